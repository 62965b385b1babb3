"""The walks through the house lead through files that are there, and by none of them twice."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

# The checkout's: an installed package leaves its READMEs behind.
PACKAGE = Path(__file__).parents[2] / "drawholdem_tui"
LONGEST = 40  # lines: a walk is one screen


def walks() -> list[str]:
    text = (PACKAGE / "README.md").read_text(encoding="utf-8")
    return text.split("\n## ")[1:]


def test_there_are_three_and_each_is_one_screen() -> None:
    assert len(walks()) == 3
    assert all(len(walk.splitlines()) <= LONGEST for walk in walks())


def test_each_names_files_that_are_there_and_none_twice() -> None:
    for walk in walks():
        names = re.findall(r"`([a-z_/]+(?:\.py|/))`", walk)
        assert len(names) > 5
        assert not [name for name in names if not (PACKAGE / name).exists()]
        assert max(Counter(names).values()) == 1

"""What README and guides say can be done can be typed, and what they link to is there."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from tableau import REPOSITORY

from drawholdem_tui.cli.commands import options_of

LONGEST = 150  # lines of the README: more is a manual
GUIDES = [
    REPOSITORY / "README.md",
    *sorted(REPOSITORY.glob("assets/**/*.md")),
    *sorted(REPOSITORY.glob("drawholdem_tui/**/README.md")),
    REPOSITORY / "tests" / "README.md",
]
COMMAND = re.compile(r"^ {4}(drawholdem(?: .*)?)$|`(drawholdem [^`]*)`", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#]+)[^)]*\)")
SAID_BESIDE_IT = re.compile(r"\s{2,}\S.*$")  # two blanks, and then what it does

pytestmark = pytest.mark.skipif(
    not (REPOSITORY / "README.md").exists(), reason="not a checkout: the guides are not here"
)


def commands(guide: Path) -> Iterator[list[str]]:
    """Each as words; a placeholder such as FILE... is a word, too."""
    for block, inline in COMMAND.findall(guide.read_text(encoding="utf-8")):
        typed = SAID_BESIDE_IT.sub("", block or inline).split(" | ")[0]
        words = shlex.split(typed.removesuffix("..."))[1:]
        only_named = not block and len(words) == 1
        if not only_named and not {"COMMAND", "--help"} & set(words):
            yield words


def test_the_readme_is_read_in_one_go() -> None:
    lines = (REPOSITORY / "README.md").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= LONGEST


def test_every_command_can_be_typed() -> None:
    tried = 0
    for guide in GUIDES:
        for words in commands(guide):
            try:
                options_of(words)
            except Exception as error:
                raise AssertionError(f"{guide.name}: drawholdem {shlex.join(words)}") from error
            tried += 1
    assert tried > 50


def test_every_link_leads_somewhere() -> None:
    links = 0
    for guide in GUIDES:
        for link in LINK.findall(guide.read_text(encoding="utf-8")):
            if not link.startswith("http"):
                assert (guide.parent / link).exists(), f"{guide}: {link}"
                links += 1
    assert links > 30

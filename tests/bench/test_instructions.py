"""What can be counted: instructions, which load does not move. Where there is valgrind."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tableau import REPOSITORY

MOST_A_DECISION = 88_000
MOST_OF_VERSION = 110_000_000
MOST_OF_SIMULATE = 440_000_000  # with the settings, which say in which language

PLAY = """
import sys
from random import Random
from drawholdem_tui.bench.engine import ours
from drawholdem_tui.engine.rules import TEXAS_HOLDEM
play, rng, decisions = ours(TEXAS_HOLDEM), Random(1), 0
while decisions < int(sys.argv[1]):
    decisions += play(rng)
print(decisions)
"""

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(shutil.which("valgrind") is None, reason="valgrind is not here"),
    pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="the figures are of Python 3.11"),
]


def counted(folder: Path, *words: str) -> tuple[int, str]:
    """The instructions of a program whose modules have been compiled before, and what it says."""
    environment = dict(os.environ, PYTHONPYCACHEPREFIX=str(folder / "pyc"), PYTHONHASHSEED="0")
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder / 'out'}"]
    done = None
    for command in ([sys.executable, *words], [*tool, sys.executable, *words]):
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, check=True, cwd=REPOSITORY
        )
    assert done is not None
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found, done.stderr
    return int(found[1]), done.stdout


def test_a_decision_of_the_engine(tmp_path: Path) -> None:
    few, some = counted(tmp_path, "-c", PLAY, "300")
    many, more = counted(tmp_path, "-c", PLAY, "3300")
    assert (many - few) / (int(more) - int(some)) <= MOST_A_DECISION


def test_the_starts(tmp_path: Path) -> None:
    version, said = counted(tmp_path, "-m", "drawholdem_tui", "--version")
    assert said.startswith("drawholdem ")
    assert version <= MOST_OF_VERSION
    words = ("simulate", "--hands", "1", "--seed", "1")
    simulate, said = counted(tmp_path, "-m", "drawholdem_tui", *words)
    assert said.startswith("1 hands")
    assert simulate <= MOST_OF_SIMULATE

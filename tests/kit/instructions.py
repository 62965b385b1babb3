"""What a program takes, counted: instructions, which load does not move. Where valgrind is."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

import pytest
from tableau import KIT, REPOSITORY

_Told = TypeVar("_Told")

_MOST_TRIES: Final = 3
_VALGRIND: Final = shutil.which("valgrind")
CANNOT_COUNT: Final = _VALGRIND is None or sys.version_info[:2] != (3, 11)
can_be_counted: Final = [
    pytest.mark.skipif(_VALGRIND is None, reason="valgrind is not here"),
    pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="the figures are of Python 3.11"),
]

# an engine at a table of six
PLAY: Final = f"""
import sys
from random import Random
sys.path.append({str(KIT)!r})
from drawholdem_bench.engine import ours
from drawholdem_tui.engine.rules import TEXAS_HOLDEM
play, rng, decisions = ours(TEXAS_HOLDEM), Random(1), 0
while decisions < int(sys.argv[1]):
    decisions += play(rng)
print(decisions)
"""


def valgrind(folder: Path, *options: str) -> list[str]:
    """What stands before a command that is to be counted."""
    out = f"--callgrind-out-file={folder / 'out'}"
    return [str(_VALGRIND), "--tool=callgrind", out, *options]


def collected(told: str) -> int:
    """The figure in what valgrind says."""
    found = re.search(r"Collected : (\d+)", told)
    assert found, told
    return int(found[1])


def counted(folder: Path, *words: str, program: Path = REPOSITORY) -> tuple[int, str]:
    """The instructions of a Python whose modules have been compiled before, and what it says."""
    environment = dict(os.environ, PYTHONPYCACHEPREFIX=str(folder / "pyc"), PYTHONHASHSEED="0")
    environment.pop("PYTHONDONTWRITEBYTECODE", None)

    def run(*before: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*before, sys.executable, *words],
            env=environment, capture_output=True, text=True, check=True, cwd=program,
        )  # fmt: skip

    run()
    done = with_nothing_compiled(folder / "pyc", lambda: run(*valgrind(folder)))
    return collected(done.stderr), done.stdout


def with_nothing_compiled(pyc: Path, run: Callable[[], _Told]) -> _Told:
    """To compile argparse alone takes 86 million instructions. So a run counts for nothing in which
    any module was compiled: because its source has been touched meanwhile, because it could not be
    written before, or because it is loaded only where everything is slow. It is compiled now."""
    new: set[tuple[Path, int]] = set()
    for _ in range(_MOST_TRIES):
        there = _compiled(pyc)
        told = run()
        new = _compiled(pyc) - there
        if not new:
            return told
    raise AssertionError(f"compiled in each run: {sorted(new)}")


def _compiled(pyc: Path) -> set[tuple[Path, int]]:
    """Each file, and when it was written."""
    return {(each, each.stat().st_mtime_ns) for each in pyc.rglob("*.pyc")}


def a_decision(folder: Path, program: Path = REPOSITORY) -> float:
    """Instructions from one decision of the engine to the next."""
    few, some = counted(folder, "-c", PLAY, "300", program=program)
    many, more = counted(folder, "-c", PLAY, "3300", program=program)
    return (many - few) / (int(more) - int(some))

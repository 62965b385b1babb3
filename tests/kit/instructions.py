"""What a program takes, counted: instructions, which load does not move. Where valgrind is."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from tableau import KIT, REPOSITORY

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
    done = None
    for command in ([sys.executable, *words], [*valgrind(folder), sys.executable, *words]):
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, check=True, cwd=program
        )
    assert done is not None
    return collected(done.stderr), done.stdout


def a_decision(folder: Path, program: Path = REPOSITORY) -> float:
    """Instructions from one decision of the engine to the next."""
    few, some = counted(folder, "-c", PLAY, "300", program=program)
    many, more = counted(folder, "-c", PLAY, "3300", program=program)
    return (many - few) / (int(more) - int(some))

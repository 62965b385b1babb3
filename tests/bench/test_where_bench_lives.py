"""The bench stands in the checkout: what a wheel installs is the package alone, and says so."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tableau import REPOSITORY

import drawholdem_tui

PACKAGE = Path(drawholdem_tui.__file__).parent


def told_by(folder: Path, *words: str) -> tuple[int, str, str]:
    """By the program that stands in this folder."""
    done = subprocess.run(
        [sys.executable, "-m", "drawholdem_tui", *words],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("words", [(), ("engine",), ("soak", "--hands", "3")])
def test_the_package_alone_says_where_bench_lives(tmp_path: Path, words: tuple[str, ...]) -> None:
    shutil.copytree(PACKAGE, tmp_path / "drawholdem_tui")
    code, told, wrong = told_by(tmp_path, "bench", *words)
    assert (code, told) == (2, "")
    assert wrong == (
        "drawholdem: bench is not part of the installed program: it lives in the source checkout;"
        " run python -m drawholdem_tui bench there\n"
    )


def test_a_checkout_measures_and_wants_to_know_what() -> None:
    code, told, wrong = told_by(REPOSITORY, "bench", "soak", "--hands", "3")
    assert (code, wrong) == (0, "")
    assert told.splitlines()[-1].startswith("soak 3 hands, ")
    code, told, wrong = told_by(REPOSITORY, "bench")
    assert (code, told) == (2, "")
    assert "WHAT" in wrong


def test_a_wheel_takes_the_package_and_the_package_has_no_bench() -> None:
    settings = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    assert settings["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"] == ["drawholdem_tui"]
    assert not list((REPOSITORY / "drawholdem_tui").rglob("*bench*"))

"""A data folder where no file can be locked: what is wrong is said, and nothing there changes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from failing_disk import NO_COMPILER, THERE_IS_ONE
from no_locks import ERRORS, compiled, surroundings

pytestmark = pytest.mark.skipif(not THERE_IS_ONE, reason=NO_COMPILER)

CANNOT_LOCK = "The book's folder cannot lock files ("
WAY_OUT = "use --data-dir for another folder"


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(tmp_path_factory.mktemp("library"))


def said(
    folder: Path, *arguments: str, typed: str = "", environ: dict[str, str] | None = None
) -> tuple[int, str]:
    """Exit code, and everything that was told."""
    command = [sys.executable, "-m", "drawholdem_tui", "--data-dir", str(folder), *arguments]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, env=environ, check=False
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout + done.stderr


def played(folder: Path, environ: dict[str, str] | None = None) -> tuple[int, str]:
    seats = ("--seats", "You,cpu", "--seed", "1")
    return said(folder, "play", "--plain", *seats, typed="quit\n", environ=environ)


@pytest.mark.parametrize("error", ERRORS)
def test_a_game_is_played_unsaved_and_its_first_line_says_why_and_what_to_do(
    error: str, library: Path, tmp_path: Path
) -> None:
    code, told = played(tmp_path, surroundings(library, error))
    first = told.lstrip().splitlines()[0]
    assert code == 1
    assert first.startswith(CANNOT_LOCK)
    assert WAY_OUT in first
    assert "Another drawholdem" not in told


@pytest.mark.parametrize("error", ERRORS)
def test_commands_that_read_the_book_say_the_same_in_one_line_and_change_nothing(
    error: str, library: Path, tmp_path: Path
) -> None:
    played(tmp_path)
    book = (tmp_path / "book.sqlite3").read_bytes()
    files = sorted(each.name for each in tmp_path.iterdir())
    # of ENOLCK SQLite thinks that it passes, and waits for it
    for command in ("history", "stats", "verify")[: 1 if error == "ENOLCK" else None]:
        code, told = said(tmp_path, command, environ=surroundings(library, error))
        assert code == 2
        assert told.startswith(f"drawholdem: {CANNOT_LOCK}")
        assert WAY_OUT in told
        assert len(told.splitlines()) == 1
    played(tmp_path, surroundings(library, error))
    assert (tmp_path / "book.sqlite3").read_bytes() == book
    assert sorted(each.name for each in tmp_path.iterdir()) == files
    assert "Continuing the game" in said(tmp_path, "play", "--plain", typed="quit\n")[1]


def test_a_book_that_another_program_writes_is_still_called_that(tmp_path: Path) -> None:
    """The first is at its prompt while the second comes."""
    seats = ("--seats", "You,cpu", "--seed", "1")
    command = [sys.executable, "-m", "drawholdem_tui", "--data-dir", str(tmp_path)]
    with subprocess.Popen(
        [*command, "play", "--plain", *seats], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as first:
        assert first.stdout
        assert first.stdout.read(1)  # it has opened its book
        assert "The book is open in another copy of drawholdem." in played(tmp_path)[1]
        first.communicate(b"quit\n")
    assert first.returncode == 0

"""A disk that fails: told before anything is shown that is not on it, in both front ends; and
written again, with all that was missed, as soon as that can be."""

from __future__ import annotations

import asyncio
import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from commanded import commanded
from evenings import table
from pages import Program, with_program
from tableau import REPOSITORY

from drawholdem_tui.evening.bookkeeping import WhatNow
from drawholdem_tui.evening.evening import fresh
from drawholdem_tui.evening.lobby import Lobby, sit_down
from drawholdem_tui.line_mode.play import play
from drawholdem_tui.storage.book.faults import BookFault, Fault
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.book.pages import Pages
from drawholdem_tui.storage.book.writer import Book
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.tui.live.screens.asked import NotSaved

pytestmark = pytest.mark.every_python

LAID = table("draw-holdem", "Ann,cpu:random,cpu:random", stack=2_000)
NOTICE = "This game is not being saved: "


class Disk:
    """Full from some moment on, and until some other."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.full = False
        say, deal, finish = Pages.say, Pages.deal, Pages.finish
        for name, does in (("say", say), ("deal", deal), ("finish", finish)):
            patch.setattr(Pages, name, self._failing(does))

    def _failing(self, does: Callable[..., None]) -> Callable[..., None]:
        def write(*arguments: object) -> None:
            if self.full:
                raise BookFault(Fault.UNWRITABLE, "no space left")
            does(*arguments)

        return write


class Typed(io.StringIO):
    """Says what follows from what it is asked, and does something before that."""

    def __init__(self, out: io.StringIO, *answers: tuple[str, Callable[[], object]]) -> None:
        super().__init__()
        self.out = out
        self.answers = list(answers)

    def readline(self, *_: object) -> str:  # type: ignore[override]
        if not self.answers:
            return ""
        said, does = self.answers.pop(0)
        does()
        return said + "\n"


def nothing() -> None:
    """Before most answers."""


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def plays(path: Path, out: io.StringIO, *answers: tuple[str, Callable[[], object]]) -> Book:
    with sit_down(path) as opened:
        assert opened.book
        play(LAID, Typed(out, *answers), out, opened=opened)
    return opened.book


# In plain text


def test_it_is_told_before_the_result_of_the_first_action_that_is_not_on_the_disk(
    tmp_path: Path, disk: Disk
) -> None:
    out = io.StringIO()
    plays(
        tmp_path / "book.sqlite3",
        out,
        ("keep", lambda: setattr(disk, "full", True)),
        ("leave", nothing),
    )
    said = out.getvalue()
    before, after = said.split(NOTICE, 1)
    assert "You keep" not in said
    assert "no space left" in after.splitlines()[0]
    assert "The deck is sealed" in before
    assert said.count(NOTICE) == 2  # and again at leaving
    assert "The game is saved" not in said


def test_try_again_writes_what_was_missed_and_the_game_goes_on_from_there(
    tmp_path: Path, disk: Disk
) -> None:
    path = tmp_path / "book.sqlite3"
    out = io.StringIO()
    book = plays(
        path,
        out,
        ("keep", lambda: setattr(disk, "full", True)),
        ("again", nothing),
        ("a", lambda: setattr(disk, "full", False)),
    )
    assert book.fault is None
    assert out.getvalue().count(NOTICE) == 2
    assert "The game is saved mid-hand" in out.getvalue()
    again = io.StringIO()
    plays(path, again)
    assert "You keep." in again.getvalue()


def test_when_the_disk_can_be_written_again_the_hands_that_were_missed_are_written_too(
    tmp_path: Path, disk: Disk
) -> None:
    path = tmp_path / "book.sqlite3"
    out = io.StringIO()
    folds = [("keep", nothing), ("fold", nothing), ("", nothing)]
    book = plays(
        path,
        out,
        ("keep", lambda: setattr(disk, "full", True)),
        ("unsaved", nothing),
        *folds[1:],
        *folds,
        *folds,
        ("keep", lambda: setattr(disk, "full", False)),
    )
    said = out.getvalue()
    assert book.fault is None
    assert said.count("\nHand ") == 4
    assert "The game is being saved again, and nothing was lost." in said
    assert "The game is saved" in said.split("saved again")[1]
    with history(path) as past:
        assert [row.number for row in past.hands_of(1)] == [1, 2, 3]


def test_what_is_not_understood_is_asked_again(tmp_path: Path, disk: Disk) -> None:
    out = io.StringIO()
    plays(
        tmp_path / "book.sqlite3",
        out,
        ("keep", lambda: setattr(disk, "full", True)),
        ("nonsense", nothing),
        ("l", nothing),
    )
    assert "Unknown command 'nonsense'" in out.getvalue()


@pytest.mark.skipif(sys.platform == "win32", reason="no limits")
def test_the_exit_code_says_that_not_everything_is_on_the_disk(tmp_path: Path) -> None:
    code = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (72000, 72000));"
        "from drawholdem_tui.cli.main import main;"
        f"sys.exit(main(['play', '--plain', '--data-dir', {str(tmp_path)!r}, '--seed', '1']))"
    )
    said = "keep\nunsaved\n" + "keep\ncall\ncheck\n\n" * 60
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=said,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        cwd=REPOSITORY,
    )
    assert (done.returncode, done.stderr) == (1, ""), done.stdout
    assert NOTICE in done.stdout
    assert "The game is saved" not in done.stdout.split(NOTICE)[-1]


# Where it was


@pytest.mark.parametrize("how", ["deleted", "moved", "folder moved", "replaced"])
def test_a_book_that_is_taken_away_is_noticed_and_can_be_written_anew(
    how: str, tmp_path: Path
) -> None:
    folder = tmp_path / "game"
    path = folder / "book.sqlite3"
    other = tmp_path / "other.sqlite3"
    other.write_text("something else")

    def take_away() -> None:
        match how:
            case "deleted":
                path.unlink()
            case "moved":
                path.rename(tmp_path / "moved.sqlite3")
            case "folder moved":
                folder.rename(tmp_path / "elsewhere")
            case _:
                other.replace(path)

    out = io.StringIO()
    hand = [("keep", nothing), ("fold", nothing), ("", nothing)]
    book = plays(path, out, *hand, ("keep", take_away), ("again", nothing), *hand[1:])
    said = out.getvalue()
    assert f"{NOTICE}the book is no longer where it was" in said
    assert book.fault is None
    with history(path) as past:
        assert [row.number for row in past.hands_of(1)] == [1, 2]
        assert past.evenings()[0].status == "open"
    if how == "replaced":  # and what lay there is kept
        (aside,) = folder.glob("book.2*.sqlite3")
        assert aside.read_text() == "something else"


def test_a_book_that_is_gone_is_noticed_at_leaving(tmp_path: Path) -> None:
    path = tmp_path / "book.sqlite3"
    out = io.StringIO()
    book = plays(path, out, ("keep", nothing), ("quit", path.unlink))
    assert book.fault is not None
    assert f"{NOTICE}the book is no longer where it was (deleted or moved)" in out.getvalue()
    assert "The game is saved" not in out.getvalue()
    assert not path.exists()


SHORT = f"{NOTICE}the book file is cut short."


def cut_short(file: Path, left: int = 0) -> Callable[[], None]:
    """In place: it is the same file still."""

    def cut() -> None:
        assert file.stat().st_size > left
        os.truncate(file, left)

    return cut


@pytest.mark.parametrize(("end", "left"), [("", 0), ("", 4_096), ("-wal", 0), ("-wal", 5_000)])
def test_a_book_that_is_cut_short_is_noticed_before_the_next_action_is_told(
    end: str, left: int, tmp_path: Path
) -> None:
    path, out = tmp_path / "book.sqlite3", io.StringIO()
    cut = cut_short(Path(f"{path}{end}"), left)
    book = plays(path, out, ("keep", nothing), ("call", cut), ("leave", nothing))
    assert book.fault is not None
    told = out.getvalue()
    assert "You call" not in told
    assert told.count(SHORT) == 2  # and again at leaving
    assert "The game is saved" not in told


def test_a_book_that_is_cut_short_is_noticed_at_leaving_and_the_exit_code_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = Typed(io.StringIO(), ("keep", nothing), ("quit", cut_short(tmp_path / "book.sqlite3")))
    monkeypatch.setattr("sys.stdin", typed)
    code, told, _error = commanded(tmp_path, "play", "--plain")
    assert code == 1
    assert SHORT in told
    assert "The game is saved" not in told


def test_when_the_book_is_closed_it_is_known_whether_it_was_cut_short(tmp_path: Path) -> None:
    path = tmp_path / "book.sqlite3"
    with sit_down(path) as opened:
        lobby = Lobby(opened, paths(tmp_path))
        evening = lobby.start(LAID)
        assert evening.left_unsaved() is None
        cut_short(path)()
    assert (fault := lobby.not_saved()) is not None
    assert fault.fault is Fault.DAMAGED


def test_a_book_that_is_put_back_as_it_was_is_written_again(tmp_path: Path) -> None:
    path, out, was = tmp_path / "book.sqlite3", io.StringIO(), list[bytes]()

    def cut() -> None:
        was.append(path.read_bytes())
        os.truncate(path, 0)

    book = plays(path, out, ("keep", cut), ("again", lambda: path.write_bytes(was[0])))
    assert book.fault is None
    assert "The game is saved mid-hand" in out.getvalue()
    again = io.StringIO()
    plays(path, again)
    assert "You keep." in again.getvalue()


def test_a_log_that_is_deleted_while_playing_costs_nothing(tmp_path: Path) -> None:
    path = tmp_path / "book.sqlite3"
    out = io.StringIO()
    plays(path, out, ("keep", Path(f"{path}-wal").unlink))
    assert NOTICE not in out.getvalue()
    again = io.StringIO()
    plays(path, again)
    assert "You keep." in again.getvalue()


# On the screen


async def takes_over(program: Program) -> None:
    """The next one presses Space until the keyboard is theirs."""
    await program.until_asked()
    for _ in range(5_000):
        if not program.director.keyboard.curtain:
            break
        await program.press("space")
    await program.until_asked()


def test_on_the_screen_it_is_a_question_before_the_result_is_shown(
    tmp_path: Path, disk: Disk
) -> None:
    async def steps(program: Program) -> None:
        await program.until_asked()
        disk.full = True
        await program.press("k")
        await program.until_page("NotSaved")
        assert "no space left" in str(program)
        assert not any("keep" in str(line) for line in program.director.show.log)
        await program.press("enter")  # try again, in vain
        await program.until_page("NotSaved")
        await program.press("u")
        await program.until_asked()
        assert "not being saved" in str(program)
        disk.full = False
        await program.press("f")
        await program.until(lambda: program.director.evening.not_saved is None)

    with_program(tmp_path, steps, table=LAID)
    with history(tmp_path / "book.sqlite3") as past:
        assert past.evenings()[0].status == "open"


def test_leaving_from_that_question_ends_the_program(tmp_path: Path, disk: Disk) -> None:
    async def steps(program: Program) -> None:
        await program.until_asked()
        disk.full = True
        await program.press("k")
        await program.until_page("NotSaved")
        assert isinstance(program.app.screen, NotSaved)
        await program.press("q")
        await program.until(lambda: program.app.return_code == 0)

    with_program(tmp_path, steps, table=LAID)


def test_the_curtain_says_it_too_and_so_does_leaving(tmp_path: Path, disk: Disk) -> None:
    async def steps(program: Program) -> None:
        await takes_over(program)
        disk.full = True
        await program.press("k")
        await program.until_page("NotSaved")
        await program.press("u")
        await program.until(lambda: program.director.evening.not_saved is not None)
        await program.until_asked()
        assert "not being saved" in str(program)
        await program.press("q")
        await program.until_page("Leaving")
        assert "This game is not being saved: " in str(program)

    with_program(tmp_path, steps, table=table("draw-holdem", "Ann,Ben", stack=2_000))


# The writer


@pytest.mark.parametrize("error", [KeyError("newrule"), ZeroDivisionError("division by zero")])
def test_a_fault_of_the_program_is_told_in_words_of_ours(
    error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python's speech reaches no player, and the table does not wait for ever."""

    def say(*_arguments: object) -> None:
        raise error

    monkeypatch.setattr(Pages, "say", say)
    out = io.StringIO()
    plays(tmp_path / "book.sqlite3", out, ("keep", nothing), ("leave", nothing))
    said = out.getvalue()
    assert f"{NOTICE}a bug in the program." in said
    assert type(error).__name__ not in said
    assert str(error) not in said


def test_without_anybody_to_ask_play_goes_on(tmp_path: Path, disk: Disk) -> None:
    async def asked() -> None:
        with sit_down(tmp_path / "book.sqlite3") as opened:
            evening = fresh(LAID, opened.book)
            assert evening.keeper
            disk.full = True
            evening.keeper.hand_begins(evening.match, bytes(32))
            await evening.keeper.written()
            assert evening.not_saved
            disk.full = False
            await evening.keeper.written()

    asyncio.run(asked())
    assert WhatNow("leave") is WhatNow.LEAVE

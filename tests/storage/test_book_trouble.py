"""Books that are damaged, disks that are full, programs that meet at the same book: at most a
sentence, never a traceback, and play goes on."""

from __future__ import annotations

import asyncio
import errno
import io
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from commanded import commanded
from evenings import Answers, table
from tableau import KIT, REPOSITORY

from drawholdem_tui.evening.evening import fresh
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.line_mode.play import play
from drawholdem_tui.storage.book.opening import open_book
from drawholdem_tui.storage.book.pages import OpenEvening, Pages
from drawholdem_tui.storage.book.writer import Book

PAGE = 4096
LAID = table("draw-holdem", stack=2_000, seed="golden 1")
FLIPS, FIRST_FLIPS = 150, 30  # of each kind, each one to eight bits


def sits(book: Path, source: io.StringIO | None = None, out: io.StringIO | None = None) -> str:
    """Two people and two computers, whatever evening is going on."""
    out = out or io.StringIO()
    with sit_down(book, afresh=False) as opened:
        play(LAID, source or io.StringIO(), out, opened=opened)
    return out.getvalue()


@dataclass(frozen=True)
class Bytes:
    """A book as it lies on the disk."""

    book: bytes
    log: bytes = b""

    def lay(self, folder: Path) -> Path:
        folder.mkdir(mode=0o700)
        path = folder / "book.sqlite3"
        path.write_bytes(self.book)
        path.chmod(0o600)
        if self.log:
            log = Path(f"{path}-wal")
            log.write_bytes(self.log)
            log.chmod(0o600)
        return path


@cache
def a_book() -> Bytes:
    """Several hands and one going on, closed as it should be."""
    return _written(closed=True)


@cache
def a_killed_book() -> Bytes:
    """The same evening, the program killed: the end of it is still in the write-ahead log."""
    return _written(closed=False)


def _written(*, closed: bool) -> Bytes:
    calls_everything = "keep\ncheck\ncall\n\n" * 20
    with TemporaryDirectory() as folder:
        path = Path(folder) / "book.sqlite3"
        sits(path, io.StringIO(calls_everything))
        sits(path, io.StringIO(calls_everything))
        with pytest.MonkeyPatch.context() as patch, sit_down(path, afresh=False) as opened:
            if not closed:
                patch.setattr(Pages, "fold", lambda pages: True)
            out = io.StringIO()
            play(LAID, io.StringIO("keep\ncheck\ncall\n"), out, opened=opened)
            assert "saved mid-hand" in out.getvalue()
            if not closed:
                assert opened.book
                opened.book.write_now(lambda pages: None)
                return Bytes(path.read_bytes(), _log_of(path))
        return Bytes(path.read_bytes())


def aside_of(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if re.match(r"book\.2\d{3}-", path.name))


def assert_it_is_no_trouble(damaged: Bytes, folder: Path) -> bool:
    """Look things up in it, play with it and go on; whether it had to be put aside."""
    path = damaged.lay(folder)
    out = str(folder / "out")
    for question in (
        ("history",), ("export", "--out", out), ("export", "--format", "csv", "--out", out)
    ):  # fmt: skip
        code, told, error = commanded(folder, *question)
        lines = error.splitlines()
        left_out = [line for line in lines if line.endswith("is damaged and was skipped")]
        # all is well, or a sentence, or one for each hand that is left out
        assert (code, len(lines)) in ((0, 0), (2, 1), (1, len(left_out))), (told, error)
    assert Bytes(path.read_bytes(), _log_of(path)) == damaged  # looking things up changes nothing

    said = sits(path)
    assert "not being saved" not in said
    # a hand is dealt or gone on with, or somebody is asked before the next one
    assert "The deck is sealed" in said or "Enter or next: " in said
    kept = [each for each in aside_of(folder) if each.suffix == ".sqlite3"]
    if kept:
        (aside,) = kept
        first = said.splitlines()[0]
        whole = f"It was kept as {aside}, and a new book was started." in first
        # one evening of it is gone on with no more, and all the others are still there
        assert whole or first.endswith(f"The damaged book was kept as {aside}."), said
        assert Bytes(aside.read_bytes(), _log_of(aside)) == damaged
    assert sits(path).startswith("Continuing the game from")
    return bool(kept)


def _log_of(path: Path) -> bytes:
    log = Path(f"{path}-wal")
    return log.read_bytes() if log.exists() else b""


def flipped(whole: bytes, rng: Random, within: int | None = None) -> bytes:
    bits = bytearray(whole)
    for _ in range(rng.choice((1, 1, 2, 8))):
        bits[rng.randrange(within or len(bits))] ^= 1 << rng.randrange(8)
    return bytes(bits)


# Damage


def test_a_book_cut_anywhere_is_kept_and_another_begins(tmp_path: Path) -> None:
    book = a_book().book
    cuts = {page + odd for page in range(0, len(book), PAGE) for odd in (0, 1, 2048, PAGE - 1)}
    cuts |= {15, 16, 17, 99, 100, 101}
    harmless = [
        cut
        for cut in sorted(cuts)
        if not assert_it_is_no_trouble(Bytes(book[:cut]), tmp_path / str(cut))
    ]
    # an empty file is a book not yet begun; the last page may have nothing in it
    assert harmless[0] == 0
    assert all(cut > len(book) - PAGE for cut in harmless[1:])


@pytest.mark.parametrize(
    "seeds",
    [range(FIRST_FLIPS), pytest.param(range(FIRST_FLIPS, FLIPS), marks=pytest.mark.long)],
    ids=str,
)
@pytest.mark.parametrize("where", ["anywhere", "header", "schema", "log", "beside a log"])
def test_a_book_with_flipped_bits_says_at_most_a_sentence(
    where: str, seeds: range, tmp_path: Path
) -> None:
    aside = 0
    for seed in seeds:
        rng = Random(f"{where} {seed}")
        whole = a_killed_book() if "log" in where else a_book()
        if where == "log":
            damaged = Bytes(whole.book, flipped(whole.log, rng))
        else:
            within = {"header": 100, "schema": PAGE}.get(where)
            damaged = Bytes(flipped(whole.book, rng, within), whole.log)
        try:
            aside += assert_it_is_no_trouble(damaged, tmp_path / str(seed))
        except BaseException as error:
            error.add_note(f"{where}, seed {seed}")
            raise
    print(f"{where}: {aside} of {len(seeds)} put aside")
    assert (aside > 0) == (where != "log")  # SQLite forgets what comes behind a flip in the log


def test_a_log_cut_short_loses_only_what_comes_behind(tmp_path: Path) -> None:
    whole = a_killed_book()
    for seed in range(20):
        log = whole.log[: Random(seed).randrange(len(whole.log))]
        assert not assert_it_is_no_trouble(Bytes(whole.book, log), tmp_path / str(seed))


@pytest.mark.parametrize("kind", ["text", "folder", "another program's", "newer"])
def test_what_is_no_book_of_ours_is_moved_aside_untouched(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "book.sqlite3"
    match kind:
        case "text":
            path.write_text("Dear diary,\n")
        case "folder":
            path.mkdir()
            (path / "in it").touch()
        case "another program's":
            with closing(sqlite3.connect(path)) as other:
                other.execute("CREATE TABLE cats (name TEXT)")
        case _:
            path.write_bytes(a_book().book)
            with closing(sqlite3.connect(path)) as later:
                later.execute("PRAGMA user_version = 99")
    before = path.read_bytes() if path.is_file() else b""
    said = sits(path)
    (aside,) = aside_of(tmp_path)
    assert ("newer" if kind == "newer" else "foreign") in aside.name
    assert str(aside) in said.splitlines()[0]
    assert (aside.read_bytes() if aside.is_file() else b"") == before
    assert not aside.is_dir() or (aside / "in it").exists()
    assert sits(path).startswith("Continuing")


# Disks


def test_a_folder_that_cannot_be_is_a_game_without_a_book(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    out = io.StringIO()
    said = sits(tmp_path / "file" / "book.sqlite3", Answers(out, seed=1, most=40), out)
    assert said.startswith("The book cannot be written")
    assert said.count("This game is not being saved: ") == said.count("\nHand ") > 1
    assert commanded(tmp_path / "file", "history")[0] == 2
    assert commanded(tmp_path / "file", "export")[0] == 2


@pytest.mark.skipif(not hasattr(os, "geteuid") or not os.geteuid(), reason="may write anywhere")
def test_a_folder_that_may_only_be_read_is_a_game_without_a_book(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        assert "not being saved" in sits(tmp_path / "book.sqlite3")
    finally:
        tmp_path.chmod(0o700)


def test_a_folder_that_may_not_be_entered_is_a_game_without_a_book(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the system refuses it to an account that is not root."""
    shut, its_own = tmp_path / "shut", os.stat
    shut.mkdir()

    def refuses(path: object, *arguments: object, **rest: object) -> os.stat_result:
        if str(path).startswith(f"{shut}{os.sep}"):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return its_own(path, *arguments, **rest)  # type: ignore[arg-type]

    def opens_nothing(path: object, *_arguments: object, **_rest: object) -> int:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    monkeypatch.setattr(os, "stat", refuses)
    with monkeypatch.context() as opening:
        opening.setattr(os, "open", opens_nothing)
        assert "not being saved" in sits(shut / "book.sqlite3")
    code, _told, wrong = commanded(shut, "history")
    assert code == 2
    assert "The book cannot be read (Permission denied)" in wrong


PLAYS_UNTIL_THE_DISK_IS_FULL = """
import io, resource, sys
from pathlib import Path
sys.path.insert(0, sys.argv[3])
from evenings import Answers, table
from drawholdem_tui.line_mode.play import play
from drawholdem_tui.evening.lobby import sit_down

path = Path(sys.argv[1])
if limit := int(sys.argv[2]):
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
out = io.StringIO()
with sit_down(path, afresh=False) as opened:
    assert opened.book, opened.fault
    said = Answers(out, seed=5, most=300)
    code = play(table("draw-holdem", stack=2000), said, out, opened=opened)
sys.stdout.write(out.getvalue())
sys.exit(code)
"""


def plays_until_the_disk_is_full(path: Path, limit: int) -> str:
    done = subprocess.run(
        [
            sys.executable, "-c", PLAYS_UNTIL_THE_DISK_IS_FULL,
            str(path), str(limit), str(KIT),
        ],
        capture_output=True, text=True, check=False, timeout=120, cwd=REPOSITORY,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def assert_it_went_on_unsaved(said: str) -> None:
    notice = "This game is not being saved: "
    before, _, after = said.partition(notice)
    assert "\nHand " in before
    # told as soon as it happens, above every hand that follows, and at leaving
    hands = f"{notice}{after}".split("\nHand ")
    assert len(hands) > 1
    assert all(notice in each for each in hands)
    assert said.rstrip().endswith(".")
    assert "The game is saved" not in said


def saved(path: Path) -> OpenEvening | None:
    """In a hand, or between two: a log that is folded leaves room now and then."""
    opened = open_book(path, datetime.now(UTC))
    assert opened.fault is None
    assert opened.book
    opened.book.close()
    return opened.evening


@pytest.mark.skipif(sys.platform == "win32", reason="no limits")
@pytest.mark.parametrize("room", [10_000, 22_000, 25_000])
def test_on_a_full_disk_play_goes_on_and_says_that_it_is_not_saved(
    room: int, tmp_path: Path
) -> None:
    assert saved(tmp_path / "nothing_played.sqlite3") is None
    limit = (tmp_path / "nothing_played.sqlite3").stat().st_size + room
    path = tmp_path / "book.sqlite3"
    assert_it_went_on_unsaved(plays_until_the_disk_is_full(path, limit))
    assert saved(path) is not None
    assert sits(path).startswith("Continuing the game from")


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[None]:
    folder.mkdir()
    mount = shutil.which("mount")
    mounted = mount and subprocess.run(
        [mount, "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder],
        capture_output=True,
        check=False,
    )
    if not mounted or mounted.returncode:
        pytest.skip("no right to mount")
    try:
        yield
    finally:
        subprocess.run(["umount", folder], check=True)


@pytest.mark.skipif(sys.platform != "linux", reason="tmpfs is Linux's")
def test_on_a_small_disk_the_last_decision_that_was_saved_is_gone_on_with(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    with small_disk(disk, "176k"):
        path = disk / "book.sqlite3"
        assert_it_went_on_unsaved(plays_until_the_disk_is_full(path, 0))
        copy = tmp_path / "elsewhere"
        copy.mkdir()
        for each in disk.iterdir():
            shutil.copy(each, copy)
    found = saved(copy / "book.sqlite3")
    assert found is not None
    assert found.hand is not None or found.standing.hands
    assert sits(copy / "book.sqlite3").startswith("Continuing the game from")


# Two programs


def test_a_second_program_plays_unsaved_and_the_first_goes_on_undisturbed(tmp_path: Path) -> None:
    path = tmp_path / "book.sqlite3"
    with sit_down(path, afresh=False) as first:
        assert first.book
        evening = fresh(LAID, first.book)
        second = sits(path)
        assert second.startswith("The book is open in another copy of drawholdem.\n")
        assert "This game is not being saved" in second
        code, told, _ = commanded(tmp_path, "history")
        assert (code, told.count("\n")) == (0, 1)
        assert "still open: play continues it" in told
        assert commanded(tmp_path, "export", "--out", str(tmp_path / "out"))[0] == 0
        code, _, error = commanded(tmp_path, "play", "--plain", "--evening", "1")
        assert (code, error) == (
            2, "drawholdem: --evening: The book is open in another copy of drawholdem\n"
        )  # fmt: skip
        out = io.StringIO()
        play(LAID, Answers(out, seed=2, most=60), out, opened=first)
        assert evening.not_saved is None
    code, told, _ = commanded(tmp_path, "history")
    assert told.count("\n") == 2


def test_what_lies_in_the_locks_place_does_not_damage_the_book(tmp_path: Path) -> None:
    path = a_book().lay(tmp_path / "there")
    path.with_suffix(".lock").write_text("no lock of ours, but something longer than a header" * 9)
    said = sits(path)
    assert said.startswith("The book cannot be written (book.lock: ")
    assert path.read_bytes() == a_book().book


# The writer


@pytest.mark.parametrize("raised", [ValueError("oh"), SystemExit(3), sqlite3.OperationalError("x")])
def test_a_job_that_fails_never_holds_up_the_table(raised: BaseException, tmp_path: Path) -> None:
    threads = threading.active_count()
    done: list[str] = []

    def job(pages: Pages) -> None:
        raise raised

    async def waits(book: Book) -> None:
        book.put(job)
        book.put(lambda pages: done.append("after it"))
        await asyncio.wait_for(book.written(), 20)

    with sit_down(tmp_path / "book.sqlite3", afresh=False) as opened:
        assert opened.book
        asyncio.run(waits(opened.book))
        opened.book.write_now(lambda pages: done.append("now"))
        assert opened.book.fault
    assert done == []  # a gap could not be played again
    assert threading.active_count() == threads


def test_a_failing_book_is_said_above_every_hand_that_follows(tmp_path: Path) -> None:
    with sit_down(tmp_path / "book.sqlite3", afresh=False) as opened:
        assert opened.book

        def job(pages: Pages) -> None:
            raise OSError("the disk is gone")

        out = io.StringIO()
        answers = Answers(out, seed=1, most=40)
        opened.book.put(job)
        play(LAID, answers, out, opened=opened)
    said = out.getvalue()
    # when it happens, above every hand, and at leaving
    assert said.count("This game is not being saved: ") == said.count("\nHand ") + 2 > 3
    assert "The game is saved" not in said


def test_nothing_is_left_open(tmp_path: Path) -> None:
    if not Path("/proc/self/fd").exists():
        pytest.skip("no /proc")
    path = a_book().lay(tmp_path / "there")
    sits(path)
    before = len(list(Path("/proc/self/fd").iterdir())), threading.active_count()
    for _ in range(5):
        sits(path)
        commanded(path.parent, "history")
        (tmp_path / "bad").mkdir(exist_ok=True)
        (tmp_path / "bad" / "book.sqlite3").write_bytes(a_book().book[: 3 * PAGE])
        commanded(tmp_path / "bad", "history")
        sits(tmp_path / "bad" / "book.sqlite3")
    assert (len(list(Path("/proc/self/fd").iterdir())), threading.active_count()) == before

"""A log that was cut, removed or flipped, a book that is damaged: told, kept to the byte, and all
the rest can be read. A program that was killed is no reason to say anything."""

from __future__ import annotations

import csv
import io
import os
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from evenings import table

from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.line_mode.play import play
from drawholdem_tui.storage.book.file import connect
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.book.mark import mark_beside, read_mark
from drawholdem_tui.storage.book.opening import Opened, open_book
from drawholdem_tui.storage.book.pages import Pages
from drawholdem_tui.storage.book.schema import MIGRATIONS

LAID = table("draw-holdem", "Ann,cpu:random,cpu:random", stack=2_000)
NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
HAND = "keep\ncall\ncheck\ncall\ncheck\nfold\n\n"
VARIANTS = 100  # of each of three kinds
NAMES = ("book.sqlite3", "book.sqlite3-wal", "book.sqlite3-mark")

Folder = dict[str, bytes]


def sits(path: Path, said: str = "") -> str:
    out = io.StringIO()
    with sit_down(path) as opened:
        play(LAID, io.StringIO(said), out, opened=opened)
    return out.getvalue()


def what_lies_in(folder: Path) -> Folder:
    return {name: (folder / name).read_bytes() for name in NAMES if (folder / name).exists()}


def lay(found: Folder, folder: Path) -> Path:
    """A copy keeps the time of its book, as that of a whole folder does."""
    folder.mkdir(mode=0o700)
    for name, whole in found.items():
        (folder / name).write_bytes(whole)
        (folder / name).chmod(0o600)
    path = folder / NAMES[0]
    if path.exists() and (mark := read_mark(path)):
        os.utime(path, ns=(mark.changed, mark.changed))
    return path


@cache
def killed(folded: bool = False) -> Folder:
    """Some hands and one going on; the program was killed. What is in its log is all of it, or but
    the hand going on."""
    with TemporaryDirectory() as place, pytest.MonkeyPatch.context() as patch:
        path = Path(place) / NAMES[0]
        if not folded:
            patch.setattr(Pages, "fold", lambda pages: True)
        with sit_down(path) as opened:
            assert opened.book
            play(LAID, io.StringIO(HAND * 6 + "keep\n"), io.StringIO(), opened=opened)
            opened.book.look_now()
            return what_lies_in(Path(place))


@cache
def closed() -> Folder:
    with TemporaryDirectory() as place:
        path = Path(place) / NAMES[0]
        sits(path, HAND * 6 + "keep\n")
        return what_lies_in(Path(place))


def opened(path: Path) -> Opened:
    found = open_book(path, NOW)
    assert found.book
    found.book.close()
    return found


@cache
def whole_evening() -> tuple[int, int]:
    """Hands finished, actions said in the one going on."""
    with TemporaryDirectory() as place:
        return stands(opened(lay(killed(), Path(place) / "x")))


def stands(found: Opened) -> tuple[int, int]:
    if found.evening is None:
        return (0, -1)
    hand = found.evening.hand
    return (found.evening.standing.hands, len(hand.actions) if hand else -1)


# Nothing is said where nothing is wrong


@pytest.mark.parametrize("how", ["killed", "killed, folded", "closed", "without its mark"])
def test_a_whole_book_is_opened_without_a_word(how: str, tmp_path: Path) -> None:
    found = dict(closed() if how == "closed" else killed(folded="folded" in how))
    if how == "without its mark":
        del found[NAMES[2]]
    said = sits(lay(found, tmp_path / "x"))
    assert said.startswith("Continuing the game from")
    assert sorted(file.name for file in (tmp_path / "x").iterdir()) == [
        "book.lock", "book.sqlite3", "book.sqlite3-mark",
    ]  # fmt: skip


def test_a_mark_that_lags_behind_or_is_torn_is_no_reason_to_say_anything(tmp_path: Path) -> None:
    """Power cuts keep things from the disk; the book was flushed before its mark was written."""
    older = closed()[NAMES[2]]
    for at, mark in enumerate((b"", older[:40], older[:-9] + b"x" * 9, bytes(160))):
        path = lay(killed() | {NAMES[2]: mark}, tmp_path / str(at))
        assert opened(path).earlier is None


def test_a_book_of_somebody_elses_folder_is_another_book(tmp_path: Path) -> None:
    path = lay(closed(), tmp_path / "x")
    with TemporaryDirectory() as place:
        other = Path(place) / NAMES[0]
        sits(other, HAND)
        path.write_bytes(other.read_bytes())
    assert sits(path).startswith("Continuing the game from")


# What is missing


def broken_log(seed: int) -> tuple[str, Folder]:
    """A log that was cut, that was flipped, or that is gone."""
    rng = Random(seed)
    found = dict(killed())
    log = found[NAMES[1]]
    kind = ("cut", "flipped", "removed")[0 if seed % 10 < 5 else 1 if seed % 10 < 9 else 2]
    if kind == "removed":
        del found[NAMES[1]]
    elif kind == "cut":
        found[NAMES[1]] = log[: rng.randrange(len(log))]
    else:
        bits = bytearray(log)
        for _ in range(rng.choice((1, 2, 8))):
            bits[rng.randrange(len(bits))] ^= 1 << rng.randrange(8)
        found[NAMES[1]] = bytes(bits)
    return kind, found


def test_a_log_that_lost_something_is_told_and_kept_to_the_byte(tmp_path: Path) -> None:
    lost = 0
    for seed in range(3 * VARIANTS):
        kind, found = broken_log(seed)
        where = f"seed {seed}, {kind}"
        path = lay(found, tmp_path / str(seed))
        said = opened(path)
        if stands(said) == whole_evening():
            assert not said.fault, where  # what was lost are bytes without a meaning
        else:
            lost += 1
            assert said.earlier, where
            assert said.as_found, where
        if said.as_found:
            for name, whole in found.items():
                copy = Path(str(said.as_found) + name.removeprefix(NAMES[0]))
                assert copy.read_bytes() == whole, where
        assert opened(path).earlier is None, where  # told once
    print(f"{lost} of {3 * VARIANTS} had lost something")
    assert lost > 2 * VARIANTS


def test_the_player_reads_since_when_and_where_it_is_kept(tmp_path: Path) -> None:
    found = dict(killed())
    del found[NAMES[1]]
    path = lay(found, tmp_path / "x")
    first = sits(path).splitlines()[0]
    match = re.fullmatch(
        r"The game went back to (.{19}); everything from then until (.{19}) is lost\."
        r" The damaged book was kept as (.*)\.",
        first,
    )
    assert match, first
    assert Path(match[3]).read_bytes() == found[NAMES[0]]


@pytest.mark.parametrize("book", ["empty", "missing"])
def test_a_log_without_its_book_is_never_destroyed(book: str, tmp_path: Path) -> None:
    for seed in range(7):
        found = dict(killed())
        log = found[NAMES[1]] = found[NAMES[1]][: len(found[NAMES[1]]) - seed * 1_000]
        found[NAMES[0]] = b""
        if book == "missing":
            del found[NAMES[0]]
        folder = tmp_path / str(seed)
        said = sits(lay(found, folder))
        assert said.startswith("The book was damaged (only its log is left)."), said
        (aside,) = folder.glob("book.2*-wal")
        assert aside.read_bytes() == log


def test_a_book_that_is_gone_is_told_once(tmp_path: Path) -> None:
    path = lay(closed(), tmp_path / "x")
    path.unlink()
    assert sits(path).startswith("The book last saved ")
    assert sits(path).startswith("Continuing the game from")


# What is damaged


def test_after_each_hand_the_one_file_has_all_that_was_played(tmp_path: Path) -> None:
    """Copied while the program runs, between two hands."""
    path = tmp_path / "book.sqlite3"
    with sit_down(path) as found:
        assert found.book
        play(LAID, io.StringIO("keep\nfold\n"), io.StringIO(), opened=found)
        found.book.look_now()
        found.book.open_evening()
        alone = tmp_path / "alone" / "book.sqlite3"
        alone.parent.mkdir()
        shutil.copy(path, alone)
        with history(alone) as past:
            assert [row.hands for row in past.evenings()] == [1]
            assert len(past.hands_of(1)) == 1


COLUMNS = ("began", "status", "game", "hands", "results", "laid", "state", "seal")


@pytest.mark.parametrize("column", COLUMNS)
def test_whatever_is_in_the_open_evening_a_start_gets_a_sentence_and_a_table(
    column: str, tmp_path: Path
) -> None:
    """One bit of it, or something else altogether."""
    for at, value in enumerate((None, "x", b"\xff\xfe", -1, 2**62, "[]", "{}", "0001-01-01")):
        path = lay(closed(), tmp_path / f"{column} {at}")
        with closing(sqlite3.connect(path)) as other:
            before = other.execute(f"SELECT {column} FROM evening").fetchone()[0]
            text = str(before).encode()
            flipped = bytes((*text[:-1], text[-1] ^ 1)).decode("latin-1")
            put = flipped if value is None else value
            other.execute(f"UPDATE evening SET {column} = ?", (put,))
            other.commit()
        found = path.read_bytes()
        said = sits(path)
        assert "Evening 1 is damaged" in said.splitlines()[0], said
        assert "Hand 1," in said
        (aside,) = path.parent.glob("book.2*.sqlite3")
        assert aside.read_bytes() == found
        with history(path) as past:  # the hands of it are all there
            hands = [kept for kept in past.every_hand() if kept.evening == 1]
            assert all(kept.text and kept.figures for kept in hands)
            assert len(hands) == whole_evening()[0]
            assert dict(past.every_evening())[1] is None
        assert sits(path).startswith("Continuing the game from")


def exported(path: Path, out: Path) -> tuple[int, str, str]:
    from contextlib import redirect_stderr, redirect_stdout

    from drawholdem_tui.cli.main import main

    told, error = io.StringIO(), io.StringIO()
    with redirect_stdout(told), redirect_stderr(error):
        code = main(["--data-dir", str(path.parent), "export", "--out", str(out)])
        csv_code = main(
            ["--data-dir", str(path.parent), "export", "--out", str(out), "--format", "csv"]
        )
    return max(code, csv_code), told.getvalue(), error.getvalue()


@pytest.mark.parametrize(
    ("change", "phh_lost", "csv_lost"),
    [
        ("UPDATE hand SET phh = CAST(x'ff00fe' AS TEXT) WHERE id = 2", 1, 0),
        ("UPDATE hand SET pot = pot + 1 WHERE id = 2", 0, 1),
        ("UPDATE net SET net = 0 WHERE hand = 2 AND chair = 0", 0, 1),
        ("DELETE FROM net WHERE hand = 2", 0, 1),
        ("UPDATE evening SET results = 'x'", 0, 0),
        ("UPDATE hand SET ended = x'ff' WHERE id = 2", 0, 1),
    ],
)
def test_what_can_be_read_is_exported_and_what_cannot_is_named(
    change: str, phh_lost: int, csv_lost: int, tmp_path: Path
) -> None:
    path = lay(closed(), tmp_path / "x")
    with closing(sqlite3.connect(path)) as other:
        other.execute(change)
        other.commit()
    code, told, error = exported(path, tmp_path / "out")
    hands = whole_evening()[0]
    assert len(list((tmp_path / "out").rglob("*.phh"))) == hands - phh_lost
    with (tmp_path / "out" / "hands.csv").open(newline="", encoding="utf-8") as file:
        assert len({row["hand"] for row in csv.DictReader(file)}) == hands - csv_lost
    assert told.startswith(f"{hands - phh_lost} hands written to ")
    left_out = "drawholdem: evening 1, hand 2 is damaged and was skipped\n"
    assert error == left_out * (phh_lost + csv_lost)
    assert code == (1 if error else 0)


def flips() -> Iterator[tuple[int, bytes]]:
    book = closed()[NAMES[0]]
    for seed in range(VARIANTS):
        rng = Random(f"page {seed}")
        page = rng.randrange(1, len(book) // 4096)
        bits = bytearray(book)
        for _ in range(rng.choice((1, 8, 200))):
            bits[page * 4096 + rng.randrange(4096)] ^= 1 << rng.randrange(8)
        yield seed, bytes(bits)


def test_a_bad_page_costs_what_stands_on_it_and_nothing_else_is_exported_wrong(
    tmp_path: Path,
) -> None:
    right = {}
    whole = lay(closed(), tmp_path / "whole")
    exported(whole, tmp_path / "right")
    for file in (tmp_path / "right").rglob("*.phh"):
        right[file.name] = file.read_text()
    lines = set((tmp_path / "right" / "hands.csv").read_text().splitlines())
    least = len(right)
    for seed, book in flips():
        folder = tmp_path / str(seed)
        path = lay({NAMES[0]: book}, folder)
        code, _told, error = exported(path, folder / "out")
        written = {file.name: file.read_text() for file in (folder / "out").rglob("*.phh")}
        assert all(right[name] == text for name, text in written.items()), seed
        table = folder / "out" / "hands.csv"
        if table.exists():
            assert set(table.read_text().splitlines()) <= lines, seed
        missing = len(right) - len(written)
        assert code == 2 or error.count("skipped") >= missing, (seed, error)
        least = min(least, len(written))
        assert path.read_bytes() == book, seed
    print(f"at the worst {least} of {len(right)} hands")


# Older books


def test_a_book_of_version_1_is_opened_and_sealed_anew(tmp_path: Path) -> None:
    path = tmp_path / "book.sqlite3"
    path.write_bytes(closed()[NAMES[0]])
    made_old(path)
    found = opened(path)
    assert (found.fault, found.earlier, found.damaged) == (None, None, ())
    assert stands(found) == whole_evening()
    with history(path) as past:
        assert all(kept.text and kept.figures for kept in past.every_hand())


def test_what_was_wrong_in_a_book_of_version_1_stays_wrong(tmp_path: Path) -> None:
    path = tmp_path / "book.sqlite3"
    path.write_bytes(closed()[NAMES[0]])
    made_old(path)
    with closing(sqlite3.connect(path)) as other:
        other.execute("UPDATE hand SET phh = 'x' WHERE id = 2")
        other.execute("UPDATE evening SET state = '{}'")
        other.commit()
    assert [fault.evening for fault in opened(path).damaged] == [1]
    with history(path) as past:
        assert [kept.id for kept in past.every_hand() if kept.text is None] == [2]


def made_old(path: Path) -> None:
    """As version 1 has written it."""
    from drawholdem_tui.storage.book.sealing import seal

    with closing(connect(path)) as book:
        for evening, *parts in book.execute(
            "SELECT id, hands, results, laid, state FROM evening"
        ).fetchall():
            book.execute("UPDATE evening SET seal = ? WHERE id = ?", (seal(*parts), evening))
        for hand, phh in book.execute("SELECT id, phh FROM hand").fetchall():
            book.execute("UPDATE hand SET seal = ? WHERE id = ?", (seal(phh), hand))
        book.execute("ALTER TABLE hand DROP COLUMN figures")
        book.execute("DROP TABLE written")
        book.execute("DROP INDEX hand_figures")
        for table in ("note", "cost", "deleted", "sitting", "spot", "again"):
            book.execute(f"DROP TABLE {table}")
        for index in ("hand_ended", "hand_game", "hand_players", "hand_showdown"):
            (made,) = re.findall(f"CREATE INDEX {index} .*;", MIGRATIONS[0])
            book.execute(made)
        book.execute("PRAGMA user_version = 1")
    with closing(sqlite3.connect(":memory:")) as first, closing(sqlite3.connect(path)) as old:
        first.executescript(MIGRATIONS[0])
        asked = "SELECT name FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
        assert first.execute(asked).fetchall() == old.execute(asked).fetchall()
    mark_beside(path).unlink(missing_ok=True)

"""Books in which one value is another than anybody has written, and commands run on them: no fault
of the program, no bare escape character, nothing that takes for ever."""

from __future__ import annotations

import contextlib
import io
import shutil
import sqlite3
import time
import traceback
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any, Final, NamedTuple

import pytest
from pasts import Sat, book_of

from drawholdem_tui.cli import main as command_line
from drawholdem_tui.players.coach import EDITION
from drawholdem_tui.storage.book.afterwards import Cost, delete_hand, keep_costs, note
from drawholdem_tui.storage.book.opening import open_book
from drawholdem_tui.storage.book.pages import Pages
from drawholdem_tui.storage.book.schema import MIGRATIONS
from drawholdem_tui.storage.book.sealing import evening_seal, figures_seal, seal, text_seal

LONGEST: Final = 5.0  # seconds a command may reckon
LATEST: Final = 60.0  # and take, beside whatever else this machine does
NESTED: Final = "[" * 5_000 + "]" * 5_000
ODD: Final[tuple[Any, ...]] = (
    None, "", "x", "\x1b[31mred\x1b[0m\r\n\x07\x00", "\u202eABC\u2066", "1", "-1", "1e3", "NaN",
    "9999-12-31", "0001-01-01T00:00:00Z", "2026-02-30", "9999-12-31T23:59:59-14:00", "[]", "{}",
    "[[]]", NESTED, '{"a": NaN}', "[Infinity]", '{"swap": [[]], "moon": 1}', "null", "own 1 2",
    "own x y", "swap 99999999999 0 s", "over", "open", "aside", "deleted", b"", b"\xff\xfe\x00",
    b"x", 0, 1, -1, 2, 7, 10**6, 2**31, 2**62, 2**63 - 1, -(2**63), 0.5, -0.0, 1e300, -1e300,
    float("inf"), float("-inf"), "x" * 100_000,
)  # fmt: skip
Command = tuple[tuple[str, ...], str]  # and what is typed
TRAINING: Final = ("sitting", "spot", "again")
OF_TRAINING: Final[tuple[Command, ...]] = (
    (("drill", "ranks", "--plain"), "1\n"),
    (("drill", "--plain", "--spots", "2"), "1\n"),
)
COMMANDS: Final[tuple[Command, ...]] = (
    (("history", "--plain"), ""),
    (("history", "--plain", "--evening", "4"), ""),
    (("history", "--plain", "--evening", "2"), ""),
    (("stats",), ""),
    (("stats", "--json"), ""),
    (("stats", "--csv", "--evening", "2"), ""),
    (("export", "--out", "{out}"), ""),
    (("export", "--out", "{out}", "--format", "csv"), ""),
    (("verify", "--jobs", "1"), ""),
    (("drill", "ranks", "--plain"), "quit\n"),
    (("daily", "--plain"), "pause\n"),
    (("play", "--plain"), "keep\ncall\n"),
)


class Column(NamedTuple):
    table: str
    name: str


class Outcome(NamedTuple):
    """Of a command: what was wrong with it, if anything was."""

    code: int
    said: str
    errors: str
    fault: str


def ran(folder: Path, arguments: Sequence[str], typed: str = "") -> Outcome:
    """In this process, with all files of the program in that folder."""
    out, errors = io.StringIO(), io.StringIO()
    faults: list[str] = []

    def ended(error: Exception, data_dir: Path | None) -> int:
        code = broken_off(error, data_dir)
        if code == 1:
            faults.append("".join(traceback.format_exception(error)))
        return code

    broken_off = command_line._broken_off
    began, reckoned = time.monotonic(), time.process_time()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", io.StringIO(typed))
        patch.setattr("sys.stdout", out)
        patch.setattr("sys.stderr", errors)
        patch.setattr(command_line, "_broken_off", ended)
        try:
            code = command_line.main(["--data-dir", str(folder), *arguments])
        except BaseException:  # what nobody has caught
            code = -1
            faults.append(traceback.format_exc())
    took, reckoned = time.monotonic() - began, time.process_time() - reckoned
    told = out.getvalue() + errors.getvalue()
    if not faults and "the program crashed" in told:
        faults.append(told)
    if reckoned > LONGEST or took > LATEST:
        faults.append(f"reckoned {reckoned:.1f} s, took {took:.1f} s")
    if any(not sign.isprintable() and sign not in "\n\r" for sign in told) or "\x1b" in told:
        faults.append(f"signs that nobody can read: {ascii(told)[-600:]}")
    return Outcome(code, out.getvalue(), errors.getvalue(), "\n".join(faults))


@cache
def played_in() -> Path:
    """A folder with a bit of everything: evenings of each kind, a hand going on, notes, costs, a
    deletion, a sitting that was interrupted and spots that come back."""
    folder = Path(mkdtemp())
    book = folder / "book.sqlite3"
    book_of(book, [Sat(("You", "CPU 1", "CPU 2"), 3), Sat(("Ann", "Ben"), 2, "draw-poker", day=2)])
    for _ in range(2):
        ran(folder, ("play", "--plain", "--new", "--seed", "odd"), "keep\ncall\nfold\n\nkeep\n")
    ran(folder, ("drill", "ranks", "--plain", "--spots", "4"), "3\n3\n3\n3\n")
    ran(folder, ("drill", "ranks", "--plain", "--spots", "9"), "3\n3\n")
    with closing(sqlite3.connect(book)) as at:
        at.isolation_level = None
        pages = Pages(at)
        note(pages, 1, "the big one", marked=True)
        keep_costs(pages, [Cost(1, "You", 12)], EDITION)
        delete_hand(pages, 2)
        at.execute("UPDATE sitting SET over = 0 WHERE id = (SELECT max(id) FROM sitting)")
    opened = open_book(book, _noon())
    assert opened.book
    opened.book.close()
    return folder


def _noon() -> Any:
    from datetime import UTC, datetime

    return datetime(2026, 11, 21, 12, tzinfo=UTC)


def columns() -> list[Column]:
    with closing(sqlite3.connect(":memory:")) as at:
        for step in MIGRATIONS:
            at.executescript(step)
        tables = at.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return [
            Column(table, name)
            for (table,) in sorted(tables)
            for _at, name, *_rest in at.execute(f"PRAGMA table_info({table})")
        ]


def spoilt(folder: Path, column: Column, value: Any, *, sealed: bool) -> bool:
    """A copy of the folder in which a row has that value; ``sealed``: with sums that fit. Whether
    the book took it."""
    shutil.copytree(played_in(), folder)
    table, name = column
    with closing(sqlite3.connect(folder / "book.sqlite3")) as at:
        rows = at.execute(f"SELECT {name} FROM {table}").fetchall()
        if not rows:
            return False
        if _has_rowid(at, table):
            where, of = f"rowid = (SELECT max(rowid) FROM {table})", ()
        else:
            where, of = f"{name} IS ?", rows[-1]
        try:
            with _nothing_is_allowed(at, table):
                at.execute(f"UPDATE {table} SET {name} = ? WHERE {where}", (value, *of))
                if sealed:
                    _seal(at)
                at.commit()
        except (sqlite3.Error, OverflowError):
            return False
    return True


def _has_rowid(at: sqlite3.Connection, table: str) -> bool:
    asked = "SELECT sql FROM sqlite_master WHERE name = ?"
    return "WITHOUT ROWID" not in at.execute(asked, (table,)).fetchone()[0]


@contextlib.contextmanager
def _nothing_is_allowed(at: sqlite3.Connection, table: str) -> Iterator[None]:
    """Nothing at all where something has to be, too; behind it the schema is as it was."""
    ((before,),) = at.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,))
    at.execute("PRAGMA ignore_check_constraints = ON")
    _lay_down(at, table, before.replace(" NOT NULL", ""))
    try:
        yield
    finally:
        _lay_down(at, table, before)


def _lay_down(at: sqlite3.Connection, table: str, sql: str) -> None:
    at.execute("PRAGMA writable_schema = ON")
    at.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (sql, table))
    at.commit()
    at.execute("PRAGMA writable_schema = RESET")


def _seal(at: sqlite3.Connection) -> None:
    """As a person would who knows how: everything in the book fits its sum."""
    version = len(MIGRATIONS)
    columns = "began, ended, status, game, hands, results, laid, state"
    for number, *row in at.execute(f"SELECT id, {columns} FROM evening").fetchall():
        at.execute("UPDATE evening SET seal = ? WHERE id = ?", (evening_seal(row, version), number))
    figures = "evening, number, ended, game, players, pot, swaps, showdown"
    for number, phh, *row in at.execute(f"SELECT id, phh, {figures} FROM hand").fetchall():
        nets = at.execute(
            "SELECT chair, name, net FROM net WHERE hand = ? ORDER BY chair", (number,)
        )
        with contextlib.suppress(TypeError):  # nets that cannot be sorted
            sums = text_seal(row[0], row[1], phh, version), figures_seal(row, nets.fetchall())
            at.execute("UPDATE hand SET seal = ?, figures = ? WHERE id = ?", (*sums, number))
    for evening, number, secret in at.execute(
        "SELECT evening, number, secret FROM dealt"
    ).fetchall():
        at.execute("UPDATE dealt SET seal = ? WHERE evening IS ?", (seal(number, secret), evening))
    for evening, place, words in at.execute("SELECT evening, place, action FROM said").fetchall():
        found = seal(evening, place, words)
        at.execute(
            "UPDATE said SET seal = ? WHERE evening IS ? AND place IS ?", (found, evening, place)
        )
    for hand, name, marked in at.execute("SELECT hand, name, marked FROM note").fetchall():
        at.execute("UPDATE note SET seal = ? WHERE hand IS ?", (seal(hand, name, marked), hand))


def complaints(folder: Path, column: Column, value: Any, *, sealed: bool) -> Iterator[str]:
    """What goes wrong where, command by command, each with a book of its own."""
    laid = folder / "laid"
    if not spoilt(laid, column, value, sealed=sealed):
        shutil.rmtree(laid, ignore_errors=True)
        return
    commands = OF_TRAINING if column.table in TRAINING else COMMANDS
    for number, (words, typed) in enumerate(commands):
        once = folder / f"{number}"
        shutil.copytree(laid, once)
        done = ran(once, [word.format(out=folder / f"out-{number}") for word in words], typed)
        if done.fault:
            told = f"{column.table}.{column.name} = {ascii(value)[:60]}, sealed {sealed}"
            yield f"{told}: {' '.join(words)}\n{done.fault}"
        shutil.rmtree(once)
        shutil.rmtree(folder / f"out-{number}", ignore_errors=True)
    shutil.rmtree(laid)


def drawn(seed: str, many: int) -> list[tuple[Column, Any, bool]]:
    """So many cases by lot."""
    every = [
        (column, value, sealed) for column in columns() for value in ODD for sealed in (False, True)
    ]
    return Random(seed).sample(every, min(many, len(every)))

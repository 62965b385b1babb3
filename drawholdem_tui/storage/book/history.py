"""Questions about the past. Every one of them is answered from an index, however long the book.

Where all is asked for, each row is read by itself: one that is damaged, or on a bad page, does not
keep the others from being read.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from zlib import crc32

from drawholdem_tui.match.names import NAMELESS, seat_in
from drawholdem_tui.storage.book.faults import BookFault, Fault, fault_of, not_as_written
from drawholdem_tui.storage.book.file import connect_to_read, log_of, size_of, version_of
from drawholdem_tui.storage.book.finding import Finding, Wanted, missing
from drawholdem_tui.storage.book.nameless import as_one, nameless_chairs
from drawholdem_tui.storage.book.rows import (
    DELETED,
    EVENING,
    EveningFound,
    EveningRow,
    HandRow,
    KeptHand,
    Standing,
    bought_by,
    by_person,
    computers_of,
    evening_found,
    makes_sense,
    numbered,
    numbers_of,
    people_of,
)
from drawholdem_tui.storage.book.schema import APPLICATION, MIGRATIONS
from drawholdem_tui.storage.book.sealing import figures_seal, no_sum_agrees, text_seal
from drawholdem_tui.words.refusals.system import reason

_GAPS = 1_000  # that a damaged book may have at most, beside as many as it has rows
_FIGURES = "evening, number, ended, game, players, pot, swaps, showdown"
_PLACE = "SELECT evening, number FROM hand INDEXED BY hand_evening WHERE id = ?"
_INDEX = {"evening": "evening_status", "hand": "hand_evening"}


class History:
    """The reading half of the book."""

    def __init__(self, connection: sqlite3.Connection, *, is_there: bool = True) -> None:
        self.is_there = is_there  # else nobody has played yet: it is empty
        self._connection = connection
        self._version = version_of(connection) or len(MIGRATIONS)
        self.finding = Finding(connection, self._version)
        self._nameless: dict[int, dict[str, int]] = {}  # by evening, of those that were looked up

    def evenings(self) -> list[EveningRow]:
        """The latest first; those that are as they were written."""
        return [row for _, row in self.every_evening() if row]

    def every_evening(self) -> Iterator[tuple[int, EveningRow | None]]:
        """The latest first; ``None`` behind the number of one that is damaged."""
        for evening in reversed(self._ids("evening")):
            try:
                found = self._evening(evening)
            except (sqlite3.Error, ValueError, BookFault):
                yield evening, None
            else:
                if found.status != DELETED:
                    yield evening, self._listed(evening, found)

    def _evening(self, evening: int) -> EveningFound:
        asked = f"SELECT {EVENING} FROM evening WHERE id = ?"  # noqa: S608  # our own words
        ((*row,),) = self._ask(asked, evening)
        found = evening_found(row, self._version)
        return found.but(standing=as_one(found.standing, self._connection, evening))

    def _listed(self, evening: int, found: EveningFound) -> EveningRow:
        standing = found.standing
        hands, results = standing.hands, by_person(standing.results)
        people = tuple(dict.fromkeys(people_of(standing)))
        gone = self._no_longer_there(evening, hands)
        told = (found.began, found.status, found.game, hands, results, people, gone, standing.real)
        seated = (bought_by(standing), computers_of(standing))
        seed = str(standing.laid.get("seed") or "")
        return EveningRow(evening, *told, *seated, seed, standing.knockout, standing.changing)

    def _no_longer_there(self, evening: int, played: int) -> int:
        """Told from the index alone; nothing where that cannot be read, or knows of more."""
        asked = "SELECT count(*) FROM hand INDEXED BY hand_evening WHERE evening = ?"
        return max([0, *(played - int(there) for (there,) in self._try(asked, evening))])

    def lost(self, evening: int | None = None) -> dict[int, int]:
        """How many hands are missing that nobody has deleted, by evening: of one or of all. What
        the index cannot tell is not counted."""
        gone = {
            number: row.hands
            for number, row in self.every_evening()
            if row and row.no_longer_there and evening in (None, number)
        }
        if not gone:
            return {}
        asked = "SELECT number, id FROM hand INDEXED BY hand_evening WHERE evening = ?"
        with suppress(sqlite3.Error):
            there = {number: numbers_of(self._ask(asked, number)) for number in gone}
            deleted = self._ask("SELECT hand FROM deleted") if self._version > 2 else ()
            return missing(gone, there, (hand for (hand,) in deleted))
        return {}

    def standing(self, evening: int) -> Standing | None:
        """How an evening stands, or ended; nothing where none is as it was written."""
        try:
            found = self._evening(evening)
        except (ValueError, BookFault):
            return None
        return None if found.status == DELETED else found.standing

    def is_listed(self, evening: int) -> bool:
        """Whether there is still such a one, damaged or not."""
        return any(number == evening for number, _row in self.every_evening())

    def has_hands(self, evening: int) -> bool:
        """Any; also where the index cannot say so."""
        asked = "SELECT 1 FROM hand INDEXED BY hand_evening WHERE evening = ? LIMIT 1"
        with suppress(sqlite3.Error):
            return bool(self._ask(asked, evening))
        return True

    def is_empty(self, row: EveningRow) -> bool:
        """Over or put aside before a hand was played: there is nothing to see in it."""
        if row.hands or row.status == "open" or any(won for _name, won, _place in row.results):
            return False
        return row.status == "over" or not self._try(
            "SELECT 1 FROM dealt WHERE evening = ?", row.id
        )

    def anything(self) -> bool:
        """Whether there has been an evening: asked whenever the menu is shown, so none is read."""
        asked = "SELECT 1 FROM evening WHERE status != ? LIMIT 1"
        return bool(self._ask(asked, DELETED))

    def open_games(self) -> list[int]:
        """Those that can be gone on with, the last one first; asked as often."""
        asked = "SELECT id FROM evening WHERE status IN ('open', 'aside') ORDER BY id DESC"
        return [evening for (evening,) in self._ask(asked)]

    def hands_of(self, evening: int) -> list[HandRow]:
        """In the order in which they were played."""
        asked = f"SELECT id, {_FIGURES} FROM hand WHERE evening = ? ORDER BY number"  # noqa: S608
        rows = self._ask(asked, evening)
        return [HandRow(*row).but(showdown=bool(row[-1])) for row in rows]

    def nets(self, hand: int) -> list[tuple[str, int]]:
        """Who won and lost what in a hand, by chair."""
        nets = self._ask("SELECT name, net FROM net WHERE hand = ? ORDER BY chair", hand)
        evening = self._place_of(hand)[0] if any(seat_in(str(name)) for name, _net in nets) else 0
        return [*self._one_each(evening, nets)]

    def won(self, wanted: Wanted) -> dict[int, dict[str, int]]:
        """What everybody won in the hands that are looked for, by evening."""
        sums = self.finding.won(wanted)
        return {
            evening: dict(self._one_each(evening, won.items())) for evening, won in sums.items()
        }

    def _one_each(
        self, evening: int | None, nets: Iterable[tuple[str, int]]
    ) -> Iterable[tuple[str, int]]:
        """Who was kept under two names has won all of it under one."""
        every = dict[str, int]()
        for name, net in nets:
            one = NAMELESS if self._is_nameless(evening, name) else name
            every[one] = every.get(one, 0) + net
        return every.items()

    def _is_nameless(self, evening: int | None, name: str) -> bool:
        if not evening or not seat_in(name):
            return False
        if evening not in self._nameless:
            self._nameless[evening] = nameless_chairs(self._connection, evening)
        return name in self._nameless[evening]

    def text(self, hand: int) -> str:
        asked = "SELECT evening, number, phh, seal FROM hand WHERE id = ?"
        ((evening, number, phh, found),) = self._ask(asked, hand)
        if found != text_seal(evening, number, phh, self._version):
            raise no_sum_agrees()
        return str(phh)

    def every_hand(
        self, evening: int | None = None, among: Sequence[int] | None = None
    ) -> Iterator[KeptHand]:
        """Of one evening or of all, in the order of playing, however damaged they are. ``among``
        are some of ``numbers``: no others are looked at."""
        for kept in self.hands(self.numbers(evening) if among is None else among):
            if evening in (None, kept.evening) or kept.evening is None:
                yield kept

    def numbers(self, evening: int | None = None) -> Sequence[int]:
        """Of all hands there have been; or of those that can be of an evening."""
        if evening is not None:
            asked = "SELECT id FROM hand INDEXED BY hand_evening WHERE evening = ? ORDER BY id"
            with suppress(sqlite3.Error):
                return [hand for (hand,) in self._ask(asked, evening)]
        return self._ids("hand")

    def hands(self, numbers: Iterable[int]) -> Iterator[KeptHand]:
        """Those that are still there, however damaged."""
        for hand in numbers:
            kept = self.kept(hand)
            if not self._was_deleted(kept):
                yield kept

    def _was_deleted(self, kept: KeptHand) -> bool:
        """Neither the table nor its index knows of it, and somebody wanted that."""
        if self._version < 3 or (kept.text, kept.figures, kept.evening) != (None, None, None):
            return False
        return bool(self._try("SELECT 1 FROM deleted WHERE hand = ?", kept.id))

    def mark_of_hands(self, evening: int) -> str:
        """The same as long as its finished hands are the same, down to their texts, damaged ones
        too; nothing where their index is damaged."""
        asked = (
            "SELECT id, number, seal, CAST(phh AS BLOB) FROM hand INDEXED BY hand_evening"
            " WHERE evening = ? ORDER BY id"
        )
        mark = 0
        try:
            for *sums, text in self._connection.execute(asked, (evening,)):
                mark = crc32(text or b"", crc32(repr(sums).encode(), mark))
        except sqlite3.Error:
            return ""
        return f"{mark:08x}"

    def kept(self, hand: int) -> KeptHand:
        """By its place in the table, so that no index need be whole."""
        sums = "seal, figures" if self._version > 1 else "seal, NULL"
        asked = f"SELECT {_FIGURES}, phh, {sums} FROM hand WHERE id = ?"  # noqa: S608
        try:
            rows = self._ask(asked, hand)
            if not rows:
                return self._without_a_row(hand)
            ((*figures, phh, of_text, of_figures),) = rows
            asked = "SELECT chair, name, net FROM net WHERE hand = ? ORDER BY chair"
            chairs = self._ask(asked, hand)
        except (sqlite3.Error, ValueError):
            evening, number = self._place_of(hand)
            return KeptHand(hand, evening, number)
        evening, number = numbered([figures[:2]])
        if evening is None or number is None:
            return KeptHand(hand, None, None)
        text = phh if of_text == text_seal(evening, number, phh, self._version) else None
        if self._version > 1 and of_figures != figures_seal(figures, chairs):
            if text is None:
                evening, number = self._place_of(hand)
            return KeptHand(hand, evening, number, text)
        if not makes_sense(figures, chairs):
            return KeptHand(hand, evening, number, text)
        figures[-1] = bool(figures[-1])
        row = HandRow(hand, *figures)
        by_seat = next((name for _, name, _ in chairs if self._is_nameless(evening, name)), "")
        nets = tuple((NAMELESS if name == by_seat else name, net) for _, name, net in chairs)
        return KeptHand(hand, evening, number, text, row, nets, by_seat=by_seat)

    def _without_a_row(self, hand: int) -> KeptHand:
        """Deleted meanwhile; or damaged, where something of it is left."""
        rows = self._ask(_PLACE, hand)
        return KeptHand(hand, *numbered(rows), gone=not rows)

    def _place_of(self, hand: int) -> tuple[int | None, int | None]:
        """Which evening's which hand it was, as the index knows it; nothing where it does not."""
        return numbered(self._try(_PLACE, hand))

    def _ids(self, table: str) -> Sequence[int]:
        """They are counted from 1 without a gap: nothing is ever deleted there. Where the last is
        far behind that, somebody has made it up, and those that can be seen are all."""
        last, there = 0, 0
        for where in _where(table):
            asked = f"SELECT max(id), count(*) FROM {where}"  # noqa: S608  # our own words
            for found, rows in self._try(asked):
                last, there = max(last, found or 0), max(there, rows)
        deleted = sum(int(hands) for (hands,) in self._try("SELECT count(*) FROM deleted"))
        if last <= _GAPS + 2 * (there + deleted):
            return range(1, last + 1)
        questions = [f"SELECT id FROM {where}" for where in _where(table)]  # noqa: S608  # our own words
        return sorted({each for question in questions for (each,) in self._try(question)})

    def _ask(self, question: str, *values: object) -> list[Any]:
        return self._connection.execute(question, values).fetchall()

    def _try(self, question: str, *values: object) -> list[Any]:
        """Nothing where it cannot be read."""
        with suppress(sqlite3.Error):
            return self._ask(question, *values)
        return []


def _where(table: str) -> tuple[str, str]:
    """The table itself, and its index."""
    return table, f"{table} INDEXED BY {_INDEX[table]}"


@contextmanager
def history(path: Path) -> Iterator[History]:
    """The past, also while an evening goes on; empty where there is no book. ``BookFault`` where it
    cannot be read."""
    is_there = anything_in(path)
    try:
        connection = connect_to_read(path) if is_there else _of_no_book()
    except BookFault as fault:
        raise _in_reading(fault) from None
    try:
        yield History(connection, is_there=is_there)
    except sqlite3.Error as error:
        raise _in_reading(fault_of(error)) from None
    except (KeyError, ValueError, TypeError):
        raise BookFault(Fault.DAMAGED, not_as_written()) from None
    finally:
        connection.close()


def anything_in(book: Path) -> bool:
    """An empty file is a book that somebody was about to begin; not so one that has a log."""
    try:
        if size_of(log_of(book)):
            return True
        return book.exists() and bool(book.is_dir() or book.stat().st_size)
    except OSError as error:
        raise BookFault(Fault.UNREADABLE, f"{book}: {reason(error)}") from None


def _of_no_book() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    for statements in MIGRATIONS:
        connection.executescript(statements)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    return connection


def _in_reading(fault: BookFault) -> BookFault:
    """What goes wrong with a disk while nobody writes."""
    return BookFault(Fault.UNREADABLE, fault.why) if fault.fault is Fault.UNWRITABLE else fault

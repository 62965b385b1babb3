"""Reading and writing the book. Every writing call is one transaction, and counts."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

from drawholdem_tui.engine.actions import Action, words_of
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.storage.book.faults import BookFault, DamagedEvening
from drawholdem_tui.storage.book.file import fold, transaction
from drawholdem_tui.storage.book.mark import Written
from drawholdem_tui.storage.book.nameless import as_one
from drawholdem_tui.storage.book.rows import (
    DAMAGED,
    EVENING,
    Standing,
    actions_in,
    evening_found,
    words_found,
)
from drawholdem_tui.storage.book.schema import MIGRATIONS
from drawholdem_tui.storage.book.sealing import check, evening_seal, figures_seal, seal, text_seal
from drawholdem_tui.strangers.numbers import whole

_VERSION = len(MIGRATIONS)
_MOST_WRITTEN = 2**62  # transactions


class GoingOn(Fact):
    """The hand that was being played."""

    number: int
    secret: bytes
    actions: tuple[Action, ...]
    words: tuple[str, ...] = ()  # the same as it was said; of a real table nothing else


class OpenEvening(Fact):
    """An evening that has not ended."""

    id: int
    began: str
    standing: Standing
    hand: GoingOn | None
    last: str | None = None  # the file of the hand that was over last


class FinishedHand(Fact):
    """A hand and the figures by which people look for it."""

    number: int
    ended: str
    game: str
    players: int
    pot: int
    swaps: int
    showdown: bool
    phh: str
    nets: tuple[tuple[int, str, int], ...]  # chair, name, net


class Pages:
    """The writing half; questions about the past are in ``history``."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection  # for questions: what is written without these is not counted
        self.folded = False  # since somebody asked: the log may be shorter now

    def close(self) -> None:
        self.connection.close()

    def fold(self) -> bool:
        """The log into the book; whether that could be done."""
        done = fold(self.connection)
        self.folded = self.folded or done
        return done

    def written(self) -> Written:
        asked = "SELECT book, count, moment FROM written"
        book, count, moment = self.connection.execute(asked).fetchone()
        datetime.fromisoformat(moment)
        return Written(str(book), whole(count, 0, _MOST_WRITTEN), moment)

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """It counts, so that one that gets lost is missed."""
        with transaction(self.connection):
            yield self.connection
            self.connection.execute("UPDATE written SET count = count + 1, moment = ?", (now(),))

    # Evenings

    def begin(self, began: str, game: str, standing: Standing) -> int:
        """A new evening, the only open one."""
        with self.transaction():
            self._put_aside()
            row = self.connection.execute(
                "INSERT INTO evening (began, status, game, hands, results, laid, state, seal)"
                " VALUES (?, 'open', ?, ?, ?, ?, ?, -1)",
                (began, game, *_columns(standing)),
            )
            evening = int(row.lastrowid or 0)
            self._seal(evening)
            return evening

    def keep(self, evening: int, standing: Standing) -> None:
        """Somebody has come, gone or bought chips between two hands."""
        with self.transaction():
            self._keep(evening, standing)

    def _keep(self, evening: int, standing: Standing) -> None:
        self.connection.execute(
            "UPDATE evening SET hands = ?, results = ?, laid = ?, state = ? WHERE id = ?",
            (*_columns(standing), evening),
        )
        self._seal(evening)

    def end(self, evening: int, ended: str, standing: Standing) -> None:
        with self.transaction():
            asked = "UPDATE evening SET status = 'over', ended = ? WHERE id = ?"
            self.connection.execute(asked, (ended, evening))
            self._keep(evening, standing)

    def put_aside(self) -> None:
        """The open evening is still listed, and can be taken up again, but it is no longer what
        ``play`` goes on with."""
        with self.transaction():
            self._put_aside()

    def _put_aside(self) -> None:
        asked = "SELECT id FROM evening WHERE status = 'open'"
        for (evening,) in self.connection.execute(asked).fetchall():
            self._turn(evening, "aside")

    def take_up(self, evening: int) -> bool:
        """Make an evening that was put aside the open one; whether there is such a one."""
        with self.transaction():
            if not self.may_be_taken_up(evening):
                return False
            self._put_aside()
            self._turn(evening, "open")
            return True

    def may_be_taken_up(self, evening: int) -> bool:
        """Whether there is such a one, and it is neither over nor damaged."""
        asked = "SELECT 1 FROM evening WHERE id = ? AND status IN ('open', 'aside')"
        return self.connection.execute(asked, (evening,)).fetchone() is not None

    def shut_away(self, evening: int) -> None:
        """An evening that is damaged is gone on with no more, and stays as it is otherwise."""
        with self.transaction():
            self.connection.execute("REINDEX evening")  # it may not know the row as it is
            asked = "UPDATE evening SET status = ?, seal = -1 WHERE id = ?"
            self.connection.execute(asked, (DAMAGED, evening))

    def _turn(self, evening: int, status: str) -> None:
        """A row that is damaged stays so: it is not sealed anew."""
        *columns, found = self._row(evening)
        self.connection.execute("UPDATE evening SET status = ? WHERE id = ?", (status, evening))
        if found == evening_seal(columns, _VERSION):
            self._seal(evening)

    def _seal(self, evening: int) -> None:
        *columns, _before = self._row(evening)
        asked = "UPDATE evening SET seal = ? WHERE id = ?"
        self.connection.execute(asked, (evening_seal(columns, _VERSION), evening))

    def _row(self, evening: int) -> tuple[Any, ...]:
        asked = f"SELECT {EVENING} FROM evening WHERE id = ?"  # noqa: S608  # our own words
        row: tuple[Any, ...] = self.connection.execute(asked, (evening,)).fetchone()
        return row

    # The hand going on

    def deal(self, evening: int, standing: Standing, number: int, secret: bytes) -> None:
        """A hand begins: the table it starts from and where its cards come from."""
        with self.transaction():
            self._keep(evening, standing)
            self._clear(evening)
            asked = "INSERT INTO dealt (evening, number, secret, seal) VALUES (?, ?, ?, ?)"
            self.connection.execute(asked, (evening, number, secret, seal(number, secret)))

    def say(self, evening: int, place: int, action: Action | str) -> None:
        words = action if isinstance(action, str) else words_of(action)
        with self.transaction():
            asked = "INSERT INTO said (evening, place, action, seal) VALUES (?, ?, ?, ?)"
            row = (evening, place, words)
            self.connection.execute(asked, (*row, seal(*row)))

    def finish(self, evening: int, hand: FinishedHand, standing: Standing) -> None:
        """From the hand going on to a finished one, and the table as it stands behind it."""
        with self.transaction():
            self._clear(evening)
            self._keep(evening, standing)
            number, *others, showdown, phh, nets = hand.fields().values()
            figures = (evening, number, *others, int(showdown))
            sums = (text_seal(evening, number, phh, _VERSION), figures_seal(figures, nets))
            row = self.connection.execute(
                "INSERT INTO hand (evening, number, ended, game, players, pot, swaps, showdown,"
                " phh, seal, figures) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (*figures, phh, *sums),
            )
            self.connection.executemany(
                "INSERT INTO net (hand, chair, name, net) VALUES (?, ?, ?, ?)",
                [(row.lastrowid, *net) for net in nets],
            )

    def amend(self, evening: int, number: int, phh: str) -> None:
        """More has been told of a finished hand."""
        with self.transaction():
            self.connection.execute(
                "UPDATE hand SET phh = ?, seal = ? WHERE evening = ? AND number = ?",
                (phh, text_seal(evening, number, phh, _VERSION), evening, number),
            )

    def clear(self, evening: int, standing: Standing) -> None:
        """The hand going on does not count, and the table stands as before it."""
        with self.transaction():
            self._clear(evening)
            self._keep(evening, standing)

    def _clear(self, evening: int) -> None:
        self.connection.execute("DELETE FROM said WHERE evening = ?", (evening,))
        self.connection.execute("DELETE FROM dealt WHERE evening = ?", (evening,))

    # Taking it up again

    def open_evening(self) -> OpenEvening | None:
        """The evening that has not ended, with the hand that was being played."""
        asked = "SELECT id FROM evening WHERE status = 'open' ORDER BY id DESC LIMIT 1"
        row = self.connection.execute(asked).fetchone()
        return self.evening(row[0]) if row else None

    def evening(self, evening: int) -> OpenEvening:
        """Any that has not ended; ``DamagedEvening`` where it is not as it was written."""
        try:
            found = evening_found(self._row(evening), _VERSION)
            standing = as_one(found.standing, self.connection, evening)
            going_on = self._going_on(evening, found.standing.real)
            return OpenEvening(evening, found.began, standing, going_on, self._last(evening))
        except BookFault as fault:
            raise DamagedEvening(evening, fault.why) from None

    def _last(self, evening: int) -> str | None:
        """Nothing where it is not as it was written, or somebody has deleted it."""
        asked = (
            "SELECT number, phh, hand.seal FROM hand JOIN evening ON evening.id = hand.evening"
            " WHERE evening = ? AND number = hands"
        )
        row = self.connection.execute(asked, (evening,)).fetchone()
        if row is None:
            return None
        number, phh, found = row
        return phh if found == text_seal(evening, number, phh, _VERSION) else None

    def _going_on(self, evening: int, is_real: bool) -> GoingOn | None:
        asked = "SELECT number, secret, seal FROM dealt WHERE evening = ?"
        row = self.connection.execute(asked, (evening,)).fetchone()
        if row is None:
            return None
        number, secret, found = row
        check(found, number, secret)
        asked = "SELECT place, action, seal FROM said WHERE evening = ? ORDER BY place"
        words = words_found(evening, self.connection.execute(asked, (evening,)).fetchall())
        return GoingOn(number, secret, () if is_real else actions_in(words), words)


def _columns(standing: Standing) -> tuple[int, str, str, str]:
    texts = (json.dumps(standing.results), json.dumps(standing.laid), json.dumps(standing.state))
    return (standing.hands, *texts)


def now() -> str:
    """The time as the book has it: in UTC, to the second, in the order of the alphabet."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

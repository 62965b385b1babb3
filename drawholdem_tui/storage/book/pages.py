"""Reading and writing the book. Every writing call is one transaction."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from drawholdem_tui.engine.action_words import action_of, words_of
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.errors import EngineError
from drawholdem_tui.storage.book.faults import BookFault, Fault
from drawholdem_tui.storage.book.file import transaction
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

# name, net and, in a knockout, the place
Result = tuple[str, int, int | None]


@dataclass(frozen=True, slots=True)
class Standing:
    """A table between two hands: how it was laid, how the match stands."""

    laid: dict[str, Any]
    state: dict[str, Any]
    hands: int
    results: tuple[Result, ...]


@dataclass(frozen=True, slots=True)
class GoingOn:
    """The hand that was being played."""

    number: int
    secret: bytes
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class OpenEvening:
    """An evening that has not ended."""

    id: int
    began: str
    standing: Standing
    hand: GoingOn | None


@dataclass(frozen=True, slots=True)
class FinishedHand:
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
        self._connection = connection

    def close(self) -> None:
        self._connection.close()

    # Evenings

    def begin(self, began: str, game: str, standing: Standing) -> int:
        """A new evening, the only open one."""
        columns = _columns(standing)
        with transaction(self._connection):
            self.put_aside()
            row = self._connection.execute(
                "INSERT INTO evening (began, status, game, hands, results, laid, state, seal)"
                " VALUES (?, 'open', ?, ?, ?, ?, ?, ?)",
                (began, game, *columns),
            )
            return int(row.lastrowid or 0)

    def keep(self, evening: int, standing: Standing) -> None:
        """Somebody has come, gone or bought chips between two hands."""
        with transaction(self._connection):
            self._keep(evening, standing)

    def _keep(self, evening: int, standing: Standing) -> None:
        self._connection.execute(
            "UPDATE evening SET hands = ?, results = ?, laid = ?, state = ?, seal = ? WHERE id = ?",
            (*_columns(standing), evening),
        )

    def end(self, evening: int, ended: str, standing: Standing) -> None:
        """The evening is over."""
        with transaction(self._connection):
            self._keep(evening, standing)
            self._connection.execute(
                "UPDATE evening SET status = 'over', ended = ? WHERE id = ?", (ended, evening)
            )

    def put_aside(self) -> None:
        """The open evening is still listed, and can be taken up again, but it is no longer what
        ``play`` goes on with."""
        self._connection.execute("UPDATE evening SET status = 'aside' WHERE status = 'open'")

    def take_up(self, evening: int) -> bool:
        """Make an evening that was put aside the open one; whether there is such a one."""
        with transaction(self._connection):
            asked = "SELECT 1 FROM evening WHERE id = ? AND status != 'over'"
            if self._connection.execute(asked, (evening,)).fetchone() is None:
                return False
            self.put_aside()
            self._connection.execute("UPDATE evening SET status = 'open' WHERE id = ?", (evening,))
            return True

    # The hand going on

    def deal(self, evening: int, standing: Standing, number: int, secret: bytes) -> None:
        """A hand begins: the table it starts from and where its cards come from."""
        with transaction(self._connection):
            self._keep(evening, standing)
            self._clear(evening)
            self._connection.execute(
                "INSERT INTO dealt (evening, number, secret, seal) VALUES (?, ?, ?, ?)",
                (evening, number, secret, _seal(number, secret)),
            )

    def say(self, evening: int, place: int, action: Action) -> None:
        """Somebody has said something."""
        words = words_of(action)
        self._connection.execute(
            "INSERT INTO said (evening, place, action, seal) VALUES (?, ?, ?, ?)",
            (evening, place, words, _seal(evening, place, words)),
        )

    def finish(self, evening: int, hand: FinishedHand, standing: Standing) -> None:
        """From the hand going on to a finished one, and the table as it stands behind it."""
        with transaction(self._connection):
            self._clear(evening)
            self._keep(evening, standing)
            row = self._connection.execute(
                "INSERT INTO hand (evening, number, ended, game, players, pot, swaps, showdown,"
                " phh, seal) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    evening,
                    hand.number,
                    hand.ended,
                    hand.game,
                    hand.players,
                    hand.pot,
                    hand.swaps,
                    hand.showdown,
                    hand.phh,
                    _seal(hand.phh),
                ),
            )
            self._connection.executemany(
                "INSERT INTO net (hand, chair, name, net) VALUES (?, ?, ?, ?)",
                [(row.lastrowid, *net) for net in hand.nets],
            )

    def _clear(self, evening: int) -> None:
        self._connection.execute("DELETE FROM said WHERE evening = ?", (evening,))
        self._connection.execute("DELETE FROM dealt WHERE evening = ?", (evening,))

    # Taking it up again

    def open_evening(self) -> OpenEvening | None:
        """The evening that has not ended, with the hand that was being played."""
        row = self._connection.execute(
            "SELECT id, began, hands, results, laid, state, seal FROM evening"
            " WHERE status = 'open' ORDER BY id DESC LIMIT 1"
        ).fetchone()
        if row is None:
            return None
        evening, began, *columns, seal = row
        _check(seal, *columns)
        hands, results, laid, state = columns
        standing = Standing(
            json.loads(laid), json.loads(state), hands, tuple(map(tuple, json.loads(results)))
        )
        return OpenEvening(evening, began, standing, self._going_on(evening))

    def _going_on(self, evening: int) -> GoingOn | None:
        row = self._connection.execute(
            "SELECT number, secret, seal FROM dealt WHERE evening = ?", (evening,)
        ).fetchone()
        if row is None:
            return None
        number, secret, seal = row
        _check(seal, number, secret)
        said = self._connection.execute(
            "SELECT place, action, seal FROM said WHERE evening = ? ORDER BY place", (evening,)
        ).fetchall()
        actions = []
        for wanted, (place, words, seal) in enumerate(said):
            _check(seal, evening, place, words)
            if place != wanted:
                missing = translate(_("action {number} is missing"))
                raise BookFault(Fault.DAMAGED, missing.format(number=wanted + 1))
            actions.append(_action(words))
        return GoingOn(number, secret, tuple(actions))


def _columns(standing: Standing) -> tuple[int, str, str, str, int]:
    texts = (json.dumps(standing.results), json.dumps(standing.laid), json.dumps(standing.state))
    return (standing.hands, *texts, _seal(standing.hands, *texts))


def _seal(*parts: object) -> int:
    """A sum by which a flipped bit shows; SQLite itself has none."""
    return crc32(repr(parts).encode())


def _check(seal: int, *parts: object) -> None:
    if seal != _seal(*parts):
        raise BookFault(Fault.DAMAGED, translate(_("a sum does not agree")))


def check_text(phh: str, seal: int) -> None:
    """Refuse the text of a finished hand that is not as it was written."""
    _check(seal, phh)


def _action(words: str) -> Action:
    try:
        return action_of(words)
    except (EngineError, ValueError, KeyError):
        why = translate(_("no action: {words!r}")).format(words=words)
        raise BookFault(Fault.DAMAGED, why) from None

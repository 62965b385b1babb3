"""Questions about the past. Every one of them is answered from an index, however long the book."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from drawholdem_tui.storage.book.faults import BookFault, Fault, fault_of
from drawholdem_tui.storage.book.file import connect_to_read
from drawholdem_tui.storage.book.pages import Result, check_text
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

MOST_ROWS = 100


@dataclass(frozen=True, slots=True)
class EveningRow:
    id: int
    began: str
    status: str  # open, aside or over
    game: str
    hands: int
    results: tuple[Result, ...]  # best first


@dataclass(frozen=True, slots=True)
class HandRow:
    """A finished hand by its figures."""

    id: int
    evening: int
    number: int
    ended: str
    game: str
    players: int
    pot: int
    swaps: int
    showdown: bool


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """Everything somebody has won and lost."""

    name: str
    hands: int
    net: int


class History:
    """The reading half of the book."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def evenings(self) -> list[EveningRow]:
        """The latest first."""
        rows = self._ask(
            "SELECT id, began, status, game, hands, results FROM evening ORDER BY id DESC"
        )
        return [
            EveningRow(number, began, status, game, hands, tuple(map(tuple, json.loads(results))))
            for number, began, status, game, hands, results in rows
        ]

    def anything(self) -> bool:
        """Whether there has been an evening: asked whenever the menu is shown, so none is read."""
        return bool(self._ask("SELECT 1 FROM evening LIMIT 1"))

    def hands_of(self, evening: int) -> list[HandRow]:
        """In the order in which they were played."""
        return self._hands("WHERE evening = ? ORDER BY number", evening)

    def latest(self, most: int = MOST_ROWS) -> list[HandRow]:
        return self._hands("ORDER BY ended DESC, id DESC LIMIT ?", most)

    def biggest_pots(self, most: int = MOST_ROWS) -> list[HandRow]:
        return self._hands("ORDER BY pot DESC LIMIT ?", most)

    def latest_of_game(self, game: str, most: int = MOST_ROWS) -> list[HandRow]:
        return self._hands("WHERE game = ? ORDER BY ended DESC LIMIT ?", game, most)

    def latest_with_players(self, players: int, most: int = MOST_ROWS) -> list[HandRow]:
        return self._hands("WHERE players = ? ORDER BY ended DESC LIMIT ?", players, most)

    def most_swaps(self, most: int = MOST_ROWS) -> list[HandRow]:
        return self._hands("ORDER BY swaps DESC, ended DESC LIMIT ?", most)

    def latest_showdowns(self, most: int = MOST_ROWS) -> list[HandRow]:
        return self._hands("WHERE showdown = 1 ORDER BY ended DESC LIMIT ?", most)

    def best_of(self, name: str, most: int = MOST_ROWS) -> list[HandRow]:
        """The hands in which somebody won most."""
        return self._hands(
            "JOIN net ON net.hand = hand.id WHERE name = ? ORDER BY net DESC LIMIT ?", name, most
        )

    def players(self) -> list[PlayerRow]:
        """Best first."""
        rows = self._ask("SELECT name, count(*), sum(net) FROM net GROUP BY name ORDER BY 3 DESC")
        return [PlayerRow(*row) for row in rows]

    def nets(self, hand: int) -> list[tuple[str, int]]:
        """Who won and lost what in a hand, by chair."""
        return self._ask("SELECT name, net FROM net WHERE hand = ? ORDER BY chair", hand)

    def text(self, hand: int) -> str:
        """A hand as a hand file."""
        ((phh, seal),) = self._ask("SELECT phh, seal FROM hand WHERE id = ?", hand)
        check_text(phh, seal)
        return str(phh)

    def _hands(self, rest: str, *values: object) -> list[HandRow]:
        columns = "id, evening, number, ended, game, players, pot, swaps, showdown"
        rows = self._ask(f"SELECT {columns} FROM hand {rest}", *values)  # noqa: S608  # our own words
        return [replace(HandRow(*row), showdown=bool(row[-1])) for row in rows]

    def _ask(self, question: str, *values: object) -> list[Any]:
        return self._connection.execute(question, values).fetchall()


@contextmanager
def history(path: Path) -> Iterator[History]:
    """The past, also while an evening goes on; ``BookFault`` where it cannot be read."""
    if not path.exists():
        why = translate(_("{path} does not exist")).format(path=path)
        raise BookFault(Fault.UNWRITABLE, why)
    connection = connect_to_read(path)
    try:
        yield History(connection)
    except sqlite3.Error as error:
        raise fault_of(error) from None
    except (KeyError, ValueError, TypeError) as error:
        raise BookFault(Fault.DAMAGED, str(error)) from None
    finally:
        connection.close()

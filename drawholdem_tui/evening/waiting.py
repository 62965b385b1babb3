"""A game that waits in the book, beside a table that somebody asks for: is it that one?"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from drawholdem_tui.evening.table_options import TableOptions, laid_of
from drawholdem_tui.match.state import NO_MATCH, match_of
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.file import lock_beside
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.book.rows import Standing


class Waiting(NamedTuple):
    began: str
    hands: int
    names: tuple[str, ...]
    real: bool = False  # its cards are


def at_another_table(book: Path, table: TableOptions) -> Waiting | None:
    """The game that ``play`` would go on with, where it is at another table than this one. Nothing
    where another program plays it, or where the book has something wrong with it, which is said by
    whoever opens it."""
    if not book.exists():
        return None
    try:
        lock_beside(book).release()
        with history(book) as past:
            row = next((each for each in past.evenings() if each.status == "open"), None)
            standing = past.standing(row.id) if row else None
    except BookFault:
        return None
    if row is None or standing is None or _is_at(standing, table):
        return None
    here = (chair for chair in standing.state["chairs"] if not chair.get("left"))
    return Waiting(row.began, row.hands, tuple(str(chair["name"]) for chair in here), standing.real)


def a_real_table_waits(book: Path) -> bool:
    """Whether a game at a real table would be gone on with; of a book with something wrong nobody
    can say, and whoever opens it does."""
    if not book.exists():
        return False
    try:
        with history(book) as past:
            return any(row.status == "open" and row.real for row in past.evenings())
    except BookFault:
        return True


def _is_at(standing: Standing, table: TableOptions) -> bool:
    """Whether they are the same in everything that can be asked for."""
    try:
        laid, match = laid_of(standing.laid), match_of(standing.state)
    except NO_MATCH:
        return False
    names, bots = table.who_sits_there()
    seated = [(chair.name, laid.bots.get(place)) for place, chair in enumerate(match.chairs)]
    asked = [(name, bots.get(place)) for place, name in enumerate(names)]
    return (
        (laid.game, laid.real) == (table.game, table.real)
        and len(seated) == len(asked)
        and all(_is_seat(*one, *other) for one, other in zip(seated, asked, strict=True))
        and laid.buy_in == table.stack
        and laid.seed == table.seed
        and (laid.rabbit, laid.for_showing) == (table.rabbit, table.in_the_open)
        and laid.deal == table.deal
        and (match.choice.way if match.choice else None) == table.choice
        and (match.choice is not None or match.rules == table.rules)
        and (match.mode, match.levels) == (table.mode, table.levels)
    )


def _is_seat(name: str, bot: str | None, asked: str, asked_bot: str | None) -> bool:
    """A computer that was asked for by its level has been given a character since."""
    if bot is None or asked_bot is None:
        return bot is asked_bot and name == asked
    return bot == asked_bot or bot.startswith(f"{asked_bot}:")

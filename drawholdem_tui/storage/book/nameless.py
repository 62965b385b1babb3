"""Evenings of earlier versions: whoever had given no name was kept by the seat as soon as others
joined, and so under two names. Read, they are one person.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress

from drawholdem_tui.match.names import NAMELESS, by_seat
from drawholdem_tui.storage.book.rows import Standing


def nameless_chairs(book: sqlite3.Connection, evening: int) -> dict[str, int]:
    """The chairs of those who have played a hand of it without a name, by what others called them.
    None where that cannot be read."""
    asked = (
        "SELECT DISTINCT chair FROM hand INDEXED BY hand_evening JOIN net ON net.hand = hand.id"
        " WHERE evening = ? AND name = ?"
    )
    with suppress(sqlite3.Error, TypeError):
        return {by_seat(chair + 1): chair for (chair,) in book.execute(asked, (evening, NAMELESS))}
    return {}


def as_one(standing: Standing, book: sqlite3.Connection, evening: int) -> Standing:
    """Each of them once."""
    chairs = standing.state.get("chairs")
    seated = chairs if isinstance(chairs, list) else []
    names = [each.get("name") if isinstance(each, dict) else None for each in seated]
    if not any(name == by_seat(at) for at, name in enumerate(names, start=1)):
        return standing
    found = nameless_chairs(book, evening)
    chairs = [
        each | {"nameless": True} if found.get(str(name)) == at else each
        for at, (name, each) in enumerate(zip(names, seated, strict=True))
    ]
    results = [(NAMELESS if name in found else name, *rest) for name, *rest in standing.results]
    return standing.but(state=standing.state | {"chairs": chairs}, results=tuple(results))

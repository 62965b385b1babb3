"""Who takes the chairs that are left to the computer: regulars of the house, drawn by lot."""

from __future__ import annotations

from random import Random

from drawholdem_tui.evening.table_options import DEFAULT_LEVEL, TableOptions
from drawholdem_tui.match.names import looks
from drawholdem_tui.players.cast import CAST, IN_CHARACTER, character_in


def with_company(table: TableOptions) -> TableOptions:
    """The same table with somebody of the cast on each chair that asked for a level alone, as far
    as there are any: nobody twice, and nobody who is called like a person there. The same seed
    invites the same ones."""
    called = [character_in(seat.partition(":")[2]) or seat for seat in table.seats]
    there = frozenset[str]().union(*map(looks, called))
    free = [name for name in CAST if name not in there]
    Random(None if table.seed is None else f"company/{table.seed}").shuffle(free)
    return table.but(seats=tuple(_taken(seat, free) for seat in table.seats))


def _taken(seat: str, free: list[str]) -> str:
    kind, _colon, words = seat.partition(":")
    level = words or DEFAULT_LEVEL
    if kind != "cpu" or level not in IN_CHARACTER or not free:
        return seat
    return f"cpu:{level}:{free.pop()}"

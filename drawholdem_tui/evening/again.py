"""The same evening once more: who sat there, what was played, and for how much."""

from __future__ import annotations

from drawholdem_tui.engine.rules import FEWEST_SEATS
from drawholdem_tui.evening.daily import is_daily
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.evening.table_options import TableOptions


def the_same_again(evening: Evening) -> TableOptions | None:
    """The table as it was laid, with other cards and without who has left for good. None of a deal
    of the day, of dealt hands, nor of real cards and chips."""
    laid, match = evening.laid, evening.match
    if laid.real or laid.deal or evening.is_a_fork or (laid.seed and is_daily(laid.seed)):
        return None
    seats = tuple(
        f"cpu:{laid.bots[chair]}" if chair in laid.bots else seat.name
        for chair, seat in enumerate(match.chairs)
        if not seat.left
    )
    if len(seats) < FEWEST_SEATS:
        return None
    return TableOptions(
        laid.game,
        match.rules,
        seats,
        laid.buy_in,
        None,
        match.mode,
        match.levels,
        laid.hands,
        laid.rabbit,
        match.choice.way if match.choice else None,
        laid.for_showing,
    )

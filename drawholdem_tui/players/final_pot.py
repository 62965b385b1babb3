"""How large the pot is going to be: what lies there, and what is still likely to go in.

The likely part is an estimate, and said to be one: what opponents still have to call on this
street, and on each street to come half of what lies there by then, as far as two stacks reach.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.engine.view import SeatState, SeatView, View

_A_STREET: Final = 0.5  # of the pot
_STREETS_AFTER: Final = {Street.PREFLOP: 3, Street.FLOP: 2, Street.TURN: 1}


class FinalPot(NamedTuple):
    """``now`` lies there, fees on the line and the swap pot included; ``later`` may come."""

    now: int
    later: int

    @property
    def amount(self) -> int:
        return self.now + self.later


def final_pot(view: View, *, own_call: int = 0) -> FinalPot:
    """From one seat's own view; ``own_call`` is what this seat puts in to go on."""
    now = view.to_win
    live = [seat for seat in view.seats if seat.state is not SeatState.FOLDED]
    price = max((seat.bet for seat in view.seats), default=0)
    to_call = sum(min(seat.stack, price - seat.bet) for seat in live if seat.seat != view.you)
    pot = now + own_call + to_call
    grown = pot * (1 + _A_STREET) ** _streets_left(view)
    later = min(round(grown) - pot, _reach(live, price))
    return FinalPot(now, own_call + to_call + later)


def live_opponents(view: View) -> list[SeatView]:
    """Who else is still in the hand."""
    return [
        seat for seat in view.seats if seat.seat != view.you and seat.state is not SeatState.FOLDED
    ]


def _streets_left(view: View) -> int:
    """Betting that is still to come: this street counts while nobody has bet on it."""
    if view.rules.game is Game.DRAW_POKER:
        return 1 if view.street is Street.PREFLOP else 0
    begun = any(seat.bet for seat in view.seats)
    return _STREETS_AFTER.get(view.street, 0) + (0 if begun else 1)


def _reach(live: list[SeatView], price: int) -> int:
    """Twice the second largest stack behind the calls: more than that nobody is paid."""
    behind = sorted(max(0, seat.stack - (price - seat.bet)) for seat in live)
    return 2 * behind[-2] if len(behind) > 1 else 0

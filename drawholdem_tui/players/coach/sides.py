"""Side pots in a price: chips that only some of the opponents can win.

Against one of three a hand wins more often than against all of them, so what it wins is counted
pot by pot (TH-8). The bets of this street are counted as if everybody called whom one calls.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from drawholdem_tui.engine.view import SeatState, SeatView, View
from drawholdem_tui.players.odds.chances import ALONE, Ways, blended

Seats = Sequence[int]


class Side(NamedTuple):
    """Chips, and the opponents who can win them."""

    amount: int
    seats: tuple[int, ...]


def sides_of(view: View, against: Sequence[SeatView], call: int) -> tuple[Side, ...]:
    """Of what lies there with one's own call in it; the rest is for all of ``against``."""
    if view.you is None:
        return ()
    level = view.seats[view.you].bet + call
    found = [*_lying(view, against), *_bet(view, against, level)]
    return tuple(each for each in found if each.amount and len(each.seats) < len(against))


def _lying(view: View, against: Sequence[SeatView]) -> Iterator[Side]:
    for pot in view.pots:
        if view.you in pot.contenders:
            yield Side(pot.amount, tuple(s.seat for s in against if s.seat in pot.contenders))


def _bet(view: View, against: Sequence[SeatView], level: int) -> Iterator[Side]:
    """Layer by layer, up to where somebody can go no further."""
    reach = {each.seat: min(level, _most(each)) for each in against}
    bets = [level if each.seat == view.you else each.bet for each in view.seats]
    below = 0
    for top in sorted({*reach.values(), level}):
        amount = sum(min(bet, top) - min(bet, below) for bet in bets)
        yield Side(amount, tuple(seat for seat, most in reach.items() if most >= top))
        below = top


def _most(seat: SeatView) -> int:
    return seat.bet if seat.state is SeatState.ALL_IN else seat.bet + seat.stack


def to_come(against: Sequence[SeatView], amount: int) -> tuple[Side, ...]:
    """What may still go in, which is for those with chips behind."""
    able = tuple(each.seat for each in against if each.state is SeatState.ABLE)
    return (Side(amount, able),) if amount and len(able) < len(against) else ()


def pot_by_pot(
    against: Sequence[SeatView],
    sides: Sequence[Side],
    pots: Sequence[int],
    ask: Callable[[Seats], Iterator[Ways]],
) -> Iterator[Ways]:
    """What ``ask`` finds against the opponents of each pot, as one share of all that can be won:
    ``pots``, way by way. Side pots are there whole before the first figure."""
    everybody = [each.seat for each in against]
    if not sides:
        yield from ask(everybody)
        return
    rest = [pot - sum(each.amount for each in sides) for pot in pots]
    amounts = [rest, *([each.amount] * len(pots) for each in sides)]
    parts = [[part / pot for part, pot in zip(row, pots, strict=True)] for row in amounts]
    found = [_last(ask(each.seats)) if each.seats else _sure(len(pots)) for each in sides]
    for ways in ask(everybody):
        yield blended([ways, *found], parts)


def _last(looks: Iterator[Ways]) -> Ways:
    *_, last = looks
    return last


def _sure(ways: int) -> Ways:
    """Nobody else is left to win it."""
    return Ways((ALONE,) * ways, ((0.0,) * ways,) * ways)

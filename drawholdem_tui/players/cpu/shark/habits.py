"""What somebody usually does, from what this evening has shown of it: how much wider or narrower
their ranges are than those of a sensible player.

A few hands say little, so that everybody begins as a sensible player, and a dozen hands more count
as much as that. Roughly known is enough: habits come in steps, which makes hands that are read the
same way many, and reading them quick.
"""

from __future__ import annotations

from functools import lru_cache
from math import log2
from typing import Final, NamedTuple

from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.past import Past
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.engine.view import View

_PRIOR: Final = 12  # hands, or decisions behind the flop, that are believed before any is seen
_LATER: Final = tuple(street for street in Street if street is not Street.PREFLOP)
# How often somebody raises in the first round, and how often they play at all: of two, and of a
# great many at the table. Where one card can be swapped more hands are worth it.
_SWAPPING: Final = ((0.28, 0.2), (0.65, 0.25))
_KEEPING: Final = ((0.28, 0.16), (0.5, 0.15))
_BETS: Final = 0.42  # of the times when nobody has bet yet
_STAYS: Final = 0.5  # of the times when somebody has
_FOLDS: Final = 0.12  # of all hands before the flop, between two with few chips
_STEPS: Final = 2  # to a doubling
_MOST: Final = 4  # steps: four times as often, or as seldom


class Habits(NamedTuple):
    """How often somebody does it, for once that a sensible player would."""

    raises: float = 1.0  # before the flop
    enters: float = 1.0
    bets: float = 1.0  # behind it
    stays: float = 1.0
    folds: float = 1.0  # before it

    def wider(self, place: float, often: float) -> float:
        """The place from which hands do what is done so much oftener."""
        return max(1 - (1 - place) * often, 0.02)


SENSIBLE: Final = Habits()


def habits_of(view: View, seat: int) -> Habits:
    past = view.table.past[seat] if view.table.past else None
    if not past or not past.hands:
        return SENSIBLE
    swapping = view.rules.game is Game.HOLDEM and view.rules.swaps
    return _habits(past, len(view.seats), swapping=swapping)


@lru_cache(maxsize=64)
def _habits(past: Past, seats: int, *, swapping: bool) -> Habits:
    """The fewer sit there, the more hands are played."""
    count = past.count
    raises, enters = (_among(seats, usual) for usual in (_SWAPPING if swapping else _KEEPING))
    bet = sum(count(SaidKind.BET, street=street) for street in _LATER)
    checked = sum(count(SaidKind.CHECK, street=street) for street in _LATER)
    stayed = sum(count(SaidKind.CALL, SaidKind.RAISE, street=street) for street in _LATER)
    folded = sum(count(SaidKind.FOLD, street=street) for street in _LATER)
    return Habits(
        _often(past.raised, past.hands, raises),
        _often(past.entered, past.hands, enters),
        _often(bet, bet + checked, _BETS),
        _often(stayed, stayed + folded, _STAYS),
        _often(count(SaidKind.FOLD, street=Street.PREFLOP), past.hands, _FOLDS),
    )


def _among(seats: int, often: tuple[float, float]) -> float:
    two, many = often
    return many + (two - many) * 2 / seats


def _often(times: int, of: int, usual: float) -> float:
    """Compared with what is usual, to the next step."""
    found = (times + _PRIOR * usual) / (of + _PRIOR) / usual
    steps = max(-_MOST, min(round(_STEPS * log2(found)), _MOST))
    often: float = 2 ** (steps / _STEPS)
    return often

"""How somebody plays beside all others of the book: where they differ by more than chance."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final, NamedTuple

from drawholdem_tui.past.statistics.counting import Counts
from drawholdem_tui.past.statistics.figures import Figure, figures, swap_figures
from drawholdem_tui.past.statistics.totals import Together

_BEYOND_CHANCE: Final = 2.0  # standard errors
_WORTH_A_WORD: Final = 0.05  # a difference below it changes nobody's game
_COMPARED: Final = (
    "vpip",
    "pfr",
    "three_bet",
    "went_to_showdown",
    "won_at_showdown",
    "swapped_and_folded",
)


class Compared(NamedTuple):
    """A share of somebody's, and the same of the others, where there is enough of theirs.
    ``stands_out`` is 1 where it is more than theirs by more than chance, -1 where it is less."""

    figure: Figure
    others: float | None
    stands_out: int


def compared(who: Together, everybody: Iterable[Together]) -> list[Compared]:
    """The shares of somebody's; nothing of what never came up."""
    rest = Counts()
    for each in everybody:
        if each is not who:
            rest.add(each.counts)
    theirs = {each.id: each for each in _shares(rest, who)}
    return [_beside(each, theirs.get(each.id)) for each in _shares(who.counts, who) if each.of]


def _shares(counts: Counts, who: Together) -> list[Figure]:
    """``who``: how a swap was worth it is no share, and not looked at."""
    every = (*figures(counts), *swap_figures(counts, who.swaps))
    return [each for each in every if each.id in _COMPARED]


def _beside(mine: Figure, theirs: Figure | None) -> Compared:
    other = theirs.value if theirs else None
    if mine.value is None or theirs is None or other is None:
        return Compared(mine, other, 0)
    chance = sqrt(_variance(mine.value, mine.of) + _variance(other, theirs.of))
    apart = mine.value - other
    plain = abs(apart) >= max(_WORTH_A_WORD, _BEYOND_CHANCE * chance)
    return Compared(mine, other, (1 if apart > 0 else -1) if plain else 0)


def _variance(share: float, of: int) -> float:
    return share * (1 - share) / of

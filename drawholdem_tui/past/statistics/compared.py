"""How somebody plays beside all others of the book: where they differ by more than chance."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from drawholdem_tui.past.statistics.counting import Counts
from drawholdem_tui.past.statistics.figures import FEWEST, Figure, figures, swap_figures
from drawholdem_tui.past.statistics.in_words import cells, player_name
from drawholdem_tui.past.statistics.totals import Together
from drawholdem_tui.words.past import portrait as words

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
    ``stands_out`` is 1 where it is more than theirs by more than chance, -1 where it is less.
    ``usual``: from where to where it does neither."""

    figure: Figure
    others: float | None
    stands_out: int
    usual: tuple[float, float] | None = None


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
    apart, by_chance = mine.value - other, max(_WORTH_A_WORD, _BEYOND_CHANCE * chance)
    more_or_less = (1 if apart > 0 else -1) if abs(apart) >= by_chance else 0
    usual = max(0.0, other - by_chance), min(1.0, other + by_chance)
    return Compared(mine, other, more_or_less, usual)


def _variance(share: float, of: int) -> float:
    return share * (1 - share) / of


def wants_practice(who: Together, everybody: Iterable[Together]) -> bool:
    """Whether swaps are what a person loses chips with."""
    if who.player.computer or not any(who.counts.swapped):
        return False
    folds = any(
        each.figure.id == "swapped_and_folded" and each.stands_out > 0
        for each in compared(who, everybody)
    )
    return folds or who.counts.swapped_hands_net < 0


# How somebody plays

_TRAINED: Final = "swapped_and_folded"


def how_they_play(who: Together, everybody: Sequence[Together], width: int) -> tuple[str, ...]:
    """A name, and in a row what there is to say of it; nothing of too few hands."""
    habits, name = compared(who, everybody), player_name(who.player)
    kinds = kind_of_player(habits)
    if who.counts.hands < FEWEST or not kinds[0]:
        return ()
    told = (*(what_stands_out(habits)[:1] if len(kinds) == 1 else ()), *kinds)
    return name, next((each for each in told if cells(f"{name}  {each}") <= width), kinds[-1])


def kind_of_player(habits: Sequence[Compared]) -> tuple[str, ...]:
    """Nothing where there are too few hands, or nobody else. Whoever plays and raises as usual is
    told by what else is not, in one wording."""
    found = {each.figure.id: each.stands_out for each in habits if each.usual}
    if "vpip" not in found or "pfr" not in found:
        return ("",)
    if not found["vpip"] and not found["pfr"]:
        for each in sorted(found, key=lambda each: each != _TRAINED):
            if found[each]:
                return (words.stands_out_in_short(each, often=found[each] > 0),)
    return words.kind_of_player(found["vpip"], found["pfr"])


def what_stands_out(habits: Sequence[Compared]) -> tuple[str, ...]:
    """A sentence each; what can be practised comes first."""
    return tuple(
        words.stands_out(each.figure.id, each.figure.value, each.others)
        for each in sorted(habits, key=lambda each: each.figure.id != _TRAINED)
        if each.stands_out and each.figure.value is not None and each.others is not None
    )

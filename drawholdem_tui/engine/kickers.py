"""What decides between hands of one name: as many ranks as it takes to tell them apart."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from drawholdem_tui.engine.ranking import Category, Ranked

# all five cards of a flush are compared, and the first of them gives it its name
_NAMED_BY_ONE = (Category.FLUSH, Category.HIGH_CARD)


class Deciding(NamedTuple):
    """The ranks that decide, and those of the best hand that they beat: as many, or none."""

    ranks: tuple[int, ...] = ()
    beaten: tuple[int, ...] = ()


def deciding(hand: Ranked, others: Iterable[Ranked]) -> Deciding:
    """Which kickers set a hand apart from others of the same name; of a flush and of a high card
    all ranks from the top. None if no other has its name, or all that have it are equal."""
    rivals = [each for each in others if each.strength != hand.strength and _alike(each, hand)]
    own = _compared(hand)
    needed = max((_first_difference(own, _compared(each)) for each in rivals), default=0)
    beaten = [each for each in rivals if each.strength < hand.strength]
    if not beaten:
        return Deciding(own[:needed])
    best = _compared(max(beaten, key=lambda each: each.strength))
    return Deciding(own[:needed], best[:needed])


def _alike(one: Ranked, other: Ranked) -> bool:
    """They have the same name without kickers."""
    if one.category in _NAMED_BY_ONE:
        return one.category is other.category and one.made[0] == other.made[0]
    return (one.category, one.made) == (other.category, other.made)


def _compared(hand: Ranked) -> tuple[int, ...]:
    """What is compared after the name, from the first on."""
    return (*hand.made, *hand.kickers) if hand.category in _NAMED_BY_ONE else hand.kickers


def _first_difference(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    """The number of ranks up to the first that is not the same, with it."""
    return 1 + next(
        place for place, pair in enumerate(zip(one, other, strict=True)) if len({*pair}) > 1
    )

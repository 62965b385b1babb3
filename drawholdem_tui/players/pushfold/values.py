"""What each choice of a short stack is worth, if all others play as computed.

Counted over all hands the opponent can hold beside yours; which card was discarded changes so
little that it is left out. In big blinds, from the start of the hand.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from operator import mul
from typing import Final

from drawholdem_tui.players.odds.tables.preflop import place_of
from drawholdem_tui.players.pushfold.equities import against
from drawholdem_tui.players.pushfold.strategy import HANDS, Square, node_of
from drawholdem_tui.players.pushfold.tables import table

# How far a value is off at most, by what is left out: see its test. Behind a swap of one's own the
# card that one knows to be gone may move it by a tenth.
OFF: Final = 0.01

_FOLD: Final = -0.5
_STEAL: Final = 1.0


def folded(*, button: bool) -> float:
    """What folding costs: the blind."""
    return _FOLD if button else -_STEAL


@cache
def _reach(stack: int, who: str, *, swapped: bool) -> tuple[float, ...]:
    """How many hands of each kind get there: kept, or made by a swap. ``who`` is ``button``, or the
    big blind after one that has kept or swapped."""
    strategy = table(stack)
    found = [0.0] * HANDS
    for hand in combinations(range(52), 2):
        place = place_of(*hand)
        if who == "button":
            high, low = strategy.shares(Square("button_swaps"), place)
        else:
            high, low = strategy.shares(
                Square("big_blind_swaps", int(who == "after_a_swap")), place
            )
        if not swapped:
            found[place] += 1 - high - low
            continue
        for kept, share in ((hand[0], high), (hand[1], low)):
            if share:
                _add_made(found, kept, hand, share / 50)
    return tuple(found)


def _add_made(found: list[float], kept: int, hand: tuple[int, int], share: float) -> None:
    for place, many in made_with(kept, hand).items():
        found[place] += share * many


def made_with(kept: int, hand: tuple[int, int]) -> Counter[int]:
    """The hands that a swap can make of it, each as often as there are cards for it."""
    return Counter(place_of(kept, new) for new in range(52) if new not in hand)


COMBOS: Final = tuple(6 if place % 14 == 0 else 4 if place // 13 < place % 13 else 12
                       for place in range(HANDS))  # fmt: skip


def _weights(place: int, reach: tuple[float, ...]) -> list[float]:
    """The opponent's hands beside yours."""
    return [
        ways * many / all_of_it
        for ways, many, all_of_it in zip(against(place).ways, reach, COMBOS, strict=True)
    ]


def _after(*, button_swapped: bool) -> str:
    return "after_a_swap" if button_swapped else "after_a_keep"


def big_blinds_hands(
    stack: int, place: int, button_swapped: bool, big_blind_swapped: bool
) -> list[float]:
    """How many there are of each kind, kept or swapped for."""
    who = _after(button_swapped=button_swapped)
    return _weights(place, _reach(stack, who, swapped=big_blind_swapped))


def push(stack: int, place: int, *, button_swapped: bool, big_blind_swapped: bool) -> float:
    """What going all-in is worth to the button; folding loses half a big blind."""
    strategy = table(stack)
    node = node_of(button_swapped=button_swapped, big_blind_swapped=big_blind_swapped)
    weights = big_blinds_hands(stack, place, button_swapped, big_blind_swapped)
    share = against(place).share
    won = sum(
        weight * (_STEAL + strategy.bets("call", other, node) * (stack * (2 * part - 1) - _STEAL))
        for other, (weight, part) in enumerate(zip(weights, share, strict=True))
        if weight
    )
    return float(won / sum(weights))


def call(stack: int, place: int, *, button_swapped: bool, big_blind_swapped: bool) -> float:
    """What calling is worth to the big blind; folding loses one."""
    weights = pushing(stack, place, button_swapped, big_blind_swapped)
    share = against(place).share
    won = sum(map(mul, weights, (stack * (2 * part - 1) for part in share)))
    return float(won / sum(weights))


def pushing(stack: int, place: int, button_swapped: bool, big_blind_swapped: bool) -> list[float]:
    """The button's all-in hands, by kind."""
    strategy = table(stack)
    node = node_of(button_swapped=button_swapped, big_blind_swapped=big_blind_swapped)
    weights = _weights(place, _reach(stack, "button", swapped=button_swapped))
    return [weight * strategy.bets("push", other, node) for other, weight in enumerate(weights)]


def button_choices(stack: int, hand: tuple[int, int]) -> tuple[float, float, float]:
    """Keeping, swapping the first card, the second, with the better bet after each."""
    first, second = hand
    keep = _button_holds(stack, place_of(*hand), swapped=False)

    def swap(kept: int) -> float:
        made = made_with(kept, (first, second))
        worth = (many * _button_holds(stack, at, swapped=True) for at, many in made.items())
        return sum(worth) / 50

    return keep, swap(second), swap(first)


def _button_holds(stack: int, place: int, *, swapped: bool) -> float:
    """Before the big blind swaps or keeps."""
    likely = [sum(big_blinds_hands(stack, place, swapped, then)) for then in (False, True)]
    worth = [
        max(_FOLD, push(stack, place, button_swapped=swapped, big_blind_swapped=then))
        if likely[then]
        else 0.0
        for then in (False, True)
    ]
    return float(sum(map(mul, likely, worth)) / sum(likely))


def big_blind_choices(
    stack: int, hand: tuple[int, int], *, button_swapped: bool
) -> tuple[float, float, float]:
    """The same for the big blind, who has seen what the button did."""
    first, second = hand
    keep = _big_blind_holds(stack, place_of(*hand), button_swapped, swapped=False)

    def swap(kept: int) -> float:
        made = made_with(kept, (first, second))
        worth = (
            many * _big_blind_holds(stack, at, button_swapped, swapped=True)
            for at, many in made.items()
        )
        return sum(worth) / 50

    return keep, swap(second), swap(first)


def _big_blind_holds(stack: int, place: int, button_swapped: bool, *, swapped: bool) -> float:
    weights = _weights(place, _reach(stack, "button", swapped=button_swapped))
    pushed = sum(pushing(stack, place, button_swapped, swapped)) / sum(weights)
    if not pushed:
        return -_FOLD
    called = call(stack, place, button_swapped=button_swapped, big_blind_swapped=swapped)
    return (1 - pushed) * -_FOLD + pushed * max(-_STEAL, called)

"""What each choice of a short stack is worth, if all others play as computed; and why: how often
all chips go in, how often the opponent folds, and how often you win otherwise.

Counted over all hands the opponent can hold beside yours; which card was discarded changes so
little that it is left out. In big blinds, from the start of the hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from itertools import combinations
from operator import mul
from typing import Final, NamedTuple

from drawholdem_tui.players.odds.tables.preflop import place_of
from drawholdem_tui.players.pushfold.equities import against
from drawholdem_tui.players.pushfold.strategy import HANDS, Square, in_turn
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
def _reach(stack: int, swaps: Square, *, swapped: bool) -> tuple[float, ...]:
    """How many hands of each kind get there: kept, or made by a swap."""
    strategy = table(stack)
    found = [0.0] * HANDS
    for hand in combinations(range(52), 2):
        place = place_of(*hand)
        high, low = strategy.shares(swaps, place)
        if not swapped:
            found[place] += 1 - high - low
            continue
        for kept, share in ((hand[0], high), (hand[1], low)):
            if share:
                for made, many in made_with(kept, hand).items():
                    found[made] += share / 50 * many
    return tuple(found)


def made_with(kept: int, hand: tuple[int, int]) -> Counter[int]:
    """The hands that a swap can make of it, each as often as there are cards for it."""
    return Counter(place_of(kept, new) for new in range(52) if new not in hand)


COMBOS: Final = tuple(6 if place % 14 == 0 else 4 if place // 13 < place % 13 else 12
                       for place in range(HANDS))  # fmt: skip


def _hands(stack: int, place: int, swaps: Square, *, swapped: bool) -> list[float]:
    """The opponent's beside yours, kept or swapped for: how many there are of each kind."""
    reach = _reach(stack, swaps, swapped=swapped)
    return [
        ways * many / all_of_it
        for ways, many, all_of_it in zip(against(place).ways, reach, COMBOS, strict=True)
    ]


def _buttons_hands(stack: int, place: int, button_swapped: bool) -> list[float]:
    return _hands(stack, place, Square("button_swaps"), swapped=button_swapped)


def _big_blinds_hands(
    stack: int, place: int, button_swapped: bool, big_blind_swapped: bool
) -> list[float]:
    swaps = Square("big_blind_swaps", int(button_swapped))
    return _hands(stack, place, swaps, swapped=big_blind_swapped)


def push(stack: int, place: int, *, button_swapped: bool, big_blind_swapped: bool) -> float:
    """What going all-in is worth to the button; folding loses half a big blind."""
    strategy, node = table(stack), in_turn(button_swapped, big_blind_swapped)
    weights = _big_blinds_hands(stack, place, button_swapped, big_blind_swapped)
    share = against(place).share
    won = sum(
        weight * (_STEAL + strategy.bets("call", other, node) * (stack * (2 * part - 1) - _STEAL))
        for other, (weight, part) in enumerate(zip(weights, share, strict=True))
        if weight
    )
    return float(won / sum(weights))


def call(stack: int, place: int, *, button_swapped: bool, big_blind_swapped: bool) -> float:
    """What calling is worth to the big blind; folding loses one."""
    weights = _pushing(stack, place, button_swapped, big_blind_swapped)
    share = against(place).share
    won = sum(map(mul, weights, (stack * (2 * part - 1) for part in share)))
    return float(won / sum(weights))


def _pushing(stack: int, place: int, button_swapped: bool, big_blind_swapped: bool) -> list[float]:
    """The button's all-in hands, by kind."""
    strategy, node = table(stack), in_turn(button_swapped, big_blind_swapped)
    weights = _buttons_hands(stack, place, button_swapped)
    return [weight * strategy.bets("push", other, node) for other, weight in enumerate(weights)]


def button_choices(stack: int, hand: tuple[int, int]) -> tuple[float, float, float]:
    """Keeping, swapping the first card, the second, with the better bet after each."""
    return _choices(hand, partial(_button_holds, stack))


def _choices(hand: tuple[int, int], holds: Callable[..., float]) -> tuple[float, float, float]:
    def swap(kept: int) -> float:
        made = made_with(kept, hand).items()
        return sum(many * holds(place, swapped=True) for place, many in made) / 50

    return holds(place_of(*hand), swapped=False), swap(hand[1]), swap(hand[0])


def _button_holds(stack: int, place: int, *, swapped: bool) -> float:
    """Before the big blind swaps or keeps."""
    likely = [sum(_big_blinds_hands(stack, place, swapped, then)) for then in (False, True)]
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
    return _choices(hand, partial(_big_blind_holds, stack, button_swapped))


def _big_blind_holds(stack: int, button_swapped: bool, place: int, *, swapped: bool) -> float:
    weights = _buttons_hands(stack, place, button_swapped)
    pushes = sum(_pushing(stack, place, button_swapped, swapped)) / sum(weights)
    if not pushes:
        return -_FOLD
    calls = call(stack, place, button_swapped=button_swapped, big_blind_swapped=swapped)
    return (1 - pushes) * -_FOLD + pushes * max(-_STEAL, calls)


class AllIn(NamedTuple):
    """``goes_in`` is how often you put all chips in, ``met`` how often the opponent does, too,
    ``won`` your part of the pot in those hands."""

    goes_in: float
    met: float
    won: float

    @property
    def wins(self) -> float:
        """Of the hands in which both are all-in."""
        return self.won / self.met if self.met else 0.0

    @property
    def folds(self) -> float:
        return 1 - self.met / self.goes_in if self.goes_in else 0.0


def pushed(stack: int, place: int, *, button_swapped: bool, big_blind_swapped: bool) -> AllIn:
    """The button goes all-in, and the big blind calls with what it calls with."""
    strategy, share = table(stack), against(place).share
    node = in_turn(button_swapped, big_blind_swapped)
    weights = _big_blinds_hands(stack, place, button_swapped, big_blind_swapped)
    calls = [weight * strategy.bets("call", other, node) for other, weight in enumerate(weights)]
    every = sum(weights) or 1.0
    won = sum(many * part for many, part in zip(calls, share, strict=True))
    return AllIn(1.0, sum(calls) / every, won / every)


def called(stack: int, place: int, *, button_swapped: bool, big_blind_swapped: bool) -> AllIn:
    """The big blind calls what the button goes all-in with."""
    weights = _pushing(stack, place, button_swapped, big_blind_swapped)
    every, share = sum(weights), against(place).share
    if not every:
        return AllIn(0.0, 0.0, 0.0)
    won = sum(many * part for many, part in zip(weights, share, strict=True))
    return AllIn(1.0, 1.0, won / every)


def button_goes_in(stack: int, place: int, *, swapped: bool) -> AllIn:
    """What the button does with a hand, before the big blind swaps or keeps."""
    likely = [sum(_big_blinds_hands(stack, place, swapped, then)) for then in (False, True)]
    ways = []
    for then in (False, True):
        node = in_turn(swapped, then)
        found = pushed(stack, place, button_swapped=swapped, big_blind_swapped=then)
        ways.append((likely[then] * table(stack).bets("push", place, node), found))
    return _together(ways, sum(likely))


def big_blind_goes_in(stack: int, place: int, *, button_swapped: bool, swapped: bool) -> AllIn:
    """Whether the big blind calls, given that the button goes all-in."""
    node = in_turn(button_swapped, swapped)
    found = called(stack, place, button_swapped=button_swapped, big_blind_swapped=swapped)
    return _together([(table(stack).bets("call", place, node), found)], 1.0)


def behind_a_swap(cards: tuple[int, int], kept: int, goes_in: Callable[[int], AllIn]) -> AllIn:
    """Over all cards that can replace the discarded one."""
    made = made_with(kept, cards)
    return _together([(many, goes_in(place)) for place, many in made.items()], sum(made.values()))


def as_it_is(cards: tuple[int, int], goes_in: Callable[[int], AllIn]) -> AllIn:
    """With both cards kept."""
    return goes_in(place_of(*cards))


def _together(ways: list[tuple[float, AllIn]], every: float) -> AllIn:
    """An average by how likely each is."""
    return AllIn(
        sum(many * each.goes_in for many, each in ways) / every,
        sum(many * each.met for many, each in ways) / every,
        sum(many * each.won for many, each in ways) / every,
    )

"""The computed strategy square by square: what a square is of, and what it says of a hand."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.engine.cards import RANKS
from drawholdem_tui.players.coach.chart import cells
from drawholdem_tui.players.pushfold.strategy import HARDLY, Square, Strategy
from drawholdem_tui.players.pushfold.three import ThreeStrategy
from drawholdem_tui.words.advice.three_squares import DOES as _OF_THREE
from drawholdem_tui.words.advice.three_squares import Does, heading_of_three
from drawholdem_tui.words.hands.ranks import THE
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_HEADINGS: Final = {
    Square("button_swaps"): _("{stack} bb: the button swaps {often}%"),
    Square("big_blind_swaps", 0): _("{stack} bb, button kept: the big blind swaps {often}%"),
    Square("big_blind_swaps", 1): _("{stack} bb, button swapped: the big blind swaps {often}%"),
    Square("push", 0): _("{stack} bb, both kept: the button pushes {often}%"),
    Square("push", 1): _("{stack} bb, big blind swapped: the button pushes {often}%"),
    Square("push", 2): _("{stack} bb, button swapped: the button pushes {often}%"),
    Square("push", 3): _("{stack} bb, both swapped: the button pushes {often}%"),
    Square("call", 0): _("{stack} bb, both kept: the big blind calls {often}%"),
    Square("call", 1): _("{stack} bb, big blind swapped: the big blind calls {often}%"),
    Square("call", 2): _("{stack} bb, button swapped: the big blind calls {often}%"),
    Square("call", 3): _("{stack} bb, both swapped: the big blind calls {often}%"),
}
_WITHOUT_SWAPS: Final = {
    Square("push", 0): _("{stack} bb, no swaps: the button pushes {often}%"),
    Square("call", 0): _("{stack} bb, no swaps: the big blind calls {often}%"),
}


_BUTTON_SWAPS: Final = Does(
    _("{hand}: the button swaps {the_rank}, always."),
    _("{hand}: the button swaps {the_rank} in {often} of 100 hands, and keeps in the others."),
    _("{hand}: the button keeps, always."),
    _("{hand}: the button always swaps, in {often} of 100 hands {the_rank}, or else the other."),
)
_BIG_BLIND_SWAPS: Final = Does(
    _("{hand}: the big blind swaps {the_rank}, always."),
    _("{hand}: the big blind swaps {the_rank} in {often} of 100 hands, and keeps in the others."),
    _("{hand}: the big blind keeps, always."),
    _("{hand}: the big blind always swaps, in {often} of 100 hands {the_rank}, or else the other."),
)
_PUSHES: Final = Does(
    _("{hand}: the button goes all-in, always."),
    _("{hand}: the button goes all-in in {often} of 100 hands, and folds in the others."),
    _("{hand}: the button folds, always."),
)
_CALLS: Final = Does(
    _("{hand}: the big blind calls, always."),
    _("{hand}: the big blind calls in {often} of 100 hands, and folds in the others."),
    _("{hand}: the big blind folds, always."),
)


def square_heading(strategy: Strategy | ThreeStrategy, square: Square, stack: int) -> str:
    """What it is of, and how often that is done."""
    if isinstance(strategy, ThreeStrategy):
        return heading_of_three(strategy, square, stack)
    template = _HEADINGS[square] if strategy.swaps else _WITHOUT_SWAPS[square]
    often = f"{strategy.often(square) * 100:.0f}"
    return translate(template).format(stack=stack, often=often)


def hand_in_the_square(strategy: Strategy | ThreeStrategy, square: Square, place: int) -> str:
    """What is done with a hand there."""
    high, low = strategy.shares(square, place)
    hand, share = cells(1)[place].hand, max(high, low)
    rank = hand[0] if high > low else hand[1]
    of_three = isinstance(strategy, ThreeStrategy) and square.kind in _OF_THREE
    does = (_OF_THREE if of_three else _BY_KIND)[square.kind]
    if share <= HARDLY:
        template = does.never
    elif share >= 1 - HARDLY:
        template = does.always
    else:
        template = does.either if does.either and high + low >= 1 - HARDLY else does.often
    return translate(template).format(
        hand=hand, the_rank=translate(THE[RANKS.index(rank) + 2]), often=f"{share * 100:.0f}"
    )


_BY_KIND: Final = {
    "button_swaps": _BUTTON_SWAPS,
    "big_blind_swaps": _BIG_BLIND_SWAPS,
    "push": _PUSHES,
    "call": _CALLS,
}

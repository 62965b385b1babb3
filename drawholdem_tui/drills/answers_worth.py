"""What each answer to a spot was worth, beside the others, as figures and as a bar."""

from __future__ import annotations

from typing import Final, NamedTuple

from drawholdem_tui.drills.in_words import answer_name
from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.spot import Answer, Option, Spot
from drawholdem_tui.players.odds.price import best_of_each_size
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import at_least_one, net, written

_MOST: Final = 4  # answers beside each other
_SHORTEST: Final = 0.1  # of a bar: what the worst answer still has
_NO_ERROR: Final = 0.05  # chips: in print it would be none
_MUCH: Final = 0.06  # of the pot: answers that are nearer to each other have bars that are, too
_BEST: Final = In("beside an answer", "best")
_AS_GOOD: Final = In("beside an answer", "just as good")
_HARDLY_LESS: Final = In("beside an answer", "almost as good")
_LESS: Final = In("beside an answer", "{cost} less")


class Worth(NamedTuple):
    """``bar`` is 1 for the best; ``worth`` as ``+24 ± 0.5``, or ``+24``; ``less`` than the best, in
    chips."""

    option: Option
    name: str
    bar: float
    worth: str
    less: str


def worths(spot: Spot, chosen: Option, face: Face) -> list[Worth]:
    """One row per option."""
    every = shown(spot, chosen.do)
    span = max(_MUCH * spot.pot, *(each.cost for each in every))
    return [
        Worth(
            each,
            answer_name(spot, each.do, face),
            1.0 - (1.0 - _SHORTEST) * each.cost / span,
            _worth(each),
            _less(spot, each),
        )
        for each in every
    ]


def _worth(option: Option) -> str:
    """Give or take what is not known of it, if anything."""
    worth = net(round(option.value))
    if option.error < _NO_ERROR:
        return worth
    return translate(_("{worth} \u00b1 {error}"), worth=worth, error=written(f"{option.error:.1f}"))


def shown(spot: Spot, chosen: Answer | None = None) -> tuple[Option, ...]:
    """The answers worth comparing: for draws the best of each size, and the chosen one."""
    if spot.kind is not Kind.DRAW or spot.advice is None or spot.advice.verdict is None:
        return spot.options
    sizes = [each.do for each in best_of_each_size(spot.advice.verdict.choices)]
    few = sorted((spot.option(do) for do in sizes), key=lambda each: each.cost)[:_MOST]
    if chosen is not None and (one := spot.option(chosen)) not in few:
        few = [*few[: _MOST - 1], one]
    return tuple(sorted(few, key=lambda each: each.cost))


def _less(spot: Spot, option: Option) -> str:
    if spot.is_right(option):
        return translate(_BEST if option is spot.best else _AS_GOOD)
    if not round(option.cost):
        return translate(_HARDLY_LESS)
    return translate(_LESS, cost=at_least_one(option.cost))

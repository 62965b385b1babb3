"""What each answer to a spot was worth, beside the others, as figures and as a bar."""

from __future__ import annotations

from typing import Final, NamedTuple

from drawholdem_tui.drills.in_words import answer_name, less_than_best, worth_told
from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.spot import Answer, Option, Spot
from drawholdem_tui.players.odds.price import best_of_each_size
from drawholdem_tui.words.advice.sentences import Wordings
from drawholdem_tui.words.advice.why import worth_of
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import in_tenths

_MOST: Final = 4  # answers beside each other
_NO_ERROR: Final = 0.05  # chips: in print it would be none
_MUCH: Final = 0.06  # of the pot: a loss of less than that has a shorter bar
_BEST: Final = In("beside an answer", "best")
_AS_GOOD: Final = In("beside an answer", "just as good")
_HARDLY_LESS: Final = In("beside an answer", "almost as good")
_LESS: Final = In("beside an answer", "{cost} less")
_BY_THE_CHART: Final = (
    _("Worth on average from here on, if you both go on as the short-stack chart does:"),
    _("worth on average, folds counted, by the short-stack chart"),
    _("worth on average, folds counted"),
)


class Worth(NamedTuple):
    """``loss`` is 1 for the largest; ``worth`` as ``+24.2 ± 0.5``, or ``+24.2``, which is its
    ``value``; ``less`` than the best, in chips: what stands below each other adds up."""

    option: Option
    name: str
    loss: float
    value: str
    worth: str
    less: str


def of_what(spot: Spot) -> Wordings:
    """The pot that worths are parts of, as large as it is likely to be, and the price; with short
    stacks no pot is estimated: there they are what the chart makes of all-ins and folds."""
    if spot.kind is Kind.SHORT:
        return tuple(map(translate, _BY_THE_CHART))
    return worth_of(spot.decision, spot.final_pot)


def worths(spot: Spot, chosen: Option, face: Face) -> list[Worth]:
    every = shown(spot, chosen.do)
    span = max(_MUCH * spot.pot, *(each.cost for each in every))
    return [
        Worth(
            each,
            answer_name(spot, each.do, face),
            each.cost / span,
            value := worth_told(spot, each),
            translate(_("{worth} \u00b1 {error}"), worth=value, error=error)
            if (error := _error(each))
            else value,
            _less(spot, each),
        )
        for each in every
    ]


def _error(option: Option) -> str:
    """What is not known of it, if anything."""
    return in_tenths(option.error) if option.error >= _NO_ERROR else ""


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
    if not round(option.cost, spot.tenths):
        return translate(_HARDLY_LESS)
    return translate(_LESS, cost=less_than_best(spot, option))

"""Questions with one right answer, which the engine's rules have given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeVar

from drawholdem_tui.drills.dealt import Asked
from drawholdem_tui.drills.spot import Answer, Asks, Option, Spot, Whence
from drawholdem_tui.engine.events import BoardDealt, HandMucked, HandShown
from drawholdem_tui.engine.hand import Hand

CHOICES: Final = 4  # answers to a question
Ordered = TypeVar("Ordered", bound=int)


def among(right: Ordered, others: Sequence[Ordered], rng: Random) -> list[Ordered] | None:
    """The right one and the first of the ``others``, in order; its place among them is random, or
    it would give the answer away. None if there are too few others."""
    below = [each for each in dict.fromkeys(others) if each < right]
    above = [each for each in dict.fromkeys(others) if each > right]
    places = [at for at in range(CHOICES) if at <= len(below) and CHOICES - 1 - at <= len(above)]
    if not places:
        return None
    place = rng.choice(places)
    return sorted([*below[:place], right, *above[: CHOICES - 1 - place]])


def options_by_facts(
    answers: Sequence[Answer], right: Answer, off: Callable[[Answer], float]
) -> tuple[Option, ...]:
    """``off`` is by how many chips a wrong answer is wrong."""
    cost = {each: 0.0 if each == right else float(off(each)) for each in answers}
    return tuple(Option(each, 0.0 - cost[each], 0.0, cost[each], 0.0) for each in answers)


def at_the_showdown(hand: Hand) -> int | None:
    """How many events come before the first hand is shown, if the whole board is there by then."""
    board = 0
    for at, event in enumerate(hand.events):
        if isinstance(event, BoardDealt):
            board += len(event.cards)
        if isinstance(event, HandShown | HandMucked):
            return at if board == 5 else None
    return None


def spot_of_facts(
    whence: Whence,
    options: tuple[Option, ...],
    asks: Asks,
    pot: int,
    *,
    about: int = 0,
    asked: Asked | None = None,
) -> Spot:
    """Where a seat is ``asked``, or at the showdown."""
    hand = whence.hand
    if asked is not None:
        view, events, actions = asked.view, asked.events, asked.actions
    else:
        view, events, actions = hand.view(None), at_the_showdown(hand) or 0, len(hand.actions)
    return Spot(*whence, events, actions, view, options, pot, pot, asks=asks, about=about)

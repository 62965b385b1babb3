"""Questions with a right answer, which the rules of the engine have given already."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from drawholdem_tui.drills.dealt import Asked
from drawholdem_tui.drills.spot import Answer, Asks, Option, Spot, Whence
from drawholdem_tui.engine.events import BoardDealt, HandMucked, HandShown
from drawholdem_tui.engine.hand import Hand


def options_by_facts(
    answers: Sequence[Answer], right: Answer, off: Callable[[Answer], float]
) -> tuple[Option, ...]:
    """``off`` is by how many chips somebody is wrong who gives an answer that is."""
    cost = {each: 0.0 if each == right else float(off(each)) for each in answers}
    return tuple(Option(each, 0.0 - cost[each], 0.0, cost[each], 0.0) for each in answers)


def at_the_showdown(hand: Hand) -> int | None:
    """How many events come before the first hand is shown, where the whole board lies there by
    then."""
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
    """Where somebody is ``asked``, or at the showdown."""
    hand = whence.hand
    if asked is not None:
        view, events, actions = asked.view, asked.events, asked.actions
    else:
        view, events, actions = hand.view(None), at_the_showdown(hand) or 0, len(hand.actions)
    return Spot(
        whence,
        events,
        actions,
        view.street,
        view,
        options,
        close=False,
        pot=pot,
        final_pot=pot,
        asks=asks,
        about=about,
    )

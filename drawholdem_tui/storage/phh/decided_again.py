"""Did the computers decide from what they could see, and from nothing else?

A hand's file says which level of which edition had which seat, and what the whole table knew before
the cards. With the hand's secret each of their decisions is taken again: from the view of that seat
alone, without hidden cards, and from the seed of that decision.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.past import NO_PAST, Past
from drawholdem_tui.engine.setup import Setup
from drawholdem_tui.engine.view import UNSEEN, TableView, View
from drawholdem_tui.players.chance import Chance, seed_of
from drawholdem_tui.players.cpu import edition_of, our_bot
from drawholdem_tui.players.protocol import Bot
from drawholdem_tui.storage.phh.faults import FileFault, HandFault
from drawholdem_tui.storage.phh.fields import MOST_CHIPS, Computer, Record, told
from drawholdem_tui.storage.phh.replay import Replay
from drawholdem_tui.storage.phh.start import rules_of, setup_of
from drawholdem_tui.strangers.numbers import whole


def fields_of(computers: Sequence[Computer], hand: Hand) -> dict[str, Any]:
    """What a hand file says of its computers; nothing where there are none."""
    if not computers:
        return {}
    around = hand.around
    known = {
        "button": 0 if around.button is None else around.button + 1,
        "places": around.places,
        "mode": around.mode,
        "level": around.level,
        "hands_to_next": around.hands_to_next,
    }
    past = (
        [each.as_numbers() for each in around.past] if any(p.hands for p in around.past) else None
    )
    seated = [each._asdict() for each in computers]
    return told({"_computers": seated, "_around": told(known), "_past": past})


def around_of(record: Record, setup: Setup) -> TableView:
    """What the file says that the whole table knew."""
    known, seats = record.around, len(setup.stacks)
    past = (NO_PAST,) * seats
    try:
        if record.past:
            past = tuple(map(Past.of_numbers, record.past))
        button = whole(known.get("button", seats), 0, seats)  # as players are numbered; 0: nobody's
        return TableView(
            setup.stacks,
            setup.posts,
            button - 1 if button else None,
            past,
            str(known.get("mode", "cash")),
            _number(known, "level"),
            _number(known, "hands_to_next"),
            whole(known.get("places", seats), 0, MOST_CHIPS),
        )
    except (TypeError, ValueError):
        raise FileFault("around_row", field="_around") from None


def _number(known: Mapping[str, Any], name: str) -> int | None:
    return whole(known[name], 0, MOST_CHIPS) if name in known else None


class Followed(NamedTuple):
    """The decisions of a hand's computers."""

    follow: int = 0  # that follow from what they could see
    gone: tuple[Computer, ...] = ()  # one for each of a level that is not here in that edition


def followed(played: Replay, secret: bytes) -> Followed:
    """Whether they do; a ``HandFault`` tells the first that does not."""
    record = played.record
    if not record.computers:
        return Followed()
    rules, setup = rules_of(record), setup_of(record)
    again = Hand(rules, setup, SecretDeck(secret), around_of(record, setup))
    seated = {each.player - 1: each for each in record.computers}
    bots = {seat: _bot(each) for seat, each in seated.items() if edition_of(each.bot)}
    count, gone = 0, []
    for number, action in enumerate(played.hand.actions if played.hand else ()):
        decision = again.decision
        if decision is not None and decision.seat in bots:
            bot, computer = bots[decision.seat], seated[decision.seat]
            if bot is None:
                gone.append(computer)
            elif _decided(bot, again.view(decision.seat), decision, secret, number) == action:
                count += 1
            else:
                at = played.decisions[number][0]
                fault = HandFault("computer_differs", player=computer.player, bot=computer.bot)
                raise fault.at(at, str(record.actions[at]))
        again.act(action)
    return Followed(count, tuple(gone))


def _bot(computer: Computer) -> Bot | None:
    """Nobody where this edition is not here any more, or not yet."""
    if edition_of(computer.bot) != computer.edition:
        return None
    try:
        return our_bot(computer.bot)
    except Exception:
        return None  # a character that is not here


def _decided(bot: Bot, view: View, decision: Decision, secret: bytes, number: int) -> Action | None:
    seen = view if getattr(bot, "looks", True) else UNSEEN
    try:
        return bot.decide(seen, decision, Chance(seed_of(secret, number)))
    except Exception:
        return None

"""A replayed hand as the JSON document of ``replay --json``. Players are numbered as in PHH."""

from __future__ import annotations

import enum
from functools import cache
from typing import Any, Final

from drawholdem_tui.engine import cards as card_text
from drawholdem_tui.engine import ranking
from drawholdem_tui.engine.cards import UNKNOWN, Card
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.events import (
    BetReturned,
    BetsCollected,
    Event,
    HandShown,
    PotAwarded,
    SwapPotAwarded,
)
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.pots import Pot
from drawholdem_tui.storage.phh.replay import Replay, fees_of
from drawholdem_tui.words.hands.names import hand_name
from drawholdem_tui.words.language import in_english
from drawholdem_tui.words.sentences import capital


def report_of(file: str, label: str, replay: Replay) -> dict[str, Any]:
    """Everything that a script may want to know of a hand. ``label`` names it in its file."""
    report: dict[str, Any] = {"file": file, "hand": label, "variant": replay.record.variant}
    report |= {"complete": replay.complete, "open": replay.record.in_the_open}
    report["rabbit"] = replay.record.rabbit.fields() if replay.record.rabbit else None
    hand = replay.hand
    if hand is None:  # the file ends before the cards are dealt
        return report | _NOTHING_HAPPENED | {"final_stacks": list(replay.record.stacks)}
    events = hand.events
    return report | {
        "final_stacks": list(hand.stacks),
        "returned": [
            {"player": event.seat + 1, "amount": event.amount}
            for event in events
            if isinstance(event, BetReturned)
        ],
        "pots": _pots(hand),
        "swap_pot": _swap_pot(hand),
        "fees": [fee.fields() for fee in fees_of(hand)],
        "carried": hand.carried,
        "shown": [event.seat + 1 for event in events if isinstance(event, HandShown)],
        "ranks": _ranks(hand, replay.stand_ins),
        "decisions": [_decision(index, decision) for index, decision in replay.decisions],
        "events": [_event(event, replay.stand_ins) for event in events],
    }


_NOTHING_HAPPENED: Final[dict[str, Any]] = {
    "returned": [],
    "pots": [],
    "swap_pot": {"amount": 0, "won": {}},
    "fees": [],
    "carried": 0,
    "shown": [],
    "ranks": {},
    "decisions": [],
    "events": [],
}


def _pots(hand: Hand) -> list[dict[str, Any]]:
    pots: tuple[Pot, ...] = ()
    won: dict[int, PotAwarded] = {}
    for event in hand.events:
        if isinstance(event, BetsCollected):
            pots = event.pots
        elif isinstance(event, PotAwarded):
            won[event.pot] = event
    return [
        {
            "amount": pot.amount,
            "players": [seat + 1 for seat in pot.contenders],
            "won": _won(won[number].shares) if number in won else {},
        }
        for number, pot in enumerate(pots)
    ]


def _swap_pot(hand: Hand) -> dict[str, Any]:
    for event in hand.events:
        if isinstance(event, SwapPotAwarded):
            return {"amount": event.amount, "won": _won(event.shares)}
    return {"amount": hand.view(None).swap_pot, "won": {}}


def _won(shares: tuple[tuple[int, int], ...]) -> dict[str, int]:
    return {str(seat + 1): amount for seat, amount in shares}


def _ranks(hand: Hand, stand_ins: frozenset[Card]) -> dict[str, Any]:
    """What each hand at the showdown was worth; a mucked one, too, if it is known."""
    if not hand.went_to_showdown:
        return {}
    ranks: dict[str, Any] = {}
    for seat, held in hand.hands_at_showdown().items():
        if not stand_ins.isdisjoint(held):
            continue
        ranked = ranking.rank_hand(held)
        with in_english():
            words = capital(hand_name(ranked))
        ranks[str(seat + 1)] = {
            "category": ranked.category.name.lower(),
            "five": card_text.text(ranked.five),
            "words": words,
        }
    return ranks


def _decision(index: int, decision: Decision) -> dict[str, Any]:
    """The amounts of a swap decision are those of the bet that follows when nothing is swapped."""
    bet = decision.then if isinstance(decision, SwapDecision) else decision
    if not isinstance(bet, BetDecision):
        bet = None
    raising = bet is not None and bet.may_raise
    return {
        "action": index,
        "player": decision.seat + 1,
        "kind": decision.kind,
        "to_call": bet.to_call if bet else 0,
        "may_check": bet is not None and bet.may_check,
        "may_raise": raising,
        "min_to": bet.min_to if bet and raising else None,
        "max_to": bet.max_to if bet and raising else None,
        "fee": decision.fee if isinstance(decision, SwapDecision) else None,
    }


def _event(event: Event, stand_ins: frozenset[Card]) -> dict[str, Any]:
    told: dict[str, Any] = {"event": _name(type(event).__name__)}
    for name, fact in event.fields().items():
        if name == "seat":
            told["player"] = fact + 1
        elif name == "shares":
            told["won"] = _won(fact)
        elif name in ("cards", "discarded", "received") and isinstance(fact, tuple):
            told[name] = "".join(map(str, _plain(fact, stand_ins)))
        else:
            told[name] = _plain(fact, stand_ins)
    return told


@cache
def _name(kind: str) -> str:
    """``BetsCollected`` as ``bets_collected``."""
    return "".join("_" + c.lower() if c.isupper() else c for c in kind).lstrip("_")


def _plain(value: Any, stand_ins: frozenset[Card]) -> Any:
    """A value of an event in JSON's terms, with no card in it that is none of the hand's."""
    if isinstance(value, Card):
        return str(UNKNOWN if value in stand_ins else value)
    if isinstance(value, enum.Enum):
        return str(value)
    if isinstance(value, Pot):
        return {"amount": value.amount, "players": [seat + 1 for seat in value.contenders]}
    if isinstance(value, tuple):
        told = [_plain(each, stand_ins) for each in value]
        are_cards = value and all(isinstance(each, Card) for each in value)
        return "".join(told) if are_cards else told
    return value

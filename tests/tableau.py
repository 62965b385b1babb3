"""Tables for tests: hands written out as the table says them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, RaiseTo
from drawholdem_tui.engine.cards import FULL_DECK, Card, card, cards
from drawholdem_tui.engine.decisions import BetDecision, Decision
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import TEXAS_HOLDEM, Rules
from drawholdem_tui.engine.setup import Setup, regular

DATA = Path(__file__).parent / "data"
REPOSITORY = Path(__file__).parent.parent
SHARED = Path(os.environ.get("DRAWHOLDEM_SHARED", REPOSITORY.parent / "shared")) / "data"


def shared_file(name: str) -> Path:
    """A file that is not ours to ship; without it the test is skipped."""
    file = SHARED / name
    if not file.exists():
        pytest.skip(f"{name} is not here: the recorded hands are not part of the project")
    return file


def stacked(holes: Sequence[str], board: str = "") -> OrderedDeck:
    """A deck that deals these hole cards and this board; the burns are any other cards."""
    hands = [cards(hole) for hole in holes]
    community = cards(board)
    named = {*community, *(each for hand in hands for each in hand)}
    others = [each for each in FULL_DECK if each not in named]
    order: list[Card] = [hand[turn] for turn in range(len(hands[0])) for hand in hands]
    for street in (community[:3], community[3:4], community[4:5]):
        if street:
            order += [others.pop(), *street]
    return OrderedDeck((*order, *others))


def any_deck(seed: int = 0) -> OrderedDeck:
    """Some order of the cards, always the same for a seed."""
    order = list(FULL_DECK)
    Random(seed).shuffle(order)
    return OrderedDeck(tuple(order))


def texas(
    stacks: Sequence[int],
    holes: Sequence[str] = (),
    board: str = "",
    rules: Rules = TEXAS_HOLDEM,
    setup: Setup | None = None,
) -> Hand:
    """A hand at its first decision; p1 is the first seat left of the button."""
    deck = stacked(holes, board) if holes else any_deck()
    return Hand(rules, setup or regular(rules, tuple(stacks)), deck)


def say(hand: Hand, *lines: str) -> Hand:
    """Say lines such as ``p3 raises to 40``, ``p1 folds``, ``p2 checks``, ``p4 calls``."""
    for line in lines:
        player, verb, *rest = line.split()
        assert hand.decision is not None, f"{line!r}: the hand is over"
        assert player == f"p{hand.decision.seat + 1}", f"{line!r}: p{hand.decision.seat + 1}'s turn"
        hand.act(_action(verb, rest))
    return hand


def _action(verb: str, rest: Sequence[str]) -> Action:
    match verb, rest:
        case "folds", []:
            return Fold()
        case "checks", []:
            return Check()
        case "calls", []:
            return Call()
        case (("raises" | "bets"), ["to", amount]):
            return RaiseTo(int(amount))
    raise AssertionError(verb)


def bet_decision(decision: Decision | None) -> BetDecision:
    """The decision, known to be about betting."""
    assert isinstance(decision, BetDecision)
    return decision


__all__ = ["DATA", "REPOSITORY", "SHARED", "any_deck", "bet_decision", "card", "say", "stacked"]

"""Tables for tests: hands written out as the table says them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import FULL_DECK, Card, card, cards, text
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, SwapDecision
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.events import HandShown, OpenersShown, Street
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import TEXAS_HOLDEM, Rules
from drawholdem_tui.engine.setup import Setup, regular
from drawholdem_tui.engine.table import Table

REPOSITORY = Path(__file__).parents[2]
KIT = Path(__file__).parent
DATA = REPOSITORY / "tests" / "storage" / "data"
SHARED = Path(os.environ.get("DRAWHOLDEM_SHARED", REPOSITORY.parent / "shared")) / "data"


def shared_file(name: str) -> Path:
    """A file that is not ours to ship; without it the test is skipped."""
    file = SHARED / name
    if not file.exists():
        pytest.skip(f"{name} is not here: the recorded hands are not part of the project")
    return file


class LaidOut:
    """A deck that deals these hole cards and this board whatever is swapped; burns are unknown,
    and replacements are the ones named, then the lowest of the other cards."""

    def __init__(self, holes: Sequence[str], board: str = "", replacements: str = "") -> None:
        self.hands = [cards(hole) for hole in holes]
        self.board = cards(board)
        self.new = cards(replacements)
        named = {*self.board, *self.new, *(each for hand in self.hands for each in hand)}
        self.others = [each for each in FULL_DECK if each not in named]

    def open(self, table: Table) -> LaidOut:
        self.to_seats = [iter(hand) for hand in self.hands]
        self.to_board = iter((*self.board, *reversed(self.others)))
        self.in_exchange = iter((*self.new, *self.others))
        return self

    left = 52

    def hole_card(self, seat: int) -> Card:
        return next(self.to_seats[seat])

    def board_card(self) -> Card:
        return next(self.to_board)

    def replacement(self, seat: int, street: Street) -> Card:
        return next(self.in_exchange)

    def burn(self) -> Card | None:
        return None

    def reshuffle(self, pool: Sequence[Card]) -> int:
        raise NotImplementedError


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
    deck = LaidOut(holes, board) if holes else any_deck()
    return Hand(rules, setup or regular(rules, tuple(stacks)), deck)


def say(hand: Hand, *lines: str) -> Hand:
    """Say lines such as ``p3 raises to 40``, ``p1 folds``, ``p2 swaps Ad``, ``p4 keeps``,
    ``p1 draws 7c2d``, ``p2 stands pat``."""
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
        case "stands", ["pat"]:
            return Draw()
        case "draws", [discards]:
            return Draw(cards(discards))
        case "keeps", []:
            return Keep()
        case "swaps", [given_up]:
            return Swap(card(given_up))
    raise AssertionError(verb)


def bet_decision(decision: Decision | None) -> BetDecision:
    assert isinstance(decision, BetDecision)
    return decision


def draw_decision(decision: Decision | None) -> DrawDecision:
    assert isinstance(decision, DrawDecision)
    return decision


def swap_decision(decision: Decision | None) -> SwapDecision:
    assert isinstance(decision, SwapDecision)
    return decision


def shown(hand: Hand) -> list[int]:
    """The players who have shown, in order."""
    return [event.seat + 1 for event in hand.events if isinstance(event, HandShown)]


def openers_shown(hand: Hand) -> list[tuple[int, str]]:
    return [
        (event.seat + 1, text(event.cards))
        for event in hand.events
        if isinstance(event, OpenersShown)
    ]


def check_down(hand: Hand) -> Hand:
    while hand.decision:
        hand.act(Check())
    return hand


def everybody_stands_pat(hand: Hand) -> Hand:
    while hand.decision and hand.decision.kind == "draw":
        hand.act(Draw())
    return hand

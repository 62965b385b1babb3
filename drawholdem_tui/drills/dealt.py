"""Hands for spots: dealt from a seed, played along by people who look no further than their cards.

Their play only has to look like a table: a spot is judged against unknown hands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random
from typing import Final, NamedTuple

from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.view import View
from drawholdem_tui.match.names import NAMELESS, looks
from drawholdem_tui.players.odds.discards import usual_discards

_OTHERS: Final = ("Ann", "Ben", "Cleo", "Dora", "Emil")
_IN_PLACE: Final = "Fay"  # of one who is called like whoever trains
_GOOD: Final = 0.55  # a hand to bet with
_POOR: Final = 0.28  # a hand to give up
_FIRST_FEW: Final = 3  # raises of a street; more would all end with everything in the middle


class Asked(NamedTuple):
    """A seat is asked, after so many events and actions of a hand."""

    seat: int
    decision: Decision
    view: View
    events: int
    actions: int


def seed_of(*parts: object) -> int:
    """A number for a place in a series, which reveals nothing about the next."""
    return int.from_bytes(sha256("/".join(map(str, parts)).encode()).digest()[:8])


def dealt(rules: Rules, stacks: tuple[int, ...], seed: int) -> Hand:
    return Hand(rules, regular(rules, stacks), SecretDeck(b"spot %d" % seed))


def names_of(seats: int, you: int) -> tuple[str, ...]:
    others = iter(_OTHERS)
    return tuple(NAMELESS if seat == you else next(others) for seat in range(seats))


def but_called(names: tuple[str, ...], you: str) -> tuple[str, ...]:
    """The same without an opponent who is called like whoever trains."""
    alike = looks(you)
    return tuple(_IN_PLACE if name != NAMELESS and looks(name) & alike else name for name in names)


def played_to(
    hand: Hand, rng: Random, is_it: Callable[[Decision, View], bool], hurry: float = 0.0
) -> Asked | None:
    """Played along until a seat is asked what is looked for, if that happens."""
    while (decision := hand.decision) is not None:
        view = hand.view(decision.seat)
        if is_it(decision, view):
            return Asked(decision.seat, decision, view, len(hand.events), len(hand.actions))
        hand.act(says(view, decision, rng, hurry))
    return None


def played_out(hand: Hand, rng: Random, first: Action | None) -> Hand:
    """Played to its end, beginning with an answer."""
    if first is not None:
        hand.act(first)
    while (decision := hand.decision) is not None:
        hand.act(says(hand.view(decision.seat), decision, rng, 0.0))
    return hand


def says(view: View, decision: Decision, rng: Random, hurry: float) -> Action:
    """What a player does at a glance; ``hurry`` is how readily all chips go in."""
    match decision:
        case BetDecision():
            return _bets(view, decision, rng, hurry)
        case SwapDecision():
            return _swaps(view, decision, rng, eager=hurry > 0)
    cards = tuple(map(Card, usual_discards(decision.cards, decision.most)))
    return Draw(cards if decision.can_be_served(cards) else ())


def _bets(view: View, decision: BetDecision, rng: Random, hurry: float) -> Action:
    looks = looks_of(view.own_cards, view.board) + rng.uniform(-0.15, 0.15)
    raised = sum(act.kind == "raise" for act in view.said if act.street is view.street)
    if decision.may_raise and rng.random() < hurry:
        return RaiseTo(decision.max_to)
    if decision.may_raise and looks > _GOOD and raised < _FIRST_FEW and rng.random() < 0.6:
        return RaiseTo(rng.choice(decision.sizes()[:4]))
    if decision.may_check:
        return Check()
    dear = 0.35 * decision.to_call / max(1, view.in_the_middle + decision.to_call)
    if decision.may_call and looks > _POOR + dear:
        return Call()
    if decision.may_raise and not decision.may_call and looks > _POOR:
        return RaiseTo(decision.min_to)  # DP-4: bet or drop
    return Fold()


def _swaps(view: View, decision: SwapDecision, rng: Random, *, eager: bool) -> Action:
    """``eager`` when fees are to accumulate, whatever they are worth."""
    cheap = eager or decision.fee <= 0.15 * decision.stack
    poor = eager or looks_of(decision.cards, view.board) < _GOOD
    likely = 0.3 if view.board and not eager else 0.5
    if cheap and poor and rng.random() < likely:
        return Swap(min(decision.cards))
    return Keep()


def looks_of(own: Sequence[Card], board: Sequence[Card]) -> float:
    """How good a hand looks at a glance, from 0 to 1."""
    many = Counter(card.rank for card in own)
    if len(own) == 5:
        return _five(own, many)
    high = max(many) / 14
    if not board:
        suited = len({card.suit for card in own}) == 1
        return 0.15 + 0.35 * high + 0.35 * (len(many) == 1) + 0.05 * suited + min(many) / 140
    lies = Counter(card.rank for card in board)
    pairs = sum(rank in lies for rank in many) + (len(many) == 1)
    suits = Counter(card.suit for card in (*own, *board))
    draws = max(suits[card.suit] for card in own) >= 4
    return min(1.0, 0.12 + 0.15 * high + 0.4 * min(pairs, 2) + 0.3 * draws)


def _five(own: Sequence[Card], many: Counter[int]) -> float:
    alike = sorted(many.values(), reverse=True)
    if alike[0] > 1:
        best = max(rank for rank in many if many[rank] == alike[0])
        return min(1.0, 0.25 + 0.02 * best + 0.25 * (alike[0] - 2) + 0.2 * (alike[1] - 1))
    return 0.5 if max(Counter(card.suit for card in own).values()) >= 4 else 0.2

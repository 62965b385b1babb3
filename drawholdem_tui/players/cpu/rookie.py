"""``cpu:rookie``: plays many hands, bets good ones, bluffs now and then, and swaps what looks bad.

It guesses how good its hand is by dealing out the rest in its head, not very often, and lets its
mood change the result.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, SwapDecision
from drawholdem_tui.engine.ranking import Category, rank_hand
from drawholdem_tui.engine.view import SeatState, View
from drawholdem_tui.players.odds.equity import win_chance

SAMPLES = 60
MOST_OPPONENTS = 3  # more than a rookie can think of
BLUFF = 0.06


class Rookie:
    """Decides from its view alone."""

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        match decision:
            case BetDecision():
                return self._bet(view, decision, rng)
            case SwapDecision():
                return self._swap(view, decision, rng)
            case DrawDecision():
                return Draw(_discards(decision))

    def _bet(self, view: View, decision: BetDecision, rng: Random) -> Action:
        opponents = _opponents(view)
        chance = win_chance(view.own_cards, view.board, opponents, rng, samples=SAMPLES)
        chance += rng.uniform(-0.08, 0.08)
        fair = 1 / (1 + opponents)
        good = chance > fair + 0.2 and rng.random() < 0.7
        if decision.may_raise and (good or rng.random() < BLUFF):
            sizes = decision.sizes()
            return RaiseTo(sizes[min(rng.randint(0, 3), len(sizes) - 1)] if good else sizes[0])
        if decision.may_check:
            return Check()
        if decision.may_call:
            price = decision.to_call / (decision.pot + decision.to_call)
            caution = 0.1 if decision.to_call * 2 > decision.stack else 0.0
            if chance > price + caution:
                return Call()
        return Fold()

    def _swap(self, view: View, decision: SwapDecision, rng: Random) -> Action:
        opponents = _opponents(view)
        keep = win_chance(decision.cards, view.board, opponents, rng, samples=SAMPLES)
        best, gain = None, 0.0
        for card in decision.cards:
            kept = [other for other in decision.cards if other != card]
            chance = win_chance(
                kept, view.board, opponents, rng, samples=SAMPLES, gone=[card], missing=1
            )
            if chance - keep > gain:
                best, gain = card, chance - keep
        if best is not None and gain * (view.in_pots + 2 * decision.fee) > decision.fee / 2:
            return Swap(best)
        return Keep()


def _opponents(view: View) -> int:
    live = sum(seat.state is not SeatState.FOLDED for seat in view.seats)
    return max(1, min(live - 1, MOST_OPPONENTS))


def _discards(decision: DrawDecision) -> tuple[Card, ...]:
    """Keep what makes the hand; of nothing the two highest cards, or four to a flush."""
    ranked = rank_hand(decision.cards)
    if ranked.category in _COMPLETE:
        return ()
    counts = Counter(card.rank for card in decision.cards)
    kept = [card for card in ranked.five if counts[card.rank] > 1]
    if not kept:
        kept = _four_to_a_flush(decision.cards) or list(ranked.five[:2])
    discards = [card for card in reversed(ranked.five) if card not in kept][: decision.most]
    return tuple(discards) if decision.can_be_served(tuple(discards)) else ()


def _four_to_a_flush(cards: Sequence[Card]) -> list[Card]:
    suits = Counter(card.suit for card in cards)
    suit, count = suits.most_common(1)[0]
    return [card for card in cards if card.suit == suit] if count == 4 else []


_COMPLETE = {
    Category.STRAIGHT,
    Category.FLUSH,
    Category.FULL_HOUSE,
    Category.FOUR_OF_A_KIND,
    Category.STRAIGHT_FLUSH,
    Category.ROYAL_FLUSH,
}

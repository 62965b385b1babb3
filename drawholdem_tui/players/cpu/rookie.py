"""``cpu:rookie``: plays many hands, bets good ones, bluffs now and then, and swaps what looks bad.

It guesses how good its hand is by dealing out the rest in its head, not very often, and lets its
mood change the result.
"""

from __future__ import annotations

from random import Random

from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, SwapDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.engine.view import SeatState, View
from drawholdem_tui.players.odds.discards import draws
from drawholdem_tui.players.odds.sampled import sampled
from drawholdem_tui.players.odds.tables.preflop import before_the_flop
from drawholdem_tui.players.odds.usual_discards import usual_discards

SAMPLES = 40
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
        chance = _guess(view, opponents, rng)
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
        first, second = decision.cards
        ways = [decision.cards, (second,), (first,)]
        if view.board:
            *_, found = sampled(ways, view.board, opponents, samples=SAMPLES, seed=_seed(rng))
        else:
            found = before_the_flop(decision.cards, opponents)
        keep, *swaps = (each.share for each in found.chances)
        gain, best = max(zip(swaps, decision.cards, strict=True))
        gain -= keep
        if gain > 0 and gain * (view.in_pots + 2 * decision.fee) > decision.fee / 2:
            return Swap(best)
        return Keep()


def _opponents(view: View) -> int:
    live = sum(seat.state is not SeatState.FOLDED for seat in view.seats)
    return max(1, min(live - 1, MOST_OPPONENTS))


def _guess(view: View, opponents: int, rng: Random) -> float:
    """The part of the pot that the hand will win, as far as a rookie can tell."""
    own = view.own_cards
    if view.rules.game is Game.DRAW_POKER:
        discards: tuple[int, ...] = ()
        if view.street is Street.PREFLOP:  # the draw is still to come
            discards = usual_discards(own, view.rules.most_discards(len(view.seats)))
        found = draws(own, [discards], [None] * opponents, samples=SAMPLES, seed=_seed(rng))
        return [*found][-1].chances[0].share
    if not view.board:
        return before_the_flop(own, opponents).chances[0].share
    *_, ways = sampled([own], view.board, opponents, samples=SAMPLES, seed=_seed(rng))
    return ways.chances[0].share


def _seed(rng: Random) -> int:
    return rng.getrandbits(63)


def _discards(decision: DrawDecision) -> tuple[Card, ...]:
    discards = tuple(map(Card, usual_discards(decision.cards, decision.most)))
    return discards if decision.can_be_served(discards) else ()

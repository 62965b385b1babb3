"""Players of one idea each: what a level is measured against in the arena.

Whoever adapts to nothing finds out by them where its play has a hole.
"""

from __future__ import annotations

from random import Random
from typing import Final

from drawholdem_tui.engine.actions import Action, Call, Draw, Keep, Swap
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.cpu.chance_to_win import opponents_of, share_of
from drawholdem_tui.players.cpu.moves import give_up, raise_to, share_of_pot, stay
from drawholdem_tui.players.cpu.regular import Regular
from drawholdem_tui.players.odds.discards import usual_discards
from drawholdem_tui.players.protocol import Bot

_SAMPLES = 120


class AlwaysCall:
    """Checks or calls, whatever it costs; keeps its cards."""

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        return _without_betting(decision)


class AlwaysRaise:
    """Raises by two thirds of the pot as long as it can."""

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        if isinstance(decision, BetDecision):
            return raise_to(decision, share_of_pot(view, decision, 0.66), view.plays_to)
        return _without_betting(decision)


class AlwaysSwap(Regular):
    """A regular that swaps its lower card whenever it may."""

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        if isinstance(decision, SwapDecision):
            return Swap(min(decision.cards))
        return super().decide(view, decision, rng)


class NeverSwap(Regular):
    """A regular that keeps what it has been dealt."""

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        if isinstance(decision, SwapDecision):
            return Keep()
        return super().decide(view, decision, rng)


class Tight(Regular):
    """Puts chips in with good hands alone; those it bets."""

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        if not isinstance(decision, BetDecision):
            return super().decide(view, decision, rng)
        opponents = opponents_of(view)
        edge = share_of(view, opponents, _SAMPLES, rng) * (opponents + 1)
        good = 1.25 + 0.1 * opponents
        if edge > good:
            return raise_to(decision, share_of_pot(view, decision, 0.75), view.plays_to)
        return Call() if decision.may_call and edge > good - 0.1 else give_up(decision)


class PotOdds(Regular):
    """Calls what its chances against any hands pay for; swaps as a regular, and never raises."""

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        if not isinstance(decision, BetDecision):
            return super().decide(view, decision, rng)
        if decision.may_check or not decision.may_call:
            return give_up(decision)
        share = share_of(view, opponents_of(view), _SAMPLES, rng)
        call = decision.to_call
        return Call() if share * (view.to_win + call) > call else give_up(decision)


def _without_betting(decision: Decision) -> Action:
    if isinstance(decision, SwapDecision):
        return Keep()
    if isinstance(decision, BetDecision):
        return stay(decision)
    cards = tuple(c for c in decision.cards if c in usual_discards(decision.cards, decision.most))
    return Draw(cards if decision.can_be_served(cards) else ())


EXPLOITER: Final = "exploiter"  # which has plans: see there
YARDSTICKS: dict[str, type[Bot]] = {
    "always-call": AlwaysCall,
    "always-raise": AlwaysRaise,
    "always-swap": AlwaysSwap,
    "never-swap": NeverSwap,
    "tight": Tight,
    "pot-odds": PotOdds,
}

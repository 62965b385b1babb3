"""The shark: which of its thoughts answers what."""

from __future__ import annotations

from random import Random
from typing import Final

from drawholdem_tui.engine.actions import Action, Call, Fold
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.blueprint.spot import Stand, stand_of
from drawholdem_tui.players.cast import STEADY, Temperament
from drawholdem_tui.players.cpu.chance_to_win import seed_from
from drawholdem_tui.players.cpu.moves import as_is_its_way
from drawholdem_tui.players.cpu.planned import (
    bets_as_planned,
    has_a_middling_stack,
    swaps_as_planned,
)
from drawholdem_tui.players.cpu.shark.betting import best_bet
from drawholdem_tui.players.cpu.shark.draw_poker import best_draw, scenes_of_five
from drawholdem_tui.players.cpu.shark.preflop import is_hopeless, lies_in_wait
from drawholdem_tui.players.cpu.shark.scenes import Ranges, Scenes
from drawholdem_tui.players.cpu.shark.swapping import best_swap, free_swap, paid_swap
from drawholdem_tui.players.pushfold.spot import facing_all_in

SAMPLES: Final = 600
QUICK_SAMPLES: Final = 240
_WAYS: Final = 48  # in which a board may go on
_QUICK_WAYS: Final = 24


class Shark:
    """Decides from its view alone; ``quick`` ones from fewer samples. Somebody who likes to call,
    or does not, answers an all-in in character; ``expert`` ones as the tables do all the same, and
    they press whoever checks between two as well, not only at larger tables."""

    def __init__(
        self, temperament: Temperament = STEADY, *, quick: bool = False, expert: bool = False
    ) -> None:
        self._expert = expert
        self._computed = expert or not temperament.loose
        self._temperament = temperament
        self._samples = QUICK_SAMPLES if quick else SAMPLES
        self.ways = _QUICK_WAYS if quick else _WAYS

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        rng = Random(seed_from(rng))  # slow to start, and faster from then on
        planned = self._planned(view, decision)
        match decision:
            case BetDecision():
                if planned:
                    return bets_as_planned(planned, view, decision, rng)
                spot = facing_all_in(view, decision) if self._computed else None
                if spot is not None:
                    return Call() if rng.random() < spot.goes_in else Fold()
                if is_hopeless(view, decision, self._temperament):
                    return Fold()
                if lies_in_wait(view, decision):
                    return Call()
                scenes, presses = self._scenes(view, rng), self._expert or len(view.seats) > 2
                return best_bet(view, decision, scenes, rng, self._temperament, presses=presses)
            case SwapDecision():
                if planned:
                    return swaps_as_planned(planned, decision, rng)
                swap = self._swap(view, decision, rng)
                return as_is_its_way(swap, decision, self._temperament, rng)
        return best_draw(view, decision, self._samples, rng)

    def _planned(self, view: View, decision: Decision) -> Stand | None:
        """The button before the flop, between two with a middling stack: there a shark of no
        character plays as was computed. (In the big blind, and with other stacks, only a pro
        does.)"""
        if self._temperament != STEADY or len(view.seats) != 2 or view.you != 1:
            return None
        return stand_of(view, decision) if has_a_middling_stack(view) else None

    def _swap(self, view: View, decision: SwapDecision, rng: Random) -> Action:
        if not view.board:
            first = paid_swap if decision.fee else free_swap
            return first(view, decision, self._temperament.luck)
        ranges = Ranges(view, self._samples, self.ways, rng)
        return best_swap(view, decision, ranges, rng, self._temperament.luck)

    def _scenes(self, view: View, rng: Random) -> Scenes:
        if view.rules.game is Game.DRAW_POKER:
            return scenes_of_five(view, self._samples, rng)
        return Ranges(view, self._samples, self.ways, rng).scenes(view.own_cards)

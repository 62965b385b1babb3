"""The computed strategy played out with real cards in the real engine, against a bot that knows it
and plays best against it.

The strategy plays against itself; then each seat plays the same cards again as the best response
would, where it would have done anything else. The difference is what can be won from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

import numpy as np

from drawholdem_tui.engine.actions import Action, Call, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import FULL_DECK, Card
from drawholdem_tui.engine.decisions import BetDecision, Decision
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu.pro import Pro
from drawholdem_tui.players.protocol import Bot
from drawholdem_tui.players.pushfold.spot import spot_of
from drawholdem_tui.players.pushfold.tables import STACKS, table
from drawholdem_tui.solving.game import Check, Checked, Game, Plays, Won, as_plays
from drawholdem_tui.solving.hands import KEEP, THOUSANDTHS, Figures
from drawholdem_tui.solving.two.values import (
    Chooses,
    Payments,
    big_blind_values,
    button_values,
    choices,
)

_HIGH: Final = 1


class Exploiter:
    """In both seats, against one strategy. It remembers the card it discarded, which the strategy
    does not."""

    def __init__(self, payments: Payments, plays: Plays) -> None:
        self._possible = payments.game.possible
        self._goes_in: tuple[dict[int, Figures], dict[int, Figures]] = ({}, {})  # by seat and node
        button = self._best(button_values(payments, plays, self._learns(0)))
        after = [
            self._best(big_blind_values(payments, plays, what, self._learns(1)))
            for what in choices(payments.game)
        ]
        self._swaps = (button, *after)

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        spot = spot_of(view, decision, STACKS[2][-1] + 1)
        if spot is None:
            raise ValueError("a table that the strategy is not for")
        at = spot.square.at
        if isinstance(decision, BetDecision):
            best = self._goes_in[0 if spot.pushes else 1][at][spot.place]
            if best[view.gone[0] >> 2] if view.gone else best:
                return RaiseTo(decision.max_to) if spot.pushes else Call()
            return Fold()
        choice = int(self._swaps[0 if spot.square.kind == "button_swaps" else 1 + at][spot.place])
        if choice == KEEP:
            return Keep()
        return Swap(max(view.own_cards) if choice == _HIGH else min(view.own_cards))

    def _learns(self, seat: int) -> Chooses:
        """Notes where putting everything in is better than folding."""

        def chooses(node: int, one: Figures, other: Figures) -> Figures:
            self._goes_in[seat][node] = one > other
            better: Figures = np.maximum(one, other)
            return better

        return chooses

    def _best(self, values: Figures) -> Figures:
        best: Figures = np.where(self._possible, values, -np.inf).argmax(1)
        return best


def checked_table(check: Check) -> Checked:
    """The table as it is shipped."""
    stack, hands = check.table, check.hands
    pro = Pro(most=STACKS[2][-1] + 1)
    game = Game(float(stack))
    exploiter = Exploiter(Payments(game), as_plays(game, table(stack).cells))
    rng = Random(check.seed)
    totals, squares = [0, 0], [0, 0]
    for _ in range(hands):
        deck, chance = rng.sample(FULL_DECK, len(FULL_DECK)), rng.getrandbits(60)
        usual, others = _played(stack, deck, chance, (pro, pro), exploiter)
        for seat in range(2):  # the first card goes to the big blind
            if others[seat]:
                players = (exploiter, pro) if seat == 0 else (pro, exploiter)
                best, _ = _played(stack, deck, chance, players, None)
                more = best[seat] - usual[seat]
                totals[seat] += more
                squares[seat] += more * more
    big_blind, button = (_won(*each, hands) for each in zip(totals, squares, strict=True))
    return Checked((button, big_blind))


def _won(total: int, square: int, hands: int) -> Won:
    mean = total / hands
    scale = THOUSANDTHS / DRAW_HOLDEM.big_blind
    return Won(mean * scale, sqrt(max(square / hands - mean * mean, 0) / hands) * scale)


def _played(
    stack: int, deck: Sequence[Card], chance: int, players: tuple[Bot, Bot], beside: Bot | None
) -> tuple[tuple[int, ...], list[bool]]:
    """What each wins; and whether ``beside`` would have done something else in that seat."""
    rules, others = DRAW_HOLDEM, [False, False]
    setup = regular(rules, (stack * rules.big_blind,) * 2)
    hand = Hand(rules, setup, OrderedDeck(tuple(deck)))
    number = 0
    while (decision := hand.decision) is not None:
        seat, number = decision.seat, number + 1
        view = hand.view(seat)
        lot = Chance(chance + number)
        action: Action = players[seat].decide(view, decision, lot)
        if beside and not others[seat]:
            others[seat] = beside.decide(view, decision, lot) != action
        hand.act(action)
    won = tuple(end - begun for end, begun in zip(hand.stacks, setup.stacks, strict=True))
    return won, others

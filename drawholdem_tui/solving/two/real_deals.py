"""The computed strategy played out with real cards in the real engine, against the best response.

The strategy plays against itself; then each seat plays the same cards again as the best response
would, where it would have done anything else. The difference is what can be won from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.cards import FULL_DECK, Card
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu.pro import Pro
from drawholdem_tui.players.protocol import Bot
from drawholdem_tui.players.pushfold.tables import STACKS, table
from drawholdem_tui.solving.cells import as_plays
from drawholdem_tui.solving.checks import Check, Checked, Won
from drawholdem_tui.solving.game import Game
from drawholdem_tui.solving.two.exploiting_bot import Exploiter
from drawholdem_tui.solving.two.values import Payments

_THOUSANDTHS: Final = 1_000


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
    scale = _THOUSANDTHS / DRAW_HOLDEM.big_blind
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

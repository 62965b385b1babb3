"""Spots at the draw of draw poker: what to discard."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from drawholdem_tui.drills.dealt import names_of, played_out
from drawholdem_tui.drills.kinds.search import Wanted, found
from drawholdem_tui.drills.kinds.swap import CLOSE
from drawholdem_tui.drills.priced import best_of, spot_of_advice
from drawholdem_tui.drills.spot import Answer, Kind, Spot, Whence
from drawholdem_tui.engine.actions import Draw
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import Decision, DrawDecision
from drawholdem_tui.engine.rules import DRAW_POKER
from drawholdem_tui.engine.view import View

_LOOK: Final = 150  # samples
_TRIES: Final = 40


def draw_spot(key: str, rng: Random, level: int) -> Spot:
    """Mostly hands that are not drawn to as always."""
    close = rng.random() < CLOSE

    def is_it(decision: Decision, view: View, rng: Random) -> bool:
        return (
            isinstance(decision, DrawDecision)
            and rng.random() < 0.6
            and _is_a_question(decision.cards, rng)
        )

    wanted = Wanted(DRAW_POKER, is_it, _any, level, close, _LOOK, _TRIES)
    (hand, played, asked), told = found(rng, wanted)
    names = names_of(len(hand.setup.stacks), asked.seat)
    whole = played_out(hand, played, best_of(told))
    return spot_of_advice(Whence(key, Kind.DRAW, whole, names, asked.seat), asked, told)


def _any(best: Answer) -> bool:
    return isinstance(best, Draw)


def _is_a_question(cards: tuple[Card, ...], rng: Random) -> bool:
    """Two pair are drawn to as always; so is a pair, if there is nothing beside it."""
    many = sorted(Counter(card.rank for card in cards).values(), reverse=True)
    if many[:2] == [2, 2]:
        return rng.random() < 0.03
    beside = max(card.rank for card in cards) == 14 or _four_suited(cards)
    return many[0] != 2 or rng.random() < (0.5 if beside else 0.06)


def _four_suited(cards: tuple[Card, ...]) -> bool:
    return max(Counter(card.suit for card in cards).values()) == 4

"""Spots at the draw of draw poker: what to discard."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.kinds.search import Wanted, spot_found
from drawholdem_tui.drills.kinds.swap import CLOSE
from drawholdem_tui.drills.level import band_of_draws
from drawholdem_tui.drills.spot import Answer, Spot
from drawholdem_tui.engine.actions import Draw
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import Decision, DrawDecision
from drawholdem_tui.engine.ranking import Category, rank_hand
from drawholdem_tui.engine.rules import DRAW_POKER
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.odds.price import best_of_each_size

_LOOK: Final = 150  # samples
_TRIES: Final = 40
_AT_ONCE: Final = 4  # of the first spot of a sitting
# how many cards the best draw has; one of two has no clear edge, and the easier levels none of it
_DISCARDS: Final = ((1, 3), (1, 3), (1, 2, 3), (1, 2, 3), (1, 2, 3))


def draw_spot(key: str, rng: Random, level: int, *, at_once: bool) -> Spot:
    """Fewer hands whose discards are routine, and as many one-card draws as three-card draws: the
    answer that is nearly always best is no question."""
    close, many = rng.random() < CLOSE, rng.choice(_DISCARDS[level - 1])

    def is_it(decision: Decision, view: View, rng: Random) -> bool:
        return (
            isinstance(decision, DrawDecision)
            and rng.random() < 0.6
            and _is_a_question(decision.cards, rng)
        )

    def so_many(best: Answer) -> bool:
        return isinstance(best, Draw) and len(best.cards) == many

    tries = _AT_ONCE if at_once else _TRIES
    edge = band_of_draws(level)
    # how many cards is the question; whether the eight or the nine stays beside an ace is none
    wanted = Wanted(DRAW_POKER, is_it, so_many, edge, close, _LOOK, tries, best_of_each_size)
    return spot_found(key, Kind.DRAW, rng, wanted)


def _is_a_question(cards: tuple[Card, ...], rng: Random) -> bool:
    """Hands of five stand pat; two pair and three of a kind draw as always, and so does a pair with
    nothing beside it."""
    if rank_hand(cards).category >= Category.STRAIGHT:
        return False
    many = sorted(Counter(card.rank for card in cards).values(), reverse=True)
    if many[0] == 3 or many[:2] == [2, 2]:
        return rng.random() < 0.03
    four_suited = max(Counter(card.suit for card in cards).values()) == 4
    beside = max(card.rank for card in cards) == 14 or four_suited
    return many[0] != 2 or rng.random() < (0.5 if beside else 0.06)

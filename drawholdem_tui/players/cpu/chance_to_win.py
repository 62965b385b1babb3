"""The part of the pot that a hand will win against hands of which nothing is known: what every
level of the computer starts from, by as many samples as it can afford."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import DrawDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.final_pot import live_opponents
from drawholdem_tui.players.odds.deals import Effort
from drawholdem_tui.players.odds.discards import draws, usual_discards
from drawholdem_tui.players.odds.sampled import sampled
from drawholdem_tui.players.odds.tables.preflop import before_the_flop


def seed_from(rng: Random) -> int:
    return rng.getrandbits(63)


def opponents_of(view: View) -> int:
    return max(1, len(live_opponents(view)))


def share_of(view: View, opponents: int, samples: int, rng: Random) -> float:
    """Of one's own hand as it is; in draw poker as it will be after the usual draw."""
    own = view.own_cards
    if view.rules.game is Game.DRAW_POKER:
        drew = drawn_by_opponents(view, opponents)
        discards: tuple[int, ...] = ()
        if view.street is Street.PREFLOP:
            discards = usual_discards(own, view.rules.most_discards(len(view.seats)))
        *_, found = draws(own, [discards], drew, effort=Effort(samples, seed_from(rng)))
        return found.chances[0].share
    if not view.board:
        return before_the_flop(own, opponents).chances[0].share
    *_, found = sampled([own], view.board, opponents, effort=Effort(samples, seed_from(rng)))
    return found.chances[0].share


def shares_of_swaps(
    view: View, opponents: int, samples: int, rng: Random
) -> tuple[float, dict[Card, float]]:
    """Of keeping, and of swapping each card."""
    first, second = cards = view.own_cards
    if view.board:
        ways = [cards, (second,), (first,)]
        *_, found = sampled(ways, view.board, opponents, effort=Effort(samples, seed_from(rng)))
    else:
        found = before_the_flop(cards, opponents)
    keep, one, other = (each.share for each in found.chances)
    return keep, {first: one, second: other}


def drawn_by_opponents(view: View, opponents: int) -> list[int | None]:
    """How many cards those who are still in have drawn, as long as it lies there (DP-9)."""
    return ([seat.drew for seat in live_opponents(view)] or [None])[:opponents]


def shares_of_draws(
    decision: DrawDecision, drew: Sequence[int | None], samples: int, rng: Random
) -> dict[tuple[Card, ...], float]:
    """Of the draws that can be served: the usual one, one card less of it each, and none at all."""
    usual = usual_discards(decision.cards, decision.most)
    ways = [usual, *(tuple(c for c in usual if c != kept) for kept in usual), ()]
    served = [
        cards
        for cards in dict.fromkeys(tuple(map(Card, way)) for way in ways)
        if decision.can_be_served(cards)
    ]
    *_, found = draws(decision.cards, served, drew, effort=Effort(samples, seed_from(rng)))
    return {cards: each.share for cards, each in zip(served, found.chances, strict=True)}

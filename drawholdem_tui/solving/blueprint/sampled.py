"""Hands to learn from what flops are worth: chance and a few usual bets bring them to a flop, and
sharks play them from there on. Each deal is played twice, the second time with the two hands
exchanged, so that the luck of the board weighs less."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from drawholdem_tui.engine.actions import Action, Call, Check, Keep, RaiseTo
from drawholdem_tui.engine.cards import FULL_DECK, Card
from drawholdem_tui.engine.decisions import BetDecision, SwapDecision
from drawholdem_tui.engine.deck import fixed_slots
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu.shark.shark import Shark
from drawholdem_tui.players.cpu.shark.swapping import free_swap
from drawholdem_tui.players.odds.tables.preflop import place_of
from drawholdem_tui.solving.blueprint.flops import LINES, Sample

_SWAPS = 0.7  # how often each thinks of a swap, and else keeps
_BIG_BLIND, _BUTTON = 0, 1  # seats
# where the cards of the one and of the other wait in a deck of fixed slots
_ONE, _OTHER = slice(8, 14), slice(14, 20)


class Deals(NamedTuple):
    """So many deals, from number ``first`` on: plain values, for any process to play them."""

    seed: int
    first: int
    many: int


class _Way(NamedTuple):
    """What is said to come to a flop, and how it is called."""

    says: tuple[float, ...]
    line: int

    @property
    def price(self) -> float:
        return self.says[-1]


_STACKS = (10.0, 12.0, 15.0, 18.0, 22.0, 27.0, 33.0, 40.0, 50.0, 63.0, 80.0, 100.0)
_AT_MOST = 0.45
_WAYS = (
    _Way((1.0, 1.0), LINES.index((0, True))),
    _Way((1.0, 4.0, 4.0), LINES.index((1, True))),
    _Way((2.5, 2.5), LINES.index((1, False))),
    _Way((2.5, 8.0, 8.0), LINES.index((2, False))),
    _Way((2.5, 8.0, 19.0, 19.0), LINES.index((3, False))),
)


def sampled(deals: Deals) -> tuple[Sample, ...]:
    """The same values, the same hands."""
    numbers = range(deals.first, deals.first + deals.many)
    return tuple(each for number in numbers for each in _sampled(deals.seed, number))


def _sampled(seed: int, number: int) -> Iterator[Sample]:
    rng = Random(f"{seed}/{number}")
    stack = rng.choice(_STACKS)
    way = rng.choice(_ways(stack))
    swaps = [rng.random() < _SWAPS for _ in range(2)]
    order, chance = rng.sample(FULL_DECK, len(FULL_DECK)), rng.getrandbits(60)
    yield _played(stack, way, order, swaps, chance)
    mirrored = order.copy()
    mirrored[_ONE], mirrored[_OTHER] = order[_OTHER], order[_ONE]
    yield _played(stack, way, mirrored, swaps[::-1], chance)


def _ways(stack: float) -> list[_Way]:
    """Those for which not half of a stack is put in."""
    return [way for way in _WAYS if way.price <= _AT_MOST * stack]


def _played(
    stack: float, way: _Way, order: Sequence[Card], swaps: Sequence[bool], chance: int
) -> Sample:
    rules = DRAW_HOLDEM
    setup = regular(rules, (round(stack * rules.big_blind),) * 2)
    hand = Hand(rules, setup, fixed_slots(tuple(order), rules, 2))
    sharks = Shark(quick=True), Shark(quick=True)
    says, places, number = iter(way.says), [0, 0], 0
    while (decision := hand.decision) is not None:
        view = hand.view(decision.seat)
        if view.board:
            number += 1
            if number == 1:
                places = [place_of(*hand.view(seat).own_cards) for seat in range(2)]
            said = sharks[decision.seat].decide(view, decision, Chance(chance + number))
        elif isinstance(decision, SwapDecision):
            said = free_swap(view, decision, 0.0) if swaps[decision.seat] else Keep()
        else:
            said = _usual(view, next(says))
        hand.act(said)
    won = hand.stacks[_BUTTON] - setup.stacks[_BUTTON]
    big_blind, button = (Street.PREFLOP in seat.swaps for seat in hand.view(None).seats)
    return Sample(
        way.line,
        stack,
        button,
        big_blind,
        places[_BUTTON],
        places[_BIG_BLIND],
        2 * way.price,
        won / rules.big_blind,
    )


def _usual(view: View, say: float) -> Action:
    decision, to = view.decision, round(say * view.rules.big_blind)
    if isinstance(decision, BetDecision) and to > decision.price:
        return RaiseTo(to)
    return Call() if view.to_call else Check()

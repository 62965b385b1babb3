"""Why a short stack's choice is worth what it is: how often all chips go in, how often the opponent
folds, and how often you win otherwise. Counted as the values are."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from drawholdem_tui.players.odds.tables.preflop import place_of
from drawholdem_tui.players.pushfold.equities import against
from drawholdem_tui.players.pushfold.strategy import node_of
from drawholdem_tui.players.pushfold.tables import table
from drawholdem_tui.players.pushfold.values import big_blinds_hands, made_with, pushing


class AllIn(NamedTuple):
    """``goes_in`` is how often you put all chips in, ``met`` how often the opponent does, too,
    ``won`` your part of the pot in those hands."""

    goes_in: float
    met: float
    won: float

    @property
    def wins(self) -> float:
        """Of the hands in which both are all-in."""
        return self.won / self.met if self.met else 0.0

    @property
    def folds(self) -> float:
        return 1 - self.met / self.goes_in if self.goes_in else 0.0


def pushed(stack: int, place: int, *, button_swapped: bool, big_blind_swapped: bool) -> AllIn:
    """The button goes all-in, and the big blind calls with what it calls with."""
    strategy, share = table(stack), against(place).share
    node = node_of(button_swapped=button_swapped, big_blind_swapped=big_blind_swapped)
    weights = big_blinds_hands(stack, place, button_swapped, big_blind_swapped)
    calls = [weight * strategy.bets("call", other, node) for other, weight in enumerate(weights)]
    every = sum(weights) or 1.0
    won = sum(many * part for many, part in zip(calls, share, strict=True))
    return AllIn(1.0, sum(calls) / every, won / every)


def called(stack: int, place: int, *, button_swapped: bool, big_blind_swapped: bool) -> AllIn:
    """The big blind calls what the button goes all-in with."""
    weights = pushing(stack, place, button_swapped, big_blind_swapped)
    every, share = sum(weights), against(place).share
    if not every:
        return AllIn(0.0, 0.0, 0.0)
    won = sum(many * part for many, part in zip(weights, share, strict=True))
    return AllIn(1.0, 1.0, won / every)


def button_goes_in(stack: int, place: int, *, swapped: bool) -> AllIn:
    """What the button does with a hand, before the big blind swaps or keeps."""
    likely = [sum(big_blinds_hands(stack, place, swapped, then)) for then in (False, True)]
    ways = []
    for then in (False, True):
        node = node_of(button_swapped=swapped, big_blind_swapped=then)
        found = pushed(stack, place, button_swapped=swapped, big_blind_swapped=then)
        ways.append((likely[then] * table(stack).bets("push", place, node), found))
    return _together(ways, sum(likely))


def big_blind_goes_in(stack: int, place: int, *, button_swapped: bool, swapped: bool) -> AllIn:
    """Whether the big blind calls, given that the button goes all-in."""
    node = node_of(button_swapped=button_swapped, big_blind_swapped=swapped)
    found = called(stack, place, button_swapped=button_swapped, big_blind_swapped=swapped)
    return _together([(table(stack).bets("call", place, node), found)], 1.0)


def behind_a_swap(cards: tuple[int, int], kept: int, goes_in: Callable[[int], AllIn]) -> AllIn:
    """Over all cards that can replace the discarded one."""
    made = made_with(kept, cards)
    return _together([(many, goes_in(place)) for place, many in made.items()], sum(made.values()))


def as_it_is(cards: tuple[int, int], goes_in: Callable[[int], AllIn]) -> AllIn:
    """With both cards kept."""
    return goes_in(place_of(*cards))


def _together(ways: list[tuple[float, AllIn]], every: float) -> AllIn:
    """An average by how likely each is."""
    return AllIn(
        sum(many * each.goes_in for many, each in ways) / every,
        sum(many * each.met for many, each in ways) / every,
        sum(many * each.won for many, each in ways) / every,
    )

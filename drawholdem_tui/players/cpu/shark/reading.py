"""What an opponent at hold'em may hold, from everything it has said and done in the hand.

Every hand of two cards has a weight. Each act multiplies it by how likely a sensible player does
that with such a hand; a swap moves it to what may have come. That somebody plays without looking at
the cards is possible, too, and gets likelier the less sense the acts make.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from operator import mul
from typing import Final

from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.past import Past
from drawholdem_tui.engine.said import Said, SaidKind
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.cpu.shark.outlook import HANDS, IMPOSSIBLE, WITH, outlook
from drawholdem_tui.players.odds.tables.preflop import before_the_flop

_WILD: Final = 0.002  # how likely somebody unknown does not look at the cards
_WILDEST: Final = 0.25  # never more is believed of it in one hand
_KNOWN: Final = 12  # hands after which a past counts
_CALLS_A_RAISE: Final = 0.68  # before the flop, from this place on
_BOARD: Final = {Street.PREFLOP: 0, Street.FLOP: 3, Street.TURN: 4, Street.RIVER: 5}
_AGGRESSIVE: Final = (SaidKind.BET, SaidKind.RAISE)


def hands_of(view: View, seat: int, ways: int) -> list[float]:
    """The weights of an opponent's hands, in the order of ``HANDS``."""
    known = (*view.own_cards, *view.gone, *view.board)
    weights = [1.0] * len(HANDS)
    raises, street = 0, Street.PREFLOP
    for act in view.said:
        if act.street is not street:
            street, raises = act.street, 0
            weights = _without(weights, view.board[: _BOARD[street]])
        if act.seat == seat:
            board = tuple(sorted(view.board[: _BOARD[street]]))
            weights = _after(weights, act, board, raises, ways)
        raises += act.kind in _AGGRESSIVE
    weights = _without(weights, known)
    possible = _without([1.0] * len(HANDS), known)
    every = sum(possible)
    made = sum(weights)
    if made <= 0.0:
        return possible
    wild = _wildness(view.table.past[seat] if view.table.past else Past())
    wild = min(_WILDEST, wild / (wild + (1 - wild) * made / every))
    sane, any_hand = (1 - wild) / made, wild / every
    return [each * sane + any_hand * there for each, there in zip(weights, possible, strict=True)]


def _wildness(past: Past) -> float:
    """From how often it has raised before the flop: nobody is dealt that many good hands."""
    if past.hands < _KNOWN:
        return _WILD
    often = past.raised / past.hands
    return min(0.6, max(_WILD / 2, 1.5 * (often - 0.3)))


def _without(weights: list[float], cards: Sequence[int]) -> list[float]:
    left = weights.copy()
    for card in cards:
        for hand in WITH[card]:
            left[hand] = 0.0
    return left


def _after(
    weights: list[float], act: Said, board: tuple[int, ...], raises: int, ways: int
) -> list[float]:
    match act.kind:
        case SaidKind.SWAP:
            asked = list(map(mul, weights, swaps(board, act.amount > 0, ways)))
            return _swapped(asked, board, ways)
        case SaidKind.KEEP:
            return [w * (1 - s) for w, s in zip(weights, swaps(board, True, ways), strict=True)]
        case SaidKind.CHECK | SaidKind.CALL | SaidKind.BET | SaidKind.RAISE:
            size = round(4 * min(act.amount / max(act.pot, 1), 2.0))
            return list(map(mul, weights, _bets(board, act.kind, size, min(raises, 3), ways)))
    return weights


@lru_cache(maxsize=256)
def _bets(
    board: tuple[int, ...], kind: SaidKind, quarters: int, raises: int, ways: int
) -> list[float]:
    """How likely a hand does this, by its place; a size in quarters of the pot."""
    places, size = outlook(board, ways).places, quarters / 4
    if kind is SaidKind.CHECK:
        return [_of(place, 1.0, -0.6, 0.75, 0.08) for place in places]
    if kind is SaidKind.CALL:
        least = continues_from(size / (1 + size), 1, before=not board) + 0.05
        if not board and raises:
            least = max(least, _CALLS_A_RAISE)
        calls = [_of(place, 0.04, 0.96, least, 0.08) for place in places]
        return [_of(place, each, -0.6 * each, 0.94, 0.02) for each, place in zip(calls, places)]  # noqa: B905
    if board:
        least, bluffs = (0.58, 0.74, 0.9, 0.94)[raises] + 0.08 * min(size, 1.0), 0.1
    else:
        least, bluffs = (0.66, 0.87, 0.94, 0.96)[raises], 0.05
    return [_of(place, bluffs, 1 - bluffs, least, 0.05) for place in places]


def continues_from(odds: float, opponents: int, *, before: bool) -> float:
    """The place from which hands go on against a bet that asks for such odds."""
    return min(0.93, 1.5 * odds + (0.05 * (opponents - 1) if before else 0.0))


def _of(place: float, base: float, more: float, middle: float, width: float) -> float:
    """From ``base`` below the middle to ``base + more`` above it."""
    if place == IMPOSSIBLE:
        return 0.0
    return base + more / (1 + exp(min(max((middle - place) / width, -50.0), 50.0)))


@lru_cache(maxsize=64)
def swaps(board: tuple[int, ...], paid: bool, ways: int) -> list[float]:
    """How likely a hand swaps: before the flop by what it gains, later the weak ones do, if any."""
    if not board:
        least = 0.012 if paid else 0.0
        return [0.95 if gain > least else 0.05 for gain in _gains()]
    return [_of(place, 0.35, -0.33, 0.45, 0.12) for place in outlook(board, ways).places]


@cache
def _gains() -> list[float]:
    """What the better swap adds to the share of the pot, against two others."""
    found = []
    for hand in HANDS:
        keep, *others = (each.share for each in before_the_flop(hand, 2).chances)
        found.append(max(others) - keep)
    return found


def _swapped(weights: list[float], board: tuple[int, ...], ways: int) -> list[float]:
    """What such hands become: of each the better card stays, and any other comes."""
    stays = [0.0] * 52
    worth = _worth_of_cards(board, ways)
    for (one, other), weight in zip(HANDS, weights, strict=True):
        if weight:
            stays[one if worth[one] > worth[other] else other] += weight
    after = [(stays[one] + stays[other]) / 50 for one, other in HANDS]
    return _without(after, board)


@lru_cache(maxsize=32)
def _worth_of_cards(board: tuple[int, ...], ways: int) -> list[float]:
    if not board:
        return [card + 0.0 for card in range(52)]
    places = outlook(board, ways).places
    return [sum([max(places[hand], 0.0) for hand in WITH[card]]) + card / 1e6 for card in range(52)]

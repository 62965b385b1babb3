"""What an opponent at hold'em may hold, from everything it has said and done in the hand.

Every hand of two cards has a weight. Each act multiplies it by how likely a sensible player does
that with such a hand; a swap moves it to what may have come. That somebody plays without looking at
the cards is possible, too, and gets likelier the less sense the acts make.

The more is put in for what is there, the fewer hands are worth it. Whoever bets ten pots with
anything loses ten where one hand of eleven calls; so nobody who thinks does, and few good hands
want nine of ten to fold. A bet of one pot is made with a third of the hands, one of ten with a
tenth, and so on without an end. Whoever calls has to be as choosy.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp, log2
from operator import mul
from typing import Final, NamedTuple

from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.past import Past
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.cpu.shark.habits import Habits, habits_of
from drawholdem_tui.players.cpu.shark.outlook import HANDS, IMPOSSIBLE, WITH, outlook
from drawholdem_tui.players.cpu.shark.preflop import is_careful, is_short, raises_from
from drawholdem_tui.players.odds.tables.preflop import before_the_flop

_WILD: Final = 0.002  # how likely somebody unknown does not look at the cards
_WILDEST: Final = 0.25  # never more is believed of it in one hand
_KNOWN: Final = 12  # hands after which a past counts
_COME_ALONG: Final = 4
_SERIOUS: Final = 0.85  # power of the odds: whoever raises has something
_CALLS_A_RAISE: Final = 0.68  # before the flop, from this place on
# power: who waits for hands before the flop bets few that are poor on it
_CARRIES_OVER: Final = 0.33
_NEARLY: Final = 0.985  # the place from which the best twenty of all hands begin
_RAISED: Final = 0.94  # and from which they are raised rather than called with
_BOARD: Final = {Street.PREFLOP: 0, Street.FLOP: 3, Street.TURN: 4, Street.RIVER: 5}
_TELLING: Final = frozenset((
    SaidKind.SWAP, SaidKind.KEEP, SaidKind.CHECK, SaidKind.CALL, SaidKind.BET, SaidKind.RAISE,
))  # fmt: skip
_AGGRESSIVE: Final = (SaidKind.BET, SaidKind.RAISE)
_STEPS: Final = 3  # to a doubling of pots and what lies there: what is told apart
_USUAL: Final = 2.0  # pots: what is usual before the flop says nothing
_HALF: Final = 11.0  # pots beyond that: half as many hands
_ON_A_BOARD: Final = 0.35  # of the hands that bet anything, how many fewer by the pot
_DEFENDS: Final = 1.2  # of the hands that have to go on, lest anything could be bet
_SHORT_RAISES: Final = 0.36  # of all hands, between two with few chips
_BLURRED: Final = 0.06  # places: how sharply those begin
_BEFORE: Final = 0.25  # before the flop hands are nearer to each other


class _Step(NamedTuple):
    """An act as it is read: with what lay there, and what had been said."""

    kind: SaidKind
    board: tuple[int, ...]
    paid: bool  # of a swap
    size: float  # in pots: of what somebody could match
    raises: int  # on the street, before it
    others: int  # still in the hand
    habits: Habits  # of whoever did it
    careful: bool  # raises may be raised again, by one of several
    short: bool  # between two with few chips


def hands_of(view: View, seat: int, ways: int) -> list[float]:
    """The weights of an opponent's hands, in the order of ``HANDS``."""
    weights = _read(_steps(view, seat), ways)
    known = (*view.own_cards, *view.gone, *view.board)
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


def _steps(view: View, seat: int) -> tuple[_Step, ...]:
    """What a seat has done, so far as it tells of its cards."""
    steps = []
    raises, street, others = 0, Street.PREFLOP, len(view.seats) - 1
    habits, matched = habits_of(view, seat), _matched(view, seat)
    careful, short = is_careful(view, seat), is_short(view)
    for act in view.said:
        if act.street is not street:
            street, raises = act.street, 0
        if act.seat == seat and act.kind in _TELLING:
            board = tuple(sorted(view.board[: _BOARD[street]]))
            size = in_steps(min(act.amount, matched) / max(act.pot, 1))
            paid, again = act.amount > 0, min(raises, 3)
            steps.append(_Step(act.kind, board, paid, size, again, others, habits, careful, short))
        raises += act.kind in _AGGRESSIVE
        others -= act.kind is SaidKind.FOLD
    return tuple(steps)


def _matched(view: View, seat: int) -> int:
    """The most that anybody else could put in: a stack that nobody has makes no bet larger."""
    stacks = view.table.stacks
    return max(stack for other, stack in enumerate(stacks) if other != seat)


# everybody at a table reads the same acts, and each of them again and again
@lru_cache(maxsize=256)
def _read(steps: tuple[_Step, ...], ways: int) -> list[float]:
    """The weights behind some steps, whatever cards the reader knows."""
    if not steps:
        return [1.0] * len(HANDS)
    *before, step = steps
    weights = _without(_read(tuple(before), ways), step.board)
    match step.kind:
        case SaidKind.SWAP:
            asked = list(map(mul, weights, swaps(step.board, step.paid, ways)))
            return _swapped(asked, step.board, ways)
        case SaidKind.KEEP:
            asked = swaps(step.board, True, ways)
            return [w * (1 - s) for w, s in zip(weights, asked, strict=True)]
    return list(map(mul, weights, _bets(step._replace(paid=False), ways)))


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


@lru_cache(maxsize=256)
def _bets(step: _Step, ways: int) -> list[float]:
    """How likely a hand does this, by its place."""
    board, kind, raises, habits = step.board, step.kind, step.raises, step.habits
    places, size = outlook(board, ways).places, step.size
    first = habits.wider(1 - _SHORT_RAISES, habits.raises)
    simple = step.short and not board and not raises
    if simple and kind in _AGGRESSIVE:
        return [_of(place, 0.0, 1.0, first, _BLURRED) for place in places]
    if kind is SaidKind.CHECK:
        return [_of(place, 1.0, -0.6, 0.75, 0.08) for place in places]
    if kind is SaidKind.CALL:
        least = continues_from(size / (1 + size), 1, habits, before=not board) + 0.05
        if not board and raises:
            least = max(least, habits.wider(_CALLS_A_RAISE, habits.enters))
        least = min(least, _NEARLY)
        width = min(0.08, 0.8 * (1 - least))
        calls = [_of(place, 0.04, 0.96, least, width) for place in places]
        if least > _RAISED:  # nothing is left to raise with
            return calls
        # are raised instead, by those who raise
        best, least, width = -0.6 * min(habits.raises, 1.0), _RAISED, 0.02
        if simple:
            best, least, width = -1.0, first, _BLURRED
        return [_of(place, each, best * each, least, width) for each, place in zip(calls, places)]  # noqa: B905
    if board:
        least = (0.58, 0.76, 0.9, 0.94)[raises]
        often = habits.bets * min(habits.raises, 1.0) ** _CARRIES_OVER
        part = (0.16, 0.1, 0.06, 0.05)[raises]
    else:
        least = raises_from(step.others, raises, carefully=step.careful)
        often = habits.raises
        if raises and often > 1:  # many first raises make fewer others
            often **= 0.5
        part = (0.1, 0.08, 0.05, 0.04)[raises]
    least = min(habits.wider(with_such_a_size(least, size, before=not board), often), _NEARLY)
    part *= min(often, habits.raises, 1.0)  # who seldom raises does not bluff
    bluffs = part * (1 - least) / least  # a raise is less often a bluff than a bet
    return [_of(place, bluffs, 1 - bluffs, least, min(0.05, 0.4 * (1 - least))) for place in places]


def continues_from(odds: float, opponents: int, habits: Habits, *, before: bool) -> float:
    """The place from which hands go on against a bet that asks for such odds: by what they win
    against so many, of which before the flop not all will come along."""
    if not before:
        least = max(min(0.93, 1.65 * odds), goes_on_against(odds, before=False))
        return min(_NEARLY, habits.wider(least, habits.stays))
    others = min(opponents, _COME_ALONG)
    least = max(1.1 * odds, bisect(_shares(others), odds**_SERIOUS) / len(HANDS))
    least = max(min(0.95, least), goes_on_against(odds, before=True))
    return min(_NEARLY, habits.wider(least, habits.enters))


@cache
def _shares(opponents: int) -> list[float]:
    """What the hands win before the flop, the worst first."""
    return sorted([before_the_flop(hand, opponents).chances[0].share for hand in HANDS])


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


def in_steps(pots: float) -> float:
    """About the same size, of as few different ones as will do.

    >>> [round(in_steps(pots), 2) for pots in (0.0, 0.5, 0.52, 2.0, 66.0)]
    [0.0, 0.59, 0.59, 2.17, 63.0]
    """
    size: float = 2 ** (round(_STEPS * log2(1 + pots)) / _STEPS) - 1
    return size


def with_such_a_size(least: float, pots: float, *, before: bool) -> float:
    """The place from which hands bet so many pots, where ``least`` is that of any bet."""
    fewer = 1 + max(pots - _USUAL, 0) / _HALF if before else 1 + _ON_A_BOARD * pots
    return 1 - (1 - least) / fewer


def goes_on_against(odds: float, *, before: bool) -> float:
    """The place from which hands go on at least against a bet that asks for such odds.

    >>> [round(goes_on_against(odds, before=False), 2) for odds in (0.25, 1 / 3, 0.48)]
    [0.2, 0.4, 0.91]
    """
    pots = odds / max(1 - 2 * odds, 1e-3)
    if before:
        return 1 - 1 / (1 + _BEFORE * pots)
    return 1 - min(_DEFENDS / (1 + pots), 1.0)

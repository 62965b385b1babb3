"""The river between two, solved at the table: both have the hands that all they have done speaks
for, and find by themselves what to bet, to call and to fold with them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import Final, NamedTuple

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, RaiseTo
from drawholdem_tui.engine.decisions import BetDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import Game as Played
from drawholdem_tui.engine.rules import Structure
from drawholdem_tui.engine.said import Said, SaidKind
from drawholdem_tui.engine.view import SeatState, View
from drawholdem_tui.players.cpu.river_tree import FOLD, Bets, Game, Node, Vector, decisions, often
from drawholdem_tui.players.cpu.shark.outlook import hand_of, outlook
from drawholdem_tui.players.cpu.shark.reading import hands_of

_DEEPEST: Final = 75  # big blinds: tried with 20 and 50, where it gains; with 100 nobody knows yet
_WORK: Final = 300  # decisions of a tree that are looked at, all rounds together
_ROUNDS: Final = (12, 60)
_SELDOM: Final = 0.06  # what is done so seldom has not been learnt away yet
# the places that part the buckets: finer the better the hands, as those bet most
_PARTS: Final = (
    *(at / 20 for at in range(1, 14)),
    *(at / 40 for at in range(28, 36)),
    *(at / 100 for at in range(90, 100)),
)
_BETS: Final = (SaidKind.BET, SaidKind.RAISE)


class _Street(NamedTuple):
    bets: Bets
    first: int  # the seat that speaks first
    other: int


def solved(view: View, decision: BetDecision, ways: int, rng: Random) -> Action | None:
    """What is done on the river; ``None`` where it is not between two, or with a limit, or deep."""
    street = _street(view)
    if street is None or view.you is None:
        return None
    strengths = outlook(view.board, ways).strengths[0]
    before = _before(view)
    theirs = hands_of(before, street.other, ways)
    # as the other one sees it, who knows neither my cards nor what I gave away
    mine = hands_of(before._replace(you=street.other, gone=()), view.you, ways)
    edges = _edges(strengths, mine, theirs)
    bucket = bisect_left(edges, strengths[hand_of(view.own_cards)])
    own, other = _in_buckets(edges, strengths, mine), _in_buckets(edges, strengths, theirs)
    game = Game(street.bets, (own, other) if view.you == street.first else (other, own))
    least, most = _ROUNDS
    game.learn(min(max(_WORK // decisions(game.root), least), most))
    node = _now(game.root, street.bets.made)
    return None if node is None else _said(node, bucket, decision, view, rng)


def _before(view: View) -> View:
    """As the betting of the river began."""
    said = tuple(
        act
        for act in view.said
        if act.street is not Street.RIVER or act.kind in (SaidKind.KEEP, SaidKind.SWAP)
    )
    return view._replace(said=said)


def _street(view: View) -> _Street | None:
    live = [seat for seat in view.seats if seat.state is not SeatState.FOLDED]
    rules, you = view.rules, view.you
    here = [act for act in view.said if act.street is Street.RIVER]
    if (
        view.street is not Street.RIVER
        or rules.game is not Played.HOLDEM
        or rules.structure is not Structure.NO_LIMIT
        or not len(live) == len(view.seats) == 2
        or min(view.table.stacks) > _DEEPEST * rules.big_blind
        or any(seat.state is not SeatState.ABLE and not seat.bet for seat in live)
        or any(act.kind is SaidKind.SWAP for act in here)
    ):
        return None
    first, second = live
    most = min(seat.stack + seat.bet for seat in live)
    pot = view.in_the_middle - sum(seat.bet for seat in view.seats)
    made = [_made(act, most) for act in here if act.kind in (SaidKind.CHECK, *_BETS)]
    other = second if first.seat == you else first
    bets = Bets(pot, most, rules.big_blind, made)
    return _Street(bets, first.seat, other.seat)


def _made(act: Said, most: int) -> int:
    return 0 if act.kind is SaidKind.CHECK else min(act.to, most)


def _edges(strengths: Sequence[int], mine: Vector, theirs: Vector) -> list[int]:
    """The strengths that are the best of their bucket, but for the last."""
    a, b = sum(mine) or 1.0, sum(theirs) or 1.0
    weight: dict[int, float] = {}
    for strength, one, other in zip(strengths, mine, theirs, strict=True):
        if one or other:
            weight[strength] = weight.get(strength, 0.0) + one / a + other / b
    there = sorted(weight)
    up_to = list(accumulate(weight[each] / 2 for each in there))
    last = len(there) - 1
    return sorted({there[min(bisect_left(up_to, part), last)] for part in _PARTS})


def _in_buckets(edges: list[int], strengths: Sequence[int], weights: Vector) -> Vector:
    found = [0.0] * (len(edges) + 1)
    for strength, weight in zip(strengths, weights, strict=True):
        if weight:
            found[bisect_left(edges, strength)] += weight
    every = sum(found) or 1.0
    return [each / every for each in found]


def _now(root: Node, made: Sequence[int]) -> Node | None:
    """Where one stands in the tree."""
    node: Node | None = root
    for each in made:
        node = node.answers(each) if node else None
    return node


def _said(node: Node, bucket: int, decision: BetDecision, view: View, rng: Random) -> Action:
    parts = [each if each >= _SELDOM else 0.0 for each in often(node, bucket)]
    price = node.put_in[1 - node.actor]
    says = rng.choices(node.says, parts)[0]
    if says == FOLD:
        return Fold()
    if says <= price or not decision.may_raise:
        return Check() if decision.may_check else Call()
    most = min(decision.all_in_to, view.plays_to)
    return RaiseTo(min(max(says, decision.min_to), max(most, decision.min_to), decision.max_to))

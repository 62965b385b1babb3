"""The river between two, solved at the table: both have the hands that all they have done speaks
for, and find by themselves what to bet, to call and to fold with them.

It is a tree of bets, played against itself until it has learnt (CFR+). Hands stand in it by buckets
of strength, from the worst to the best; that those of one player take cards from the other's is
left out. What is won is counted from the middle: whoever wins gets half of what lay there and what
the other has put in, and the other loses as much.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate
from random import Random
from typing import Final

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, RaiseTo
from drawholdem_tui.engine.decisions import BetDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import Game as Played
from drawholdem_tui.engine.rules import Structure
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.engine.view import SeatState, View
from drawholdem_tui.players.cpu.shark.outlook import hand_of, outlook
from drawholdem_tui.players.cpu.shark.reading import hands_of

Vector = list[float]  # a figure for each bucket

FOLD: Final = -1  # beside the amounts that are put in on this street
_SIZES: Final = (0.5, 1.0)  # of the pot, of a bet
_RAISE: Final = 1.0  # of the pot after calling
_RAISES: Final = 2  # that are thought of on the street, beyond those that were made
_NOTHING: Final = 1e-9  # chips: what is less is rounding, which Pythons do not do alike
_ALL_OF_IT: Final = 0.6  # of what is left: whoever bets so much bets the rest, too
_SAYS: Final = (SaidKind.CHECK, SaidKind.BET, SaidKind.RAISE)
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


class Node:
    """Somebody is to say something; an end has no ``says``."""

    __slots__ = ("actor", "average", "next", "now", "put_in", "regrets", "says")

    def __init__(self, actor: int, put_in: tuple[int, int]) -> None:
        self.actor = actor
        self.put_in = put_in
        self.says: list[int] = []  # what each answer has put in afterwards, or ``FOLD``
        self.next: list[Node | None] = []  # nothing behind a fold
        self.now: list[Vector] = []  # how often each answer is given, by bucket
        self.regrets: list[Vector] = []
        self.average: list[Vector] = []

    def answers(self, says: int) -> Node | None:
        return self.next[self.says.index(says)]


class Bets:
    """What can be bet: ``pot`` lay there as the street began, ``most`` is what the smaller of both
    had then, ``least`` the smallest bet. ``made`` is what was said, in turn: it is in the tree
    whatever its size."""

    def __init__(self, pot: int, most: int, least: int, made: Sequence[int]) -> None:
        self.pot, self.most, self.least = pot, most, least
        self.made = tuple(made)

    def tree(self) -> Node:
        return self._node(0, (0, 0), self.made, 0)

    def _node(self, actor: int, put_in: tuple[int, int], made: Sequence[int], raises: int) -> Node:
        node = Node(actor, put_in)
        own, price = put_in[actor], put_in[1 - actor]
        ends_it = price > 0 or actor == 1
        calls = Node(actor, (price, price))
        if not ends_it:
            calls = self._node(1, put_in, made[1:] if made[:1] == (0,) else (), raises)
        answers = {price: calls}
        sizes = set(self._sizes(price, raises))
        if made and made[0] > price:
            sizes.add(made[0])
        for to in sorted(sizes):
            then = (to, price) if actor == 0 else (price, to)
            behind = made[1:] if made and made[0] == to else ()
            answers[to] = self._node(1 - actor, then, behind, raises + 1)
        if price > own:
            node.says.append(FOLD)
            node.next.append(None)
        node.says += answers
        node.next += answers.values()
        return node

    def _sizes(self, price: int, raises: int) -> Iterator[int]:
        if price >= self.most or raises > _RAISES:
            return
        lies = self.pot + 2 * price
        for size in (_RAISE,) if price else _SIZES:
            to = max(price + round(size * lies), 2 * price, self.least)
            yield self.most if to - price >= _ALL_OF_IT * (self.most - price) else to
        yield self.most


def decisions(node: Node) -> int:
    """How many there are in a tree."""
    return bool(node.says) + sum(decisions(each) for each in node.next if each and each.says)


class Game:
    """The tree with the hands of both, by bucket."""

    def __init__(self, bets: Bets, hands: tuple[Vector, Vector]) -> None:
        self.half, self.hands = bets.pot / 2, hands
        self.root = bets.tree()
        self._none = [0.0] * len(hands[0])
        self._begin(self.root)

    def learn(self, rounds: int) -> None:
        """Both in turn; later rounds count more."""
        for number in range(1, rounds + 1):
            for player in (0, 1):
                weight = float(number * number)
                self._values(self.root, player, self.hands[player], self.hands[1 - player], weight)

    def _begin(self, node: Node) -> None:
        many = len(node.says)
        node.now = [[1 / many] * len(self._none) for _ in node.says]
        node.regrets = [self._none] * many
        node.average = [self._none] * many
        for each in node.next:
            if each and each.says:
                self._begin(each)

    def _values(
        self, node: Node, player: int, mine: Vector, theirs: Vector, weight: float
    ) -> Vector:
        """What a player's hands win there, the other's counted as often as they get there."""
        if not node.says:
            return self._shown(self.half + node.put_in[0], theirs)
        if node.actor != player:
            found = self._none
            for now, behind in zip(node.now, node.next, strict=True):
                left = [a * b for a, b in zip(now, theirs)]  # noqa: B905  # a lot of them
                if behind is None:
                    won = (self.half + node.put_in[node.actor]) * sum(left)
                    found = [each + won for each in found]
                elif any(left):
                    more = self._values(behind, player, mine, left, weight)
                    found = [a + b for a, b in zip(found, more)]  # noqa: B905
            return found
        values = []
        for now, behind in zip(node.now, node.next, strict=True):
            if behind is None:
                lost = -(self.half + node.put_in[player]) * sum(theirs)
                values.append([lost] * len(self._none))
            else:
                left = [a * b for a, b in zip(now, mine)]  # noqa: B905
                values.append(self._values(behind, player, left, theirs, weight))
        found = self._none
        for now, value in zip(node.now, values, strict=True):
            found = [a + b * c for a, b, c in zip(found, now, value)]  # noqa: B905
        for at, value in enumerate(values):
            node.average[at] = [
                a + weight * b * c
                for a, b, c in zip(node.average[at], node.now[at], mine)  # noqa: B905
            ]
            node.regrets[at] = [
                r if (r := a + b - c) > _NOTHING else 0.0
                for a, b, c in zip(node.regrets[at], value, found)  # noqa: B905
            ]
        every, evenly = list(map(sum, zip(*node.regrets))), 1 / len(values)  # noqa: B905
        node.now = [
            [a / b if b > 0 else evenly for a, b in zip(regrets, every)]  # noqa: B905
            for regrets in node.regrets
        ]
        return found

    @staticmethod
    def _shown(stake: float, theirs: Vector) -> Vector:
        """At the showdown; hands of a bucket share."""
        up_to = list(accumulate(theirs))
        every = up_to[-1]
        return [stake * (2 * a - b - every) for a, b in zip(up_to, theirs)]  # noqa: B905


def often(node: Node, bucket: int) -> Vector:
    """How often each answer is given on average, by what has been learnt."""
    found = [each[bucket] for each in node.average]
    every = sum(found)
    if every <= 0:  # never got there by its own play
        return [each[bucket] for each in node.now]
    return [each / every for each in found]


def solved(view: View, decision: BetDecision, ways: int, rng: Random) -> Action | None:
    """What is done on the river; ``None`` where it is not between two, or with a limit, or deep."""
    bets, you = _bets(view), view.you
    if bets is None or you is None:
        return None
    strengths = outlook(view.board, ways).strengths[0]
    before = _before(view)
    theirs = hands_of(before, 1 - you, ways)
    # as the other one sees it, who knows neither my cards nor what I gave away
    mine = hands_of(before._replace(you=1 - you, gone=()), you, ways)
    edges = _edges(strengths, mine, theirs)
    bucket = bisect_left(edges, strengths[hand_of(view.own_cards)])
    own, other = _in_buckets(edges, strengths, mine), _in_buckets(edges, strengths, theirs)
    game = Game(bets, (other, own) if you else (own, other))
    least, most = _ROUNDS
    game.learn(min(max(_WORK // decisions(game.root), least), most))
    node: Node | None = game.root
    for each in bets.made:
        node = node.answers(each) if node else None
    return None if node is None else _said(node, bucket, decision, view, rng)


def _before(view: View) -> View:
    """As the betting of the river began."""
    said = tuple(
        act
        for act in view.said
        if act.street is not Street.RIVER or act.kind in (SaidKind.KEEP, SaidKind.SWAP)
    )
    return view._replace(said=said)


def _bets(view: View) -> Bets | None:
    rules, seats = view.rules, view.seats
    here = [act for act in view.said if act.street is Street.RIVER]
    if (
        view.street is not Street.RIVER
        or rules.game is not Played.HOLDEM
        or rules.structure is not Structure.NO_LIMIT
        or len(seats) != 2
        or any(seat.state is SeatState.FOLDED for seat in seats)
        or min(view.table.stacks) > _DEEPEST * rules.big_blind
        or any(seat.state is not SeatState.ABLE and not seat.bet for seat in seats)
        or any(act.kind is SaidKind.SWAP for act in here)
    ):
        return None
    most = min(seat.stack + seat.bet for seat in seats)
    pot = view.in_the_middle - sum(seat.bet for seat in seats)
    made = [min(act.to, most) for act in here if act.kind in _SAYS]
    return Bets(pot, most, rules.big_blind, made)


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

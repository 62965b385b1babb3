"""A river between two as a tree of bets, played against itself until it has learnt (CFR+): hands
stand in it by buckets of strength, from the worst to the best.

What is won is counted from the middle: whoever wins gets half of what lay there and what the other
has put in, and the other loses as much. That hands of one player take cards from the other's is
left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

Vector = list[float]  # a figure for each bucket

FOLD: Final = -1  # beside the amounts that are put in on this street
_SIZES: Final = (0.5, 1.0)  # of the pot, of a bet
_RAISE: Final = 1.0  # of the pot after calling
_RAISES: Final = 2  # that are thought of on the street, beyond those that were made
_NOTHING: Final = 1e-9  # chips: what is less is rounding, which Pythons do not do alike
_ALL_OF_IT: Final = 0.6  # of what is left: whoever bets so much bets the rest, too


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

"""What can be said before the flop between two, as the blueprint knows it: few sizes, all of them
in big blinds, each the whole bet of whoever says it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Final, NamedTuple

FOLD: Final = -1.0
BUTTON, BIG_BLIND = 0, 1
_POSTED: Final = (0.5, 1.0)
_SIZES: Final = (2.5, 7.0, 17.0)  # the first raise, the second, the third
_OVER_A_CALL: Final = (3.0,)  # the big blind's, where the button has only called
_NEARLY_ALL: Final = 0.45  # of a stack: whoever raises to more goes all-in
# the deepest stack that goes all-in as the first raise, and as the second
_NO_MADNESS: Final = (26.0, 60.0)


class End(Enum):
    """How the betting is over."""

    FOLDED = "folded"
    FLOP = "flop"
    SHOWN = "shown"  # all chips are in


class So(NamedTuple):
    """How it stands: who is asked, what both have put in, how often it was raised, and whether the
    button began with a call."""

    actor: int
    put_in: tuple[float, float]
    raises: int = 0
    called_first: bool = False

    @property
    def price(self) -> float:
        return max(self.put_in)


class Over(NamedTuple):
    """Nobody is asked any more."""

    end: End
    so: So


class Node(NamedTuple):
    """Somebody is asked: ``says`` are the bets that can be made, and what comes of each. ``number``
    counts the nodes of a tree, each before what follows it."""

    number: int
    so: So
    says: tuple[float, ...]
    then: tuple[Node | Over, ...]


@cache
def tree(stack: float) -> Node:
    """For both with so much before the blinds."""
    return _node(stack, So(BUTTON, _POSTED), 0)


@cache
def nodes(stack: float) -> tuple[Node, ...]:
    return tuple(_from(tree(stack)))


def _from(root: Node) -> Iterator[Node]:
    yield root
    for each in root.then:
        if isinstance(each, Node):
            yield from _from(each)


def _node(stack: float, so: So, number: int) -> Node:
    says = [FOLD] if so.put_in[so.actor] < so.price else []
    says.append(so.price)
    if so.price < stack:
        says += _raises(stack, so)
    then: list[Node | Over] = []
    following = number + 1
    for say in says:
        found = _then(stack, so, say, following)
        if isinstance(found, Node):
            following += sum(1 for _ in _from(found))
        then.append(found)
    return Node(number, so, tuple(says), tuple(then))


def _raises(stack: float, so: So) -> list[float]:
    sizes = _OVER_A_CALL if so.called_first else _SIZES
    at = so.raises
    found = [each for each in sizes[at : at + 1] if each <= _NEARLY_ALL * stack]
    if at >= len(_NO_MADNESS) or stack <= _NO_MADNESS[at] or not found:
        found.append(stack)
    return found


def _then(stack: float, so: So, say: float, number: int) -> Node | Over:
    if say == FOLD:
        return Over(End.FOLDED, so)
    put_in = (say, so.put_in[1]) if so.actor == BUTTON else (so.put_in[0], say)
    after = So(1 - so.actor, put_in, so.raises, so.called_first)
    if say > so.price:
        return _node(stack, after._replace(raises=so.raises + 1), number)
    if so.actor == BUTTON and not so.raises:
        return _node(stack, after._replace(called_first=True), number)
    return Over(End.SHOWN if say >= stack else End.FLOP, after)

"""Where a hand stands in the blueprint's tree: bets of other sizes are taken for the nearest."""

from __future__ import annotations

from math import log
from typing import Final, NamedTuple

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, Keep, Swap
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.blueprint.strategy import Blueprint
from drawholdem_tui.players.blueprint.tables import nearest
from drawholdem_tui.players.blueprint.tree import BIG_BLIND, BUTTON, FOLD, Node, tree
from drawholdem_tui.players.odds.tables.preflop import place_of
from drawholdem_tui.players.pushfold.spot import (
    AS_A_PUSH,
    MOST,
    RAISES,
    share_of_a_swap,
    short_stack,
)
from drawholdem_tui.players.pushfold.strategy import in_turn

DEEPEST: Final = 120.0  # big blinds
_ALIKE: Final = 1.6  # times larger or smaller: what is taken for a size of the tree
_SAYS: Final = (SaidKind.CHECK, SaidKind.CALL, *RAISES)


class Stand(NamedTuple):
    """A hand in a square of a blueprint: of the swaps, or of a ``node``'s bets."""

    blueprint: Blueprint
    place: int
    square: int  # of the swaps, as the blueprint counts them; of bets who has swapped
    node: Node | None

    @property
    def swaps(self) -> tuple[float, float]:
        """How often the high and the low card go."""
        return self.blueprint.swaps(self.square, self.place)

    def share(self, did: Action) -> float:
        """How often that is done here; a raise of whatever size is a raise."""
        if isinstance(did, Keep | Swap):
            return share_of_a_swap(did, self.swaps, self.place)
        return sum(
            often
            for say, often in zip(self.says, self.bets, strict=True)
            if (say == FOLD, say == self.price)
            == (isinstance(did, Fold), isinstance(did, Call | Check))
        )

    @property
    def goes_on(self) -> float:
        """How often the hand is not folded here."""
        return 1 - self.share(Fold())

    @property
    def says(self) -> tuple[float, ...]:
        """What can be said, in big blinds."""
        return self.node.says if self.node else ()

    @property
    def price(self) -> float:
        """What the tree asks for here."""
        return self.node.so.price if self.node else 0.0

    @property
    def bets(self) -> tuple[float, ...]:
        """How often each of those is said."""
        return self.blueprint.bets(self.node, self.square, self.place) if self.node else ()


def bet_of(stand: Stand, decision: BetDecision, say: float) -> int:
    """What is bet for it here: as large beside the last bet as in the tree."""
    amount = round(decision.price * say / stand.price)
    return min(max(amount, decision.min_to), decision.max_to)


def stand_of(view: View, decision: Decision) -> Stand | None:
    """Before the flop of Draw-Holdem between two without limit; ``None`` elsewhere, and where the
    bets are none of the tree's."""
    stack = short_stack(view)
    if (
        stack is None
        or not MOST <= stack <= DEEPEST
        or len(view.seats) != 2
        or not view.rules.swaps
        or view.you is None
        or len(view.own_cards) != 2
    ):
        return None
    blueprint, place = nearest(stack), place_of(*view.own_cards)
    button, big_blind = (Street.PREFLOP in view.seats[seat].swaps for seat in (1, 0))
    if isinstance(decision, SwapDecision):
        square = 0 if view.you == 1 else 1 + button
        return Stand(blueprint, place, square, None)
    if not isinstance(decision, BetDecision):
        return None
    node = _node(view, blueprint.stack, stack)
    if node is None or node.so.actor != (BUTTON if view.you == 1 else BIG_BLIND):
        return None
    return Stand(blueprint, place, in_turn(button, big_blind), node)


def _node(view: View, known: float, stack: float) -> Node | None:
    node = tree(known)
    for act in view.said:
        if act.street is not Street.PREFLOP or act.kind not in _SAYS:
            continue
        said: float | None = node.so.price
        if act.kind in RAISES:
            said = _taken_for(node, act.to / view.rules.big_blind, known, stack)
        if said is None:
            return None
        then = node.then[node.says.index(said)]
        if not isinstance(then, Node):
            return None
        node = then
    return node


def _taken_for(node: Node, to: float, known: float, stack: float) -> float | None:
    """The size of the tree that a raise is nearest to."""
    raises = [each for each in node.says if each > node.so.price]
    if to >= AS_A_PUSH * stack:
        return known if known in raises else None
    sizes = [each for each in raises if each < known]
    if not sizes:
        return None
    found = min(sizes, key=lambda each: abs(log(each / to)))
    return found if abs(log(found / to)) <= log(_ALIKE) else None

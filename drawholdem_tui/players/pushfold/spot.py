"""Where the computed strategy holds, and what it does there."""

from __future__ import annotations

from typing import Final, NamedTuple

from drawholdem_tui.engine.actions import Action, Call, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import AnteKind, Game, Structure
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.engine.setup import PostKind
from drawholdem_tui.engine.view import SeatState, SeatView, View
from drawholdem_tui.players.final_pot import live_opponents
from drawholdem_tui.players.odds.tables.preflop import place_of
from drawholdem_tui.players.pushfold.strategy import Square, Table, in_turn
from drawholdem_tui.players.pushfold.tables import STACKS, nearest

LEAST: Final = 1.5  # big blinds: below it somebody may be all-in by a blind
# Big blinds from which on raising less than everything is worth more: between two with swaps, where
# the blueprint tells what to raise, and without, where nothing else does; and between three.
MOST: Final = 8.5
_MOST_WITHOUT_SWAPS: Final = 15.5
_MOST_OF_THREE: Final = 10.5
SHORTER_THAN: Final = _MOST_WITHOUT_SWAPS  # all for which only push or fold makes sense
_EQUAL: Final = 1.5  # between three, how much larger the second stack may be than the smallest
_BLINDS: Final = 1.5  # what lies in the middle in the computed game, in big blinds
AS_A_PUSH: Final = 0.4  # a raise to so much of the smaller stack leaves nothing to play for
_BEYOND: Final = 1.1  # times the largest stack of a table: as far as that one holds
RAISES: Final = (SaidKind.BET, SaidKind.RAISE)
_BUTTON: Final = ("button_swaps", "push")
_PUSHES: Final = ("push", "late_push")


class Spot(NamedTuple):
    """A hand in a square of a table; ``stack`` is what it can lose, in big blinds."""

    strategy: Table
    stack: float
    place: int
    square: Square
    swapped: tuple[bool, ...]  # so far, in turn: the button first

    @property
    def button(self) -> bool:
        return self.square.kind in _BUTTON

    @property
    def button_swapped(self) -> bool:
        return self.swapped[0]

    @property
    def big_blind_swapped(self) -> bool:
        return self.swapped[-1]

    @property
    def pushes(self) -> bool:
        """Whether going all-in is the first bet here, not a call."""
        return self.square.kind in _PUSHES

    @property
    def swaps(self) -> tuple[float, float]:
        """How often the high and the low card are swapped here."""
        return self.strategy.shares(self.square, self.place)

    @property
    def goes_in(self) -> float:
        """How often all chips go in here: pushed, or called with."""
        return self.strategy.shares(self.square, self.place)[0]

    @property
    def goes_on(self) -> float:
        """How often the hand is not folded here."""
        return self.goes_in

    def share(self, did: Action) -> float:
        """How often that is done here; never if the tables do not know it."""
        match did:
            case Keep() | Swap():
                return share_of_a_swap(did, self.swaps, self.place)
            case RaiseTo() | Call():
                return 0.0 if self.pushes and isinstance(did, Call) else self.goes_in
            case Fold():
                return 1 - self.goes_in
        return 0.0


def share_of_a_swap(did: Keep | Swap, swaps: tuple[float, float], place: int) -> float:
    """How often that is done where the high and the low card go so often."""
    high, low = swaps
    if isinstance(did, Keep):
        return max(0.0, 1 - high - low)
    return low if 14 - did.card.rank == max(divmod(place, 13)) else high


def facing_all_in(view: View, decision: Decision) -> Spot | None:
    """The big blind between two whom the button's first raise puts all-in: a call or a fold, which
    the tables know with stacks of any size they have."""
    if (
        not isinstance(decision, BetDecision)
        or len(view.seats) != 2
        or view.you != 0
        or decision.to_call <= 0
        or sum(act.kind in RAISES for act in view.said) != 1
    ):
        return None
    everything = decision.to_call >= decision.stack or not view.seats[1].stack
    return spot_of(view, decision, STACKS[2][-1] * _BEYOND) if everything else None


def _most(view: View) -> float:
    if len(view.seats) > 2:
        return _MOST_OF_THREE
    return MOST if view.rules.swaps else _MOST_WITHOUT_SWAPS


def told_of(view: View, decision: Decision) -> Spot | None:
    """Wherever something was computed: with short stacks, and facing all chips with any."""
    return spot_of(view, decision) or facing_all_in(view, decision)


def spot_of(view: View, decision: Decision, most: float | None = None) -> Spot | None:
    """Short stacks between two or three, before the flop, no limit; ``None`` elsewhere. With
    ``most``, tables are used beyond the stacks where only push or fold makes sense."""
    stack = short_stack(view)
    if (
        stack is None
        or stack >= (most or _most(view))
        or view.you is None
        or len(view.own_cards) != 2
    ):
        return None
    between_two = len(view.seats) == 2
    turns = (1, 0) if between_two else (2, 0, 1)  # between two the button has the small blind
    swapped = tuple(Street.PREFLOP in view.seats[seat].swaps for seat in turns)
    if isinstance(decision, SwapDecision):
        turn = turns.index(view.you)
        square = _swap_square(swapped[:turn], last=turn == len(turns) - 1)
    elif isinstance(decision, BetDecision):
        kind = _bet_of_two(view, decision) if between_two else _bet_of_three(view, decision)
        if kind is None:
            return None
        square = Square(kind, in_turn(*swapped))
    else:
        return None
    strategy = nearest(stack, swaps=view.rules.swaps, seats=len(view.seats))
    return Spot(strategy, stack, place_of(*view.own_cards), square, swapped)


def short_stack(view: View) -> float | None:
    """What can be lost, in the tables' measure, if they cover this table: your own stack, or the
    largest other one still in if that is smaller. Antes make it shorter: it is measured by the
    chips in the middle."""
    rules, posts, stacks = view.rules, view.table.posts, sorted(view.table.stacks)
    kinds = sorted(post.kind for post in posts)
    if (
        rules.game is not Game.HOLDEM
        or rules.structure is not Structure.NO_LIMIT
        or view.street is not Street.PREFLOP
        or len(stacks) not in (2, 3)
        or kinds != sorted((PostKind.SMALL, PostKind.BIG))
        or not 0.4 <= rules.small_blind / rules.big_blind <= 0.6
        or (len(stacks) == 3 and stacks[1] > _EQUAL * stacks[0])
    ):
        return None
    each, dead = rules.ante, len(stacks) * rules.ante
    if rules.ante_kind is AnteKind.BIG_BLIND:
        each, dead = 0, rules.ante
    middle = _BLINDS * rules.big_blind
    stack = (_at_stake(view) - each) / rules.big_blind * middle / (middle + dead)
    least = (stacks[0] - each) / rules.big_blind
    return stack if min(stack, least) >= LEAST else None


def _at_stake(view: View) -> int:
    everybody = view.table.stacks
    others = max(everybody[seat.seat] for seat in live_opponents(view))
    return min(everybody[view.you or 0], others)


def _swap_square(before: tuple[bool, ...], *, last: bool) -> Square:
    if not before:
        return Square("button_swaps")
    return Square("big_blind_swaps" if last else "small_blind_swaps", in_turn(*before))


def _bet_of_two(view: View, decision: BetDecision) -> str | None:
    own, other = view.seats[view.you or 0], view.seats[1 - (view.you or 0)]
    if view.you == 1:
        return "push" if _is_first(view, own, decision) else None
    return "call" if _is_in(view, other) and decision.price > view.rules.big_blind else None


def _bet_of_three(view: View, decision: BetDecision) -> str | None:
    small, _, button = view.seats
    if view.you == button.seat:
        return "push" if _is_first(view, button, decision) else None
    folded = button.state is SeatState.FOLDED
    if not folded and not _is_in(view, button):
        return None
    if view.you == small.seat:
        if folded:
            return "late_push" if _is_first(view, small, decision) else None
        return "call" if small.bet < view.rules.big_blind else None
    if small.state is SeatState.FOLDED:
        return None if folded else "call_button"
    if not _is_in(view, small):
        return None
    return "call_small" if folded else "overcall"


def _is_first(view: View, own: SeatView, decision: BetDecision) -> bool:
    """Nobody has raised or called."""
    return own.bet < view.rules.big_blind >= decision.price


def _is_in(view: View, other: SeatView) -> bool:
    """With the whole smallest stack, or so much that the rest does not matter."""
    return other.bet >= max(AS_A_PUSH * min(view.table.stacks), view.rules.big_blind + 1)

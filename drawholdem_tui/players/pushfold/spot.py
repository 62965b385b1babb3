"""Where the computed strategy holds, and what it does there."""

from __future__ import annotations

from typing import Final, NamedTuple

from drawholdem_tui.engine.actions import Action, Call, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import AnteKind, Game, Structure
from drawholdem_tui.engine.setup import PostKind
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.odds.tables.preflop import place_of
from drawholdem_tui.players.pushfold.strategy import Square, Strategy, node_of
from drawholdem_tui.players.pushfold.tables import nearest

LEAST: Final = 1.5  # big blinds: below it somebody may be all-in by a blind
MOST: Final = 15.5  # above it raising less than everything is worth more
_BLINDS: Final = 1.5  # what lies in the middle in the computed game, in big blinds
_AS_A_PUSH: Final = 0.4  # a raise to so much of the smaller stack leaves nothing to play for


class Spot(NamedTuple):
    """A hand in a table; ``stack`` is the smaller one, in big blinds."""

    strategy: Strategy
    stack: float
    place: int
    button: bool
    button_swapped: bool
    big_blind_swapped: bool

    @property
    def swap_square(self) -> Square:
        if self.button:
            return Square("button_swaps")
        return Square("big_blind_swaps", int(self.button_swapped))

    @property
    def bet_square(self) -> Square:
        one, other = self.button_swapped, self.big_blind_swapped
        node = node_of(button_swapped=one, big_blind_swapped=other)
        return Square("push" if self.button else "call", node)

    @property
    def swaps(self) -> tuple[float, float]:
        """How often the high and the low card are swapped here."""
        return self.strategy.shares(self.swap_square, self.place)

    @property
    def goes_in(self) -> float:
        """How often everything is put in here: pushed, or called with."""
        return self.strategy.shares(self.bet_square, self.place)[0]

    def share(self, did: Action) -> float:
        """How often that is done here; what the tables know nothing of never."""
        high, low = self.swaps
        match did:
            case Keep():
                return max(0.0, 1 - high - low)
            case Swap(card):
                return low if 14 - card.rank == max(divmod(self.place, 13)) else high
            case RaiseTo() | Call():
                return 0.0 if self.button and isinstance(did, Call) else self.goes_in
            case Fold():
                return 1 - self.goes_in
        return 0.0


def spot_of(view: View, decision: Decision) -> Spot | None:
    """Short stacks between two, before the flop, no limit; ``None`` elsewhere."""
    stack = short_stack(view)
    if stack is None or view.you is None or len(view.own_cards) != 2:
        return None
    button = next(post.seat == view.you for post in view.table.posts if post.kind is PostKind.SMALL)
    own, other = view.seats[view.you], view.seats[1 - view.you]
    if isinstance(decision, BetDecision):
        everything = min(view.table.stacks)
        raised = other.bet >= _AS_A_PUSH * everything and decision.price > view.rules.big_blind
        untouched = own.bet < view.rules.big_blind >= decision.price
        if not (untouched if button else raised):
            return None
    elif not isinstance(decision, SwapDecision):
        return None
    mine, theirs = (Street.PREFLOP in seat.swaps for seat in (own, other))
    return Spot(
        nearest(stack, swaps=view.rules.swaps),
        stack,
        place_of(*view.own_cards),
        button,
        mine if button else theirs,
        theirs if button else mine,
    )


def short_stack(view: View) -> float | None:
    """The smaller stack as the tables count it, if it is short and the table is theirs. Antes make
    it shorter: it is measured by what lies in the middle."""
    rules, posts = view.rules, view.table.posts
    kinds = sorted(post.kind for post in posts)
    if (
        rules.game is not Game.HOLDEM
        or rules.structure is not Structure.NO_LIMIT
        or view.street is not Street.PREFLOP
        or len(view.seats) != 2
        or kinds != sorted((PostKind.SMALL, PostKind.BIG))
        or not 0.4 <= rules.small_blind / rules.big_blind <= 0.6
    ):
        return None
    each, dead = rules.ante, 2 * rules.ante
    if rules.ante_kind is AnteKind.BIG_BLIND:
        each, dead = 0, rules.ante
    middle = _BLINDS * rules.big_blind
    stack = (min(view.table.stacks) - each) / rules.big_blind * middle / (middle + dead)
    return stack if LEAST <= stack < MOST else None

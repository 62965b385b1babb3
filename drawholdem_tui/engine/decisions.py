"""What a player is asked, with everything already worked out.

Nobody outside the engine computes an amount or judges whether something is legal: a decision
carries the amounts, the reasons why something is not on offer, and ``check``, which refuses
an action that is not.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, TypeAlias

from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import UNKNOWN, Card
from drawholdem_tui.engine.errors import IllegalAction
from drawholdem_tui.engine.events import Held
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.engine.openers import proves_openers
from drawholdem_tui.strangers.numbers import is_whole


class NoRaise(enum.StrEnum):
    """Why a raise is not on offer."""

    NOBODY_CAN_CALL = "nobody_can_call"  # TH-6: every opponent is all-in
    CALLING_IS_ALL_IN = "calling_is_all_in"
    NOT_REOPENED = "not_reopened"  # TH-6: only short all-ins since the player last acted
    CAPPED = "capped"  # TH-5: fixed limit
    NO_OPENERS = "no_openers"  # DP-6: the hand is not jacks or better
    SWAPS_FIRST = "swaps_first"  # DH-4: before the flop everybody swaps or keeps, then bets


class NoCheck(enum.StrEnum):
    """Why checking is not on offer."""

    FACING_A_BET = "facing_a_bet"
    BET_OR_DROP = "bet_or_drop"  # DP-4: pass and out


class NoSwap(enum.StrEnum):
    """Why a swap is not on offer."""

    NOT_IN_THIS_GAME = "not_in_this_game"
    ROUND_IS_OVER = "round_is_over"  # DH-4: before the flop swapping comes before betting
    NO_MORE = "no_more"  # DH-15, DH-16: nor will a later one be paid for in this hand
    TURN_IS_OVER = "turn_is_over"  # DH-9, DH-10: chosen already, or acted on this street
    TOO_DEAR = "too_dear"  # DH-15


class Size(enum.StrEnum):
    """What the usual raises are called."""

    MIN = "min"
    TWICE = "twice"
    TWO_AND_A_HALF = "two_and_a_half"
    THREE_TIMES = "three_times"
    FOUR_TIMES = "four_times"
    THIRD = "third"
    HALF = "half"
    TWO_THIRDS = "two_thirds"
    POT = "pot"
    MOST = "most"
    ALL_IN = "all_in"


Step: TypeAlias = tuple[Size, int]

_MULTIPLES = (
    (Size.TWICE, 4), (Size.TWO_AND_A_HALF, 5), (Size.THREE_TIMES, 6), (Size.FOUR_TIMES, 8),
)  # halves  # fmt: skip
_SHARES = ((Size.THIRD, 2), (Size.HALF, 3), (Size.TWO_THIRDS, 4), (Size.POT, 6))  # sixths


def multiples(price: int, after_call: int) -> tuple[Step, ...]:
    """Before the flop: times what the blinds have made the price, and the pot."""
    times = tuple((size, price * halves // 2) for size, halves in _MULTIPLES)
    return (*times, (Size.POT, price + after_call))


def shares(price: int, after_call: int) -> tuple[Step, ...]:
    """Later: shares of the pot as it is after a call."""
    return tuple((size, price + after_call * sixths // 6) for size, sixths in _SHARES)


def between(bounds: Mapping[int, Size], wanted: Iterable[Step]) -> tuple[Step, ...]:
    """The bounds by name, and what lies between them, in order and none twice."""
    least, most = min(bounds), max(bounds)
    steps = dict(bounds)
    for size, amount in wanted:
        steps.setdefault(min(max(amount, least), most), size)
    return tuple((size, amount) for amount, size in sorted(steps.items()))


class BetDecision(Fact):
    """Fold, check, call, bet or raise."""

    kind: ClassVar[str] = "bet"

    seat: int
    price: int  # what lies before a seat that has matched everything
    bet: int  # what lies before this seat
    stack: int
    to_call: int  # what calling costs this player: at most the stack
    pot: int  # in the pots, the bets of this street included
    min_to: int  # the bounds of a raise; both 0 where none is on offer
    max_to: int
    no_check: NoCheck | None
    no_raise: NoRaise | None
    no_swap: NoSwap

    @property
    def may_check(self) -> bool:
        return self.no_check is None

    @property
    def may_call(self) -> bool:
        return self.to_call > 0

    @property
    def may_raise(self) -> bool:
        return self.no_raise is None

    @property
    def all_in_to(self) -> int:
        """What would lie before the seat with its whole stack in."""
        return self.bet + self.stack

    def steps(self, *, to_the_blinds: bool = False, to_win: int | None = None) -> tuple[Step, ...]:
        """The usual raises in order, each within the bounds and none twice. ``to_win``: shares are
        of that, with the fees on the line (DH-14), and not of the pots alone."""
        if not self.may_raise:
            return ()
        most = Size.ALL_IN if self.max_to == self.all_in_to else Size.MOST
        bounds = {self.min_to: Size.MIN}
        bounds[self.max_to] = most  # where they are one, this is its name
        wanted = multiples if to_the_blinds else shares
        pot = self.pot if to_win is None else to_win
        return between(bounds, wanted(self.price, pot + self.to_call))

    def sizes(self) -> tuple[int, ...]:
        """The amounts of the usual raises, smallest first."""
        return tuple(amount for _, amount in self.steps())

    def check(self, action: Action) -> None:
        """Refuse an action that is not on offer."""
        unopened = self.no_check is NoCheck.BET_OR_DROP
        if isinstance(action, RaiseTo):
            self._check_raise(action.amount)
        elif isinstance(action, Check):
            if unopened:
                raise IllegalAction("bet_or_drop", seat=self.seat)
            if self.no_check:
                raise IllegalAction("check_facing_bet", seat=self.seat, to_call=self.to_call)
        elif isinstance(action, Call):
            if not self.to_call:
                code = "no_bet_to_call" if unopened else "nothing_to_call"
                raise IllegalAction(code, seat=self.seat)
        elif not isinstance(action, Fold):
            raise IllegalAction("not_a_bet_action", seat=self.seat, action=action)

    def _check_raise(self, amount: int) -> None:
        if self.no_raise is not None:
            raise IllegalAction("no_raise", seat=self.seat, why=self.no_raise)
        if type(amount) is int and self.min_to <= amount <= self.max_to:
            return
        told = {"seat": self.seat, "amount": amount}
        if not is_whole(amount):
            raise IllegalAction("not_whole_chips", **told)
        if amount > self.all_in_to:
            raise IllegalAction("more_than_stack", **told, most=self.all_in_to)
        if amount < self.min_to:
            raise IllegalAction("raise_too_small", **told, least=self.min_to)
        if amount > self.max_to:
            raise IllegalAction("raise_too_large", **told, most=self.max_to)


class SwapDecision(Fact):
    """Swap one of the hole cards, or keep both. Asked only of those who can pay (DH-15)."""

    kind: ClassVar[str] = "swap"

    seat: int
    fee: int  # 0: free of charge (DH-6)
    stack: int
    cards: tuple[Card, ...]
    then: BetDecision | None  # what follows keeping at once, with its amounts; None: nothing does
    owed: int | None = None  # in swap round 1: what is to call then, if nobody raises
    held: Held = Held.BET  # where the fee would go

    @property
    def free(self) -> bool:
        return self.fee == 0

    @property
    def takes_last_chip(self) -> bool:
        """DH-15: paying puts the player all-in, and no action follows."""
        return self.fee == self.stack

    def check(self, action: Action) -> None:
        """Refuse an action that is not on offer."""
        if not isinstance(action, Swap | Keep):
            raise IllegalAction("not_a_swap_action", seat=self.seat, action=action)
        if isinstance(action, Swap) and action.card not in self.cards:
            raise IllegalAction("card_not_held", seat=self.seat, card=action.card)


class DrawDecision(Fact):
    """Discard up to ``most`` of the five cards, or stand pat."""

    kind: ClassVar[str] = "draw"

    seat: int
    cards: tuple[Card, ...]
    most: int  # DP-8
    opener: bool  # opened on jacks or better, and has to prove it (DP-10)
    to_be_had: int  # how many cards there are for a player who splits openers (DP-12)

    def splits_openers(self, discards: tuple[Card, ...]) -> bool:
        """Whether what is kept no longer proves the openers by itself (DP-10)."""
        kept = [card for card in self.cards if card not in discards]
        return self.opener and UNKNOWN not in self.cards and not proves_openers(kept)

    def split_by(self, action: Draw) -> bool:
        """Worked out from the cards; declared by the player where nobody has told them."""
        return action.splits if UNKNOWN in self.cards else self.splits_openers(action.cards)

    def can_be_served(self, discards: tuple[Card, ...], *, splits: bool | None = None) -> bool:
        """The discards themselves are the last resort, but not those of split openers (DP-12)."""
        if splits is None:
            splits = self.splits_openers(discards)
        return len(discards) <= self.to_be_had or not splits

    def check(self, action: Action) -> None:
        """Refuse an action that is not on offer."""
        if not isinstance(action, Draw):
            raise IllegalAction("not_a_draw_action", seat=self.seat, action=action)
        discards = action.cards
        for card in discards:
            if card not in self.cards:
                raise IllegalAction("card_not_held", seat=self.seat, card=card)
        if len(set(discards)) < len(discards) and UNKNOWN not in discards:
            raise IllegalAction("discarded_twice", seat=self.seat)
        if len(discards) > self.most:
            raise IllegalAction("too_many_discards", seat=self.seat, most=self.most)
        if UNKNOWN in self.cards and action.splits and not (self.opener and discards):
            raise IllegalAction("nothing_to_split", seat=self.seat)
        if not self.can_be_served(discards, splits=self.split_by(action)):
            raise IllegalAction("draw_cannot_be_served", seat=self.seat, most=self.to_be_had)


Decision = BetDecision | SwapDecision | DrawDecision


def may_still_swap(decision: Decision | None, board: Sequence[Card]) -> int | None:
    """The seat because of which the hands stay hidden though the betting is over (DH-20): on the
    flop and later a swap is asked for without a bet after it."""
    over = isinstance(decision, SwapDecision) and bool(board) and decision.then is None
    return decision.seat if decision and over else None

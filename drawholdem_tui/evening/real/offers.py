"""What can still be said at a real table: who may swap, and bets that have a key of their own, in
chips that lie there."""

from __future__ import annotations

from math import gcd
from typing import Final, NamedTuple

from drawholdem_tui.engine.decisions import BetDecision, Size, multiples, shares
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.engine.view import SeatState, View

_SPOKEN: Final = (
    SaidKind.SWAP, SaidKind.KEEP, SaidKind.CHECK, SaidKind.CALL, SaidKind.BET, SaidKind.RAISE,
)  # fmt: skip


def have_spoken(hand: Hand, view: View) -> set[int]:
    """On this street: it is too late for them to swap (DH-9, DH-10)."""
    return {said.seat for said in hand.said if said.street is view.street and said.kind in _SPOKEN}


def may_still_swap(hand: Hand, view: View) -> set[int]:
    """On this street: who has chips for it, and has neither chosen nor acted (DH-9, DH-10)."""
    if view.fee is None or view.over:
        return set()
    spoken = have_spoken(hand, view)
    free = {post.seat for post in hand.setup.posts} if not view.board else set()
    return {
        seat.seat
        for seat in view.seats
        if seat.state is SeatState.ABLE
        and seat.seat not in spoken
        and (seat.seat in free or seat.stack >= view.fee)
    }


# before the flop and later, from the smallest on; one key each
_SIZES: Final = (
    (Size.MIN, Size.MIN),
    (Size.TWO_AND_A_HALF, Size.HALF),
    (Size.THREE_TIMES, Size.TWO_THIRDS),
    (Size.POT, Size.POT),
)


class Preset(NamedTuple):
    size: Size
    amount: int


def presets(bet: BetDecision, hand: Hand) -> tuple[Preset | None, ...]:
    """Four of them where a raise is on offer; nothing in the place of one that is another's amount,
    or all-in, which has a key of its own.
    Nobody bets 37 with chips of 5: an amount is rounded up to what the stacks can pay."""
    if not bet.may_raise:
        return ()
    rules = hand.rules
    chip = gcd(*hand.setup.stacks, rules.small_blind, rules.big_blind, rules.ante) or 1
    to_the_blinds = rules.has_blinds and not hand.view(None).board and rules.hole_cards == 2
    wanted = multiples if to_the_blinds else shares
    amounts = {Size.MIN: bet.min_to, **dict(wanted(bet.price, bet.pot + bet.to_call))}
    found: list[Preset | None] = []
    most = 0
    for size in (pair[not to_the_blinds] for pair in _SIZES):
        amount = amounts[size]
        paid = amount if size is Size.MIN else min(-(-amount // chip) * chip, bet.max_to)
        has_key = size is Size.MIN or most < paid < bet.all_in_to  # all-in has one
        found.append(Preset(size, paid) if has_key else None)
        most = max(most, paid)
    return tuple(found)

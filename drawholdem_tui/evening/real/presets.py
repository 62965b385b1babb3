"""Bets that have a key of their own, in chips that lie there."""

from __future__ import annotations

from math import gcd
from typing import Final, NamedTuple

from drawholdem_tui.engine.decisions import BetDecision, Size, multiples, shares
from drawholdem_tui.engine.hand import Hand

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

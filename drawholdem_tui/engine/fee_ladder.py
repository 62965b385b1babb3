"""What a swap will cost on the next street, as far as everybody can tell already."""

from __future__ import annotations

from typing import Final, NamedTuple

from drawholdem_tui.engine.decisions import SwapDecision
from drawholdem_tui.engine.events import Held, Street
from drawholdem_tui.engine.pots import unmatched
from drawholdem_tui.engine.rules import FeeBase
from drawholdem_tui.engine.view import SeatState, View

_NEXT: Final = {Street.PREFLOP: Street.FLOP, Street.FLOP: Street.TURN, Street.TURN: Street.RIVER}


class Ladder(NamedTuple):
    """The next fee if nobody raises and nobody folds (DH-12): ``kept`` if whoever is asked keeps,
    ``swapped`` if they swap, and nobody after them does."""

    street: Street
    kept: int
    swapped: int
    bet: bool  # somebody has bet on this street
    over: bool = False  # and nobody can any more in this hand (DH-20)
    affordable: bool = True  # whoever is asked will have as much left, with this swap paid as well


def fee_ladder(view: View) -> Ladder | None:
    """For whoever is asked for a swap; nothing where no street with a fee follows, where the
    main pot depends on who was short of the ante, or where nobody will have as much left."""
    swap = view.decision
    if not isinstance(swap, SwapDecision) or view.street not in _NEXT:
        return None
    if view.rules.fee_base is FeeBase.MAIN and not view.pots and _somebody_has_no_bet_left(view):
        return None
    bet = any(seat.bet for seat in view.seats) or view.street is Street.PREFLOP
    fees = _next_fee(view, 0), _next_fee(view, swap.fee, swap.held)
    if fees[0] > _most_left(view):
        return None
    over = view.street is not Street.PREFLOP and swap.then is None
    bets, _live = _bets_called(view, swap.fee, swap.held)
    own = view.seats[swap.seat]
    left = own.stack + own.bet - bets[swap.seat] - (swap.fee if swap.held is Held.LINE else 0)
    return Ladder(_NEXT[view.street], *fees, bet, over, left >= fees[1])


def _next_fee(view: View, fee: int, held: Held = Held.LINE) -> int:
    """The betting pots when everybody has called and the fees have left the line (DH-13, DH-14)."""
    bets, live = _bets_called(view, fee, held)
    line = sum(each.fee for each in view.line if each.held is Held.LINE)
    fees = line + (fee if held is Held.LINE else 0)
    before = view.in_pots - sum(seat.bet for seat in view.seats)
    if view.rules.fee_base is FeeBase.TOTAL:
        return before + sum(bets) + fees
    level = min(bets[seat] for seat in live)
    if all(bets[seat] == level for seat in live):
        level = max(bets)  # what the folded have bet beyond it falls into the same pot
    main = view.pots[0].amount if view.pots else before
    return main + sum(min(bet, level) for bet in bets) + fees


def _most_left(view: View) -> int:
    """Of all who are still in it, when everybody has called."""
    bets, live = _bets_called(view, 0, Held.LINE)
    return max(view.seats[at].stack + view.seats[at].bet - bets[at] for at in live)


def _somebody_has_no_bet_left(view: View) -> bool:
    return any(seat.state is SeatState.ALL_IN and not seat.bet for seat in view.seats)


def _bets_called(view: View, fee: int, held: Held) -> tuple[list[int], list[int]]:
    """What lies before each seat at the end of the round, and who is still in it."""
    price = max(seat.bet for seat in view.seats)
    if view.street is Street.PREFLOP:
        price = max(price, *(post.amount for post in view.table.posts))
    bets, live = [], []
    for seat in view.seats:
        stack, bet = seat.stack, seat.bet
        if seat.seat == view.you:
            stack -= fee
            bet += fee if held is Held.BET else 0
        if seat.state is not SeatState.FOLDED:
            live.append(seat.seat)
            bet = min(max(price, bet), bet + stack)
        bets.append(bet)
    if back := unmatched(bets, live):
        owner, amount = back
        bets[owner] -= amount
    return bets, live

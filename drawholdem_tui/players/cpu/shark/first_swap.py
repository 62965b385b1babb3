"""Whether a card is swapped before the flop. Free of charge it is where that wins more, by the
exact table; what has to be paid for is worth its fee or not by every card that may come, and
whether one will play then.

Most of what comes to a low card is folded all the same, and then the fee is gone. Where the hand is
played the fee is a part of the bet (DH-5).
"""

from __future__ import annotations

from statistics import fmean
from typing import Final

from drawholdem_tui.engine.actions import Action, Keep, Swap
from drawholdem_tui.engine.decisions import SwapDecision
from drawholdem_tui.engine.view import SeatState, View
from drawholdem_tui.players.cpu.chance_to_win import opponents_of
from drawholdem_tui.players.cpu.shark.outlook import hand_of, places_before_the_flop
from drawholdem_tui.players.cpu.shark.preflop import worth_entering
from drawholdem_tui.players.odds.tables.preflop import before_the_flop

_COME_IN: Final = 0.4  # of those who bet earlier: the others fold
_DOUBT: Final = 0.05  # of the pot: what a free swap must add for somebody who has no luck
_HOPE: Final = 0.4  # big blinds: what somebody who trusts to luck hopes for beyond that


def free_swap(view: View, decision: SwapDecision, luck: float) -> Action:
    """Keep, or swap the card without which more is won: never the higher one, nor one of a pair."""
    found = before_the_flop(decision.cards, opponents_of(view)).chances
    keep, *swaps = (each.share for each in found)
    best = max(swaps)
    if best <= keep + _DOUBT * max(-luck, 0.0):
        return Keep()
    return Swap(decision.cards[swaps.index(best)])


def paid_swap(view: View, decision: SwapDecision, luck: float) -> Action:
    """Keep, or swap the card of which the other is worth most with any that may come."""
    others = _others(view, decision.seat)
    fee, places = decision.fee / view.rules.big_blind, places_before_the_flop()

    def worth(hand: int, saved: float) -> float:
        brings = worth_entering(places[hand], others)
        return brings + saved if brings else 0.0

    unseen = [card for card in range(52) if card not in decision.cards and card not in view.gone]
    first, second = decision.cards
    best: tuple[float, Action] = (worth(hand_of((first, second)), 0.0), Keep())
    for out, stays in ((first, second), (second, first)):
        after = fmean([worth(hand_of((stays, new)), fee) for new in unseen]) - fee
        after += _HOPE * luck
        if after > best[0]:
            best = (after, Swap(out))
    return best[1]


def _others(view: View, seat: int) -> float:
    """With how many one will have to do: all who bet later, and some of the others."""
    live = [each.seat for each in view.seats if each.state is not SeatState.FOLDED]
    blinds = {post.seat for post in view.table.posts}
    later = sum(each > seat or each in blinds for each in live)
    return later + _COME_IN * (len(live) - 1 - later)

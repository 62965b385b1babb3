"""Whether a card is swapped, and which: by every card that may come, and what is done then.

Free of charge before the flop it is where that wins more, by the exact table. What has to be paid
for there is worth its fee or not: most of what comes to a low card is folded all the same, and then
the fee is gone. Where the hand is played the fee is a part of the bet (DH-5).
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from statistics import fmean
from typing import Final

from drawholdem_tui.engine.actions import Action, Keep, Swap
from drawholdem_tui.engine.decisions import SwapDecision
from drawholdem_tui.engine.view import SeatState, View
from drawholdem_tui.players.cpu.chance_to_win import opponents_of
from drawholdem_tui.players.cpu.shark.outlook import hand_of, places_before_the_flop
from drawholdem_tui.players.cpu.shark.preflop import is_careful, worth_entering
from drawholdem_tui.players.cpu.shark.scenes import Ranges
from drawholdem_tui.players.final_pot import final_pot
from drawholdem_tui.players.odds.tables.preflop import before_the_flop

_SEEN_THROUGH: Final = 0.8  # of a pot that one only wants to see the end of
_SURE: Final = 0.01  # of the pot: what a swap must add
_LUCK: Final = 0.2  # of the pot: what somebody may hope for beyond that
_COME_IN: Final = 0.4  # of those who bet earlier: the others fold
_DOUBT: Final = 0.05  # of the pot: what a free swap must add for somebody who has no luck
_HOPE: Final = 0.4  # big blinds: what somebody who trusts to luck hopes for beyond that


def best_swap(
    view: View, decision: SwapDecision, ranges: Ranges, rng: Random, luck: float
) -> Action:
    """Keep, or swap the card of which the other is worth most with any that may come."""
    worth = _Worth(view, decision, len(ranges.drawn))
    first, second = decision.cards
    kept = worth.kept(ranges.scenes((first, second)).share())
    unseen = [card for card in range(52) if card not in ranges.known]
    best: tuple[float, Action] = (kept + (_SURE - _LUCK * luck) * worth.pot, Keep())
    for out, stays in ((first, second), (second, first)):
        shares = _shares(ranges, stays, unseen, rng)
        after = fmean([worth.swapped(share) for share in shares])
        if after > best[0]:
            best = (after, Swap(out))
    return best[1]


def _shares(ranges: Ranges, stays: int, unseen: list[int], rng: Random) -> list[float]:
    """With each card that may come; as many scenes each as there are samples for all."""
    samples = len(next(iter(ranges.drawn.values())))
    dealt = unseen * (samples // len(unseen) + 1)
    rng.shuffle(dealt)
    scenes = ranges.with_hands([hand_of((stays, new)) for new in dealt[:samples]])
    won = scenes.won()
    # scenes of about equal hands together: what is done then depends on how good the new hand is
    order = sorted(range(len(won)), key=lambda at: (scenes.mine[at], at))
    parts = max(1, len(order) // 12)
    cuts = [at * len(order) // parts for at in range(parts + 1)]
    return [fmean([won[at] for at in order[first:last]]) for first, last in pairwise(cuts)]


class _Worth:
    """Chips by the share of the pot that is won. Strong hands are paid in later rounds, weak ones
    are given up."""

    def __init__(self, view: View, decision: SwapDecision, opponents: int) -> None:
        self.pot = view.to_win
        self._fee = decision.fee
        then = decision.then
        self._call = then.to_call if then else decision.owed or 0
        self._opponents = opponents
        self._later = 0
        if then or not view.board:
            self._later = final_pot(view, own_call=self._call).amount - self.pot - self._call

    def kept(self, share: float) -> float:
        return self._of(share, self.pot, self._call)

    def swapped(self, share: float) -> float:
        """The fee lies in the pot then."""
        return self._of(share, self.pot + self._fee, self._call) - self._fee

    def _of(self, share: float, pot: int, call: int) -> float:
        whole = pot + call + self._later
        pays = call + self._later / (self._opponents + 1)
        played = share * whole - pays
        seen = share * (pot + call) * (_SEEN_THROUGH if self._later else 1.0) - call
        return max(played, seen, 0.0)


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
    carefully = is_careful(view, decision.seat)

    def worth(hand: int, saved: float) -> float:
        brings = worth_entering(places[hand], others, carefully=carefully)
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

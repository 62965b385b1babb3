"""Whether a card is swapped on a board, and which: by every card that may come, and what is done
then. (Swaps before the flop are in ``first_swap``.)"""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Final

from drawholdem_tui.engine.actions import Action, Keep, Swap
from drawholdem_tui.engine.decisions import SwapDecision
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.cpu.shark.outlook import hand_of
from drawholdem_tui.players.cpu.shark.scenes import Ranges
from drawholdem_tui.players.final_pot import final_pot, to_be_won

_SEEN_THROUGH: Final = 0.8  # of a pot that one only wants to see the end of
_SURE: Final = 0.01  # of the pot: what a swap must add
_LUCK: Final = 0.2  # of the pot: what somebody may hope for beyond that


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
    best = [max(each) for each in zip(*(o.made for o in scenes.opponents), strict=True)]
    # scenes of about equal hands together: what is done then depends on how good the new hand is
    order = sorted(range(len(best)), key=lambda at: (scenes.mine[at], at))
    parts = max(1, len(order) // 12)
    groups = [
        order[at * len(order) // parts : (at + 1) * len(order) // parts] for at in range(parts)
    ]
    return [
        fmean(
            [1.0 if scenes.mine[at] > best[at] else 0.5 * (scenes.mine[at] == best[at]) for at in g]
        )
        for g in groups
    ]


class _Worth:
    """Chips by the share of the pot that is won. Strong hands are paid in later rounds, weak ones
    are given up."""

    def __init__(self, view: View, decision: SwapDecision, opponents: int) -> None:
        self.pot = to_be_won(view)
        self._fee = decision.fee
        then = decision.then
        self._call = then.to_call if then else decision.owed or 0
        self._opponents = opponents
        self._later = 0
        if then or not view.board:
            final = final_pot(view, own_call=self._call)
            self._later = final.amount - self.pot - self._call

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

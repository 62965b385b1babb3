"""What an evening is remembered for: the best hand shown, the biggest pot, the dearest swap and the
one that paid most. Folded hand by hand from what everybody at the table saw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from drawholdem_tui.engine.cards import UNKNOWN, Card, card
from drawholdem_tui.engine.events import BoardDealt, CardSwapped, HandShown, Street
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.ranking import Ranked, rank_hand


class BestHand(NamedTuple):
    """The best one that was shown; the first of equal ones."""

    chair: int
    hand: int
    five: tuple[Card, ...]

    @property
    def ranked(self) -> Ranked:
        return rank_hand(self.five)


class BiggestPot(NamedTuple):
    """The most that somebody got in one hand."""

    chair: int
    hand: int
    amount: int


class SwapMade(NamedTuple):
    """A swap of one hand, and what its owner won or lost with that hand."""

    chair: int
    hand: int
    street: Street
    fee: int
    net: int


@dataclass(slots=True)
class Highlights:
    best_hand: BestHand | None = None
    biggest_pot: BiggestPot | None = None
    dearest_swap: SwapMade | None = None
    best_swap: SwapMade | None = None
    swaps: int = 0
    fees: int = 0

    def count(self, number: int, chairs: Sequence[int], hand: Hand) -> None:
        """A hand is over; ``chairs`` are those of its seats."""
        swaps: dict[int, CardSwapped] = {}  # the last one of each seat
        board: tuple[Card, ...] = ()
        shown: dict[int, tuple[Card, ...]] = {}
        for event in hand.events:
            match event:
                case BoardDealt(_, cards):
                    board += cards
                case HandShown(seat, cards):
                    shown[seat] = cards
                case CardSwapped(seat, street, fee):
                    swaps[seat] = event
                    self.swaps += 1
                    self.fees += fee
                    made = SwapMade(chairs[seat], number, street, fee, hand.net(seat))
                    if fee > (self.dearest_swap.fee if self.dearest_swap else 0):
                        self.dearest_swap = made
        self._count_the_pot(number, chairs, hand)
        told = {chairs[seat]: cards + board for seat, cards in shown.items() if cards}
        self._count_shown(number, told)
        for seat, swap in swaps.items():
            won = hand.net(seat)
            if won > (self.best_swap.net if self.best_swap else 0):
                self.best_swap = SwapMade(chairs[seat], number, swap.street, swap.fee, won)

    def _count_the_pot(self, number: int, chairs: Sequence[int], hand: Hand) -> None:
        won = hand.won()
        if not any(won.values()):  # the pot waits for the next hand (DP-5)
            return
        most = max(won, key=lambda seat: (won[seat], -seat))
        if won[most] > (self.biggest_pot.amount if self.biggest_pot else 0):
            self.biggest_pot = BiggestPot(chairs[most], number, won[most])

    def _count_shown(self, number: int, shown: Mapping[int, tuple[Card, ...]]) -> None:
        for chair, cards in shown.items():
            if len(cards) < 5 or UNKNOWN in cards:  # nobody was left to compare with, or knows
                continue
            ranked = rank_hand(cards)
            if not self.best_hand or ranked.strength > self.best_hand.ranked.strength:
                self.best_hand = BestHand(chair, number, ranked.five)


def highlights_as_fields(highlights: Highlights) -> dict[str, Any]:
    """As JSON can hold it."""
    best = highlights.best_hand
    return {
        "best_hand": [best.chair, best.hand, [str(each) for each in best.five]] if best else None,
        "biggest_pot": highlights.biggest_pot,
        "dearest_swap": highlights.dearest_swap,
        "best_swap": highlights.best_swap,
        "swaps": highlights.swaps,
        "fees": highlights.fees,
    }


def highlights_of(fields: Mapping[str, Any]) -> Highlights:
    best, pot = fields["best_hand"], fields["biggest_pot"]
    return Highlights(
        BestHand(best[0], best[1], tuple(map(card, best[2]))) if best else None,
        BiggestPot(*pot) if pot else None,
        _swap_of(fields["dearest_swap"]),
        _swap_of(fields["best_swap"]),
        fields["swaps"],
        fields["fees"],
    )


def _swap_of(row: Sequence[Any] | None) -> SwapMade | None:
    if not row:
        return None
    chair, hand, street, fee, net = row
    return SwapMade(chair, hand, Street(street), fee, net)

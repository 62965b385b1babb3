"""What an opponent may hold: hands with weights, and what a swap makes of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import accumulate, combinations

from drawholdem_tui.players.odds.tables.ranks import ranks

Pair = tuple[int, int]


class Range:
    """Hands of two cards, each with its weight: how likely it is, in any measure.

    >>> aces_or_kings = Range({(48, 49): 2.0, (44, 45): 1.0})
    >>> aces_or_kings.without([44]).weights
    {(48, 49): 2.0}
    """

    def __init__(self, weights: Mapping[Pair, float]) -> None:
        self.weights = {
            (min(hand), max(hand)): weight for hand, weight in weights.items() if weight > 0
        }
        self.hands = list(self.weights)
        self.up_to = list(accumulate(self.weights.values()))
        self.total = self.up_to[-1] if self.up_to else 0.0
        self._with_card = [0.0] * 52
        for (one, other), weight in self.weights.items():
            self._with_card[one] += weight
            self._with_card[other] += weight

    def without(self, cards: Iterable[int]) -> Range:
        """What is left of it when these cards are known."""
        known = set(cards)
        return Range({hand: w for hand, w in self.weights.items() if known.isdisjoint(hand)})

    def clear_of(self, cards: list[int]) -> float:
        """The weight of the hands that hold none of these cards."""
        weight = self.total - sum([self._with_card[card] for card in cards])
        for one, other in combinations(cards, 2):  # taken away twice
            weight += self.weights.get((min(one, other), max(one, other)), 0.0)
        return weight

    def swapped(self, board: Iterable[int]) -> Range:
        """What it becomes when each of its hands swaps the card that does less on this board: any
        unseen card may come, but not the one that went."""
        lies = tuple(board)
        unseen = [card for card in range(52) if card not in lies]
        worth = _worth_of_each(lies)
        after: dict[Pair, float] = {}
        for hand, weight in self.weights.items():
            kept = max(hand, key=lambda card: (worth[card], card))
            each = weight / (len(unseen) - 2)
            for new in unseen:
                if new not in hand:
                    made = (kept, new) if kept < new else (new, kept)
                    after[made] = after.get(made, 0.0) + each
        return Range(after)


def any_hand(known: Iterable[int] = ()) -> Range:
    """Every hand that can be made of the other cards, all alike."""
    seen = set(known)
    unseen = [card for card in range(52) if card not in seen]
    return Range(dict.fromkeys(combinations(unseen, 2), 1.0))


def _worth_of_each(board: tuple[int, ...]) -> list[float]:
    """How well a card goes with the board: what it makes with any other card. Before the flop its
    rank counts."""
    if not board:
        return [float(card >> 2) for card in range(52)]
    strength = ranks().strength
    worth = [0.0] * 52
    unseen = [card for card in range(52) if card not in board]
    for one, other in combinations(unseen, 2):
        made = strength((*board, one, other))
        worth[one] += made
        worth[other] += made
    return worth

"""Chances in hold'em against opponents of whom it is known what they may hold: hands with weights.

Their hands are drawn one after the other, each clear of those before. That alone would favour some
deals, so each deal counts as much as was left of a range when its hand was drawn.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, combinations
from random import Random

from drawholdem_tui.players.odds.chances import Ways, weighed
from drawholdem_tui.players.odds.deals import Deals, Effort
from drawholdem_tui.players.odds.tables.keys import CODE, FLUSH_KEY, KEY, total
from drawholdem_tui.players.odds.tables.ranks import ranks
from drawholdem_tui.players.odds.tables.rows import Board, board_of

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


class EmptyRangeError(ValueError):
    """Nothing of a range is left beside the known cards."""


def against_ranges(
    ways: Sequence[Sequence[int]],
    board: Sequence[int],
    opponents: Sequence[Range | None],
    *,
    gone: Sequence[int] = (),
    effort: Effort,
) -> Iterator[Ways]:
    """As ``sampled.sampled``; ``None`` is an opponent without a known range."""
    table = board_of(board)
    known = {*board, *gone}.union(*ways)
    left = [each.without(known) for each in opponents if each is not None]
    if not all(each.total for each in left):
        raise EmptyRangeError
    left.sort(key=lambda each: len(each.hands))  # the narrowest have the least choice
    unseen = [card for card in range(52) if card not in known]
    strangers = len(opponents) - len(left)
    need = table.missing + 1 + 2 * strangers
    deals = Deals(unseen, need + 2 * len(left), effort)
    rng = Random(effort.seed + 1)
    shares: list[list[float]] = [[] for _ in ways]
    weights: list[float] = []
    looks = deals.looks()
    for done, deck in enumerate(deals.decks(), start=1):
        for places in deals.places:
            hands, weight = _drawn(left, rng)
            if not weight or len(weights) == effort.samples:
                continue
            held = {card for hand in hands for card in hand}
            dealt = [deck[at] for at in places if deck[at] not in held][:need]
            new, lies, others = dealt[0], dealt[1 : table.missing + 1], dealt[table.missing + 1 :]
            hands += zip(others[::2], others[1::2], strict=True)
            weights.append(weight)
            for share, kept in zip(shares, ways, strict=True):
                mine = (kept[0], kept[1] if len(kept) == 2 else new)
                share.append(_share(table, lies, mine, hands))
        if done in looks and weights:
            yield weighed(shares, weights)
    if not weights:
        raise EmptyRangeError


def _drawn(ranges: Sequence[Range], rng: Random) -> tuple[list[Pair], float]:
    hands: list[Pair] = []
    held: list[int] = []
    weight = 1.0
    for each in ranges:
        if held:
            clear = each.clear_of(held)
            if clear <= each.total * 1e-9:
                return [], 0.0
            weight *= clear / each.total
        while True:
            hand = each.hands[bisect(each.up_to, rng.random() * each.total)]
            if hand[0] not in held and hand[1] not in held:
                break
        hands.append(hand)
        held += hand
    return hands, weight


def _share(board: Board, to_come: Sequence[int], mine: Pair, theirs: Sequence[Pair]) -> float:
    row, suit = board.becomes(total(KEY, to_come))
    if suit < 0:
        own = row[CODE[mine[0]] + CODE[mine[1]]]
        others = [row[CODE[one] + CODE[other]] for one, other in theirs]
    else:
        bits, flush = FLUSH_KEY[suit], ranks().flush
        held = board.bits[suit] + total(bits, to_come)

        def strength(hand: Pair) -> int:
            one, other = hand
            return flush[held + bits[one] + bits[other]] or row[CODE[one] + CODE[other]]

        own = strength(mine)
        others = [strength(hand) for hand in theirs]
    best = max(others)
    return 1.0 if own > best else 0.0 if own < best else 1 / (1 + others.count(best))

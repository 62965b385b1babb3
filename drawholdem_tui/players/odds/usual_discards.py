"""What people discard at draw poker: a rule of thumb."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


def usual_discards(cards: Sequence[int], most: int) -> tuple[int, ...]:
    """Keep what makes the hand, four to a flush, four in a row; of nothing the two highest cards.

    The lowest go first where fewer may be drawn. Nothing of a made hand goes.
    """
    ranks = [card >> 2 for card in cards]
    count = Counter(ranks)
    if len(count) < 5:
        # a pair to four of a kind; two pair and a full house, too
        kept = {card for card in cards if count[card >> 2] > 1}
    else:
        kept = _made(cards) or _four(cards) or set(sorted(cards)[-2:])
    return tuple(sorted(card for card in cards if card not in kept)[:most])


def _made(cards: Sequence[int]) -> set[int]:
    ranks = sorted(card >> 2 for card in cards)
    straight = ranks[4] - ranks[0] == 4 or ranks == [0, 1, 2, 3, 12]
    flush = len({card & 3 for card in cards}) == 1
    return set(cards) if straight or flush else set()


def _four(cards: Sequence[int]) -> set[int]:
    for suit in range(4):
        suited = {card for card in cards if card & 3 == suit}
        if len(suited) == 4:
            return suited
    ordered = sorted(cards)
    for four in (ordered[1:], ordered[:4]):
        low, high = four[0] >> 2, four[3] >> 2
        if high - low == 3 and high < 12:  # open at both ends
            return set(four)
    return set()

"""What a hand at hold'em is one card short of, on flop and turn."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.ranking import Category, rank_hand

_RANKS = range(2, 15)
_STRAIGHTS = [{14, 2, 3, 4, 5}, *({*range(low, low + 5)} for low in range(2, 11))]


class OneShort(enum.Enum):
    FLUSH = "flush"
    STRAIGHT = "straight"  # any of two ranks makes one
    GUTSHOT = "gutshot"  # one rank alone does


@lru_cache(maxsize=64)
def one_card_short(own: tuple[Card, ...], board: tuple[Card, ...]) -> tuple[OneShort, ...]:
    """Not of what the board makes without one's own cards, nor of less than one has."""
    if len(board) not in (3, 4):
        return ()
    held = rank_hand((*own, *board)).category
    found = []
    if held < Category.FLUSH and _of_a_suit(own, board):
        found.append(OneShort.FLUSH)
    if held < Category.STRAIGHT:
        every, common = ({card.rank for card in each} for each in ((*own, *board), board))
        making = [r for r in _RANKS if _straight({*every, r}) > _straight({*common, r})]
        if making:
            found.append(OneShort.GUTSHOT if len(making) == 1 else OneShort.STRAIGHT)
    return tuple(found)


def _of_a_suit(own: Sequence[Card], board: Sequence[Card]) -> bool:
    suits = Counter(card.suit for card in (*own, *board))
    return any(suits[card.suit] == 4 for card in own)


def _straight(ranks: Collection[int]) -> int:
    """How high the highest among them is, counted from the lowest there is; 0 for none."""
    return max((high for high, each in enumerate(_STRAIGHTS, 1) if each <= {*ranks}), default=0)

"""What a hand is worth. The only place that knows treys.

treys ranks five to seven cards; this module adds what it leaves out: which five cards win, which
of them are kickers, what decides between hands of one name, and what two cards are before the flop.
It gives facts; ``words`` says them.
"""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import prod
from typing import NamedTuple

from treys import Card as TreysCard
from treys import Evaluator
from treys.lookup import LookupTable

from drawholdem_tui.engine.cards import FULL_DECK, RANKS, Card
from drawholdem_tui.engine.fact import Fact

_TREYS = [TreysCard.new(str(each)) for each in FULL_DECK]
_PRIMES = [TreysCard.get_prime(each) for each in _TREYS]
_WEAKEST = LookupTable.MAX_HIGH_CARD  # 7462; treys counts down to 1, the royal flush


class Category(enum.IntEnum):
    """The kinds of hands, weakest first."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    ROYAL_FLUSH = 9


class Ranked(Fact):
    """What a hand is: its category, the five cards that play, and how it is compared.

    ``five`` stands in the order in which people name the cards: pairs before kickers, straights
    from the top, the wheel from its five. ``made`` are the ranks that make the category (two
    pair: both), ``kickers`` the ranks that only break ties.
    """

    strength: int
    category: Category
    five: tuple[Card, ...]
    made: tuple[int, ...]
    kickers: tuple[int, ...]


class HoleCards(Fact):
    high: int
    low: int
    suited: bool

    @property
    def pair(self) -> bool:
        return self.high == self.low


@cache
def _evaluator() -> Evaluator:
    return Evaluator()  # builds its tables: not at import


def strength(cards: Sequence[Card]) -> int:
    """How good the best five of five to seven cards are: 1 (worst) to 7462 (royal flush)."""
    held = sum(map(_KEYS.__getitem__, cards), _THREE_OF_EACH)
    if held & _EIGHT_OF_ANY:
        treys = _evaluator().evaluate([_TREYS[each] for each in cards], [])
        return _WEAKEST + 1 - treys
    ranks = held & _RANKS
    known = _without_flush.get(ranks)
    if known is None:
        known = _without_flush[ranks] = _by_ranks(cards)
    return known


def _by_ranks(cards: Sequence[Card]) -> int:
    """Without a flush the ranks alone decide: treys' own table, asked for all fives at once."""
    primes = [_PRIMES[each] for each in cards]
    table = _evaluator().table.unsuited_lookup
    return _WEAKEST + 1 - min(map(table.__getitem__, map(prod, combinations(primes, 5))))


# A card as a number to add up: three bits count the cards of each rank, and above them four bits
# those of each suit. Counted from three on, eight of a suit (one bit) stand for five.
_SUITS_AT = 3 * len(RANKS)
_RANKS = (1 << _SUITS_AT) - 1
_KEYS = [(1 << 3 * (each >> 2)) + (1 << _SUITS_AT + 4 * (each & 3)) for each in FULL_DECK]
_THREE_OF_EACH = 0x3333 << _SUITS_AT
_EIGHT_OF_ANY = 0x8888 << _SUITS_AT

_without_flush: dict[int, int] = {}  # by ranks, as they are asked for: at most 73,775 of them


def category_of(strength: int) -> Category:
    return Category(9 - _evaluator().get_rank_class(_WEAKEST + 1 - strength))


@lru_cache(maxsize=256)  # a table asks for the same few hands again and again
def rank_hand(cards: tuple[Card, ...]) -> Ranked:
    """All there is to say about the best hand in five to seven cards."""
    best = strength(cards)
    five = next(five for five in combinations(cards, 5) if strength(five) == best)
    category = category_of(best)
    count = Counter(each.rank for each in five)
    # a wheel is named from its five down: the ace plays low
    wheel = category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH) and 14 in count and 5 in count
    value = {rank: 1 if wheel and rank == 14 else rank for rank in count}
    ordered = sorted(
        five, key=lambda each: (count[each.rank], value[each.rank], each), reverse=True
    )
    ranks = tuple(dict.fromkeys(each.rank for each in ordered))
    made = _RANKS_THAT_MAKE.get(category, len(ranks))
    return Ranked(best, category, tuple(ordered), ranks[:made], ranks[made:])


# How many of the ranks make the category; in the others all five cards do.
_RANKS_THAT_MAKE = {
    Category.HIGH_CARD: 1,
    Category.PAIR: 1,
    Category.TWO_PAIR: 2,
    Category.THREE_OF_A_KIND: 1,
    Category.FULL_HOUSE: 2,
    Category.FOUR_OF_A_KIND: 1,
}


def hole_cards(cards: Sequence[Card]) -> HoleCards:
    low, high = sorted(cards)
    return HoleCards(high.rank, low.rank, high.suit == low.suit)


# What decides between hands of one name

# all five cards of a flush are compared, and the first of them gives it its name
_NAMED_BY_ONE = (Category.FLUSH, Category.HIGH_CARD)


class Deciding(NamedTuple):
    """The ranks that decide, and those of the best hand that they beat: as many, or none."""

    ranks: tuple[int, ...] = ()
    beaten: tuple[int, ...] = ()


def deciding(hand: Ranked, others: Iterable[Ranked]) -> Deciding:
    """Which kickers set a hand apart from others of the same name; of a flush and of a high card
    all ranks from the top. None if no other has its name, or all that have it are equal."""
    rivals = [each for each in others if each.strength != hand.strength and _alike(each, hand)]
    own = _compared(hand)
    needed = max((_first_difference(own, _compared(each)) for each in rivals), default=0)
    beaten = [each for each in rivals if each.strength < hand.strength]
    if not beaten:
        return Deciding(own[:needed])
    best = _compared(max(beaten, key=lambda each: each.strength))
    return Deciding(own[:needed], best[:needed])


def first_kicker(hand: Ranked) -> Deciding:
    """What may decide before others are seen; of a flush its top card tells enough."""
    if hand.category is Category.HIGH_CARD:
        return Deciding((*hand.made, *hand.kickers)[:2])
    return Deciding() if hand.category in _NAMED_BY_ONE else Deciding(hand.kickers[:1])


def _alike(one: Ranked, other: Ranked) -> bool:
    """They have the same name without kickers."""
    if one.category in _NAMED_BY_ONE:
        return one.category is other.category and one.made[0] == other.made[0]
    return (one.category, one.made) == (other.category, other.made)


def _compared(hand: Ranked) -> tuple[int, ...]:
    """What is compared after the name, from the first on."""
    return (*hand.made, *hand.kickers) if hand.category in _NAMED_BY_ONE else hand.kickers


def _first_difference(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    """The number of ranks up to the first that is not the same, with it."""
    return 1 + next(
        place for place, pair in enumerate(zip(one, other, strict=True)) if len({*pair}) > 1
    )

"""Draws by name, held against what each card that may come makes of the hand."""

from __future__ import annotations

from random import Random

import pytest

from drawholdem_tui.engine.cards import FULL_DECK, Card, cards
from drawholdem_tui.engine.one_card_short import OneShort, one_card_short
from drawholdem_tui.engine.ranking import Category, rank_hand

FLUSHES = (Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)
STRAIGHTS = (Category.STRAIGHT, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)


@pytest.mark.parametrize(
    ("own", "board", "short_of"),
    [
        ("Jd9d", "7d8d7h", [OneShort.FLUSH, OneShort.GUTSHOT]),  # the ten
        ("4s2s", "8d5d3s", [OneShort.STRAIGHT]),  # an ace or a six
        ("4s2s", "8s6s3d", [OneShort.FLUSH, OneShort.GUTSHOT]),
        ("AhKd", "QsJc2d", [OneShort.GUTSHOT]),  # nothing lies above the ace
        ("KhQd", "JsTc2d", [OneShort.STRAIGHT]),
        ("Ah2d", "3s4c9d", [OneShort.GUTSHOT]),  # the five
        ("9h7d", "8s6cJd", [OneShort.STRAIGHT]),  # a ten or a five
        ("9h5d", "7s6c3d", [OneShort.STRAIGHT]),  # two gutshots: an eight or a four
        ("KhQh", "JhTh9h", []),  # made
        ("5h7c", "6d2c5c4s", [OneShort.STRAIGHT]),  # with a three the board has a lower one
        ("2s2d", "JhTh9d8c", []),  # the board would make it for everybody
        ("AhAd", "AcKsKd", []),  # more is made already
        ("Kh2h", "9h5h", []),  # no flop
        ("Kh2h", "9h5h3c4d7s", []),  # nothing comes any more
    ],
)
def test_by_name(own: str, board: str, short_of: list[OneShort]) -> None:
    assert list(one_card_short(cards(own), cards(board))) == short_of


def making(
    own: tuple[Card, ...], board: tuple[Card, ...], kinds: tuple[Category, ...]
) -> set[Card]:
    """The cards that make one of these out of less, and a better one than for everybody."""
    now = rank_hand((*own, *board)).category
    unseen = [card for card in FULL_DECK if card not in (*own, *board)]
    return {
        card
        for card in unseen
        if now < min(kinds)
        and rank_hand((*own, *board, card)).category in kinds
        and not (len(board) == 4 and _is_everybodys(own, (*board, card)))
    }


def _is_everybodys(own: tuple[Card, ...], board: tuple[Card, ...]) -> bool:
    return rank_hand((*own, *board)).strength == rank_hand(board).strength


def test_each_is_what_the_cards_to_come_make_of_it() -> None:
    rng = Random(20261130)
    seen = dict.fromkeys(OneShort, 0)
    for _ in range(3_000):
        dealt = tuple(rng.sample(FULL_DECK, rng.choice((5, 6))))
        own, board = dealt[:2], dealt[2:]
        told = one_card_short(own, board)
        assert (OneShort.FLUSH in told) == bool(making(own, board, FLUSHES)), (own, board)
        ranks = {card.rank for card in making(own, board, STRAIGHTS)}
        if OneShort.FLUSH not in told:  # else a card of the suit makes more than a straight
            assert (OneShort.GUTSHOT in told) == (len(ranks) == 1), (own, board)
            assert (OneShort.STRAIGHT in told) == (len(ranks) > 1), (own, board)
        for each in told:
            seen[each] += 1
    assert min(seen.values()) > 50

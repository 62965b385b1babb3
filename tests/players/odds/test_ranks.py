"""Ranks by table are those of treys: every multiset of ranks and every flush there is."""

from __future__ import annotations

import threading
from itertools import combinations, combinations_with_replacement
from random import Random

import pytest
import treys

from drawholdem_tui.engine.cards import Card, cards, text
from drawholdem_tui.players.odds.tables import ranks as room
from drawholdem_tui.players.odds.tables.keys import (
    CODE,
    KEY,
    RANK_KEY,
    SUIT_OF_FIVE,
    SUIT_OF_THREE,
    total,
)
from drawholdem_tui.players.odds.tables.ranks import build_ahead, ranks
from drawholdem_tui.players.odds.tables.rows import Board

TREYS = [treys.Card.new(str(Card(place))) for place in range(52)]


@pytest.mark.parametrize(("size", "multisets"), [(5, 6_175), (6, 18_395), (7, 49_205)])
def test_every_multiset_of_ranks_has_the_rank_of_treys(size: int, multisets: int) -> None:  # TH-1
    evaluator = treys.Evaluator()
    table = ranks()
    seen = 0
    for held in combinations_with_replacement(range(13), size):
        if any(held.count(rank) > 4 for rank in held):
            continue
        # suits in turn through the whole hand: equal ranks, being neighbours, get different ones,
        # and no suit gets more than two
        hand = [rank * 4 + at % 4 for at, rank in enumerate(held)]
        theirs = 7463 - evaluator.evaluate([TREYS[each] for each in hand], [])
        assert table.strength(hand) == theirs, text(map(Card, hand))
        seen += 1
    assert seen == multisets


def test_many_hands_at_once_have_the_ranks_of_each() -> None:
    rng = Random(18)
    hands = [rng.sample(range(52), 7) for _ in range(20_000)]
    table = ranks()
    assert table.strengths(hands) == [table.strength(hand) for hand in hands]


def test_every_flush_has_the_rank_of_treys() -> None:  # TH-1
    evaluator = treys.Evaluator()
    table = ranks()
    seen = 0
    for size in (5, 6, 7):
        for place, held in enumerate(combinations(range(13), size)):
            hand = [rank * 4 + place % 4 for rank in held]
            theirs = 7463 - evaluator.evaluate([TREYS[each] for each in hand], [])
            assert table.strength(hand) == theirs, text(map(Card, hand))
            seen += 1
    assert seen == 4_719
    assert all(table.flush[bits] == 0 for bits in range(1 << 13) if not 5 <= bits.bit_count() <= 7)


def test_hands_with_a_flush_beside_other_cards_have_the_rank_of_treys() -> None:  # TH-1
    rng = Random(17)
    table = ranks()
    evaluator = treys.Evaluator()
    for _ in range(20_000):
        suit = rng.randrange(4)
        suited = rng.sample(range(13), 5)
        others = rng.sample(range(52), 2)
        hand = [rank * 4 + suit for rank in suited]
        hand += [each for each in others if each not in hand]
        theirs = 7463 - evaluator.evaluate([TREYS[each] for each in hand], [])
        assert table.strength(hand) == theirs, text(map(Card, hand))


def test_sums_of_suits_tell_of_which_there_are_so_many() -> None:
    of_five = of_three = 0
    for sum_of_keys in range(4096):
        count = [sum_of_keys >> 3 * suit & 7 for suit in range(4)]
        if sum(count) <= 7:
            five = next((suit for suit in range(4) if count[suit] >= 5), -1)
            assert SUIT_OF_FIVE[sum_of_keys] == five
            of_five += 1
        if sum(count) <= 5:
            three = next((suit for suit in range(4) if count[suit] >= 3), -1)
            assert SUIT_OF_THREE[sum_of_keys] == three
            of_three += 1
    assert of_five > of_three > 0


@pytest.mark.parametrize("board", ["", "Qh8s2d", "QhQs2d", "QhQsQdQc", "Qh8s2d2h", "AhKhQhJhTh"])
def test_a_row_says_what_any_two_cards_make_with_its_board(board: str) -> None:
    rng = Random(board)
    known = cards(board)
    table, plain = Board(known), ranks().plain
    unseen = [each for each in range(52) if each not in known]
    for _ in range(2_000):
        more = rng.sample(unseen, 7 - len(known))
        row, suit = table.becomes(total(KEY, more[2:]))
        assert row[total(CODE, more[:2])] == plain[total(RANK_KEY, (*known, *more))]
        suits = [each & 3 for each in (*known, *more[2:])]
        assert suit == next((each for each in range(4) if suits.count(each) >= 3), -1)


def test_the_table_can_be_built_ahead_and_asked_by_many_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(room, "_built", [])
    build_ahead()
    found: list[room.Ranks] = []
    asking = [threading.Thread(target=lambda: found.append(ranks())) for _ in range(8)]
    for each in asking:
        each.start()
    for each in asking:
        each.join(timeout=30)
    assert len(found) == 8
    assert len({id(each) for each in found}) == 1

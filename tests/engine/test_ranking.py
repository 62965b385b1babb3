"""What hands are worth and called."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
import treys

from drawholdem_tui.engine import ranking
from drawholdem_tui.engine.cards import FULL_DECK, cards, text
from drawholdem_tui.engine.ranking import Category
from drawholdem_tui.words.hands.names import hand_name, hole_cards_name


@pytest.mark.parametrize("size", [5, 6, 7])
def test_strengths_are_those_of_treys(size: int) -> None:  # TH-1
    rng = Random(1)
    evaluator = treys.Evaluator()
    for _ in range(3_000):
        hand = rng.sample(FULL_DECK, size)
        theirs = evaluator.evaluate([treys.Card.new(str(card)) for card in hand], [])
        assert ranking.strength(hand) == 7463 - theirs, text(hand)


def test_flushes_of_seven_cards_are_those_of_treys() -> None:  # TH-1
    rng = Random(2)
    hearts = [card for card in FULL_DECK if card.suit == "h"]
    evaluator = treys.Evaluator()
    compared = 0
    for _ in range(1_000):
        hand = [*rng.sample(hearts, 5), *rng.sample(FULL_DECK, 2)]
        if len(set(hand)) == 7:
            compared += 1
            theirs = evaluator.evaluate([treys.Card.new(str(card)) for card in hand], [])
            assert ranking.strength(hand) == 7463 - theirs, text(hand)
    assert compared > 500


def test_the_five_named_are_the_best_five() -> None:  # TH-1
    rng = Random(3)
    for _ in range(200):
        seven = tuple(rng.sample(FULL_DECK, 7))
        ranked = ranking.rank_hand(seven)
        best = max(combinations(seven, 5), key=ranking.strength)
        assert ranked.strength == ranking.strength(best) == ranking.strength(ranked.five)
        assert set(ranked.five) <= set(seven)
        assert sorted({card.rank for card in ranked.five}) == sorted(ranked.made + ranked.kickers)


@pytest.mark.parametrize(
    ("held", "category", "five", "name"),
    [
        ("AsKsQsJsTs2c2d", Category.ROYAL_FLUSH, "AsKsQsJsTs", "royal flush"),
        ("9s8s7s6s5sAsAd", Category.STRAIGHT_FLUSH, "9s8s7s6s5s", "straight flush, nine high"),
        ("As2s3s4s5sKdKc", Category.STRAIGHT_FLUSH, "5s4s3s2sAs", "straight flush, five high"),
        ("7s7h7d7cAs2d2c", Category.FOUR_OF_A_KIND, "7s7h7d7cAs", "four sevens"),
        ("KsKhKd2s2h3d3c", Category.FULL_HOUSE, "KsKhKd3d3c", "full house, kings full of threes"),
        ("AsTs8s4s2s2h2d", Category.FLUSH, "AsTs8s4s2s", "flush, ace high"),
        ("Ad2s3s4d5cKcKd", Category.STRAIGHT, "5c4d3s2sAd", "straight, five high"),
        ("TsJdQcKhAs2d3d", Category.STRAIGHT, "AsKhQcJdTs", "straight, ace high"),
        ("6s6h6dAs9d4c2c", Category.THREE_OF_A_KIND, "6s6h6dAs9d", "three sixes"),
        ("KsKd7c7hAs2d3d", Category.TWO_PAIR, "KsKd7h7cAs", "two pair, kings and sevens"),
        ("QsQd7c6hAs2d3d", Category.PAIR, "QsQdAs7c6h", "pair of queens"),
        ("AsQd7c6h4s2d9d", Category.HIGH_CARD, "AsQd9d7c6h", "ace high"),
    ],
)
def test_the_winning_five_and_their_name(
    held: str, category: Category, five: str, name: str
) -> None:
    ranked = ranking.rank_hand(cards(held))
    assert (ranked.category, text(ranked.five), hand_name(ranked)) == (category, five, name)


def test_kickers_are_what_only_breaks_ties() -> None:
    assert ranking.rank_hand(cards("QsQd7c6hAs")).kickers == (14, 7, 6)
    assert ranking.rank_hand(cards("KsKd7c7hAs")).kickers == (14,)
    assert ranking.rank_hand(cards("As2d3c4h5s")).kickers == ()


@pytest.mark.parametrize(
    ("held", "name"),
    [
        ("AsQs", "ace-queen suited"),
        ("2d9h", "nine-two offsuit"),
        ("6c6d", "pair of sixes"),
    ],
)
def test_two_cards_before_the_flop_have_a_name(held: str, name: str) -> None:
    assert hole_cards_name(ranking.hole_cards(cards(held))) == name

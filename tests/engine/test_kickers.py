"""As many ranks are told as decide between hands of the same name."""

from __future__ import annotations

from random import Random

import pytest

from drawholdem_tui.engine.cards import FULL_DECK, cards
from drawholdem_tui.engine.ranking import Deciding, Ranked, deciding, rank_hand


def ranked(held: str, board: str) -> Ranked:
    return rank_hand(cards(held + board))


@pytest.mark.parametrize(
    ("held", "others", "board", "told"),
    [
        ("AhTs", ["KhTd"], "Tc8d5s3h2c", Deciding((14,), (13,))),
        ("KhTd", ["AhTs"], "Tc8d5s3h2c", Deciding((13,), ())),
        ("AhQs", ["AdJs"], "AcKd5s3h2c", Deciding((13, 12), (13, 11))),
        ("AhTs", ["AdTd"], "Tc8d5s3h2c", Deciding()),  # a shared pot
        ("AhTs", ["8h8s"], "Tc8d5s3h2c", Deciding()),  # another name
        ("AhKh", ["AsTs"], "Qc8d5s3h2c", Deciding((14, 13), (14, 12))),
        ("KhKd", ["QhQd"], "Kc8d5s3h2c", Deciding()),
        ("Ah2h", ["Kh3h"], "Qh8h5h3s2c", Deciding()),  # ace high and king high are two names
        ("AhKd", ["AsQd"], "AcAd8s5h3c", Deciding((13,), (12,))),
    ],
)
def test_the_ranks_that_decide(held: str, others: list[str], board: str, told: Deciding) -> None:
    assert deciding(ranked(held, board), [ranked(each, board) for each in others]) == told


def test_all_ranks_of_a_flush_count() -> None:
    flush = rank_hand(cards("AsKs8s5s3s"))
    other = rank_hand(cards("AhTh9h5h3h"))
    assert deciding(flush, [other]) == Deciding((14, 13), (14, 10))


def test_what_is_told_says_who_is_better() -> None:
    """For any hands at all: the same ranks for the same strength, and larger ones for more."""
    rng = Random(7)
    for _each in range(2000):
        dealt = rng.sample(FULL_DECK, 11)
        hands = [rank_hand((*dealt[at : at + 2], *dealt[6:])) for at in (0, 2, 4)]
        for hand in hands:
            told = deciding(hand, hands)
            assert not told.beaten or told.ranks > told.beaten
            for other in hands:
                theirs = deciding(other, hands).ranks
                if hand.category is other.category and hand.made == other.made:
                    common = min(len(told.ranks), len(theirs))
                    better = hand.strength > other.strength
                    assert (told.ranks[:common] > theirs[:common]) is better

"""Hands of one name are told apart in words."""

from __future__ import annotations

import pytest

from drawholdem_tui.engine.cards import cards
from drawholdem_tui.engine.ranking import deciding, rank_hand
from drawholdem_tui.words.hands.names import hand_in_full


@pytest.mark.parametrize(
    ("held", "other", "board", "told", "told_of_the_other"),
    [
        ("AhTs", "KhTd", "Tc8d5s3h2c", "pair of tens, ace kicker (beats king)",
         "pair of tens, king kicker"),
        ("AhQs", "AdJs", "AcKd5s3h2c", "pair of aces, king-queen kicker (beats king-jack)",
         "pair of aces, king-jack kicker"),
        ("AsKs", "AhTh", "8c8s5c3s2s", "flush, ace high", "pair of eights"),
        ("AhKd", "AsQd", "Ac8d8s5h3c", "two pair, aces and eights, king kicker (beats queen)",
         "two pair, aces and eights, queen kicker"),
        ("Ah7s", "Kd8h", "QcQdQs5h3c", "three queens, ace kicker (beats king)",
         "three queens, king kicker"),
        ("AhKs", "AdQs", "9c7d5s3h2c", "ace-king high (beats ace-queen)", "ace-queen high"),
        ("Ah2s", "Kd8h", "QcQdQsQh3c", "four queens, ace kicker (beats king)",
         "four queens, king kicker"),
        ("9h8h", "9s8s", "7c6d5s2h2c", "straight, nine high", "straight, nine high"),
        ("AhTs", "AdTd", "Tc8d5s3h2c", "pair of tens", "pair of tens"),
    ],
)  # fmt: skip
def test_as_many_kickers_as_decide(
    held: str, other: str, board: str, told: str, told_of_the_other: str
) -> None:
    one, two = (rank_hand(cards(each + board)) for each in (held, other))
    assert hand_in_full(one, deciding(one, [two])) == told
    assert hand_in_full(two, deciding(two, [one])) == told_of_the_other


def test_two_flushes_are_told_apart_by_all_that_decides() -> None:
    one, two = rank_hand(cards("AsKs8s5s3s")), rank_hand(cards("AhTh9h5h3h"))
    assert hand_in_full(one, deciding(one, [two])) == "flush, ace-king (beats ace-ten)"

"""What is said of a wrong answer is about that answer: then what would have been better."""

from __future__ import annotations

from functools import cache

import pytest

from drawholdem_tui.drills.in_words import less_than_best, why, whys
from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.series import key_of, spot_of
from drawholdem_tui.drills.spot import Option, Spot
from drawholdem_tui.engine.actions import Draw, Keep, Swap
from drawholdem_tui.words.cards import faces, letters


@cache
def wrong(kind: Kind, many: int) -> list[tuple[Spot, Option]]:
    spots = (spot_of(key_of(kind, at % 5 + 1, "w", at)) for at in range(many))
    return [(spot, each) for spot in spots for each in spot.options if not spot.is_right(each)]


@pytest.mark.parametrize("kind", [Kind.SWAP, Kind.SHORT])
def test_a_swap_that_was_wrong_is_what_is_spoken_of_first(kind: Kind) -> None:
    swapped = [(spot, each) for spot, each in wrong(kind, 12) if isinstance(each.do, Swap)]
    assert {type(spot.best.do) for spot, _each in swapped} == {Keep, Swap}
    for spot, each in swapped:
        assert isinstance(each.do, Swap)
        said = why(spot, letters, each)
        assert said.startswith(f"Your swap of {each.do.card} "), said
        if isinstance(spot.best.do, Swap):
            assert f"Swap {spot.best.do.card}" in said or "About equal" in said, said
        else:
            assert "Keep" in said or "keeping" in said, said


def test_no_other_swap_is_told_of_where_keeping_was_best_and_nobody_had_bet() -> None:
    told = 0
    for spot, each in wrong(Kind.SWAP, 12):
        verdict = spot.advice and spot.advice.verdict
        if isinstance(each.do, Swap) and spot.best.do == Keep() and verdict and not verdict.call:
            other = next(card for card in spot.view.own_cards if card != each.do.card)
            assert not any(str(other) in said for said in whys(spot, letters, each))
            assert f"keeping is worth {less_than_best(spot, each)} more" in why(spot, letters, each)
            told += 1
    assert told > 4


def test_a_draw_that_was_wrong_stands_beside_the_best() -> None:
    for spot, each in wrong(Kind.DRAW, 3)[:40]:
        assert isinstance(each.do, Draw)
        said = why(spot, letters, each)
        assert said.startswith(
            f"Your discard of {faces(each.do.cards, letters)} wins "
            if each.do.cards
            else "Standing pat wins "
        ), said


def test_a_right_answer_is_told_as_nobody_s() -> None:
    spot, _each = wrong(Kind.SWAP, 12)[0]
    assert whys(spot, letters, spot.best) == whys(spot, letters)

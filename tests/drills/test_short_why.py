"""Why a short stack pushes, calls, swaps or keeps: the figures of the sentence make up the value
that stands beside it."""

from __future__ import annotations

import re
from functools import cache

import pytest

from drawholdem_tui.drills.in_words import why, whys
from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.series import key_of, spot_of
from drawholdem_tui.drills.short_why import short_says
from drawholdem_tui.drills.spot import Spot
from drawholdem_tui.engine.actions import Fold, Keep
from drawholdem_tui.engine.decisions import BetDecision, SwapDecision
from drawholdem_tui.players.pushfold import values
from drawholdem_tui.players.pushfold.spot import Spot as Computed
from drawholdem_tui.players.pushfold.values import AllIn
from drawholdem_tui.words.cards import letters


@cache
def spots() -> tuple[Spot, ...]:
    return tuple(spot_of(key_of(Kind.SHORT, at % 5 + 1, "why", at)) for at in range(40))


def computed(spot: Spot) -> Computed:
    assert spot.advice is not None
    assert isinstance(spot.advice.spot, Computed)
    return spot.advice.spot


def all_in(spot: Spot) -> AllIn:
    there = computed(spot)
    found = values.pushed if there.pushes else values.called
    return found(
        round(there.stack),
        there.place,
        button_swapped=there.button_swapped,
        big_blind_swapped=there.big_blind_swapped,
    )


def bets() -> list[Spot]:
    return [spot for spot in spots() if isinstance(spot.decision, BetDecision)]


def test_folds_and_wins_are_what_an_all_in_is_worth() -> None:
    pushes = [spot for spot in bets() if computed(spot).pushes]
    assert len(pushes) > 5
    for spot in pushes:
        found, view = all_in(spot), spot.view
        own = view.seats[spot.seat].stack
        everything = sum(seat.stack for seat in view.seats) + view.to_win
        worth = found.folds * view.to_win
        worth += (1 - found.folds) * (found.wins * everything - own)
        assert worth == pytest.approx(spot.options[0].value, abs=0.01), spot.key


def test_what_a_call_wins_is_what_it_is_worth() -> None:
    calls = [spot for spot in bets() if not computed(spot).pushes]
    assert len(calls) > 5
    for spot in calls:
        assert isinstance(spot.decision, BetDecision)
        price = spot.decision.to_call
        worth = all_in(spot).wins * (spot.view.to_win + price) - price
        assert worth == pytest.approx(spot.options[0].value, abs=0.01), spot.key


def test_each_sentence_says_the_best_answer_and_why() -> None:
    for spot in spots():
        said = why(spot, letters)
        assert "computed" not in said.lower()
        if isinstance(spot.best.do, Keep):
            assert said.startswith("Keep: "), said
        elif isinstance(spot.decision, SwapDecision):
            assert said.startswith("Swap "), said
        elif computed(spot).pushes:
            assert said.startswith("Fold: " if isinstance(spot.best.do, Fold) else "Go all-in: ")
        else:
            assert said.startswith("Fold. " if isinstance(spot.best.do, Fold) else "Call. "), said
        assert whys(spot, letters) == short_says(spot, computed(spot), letters)


def test_what_speaks_for_a_swap_is_more_than_what_speaks_against_it() -> None:
    """Two figures of a sentence never look alike, and the larger one is that of the best answer."""
    compared = 0
    for spot in spots():
        if not isinstance(spot.decision, SwapDecision):
            continue
        said = why(spot, letters)
        figures = [float(figure) for figure in re.findall(r"(\d+(?:\.\d+)?)%", said)]
        if "you can " in said or "both of you are all-in" in said:
            assert figures[0] > figures[1], said
            compared += 1
    assert compared


def test_behind_a_swap_all_cards_that_can_come_are_counted() -> None:
    spot = next(spot for spot in spots() if isinstance(spot.decision, SwapDecision))
    assert isinstance(spot.decision, SwapDecision)
    one, other = spot.decision.cards
    counted = values.behind_a_swap((one, other), one, lambda _place: AllIn(1.0, 0.5, 0.25))
    assert counted == pytest.approx((1.0, 0.5, 0.25))

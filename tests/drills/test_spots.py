"""Spots: the same for the same seed, near the edge, and none whose answer lies on the table."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from drawholdem_tui.drills.answers_worth import shown
from drawholdem_tui.drills.coming_back import comes_back, due
from drawholdem_tui.drills.document import document
from drawholdem_tui.drills.from_advice import gap
from drawholdem_tui.drills.in_words import why
from drawholdem_tui.drills.kinds.all_kinds import KINDS, PRICED, Kind
from drawholdem_tui.drills.kinds.short import MEASURE
from drawholdem_tui.drills.level import FIRST_LEVEL, LEVELS, after, band, band_of_draws
from drawholdem_tui.drills.series import key_of, kind_at, spot_of
from drawholdem_tui.drills.sitting import Sitting
from drawholdem_tui.drills.spot import Asks, Spot, Wins
from drawholdem_tui.engine.actions import Draw, Fold, Keep
from drawholdem_tui.engine.decisions import BetDecision, DrawDecision, SwapDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.ranking import Category, rank_hand
from drawholdem_tui.players.odds.price import Grade, best_of_each_size
from drawholdem_tui.words.cards import letters
from drawholdem_tui.words.numbers import percents_apart

EVERY = pytest.mark.parametrize("kind", KINDS)
EVERY_QUESTION = pytest.mark.parametrize(
    ("kind", "asks"), [(Kind.POT, Asks.FEE), (Kind.POT, Asks.MOST), (Kind.RANKS, Asks.HOLDS)]
)


@cache
def spots(kind: Kind) -> tuple[Spot, ...]:
    """A few, made once for all tests."""
    sitting = Sitting((kind,), f"spots {kind}", 3)
    return tuple(sitting.spot_at(place) for place in range(3))


@EVERY
def test_the_same_seed_has_the_same_spots_and_another_one_others(kind: Kind) -> None:
    again, elsewhere = (Sitting((kind,), seed, 1).spot_at(0) for seed in (f"spots {kind}", "b"))
    assert document(again) == document(spots(kind)[0]) != document(elsewhere)


@EVERY
def test_a_key_makes_the_spot_again(kind: Kind) -> None:
    for spot in spots(kind)[-1:]:
        assert document(spot_of(spot.key)) == document(spot)


@EVERY
def test_the_hand_is_a_whole_one_and_stands_where_somebody_is_asked(kind: Kind) -> None:
    for spot in spots(kind):
        assert spot.hand.over
        assert sum(spot.hand.stacks) == sum(spot.hand.setup.stacks)
        if spot.decision is not None:
            assert spot.view.you == spot.seat
            assert spot.decision.seat == spot.seat
            assert {each.do for each in spot.options} >= {spot.best.do}
            assert spot.hand.actions[spot.actions] == spot.best.do  # it goes on with the best


@EVERY
def test_a_spot_knows_no_more_than_whoever_is_asked(kind: Kind) -> None:
    asked = [spot for spot in spots(kind) if spot.decision is not None]
    others = [seat for spot in asked for seat in spot.view.seats if seat.seat != spot.seat]
    assert others or kind in {Kind.POT, Kind.RANKS}
    for seat in others:
        assert set(seat.cards) <= {None}


def test_a_reason_is_told_to_players_without_clauses_of_the_rules() -> None:
    for at in range(12):
        told = why(spot_of(key_of(Kind.POT, at % 5 + 1, "clauses", at)), letters)
        assert "DH-" not in told
        assert "TH-" not in told


def test_there_is_one_right_answer_at_least_and_a_wrong_one() -> None:
    for kind in KINDS:
        for spot in spots(kind):
            grades = [spot.grade(each) for each in spot.options]
            assert Grade.BEST in grades
            assert spot.is_right(spot.best)
            assert set(grades) != {Grade.BEST}, spot.key


def test_what_is_close_is_right_either_way() -> None:
    spot = spots(Kind.SWAP)[0]
    best, next_best, worst = sorted(spot.options, key=lambda each: each.cost)
    near = next_best._replace(cost=1.0, cost_error=0.6)
    close = replace(spot, options=(best, near, worst), pot=10)
    assert close.close
    assert close.is_right(best)
    assert close.is_right(near)
    assert not close.is_right(worst._replace(cost=1.0, cost_error=0.4))


def test_what_the_rules_or_the_tables_decide_is_never_close() -> None:
    every = [*spots(Kind.SHORT), *spots(Kind.POT), *spots(Kind.RANKS)]
    assert not any(spot.close for spot in every)


@pytest.mark.long
@pytest.mark.parametrize("kind", PRICED[:3])
def test_most_spots_are_as_hard_as_they_are_to_be(kind: Kind) -> None:
    for level in (LEVELS[0], LEVELS[-1]):
        low, high = band_of_draws(level) if kind is Kind.DRAW else band(level)
        made = [spot_of(key_of(kind, level, "hard", place)) for place in range(1, 6)]
        apart = [
            gap(
                best_of_each_size(spot.options) if kind is Kind.DRAW else spot.options,
                MEASURE if kind is Kind.SHORT else spot.final_pot,
            )
            for spot in made
            if not spot.close
        ]
        assert sum(low * 0.9 <= each <= high * 1.1 for each in apart) >= len(apart) * 0.6, apart


@pytest.mark.long
@pytest.mark.by_hand
def test_all_streets_come_and_neither_keeping_nor_swapping_is_always_best() -> None:
    made = [Sitting((Kind.SWAP,), "streets", 30).spot_at(place) for place in range(20)]
    assert {spot.street for spot in made} == {*Street} - {Street.DRAW}
    assert 5 <= sum(spot.best.do == Keep() for spot in made) <= 15


def test_all_kinds_come_where_none_is_named_and_the_first_is_made_at_once() -> None:
    assert {kind_at(KINDS, "mixed", place) for place in range(40)} == set(KINDS)
    first = Sitting(KINDS, "mixed", 10).spot_at(0)
    assert (first.kind, first.street) == (Kind.SWAP, Street.PREFLOP)


# Nothing that lies on the table


def test_no_question_is_asked_that_the_table_answers() -> None:
    sitting = Sitting((Kind.POT,), "every question", 3)
    asked = [sitting.spot_at(place) for place in range(12)]
    assert {Asks.FEE, Asks.GOES, Asks.SWAP_POT} <= {spot.asks for spot in asked}
    for spot in asked:
        view, right = spot.view, spot.best.do
        if spot.asks in (Asks.FEE, Asks.GOES):
            assert not view.line  # a fee that lies there is everybody's (DH-12)
            assert spot.decision is None
        if spot.asks is Asks.FEE:
            seen = {view.in_the_middle, view.swap_pot, *(pot.amount for pot in view.pots)}
            assert right not in seen
            assert document(spot)["best"] not in {str(each) for each in seen}
        if spot.asks is Asks.SWAP_POT:
            assert len(spot.options) >= 3


def test_a_hand_that_cannot_be_lost_or_won_is_no_spot() -> None:
    for spot in [*spots(Kind.SWAP), *spots(Kind.DRAW)]:
        assert spot.advice is not None
        assert spot.advice.verdict is not None
        shares = [each.chances.share for each in spot.advice.verdict.choices]
        assert 0.01 < max(shares) < 0.99


@pytest.mark.long
@pytest.mark.by_hand
def test_a_hand_of_all_five_cards_is_no_question_and_no_number_of_discards_a_rule() -> None:
    made = [spot_of(key_of(Kind.DRAW, level, "pat", at)) for level in LEVELS for at in range(1, 9)]
    best = Counter(len(spot.best.do.cards) for spot in made if isinstance(spot.best.do, Draw))
    assert not any(rank_hand(spot.view.own_cards).category >= Category.STRAIGHT for spot in made)
    assert max(best.values()) < 0.6 * len(made), best
    assert not best[0]


def test_every_way_to_discard_is_an_answer() -> None:
    for spot in spots(Kind.DRAW):
        decision = spot.decision
        assert isinstance(decision, DrawDecision)
        assert spot.option(Draw(tuple(reversed(decision.cards[:2])))) in spot.options


def test_the_next_best_of_the_sentence_stands_in_a_row() -> None:
    for spot in spots(Kind.DRAW):
        if spot.close:
            continue
        best, following = (each.value / spot.final_pot for each in shown(spot)[:2])
        assert f" {percents_apart(best, following)[1]}" in why(spot, letters), spot.key


def test_a_swap_has_three_answers() -> None:
    for spot in spots(Kind.SWAP):
        assert isinstance(spot.decision, SwapDecision)
        assert len(spot.options) == 3


def test_a_discard_is_told_without_a_pot_to_come_for_it_is_the_one_that_lies_there() -> None:
    for spot in spots(Kind.DRAW):
        assert spot.final_pot == spot.pot
        assert "may reach" not in why(spot, letters)


def test_why_a_swap_costs_that_leaves_the_swap_pot_out_where_there_is_one() -> None:
    spot = next(each for each in questions(Kind.POT) if each.asks is Asks.FEE)
    without, beside = (replace(spot, view=spot.view._replace(swap_pot=at)) for at in (0, 60))
    assert "not counting the swap pot" not in why(without, letters)
    assert "not counting the swap pot" in why(beside, letters)  # DH-13


# How hard


def test_whoever_answers_seven_of_ten_well_stays_where_they_are() -> None:
    rng, level, levels = Random(5), FIRST_LEVEL, []
    for _ in range(4_000):
        # the harder, the more seldom: seven of ten at level 3
        level = after(level, right=rng.random() < 1.0 - 0.1 * level)
        levels.append(level)
    assert sum(levels) / len(levels) == pytest.approx(3.0, abs=0.3)


# Nothing that can be guessed


@cache
def questions(kind: Kind) -> tuple[Spot, ...]:
    return tuple(spot_of(key_of(kind, 2, "place", at)) for at in range(80))


@EVERY_QUESTION
def test_the_place_of_the_right_answer_tells_nothing(kind: Kind, asks: Asks) -> None:
    asked = [spot for spot in questions(kind) if spot.asks is asks]
    places = Counter(spot.options.index(spot.best) for spot in asked)
    assert len(asked) > 12
    assert max(places.values()) < 0.65 * len(asked), places


def test_sittings_begin_with_other_hands() -> None:
    keys = (key_of(Kind.SWAP, 2, f"begin {at}", 0) for at in range(30))
    held = Counter(frozenset(spot_of(key).view.own_cards) for key in keys)
    assert len(held) >= 27


def test_hands_are_shared_at_every_level() -> None:
    for level in LEVELS:
        made = (spot_of(key_of(Kind.RANKS, level, "shared", at)) for at in range(40))
        best = [spot.best.do for spot in made if spot.asks is Asks.WINS]
        assert any(isinstance(each, Wins) and len(each.seats) > 1 for each in best), level


@pytest.mark.long
@pytest.mark.by_hand
def test_with_short_stacks_each_answer_is_the_best_as_often_as_the_others() -> None:
    made = [spot_of(key_of(Kind.SHORT, 3, "even", at)) for at in range(120)]
    swaps = [spot.best.do == Keep() for spot in made if isinstance(spot.decision, SwapDecision)]
    bets = [spot.best.do == Fold() for spot in made if isinstance(spot.decision, BetDecision)]
    assert 0.3 * len(swaps) < sum(swaps) < 0.7 * len(swaps)
    assert 0.3 * len(bets) < sum(bets) < 0.7 * len(bets)


def test_a_missed_spot_is_due_after_1_3_and_9_sittings_and_then_it_is_known() -> None:
    assert [due(10, well) for well in range(4)] == [11, 13, 19, None]
    assert [comes_back(10, well, well=True) for well in range(3)] == [(13, 1), (19, 2), None]


def test_a_wrong_answer_begins_again_and_a_right_one_to_a_new_spot_begins_nothing() -> None:
    assert [comes_back(10, before, well=False) for before in (None, 0, 2)] == [(11, 0)] * 3
    assert comes_back(10, None, well=True) is None

"""The draw of draw poker: what each set of discards is worth against what opponents end with."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from drawholdem_tui.engine.cards import Card, cards
from drawholdem_tui.engine.openers import proves_openers
from drawholdem_tui.players.odds.deals import Effort
from drawholdem_tui.players.odds.discards import all_discards, draws, usual_discards
from drawholdem_tui.players.odds.tables.finals import STEPS, worth_against
from drawholdem_tui.players.odds.tables.make_finals import LOWEST_OPENERS, make
from drawholdem_tui.players.odds.tables.ranks import STRONGEST, ranks


def best_by_enumeration(hand: list[int], most: int, opponents: int) -> dict[tuple[int, ...], float]:
    """Every draw of every set of discards, one after the other."""
    strength, worth = ranks().strength, worth_against([None] * opponents).share
    unseen = [card for card in range(52) if card not in hand]
    shares = {}
    for discards in all_discards(hand, most):
        kept = [card for card in hand if card not in discards]
        every = [worth[strength([*kept, *new])] for new in combinations(unseen, len(discards))]
        shares[discards] = sum(every) / len(every)
    return shares


def test_draws_are_those_of_enumeration() -> None:
    rng = Random(4)
    for number in range(4):
        hand = rng.sample(range(52) if number else range(3, 52, 4), 5)
        sets = all_discards(hand, 3)
        *_, ways = draws(hand, sets, [None, None], effort=Effort(1_000))
        slowly = best_by_enumeration(hand, 3, 2)
        for discards, chances in zip(sets, ways.chances, strict=True):
            assert chances.share == pytest.approx(slowly[discards])
            assert chances.error == 0.0


@pytest.mark.long
@pytest.mark.parametrize("hands", [15, pytest.param(100, marks=pytest.mark.by_hand)])
def test_over_many_hands_the_best_draw_is_that_of_full_enumeration(hands: int) -> None:
    rng = Random(100)
    lost = 0.0
    for _ in range(hands):
        hand = rng.sample(range(52), 5)
        sets = all_discards(hand, 4)
        *_, ways = draws(hand, sets, [None] * 3, effort=Effort(1_000))
        slowly = best_by_enumeration(hand, 4, 3)
        best = max(range(len(sets)), key=lambda at: ways.chances[at].share)
        lost += max(slowly.values()) - slowly[sets[best]]
    assert lost / hands < 0.003


def test_a_first_figure_and_a_small_budget_lose_hardly_anything() -> None:
    rng = Random(101)
    lost = 0.0
    for _ in range(20):
        hand = rng.sample(range(52), 5)
        sets = all_discards(hand, 3)
        first, last = draws(hand, sets, [None] * 3, effort=Effort(1_000))
        guess = max(range(len(sets)), key=lambda at: first.chances[at].share)
        best = max(each.share for each in last.chances)
        lost += best - last.chances[guess].share
    assert lost / 20 < 0.01


def test_large_draws_are_dealt_and_say_how_sure_they_are() -> None:
    hand = cards("AsKd9c7h2s")
    sets = all_discards(hand, 5)
    *_, ways = draws(hand, sets, [None] * 2, effort=Effort(1_000, 3))
    assert all(
        (chances.error > 0) == (len(each) > 3)
        for each, chances in zip(sets, ways.chances, strict=True)
    )
    again = [*draws(hand, sets, [None] * 2, effort=Effort(1_000, 3))][-1]
    assert again == ways


def test_what_opponents_drew_changes_what_a_hand_is_worth() -> None:
    strength = ranks().strength(cards("JsJd9c7h2s"))
    pat, three, whoever = (worth_against([each]).share[strength] for each in (0, 3, None))
    assert pat < 0.05 < whoever < three


def test_whoever_opened_on_jacks_or_better_ends_with_no_less() -> None:  # DP-4
    strength = ranks().strength
    tens, jacks = (strength(cards(pair + "9c8h2s")) for pair in ("TsTd", "JsJd"))
    for drew in (None, 0, 1, 2, 3):
        assert worth_against([drew], opener=0).share[tens] == 0.0 < worth_against([drew]).share[-1]
    assert 0.0 < worth_against([3], opener=0).share[jacks] < worth_against([3]).share[jacks]
    beside = worth_against([None, 3], opener=1).share[strength(cards("AsAd9c8h2s"))]
    assert beside < worth_against([None, 3]).share[strength(cards("AsAd9c8h2s"))]


def test_the_hands_that_open_are_those_that_prove_openers() -> None:  # DP-6
    rng, strength = Random(7), ranks().strength
    for _ in range(3_000):
        hand = tuple(map(Card, rng.sample(range(52), 5)))
        assert (strength(hand) >= strength(LOWEST_OPENERS)) == proves_openers(hand)


def test_shares_of_a_hand_and_of_those_who_tie_add_up() -> None:
    for drew in ([None], [None, 3], [0, 1, None, None], [None] * 9):
        worth = worth_against(drew)
        assert worth.share[STRONGEST] == pytest.approx(1.0, abs=1 / STEPS)
        for win, tie, share in zip(*worth, strict=True):
            assert win <= share <= win + tie + 1e-12
    # equal hands share alike: over all hands of one opponent it is half
    whole = worth_against([None])
    weight = [0.0, *(b - a for a, b in zip(whole.win[1:], [*whole.win[2:], 1.0], strict=True))]
    mean = sum(each * share for each, share in zip(weight, whole.share, strict=True))
    assert mean == pytest.approx(0.5, abs=1 / STEPS)


def test_the_tables_can_be_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    made = make(2_000, 1)
    assert made == make(2_000, 1) != make(2_000, 2)
    monkeypatch.setattr("drawholdem_tui.players.odds.tables.make_finals.DEALS_A_BLOCK", 300)
    assert make(2_000, 1, jobs=2) == made, "in blocks, and in several processes"


@pytest.mark.parametrize(
    ("hand", "discards"),
    [
        ("AsAd9c7h2s", "2s7h9c"),
        ("AsAd9c9h2s", "2s"),
        ("9s9d9c7h2s", "2s7h"),
        ("9s9d9c9h2s", "2s"),
        ("9s9d9c2h2s", ""),
        ("9s8d7c6h5s", ""),
        ("As2d3c4h5s", ""),
        ("AsKs9s7s2s", ""),
        ("AsKs9s7s2d", "2d"),
        ("Ts9d8c7h2s", "2s"),
        ("KsQdJcTh2s", "2s"),
        ("AsKdQcJh2s", "2sJhQc"),
        ("AsKd9c7h2s", "2s7h9c"),
    ],
)
def test_people_keep_what_makes_the_hand(hand: str, discards: str) -> None:
    assert usual_discards(cards(hand), 3) == cards(discards)

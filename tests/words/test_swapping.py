"""How cards are swapped at this table, in six lines of the help; and why a swap pays."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drawholdem_tui.engine.actions import Keep, Swap
from drawholdem_tui.engine.cards import cards
from drawholdem_tui.engine.rules import PRESETS, FeeBase
from drawholdem_tui.players.odds.chances import Chances, Ways
from drawholdem_tui.players.odds.price import Choice, Verdict, verdict
from drawholdem_tui.words.advice.sentences import (
    FACING_KEEP,
    FACING_KEEP_OR_FOLD,
    NO_BETTER,
    TOO_DEAR,
    WORSE,
    WORTH_IT,
)
from drawholdem_tui.words.advice.which_reason import (
    about_a_swap,
    swap_sentence,
    why_facing,
    why_swap,
)
from drawholdem_tui.words.cards import letters
from drawholdem_tui.words.table.help import swapping_in_short


def test_six_lines_fit_into_eighty_columns_and_name_the_fee_of_this_table() -> None:
    rules = replace(PRESETS["draw-holdem"], small_blind=25, big_blind=50)
    heading, *lines = swapping_in_short(rules)
    assert heading == "Swapping:"
    assert len(lines) == 6
    assert "for 25;" in lines[0]
    assert all(len(line) <= 77 for line in lines)


def test_the_fee_is_told_as_the_house_has_it() -> None:
    rules = PRESETS["draw-holdem"]
    assert "the size of the pot" in swapping_in_short(rules)[3]
    assert "the size of the main pot" in swapping_in_short(replace(rules, fee_base=FeeBase.MAIN))[3]


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_told_is_of_this_game(preset: str) -> None:
    told = swapping_in_short(PRESETS[preset])
    expected = {"draw-holdem": "Swapping:", "texas-holdem": ""}.get(preset, "The draw:")
    assert (told[0] if told else "") == expected


@pytest.mark.parametrize(
    ("after", "reason", "won", "back"),
    [(0.709, TOO_DEAR, "36", "425"), (0.9, WORTH_IT, "800", "540")],
)
def test_what_a_swap_brings_can_be_worked_out_from_the_percents_beside_it(
    after: float, reason: object, won: str, back: str
) -> None:
    """Of the final pot the difference, and of the fee the part that is won back."""
    nine, ace = cards("9cAs")
    shares = [Chances(share, 0.0, share) for share in (0.7, after, 0.1)]
    ways = Ways(tuple(shares), ((0.0,) * 3,) * 3)
    told = verdict([Keep(), Swap(nine), Swap(ace)], ways, [0, 600, 600], 4_000)
    assert why_swap(told, free=False) is reason
    values = about_a_swap(told, 600, letters)
    assert (values["pot"], values["won"], values["back"]) == ("4,000", won, back)
    longest = why_swap(told, free=False).says(**values)[0]
    assert f"{won} more" in longest
    assert f"win back {back} of the fee" in longest


@pytest.mark.parametrize(("after", "reason"), [(0.694, WORSE), (0.697, NO_BETTER)])
def test_what_wins_less_often_is_told_so(after: float, reason: object) -> None:
    nine, ace = cards("9cAs")
    shares = [Chances(share, 0.0, share) for share in (0.7, after, 0.1)]
    ways = Ways(tuple(shares), ((0.0,) * 3,) * 3)
    told = verdict([Keep(), Swap(nine), Swap(ace)], ways, [0, 266, 266], 4_000)
    assert why_swap(told, free=False) is reason


@pytest.mark.parametrize("final_pot", [30, 105, 405])
@pytest.mark.parametrize("fee", [0, 5, 40])
def test_figures_in_whole_chips_add_up(final_pot: int, fee: int) -> None:
    one, other = cards("7s2d")
    for share in range(300, 700, 7):
        shares = share / 1000, 0.5, 0.08
        ways = Ways(tuple(Chances(each, 0.0, each) for each in shares), ((0.0,) * 3,) * 3)
        priced = verdict([Keep(), Swap(one), Swap(other)], ways, (0, fee, fee), final_pot)
        kept, swapped, _worse = (round(each.value) for each in priced.choices)
        told = about_a_swap(priced, fee, letters)
        won, back, worth = (float(told[each]) for each in ("won", "back", "worth"))
        assert worth == pytest.approx(won + back)
        if "." in told["worth"]:  # in whole chips it would bring as much as it costs
            assert (kept, priced.best.do) == (swapped, Keep())
            assert worth <= fee
        else:
            assert worth - fee == swapped - kept


def test_a_swap_behind_a_bet_wins_a_share_of_a_pot_that_has_its_fee_in_it() -> None:
    kept = Choice(Keep(), Chances(0.24, 0.0, 0.24), 0, 40.8, 0.1, 420)
    swapped = Choice(Swap(cards("Qd")[0]), Chances(0.29, 0.0, 0.29), 150, -44.7, 0.1, 570)
    verdict = Verdict(
        (kept, swapped), kept, close=False, final_pot=420, covariance=((0.0,) * 2,) * 2, call=60
    )
    assert why_facing(verdict) is FACING_KEEP
    said = FACING_KEEP.says(**about_a_swap(verdict, 150, letters))[0]
    assert "29% of a pot of 570, fee included: worth \u221245 after the fee of 150" in said
    seldom = replace(swapped, plays=0.6)
    assert why_facing(replace(verdict, choices=(kept, seldom))) is FACING_KEEP_OR_FOLD


def test_a_swap_that_saves_a_fold_is_worth_its_net_and_its_costs() -> None:
    """41% of 25 less 10 is nothing in whole chips, beside a fee of 5."""
    one, other = cards("5d2c")
    every = (
        (Keep(), 0.3, 0, 0.0, 0.0),
        (Swap(one), 0.41, 5, 0.25, 1.0),
        (Swap(other), 0.2, 5, -5, 1.0),
    )
    choices = tuple(
        Choice(do, Chances(share, 0.0, share), fee, value, 0.0, 25, plays)
        for do, share, fee, value, plays in every
    )
    told = Verdict(choices, choices[1], False, 25, ((0.0,) * 3,) * 3, call=10)
    assert swap_sentence(told, letters).startswith(
        "Swap 5d, then call whatever comes: worth 5, costs 5, so no better than folding."
    )
    better = (choices[0], replace(choices[1], value=2.25), choices[2])
    told = replace(told, choices=better, best=better[1])
    assert swap_sentence(told, letters).startswith(
        "Swap 5d, then call whatever comes: worth 7, costs 5. Without a swap"
    )

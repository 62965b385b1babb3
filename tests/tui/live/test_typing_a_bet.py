"""Typing an amount, and what refuses it."""

from __future__ import annotations

import pytest
from at_the_keyboard import Keyboard, cards_in, facts, hint, keyboard
from moments_at_the_table import TEXAS, amount, keep_to_the_flop

from drawholdem_tui.engine.actions import RaiseTo
from drawholdem_tui.engine.decisions import BetDecision, NoSwap
from drawholdem_tui.tui.hot_seat.bet_entry import TypedBet


def at_the_entry(at: Keyboard) -> None:
    at.lift()
    at.press("r")
    assert at.scene.bet


def test_the_first_digit_replaces_and_backspace_takes_back() -> None:
    with keyboard(TEXAS) as at:
        at_the_entry(at)
        assert amount(at) == "20"
        at.press("2")
        assert amount(at) == "2"
        at.press("4", "0", "7")
        assert amount(at) == "2,407"
        at.press("backspace")
        assert amount(at) == "240"
        at.press("backspace", "backspace", "backspace", "backspace")
        assert amount(at) == ""
        at.press("5", "5", "enter")
        assert at.record.actions == [RaiseTo(55)]


def test_up_and_down_are_one_big_blind_within_the_bounds() -> None:
    with keyboard(TEXAS, stacks={"Cleo": 45}) as at:
        at_the_entry(at)
        seen = []
        for key in ("up", "up", "up", "up", "down", "down", "down", "down", "down"):
            at.press(key)
            seen.append(amount(at))
        assert seen == ["30", "40", "45", "45", "35", "25", "20", "20", "20"]


def test_the_steps_are_shares_of_what_is_to_be_won_with_the_fees_on_the_line() -> None:  # DH-14
    with keyboard(seats="Ann,cpu:rookie", seed="a fee on the line") as at:
        keep_to_the_flop(at)
        assert at.asked == "Ann"
        at.press("1", "s")
        while at.director.shows_new_card:
            at.press("enter")
        assert facts(at.scene)[0] == "40\u00a0to\u00a0win"  # a pot of 20, and a fee of 20
        at.press("r")
        shown = at.scene.bet
        assert shown
        assert "pot 40" in shown.steps


def test_of_the_stack_is_told_what_a_raise_adds_to_the_bet_that_lies_there_already() -> None:
    with keyboard(TEXAS) as at:
        at_the_entry(at)
        shown = at.scene.bet
        assert shown
        assert (shown.amount, shown.stack, shown.added) == ("20", 1000, None)
        at.press("escape", "c")
        at.lift()
        at.press("r")
        shown = at.scene.bet
        assert shown
        assert (shown.amount, shown.stack, shown.added) == ("20", 995, 15)


def test_left_and_right_go_through_the_usual_sizes() -> None:
    with keyboard(TEXAS) as at:
        keep_to_the_flop(at)
        at.lift()
        at.press("r", "1", "0", "0", "enter")
        at.lift()
        at.press("r")
        shown = at.scene.bet
        assert shown
        assert shown.steps == (
            "min 200", "1/2 215", "2/3 253", "pot 330", "all-in 990",
        )  # fmt: skip
        seen = [amount(at)]
        for key in ("right",) * 5 + ("left",) * 5:
            at.press(key)
            seen.append(amount(at))
        up = ["200", "215", "253", "330", "990", "990"]
        assert seen == [*up, *up[-3::-1], "200"]
        assert at.scene.bet
        assert not at.scene.bet.all_in


def test_the_largest_amount_is_said_to_be_all_in_and_needs_enter() -> None:
    with keyboard(TEXAS) as at:
        at_the_entry(at)
        at.press(*["right"] * 6)
        assert at.scene.bet
        assert at.scene.bet.all_in
        assert at.said == []
        at.press("enter")
        assert at.record.actions == [RaiseTo(1000)]


def test_escape_closes_and_says_nothing() -> None:
    with keyboard(TEXAS) as at:
        at_the_entry(at)
        assert at.press("5", "0", "escape").bet is None
        assert at.said == []
        assert at.asked == "Cleo"


def test_letters_are_dead_in_the_entry() -> None:
    with keyboard(TEXAS) as at:
        at_the_entry(at)
        before = at.scene
        assert at.press(*"fcrbskqp.zoe$", "tab", "f1") == before
        assert at.said == []
        assert at.front.opened == []


def test_cards_log_and_help_can_be_looked_at_while_an_amount_is_typed() -> None:
    with keyboard(TEXAS) as at:
        at_the_entry(at)
        at.press("7", "5")
        assert cards_in(at.own)
        assert not cards_in(at.press("space").own)
        assert cards_in(at.press("space").own)
        at.press("l", "?", "t")
        assert at.front.opened == ["log", "help", "pots"]
        assert amount(at) == "75"


def test_all_in_is_two_keys_and_enter() -> None:
    with keyboard(TEXAS) as at:
        at.lift()
        at.press("r", "a")
        assert at.scene.bet
        assert at.scene.bet.all_in
        at.press("enter")
        assert at.record.actions == [RaiseTo(1000)]


def test_before_the_flop_the_steps_are_multiples_of_the_blinds() -> None:
    with keyboard(TEXAS) as at:
        at.lift()
        bet = at.press("r").bet
        assert bet
        assert bet.steps == (
            "min 20",
            "2.5\u00d7 25",
            "3\u00d7 30",
            "pot 35",
            "4\u00d7 40",
            "all-in 1,000",
        )


def test_after_a_refused_amount_the_next_digit_begins_anew() -> None:
    with keyboard(TEXAS, stacks={"Cleo": 300}) as at:
        at.lift()
        at.press("r", "3", "3", "9", "enter")
        assert at.said == []
        at.press("2")
        assert amount(at) == "2"


@pytest.mark.parametrize(
    ("digits", "word"), [("5", "20"), ("1001", "1000"), ("", "20"), ("999999999999", "1000")]
)
def test_a_refusal_is_a_sentence_and_the_entry_stays(digits: str, word: str) -> None:
    with keyboard(TEXAS) as at:
        at_the_entry(at)
        at.press(*digits or ("backspace",), "enter")
        assert at.said == []
        assert at.scene.bet
        assert word in at.scene.bet.wrong.replace(",", "")
        assert " " in at.scene.bet.wrong
        assert at.press("right").bet
        assert at.scene.bet
        assert at.scene.bet.wrong == ""


def test_as_long_as_too_little_is_typed_it_says_how_much_it_takes() -> None:
    with keyboard(TEXAS) as at:
        at_the_entry(at)
        told = [at.press(digit).bet for digit in "20"]
        assert [each.says for each in told if each] == ["at least 20", "Enter: raise to 20"]


def test_of_more_than_there_is_it_says_how_much_there_is() -> None:
    with keyboard(TEXAS) as at:
        at_the_entry(at)
        told = [at.press(digit).bet for digit in "9999"]
        assert [each.says for each in told if each][2:] == ["Enter: raise to 999", "at most 1,000"]


def test_a_raise_that_is_not_on_offer_is_dimmed() -> None:
    with keyboard(TEXAS, stacks={"Cleo": 8}) as at:
        at.lift()
        assert at.button("raise") == ("raise: calling is all-in", False)
        assert at.press("r").bet is None
        assert hint(at.scene) == "A call already takes your whole stack. / shows the rule."


def test_a_swap_that_is_too_dear_says_so_in_grey_and_in_words() -> None:
    with keyboard(stacks={"Ben": 15}) as at:
        keep_to_the_flop(at)
        while at.asked != "Ben":
            at.lift()
            at.press("c")
        at.lift()
        assert at.button("swap") == ("swap 30: you have 5", False)
        at.press("s")
        assert hint(at.scene) == "A swap costs 30; you have 5. / shows the rule."


def test_the_price_of_a_swap_is_explained_where_it_is_asked() -> None:  # DH-5, DH-6, DH-12
    with keyboard() as at:
        told = {}
        for _ in range(3):
            name = at.asked
            at.lift()
            told[name] = facts(at.scene)[1:]
            at.press("c")
        assert told["Cleo"] == ("Swap a card for 5? The fee counts towards your call.",)
        assert told["Ann"] == ("Swap a card for free? You posted a blind.",)
        at.lift()
        assert facts(at.scene)[1:] == (
            "Swap a card for 30 (the pot on the flop)? It goes into the main pot.",
        )


def test_who_opens_reads_so_where_the_amount_is_typed() -> None:
    decision = BetDecision(0, 0, 0, 100, 0, 15, 10, 10, None, None, NoSwap.NOT_IN_THIS_GAME)
    assert TypedBet(decision, 10, opens=True).picture().says == "Enter: open for 10"
    assert TypedBet(decision, 10, opens=True).picture().verb == "open for"
    assert TypedBet(decision, 10).picture().says == "Enter: bet 10"


@pytest.mark.parametrize(("stack", "moves"), [(1_000, True), (15, False)])
def test_keys_that_go_to_other_amounts_are_offered_where_there_are_any(
    stack: int, *, moves: bool
) -> None:
    with keyboard(TEXAS, stacks={"Cleo": stack}) as at:
        at_the_entry(at)
        offered = {each.title for each in at.scene.keys.hints}
        assert ({"all-in", "steps", "by 10"} <= offered) is moves
        assert "back" in offered


def test_from_beyond_the_bounds_a_step_goes_back_to_the_last_one() -> None:
    with keyboard(TEXAS) as at:
        at_the_entry(at)
        at.press("5", "9", "9", "9", "9", "right")
        assert amount(at) == "1,000"
        at.press("3", "left")
        assert amount(at) == "20"


def test_the_key_for_all_in_tells_the_way_there() -> None:
    with keyboard(TEXAS) as at:
        at.lift()
        at.press("a")
        assert hint(at.scene) == "R, then A: all-in."
        at.press("r", "a", "enter")
        assert at.record.actions == [RaiseTo(1_000)]

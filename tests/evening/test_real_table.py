"""A real table, kept in lines: the users' own examples, whole evenings typed from recorded hands,
mistakes, and a process that ends at every question."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from at_a_real_table import PEOPLE, InOneBreath, Table, Typist, evening_at, found, kept, real_table

from drawholdem_tui.engine.rules import (
    DRAW_HOLDEM,
    DRAW_POKER,
    PRESETS,
    TEXAS_HOLDEM,
    AnteKind,
    SwapPotSplit,
)
from drawholdem_tui.line_mode.lines import Lines
from drawholdem_tui.match.levels import Level, Levels
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.players.cpu.pro import Pro
from drawholdem_tui.players.cpu.regular import Regular
from drawholdem_tui.players.cpu.rookie import Rookie
from drawholdem_tui.storage.book.history import history

KIT = Path(__file__).parents[1] / "kit"


def told(table: Table) -> str:
    return table.out.getvalue()


# The users' own examples (texts 000 to 004)


def test_three_swap_for_twenty_each_and_not_for_forty_or_sixty() -> None:  # 000; DH-12
    rules = replace(DRAW_HOLDEM, small_blind=5, big_blind=5)
    evening = evening_at(real_table(rules=rules), (500,) * 4)
    table = kept(evening, "", *"kkkk", "c", "c", "c", "c", "s", "c", "s", "c", "s", "c", "c", "pot")
    assert told(table).count("a swap costs 20 (the pot on the flop)") == 4
    assert "The swap fees, 60, go into the pot." in told(table)
    assert "a swap costs 80 (the pot on the turn); it goes to the main pot." in told(table)
    assert table.stacks == {"Ann": 475, "Ben": 475, "Cleo": 475, "Dario": 495}


def test_with_26_in_the_pot_a_swap_costs_26() -> None:  # 000, 001, 002; DH-12
    rules = replace(DRAW_HOLDEM, small_blind=6, big_blind=13)
    table = kept(evening_at(real_table(PEOPLE[:2], rules=rules)), "", "k", "k", "c", "c", "s")
    assert "a swap costs 26 (the pot on the flop)" in told(table)
    assert table.stacks == {"Ann": 961, "Ben": 987}


def test_whoever_has_checked_may_not_swap_when_somebody_bets() -> None:  # 000, 001; DH-10
    table = kept(evening_at(real_table(PEOPLE[:2])), "", "k", "k", "c", "c", "c", "b 30", "s", "c")
    assert "You cannot swap now; choose one of: fold, call, raise, allin" in told(table)
    assert "Ann calls 30." in told(table)
    assert table.stacks == {"Ann": 960, "Ben": 960}


def test_all_in_for_ten_is_worth_forty() -> None:  # 000, 001, 002; DH-20, DH-21
    evening = evening_at(real_table(PEOPLE[:2]), (10, 500))
    table = kept(evening, "", "k", "c", "k", "k", "s", "Ben loses", "ann")
    assert told(table).count("a swap costs 20") == 3
    assert "Ann wins the pot of 40." in told(table)
    assert table.stacks == {"Ann": 40, "Ben": 470}


def test_the_fee_of_who_swapped_and_folds_stays_in_the_pot() -> None:  # 001, 002; DH-7
    table = kept(evening_at(real_table(PEOPLE[:3])), "", "s", "k", "k", "f", "f")
    assert (
        "Collect Cleo's card and deal a new one, without a burn; the 5 stays in front of Cleo as a "
        "bet." in told(table)
    )
    assert "Ben wins the pot of 15." in told(table)
    assert table.stacks == {"Ann": 995, "Ben": 1010, "Cleo": 995}


def test_the_swap_pot_is_the_winners_however_little_they_had() -> None:  # 000, 001; DH-17, DH-18
    evening = evening_at(real_table(PEOPLE[:3]), (20, 500, 500))
    table = kept(
        evening, "", *"kkk", "r 20", "c", "y", "c", "s", "c", "c", *"cccc", "1",
    )  # fmt: skip
    price = (
        "a swap costs 60 (the pot on the flop); it goes to the swap pot, which the best hand wins"
    )
    assert price in told(table)
    assert "The swap pot does not count towards the price of a swap." in told(table)
    assert "Ann wins the swap pot of 60." in told(table)
    assert table.stacks == {"Ann": 120, "Ben": 420, "Cleo": 480}


def test_bets_are_collected_into_the_pots_that_they_belong_to() -> None:  # TH-8
    evening = evening_at(real_table(PEOPLE[:4]), (100, 500, 500, 40))
    typed = ["", "kkkk", "r 40", "c", "y", "c", "c", "r 60", "y", "c", "c", "r 50", "c", "cc", "1"]
    lines = told(kept(evening, *typed)).splitlines()
    assert [line for line in lines if line.startswith("Collect the bets")] == [
        "Collect the bets: the pot is 160.",
        "Collect the bets: 180 into the side pot.",
        "Collect the bets: 100 into side pot 2.",
    ]


def test_the_dealer_hears_how_much_of_each_bet_makes_each_pot() -> None:  # TH-8
    evening = evening_at(real_table(PEOPLE[:4]), (100, 500, 500, 40))
    lines = told(kept(evening, "", "kkkk", "r 200", "c", "y", "c", "y", "c")).splitlines()
    assert (
        "Collect the bets: 160 into the main pot (up to 40 of each bet), 180 into side pot 1 (up "
        "to 60 more of each bet) and 200 into side pot 2."
    ) in lines


def test_odd_chips_are_explained_where_a_pot_is_shared() -> None:  # TH-8
    table = kept(
        evening_at(real_table(PEOPLE[:3])), "", "kkk", "r 25", "f", "c", "cc", "cc", "cc", "=23"
    )
    assert "Odd chips: one each, starting left of the button." in told(table)
    even = kept(evening_at(real_table(PEOPLE[:3])), "", "kkk", "r 20", "cc", *["ccc"] * 3, "=23")
    assert "Odd chips" not in told(even)


def test_a_swap_pot_that_is_shared_in_proportion_has_no_odd_chip() -> None:  # DH-19
    rules = replace(PRESETS["draw-holdem"], swap_pot_split=SwapPotSplit.PROPORTIONAL)
    evening = evening_at(real_table(PEOPLE[:3], rules=rules), (10, 1000, 1000))
    typed = ["kkk", "r 20", "c", "yes", "c", "s", "cc", "cc", "cc", "1=2=3"]
    lines = told(kept(evening, "", *typed))
    assert "The swap pot of" in lines
    assert "Odd chips" not in lines


def test_chips_that_lie_there_already_are_not_collected_again() -> None:  # DP-5
    people = real_table(PEOPLE[:3], game="draw-poker")
    table = kept(evening_at(people, (1000, 1000, 40)), "", "ccc", "", "pot", "r 100", "pot")
    first, then = told(table).split("In the pot: ")[1:]
    assert first.startswith("30.")  # 15 of the last hand, and three antes
    assert then.startswith("30.\nBets in front: 100.")


def test_dead_antes_go_into_the_main_pot_beside_the_bets() -> None:  # TH-1, TH-8
    rules = replace(PRESETS["texas-holdem"], ante=10, ante_kind=AnteKind.BIG_BLIND)
    evening = evening_at(real_table(PEOPLE[:3], rules=rules, game="texas-holdem"), (50, 1000, 1000))
    lines = told(kept(evening, "", "r 60", "c", "yes", "c")).splitlines()
    assert (
        "Collect the bets: 160 into the main pot (the antes, and up to 50 of each bet) and 20 into "
        "the side pot." in lines
    )


def test_who_is_not_dealt_in_is_named() -> None:  # EV-5
    table = kept(evening_at(real_table(PEOPLE[:4])), "sitout Dario", "")
    assert "Not dealt in: Dario (sitting out)." in told(table)


def test_what_belongs_between_two_hands_says_so_in_one() -> None:
    table = kept(evening_at(real_table(PEOPLE[:3])), "", "topup Ben 500", "sitout")
    assert "Topup works between two hands, and this one is not over." in told(table)
    assert "Sitout works between two hands, and this one is not over." in told(table)


def test_enter_buys_nobody_any_chips() -> None:
    evening = evening_at(real_table(PEOPLE[:3]), (10, 500, 500))
    evening.match.chairs[0].stack = 0
    table = kept(evening, "", "sitout")
    assert "rebuy: Ann buys " in told(table)
    assert table.stacks["Ann"] == 0


def test_a_hand_that_is_taken_up_says_what_has_been_done_already(tmp_path: Path) -> None:
    with found(tmp_path / "book.db") as evening:
        kept(evening, "", "k")
    with found(tmp_path / "book.db") as evening:
        again = told(kept(evening))
    first, done, now = (
        again.index(line)
        for line in ("Deal two cards each", "This has been done already:", "And now:")
    )
    assert done < first < now < again.index("turn:", now)


def test_jacks_or_better_is_opened_split_and_proved() -> None:  # 003; DP-6, DP-10, DP-14
    table = kept(
        evening_at(real_table(PEOPLE[:3], game="draw-poker")),
        "", "c", "r 10", "c", "c", "1", "2 split", "0", "c", "c", "c", "3",
    )  # fmt: skip
    assert "Deal five cards each, Ann first." in told(table)
    assert "check, or open for 10 or more. Opening takes a pair of jacks or better." in told(table)
    assert "Burn one, then the draw." in told(table)
    assert "Collect 2 cards from Ben and deal 2." in told(table)
    assert "Ben splits the openers; the discards are set aside." in told(table)
    assert "Ben's turn: check, or bet 10 or more." in told(table)
    assert "Everyone shows their cards, Ben first." in told(table)  # DP-14
    assert "Ben shows the openers." in told(table)
    assert table.stacks == {"Ann": 985, "Ben": 985, "Cleo": 1030}


@pytest.mark.parametrize(
    ("muck", "said"),
    [
        (True, "Ann shows first, then clockwise; a beaten hand may stay hidden."),
        (False, "Everyone shows their cards, Ann first."),
    ],
)
def test_who_has_to_show_goes_by_the_rules(muck: bool, said: str) -> None:  # TH-9
    rules = replace(TEXAS_HOLDEM, muck=muck)
    table = kept(
        evening_at(real_table(PEOPLE[:2], game="texas-holdem", rules=rules)), "", *"cccccccc"
    )
    assert said in told(table)


def test_nobody_opens_and_the_pot_waits() -> None:  # 003; DP-5
    table = kept(evening_at(real_table(PEOPLE[:3], game="draw-poker")), "", "c", "c", "c", "")
    assert "Nobody opened: 15 stays in the pot." in told(table)
    assert "The pot starts with 15 from the last hand." in told(table)


def test_bet_or_drop_and_four_cards_left_of_the_button() -> None:  # 004; DP-4, DP-8, DP-13
    table = kept(
        evening_at(real_table(PEOPLE[:3], game="draw-poker-casino")),
        "", "f", "b 20", "c", "4", "pat", "c", "c", "2=3",
    )  # fmt: skip
    assert "Ann's turn: bet 10 or more, or fold." in told(table)
    assert "Ben's turn: how many new cards? At most 4." in told(table)
    assert "The pot of 55 is split. Ben gets 28. Cleo gets 27." in told(table)
    assert table.stacks == {"Ann": 995, "Ben": 1003, "Cleo": 1002}


def test_the_deck_of_a_full_table_runs_out() -> None:  # 003, 004 IV.2; DP-12
    names = [f"P{letter}" for letter in "abcdefgh"]
    rules = replace(PRESETS["draw-poker-casino"], ante=5)
    opened = ["b 10", *["c"] * 7]
    table = kept(
        evening_at(real_table(names, game="draw-poker-casino", rules=rules)), "", *opened, *"4444"
    )
    assert (
        "The deck runs out: shuffle the discard pile with the last card, but not what Pc "
        "just discarded." in told(table)
    )


# What is typed


def test_the_board_is_typed_and_judges_the_cards_that_are_shown() -> None:
    table = kept(
        evening_at(real_table(PEOPLE[:2], game="texas-holdem")),
        "", "c", "c", "Kd Qs 7c", "c", "c", "7d", "c", "c", "board 2c", "c", "c",
        "1 Ac4d 2 QhQc",
    )  # fmt: skip
    assert "Board: Kd Qs 7c 7d 2c." in told(table)
    assert "Ben shows Qh Qc: full house, queens full of sevens" in told(table)
    assert table.stacks == {"Ann": 990, "Ben": 1010}


def test_two_answers_that_look_like_a_card_are_answers() -> None:
    table = kept(evening_at(real_table(PEOPLE[:2])), "", "ks", "cc", "kc", "Ks", "4c")
    assert "Ann swaps a card for free." in told(table)
    assert "The board has 3 cards, not 1." in told(table)  # with a capital it is a card


def test_a_last_bet_that_is_called_looks_like_a_card_on_the_flop_and_is_none() -> None:
    evening = evening_at(real_table(PEOPLE[:2], game="texas-holdem"), (18, 100))
    table = kept(evening, "", "cc", "k", "8c", "y")
    assert "The board has" not in told(table)
    assert "all-in" in told(table)


def test_a_card_is_typed_only_once() -> None:
    table = kept(
        evening_at(real_table(PEOPLE[:2], game="texas-holdem")), "", "c", "c", "Kd Qs Kd", "Kd Qs"
    )
    assert "The card Kd has already been dealt." in told(table)
    assert "The board has 3 cards, not 2." in told(table)


def test_every_pot_is_asked_for() -> None:
    evening = evening_at(real_table(PEOPLE[:3], game="texas-holdem"), (100, 100, 50))
    table = kept(evening, "", "allin", "y", "allin", "y", "c", "y", "3", "1=2")
    assert "Who wins the side pot of 100? In it: 1 Ann and 2 Ben." in told(table)
    assert table.stacks == {"Ann": 50, "Ben": 50, "Cleo": 150}


def test_the_last_chip_is_asked_for_once() -> None:
    table = kept(
        evening_at(real_table(PEOPLE[:2], game="texas-holdem")), "", "allin", "n", "allin", "yes"
    )
    assert told(table).count("Ben all-in for their last 995? yes, or anything else for no") == 2
    assert told(table).count("Ben raises to 1,000 and is all-in.") == 1


@pytest.mark.parametrize(
    "typed",
    ["", "x", "swap 1", "draw 2", "r 3", "b", "judge", "correct", "allin 3", "Kx", "undo 7", "7",
     "s 2", "raise lots", "Qs", "board", "misdeal\nno", "help", "log", "rules", "stacks", "pot"],
)  # fmt: skip
def test_whatever_is_typed_is_answered_and_changes_nothing(typed: str) -> None:
    evening = evening_at(real_table(PEOPLE[:3]))
    table = kept(evening, "", "k", "k", "k", "r 20", *typed.split("\n"))
    assert (
        table.host.referee.decision
        == kept(evening_at(real_table(PEOPLE[:3])), "", "k", "k", "k", "r 20").host.referee.decision
    )
    assert "Traceback" not in told(table)


def test_hands_are_open_before_the_rest_of_the_board_is_dealt() -> None:  # TH-11, DH-20
    evening = evening_at(real_table(PEOPLE[:2], game="texas-holdem"), (100, 100))
    said = told(kept(evening, "", "allin", "y", "c", "y"))
    up = said.index("No more bets or swaps: everyone turns their cards face up, Ben first.")
    assert up < said.index("Burn one, deal the flop: three cards.")
    assert "shows first" not in said  # they lie there


def test_everyone_shows_where_a_player_is_all_in() -> None:  # TH-9
    evening = evening_at(real_table(PEOPLE[:2], game="texas-holdem"), (100, 100))
    said = told(kept(evening, "", *["c"] * 6, "allin", "y", "c", "y"))
    assert "All-in: everyone shows their cards, Ann first." in said


def test_a_number_is_the_same_all_evening() -> None:
    table = kept(evening_at(real_table(PEOPLE[:3], game="texas-holdem")), "", *["c"] * 12, "3", "")
    assert "At showdown: 1 Ann, 2 Ben, 3 Cleo." in told(table)
    table = kept(
        evening_at(real_table(PEOPLE[:3], game="texas-holdem")),
        "", *["c"] * 12, "3", "", "c", "f", *["c"] * 7, "3",
    )  # fmt: skip
    assert "At showdown: 1 Ann, 3 Cleo." in told(table)
    assert table.stacks["Cleo"] == 1035


def test_who_is_placed_already_may_be_named_again() -> None:
    evening = evening_at(real_table(PEOPLE[:3], game="texas-holdem"), (100, 100, 50))
    table = kept(evening, "", "allin", "y", "allin", "y", "c", "y", "3", "3 2")
    assert table.stacks == {"Ann": 0, "Ben": 100, "Cleo": 150}


def test_what_a_bet_waits_for_is_told() -> None:  # DH-4
    table = kept(evening_at(real_table(PEOPLE[:3])), "", "b 50")
    assert "Before the flop everyone swaps or keeps first: swap or keep?" in told(table)


def test_a_round_may_be_typed_apart() -> None:
    table = kept(evening_at(real_table(PEOPLE[:3])), "", "k k k", "c r 35 f", "c")
    assert "Ann raises to 35." in told(table)
    assert "Ben folds." in told(table)


def test_the_swap_pot_is_told_whenever_it_grows() -> None:  # DH-17
    evening = evening_at(real_table(PEOPLE[:3]), (20, 500, 500))
    table = kept(
        evening, "", "k", "k", "k", "c", "allin", "y", "c", "c", "s", "c", "c", "s", "c", "c"
    )
    assert "The swap pot does not count towards the price of a swap." in told(table)
    assert "The swap pot is 120 now." in told(table)


# Mistakes


def test_everything_is_taken_back_one_after_the_other_to_the_start_of_the_hand() -> None:
    said = ["k", "s", "k", "r 30", "c", "c", "Kd Qs 7c", "s", "b 60", "f", "f"]
    table = kept(evening_at(real_table(PEOPLE[:3])), "", *said, *["undo"] * (len(said) + 2), "u")
    at = [line for line in told(table).splitlines() if line.startswith("Taken back")]
    swapped = "The old card goes back to Ann, the new one onto the deck."
    again = "Set the last 3 board cards aside, and deal the same ones again later."
    assert at == [
        (
            "Taken back: Cleo, fold. Take back the chips that were pushed. "
            "The folded cards go back to Cleo. Ann puts the returned 60 back."
        ),
        "Taken back: Cleo, keep.",
        "Taken back: Ben, fold. The folded cards go back to Ben.",
        "Taken back: Ben, keep.",
        "Taken back: Ann, bet 60. Give Ann 60 back.",
        f"Taken back: Ann, swap. Give Ann 90 back. {swapped}",
        "Taken back: the board cards you typed. Leave the board on the table.",
        f"Taken back: Ben, call. Give Ben 20 back. {again}",
        "Taken back: Ann, call. Give Ann 25 back.",
        "Taken back: Cleo, raise 30. Give Cleo 30 back.",
        "Taken back: Ben, keep.",
        f"Taken back: Ann, swap. {swapped}",
        "Taken back: Cleo, keep.",
    ]
    assert "There is nothing to take back in this hand." in told(table)
    assert table.stacks == {"Ann": 995, "Ben": 990, "Cleo": 1000}


def test_what_was_collected_lies_again_where_it_lay() -> None:
    said = ["k", "k", "k", "c", "c", "c", "s", "b 50", "c", "f"]  # Ann swaps for 30; to the turn
    table = kept(evening_at(real_table(PEOPLE[:3])), "", *said, "undo", "f")
    taken, again = told(table).split("Taken back: Cleo, fold.")
    assert taken.count("Burn one, deal the turn.") == 1
    assert (
        "The pot is 30 again. Bets in front again: Ann 50 and Ben 50. "
        "On the swap line again: Ann 30." in again
    )
    assert "Put the same turn card back out; do not burn." in again
    assert "Burn one" not in again


def test_a_name_is_no_template() -> None:
    people = ("A{count}", "B{name}", "C{}")
    table = kept(evening_at(real_table(people)), "", *"kkk", "f", "f", "undo", "undo")
    assert "Taken back: B{name}" in told(table) or "Taken back: A{count}" in told(table)


def test_the_turn_is_burned_for_once_though_the_program_was_started_again(tmp_path: Path) -> None:
    said = [*"kkk", "c", "c", "c", "c", "c", "c", "undo"]
    with found(tmp_path / "book.db") as evening:
        kept(evening, "", *said)
    with found(tmp_path / "book.db") as evening:
        again = told(kept(evening, "c"))
    assert "Burn one, deal the flop: three cards." in again
    assert "Put the same turn card back out" in again


def test_the_end_of_a_hand_can_be_taken_back_until_the_next_one() -> None:
    table = kept(evening_at(real_table(PEOPLE[:3])), "", *"kkk", "f", "f", "undo", "c")
    assert "Ben wins the pot of 10." in told(table)
    assert "Taken back: Ann, fold." in told(table)
    assert table.stacks == {"Ann": 990, "Ben": 990, "Cleo": 1000}


def test_to_ask_after_a_hand_leaves_its_last_word_to_be_taken_back() -> None:
    table = kept(evening_at(real_table(PEOPLE[:3])), "", *"kkk", "f", "f", "stacks", "help", "undo")
    assert "Taken back: Ann, fold." in told(table)


def test_a_wrong_winner_of_the_first_pot_is_taken_back_alone() -> None:
    evening = evening_at(real_table(PEOPLE[:3], game="texas-holdem"), (100, 100, 50))
    table = kept(evening, "", "allin", "y", "allin", "y", "c", "y", "3", "undo", "2")
    assert "Taken back" not in told(table)
    assert table.stacks == {"Ann": 0, "Ben": 250, "Cleo": 0}


def test_a_misdeal_gives_all_chips_back_and_the_same_dealer_deals_again() -> None:
    table = kept(evening_at(real_table(PEOPLE[:3])), "", *"skk", "r 300", "misdeal", "yes", "")
    said = told(table)
    assert (
        "Misdeal: give back 5 to Ann, 10 to Ben and 300 to Cleo, gather the cards and shuffle."
        in said
    )
    assert "Ann 1,000, Ben 1,000, Cleo 1,000\n" in said
    assert told(table).count("Hand 1, blinds 5/10. Button: Cleo.") == 2


def test_a_stack_that_was_counted_is_told_with_the_sum_of_all() -> None:
    table = kept(
        evening_at(real_table(PEOPLE[:3])),
        "correct Ben 1,240", "correct Ann 760", "correct Cleo", "correct Zoe 5", "stacks", "",
    )  # fmt: skip
    assert "Ben has 1,240, 240 more than before." in told(table)
    assert "Total chips: 3,240, 240 more than were bought." in told(table)
    assert "Ann has 760, 240 less than before." in told(table)
    assert "Total chips: 3,000, as many as were bought." in told(table)
    assert "Correct needs a name and the stack" in told(table)
    assert "Name one of: Ann, Ben, Cleo." in told(table)


def test_the_button_is_given_before_the_first_hand_alone() -> None:
    table = kept(evening_at(real_table(PEOPLE[:3])), "button Ann", "", *"kkkff", "button Ben")
    assert "Hand 1, blinds 5/10. Button: Ann." in told(table)
    assert "The button can be moved only before the first hand." in told(table)


# Whole evenings


def test_thirty_hands_of_four_people_typed_with_every_card_hidden() -> None:
    typist = Typist(7)
    table = Table(evening_at(real_table()))
    table.host.lines = table.host.interval.lines = Lines(typist, table.out)
    typist.table = table
    table.play(30)
    assert len(typist.results) >= 30
    assert typist.decisions > 300
    assert "Traceback" not in told(table)


@pytest.mark.parametrize("seed", range(3))
def test_in_lines_a_round_is_typed_in_one_word(seed: int) -> None:
    """Thirty hands of four people; Enter is a key, and so are next hands, winners and rebuys."""
    typist = InOneBreath(seed, [Regular(), Rookie(), Pro(), Regular()])
    table = Table(evening_at(real_table()))
    table.host.lines = table.host.interval.lines = Lines(typist, table.out)
    typist.table = table
    table.play(30)
    counted = f"{typist.keys} keys in {typist.lines} lines, {typist.decisions} decisions"
    print(counted)
    assert len(typist.results) >= 30
    assert "Not heard" not in told(table)
    assert typist.decisions > 400, counted
    assert typist.keys - typist.lines <= 1.2 * typist.decisions, counted
    assert typist.keys <= 1.5 * typist.decisions, counted  # each line ends with Enter


def test_nobody_is_answered_for_who_has_not_been_asked() -> None:
    table = kept(evening_at(real_table(PEOPLE[:3])), "", "kkkk", "r30c", "fk", "kk")
    at = [line for line in told(table).splitlines() if line.startswith("Ignored, because")]
    assert at == ["Ignored, because the round is over: k."] * 2
    assert "Cleo raises to 30." in told(table)
    assert "Ben folds." in told(table)
    assert table.stacks == {"Ann": 970, "Ben": 990, "Cleo": 970}


@pytest.mark.parametrize("game", PRESETS)
@pytest.mark.parametrize("seed", range(4))
def test_an_evening_of_any_game_has_the_prompts_and_chips_of_known_cards(
    game: str, seed: int
) -> None:
    typist = Typist(seed)
    rules = replace(PRESETS[game], ante=3, ante_kind=AnteKind.EACH)
    if game == "draw-poker":  # whoever may not open would be offered it
        rules = rules.with_rule("opening", "anything")
    table = Table(evening_at(real_table(game=game, rules=rules, stack=200)))
    table.host.lines = table.host.interval.lines = Lines(typist, table.out)
    typist.table = table
    table.play(12)
    assert len(typist.results) >= 12 or table.evening.match.over


def test_a_tournament_by_minutes_warns_and_rings() -> None:
    levels = Levels(0, (Level(5, 10, 0), Level(10, 20, 0)), 15)
    evening = evening_at(real_table(PEOPLE[:3], mode=Mode.KNOCKOUT, levels=levels))
    now = [0.0]
    table = Table(evening, ["", "k", "k", "k"])
    evening.stopwatch._now = lambda: now[0]
    evening.stopwatch._since = 0.0
    clock = table.host.clock
    assert clock.news() == []
    now[0] = 14 * 60 + 5
    assert clock.news() == ["One minute left at this level, then 10/20."]
    assert clock.news() == []
    now[0] = 15 * 60
    assert clock.news() == ["The blinds go up: 10/20 from the next hand on."]
    assert clock.news() == []
    evening.left()


# The book


SAID = [
    "button Cleo", "correct Ben 1240", "", "s", "k", "undo", "k", "k", "r 30", "c", "c",
    "Kd Qs 7c", "s", "c", "c", "c", "c", "c", "c", "c", "c", "c", "undo", "c", "2 1", "undo", "1=2",
    "", "k", "misdeal", "yes", "", "k", "k", "k", "f", "f", "stacks", "sitin",
]  # fmt: skip


def hands_of(book: Path) -> list[list[str]]:
    with history(book) as past:
        texts = [kept.text or "" for kept in past.every_hand()]
    skipped = ("_taken_up", "day", "month", "year")
    return [[line for line in text.splitlines() if not line.startswith(skipped)] for text in texts]


def test_killed_at_every_question_the_evening_goes_on_there(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole.db", tmp_path / "killed.db"
    with found(whole) as evening:
        kept(evening, *SAID)
    said = list(SAID)
    while said:
        done = subprocess.run(  # at the first prompt something is typed, the second is the end
            [sys.executable, str(KIT / "at_a_real_table.py"), killed, json.dumps(said), "1"],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == -9, done.stderr
        del said[0]
        if "yes, or anything else" in done.stdout.splitlines()[-1]:  # nothing is kept of a question
            said.insert(0, SAID[SAID.index("misdeal")])
            done = subprocess.run(
                [sys.executable, str(KIT / "at_a_real_table.py"), killed, json.dumps(said), "2"],
                capture_output=True, text=True, check=False,
            )  # fmt: skip
            del said[:2]
    with found(killed) as evening:
        table = kept(evening)
    with found(whole) as evening:
        assert kept(evening).stacks == table.stacks
    assert hands_of(killed) == hands_of(whole)
    assert len(hands_of(whole)) == 2


def test_what_was_corrected_stays_in_the_book(tmp_path: Path) -> None:
    with found(tmp_path / "book.db") as evening:
        kept(evening, *SAID, "end")
    first, second = hands_of(tmp_path / "book.db")
    assert '    { name = "Ben", had = 1000, has = 1240 },' in first
    assert '    "p3 swap",' not in first
    assert [line.strip() for line in first if line.startswith('    "p')].count(
        '"p1 judge 1/0",'
    ) == 0
    assert "_real_cards = true" in first
    assert '    "judge 1/0",' in first
    assert '    "misdeal",' in second
    assert "_order = [\n    [1, 2],\n]" in "\n".join(first)


def test_an_evening_taken_up_offers_the_last_word_to_be_taken_back(tmp_path: Path) -> None:
    with found(tmp_path / "book.db") as evening:
        table = Table(evening, ["", *"kkk", "f", "f"])
        try:
            table.play()
        finally:
            assert table.host.referee.to_be_closed
    with found(tmp_path / "book.db") as evening:
        again = kept(evening, "undo")
    assert "Taken back: Ann, fold." in told(again)


@pytest.mark.parametrize("game", ["draw-poker", "draw-holdem"])
def test_the_sum_of_all_chips_is_the_same_whatever_happens(game: str) -> None:
    evening = evening_at(real_table(PEOPLE[:3], game=game))
    table = kept(evening, "", "c", "c", "c", "c", "undo", "c", "misdeal", "yes", "", "c")
    hand = table.host.referee.hand
    assert hand is not None
    assert sum(hand.setup.stacks) + hand.setup.carried == 3000


def test_a_game_of_unknown_cards_is_never_offered_to_open_without_a_word() -> None:
    table = kept(evening_at(real_table(PEOPLE[:2], rules=DRAW_POKER, game="draw-poker")), "", "k")
    assert "Opening takes a pair of jacks or better." in told(table)


def test_a_check_too_many_gives_nobody_the_pot() -> None:
    """``c`` begins a name, and has meant to check all hand long."""
    table = kept(evening_at(real_table(PEOPLE[:3])), "", "kkk", "ccc", *["ccc"] * 3, "c", "cl")
    said = told(table)
    assert "'c' is not in the showdown; type one of 1, 2, 3, or a name" in said.lower()
    assert "'cl' is not in the showdown" in said.lower()
    assert "wins the pot" not in said

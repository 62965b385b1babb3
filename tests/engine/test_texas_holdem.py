"""Texas Hold'em, clause by clause."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tableau import bet_decision, check_down, say, shown, texas

from drawholdem_tui.engine.actions import Call, Check, Fold, RaiseTo
from drawholdem_tui.engine.decisions import NoRaise
from drawholdem_tui.engine.errors import IllegalAction, SetupError
from drawholdem_tui.engine.events import (
    AntePosted,
    BetReturned,
    BetsCollected,
    BoardDealt,
    Burned,
    HandMucked,
    HandShown,
    HoleCardsDealt,
    PotAwarded,
)
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.pots import Pot
from drawholdem_tui.engine.rules import TEXAS_HOLDEM, AnteKind, Overblind, Structure
from drawholdem_tui.engine.setup import Post, PostKind, Setup, regular

FIXED = replace(TEXAS_HOLDEM, structure=Structure.FIXED_LIMIT)
POT = replace(TEXAS_HOLDEM, structure=Structure.POT_LIMIT)
SPREAD = replace(TEXAS_HOLDEM, structure=Structure.SPREAD, spread=25)
BOARD = "2c7d9h4s3d"


def mucked(hand: Hand) -> list[int]:
    return [event.seat + 1 for event in hand.events if isinstance(event, HandMucked)]


def collected(hand: Hand) -> tuple[Pot, ...]:
    return [event.pots for event in hand.events if isinstance(event, BetsCollected)][-1]


# TH-1


@pytest.mark.parametrize("seats", [1, 11])
def test_two_to_ten_players(seats: int) -> None:  # TH-1
    with pytest.raises(SetupError, match="seats"):
        texas([100] * seats)


def test_the_best_five_of_seven_win(  # TH-1
) -> None:
    hand = say(texas([100, 100], ["AhKh", "9d9s"], "9cQhJhTh2d"), "p2 calls", "p1 checks")
    check_down(hand)
    assert hand.stacks == (110, 90)  # the royal flush beats three nines


def test_a_stack_of_nothing_is_not_dealt_in() -> None:  # TH-1
    with pytest.raises(SetupError, match="no_chips"):
        texas([100, 0])


# TH-2


def test_heads_up_the_button_posts_the_small_blind_and_acts_first_before_the_flop() -> None:  # TH-2
    hand = texas([100, 100])
    assert hand.setup.posts == (Post(1, PostKind.SMALL, 5), Post(0, PostKind.BIG, 10))
    say(hand, "p2 calls", "p1 checks", "p1 checks", "p2 checks")


# TH-3


def test_antes_go_in_before_the_blinds_and_call_nothing() -> None:  # TH-3
    hand = texas([100, 100, 100], rules=replace(TEXAS_HOLDEM, ante=3))
    kinds = [type(event).__name__ for event in hand.events[1:6]]
    assert kinds == ["AntePosted"] * 3 + ["BlindPosted"] * 2
    assert bet_decision(hand.decision).to_call == 10


def test_a_short_ante_competes_only_for_that_much_of_each_ante() -> None:  # TH-3
    rules = replace(TEXAS_HOLDEM, ante=5)
    hand = texas([100, 100, 3], ["KdKh", "QdQh", "AdAh"], BOARD, rules)
    check_down(say(hand, "p1 calls", "p2 checks"))
    assert collected(hand) == (Pot(9, (0, 1, 2)), Pot(24, (0, 1)))
    assert hand.stacks == (109, 85, 9)


def test_a_big_blind_ante_is_dead_money_in_the_main_pot() -> None:  # TH-3
    rules = replace(TEXAS_HOLDEM, ante=10, ante_kind=AnteKind.BIG_BLIND)
    hand = texas([100, 100, 100], rules=rules)
    assert [e for e in hand.events if isinstance(e, AntePosted)] == [AntePosted(1, 10, True, False)]
    say(hand, "p3 raises to 25", "p1 folds", "p2 folds")
    assert hand.stacks == (95, 80, 125)


def test_a_big_blind_ante_that_eats_the_stack_plays_for_the_main_pot_alone() -> None:  # TH-3
    rules = replace(TEXAS_HOLDEM, ante=10, ante_kind=AnteKind.BIG_BLIND)
    hand = texas([100, 8, 100], ["KdKh", "AdAh", "QdQh"], BOARD, rules)
    check_down(say(hand, "p3 calls", "p1 calls"))
    assert collected(hand) == (Pot(8, (0, 1, 2)), Pot(20, (0, 2)))
    assert hand.stacks == (110, 8, 90)


def test_a_short_stack_posts_what_it_has_and_is_all_in() -> None:  # TH-3
    hand = texas([3, 100, 100])
    assert hand.view(None).seats[0].state == "all_in"


@pytest.mark.parametrize(("stack", "ante"), [(4, 0), (4, 4), (6, 3)])
def test_a_short_big_blind_lowers_no_price(stack: int, ante: int) -> None:  # TH-3
    rules = replace(TEXAS_HOLDEM, ante=ante)
    decision = bet_decision(texas([100, stack, 100], rules=rules).decision)
    assert (decision.to_call, decision.min_to) == (10, 20)


# TH-4


def test_cards_are_dealt_one_at_a_time_from_the_left_of_the_button() -> None:  # TH-4
    hand = texas([100] * 3)
    order = hand.deck.order  # type: ignore[attr-defined]
    dealt = next(event for event in hand.events if isinstance(event, HoleCardsDealt))
    assert dealt.hands == ((order[0], order[3]), (order[1], order[4]), (order[2], order[5]))


def test_a_card_is_burned_before_flop_turn_and_river() -> None:  # TH-4
    hand = texas([100, 100])
    order = hand.deck.order  # type: ignore[attr-defined]
    check_down(say(hand, "p2 calls", "p1 checks"))
    streets = [event for event in hand.events if isinstance(event, Burned | BoardDealt)]
    assert [type(event).__name__ for event in streets] == ["Burned", "BoardDealt"] * 3
    boards = [event.cards for event in streets if isinstance(event, BoardDealt)]
    assert boards == [order[5:8], order[9:10], order[11:12]]


# TH-5


def test_no_limit_goes_up_to_the_stack() -> None:  # TH-5
    decision = bet_decision(texas([100, 100, 80]).decision)
    assert (decision.min_to, decision.max_to) == (20, 80)


def test_the_largest_pot_limit_raise_is_the_pot_after_calling() -> None:  # TH-5
    hand = texas([500, 500, 500], rules=POT)
    assert bet_decision(hand.decision).max_to == 35  # call 10, then 25 in the pot
    say(hand, "p3 raises to 30")
    assert bet_decision(hand.decision).max_to == 30 + 45 + 25


def test_pot_limit_never_caps_below_the_minimum() -> None:  # TH-5
    rules = replace(POT, big_blind=10, small_blind=0)
    hand = texas([500, 2, 500], rules=rules)
    decision = bet_decision(hand.decision)
    assert (decision.min_to, decision.max_to) == (20, 22)
    say(hand, "p3 calls", "p1 calls")
    decision = bet_decision(hand.decision)
    assert (decision.min_to, decision.max_to) == (10, 22)


def test_spread_limit_caps_the_increment() -> None:  # TH-5
    hand = texas([500, 500, 500], rules=SPREAD)
    decision = bet_decision(hand.decision)
    assert (decision.min_to, decision.max_to) == (20, 35)
    say(hand, "p3 raises to 35")
    assert bet_decision(hand.decision).min_to == 60
    assert bet_decision(hand.decision).max_to == 60


def test_spread_limit_never_caps_below_the_minimum() -> None:  # TH-5
    hand = texas([500, 500, 500], rules=replace(SPREAD, spread=4))
    decision = bet_decision(hand.decision)
    assert (decision.min_to, decision.max_to) == (20, 20)


def test_fixed_limit_bets_are_small_before_and_big_from_the_turn_on() -> None:  # TH-5
    hand = texas([500, 500], rules=FIXED)
    sizes = [bet_decision(hand.decision).min_to]
    say(hand, "p2 calls", "p1 checks")
    for _street in range(3):
        decision = bet_decision(hand.decision)
        assert decision.min_to == decision.max_to
        sizes.append(decision.min_to)
        say(hand, "p1 checks", "p2 checks")
    assert sizes == [20, 10, 20, 20]


def test_a_bet_and_three_raises_are_the_cap_and_the_big_blind_counts() -> None:  # TH-5
    hand = texas([500] * 3, rules=FIXED)
    say(hand, "p3 raises to 20", "p1 raises to 30", "p2 raises to 40")
    assert bet_decision(hand.decision).no_raise is NoRaise.CAPPED
    with pytest.raises(IllegalAction):
        hand.act(RaiseTo(50))


def test_there_is_no_cap_between_two() -> None:  # TH-5
    hand = texas([500] * 3, rules=FIXED)
    say(
        hand, "p3 folds", "p1 raises to 20", "p2 raises to 30", "p1 raises to 40", "p2 raises to 50"
    )
    assert bet_decision(hand.decision).may_raise


@pytest.mark.parametrize(("overblinds", "raises_left"), [(1, 2), (2, 0)])
def test_an_overblind_counts_as_the_bets_it_is_worth(  # TH-5
    overblinds: int, raises_left: int
) -> None:
    rules = replace(FIXED, overblind=Overblind.RE_OVERBLINDS)
    setup = regular(rules, (900,) * 6, overblinds=overblinds)
    hand = texas([], rules=rules, setup=setup)
    made = 0
    while bet_decision(hand.decision).may_raise:
        hand.act(RaiseTo(bet_decision(hand.decision).min_to))
        made += 1
    assert made == raises_left


def test_in_fixed_limit_half_a_bet_all_in_counts_reopens_and_is_raised_by_a_full_bet() -> None:
    hand = texas([500, 500, 26], rules=FIXED)  # TH-5
    say(hand, "p3 calls", "p1 calls", "p2 checks", "p1 bets to 10", "p2 calls", "p3 raises to 16")
    assert bet_decision(hand.decision).min_to == 26


def test_in_fixed_limit_less_than_half_neither_counts_nor_reopens() -> None:  # TH-5
    hand = texas([500, 500, 24], rules=FIXED)
    say(hand, "p3 calls", "p1 calls", "p2 checks", "p1 bets to 10", "p2 calls", "p3 raises to 14")
    assert bet_decision(hand.decision).no_raise is NoRaise.NOT_REOPENED
    assert bet_decision(hand.decision).to_call == 4


def test_the_raise_after_less_than_half_a_bet_completes_the_level() -> None:  # TH-5
    hand = texas([500, 24, 500], rules=FIXED)
    say(hand, "p3 calls", "p1 calls", "p2 checks", "p1 bets to 10", "p2 raises to 14")
    decision = bet_decision(hand.decision)
    assert (decision.min_to, decision.max_to) == (20, 20)


# TH-6


def test_a_raise_is_at_least_the_last_full_raise() -> None:  # TH-6
    hand = say(texas([900] * 3), "p3 raises to 40")
    assert bet_decision(hand.decision).min_to == 70
    with pytest.raises(IllegalAction, match="raise_too_small"):
        hand.act(RaiseTo(69))


@pytest.mark.parametrize("big_blind_stack", [900, 4])
def test_the_opening_minimum_is_the_big_blind(big_blind_stack: int) -> None:  # TH-6
    hand = say(texas([900, big_blind_stack, 900]), "p3 calls", "p1 calls")
    if big_blind_stack > 10:
        say(hand, "p2 checks")
    assert bet_decision(hand.decision).min_to == 10


def test_a_short_all_in_does_not_reopen_for_those_who_have_acted() -> None:  # TH-6
    hand = say(texas([900, 900, 900, 130]), "p3 raises to 100", "p4 raises to 130", "p1 folds")
    assert bet_decision(hand.decision).min_to == 220  # p2 has not acted
    say(hand, "p2 calls")
    assert bet_decision(hand.decision).no_raise is NoRaise.NOT_REOPENED


def test_short_all_ins_that_add_up_to_a_full_raise_reopen() -> None:  # TH-6
    hand = texas([900, 900, 900, 130, 190])
    say(hand, "p3 raises to 100", "p4 raises to 130", "p5 raises to 190", "p1 calls", "p2 folds")
    decision = bet_decision(hand.decision)
    assert (decision.to_call, decision.min_to) == (90, 280)


def test_they_reopen_only_for_those_who_face_a_full_raise() -> None:  # TH-6
    hand = texas([900, 900, 130, 190, 900, 900])
    say(hand, "p3 calls", "p4 calls", "p5 calls", "p6 calls", "p1 calls", "p2 checks")
    say(hand, "p1 bets to 100", "p2 calls", "p3 raises to 120", "p4 raises to 180")
    say(hand, "p5 calls", "p6 calls")
    assert bet_decision(hand.decision).no_raise is NoRaise.NOT_REOPENED  # p1 faces 80 of 100


def test_an_all_in_below_the_minimum_bet_does_not_open_the_betting_either() -> None:  # TH-6
    hand = texas([900, 900, 14])
    say(hand, "p3 calls", "p1 calls", "p2 checks", "p1 checks", "p2 checks", "p3 bets to 4")
    assert bet_decision(hand.decision).no_raise is NoRaise.NOT_REOPENED
    hand = texas([900, 14, 900])
    say(hand, "p3 calls", "p1 calls", "p2 checks", "p1 checks", "p2 bets to 4")
    assert bet_decision(hand.decision).min_to == 14  # p3 has not acted


def test_nobody_raises_when_every_opponent_is_all_in() -> None:  # TH-6
    hand = say(texas([900, 900, 100]), "p3 raises to 100", "p1 folds")
    assert bet_decision(hand.decision).no_raise is NoRaise.NOBODY_CAN_CALL


def test_folding_is_legal_when_checking_is_free() -> None:  # TH-6
    hand = say(texas([900] * 3), "p3 calls", "p1 calls")
    assert bet_decision(hand.decision).may_check
    hand.act(Fold())
    assert hand.view(None).seats[1].state == "folded"


# TH-7


def test_an_unmatched_bet_goes_back_before_pots_are_made() -> None:  # TH-7
    hand = texas([1000, 1000, 100], ["KdKh", "QdQh", "AdAh"], BOARD)
    say(hand, "p3 folds", "p1 raises to 300", "p2 folds")
    assert BetReturned(0, 290) in hand.events
    assert collected(hand) == (Pot(20, (0,)),)
    assert hand.stacks == (1010, 990, 100)


def test_a_stack_that_covers_the_all_in_gets_the_rest_back() -> None:  # TH-7
    hand = texas([1000, 100], ["AdAh", "KdKh"], BOARD)
    say(hand, "p2 calls", "p1 raises to 1000", "p2 calls")
    assert BetReturned(0, 900) in hand.events
    assert hand.stacks == (1100, 0)


# TH-8


def test_side_pots_are_layers_at_the_live_contributions() -> None:  # TH-8
    hand = texas([50, 100, 200], ["AdAh", "KdKh", "QdQh"], BOARD)
    say(hand, "p3 raises to 200", "p1 calls", "p2 calls")
    assert collected(hand) == (Pot(150, (0, 1, 2)), Pot(100, (1, 2)))
    assert hand.stacks == (150, 100, 100)


def test_what_folded_players_put_in_falls_into_the_layers_it_reaches() -> None:  # TH-8
    holes = ["AdAh", "QdQh", "KdKh", "JdJh"]
    hand = texas([100, 300, 300, 300], holes, BOARD)
    say(hand, "p3 raises to 40", "p4 calls", "p1 raises to 100", "p2 calls", "p3 raises to 300")
    say(hand, "p4 folds", "p2 calls")
    assert collected(hand) == (Pot(340, (0, 1, 2)), Pot(400, (1, 2)))


def test_odd_chips_go_one_each_from_the_left_of_the_button() -> None:  # TH-8
    hand = texas([1000] * 3, ["QdQc", "AhKs", "AsKh"], BOARD)
    say(hand, "p3 raises to 25", "p1 folds", "p2 calls")
    check_down(hand)
    award = next(event for event in hand.events if isinstance(event, PotAwarded))
    assert award.shares == ((1, 28), (2, 27))


# TH-9


def test_the_last_to_bet_in_the_final_round_shows_first() -> None:  # TH-9
    hand = texas([1000, 1000], ["KdKh", "AdAh"], BOARD)
    say(hand, "p2 calls", "p1 checks", "p1 checks", "p2 checks", "p1 checks", "p2 checks")
    say(hand, "p1 checks", "p2 bets to 50", "p1 calls")
    assert (shown(hand), mucked(hand)) == ([2], [1])


def test_checked_through_the_first_seat_left_of_the_button_shows_first() -> None:  # TH-9
    hand = texas([1000] * 3, ["QdQh", "KdKh", "AdAh"], BOARD)
    say(hand, "p3 raises to 30", "p1 calls", "p2 calls")
    check_down(hand)
    assert shown(hand) == [1, 2, 3]


def test_without_mucking_everybody_shows() -> None:  # TH-9
    hand = texas([1000, 1000], ["AdAh", "KdKh"], BOARD, replace(TEXAS_HOLDEM, muck=False))
    check_down(say(hand, "p2 calls", "p1 checks"))
    assert shown(hand) == [1, 2]


def test_an_equal_hand_is_not_beaten_and_shows() -> None:  # TH-9
    hand = texas([1000, 1000], ["AdKh", "AhKd"], BOARD)
    check_down(say(hand, "p2 calls", "p1 checks"))
    assert shown(hand) == [1, 2]


def test_an_all_in_showdown_shows_everything() -> None:  # TH-9
    hand = texas([500, 500], ["KdKh", "QdQh"], BOARD)
    say(hand, "p2 raises to 500", "p1 calls")
    assert shown(hand) == [2, 1]


def test_a_player_all_in_against_a_side_pot_opens_every_hand() -> None:  # TH-9
    hand = texas([1000, 1000, 20], ["AdAh", "KdKh", "QdQh"], BOARD)
    check_down(say(hand, "p3 raises to 20", "p1 calls", "p2 calls"))
    assert shown(hand) == [1, 2, 3]


# TH-10


def test_the_last_player_wins_unseen() -> None:  # TH-10
    hand = say(texas([1000] * 3), "p3 folds", "p1 folds")
    assert shown(hand) == []
    assert hand.stacks == (995, 1005, 1000)


# TH-11


def test_with_no_more_betting_possible_the_board_is_dealt_at_once() -> None:  # TH-11
    hand = texas([1000, 300], ["KdKh", "AdAh"], BOARD)
    say(hand, "p2 raises to 300", "p1 calls")
    assert hand.over
    assert len(hand.view(None).board) == 5


def test_nobody_is_asked_who_has_nothing_to_match_and_nobody_to_bet_against() -> None:  # TH-11
    assert texas([1000, 3]).over  # the small blind is all-in for less than the big blind


# What is not on offer changes nothing


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Check(), "check_facing_bet"),
        (RaiseTo(19), "raise_too_small"),
        (RaiseTo(101), "more_than_stack"),
        (RaiseTo(20.0), "not_whole_chips"),  # type: ignore[arg-type]
        (RaiseTo(True), "not_whole_chips"),
        ("fold", "not_a_bet_action"),
    ],
)
def test_an_illegal_action_is_refused_and_changes_nothing(action: object, code: str) -> None:
    hand = texas([100] * 3)
    before = (hand.decision, list(hand.events), hand.stacks)
    with pytest.raises(IllegalAction) as refused:
        hand.act(action)  # type: ignore[arg-type]
    assert refused.value.code == code
    assert (hand.decision, list(hand.events), hand.stacks) == before


def test_nothing_can_be_said_after_the_end() -> None:
    hand = say(texas([100, 100]), "p2 folds")
    with pytest.raises(IllegalAction, match="hand_is_over"):
        hand.act(Call())


def test_a_blind_game_needs_its_big_blind() -> None:
    setup = Setup((100, 100), (Post(1, PostKind.SMALL, 5),))
    with pytest.raises(SetupError, match="no_big_blind_posted"):
        texas([], setup=setup)


def test_all_in_hands_lie_open_before_the_rest_of_the_board_is_dealt() -> None:  # TH-11
    hand = say(texas([300, 300, 500]), "p3 folds", "p1 raises to 300", "p2 calls")
    kinds = [type(event) for event in hand.events]
    assert kinds.index(HandShown) < kinds.index(BoardDealt)
    assert shown(hand) == [1, 2]


def test_with_two_who_can_still_bet_beside_an_all_in_player_nothing_is_shown_yet() -> None:  # TH-11
    hand = say(texas([20, 300, 500]), "p3 calls", "p1 raises to 20", "p2 calls", "p3 calls")
    assert hand.decision is not None
    assert shown(hand) == []

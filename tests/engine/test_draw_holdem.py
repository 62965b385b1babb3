"""Draw-Holdem, clause by clause, with the worked examples of the user's texts."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tableau import LaidOut, bet_decision, say, swap_decision

from drawholdem_tui.engine.actions import Call, Check, Keep, Swap
from drawholdem_tui.engine.cards import FULL_DECK, Card, card, cards
from drawholdem_tui.engine.decisions import NoSwap
from drawholdem_tui.engine.deck import OrderedDeck, SecretDeck
from drawholdem_tui.engine.errors import IllegalAction, SetupError
from drawholdem_tui.engine.events import (
    BetReturned,
    BetsCollected,
    BoardDealt,
    CardSwapped,
    DeckReshuffled,
    FeesCollected,
    HandShown,
    Held,
    PotAwarded,
    Street,
    SwapDeclined,
    SwapPotAwarded,
)
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.pots import Pot
from drawholdem_tui.engine.rules import (
    DRAW_HOLDEM,
    TEXAS_HOLDEM,
    AnteKind,
    FeeBase,
    Overblind,
    Rules,
    Structure,
    SwapPotSplit,
)
from drawholdem_tui.engine.setup import regular

BOARD = "2c7d9h4s3d"
ACES, KINGS, QUEENS, JACKS = "AdAh", "KdKh", "QdQh", "JdJh"


def table(
    stacks: list[int],
    holes: list[str] | None = None,
    rules: Rules = DRAW_HOLDEM,
    *,
    dead_small_blind: bool = False,
    overblinds: int = 0,
) -> Hand:
    """A Draw-Holdem hand on a board of nothing."""
    if overblinds > 1:
        rules = replace(rules, overblind=Overblind.RE_OVERBLINDS)
    holes = holes or ["AdAh", "KdKh", "QdQh", "JdJh", "TdTh", "8d8h", "6d6h", "5d5h"][: len(stacks)]
    setup = regular(rules, tuple(stacks), dead_small_blind=dead_small_blind, overblinds=overblinds)
    return Hand(rules, setup, LaidOut(holes, BOARD))


def everybody_keeps(hand: Hand) -> Hand:
    """Play on through a swap round in which nobody swaps."""
    while hand.decision and hand.decision.kind == "swap":
        hand.act(Keep())
    return hand


def to_the_flop(hand: Hand) -> Hand:
    """Nobody swaps, everybody calls."""
    everybody_keeps(hand)
    while not hand.view(None).board:
        hand.act(Check() if bet_decision(hand.decision).may_check else Call())
    return hand


def swapped(hand: Hand) -> list[tuple[str, int, int, str]]:
    """Street, player, fee and whereto of every swap."""
    return [
        (str(event.street), event.seat + 1, event.fee, str(event.held))
        for event in hand.events
        if isinstance(event, CardSwapped)
    ]


def asked_in_turn(hand: Hand) -> list[int]:
    """Who is asked in the swap round, as everybody declines."""
    players = []
    while hand.decision and hand.decision.kind == "swap":
        players.append(hand.decision.seat + 1)
        hand.act(Keep())
    return players


# Course of a hand


def test_the_course_of_a_hand() -> None:  # DH-1
    hand = table([1000, 1000])
    kinds = []
    while (decision := hand.decision) is not None:
        kinds.append((str(hand.view(None).street), decision.kind))
        swapping = decision.kind == "swap"
        hand.act(Keep() if swapping else Call() if bet_decision(decision).to_call else Check())
    streets = ["flop", "turn", "river"]
    assert kinds == [("preflop", "swap")] * 2 + [("preflop", "bet")] * 2 + [
        (street, kind) for street in streets for kind in ["swap", "bet"] * 2
    ]


def test_exactly_one_of_the_two_hole_cards_may_be_exchanged() -> None:  # DH-2
    hand = table([1000, 1000], ["AdAh", "KdTc"])
    decision = swap_decision(hand.decision)
    assert decision.cards == cards("KdTc")
    with pytest.raises(IllegalAction, match="card_not_held"):
        hand.act(Swap(card("Ad")))
    say(hand, "p2 swaps Tc")
    assert swap_decision(hand.decision).seat == 0  # asked once: the next one is p1
    assert hand.view(1).own_cards == cards("Kd2d")


def test_keeping_is_always_possible() -> None:  # DH-2
    hand = everybody_keeps(table([1000] * 3))
    assert swapped(hand) == []
    assert SwapDeclined(2, Street.PREFLOP) in hand.events


def test_card_and_fee_lie_on_the_line_until_the_betting_round_ends() -> None:  # DH-3
    hand = to_the_flop(table([1000] * 3))
    say(hand, "p1 swaps Ad", "p1 checks", "p2 keeps")
    line = hand.view(None).line
    assert [(lying.seat, lying.fee) for lying in line] == [(0, 30)]
    say(hand, "p2 checks", "p3 keeps", "p3 checks")
    assert hand.view(None).line == ()
    assert FeesCollected(main=30, swap_pot=0) in hand.events


def test_the_discard_and_the_new_card_are_known_to_their_owner_alone() -> None:  # DH-3
    hand = say(table([1000] * 3), "p3 swaps Qd")
    own, other, watching = (
        next(event for event in hand.events_for(seat) if isinstance(event, CardSwapped))
        for seat in (2, 0, None)
    )
    assert own.discarded == card("Qd")
    assert own.received in hand.view(2).own_cards
    assert (other.discarded, other.received) == (None, None)
    assert (watching.discarded, watching.received) == (None, None)
    assert card("Qd") not in hand.view(2).own_cards  # it is out of play


# Swap round 1


@pytest.mark.parametrize(
    ("seats", "overblinds", "order"),
    [
        (2, 0, [2, 1]),
        (3, 0, [3, 1, 2]),
        (6, 0, [3, 4, 5, 6, 1, 2]),
        (6, 1, [4, 5, 6, 1, 2, 3]),
        (6, 2, [5, 6, 1, 2, 3, 4]),
    ],
)
def test_the_first_swap_round_ends_with_the_blinds_then_the_overblinds(
    seats: int, overblinds: int, order: list[int]
) -> None:  # DH-4, DH-8
    assert asked_in_turn(table([1000] * seats, overblinds=overblinds)) == order


def test_with_a_dead_small_blind_the_big_blind_swaps_last() -> None:  # DH-4
    assert asked_in_turn(table([1000] * 4, dead_small_blind=True)) == [2, 3, 4, 1]


def test_everybody_has_swapped_or_declined_before_the_betting_starts() -> None:  # DH-4
    hand = table([1000] * 3)
    with pytest.raises(IllegalAction, match="not_a_swap_action"):
        hand.act(Call())
    everybody_keeps(hand)
    assert bet_decision(hand.decision).no_swap is NoSwap.ROUND_IS_OVER
    with pytest.raises(IllegalAction, match="not_a_bet_action"):
        hand.act(Keep())


def test_the_fee_is_a_small_blind_and_counts_as_a_bet() -> None:  # DH-5
    hand = say(table([1000] * 3), "p3 swaps Qd", "p1 keeps", "p2 keeps")
    assert swapped(hand) == [("preflop", 3, 5, "bet")]
    assert bet_decision(hand.decision).to_call == 5  # five of the ten are there


def test_the_fee_is_the_amount_of_the_small_blind_also_when_its_chair_is_dead() -> None:  # DH-5
    hand = table([1000] * 3, dead_small_blind=True)
    assert swap_decision(hand.decision).fee == 5


def test_the_fee_of_the_first_round_goes_back_as_far_as_nobody_matched_it() -> None:  # DH-5
    rules = replace(DRAW_HOLDEM, small_blind=10)
    hand = table([3, 2, 1000], rules=rules)  # both blinds are short and all-in
    say(hand, "p3 swaps Qd")
    assert BetReturned(2, 7) in hand.events


def test_whoever_posted_a_blind_swaps_free_of_charge() -> None:  # DH-6
    hand = say(table([1000] * 3), "p3 keeps")
    assert swap_decision(hand.decision).free
    say(hand, "p1 swaps Ad")
    assert swap_decision(hand.decision).free
    say(hand, "p2 swaps Kd")
    assert [fee for _, _, fee, _ in swapped(hand)] == [0, 0]
    assert hand.stacks == (995, 990, 1000)


def test_whoever_swapped_and_folds_loses_the_fee_to_the_pot() -> None:  # DH-7
    hand = say(table([1000] * 3), "p3 swaps Qd", "p1 keeps", "p2 keeps", "p3 folds", "p1 calls")
    say(hand, "p2 checks")
    assert hand.stacks[2] == 995
    assert [pot.amount for pot in hand.view(None).pots] == [25]


def test_the_lost_fee_is_layered_like_any_bet() -> None:  # DH-7
    hand = table([2, 1000, 1000, 1000])
    say(hand, "p3 swaps Qd", "p4 keeps", "p2 keeps", "p3 folds", "p4 calls", "p2 checks")
    assert hand.view(None).pots == (Pot(8, (0, 1, 3)), Pot(19, (1, 3)))


# Overblind


def test_an_overblind_is_a_live_blind_of_twice_the_size() -> None:  # DH-8
    hand = everybody_keeps(table([1000] * 5, overblinds=1))
    decision = bet_decision(hand.decision)
    assert decision.seat == 3  # left of the overblind
    assert (decision.to_call, decision.min_to) == (20, 40)  # the minimum raise is its size
    say(hand, "p4 calls", "p5 calls", "p1 calls", "p2 calls")
    assert bet_decision(hand.decision).seat == 2  # acts last, and may raise
    assert bet_decision(hand.decision).may_raise


def test_a_re_overblind_doubles_the_overblind() -> None:  # DH-8
    hand = everybody_keeps(table([1000] * 5, overblinds=2))
    assert bet_decision(hand.decision).to_call == 40
    assert bet_decision(hand.decision).seat == 4


def test_whoever_posts_an_overblind_swaps_free_and_last() -> None:  # DH-8
    hand = table([1000] * 4, overblinds=1)
    say(hand, "p4 keeps", "p1 keeps", "p2 keeps")
    assert swap_decision(hand.decision).seat == 2
    assert swap_decision(hand.decision).free


def test_no_overblind_heads_up_and_none_without_chips_for_the_whole_of_it() -> None:  # DH-8
    with pytest.raises(SetupError, match="overblind_heads_up"):
        table([1000, 1000], overblinds=1)
    with pytest.raises(SetupError, match="overblind_too_dear"):
        table([1000, 1000, 19], overblinds=1)
    table([1000, 1000, 20], overblinds=1)


# Swap rounds 2 to 4


def test_the_first_live_seat_left_of_the_button_speaks_first() -> None:  # DH-9
    hand = everybody_keeps(table([1000] * 3))
    say(hand, "p3 calls", "p1 folds", "p2 checks")
    assert swap_decision(hand.decision).seat == 1


def test_the_choice_to_swap_then_at_once_the_action() -> None:  # DH-9
    hand = to_the_flop(table([1000] * 3))
    say(hand, "p1 swaps Ad", "p1 bets to 50", "p2 swaps Kd", "p2 raises to 200", "p3 keeps")
    say(hand, "p3 folds", "p1 calls")
    assert hand.view(None).street == "turn"


def test_a_player_may_swap_and_then_fold() -> None:  # DH-9
    hand = say(to_the_flop(table([1000] * 3)), "p1 swaps Ad", "p1 folds")
    assert hand.stacks[0] == 1000 - 10 - 30


def test_the_amounts_after_keeping_come_with_the_question() -> None:  # DH-9
    hand = say(to_the_flop(table([1000] * 3)), "p1 keeps", "p1 bets to 50")
    then = swap_decision(hand.decision).then
    assert then is not None
    say(hand, "p2 keeps")
    assert hand.decision == then
    assert bet_decision(hand.decision).no_swap is NoSwap.TURN_IS_OVER


def test_check_then_a_bet_and_no_swap_any_more() -> None:  # DH-10
    """The texts' example: player 1 checks, player 2 bets, player 1 may not swap, though it is
    that player's turn again."""
    hand = say(to_the_flop(table([1000] * 2)), "p1 keeps", "p1 checks", "p2 keeps", "p2 bets to 40")
    decision = bet_decision(hand.decision)
    assert decision.seat == 0
    assert decision.no_swap is NoSwap.TURN_IS_OVER
    with pytest.raises(IllegalAction):
        hand.act(Swap(card("Ad")))
    say(hand, "p1 calls")
    assert hand.view(None).street == "turn"
    assert hand.decision is not None
    assert hand.decision.kind == "swap"  # in the next round, again


def test_later_fees_call_nothing_and_do_not_come_back() -> None:  # DH-11
    hand = to_the_flop(table([1000] * 3))
    say(hand, "p1 keeps", "p1 bets to 40", "p2 swaps Kd")
    assert bet_decision(hand.decision).to_call == 40
    say(hand, "p2 folds", "p3 keeps", "p3 folds")
    assert hand.stacks == (1000 - 10 + 30 + 30, 1000 - 10 - 30, 990)


def test_the_fee_is_the_pot_twenty_twenty_twenty_and_not_forty_sixty() -> None:  # DH-12
    """The texts' example: with 20 in the pot players 1, 2 and 3 all pay 20."""
    hand = to_the_flop(table([1000] * 4, rules=replace(DRAW_HOLDEM, small_blind=2, big_blind=5)))
    say(hand, "p1 swaps Ad", "p1 checks", "p2 swaps Kd", "p2 checks", "p3 swaps Qd", "p3 checks")
    assert [fee for _, _, fee, _ in swapped(hand)] == [20, 20, 20]


def test_with_26_in_the_pot_the_fee_is_26() -> None:  # DH-12
    hand = table([1000] * 3, rules=replace(DRAW_HOLDEM, small_blind=6, big_blind=13))
    say(everybody_keeps(hand), "p3 calls", "p1 folds", "p2 checks")
    assert hand.view(None).fee == 13 + 6 + 13
    hand = table([1000] * 2, rules=replace(DRAW_HOLDEM, small_blind=6, big_blind=13))
    assert to_the_flop(hand).view(None).fee == 26


def test_bets_of_the_street_do_not_raise_its_fee() -> None:  # DH-12
    hand = say(to_the_flop(table([1000] * 3)), "p1 keeps", "p1 bets to 300")
    assert swap_decision(hand.decision).fee == 30


def short_stack_all_in_before_the_flop(rules: Rules) -> Hand:
    """p1 all-in for 20, p2 and p3 in for 60 each: main pot 60, side pot 80."""
    hand = everybody_keeps(table([20, 1000, 1000], rules=rules))
    return say(hand, "p3 raises to 60", "p1 calls", "p2 calls")


def test_the_fee_is_all_betting_pots_together() -> None:  # DH-13
    assert short_stack_all_in_before_the_flop(DRAW_HOLDEM).view(None).fee == 140


def test_by_house_rule_the_fee_is_the_main_pot_alone() -> None:  # DH-13
    rules = replace(DRAW_HOLDEM, fee_base=FeeBase.MAIN)
    assert short_stack_all_in_before_the_flop(rules).view(None).fee == 60


def test_dead_antes_are_part_of_the_pot_and_of_the_fee() -> None:  # DH-12, DH-13
    rules = replace(DRAW_HOLDEM, ante=10, ante_kind=AnteKind.BIG_BLIND)
    assert to_the_flop(table([1000] * 3, rules=rules)).view(None).fee == 40


def test_fees_held_apart_are_never_part_of_the_next_fee() -> None:  # DH-13, DH-17
    hand = short_stack_all_in_before_the_flop(DRAW_HOLDEM)
    say(hand, "p2 swaps Kd", "p2 checks", "p3 keeps", "p3 checks")
    assert hand.view(None).fee == 140
    assert hand.view(None).swap_pot == 140


def test_collected_fees_raise_the_fee_of_the_next_street() -> None:  # DH-14
    hand = to_the_flop(table([1000] * 3))
    say(hand, "p1 swaps Ad", "p1 checks", "p2 swaps Kd", "p2 checks", "p3 keeps", "p3 checks")
    assert hand.view(None).fee == 90
    assert hand.view(None).pots == (Pot(90, (0, 1, 2)),)


def test_a_bet_that_goes_back_is_not_in_the_next_fee() -> None:  # TH-7, DH-12
    hand = everybody_keeps(table([1000, 100]))
    say(hand, "p2 calls", "p1 raises to 1000", "p2 calls")
    assert hand.view(None).fee == 200


# Who can pay


def test_less_than_the_fee_is_no_swap() -> None:  # DH-15
    hand = to_the_flop(table([39, 1000, 1000]))
    decision = bet_decision(hand.decision)  # 29 behind, the fee is 30
    assert decision.seat == 0
    assert decision.no_swap is NoSwap.TOO_DEAR


def test_the_last_chip_pays_and_puts_the_player_all_in_without_an_action() -> None:  # DH-15
    hand = to_the_flop(table([40, 1000, 1000]))
    assert swap_decision(hand.decision).takes_last_chip
    say(hand, "p1 swaps Ad")
    assert hand.view(None).seats[0].state == "all_in"
    assert swap_decision(hand.decision).seat == 1
    say(hand, "p2 keeps", "p2 bets to 20", "p3 keeps", "p3 folds")
    while hand.decision:
        hand.act(Keep())
    shown = {event.seat for event in hand.events if isinstance(event, HandShown)}
    assert shown == {0, 1}  # stays in for what was paid in before


def test_a_bet_against_a_last_chip_swapper_comes_back_as_far_as_nobody_matches_it() -> None:
    hand = to_the_flop(table([1000, 30]))  # DH-15
    say(hand, "p1 keeps", "p1 bets to 200", "p2 swaps Kd")
    assert BetReturned(0, 200) in hand.events


def test_in_the_first_round_the_last_chip_plays_because_it_is_a_bet() -> None:  # DH-15
    hand = table([1000, 1000, 5])
    say(hand, "p3 swaps Qd", "p1 keeps", "p2 keeps", "p1 calls", "p2 checks")
    assert hand.view(None).pots == (Pot(15, (0, 1, 2)), Pot(10, (0, 1)))


def test_in_the_first_round_less_than_the_fee_is_not_asked() -> None:  # DH-15
    assert asked_in_turn(table([1000, 1000, 4])) == [1, 2]


def test_an_all_in_player_cannot_swap_not_even_free_of_charge() -> None:  # DH-16
    assert asked_in_turn(table([5, 1000, 1000])) == [3, 2]  # the small blind is all-in


def test_the_others_still_can_when_somebody_is_all_in() -> None:  # DH-16
    hand = short_stack_all_in_before_the_flop(DRAW_HOLDEM)
    assert swap_decision(hand.decision).seat == 1


# The swap pot


def test_p1_swaps_p2_goes_all_in_p3_swaps() -> None:  # DH-17
    """Pot 30: player 1's fee is the main pot's, player 3's the swap pot's."""
    hand = to_the_flop(table([1000, 100, 1000]))
    say(hand, "p1 swaps Ad", "p1 checks", "p2 keeps", "p2 bets to 90", "p3 swaps Qd")
    assert swapped(hand) == [("flop", 1, 30, "line"), ("flop", 3, 30, "swap_pot")]
    say(hand, "p3 calls", "p1 calls")
    view = hand.view(None)
    assert (sum(pot.amount for pot in view.pots), view.swap_pot) == (30 + 30 + 270, 30)


def test_between_two_the_fee_goes_to_the_main_pot() -> None:  # DH-17
    hand = everybody_keeps(table([1000, 100]))
    say(hand, "p2 raises to 100", "p1 calls", "p1 swaps Ad")
    assert swapped(hand) == [("flop", 1, 200, "line")]
    assert hand.view(None).pots[0].amount == 400


def test_a_later_fold_moves_no_fee() -> None:  # DH-17
    hand = short_stack_all_in_before_the_flop(DRAW_HOLDEM)
    say(hand, "p2 swaps Kd", "p2 checks", "p3 keeps", "p3 folds")
    assert swapped(hand) == [("flop", 2, 140, "swap_pot")]
    assert hand.view(None).swap_pot == 140


def test_the_swap_pot_goes_whole_to_the_best_of_all_live_hands() -> None:  # DH-18
    """p1 is all-in for little, never swapped, and wins the swap pot of those who did."""
    hand = short_stack_all_in_before_the_flop(DRAW_HOLDEM)
    say(hand, "p2 swaps Kd", "p2 checks", "p3 swaps Qd", "p3 checks")
    while hand.decision:
        hand.act(Keep() if hand.decision.kind == "swap" else Check())
    assert SwapPotAwarded(280, ((0, 280),)) in hand.events
    assert hand.stacks[0] == 60 + 280


def split_hand(rules: Rules) -> Hand:
    """p1 (all-in for 20) and p2 hold ace-king alike, p3 less; p2 and p3 swap nothing that
    matters, p3 pays a fee of 140 into the swap pot and folds later."""
    hand = Hand(
        rules,
        regular(rules, (20, 1000, 1000)),
        LaidOut(["AhKs", "AsKh", "QdQc"], BOARD),
    )
    everybody_keeps(hand)
    say(hand, "p3 raises to 60", "p1 calls", "p2 calls")
    say(hand, "p2 keeps", "p2 checks", "p3 swaps Qd", "p3 checks")
    say(hand, "p2 keeps", "p2 bets to 10", "p3 keeps", "p3 folds")
    while hand.decision:
        hand.act(Keep())
    return hand


def test_equal_best_hands_share_the_swap_pot_by_what_they_collect() -> None:  # DH-19
    hand = split_hand(DRAW_HOLDEM)
    pots = [event for event in hand.events if isinstance(event, PotAwarded)]
    assert [event.shares for event in pots] == [((0, 30), (1, 30)), ((1, 80),)]
    assert SwapPotAwarded(140, ((0, 30), (1, 110))) in hand.events  # 30 and 110 of 140


def test_by_house_rule_they_share_it_equally() -> None:  # DH-19
    hand = split_hand(replace(DRAW_HOLDEM, swap_pot_split=SwapPotSplit.EQUAL))
    assert SwapPotAwarded(140, ((0, 70), (1, 70))) in hand.events


# All-in: late and direct showdown


def test_all_in_and_called_the_hand_goes_on_while_someone_can_swap() -> None:  # DH-20
    hand = everybody_keeps(table([10, 1000], ["AdAh", "KdKh"]))
    say(hand, "p2 calls")
    streets = []
    while hand.decision:
        assert not any(isinstance(event, HandShown) for event in hand.events)
        view = hand.view(None)
        assert all(seat.cards == (None, None) for seat in view.seats)  # hidden to the end
        streets.append(str(view.street))
        hand.act(Keep())
    assert streets == ["flop", "turn", "river"]
    assert {event.seat for event in hand.events if isinstance(event, HandShown)} == {0, 1}


def test_when_nobody_can_pay_the_board_is_dealt_at_once() -> None:  # DH-20
    hand = everybody_keeps(table([100, 150]))
    say(hand, "p2 raises to 100", "p1 calls")
    assert hand.over  # 50 behind, the fee would be 200
    assert sum(isinstance(event, BoardDealt) for event in hand.events) == 3


def shown_before(hand: Hand, street: Street) -> list[int]:
    """Who has shown before a street's cards came."""
    events = list(hand.events)
    dealt = next(
        place
        for place, event in enumerate(events)
        if isinstance(event, BoardDealt) and event.street is street
    )
    return [event.seat + 1 for event in events[:dealt] if isinstance(event, HandShown)]


def test_hands_are_shown_before_a_board_on_which_nobody_can_swap() -> None:  # TH-11, DH-20
    hand = everybody_keeps(table([100, 150]))
    say(hand, "p2 raises to 100", "p1 calls")
    assert shown_before(hand, Street.FLOP) == [2, 1]  # the last to raise first


def test_hands_stay_hidden_until_nobody_can_pay_for_a_swap_any_more() -> None:  # TH-11, DH-20
    """20 in the pot and 45 behind: one swap, and the next would cost 40."""
    hand = everybody_keeps(table([10, 55], [ACES, KINGS]))
    say(hand, "p2 calls", "p2 swaps Kd")
    assert hand.over
    assert shown_before(hand, Street.FLOP) == []
    assert shown_before(hand, Street.TURN) == [1, 2]


def test_two_with_chips_go_on_betting_beside_an_all_in_player() -> None:  # DH-20
    hand = short_stack_all_in_before_the_flop(DRAW_HOLDEM)
    say(hand, "p2 keeps", "p2 bets to 40", "p3 keeps", "p3 calls")
    assert hand.view(None).street == "turn"


def test_all_in_for_ten_becomes_forty() -> None:  # DH-21
    """The texts' example: P1 is all-in for 10, P2 calls with plenty behind, the pot is 20; P2 may
    swap on each street for 20, does so on the river; P1 has the better hand and wins 40."""
    hand = everybody_keeps(table([10, 1000], [ACES, KINGS]))
    say(hand, "p2 calls")
    for fee in (20, 20):
        assert swap_decision(hand.decision).fee == fee
        say(hand, "p2 keeps")
    assert swap_decision(hand.decision).fee == 20
    say(hand, "p2 swaps Kd")
    assert hand.stacks == (40, 970)


# Where the texts are silent


def test_neither_line_nor_swap_pot_count_for_the_size_of_a_pot_limit_bet() -> None:  # DH-22
    rules = replace(DRAW_HOLDEM, structure=Structure.POT_LIMIT)
    hand = say(to_the_flop(table([1000] * 3, rules=rules)), "p1 swaps Ad")
    assert bet_decision(hand.decision).max_to == 30
    say(hand, "p1 checks", "p2 keeps", "p2 checks", "p3 keeps", "p3 checks", "p1 keeps")
    assert bet_decision(hand.decision).max_to == 60  # a collected fee does count


def test_the_fee_of_the_first_round_counts_it_is_a_bet() -> None:  # DH-22
    rules = replace(DRAW_HOLDEM, structure=Structure.POT_LIMIT)
    hand = say(table([1000] * 3, rules=rules), "p3 swaps Qd", "p1 keeps", "p2 keeps")
    assert bet_decision(hand.decision).max_to == 10 + (20 + 5)


def swapping_all_the_time(deck: OrderedDeck | SecretDeck, seats: int = 10) -> Hand:
    """Everybody swaps whenever possible, nobody bets."""
    hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (100_000,) * seats), deck)
    while (decision := hand.decision) is not None:
        if decision.kind == "swap":
            hand.act(Swap(swap_decision(decision).cards[0]))
        else:
            hand.act(Check() if bet_decision(decision).may_check else Call())
    return hand


def test_ten_who_swap_all_the_time_need_a_second_deck_of_what_is_out_of_play() -> None:  # DH-23
    hand = swapping_all_the_time(SecretDeck(b"ten"))
    dealt = 0
    for event in hand.events:
        if isinstance(event, DeckReshuffled):
            break
        dealt += {"HoleCardsDealt": 20, "Burned": 1, "CardSwapped": 1}.get(type(event).__name__, 0)
        dealt += len(event.cards) if isinstance(event, BoardDealt) else 0
    assert dealt == 51  # the last card is never dealt
    reshuffled = [event.cards for event in hand.events if isinstance(event, DeckReshuffled)]
    # with the last card, but neither the hands nor the board so far nor the card being swapped
    assert reshuffled == [52 - 20 - len(board_before_the_reshuffle(hand))]


def board_before_the_reshuffle(hand: Hand) -> list[Card]:
    board: list[Card] = []
    for event in hand.events:
        if isinstance(event, DeckReshuffled):
            break
        if isinstance(event, BoardDealt):
            board += event.cards
    return board


def test_the_card_being_swapped_is_not_in_the_new_deck() -> None:  # DH-23
    order = tuple(FULL_DECK)
    hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (100_000,) * 10), OrderedDeck(order))
    out: list[Card] = []
    last_card = order[51]
    while (decision := hand.decision) is not None:
        if decision.kind != "swap":
            hand.act(Check() if bet_decision(decision).may_check else Call())
            continue
        before = {*out, last_card}
        given_up = swap_decision(decision).cards[0]
        for event in hand.act(Swap(given_up)):
            if isinstance(event, DeckReshuffled):
                new = hand.view(decision.seat).own_cards
                assert set(new) & {*before, *order} == set(new)
                assert given_up not in new
        out.append(given_up)
    assert DeckReshuffled in {type(event) for event in hand.events}


def test_nobody_holds_a_card_twice_after_a_reshuffle() -> None:  # DH-23
    hand = swapping_all_the_time(SecretDeck(b"again"))
    held = [each for seat in range(10) for each in hand.view(seat).own_cards]
    in_play = [*held, *hand.view(None).board]
    assert len(set(in_play)) == len(in_play) == 25


def test_without_swaps_it_is_texas_holdem_hand_for_hand() -> None:  # DH-24
    plain = Hand(
        DRAW_HOLDEM.with_rule("swaps", "off"),
        regular(TEXAS_HOLDEM, (100, 200, 300)),
        SecretDeck(b"same"),
    )
    texas = Hand(TEXAS_HOLDEM, plain.setup, SecretDeck(b"same"))
    while plain.decision:
        assert plain.decision == texas.decision
        action = Check() if bet_decision(plain.decision).may_check else Call()
        assert list(plain.act(action)) == list(texas.act(action))
    assert texas.over


def test_the_events_say_where_every_fee_went() -> None:  # DH-14, DH-17
    hand = to_the_flop(table([1000, 100, 1000]))
    say(hand, "p1 swaps Ad", "p1 checks", "p2 keeps", "p2 bets to 90", "p3 swaps Qd", "p3 calls")
    say(hand, "p1 calls")
    held = [event.held for event in hand.events if isinstance(event, CardSwapped)]
    assert held == [Held.LINE, Held.SWAP_POT]
    assert FeesCollected(main=30, swap_pot=30) in hand.events
    assert [type(event) for event in hand.events].count(BetsCollected) == 2

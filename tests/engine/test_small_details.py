"""Small details of the rules that the other tests would let slip.

Each test here pins one detail that could be changed in the engine without any clause test
noticing: a reason that is given, an event that is written down, an exact boundary, a table on
which nobody has posted anything.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from tableau import (
    LaidOut,
    bet_decision,
    check_down,
    draw_decision,
    everybody_stands_pat,
    openers_shown,
    say,
    shown,
    swap_decision,
    texas,
)

from drawholdem_tui.engine.decisions import NoRaise, NoSwap
from drawholdem_tui.engine.events import (
    BetReturned,
    Checked,
    HandEnded,
    OpenersSplit,
    PotCarried,
    Street,
    SwapPotAwarded,
)
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.pots import Pot
from drawholdem_tui.engine.rules import (
    DRAW_HOLDEM,
    DRAW_POKER,
    DRAW_POKER_CASINO,
    TEXAS_HOLDEM,
    Opening,
    Rules,
    Stakes,
    Structure,
)
from drawholdem_tui.engine.setup import Setup, regular

# Changes that no test can notice, because no hand comes out differently:
#
# pots.py
# - `Pot`, frozen or not, with slots or without: nobody writes to a pot.
# - `unmatched`, giving 0 for `None`: the only caller asks whether there is anything.
# - `layers`, keeping a level of nothing: it needs a live player with nothing in the pots and no
#   dead money, and who is all-in without having paid in has paid dead money.
#
# betting.py
# - `_bet_or_drop`, not asking whether the price is 0: in pass and out there are no blinds, so
#   whoever owes nothing after a bet has spoken and is not asked again.
# - `_highest_bet_beside`, own bet included: a bet is never below itself.
# - `offers_swap`, without `or 0` or with `or 1`: it is called only where there is a fee, and
#   who is able has at least one chip for a fee of nothing.
# - `offers_swap`, giving `None` for `False`: only its truth is looked at.
# - `_lift`, `>` for `>=`: a raise of exactly the last full size sets that size again.
# - `betting_round`, `silent <= seats` or `silent = 0`: one more seat is passed, which has
#   spoken and matched, or has nothing to say as before.
#
# showdown.py
# - `finish`, any other strength for the only player left: it is compared with nothing.
# - `show`, not asking in which pots a better hand is: hands are hidden only where nobody
#   is all-in, and then everybody live is in the one pot.
#
# swapping.py
# - `first_round_order`, not turning the seats to the left of the last blind, or not asking whether
#   there are blinds (seven changes of these three lines): where there are swaps there are blinds;
#   they have the lowest seats, and go to the end anyway.
#
# draw_poker.py
# - `first_interval`, 0 for no aggressor with blinds: without an opener seat 0 shows first anyway.
# - `Openers`, not asking whether the opener has dropped: who has not has no cards among the folded.
# - `the_draw`, `if split` alone: only openers can be split.
# - `second_interval`, not asking for blinds: with blinds there is no opener to start.
# - `first_to_show`, not asking again whether there is an opener: who is none is gone.

BOARD = "2c7d9h4s3d"
HOLES = ["AdAh", "KdKh", "QdQh", "JdJh"]
FIXED = replace(TEXAS_HOLDEM, structure=Structure.FIXED_LIMIT)

ACES, KINGS, QUEENS = "AsAh2c3c4c", "KsKh7c8c9c", "QsQh2d3d4d"
NOTHING, LITTLE = "Ac9h7d4h2h", "Th8d6c5s3h"
ANYTHING = replace(DRAW_POKER, opening=Opening.ANYTHING)
BLINDS = replace(DRAW_POKER, stakes=Stakes.BLINDS, ante=0)


def draw_holdem(stacks: list[int]) -> Hand:
    """A Draw-Holdem hand on a board of nothing; aces, kings, queens, jacks in turn."""
    setup = regular(DRAW_HOLDEM, tuple(stacks))
    return Hand(DRAW_HOLDEM, setup, LaidOut(HOLES[: len(stacks)], BOARD))


def draw_poker(
    holes: list[str], rules: Rules = DRAW_POKER, stacks: list[int] | None = None
) -> Hand:
    setup = regular(rules, tuple(stacks or [1000] * len(holes)))
    return Hand(rules, setup, LaidOut(holes))


# What is asked, and why something is not on offer


def test_where_no_raise_is_on_offer_it_has_no_bounds() -> None:  # TH-6
    decision = bet_decision(say(texas([900, 900, 100]), "p3 raises to 100", "p1 folds").decision)
    assert decision.no_raise is NoRaise.NOBODY_CAN_CALL
    assert (decision.min_to, decision.max_to) == (0, 0)


@pytest.mark.parametrize("stack", [300, 200])
def test_whoever_calls_with_everything_cannot_raise_and_is_told_why(stack: int) -> None:  # TH-6
    decision = bet_decision(say(texas([stack, 900, 900]), "p3 raises to 300").decision)
    assert decision.seat == 0
    assert decision.no_raise is NoRaise.CALLING_IS_ALL_IN


def test_in_fixed_limit_exactly_half_a_bet_all_in_reopens() -> None:  # TH-5
    hand = texas([500, 500, 25], rules=FIXED)
    say(hand, "p3 calls", "p1 calls", "p2 checks", "p1 bets to 10", "p2 calls", "p3 raises to 15")
    decision = bet_decision(hand.decision)
    assert (decision.seat, decision.to_call) == (0, 5)
    assert (decision.no_raise, decision.min_to) == (None, 25)


def test_a_game_without_swaps_says_so() -> None:  # DH-24
    for hand in texas([100] * 3), draw_poker([ACES, KINGS]):
        assert bet_decision(hand.decision).no_swap is NoSwap.NOT_IN_THIS_GAME


def test_who_kept_and_then_bet_the_fee_away_has_had_the_turn() -> None:  # DH-10
    hand = say(draw_holdem([90, 1000, 1000]), "p3 keeps", "p1 keeps", "p2 keeps")
    say(hand, "p3 calls", "p1 calls", "p2 checks")
    say(hand, "p1 keeps", "p1 bets to 60", "p2 keeps", "p2 raises to 200", "p3 keeps", "p3 folds")
    decision = bet_decision(hand.decision)
    assert (decision.seat, decision.stack, hand.view(None).fee) == (0, 20, 30)
    assert decision.no_swap is NoSwap.TURN_IS_OVER  # and not: too dear


def test_a_stack_of_exactly_the_fee_is_not_too_little() -> None:  # DH-15
    hand = say(draw_holdem([40, 1000, 1000]), "p3 keeps", "p1 keeps", "p2 keeps")
    say(hand, "p3 calls", "p1 calls", "p2 checks")
    choice = swap_decision(hand.decision)
    assert choice.takes_last_chip
    assert choice.then is not None
    assert choice.then.no_swap is NoSwap.TURN_IS_OVER
    say(hand, "p1 keeps")
    assert hand.decision == choice.then


def test_before_the_flop_keeping_is_followed_by_the_next_players_choice() -> None:  # DH-4
    assert swap_decision(draw_holdem([1000] * 3).decision).then is None


# What is written down


def test_a_check_is_written_down() -> None:  # TH-6
    hand = say(texas([100, 100]), "p2 calls", "p1 checks")
    assert Checked(0) in hand.events


def test_nothing_comes_back_where_every_bet_is_matched() -> None:  # TH-7
    hand = say(texas([100, 100], HOLES[:2], BOARD), "p2 raises to 30", "p1 calls")
    check_down(hand)
    assert not any(isinstance(event, BetReturned) for event in hand.events)


def test_a_lost_fee_above_every_live_bet_belongs_to_the_last_pot() -> None:  # DH-7, TH-8
    """Both blinds are all-in for less than the fee that p3 has paid before folding."""
    hand = say(draw_holdem([3, 2, 1000, 1000]), "p3 swaps Qd", "p4 keeps", "p3 folds", "p4 folds")
    assert hand.view(None).pots == (Pot(6, (0, 1)), Pot(4, (0,)))
    assert not any(isinstance(event, BetReturned) for event in hand.events)
    assert hand.stacks == (10, 0, 995, 1000)


def test_without_a_swap_pot_none_is_awarded() -> None:  # DH-18
    hand = say(draw_holdem([1000] * 3), "p3 swaps Qd", "p1 keeps", "p2 keeps")
    say(hand, "p3 folds", "p1 folds")
    assert not any(isinstance(event, SwapPotAwarded) for event in hand.events)


def test_a_holdem_hand_ends_with_its_stacks_and_carries_nothing() -> None:  # TH-10
    hand = say(texas([1000] * 3), "p3 folds", "p1 folds")
    assert hand.events[-1] == HandEnded((995, 1005, 1000), carried=0)


def test_a_passed_in_hand_ends_with_its_stacks_and_what_it_carries() -> None:  # DP-5
    hand = say(draw_poker([NOTHING, LITTLE]), "p1 checks", "p2 checks")
    assert hand.events[-2:] == [PotCarried(10), HandEnded((995, 995), carried=10)]


def test_a_draw_poker_hand_that_was_won_carries_nothing() -> None:  # DP-5
    hand = say(draw_poker([KINGS, ACES]), "p1 bets to 10", "p2 folds")
    assert hand.events[-1] == HandEnded((1005, 995), carried=0)


# Nobody has posted anything


def test_without_blinds_left_of_the_button_opens_for_at_least_the_big_blind() -> None:  # TH-6
    hand = texas([], HOLES[:3], BOARD, setup=Setup((100, 100, 100)))
    decision = bet_decision(hand.decision)
    assert (decision.seat, decision.price, decision.to_call) == (0, 0, 0)
    assert (decision.may_check, decision.min_to) == (True, 10)


def test_a_hand_for_nothing_is_shown_down_like_any_other() -> None:  # TH-8, TH-9
    hand = texas([], ["QdQh", "KdKh", "AdAh"], BOARD, setup=Setup((100, 100, 100)))
    check_down(hand)
    assert hand.view(None).pots == (Pot(0, (0, 1, 2)),)
    assert shown(hand) == [1, 2, 3]
    assert hand.stacks == (100, 100, 100)


# Draw poker


def test_all_in_before_the_draw_the_opener_shows_first_and_not_who_raised() -> None:  # DP-14
    hand = draw_poker([NOTHING, KINGS, QUEENS], stacks=[500] * 3)
    say(hand, "p1 checks", "p2 bets to 10", "p3 raises to 495", "p1 calls", "p2 calls")
    everybody_stands_pat(hand)
    assert shown(hand) == [2, 3, 1]


def test_all_in_before_the_draw_with_blinds_the_left_of_the_dealer_shows_first() -> None:  # DP-14
    hand = draw_poker([ACES, KINGS, QUEENS], BLINDS, [500] * 3)
    say(hand, "p3 raises to 500", "p1 calls", "p2 calls")
    everybody_stands_pat(hand)
    assert shown(hand) == [1, 2, 3]


def test_if_the_opener_is_gone_the_left_of_the_dealer_shows_first() -> None:  # DP-14
    hand = draw_poker([NOTHING, KINGS, QUEENS])
    say(hand, "p1 checks", "p2 bets to 10", "p3 calls", "p1 calls")
    everybody_stands_pat(hand)
    say(hand, "p2 folds", "p3 checks", "p1 checks")
    assert shown(hand) == [1, 3]


def test_whoever_is_left_before_anybody_opened_takes_the_pot() -> None:  # DP-5, TH-10
    hand = say(draw_poker([KINGS, ACES, NOTHING]), "p1 checks", "p2 folds", "p3 folds")
    assert hand.over
    assert (hand.stacks, hand.carried) == ((1010, 995, 995), 0)


@pytest.mark.parametrize("rules", [ANYTHING, DRAW_POKER_CASINO], ids=["anything", "pass_and_out"])
def test_where_any_hand_opens_nothing_is_split_and_nothing_proved(rules: Rules) -> None:  # DP-6
    hand = say(draw_poker([LITTLE, ACES], rules), "p1 bets to 10", "p2 calls")
    assert not draw_decision(hand.decision).opener
    say(hand, "p1 draws Th", "p2 stands pat", "p1 bets to 50", "p2 folds")
    assert not any(isinstance(event, OpenersSplit) for event in hand.events)
    assert openers_shown(hand) == []


def test_with_blinds_nobody_opens_and_nothing_is_proved() -> None:  # DP-4, DP-6
    hand = say(draw_poker([ACES, KINGS, QUEENS], BLINDS), "p3 folds", "p1 calls", "p2 checks")
    assert not draw_decision(hand.decision).opener
    everybody_stands_pat(hand)
    say(hand, "p1 bets to 50", "p2 folds")
    assert openers_shown(hand) == []


def test_the_proof_is_what_was_kept_and_tells_no_discard() -> None:  # DP-6, DP-9
    """Kings and sevens open; the sevens go, the kings still prove it."""
    hand = say(draw_poker(["KsKh7c7d9c", ACES]), "p1 bets to 10", "p2 calls")
    say(hand, "p1 draws 7c7d", "p2 stands pat", "p1 bets to 50", "p2 folds")
    assert openers_shown(hand) == [(1, "KsKh")]


def test_while_cards_are_drawn_it_is_the_draw() -> None:  # DP-7
    hand = draw_poker([ACES, KINGS])
    assert hand.view(None).street is Street.PREFLOP
    say(hand, "p1 bets to 10", "p2 calls")
    assert hand.view(None).street is Street.DRAW

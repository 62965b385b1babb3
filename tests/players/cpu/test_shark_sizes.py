"""How much somebody puts in says what it is put in with, without an end."""

from __future__ import annotations

from itertools import pairwise

import pytest

from drawholdem_tui.engine.actions import Action, Call, Fold, Keep, RaiseTo
from drawholdem_tui.engine.cards import FULL_DECK, card
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, TEXAS_HOLDEM, Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu.shark.outlook import outlook
from drawholdem_tui.players.cpu.shark.reading import hands_of
from drawholdem_tui.players.cpu.shark.shark import Shark

WAYS = 12
DEEP = 1000  # a hundred big blinds
FLOP = ("3h", "9s", "6s", "2d")  # burned, and the board


def dealt(hole: str, *more: str, rules: Rules = TEXAS_HOLDEM, stack: int = DEEP) -> Hand:
    """Hole cards by seat, ``AhKd QsQd``; then what comes from the deck."""
    hands = [(card(each[:2]), card(each[2:])) for each in hole.split()]
    order = [first for first, _ in hands] + [second for _, second in hands]
    order += map(card, more)
    order += [each for each in FULL_DECK if each not in order]
    return Hand(rules, regular(rules, (stack,) * len(hands)), OrderedDeck(tuple(order)))


def best_of_ten(hand: Hand, reader: int, of: int) -> float:
    """How much of what somebody may hold is of the best tenth, to somebody else."""
    view = hand.view(reader)
    weights, places = hands_of(view, of, WAYS), outlook(view.board, WAYS).places
    best = [weight for weight, place in zip(weights, places, strict=True) if place >= 0.9]
    return sum(best) / sum(weights)


def answers(hand: Hand, times: int = 20) -> list[Action]:
    decision = hand.decision
    assert decision
    view, shark = hand.view(decision.seat), Shark(quick=True)
    return [shark.decide(view, decision, Chance(7919 * seed)) for seed in range(times)]


@pytest.mark.parametrize("seats", [2, 6])
def test_the_larger_the_raise_before_the_flop_the_better_the_hands(seats: int) -> None:
    """On the button: under the gun of six there are few that are raised at all."""
    hole = "2c3d 2d3c AhKd 9h9d 8h8d 7h7d"
    found = []
    for to in (25, 100, 250, 500, 1000):
        hand = dealt(" ".join(hole.split()[:seats]))
        hand.play([Fold()] * (seats - 3))
        raiser = hand.decision.seat if hand.decision else 0
        hand.act(RaiseTo(to))
        found.append(best_of_ten(hand, (raiser + 1) % seats, raiser))
    # until hardly any other hands are left
    assert all(more > less + 0.01 or less > 0.85 for less, more in pairwise(found)), found


def test_the_larger_the_bet_on_a_board_the_better_the_hands() -> None:
    found = []
    for to in (25, 50, 150, 450, 950):
        hand = dealt("KcQd Jc4h", *FLOP)
        hand.play([RaiseTo(25), Call(), RaiseTo(to)])
        found.append(best_of_ten(hand, 1, 0))
    assert all(more > less + 0.01 for less, more in pairwise(found)), found
    assert found[-1] > 0.6, found


def test_a_raise_is_no_larger_than_what_the_others_can_match() -> None:
    """A thousand into stacks of a hundred is a hundred."""
    hands = []
    for to in (100, 1000):
        setup = regular(TEXAS_HOLDEM, (100, 1000))
        hand = Hand(TEXAS_HOLDEM, setup, OrderedDeck(FULL_DECK))
        hand.act(RaiseTo(to))
        hands.append(hands_of(hand.view(0), 1, WAYS))
    assert hands[0] == hands[1]


@pytest.mark.parametrize("share", [0.75, 1.0, 2.0, 5.0])
def test_a_street_may_have_any_number_of_raises(share: float) -> None:
    """The fourth of three quarters of the pot divided by nothing; from a whole pot on the better
    hands were the less likely."""
    hand = dealt("KcQd Jc4h", *FLOP, stack=10**9)
    hand.play([RaiseTo(25), Call()])
    for number in range(1, 7):
        decision = hand.decision
        assert decision
        view = hand.view(decision.seat)
        price = max(seat.bet for seat in view.seats)
        lies = view.to_win + price - view.seats[decision.seat].bet
        hand.act(RaiseTo(round(price + share * lies)))
        other = 1 - decision.seat
        weights = hands_of(hand.view(other), 1 - other, WAYS)
        places = outlook(view.board, WAYS).places
        by_place = sorted((p, w) for p, w in zip(places, weights, strict=True) if w and p >= 0)
        tenth = len(by_place) // 10
        worst, best = (sum(w for _, w in part) for part in (by_place[:tenth], by_place[-tenth:]))
        assert best > worst, (share, number)
        assert answers(hand, 1)


@pytest.mark.parametrize("hole", ["Ks9h", "QcTd", "8h8c"])
def test_a_hundred_blinds_are_not_called_with_what_calls_three(hole: str) -> None:
    """A bot of two numbers won 164 in a hundred hands: it put everything in with the best tenth."""
    for to, calls in ((30, True), (1000, False)):
        hand = dealt(f"{hole} AhKd", rules=DRAW_HOLDEM)
        hand.play([Keep(), Keep(), RaiseTo(to)])
        goes_on = 20 - answers(hand).count(Fold())
        assert goes_on >= 10 if calls else goes_on == 0, (to, goes_on)


def test_everything_behind_a_small_pot_is_called_with_very_good_hands_alone() -> None:
    for hole, least, most in (("AcTd", 0, 0), ("Ac9d", 0, 4), ("9c9d", 20, 20)):
        hand = dealt(f"KcQd {hole}", *FLOP)
        hand.play([RaiseTo(25), Call(), RaiseTo(975)])
        goes_on = 20 - answers(hand).count(Fold())
        assert least <= goes_on <= most, (hole, goes_on)

"""The coach: what it knows, what it makes of it, and what it says of a finished hand."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest
from permuted import again, with_hidden_cards_permuted

from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import FULL_DECK, cards
from drawholdem_tui.engine.decisions import BetDecision, DrawDecision, SwapDecision
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, DRAW_POKER, TEXAS_HOLDEM, Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.players.coach.advice import advice, stakes_of, thinking
from drawholdem_tui.players.coach.review import dearest, reviewed
from drawholdem_tui.players.cpu.random_choice import any_action
from drawholdem_tui.players.final_pot import final_pot
from drawholdem_tui.players.odds.facing import Stake
from drawholdem_tui.players.odds.price import Call as PricedCall
from drawholdem_tui.players.odds.price import Grade
from drawholdem_tui.words.advice.coach import coach_says
from drawholdem_tui.words.advice.sentences_of_bets import FOLD, FOLD_FOR_NOW
from drawholdem_tui.words.advice.which_reason import why_call
from drawholdem_tui.words.cards import letters

# nobody's hidden cards say what is legal
ANYTHING_OPENS = DRAW_POKER.with_rule("opening", "anything")


def dealt(rules: Rules, first: str = "", seats: int = 3, stack: int = 1_000) -> Hand:
    """A hand whose deck begins with these cards."""
    begun = cards(first)
    rest = [card for card in FULL_DECK if card not in begun]
    Random(1).shuffle(rest)
    return Hand(rules, regular(rules, (stack,) * seats), OrderedDeck((*begun, *rest)))


def to_the_flop(hand: Hand) -> Hand:
    while hand.decision is not None and not hand.view(None).board:
        decision = hand.decision
        if isinstance(decision, SwapDecision):
            hand.act(Keep())
        elif isinstance(decision, BetDecision):
            hand.act(Call() if decision.may_call else Check())
    return hand


def test_at_a_swap_each_choice_is_priced() -> None:
    hand = to_the_flop(dealt(DRAW_HOLDEM))
    assert isinstance(hand.decision, SwapDecision)
    told = advice(hand.view(hand.decision.seat), hand.decision)
    assert told.verdict is not None
    assert [each.do for each in told.verdict.choices] == [
        Keep(),
        *map(Swap, hand.decision.cards),
    ]
    assert told.fee == hand.decision.fee == 30
    assert told.keep == told.verdict.choices[0].chances.share


def test_before_the_flop_the_fee_is_a_bet_that_whoever_plays_on_would_make() -> None:  # DH-5
    hand = dealt(DRAW_HOLDEM, seats=4)
    assert isinstance(hand.decision, SwapDecision)
    assert hand.decision.fee == 5
    told = advice(hand.view(hand.decision.seat), hand.decision)
    assert told.fee == 0


def paid_chance(seats: int, hand: str) -> tuple[Hand, SwapDecision]:
    """The first to speak has posted nothing, and holds this hand."""
    mine = cards(hand)
    for place in range(seats):
        deck = [card for card in FULL_DECK if card not in mine]
        deck.insert(place, mine[0])
        deck.insert(seats + place, mine[1])
        found = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (1_000,) * seats), OrderedDeck(tuple(deck)))
        decision = found.decision
        if isinstance(decision, SwapDecision) and set(decision.cards) == set(mine):
            return found, decision
    raise AssertionError(hand)


@pytest.mark.parametrize(
    ("hand", "best"), [("As2d", "2d"), ("AsAd", ""), ("7s2d", ""), ("Th9h", "")]
)
def test_before_the_flop_a_fee_is_paid_for_a_hand_that_will_be_played(
    hand: str, best: str
) -> None:  # DH-5
    found, decision = paid_chance(3, hand)
    told = advice(found.view(decision.seat), decision)
    assert told.verdict is not None
    keep, *swaps = told.verdict.choices
    assert told.best == (Swap(cards(best)[0]) if best else Keep())
    assert [each.fee for each in swaps] == [5, 5]
    assert keep.pot == swaps[0].pot == 25  # blinds and the call, of which the fee is a part
    assert told.verdict.folds == (hand in {"7s2d", "Th9h"})


def test_a_swap_that_costs_part_of_the_call_leaves_less_to_call_with() -> None:  # DH-15, TH-7
    hand = to_the_flop(dealt(DRAW_HOLDEM, stack=60))
    assert isinstance(hand.decision, SwapDecision)
    assert hand.decision.fee == 30
    hand.act(Keep())
    hand.act(RaiseTo(50))
    assert isinstance(hand.decision, SwapDecision)
    found = stakes_of(hand.view(hand.decision.seat), hand.decision)
    assert found is not None
    keep, swap, _ = found
    assert keep == Stake(0, 50, 130)
    assert swap == Stake(30, 20, 100)  # 30 of the bet go back


def test_where_nobody_has_bet_there_is_nothing_to_fold_to() -> None:
    hand = to_the_flop(dealt(DRAW_HOLDEM))
    assert isinstance(hand.decision, SwapDecision)
    assert stakes_of(hand.view(hand.decision.seat), hand.decision) is None
    blinds = dealt(DRAW_HOLDEM, seats=2)  # DH-6
    assert isinstance(blinds.decision, SwapDecision)
    assert stakes_of(blinds.view(blinds.decision.seat), blinds.decision) is None


def test_facing_a_bet_the_worth_of_a_swap_is_that_of_the_call_after_it() -> None:
    hand = to_the_flop(dealt(DRAW_HOLDEM, "2s2h7sKdKc7d"))
    hand.act(Keep())
    hand.act(RaiseTo(30))
    decision = hand.decision
    assert isinstance(decision, SwapDecision)
    told = advice(hand.view(decision.seat), decision)
    assert told.verdict is not None
    keep = told.verdict.choices[0]
    hand.act(Keep())
    assert isinstance(hand.decision, BetDecision)
    call = advice(hand.view(decision.seat), hand.decision).call
    assert call is not None
    assert keep.value == pytest.approx(max(0, call.value), abs=3 * (keep.error + call.error))


def test_first_advice_comes_before_better_advice() -> None:
    hand = to_the_flop(dealt(DRAW_HOLDEM))
    assert hand.decision is not None
    first, *_, last = thinking(hand.view(hand.decision.seat), hand.decision)
    assert first.chances.error > last.chances.error


def test_the_final_pot_is_what_lies_there_and_half_of_it_a_street() -> None:
    hand = to_the_flop(dealt(DRAW_HOLDEM))
    pot = final_pot(hand.view(0))
    assert pot.now == 30
    assert pot.amount == round(30 * 1.5**3)
    short = to_the_flop(dealt(DRAW_HOLDEM, stack=12))
    assert final_pot(short.view(0)).amount == 30 + 2 * 2  # two stacks of two are left


def test_what_opponents_have_to_call_belongs_to_the_final_pot() -> None:
    hand = to_the_flop(dealt(TEXAS_HOLDEM))
    hand.act(RaiseTo(30))
    assert hand.decision is not None
    view = hand.view(hand.decision.seat)
    pot = final_pot(view, own_call=30)
    assert pot.now == 60
    assert pot.amount == round((60 + 30 + 30) * 1.5**2)


def test_a_call_is_priced_by_what_it_has_to_win() -> None:
    hand = to_the_flop(dealt(TEXAS_HOLDEM))
    hand.act(RaiseTo(30))
    assert isinstance(hand.decision, BetDecision)
    told = advice(hand.view(hand.decision.seat), hand.decision)
    assert told.call is not None
    assert told.call.odds == pytest.approx(30 / 90)
    assert told.call.value == pytest.approx(told.keep * 90 - 30)


@pytest.mark.parametrize(
    ("own", "what"),
    [
        ("AsAdAhAc", "Bet: "),
        ("AsAdJhJc", "Bet or check: it matters little. "),
        ("7s7d2h2c", "Check for free: "),
    ],
)
def test_where_nobody_has_bet_the_hand_is_held_beside_an_average_one(own: str, what: str) -> None:
    """What a bet is worth depends on the others; who is ahead of them is told all the same."""
    hand = to_the_flop(dealt(TEXAS_HOLDEM, f"{own}KhQs9d4s5c8h", seats=2))
    assert isinstance(hand.decision, BetDecision)
    told = advice(hand.view(hand.decision.seat), hand.decision)
    longest, short = coach_says(told, hand.decision, letters)
    assert longest.startswith(what)
    for said in (longest, short):
        assert "50%" in said
        assert f"{told.keep:.0%}" in said


def test_in_the_big_blind_it_speaks_of_a_raise_as_the_key_does() -> None:
    """The blind is a bet."""
    for own, what in (("AsAd7h2c", "Raise: "), ("7s3d2h2c", "Check for free: ")):
        first, other = own[:4], own[4:]
        order = f"{first[:2]}{other[:2]}{first[2:]}{other[2:]}"
        hand = dealt(TEXAS_HOLDEM, order, seats=2)
        hand.act(Call())
        assert isinstance(hand.decision, BetDecision)
        told = advice(hand.view(hand.decision.seat), hand.decision)
        longest = coach_says(told, hand.decision, letters)[0]
        assert longest.startswith(what)
        assert "bet" not in longest.lower()


def test_no_later_bet_makes_up_for_a_hand_that_cannot_win() -> None:
    never, seldom = PricedCall(0.05, -20.0, 0.1), PricedCall(0.20, -8.0, 0.1)
    assert why_call(never, 0.0, 20, 400, later=100)[0] is FOLD
    reason, values = why_call(seldom, 0.16, 40, 200, later=100)
    assert (reason, values["more"]) == (FOLD_FOR_NOW, "50")  # 0.16 of 250 is the 40 to call


@pytest.mark.parametrize("seats", [4, 6, 9])
def test_the_first_to_speak_is_counted_against_those_who_have_chips_in_front(seats: int) -> None:
    """At a large table it plays about as many hands as at a small one: whoever sits behind without
    a chip pays for coming along."""
    for own, folds in ((cards("AsKd"), False), (cards("7s2c"), True)):
        others = iter(card for card in FULL_DECK if card not in own)
        order = [
            own[turn] if seat == 2 else next(others) for turn in range(2) for seat in range(seats)
        ]
        setup = regular(DRAW_HOLDEM, (1_000,) * seats)
        hand = Hand(DRAW_HOLDEM, setup, OrderedDeck((*order, *others)))
        assert isinstance(hand.decision, SwapDecision)
        told = advice(hand.view(2), hand.decision)
        assert told.opponents == 2
        assert told.verdict is not None
        assert told.verdict.folds is folds


def test_at_a_draw_every_legal_set_of_discards_is_priced() -> None:
    hand = dealt(ANYTHING_OPENS)
    while not isinstance(hand.decision, DrawDecision):
        assert isinstance(hand.decision, BetDecision)
        view = hand.view(hand.decision.seat)
        assert 0 < advice(view, hand.decision, samples=200).keep < 1
        hand.act(Check())
    told = advice(hand.view(hand.decision.seat), hand.decision, samples=200)
    assert told.verdict is not None
    assert len(told.verdict.choices) == 32
    hand.act(told.verdict.best.do)


@pytest.mark.parametrize("rules", [DRAW_HOLDEM, ANYTHING_OPENS])
def test_hidden_cards_change_nothing_that_the_coach_says(rules: Rules) -> None:
    for seed in range(12):
        rng = Random(seed)
        hand = dealt(rules, seats=4)
        for _ in range(rng.randrange(12)):
            if hand.decision is not None:
                hand.act(any_action(hand.decision, rng))
        if hand.decision is None:
            continue
        seat = hand.decision.seat
        other = again(hand, with_hidden_cards_permuted(hand, seat, seed))
        assert other.decision is not None
        before = advice(hand.view(seat), hand.decision, samples=200)
        after = advice(other.view(seat), other.decision, samples=200)
        assert before == after


# A finished hand


def swapped_away(keep_best: bool) -> Hand:
    """Heads-up with aces on a dry board; the one plays on, the other breaks them for a fee."""
    # the big blind gets the first card
    hand = dealt(DRAW_HOLDEM, "AsKcAdQh", seats=2)
    hand = to_the_flop(hand)
    held = {seat: hand.view(seat).own_cards for seat in range(2)}
    seat = next(seat for seat, own in held.items() if own[0].rank == own[1].rank == 14)
    while hand.decision is not None:
        decision = hand.decision
        did: Action = Keep()
        if isinstance(decision, SwapDecision) and decision.seat == seat and not keep_best:
            did = Swap(decision.cards[0])
            keep_best = True
        elif isinstance(decision, BetDecision):
            did = Call() if decision.may_call else Check()
        hand.act(did)
    return hand


def test_the_decision_that_cost_most_is_told_with_its_price() -> None:
    hand = swapped_away(keep_best=False)
    seat = next(seat for seat in range(2) if dearest(reviewed(hand, seat)) is not None)
    found = dearest(reviewed(hand, seat))
    assert found is not None
    assert isinstance(found.did, Swap)
    assert found.grade is Grade.COSTS_MUCH
    assert found.cost > 0.06 * found.pot
    assert found.advice.verdict is not None
    assert found.advice.verdict.best.do == Keep()


def test_a_hand_without_a_mistake_is_not_spoken_of() -> None:
    assert all(dearest(reviewed(swapped_away(keep_best=True), seat)) is None for seat in range(2))


def test_how_a_hand_came_out_does_not_change_what_a_choice_was_worth() -> None:
    """The same decision before two boards, of which one wins and the other loses."""
    prices: dict[bool, set[float]] = {}
    for seed in count():
        begun = cards("2s7cAd3hJc9h8d4s")
        rest = [card for card in FULL_DECK if card not in begun]
        Random(seed).shuffle(rest)
        deck = OrderedDeck((*begun, *rest))
        hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (1_000, 1_000)), deck)
        to_the_flop(hand)
        while hand.decision is not None:
            decision = hand.decision
            hand.act(Swap(decision.cards[0]) if isinstance(decision, SwapDecision) else Check())
        first = next(each for each in reviewed(hand, 0, samples=300) if each.view.board)
        prices.setdefault(first.won, set()).add(first.cost)
        if len(prices) == 2 or seed > 40:
            break
    assert len(prices) == 2
    assert prices[True] == prices[False]


def facing_the_opener(mine: str, opens: str, drops: str = "") -> Hand:
    """I have called, and drawn nothing; the opener has drawn, and bets."""
    deck = "".join(one + other for one, other in zip(mine.split(), opens.split(), strict=True))
    hand = dealt(DRAW_POKER, deck, seats=2)
    hand.act(Check())
    hand.act(RaiseTo(20))
    hand.act(Call())
    hand.act(Draw(()))
    hand.act(Draw(cards(drops)))
    hand.act(RaiseTo(79))
    return hand


@pytest.mark.parametrize("drops", ["9h8h3h", ""])
def test_fives_beat_no_opener(drops: str) -> None:  # DP-4, DP-6
    hand = facing_the_opener("5s 5d Tc 7c 2s", "Kh Kd 9h 8h 3h", drops)
    assert isinstance(hand.decision, BetDecision)
    told = advice(hand.view(0), hand.decision)
    assert told.keep == 0.0
    assert not told.calls
    assert told.call is not None
    assert told.call.value == -79


def test_openers_that_were_split_may_be_beaten_by_fives() -> None:  # DP-10
    hand = facing_the_opener("5s 5d Tc 7c 2s", "Kh Kd 9h 8h 3h", "Kd")
    assert isinstance(hand.decision, BetDecision)
    assert advice(hand.view(0), hand.decision).keep > 0.0


def test_to_have_opened_says_nothing_of_the_others() -> None:  # DP-4
    found = []
    for rules in (DRAW_POKER, ANYTHING_OPENS):
        hand = dealt(rules, "JsKsJdKd9c8h7h5h3s2s", seats=2)
        hand.act(RaiseTo(20))
        hand.act(Call())
        assert isinstance(hand.decision, DrawDecision)
        found.append(advice(hand.view(0), hand.decision).keep)
    assert found[0] == found[1]


def test_how_many_an_opponent_drew_counts_when_it_lies_there_no_longer() -> None:  # DP-9
    found = []
    for drops in ("9h8h3h", ""):
        hand = facing_the_opener("As Ad Tc 7c 2s", "Kh Kd 9h 8h 3h", drops)
        assert isinstance(hand.decision, BetDecision)
        assert hand.view(0).seats[1].drew is None
        found.append(advice(hand.view(0), hand.decision).keep)
    three, pat = found
    assert pat < 0.05 < three

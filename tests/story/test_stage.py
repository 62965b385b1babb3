"""What the screen shows step by step agrees with the engine wherever somebody is asked."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest
from permuted import again
from random_hands import random_rules
from tableau import any_deck, say, texas

from drawholdem_tui.engine.actions import Call, Check
from drawholdem_tui.engine.decisions import BetDecision, SwapDecision
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.events import BetsCollected, DrawIsOver
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.pots import Pot
from drawholdem_tui.engine.rules import DRAW_HOLDEM, DRAW_POKER_CASINO, PRESETS, TEXAS_HOLDEM
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.shuffle import shuffled
from drawholdem_tui.engine.view import SeatState
from drawholdem_tui.players.cpu.random_choice import any_action
from drawholdem_tui.story.stage import Stage


def agree(stage: Stage, hand: Hand) -> None:
    """The stage after all events, and the view of somebody watching."""
    view = hand.view(None)
    assert [seat.stack for seat in stage.seats] == [seat.stack for seat in view.seats]
    assert [seat.bet for seat in stage.seats] == [seat.bet for seat in view.seats]
    assert [seat.cards for seat in stage.seats] == [seat.cards for seat in view.seats]
    assert [seat.swaps for seat in stage.seats] == [seat.swaps for seat in view.seats]
    folded = [seat.state is SeatState.FOLDED for seat in view.seats]
    assert [seat.folded for seat in stage.seats] == folded
    assert (stage.street, stage.board) == (view.street, view.board)
    if not view.over:
        assert [seat.drew for seat in stage.seats] == [seat.drew for seat in view.seats]
        assert stage.pots == view.pots
        assert stage.swap_pot == view.swap_pot
        assert stage.fee == view.fee
        lying = [(card.seat, card.fee) for card in stage.line if card.fee is not None]
        assert lying == [(card.seat, card.fee) for card in view.line]
        bets = sum(seat.bet for seat in stage.seats)
        assert sum(pot.amount for pot in stage.pots) + stage.middle + bets == view.in_pots
        assert [seat.all_in for seat in stage.seats] == [
            seat.state is SeatState.ALL_IN for seat in view.seats
        ]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", range(40))
def test_every_step_ends_where_the_engine_is(preset: str, seed: int) -> None:
    rng = Random(f"{preset} {seed}")
    rules = random_rules(rng, PRESETS[preset])
    stacks = tuple(rng.randint(1, rng.choice([30, 300])) for _ in range(rng.randint(2, 10)))
    carried = 0 if rules.has_blinds else rng.choice([0, 17])
    hand = Hand(
        rules, regular(rules, stacks, carried=carried), OrderedDeck(shuffled(rng.randbytes(8)))
    )
    stage = Stage()
    told = 0
    while True:
        for event in hand.events[told:]:
            stage.after(event.seen_by(None))
        told = len(hand.events)
        decision = hand.decision
        agree(stage, hand)
        if decision is None:
            break
        if isinstance(decision, SwapDecision) and stage.swaps_are_free:
            assert decision.free
        hand.act(any_action(decision, rng))
    assert [seat.won for seat in stage.seats] == [
        hand.won().get(seat, 0) for seat in range(len(stacks))
    ]


@pytest.mark.parametrize("preset", PRESETS)
def test_any_step_is_what_its_events_make_of_it(preset: str) -> None:
    """So one can step forward and back: nothing but the events counts."""
    for seed in range(10):
        rng = Random(f"{preset} {seed}")
        stacks = tuple(rng.randint(20, 300) for _ in range(rng.randint(2, 6)))
        hand = Hand(PRESETS[preset], regular(PRESETS[preset], stacks), any_deck(seed))
        while hand.decision:
            hand.act(any_action(hand.decision, rng))
        events = [event.seen_by(None) for event in hand.events]
        forward, passed = Stage(), []
        for event in events:
            forward.after(event)
            passed.append(deepcopy(forward))
        for steps in reversed(range(1, len(events) + 1)):
            again = Stage()
            for event in events[:steps]:
                again.after(event)
            assert again == passed[steps - 1], f"{preset}, seed {seed}, step {steps}"


def test_who_drew_how_many_is_gone_when_the_second_interval_begins() -> None:  # DP-9
    """Whoever is first to speak then, a computer or a person: it is an event."""
    hand = Hand(DRAW_POKER_CASINO, regular(DRAW_POKER_CASINO, (300, 300)), any_deck())
    say(hand, "p1 bets to 10", "p2 calls")
    for _player in range(2):
        assert hand.decision is not None
        hand.act(any_action(hand.decision, Random(1)))
    stage = Stage()
    seen = []
    for event in hand.events:
        stage.after(event)
        seen.append((type(event), [seat.drew for seat in stage.seats], len(stage.line)))
    assert seen[-1] == (DrawIsOver, [None, None], 0)
    assert seen[-2][1] != [None, None]


def test_a_price_stands_as_long_as_somebody_can_pay_it_and_has_not_chosen() -> None:
    """DH-10, DH-15."""
    hand = texas([400, 60, 400], rules=DRAW_HOLDEM)

    def now(*lines: str) -> int | None:
        say(hand, *lines)
        stage = Stage()
        for event in hand.events_for(None):
            stage.after(event)
        return stage.price

    assert now("p3 keeps") == 5
    assert now("p1 keeps") == 5
    assert now("p2 keeps") is None  # everybody has chosen; the betting has begun
    assert now("p3 raises to 50", "p1 calls", "p2 calls") == 150
    assert now("p1 keeps", "p1 checks") == 150  # p3 can pay it, p2 cannot
    assert now("p2 checks") == 150
    assert now("p3 keeps") is None  # whoever is left has chosen


def test_between_two_nobody_ever_pays_before_the_flop() -> None:  # DH-6
    hand, of_three = (texas([400] * many, rules=DRAW_HOLDEM) for many in (2, 3))

    def free(hand: Hand, *lines: str) -> bool:
        say(hand, *lines)
        stage = Stage()
        for event in hand.events_for(None):
            stage.after(event)
        return stage.swaps_are_free

    assert free(hand)
    assert free(hand, "p2 keeps", "p1 keeps")
    assert not free(hand, "p2 calls", "p1 checks")
    assert not free(of_three)


def test_what_was_said_on_a_street_is_gone_with_the_next_one() -> None:
    """Also where nobody has bet, and nothing is collected."""
    hand = texas([400, 400, 400])
    say(hand, "p3 calls", "p1 calls", "p2 checks", "p1 checks", "p2 checks")

    def said() -> list[str]:
        stage = Stage()
        for event in hand.events_for(None):
            stage.after(event)
        return [seat.said for seat in stage.seats]

    assert said() == ["checks", "checks", ""]
    say(hand, "p3 folds")
    assert said() == ["", "", "folded"]


@pytest.mark.parametrize("seed", range(60))
def test_bets_that_everybody_calls_part_the_pots_as_the_engine_does(seed: int) -> None:  # TH-8
    rng = Random(f"parted {seed}")
    stacks = tuple(rng.randint(12, rng.choice([30, 300])) for _ in range(rng.randint(3, 6)))
    hand = Hand(
        TEXAS_HOLDEM, regular(TEXAS_HOLDEM, stacks), OrderedDeck(shuffled(rng.randbytes(8)))
    )
    while isinstance(hand.decision, BetDecision):
        stage = Stage()
        for event in hand.events:
            stage.after(event)
        if any(seat.bet for seat in stage.seats):
            foreseen = stage.pots_if_all_call()
            collected = pots_after_calls(again(hand))
            assert [*foreseen] == (collected if len(collected) > 1 else []), hand.actions
        hand.act(any_action(hand.decision, rng))


def pots_after_calls(hand: Hand) -> list[Pot]:
    """Nobody folds until the bets are collected; of each contender that has folded before it is no
    pot any more."""
    so_far = len(hand.events)
    while isinstance(hand.decision, BetDecision):
        hand.act(Check() if hand.decision.no_check is None else Call())
        for event in hand.events[so_far:]:
            if isinstance(event, BetsCollected):
                return [*event.pots]
    raise AssertionError(hand.actions)

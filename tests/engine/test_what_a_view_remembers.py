"""What a seat may remember: every public act of the hand, its own cards that are gone, how the hand
began, and what the table has seen of everybody before."""

from __future__ import annotations

import json
from random import Random

import pytest
from permuted import again, cards_within, with_hidden_cards_permuted
from random_hands import random_hand
from tableau import LaidOut, check_down, say

from drawholdem_tui.arena.simulation import Simulation
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.cards import card, cards
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.events import CardsDrawn, DeckReshuffled, Event, Street
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.past import NO_PAST, Past, remembered
from drawholdem_tui.engine.rules import DRAW_HOLDEM, DRAW_POKER, PRESETS, TEXAS_HOLDEM, Rules
from drawholdem_tui.engine.said import Said, SaidKind
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.view import View
from drawholdem_tui.match.levels import SCHEDULES
from drawholdem_tui.match.match import new_match
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.match.state import match_of, state_of
from drawholdem_tui.players.cpu.random_choice import RandomChoice

pytestmark = pytest.mark.every_python

HOLES = ["AdAh", "KdKh", "QdQh"]


def dealt(rules: Rules = DRAW_HOLDEM, holes: list[str] | None = None, board: str = "") -> Hand:
    """Three of a thousand chips; p1 has the small blind, p2 the big one, p3 the button."""
    deck = LaidOut(holes or HOLES, board or "2c7d9h4s3d", "5d6sJcTd")
    return Hand(rules, regular(rules, (1000,) * 3), deck)


def is_new_deck(event: Event) -> bool:
    return isinstance(event, DeckReshuffled)


# What was said


def test_every_public_act_is_told_in_order_with_its_chips() -> None:
    hand = say(dealt(), "p3 swaps Qd", "p1 keeps", "p2 keeps", "p3 raises to 25", "p1 folds")
    say(hand, "p2 calls", "p2 swaps Kd", "p2 bets to 60", "p3 keeps", "p3 calls")
    before, flop, line = Street.PREFLOP, Street.FLOP, SaidKind
    assert hand.view(0).said[:11] == (
        Said(before, 0, line.BLIND, amount=5, to=5, pot=0),
        Said(before, 1, line.BLIND, amount=10, to=10, pot=5),
        Said(before, 2, line.SWAP, amount=5, to=5, pot=15),  # DH-5: it counts as a bet
        Said(before, 0, line.KEEP, amount=0, to=5, pot=20),
        Said(before, 1, line.KEEP, amount=0, to=10, pot=20),
        Said(before, 2, line.RAISE, amount=20, to=25, pot=20),
        Said(before, 0, line.FOLD, amount=0, to=5, pot=40),
        Said(before, 1, line.CALL, amount=15, to=25, pot=40),
        Said(flop, 1, line.SWAP, amount=55, to=0, pot=55),  # DH-11: it is no bet
        Said(flop, 1, line.BET, amount=60, to=60, pot=110),
        Said(flop, 2, line.KEEP, amount=0, to=0, pot=170),
    )


def test_it_tells_how_many_each_drew_also_when_the_table_does_not_any_more() -> None:  # DP-9
    hand = Hand(
        DRAW_POKER,
        regular(DRAW_POKER, (1000,) * 2),
        LaidOut(["KdKh5c6c7d", "AsAh2c3c4c"], replacements="5d9sJcTd"),
    )
    say(hand, "p1 bets to 10", "p2 calls", "p1 stands pat", "p2 draws 2c3c4c")
    view = hand.view(0)
    assert [seat.drew for seat in view.seats] == [None, None]
    draws = [(each.seat, each.drew) for each in view.said if each.kind is SaidKind.DRAW]
    assert draws == [(0, 0), (1, 3)]
    opener = next(each.seat for each in view.said if each.kind is SaidKind.BET)
    assert opener == 0
    check_down(hand)
    shown = [each for each in hand.said if each.kind is SaidKind.SHOW]
    assert [each.cards for each in shown] == [cards("KdKh5c6c7d"), cards("AsAh5d9sJc")]


def test_who_shows_and_who_mucks_is_told_apart_and_nothing_else_shows_a_card() -> None:  # TH-9
    hand = say(dealt(TEXAS_HOLDEM), "p3 calls", "p1 calls", "p2 checks")
    check_down(hand)
    ends = [(each.seat, each.kind, each.cards) for each in hand.said[-3:]]
    mucked = [(seat, SaidKind.MUCK, ()) for seat in (1, 2)]
    assert ends == [(0, SaidKind.SHOW, cards("AdAh")), *mucked]
    assert not any(each.cards for each in hand.said[:-3])


def test_the_same_acts_are_one_tuple_for_all_who_look() -> None:
    hand = say(dealt(), "p3 keeps")
    first = hand.view(0)
    assert first.said is hand.view(2).said
    assert first.table is hand.view(2).table
    say(hand, "p1 keeps")
    assert hand.view(1).said[: len(first.said)] == first.said
    assert len(hand.view(1).said) == len(first.said) + 1


@pytest.mark.parametrize("preset", PRESETS)
def test_what_was_in_the_middle_is_right_in_any_hand(preset: str) -> None:
    for seed in range(40):
        over = random_hand(seed, preset=PRESETS[preset])
        hand = Hand(over.rules, over.setup, over.deck)
        for action in over.actions:
            before = hand.view(None)
            hand.act(action)
            act = hand.said[len(before.said)]
            asked = hand.view(None).seats[act.seat]
            assert act.pot == before.in_the_middle, seed
            assert act.seat == before.to_act, seed
            assert act.amount == before.seats[act.seat].stack - asked.stack or hand.over, seed


def test_looking_changes_nothing_that_is_remembered() -> None:
    for seed in range(20):
        over = random_hand(seed, preset=DRAW_HOLDEM)
        looked = Hand(over.rules, over.setup, over.deck)
        for action in over.actions:
            looked.view(0)
            looked.act(action)
        assert looked.said == again(over).said


# What is gone


def test_a_seat_knows_its_own_cards_that_are_gone_and_nobody_elses() -> None:
    hand = say(dealt(), "p3 swaps Qd", "p1 swaps Ah", "p2 keeps")
    assert hand.view(2).gone == cards("Qd")
    assert hand.view(0).gone == cards("Ah")
    assert hand.view(1).gone == hand.view(None).gone == ()
    for seat in (0, 1, None):
        assert card("Qd") not in set(cards_within(tuple(hand.view(seat))[-3:]))


def test_what_a_new_deck_may_hold_is_gone_no_longer() -> None:  # DH-23, DP-12
    hands = (random_hand(seed, preset=DRAW_POKER) for seed in range(200))
    hand = next(each for each in hands if any(is_new_deck(event) for event in each.events))
    last = max(at for at, event in enumerate(hand.events) if is_new_deck(event))
    for seat in range(len(hand.setup.stacks)):
        drawn = [e for e in hand.events[last:] if isinstance(e, CardsDrawn) and e.seat == seat]
        assert hand.view(seat).gone == tuple(each for e in drawn for each in e.discarded)


def test_permuting_hidden_cards_changes_nothing_in_a_view() -> None:
    looked = 0
    for seed in range(60):
        over = random_hand(seed, preset=TEXAS_HOLDEM if seed % 3 == 0 else DRAW_HOLDEM)
        hand = Hand(over.rules, over.setup, over.deck)
        for action in over.actions[: seed % 25]:
            if not hand.over:
                hand.act(action)
        if hand.went_to_showdown or any(map(is_new_deck, hand.events)):
            continue
        for seat in (None, *range(len(hand.setup.stacks))):
            other = again(hand, with_hidden_cards_permuted(hand, seat, seed))
            assert other.view(seat) == hand.view(seat), seed
            looked += 1
    assert looked > 200


# How the hand began


def test_a_hand_of_no_evening_tells_how_it_began() -> None:
    hand = say(dealt(), "p3 swaps Qd", "p1 keeps")
    table = hand.view(1).table
    assert (table.stacks, table.posts) == ((1000,) * 3, hand.setup.posts)
    assert (table.button, table.mode, table.level, table.places) == (2, "cash", None, 3)
    assert table.past == (NO_PAST,) * 3


def test_a_knockout_tells_its_level_and_the_hands_to_the_next() -> None:
    match = new_match(DRAW_HOLDEM, ["Ann", "Ben", "Cid"], 1000, Mode.KNOCKOUT, SCHEDULES["turbo"])
    match.draw_for_the_button(cards("2c3c4c"))
    tables = [match.around(match.next_dealing()) for _ in range(6)]
    assert [(each.level, each.hands_to_next) for each in tables] == [
        (1, 4), (1, 3), (1, 2), (1, 1), (1, 0), (2, 4),
    ]  # fmt: skip
    assert {each.mode for each in tables} == {"knockout"}
    match.hands = 10_000
    assert match.around(match.next_dealing()).hands_to_next is None  # the last one stays


def test_an_empty_chair_that_has_the_button_is_nobodys_seat() -> None:  # TH-2
    match = new_match(DRAW_HOLDEM, ["Ann", "Ben", "Cid", "Dan"], 1000)
    match.draw_for_the_button(cards("As2c3c4c"))
    first = match.next_dealing()
    assert match.around(first).button == 3
    match.leave(first.chairs[0])  # who would have it next
    second = match.next_dealing()
    assert match.around(second).button is None
    assert match.around(second).places == 4


# What came before


def test_the_past_counts_public_acts_a_seat() -> None:
    hand = say(dealt(), "p3 swaps Qd", "p1 keeps", "p2 swaps Kd", "p3 raises to 25", "p1 folds")
    say(hand, "p2 calls", "p2 keeps", "p2 checks", "p3 swaps Qh", "p3 bets to 60", "p2 folds")
    past = remembered({}, (4, 0, 2), hand.said, hand.won())
    ann, ben, cid = past[4], past[0], past[2]
    assert (ann.hands, ann.entered, ann.won, ann.count(SaidKind.FOLD)) == (1, 0, 0, 1)
    assert (ben.entered, ben.raised, ben.paid_swaps) == (1, 0, 0)  # DH-6: it was free
    assert (cid.entered, cid.raised, cid.paid_swaps, cid.won) == (1, 1, 2, 1)
    assert cid.count(SaidKind.SWAP, street=Street.FLOP) == 1
    assert ben.count(SaidKind.SWAP, SaidKind.KEEP) == 2
    assert cid.showdowns == 0
    twice = remembered(past, (4, 0, 2), hand.said, hand.won())
    assert (twice[2].hands, twice[2].won, twice[2].paid_swaps) == (2, 2, 4)


def test_showdowns_and_draws_are_counted() -> None:
    hand = Hand(
        DRAW_POKER,
        regular(DRAW_POKER, (1000,) * 2),
        LaidOut(["KdKh5c6c7d", "AsAh2c3c4c"], replacements="5d9sJcTd"),
    )
    say(hand, "p1 bets to 10", "p2 calls", "p1 stands pat", "p2 draws 2c3c4c")
    check_down(hand)
    past = remembered({}, (0, 1), hand.said, hand.won())
    assert [(each.showdowns, each.won_showdowns) for each in past.values()] == [(1, 0), (1, 1)]
    assert past[0].draws == (1, 0, 0, 0, 0, 0)
    assert past[1].draws == (0, 0, 0, 1, 0, 0)


class Looks:
    """Plays as ``cpu:random``, and keeps what it was shown."""

    def __init__(self, shown: list[tuple[int, View]]) -> None:
        self.shown = shown

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        self.shown.append((decision.seat, view))
        return RandomChoice().decide(view, decision, rng)


def test_a_bot_sees_the_past_of_everybody_hand_by_hand() -> None:
    shown: list[tuple[int, View]] = []
    simulation = Simulation(DRAW_HOLDEM, [(Looks(shown), None)] * 3, 1000, b"past")
    simulation.play(12)
    first, last = shown[0][1].table, shown[-1][1].table
    assert first.past == (NO_PAST,) * 3
    assert [each.hands for each in last.past] == [11] * 3
    assert sum(each.won for each in last.past) >= 11
    assert all(isinstance(each, Past) for each in last.past)


def test_where_nobody_looks_nothing_is_remembered() -> None:
    simulation = Simulation(DRAW_HOLDEM, [(RandomChoice(), None)] * 3, 1000, b"past")
    simulation.play(3)
    assert simulation.match.past == {}


def test_a_match_that_is_put_down_and_taken_up_again_remembers_the_same() -> None:
    simulation = Simulation(DRAW_HOLDEM, [(Looks([]), None)] * 3, 1000, b"past")
    simulation.play(12)
    state = json.loads(json.dumps(state_of(simulation.match)))
    assert match_of(state).past == simulation.match.past
    del state["past"]  # of an evening that began before anybody remembered
    assert match_of(state).past == {}

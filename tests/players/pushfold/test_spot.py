"""Where the computed strategy holds. The first card is dealt to the big blind."""

from __future__ import annotations

from dataclasses import replace

import pytest
from short_stacks import after

from drawholdem_tui.engine.actions import Call, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import FULL_DECK, card, cards
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, TEXAS_HOLDEM, AnteKind, Rules, Structure
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.players.odds.tables.preflop import place_of
from drawholdem_tui.players.pushfold.spot import facing_all_in
from drawholdem_tui.players.pushfold.strategy import NODES, Square
from drawholdem_tui.players.pushfold.tables import table

DEUCE, SEVEN = card("2c"), card("7d")  # the button's; the big blind has 4s Jh


def dealt(rules: Rules = DRAW_HOLDEM, stacks: tuple[int, ...] = (80, 80)) -> Hand:
    setup = regular(rules, stacks)
    order = [card(each) for each in ("4s", "7d", "Jh", "2c", "Kc", "9c")]
    order += [each for each in FULL_DECK if each not in order]
    return Hand(rules, setup, OrderedDeck(tuple(order)))


def test_the_button_is_asked_first_and_swaps_as_its_hand_stands_in_the_table() -> None:
    spot = after(dealt())
    assert spot is not None
    assert (spot.square.kind, spot.stack, spot.strategy) == ("button_swaps", 8, table(8))
    assert spot.swaps == table(8).shares(Square("button_swaps"), place_of(SEVEN, DEUCE))


@pytest.mark.parametrize("swapped", [False, True])
def test_the_big_blind_has_seen_what_the_button_did(swapped: bool) -> None:
    spot = after(dealt(), Swap(DEUCE) if swapped else Keep())
    assert spot is not None
    place = place_of(*cards("Jh4s"))
    assert spot.square.kind == "big_blind_swaps"
    assert spot.swaps == table(8).shares(Square("big_blind_swaps", int(swapped)), place)


@pytest.mark.parametrize("node", range(len(NODES)))
def test_the_betting_knows_both_swaps(node: int) -> None:
    first = Swap(DEUCE) if node >= 2 else Keep()
    second = Swap(card("4s")) if node % 2 else Keep()
    hand = dealt()
    spot = after(hand, first, second)
    assert spot is not None
    held = hand.view(hand.decision.seat).own_cards if hand.decision else ()
    assert spot.goes_in == table(8).bets("push", place_of(*held), node)
    called = after(hand, RaiseTo(80))
    assert called is not None
    held = hand.view(hand.decision.seat).own_cards if hand.decision else ()
    assert called.goes_in == table(8).bets("call", place_of(*held), node)


def test_of_two_stacks_the_smaller_counts() -> None:
    for stacks in ((70, 900), (900, 70)):
        spot = after(dealt(stacks=stacks))
        assert spot is not None
        assert spot.stack == 7


def test_without_swaps_there_are_tables_of_their_own() -> None:
    spot = after(dealt(replace(DRAW_HOLDEM, swaps=False)))
    assert spot is not None
    assert spot.strategy == table(8, swaps=False)
    assert after(dealt(TEXAS_HOLDEM)) is not None
    assert after(dealt(TEXAS_HOLDEM, (150, 150))) is not None
    assert after(dealt(TEXAS_HOLDEM, (160, 160))) is None


def test_an_ante_makes_a_stack_shorter() -> None:
    """80 behind, an ante of 1 each: 17 in the middle instead of 15."""
    spot = after(dealt(replace(DRAW_HOLDEM, ante=1)))
    assert spot is not None
    assert spot.stack == pytest.approx(7.9 * 15 / 17)
    spot = after(dealt(replace(DRAW_HOLDEM, ante=10, ante_kind=AnteKind.BIG_BLIND)))
    assert spot is not None
    assert spot.stack == pytest.approx(8 * 15 / 25)


@pytest.mark.parametrize(
    ("rules", "stacks"),
    [
        (DRAW_HOLDEM, (90, 90)),
        (DRAW_HOLDEM, (14, 200)),
        (DRAW_HOLDEM, (80, 80, 80, 80)),
        (replace(DRAW_HOLDEM, structure=Structure.POT_LIMIT), (80, 80)),
        (replace(DRAW_HOLDEM, structure=Structure.FIXED_LIMIT), (80, 80)),
        (replace(DRAW_HOLDEM, small_blind=2), (80, 80)),
    ],
    ids=["deep", "almost nothing", "four", "pot limit", "fixed limit", "a small small blind"],
)
def test_it_does_not_hold(rules: Rules, stacks: tuple[int, ...]) -> None:
    assert after(dealt(rules, stacks)) is None


def test_a_call_or_a_small_raise_of_the_button_is_not_in_the_tables() -> None:
    assert after(dealt(), Keep(), Keep(), Call()) is None
    assert after(dealt(), Keep(), Keep(), RaiseTo(20)) is None


def test_a_raise_to_much_of_the_stack_is_as_good_as_all_in() -> None:
    whole = after(dealt(), Keep(), Keep(), RaiseTo(80))
    half = after(dealt(), Keep(), Keep(), RaiseTo(40))
    assert whole is not None
    assert half == whole


@pytest.mark.parametrize("blinds", [10, 20, 50, 100])
def test_the_big_blind_answers_an_all_in_by_the_tables_with_any_stack(blinds: int) -> None:
    everything = 10 * blinds
    hand = dealt(stacks=(everything, everything))
    for each in (Keep(), Keep(), RaiseTo(everything)):
        hand.act(each)
    decision = hand.decision
    assert decision
    spot = facing_all_in(hand.view(0), decision)
    assert spot is not None
    assert (spot.square.kind, spot.strategy) == ("call", table(blinds))


def test_less_than_everything_is_no_all_in_and_a_raise_behind_a_raise_has_no_table() -> None:
    for acts in ((RaiseTo(900),), (RaiseTo(30), RaiseTo(1000)), (Call(), RaiseTo(30))):
        hand = dealt(stacks=(1000, 1000))
        for each in (Keep(), Keep(), *acts):
            hand.act(each)
        decision = hand.decision
        assert decision
        assert facing_all_in(hand.view(decision.seat), decision) is None, acts

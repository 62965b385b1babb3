"""The tables for three as they are shipped, and where they hold."""

from __future__ import annotations

from dataclasses import replace

import pytest
from short_stacks import after

from drawholdem_tui.engine.actions import Action, Call, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import FULL_DECK, Card, card, cards
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, Rules, Structure
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.players.odds.tables.preflop import place_of
from drawholdem_tui.players.pushfold.strategy import (
    HANDS,
    LAYOUTS,
    Square,
)
from drawholdem_tui.players.pushfold.tables import STACKS, nearest, table
from drawholdem_tui.words.advice.squares import square_heading

BETS, NODES, SWAPS = LAYOUTS[3].bets, LAYOUTS[3].nodes, LAYOUTS[3].swap_squares
SQUARES = LAYOUTS[3].squares(swaps=True)

# Dealt to the small blind, the big blind and the button, one card each and then another.
SMALL, BIG, BUTTON = ("Jh", "4s"), ("Qd", "8c"), ("7d", "2c")


def dealt(rules: Rules = DRAW_HOLDEM, stacks: tuple[int, ...] = (100, 100, 100)) -> Hand:
    order = [card(each[at]) for at in range(2) for each in (SMALL, BIG, BUTTON)]
    order += [each for each in FULL_DECK if each not in order]
    return Hand(rules, regular(rules, stacks), OrderedDeck(tuple(order)))


def swaps_of(hand: Hand, node: int) -> Hand:
    """With all swaps of the first round made, as a node says."""
    own = ((4, BUTTON), (2, SMALL), (1, BIG))
    for bit, held in own:
        hand.act(Swap(lowest(held)) if node & bit else Keep())
    return hand


def lowest(held: tuple[str, str]) -> Card:
    return min(cards("".join(held)))


# What is shipped


@pytest.mark.parametrize("stack", STACKS[3])
def test_a_table_adds_up(stack: int) -> None:
    for swaps in (True, False):
        strategy = table(stack, swaps=swaps, seats=3)
        told = strategy.told
        assert 0 <= told.exploitability < 1
        assert sum(told.reached) == pytest.approx(1, abs=1e-3)
        assert sum(told.values) == pytest.approx(0, abs=2e-3)
        assert len(told.often) == len(strategy.squares)
        for square in strategy.squares:
            for place in range(HANDS):
                high, low = strategy.shares(square, place)
                assert 0 <= high <= 1
                assert square not in SWAPS or high + low <= 1 + 1 / 30


def test_a_stack_between_two_tables_takes_the_nearer_one() -> None:
    assert nearest(8.8, seats=3) == table(8, seats=3)
    assert nearest(9.4, seats=3) == table(10, seats=3)
    assert nearest(1.5, seats=3) == table(2, seats=3)
    assert nearest(40.0, seats=3) == table(15, seats=3)


def test_the_button_swaps_seldom_because_it_pays_for_it() -> None:
    """DH-5, DH-6: the blinds swap free."""
    for stack in (5, 8, 10):
        often = dict(zip(SQUARES, table(stack, seats=3).told.often, strict=True))
        assert often[SWAPS[0]] < 0.4
        assert all(often[square] > 0.6 for square in SWAPS[1:])


# Where they hold


def test_everybody_s_swap_stands_in_a_square_of_its_own() -> None:
    hand = dealt()
    spot = after(hand)
    assert spot is not None
    assert (spot.square, spot.stack) == (Square("button_swaps"), 10)
    assert spot.strategy == table(10, seats=3)
    spot = after(hand, Swap(lowest(BUTTON)))
    assert spot is not None
    assert (spot.square, spot.place) == (Square("small_blind_swaps", 1), place_of(*cards("Jh4s")))
    spot = after(hand, Keep())
    assert spot is not None
    assert spot.square == Square("big_blind_swaps", 2)


@pytest.mark.parametrize("node", range(NODES))
@pytest.mark.parametrize(
    ("actions", "kind"),
    [
        ((), "push"),
        ((RaiseTo(100),), "call"),
        ((Fold(),), "late_push"),
        ((RaiseTo(100), Fold()), "call_button"),
        ((RaiseTo(100), Call()), "overcall"),
        ((Fold(), RaiseTo(100)), "call_small"),
    ],
)
def test_every_bet_stands_in_a_square_of_its_own(
    node: int, actions: tuple[Action, ...], kind: str
) -> None:
    spot = after(swaps_of(dealt(), node), *actions)
    assert spot is not None
    assert spot.square == Square(kind, node)
    assert spot.pushes == (kind in ("push", "late_push"))


def test_without_swaps_there_are_tables_of_their_own() -> None:
    spot = after(dealt(replace(DRAW_HOLDEM, swaps=False)))
    assert spot is not None
    assert spot.strategy == table(10, swaps=False, seats=3)
    assert spot.square == Square("push")


@pytest.mark.parametrize(
    "actions",
    [(Call(),), (RaiseTo(20),), (Fold(), Call()), (Fold(), RaiseTo(20)), (RaiseTo(100), Call())],
)
def test_a_call_or_a_small_raise_is_not_in_the_tables(actions: tuple[Action, ...]) -> None:
    found = after(swaps_of(dealt(), 0), *actions)
    assert (found is not None) == (actions == (RaiseTo(100), Call()))


@pytest.mark.parametrize(
    ("rules", "stacks"),
    [
        (DRAW_HOLDEM, (160, 160, 160)),
        (DRAW_HOLDEM, (14, 100, 100)),
        (DRAW_HOLDEM, (50, 100, 100)),
        (DRAW_HOLDEM, (100, 100, 100, 100)),
        (replace(DRAW_HOLDEM, structure=Structure.POT_LIMIT), (100, 100, 100)),
    ],
    ids=["deep", "almost nothing", "one much shorter", "four", "pot limit"],
)
def test_they_do_not_hold(rules: Rules, stacks: tuple[int, ...]) -> None:
    assert after(dealt_to(rules, stacks)) is None


def dealt_to(rules: Rules, stacks: tuple[int, ...]) -> Hand:
    return Hand(rules, regular(rules, stacks), OrderedDeck(FULL_DECK))


def test_what_counts_is_what_one_can_lose() -> None:
    """The own stack, or that of whoever else is in and has most."""
    hand = dealt_to(DRAW_HOLDEM, (80, 100, 700))  # the button has most
    spot = after(hand)
    assert spot is not None
    assert spot.stack == 10
    spot = after(hand, Keep())
    assert spot is not None
    assert spot.stack == 8
    spot = after(hand, Keep())
    assert spot is not None
    assert spot.stack == 10
    after(hand, Keep())
    spot = after(hand, Fold(), RaiseTo(80))  # the big blind against the small one
    assert spot is not None
    assert spot.stack == 8


# Squares that nobody comes to


@pytest.mark.parametrize("stack", STACKS[3])
@pytest.mark.parametrize("swaps", [True, False])
def test_nobody_folds_aces_to_an_all_in(stack: int, swaps: bool) -> None:
    """Where the small blind does what the tables never do, a half was left from the beginning."""
    strategy, aces = table(stack, swaps=swaps, seats=3), 0
    for square in strategy.squares:
        if square.kind in BETS:
            assert strategy.shares(square, aces)[0] == 1, square


def test_a_square_that_nobody_comes_to_says_so() -> None:
    never = Square("call_button", 4)  # the small blind calls whatever it has kept
    told = square_heading(table(2, seats=3), never, 2)
    assert (
        told == "2 bb 3-handed, BTN swapped: BB calls BTN 0%. Never comes up; this would be best."
    )
    assert not table(2, seats=3).comes(never)
    shares = [table(2, seats=3).shares(never, place)[0] for place in range(HANDS)]
    assert set(shares) == {1}  # 1 to win 3.5, with whatever
    for square in table(10, seats=3).squares:
        assert table(10, seats=3).comes(square), square
        assert "Never" not in square_heading(table(10, seats=3), square, 10)

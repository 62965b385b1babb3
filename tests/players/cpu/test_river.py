"""The river between two as ``cpu:pro`` solves it."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from random import Random
from time import process_time

import pytest
from permuted import again, with_hidden_cards_permuted

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, Keep, RaiseTo, words_of
from drawholdem_tui.engine.cards import FULL_DECK, cards
from drawholdem_tui.engine.decisions import BetDecision, SwapDecision
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, TEXAS_HOLDEM, Rules, Structure
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu import edition_of
from drawholdem_tui.players.cpu.pro import Pro
from drawholdem_tui.players.cpu.river import FOLD, Bets, Game, decisions, often, solved

WAYS = 24


def at_the_river(
    rules: Rules = DRAW_HOLDEM,
    *,
    stack: int = 500,
    seats: int = 2,
    seed: int = 1,
    first: str = "",
    board: int = 5,
) -> Hand:
    """Everybody has kept and come along, and is asked for the first bet."""
    begun = cards(first) if first else ()
    rest = [card for card in FULL_DECK if card not in begun]
    Random(seed).shuffle(rest)
    hand = Hand(rules, regular(rules, (stack,) * seats), OrderedDeck((*begun, *rest)))
    while len(hand.view(None).board) < board or isinstance(hand.decision, SwapDecision):
        come_along(hand)
    return hand


def come_along(hand: Hand) -> None:
    decision = hand.decision
    assert decision
    if isinstance(decision, BetDecision):
        hand.act(Call() if decision.may_call else Check())
    else:
        hand.act(Keep())


def says(hand: Hand, seed: int = 1) -> Action | None:
    decision = hand.decision
    assert isinstance(decision, BetDecision)
    return solved(hand.view(decision.seat), decision, WAYS, Chance(seed))


# What is learnt


def test_of_the_nuts_and_nothing_against_something_half_as_many_bluff_as_have_it() -> None:
    """Known since long: a bet of the pot with all good hands and half as many bad ones, and the
    other calls with half of what it has."""
    bets = Bets(100, 100, 10, ())
    game = Game(bets, ([0.5, 0.0, 0.5], [0.0, 1.0, 0.0]))
    game.learn(400)
    bad, _, good = (often(game.root, bucket)[-1] for bucket in range(3))
    assert game.root.says[-1] == 100
    assert good > 0.97
    assert bad == pytest.approx(0.5, abs=0.06)
    facing = game.root.next[-1]
    assert facing
    assert facing.says == [FOLD, 100]
    assert often(facing, 1)[1] == pytest.approx(0.5, abs=0.06)


def test_what_was_bet_is_in_the_tree_whatever_its_size() -> None:
    node = Bets(100, 1_000, 10, (37, 411)).tree()
    assert 37 in node.says
    behind = node.answers(37)
    assert behind
    assert 411 in behind.says
    then = behind.answers(411)
    assert then
    assert (then.actor, then.put_in) == (0, (37, 411))
    assert 411 in then.says


@pytest.mark.parametrize("pot", [20, 60, 200, 1_000])
@pytest.mark.parametrize("most", [5, 40, 300, 950])
def test_no_tree_is_large_and_no_bet_beyond_what_is_there(pot: int, most: int) -> None:
    root = Bets(pot, most, 10, ()).tree()
    assert decisions(root) <= 40
    open_ones = [root]
    while open_ones:
        node = open_ones.pop()
        assert all(each == FOLD or node.put_in[node.actor] <= each <= most for each in node.says)
        open_ones += [each for each in node.next if each and each.says]


# Where it is played


@pytest.mark.parametrize("rules", [DRAW_HOLDEM, TEXAS_HOLDEM], ids=["with swaps", "without"])
def test_between_two_without_limit_the_river_is_solved(rules: Rules) -> None:
    hand = at_the_river(rules)
    found = says(hand)
    assert isinstance(found, Check | RaiseTo)
    decision = hand.decision
    assert decision
    assert Pro(quick=True).decide(hand.view(decision.seat), decision, Chance(1)) == found


def test_elsewhere_it_is_not() -> None:
    """Between three, with a limit, with very much before both, and on the turn."""
    assert says(at_the_river(stack=1_000)) is None
    assert says(at_the_river(seats=3)) is None
    assert says(at_the_river(replace(DRAW_HOLDEM, structure=Structure.POT_LIMIT))) is None
    assert says(at_the_river(board=4)) is None


def test_the_best_hand_there_is_never_folds_and_the_worst_calls_no_all_in() -> None:
    """The big blind has a royal flush, the button a seven high."""
    first = "As7dKs2c" + "3h" + "QsJsTs" + "4h" + "4c" + "5h" + "5d"
    hand = at_the_river(first=first, stack=500)
    for seed in range(20):
        assert not isinstance(says(hand, seed), Fold)
    hand.act(RaiseTo(480))
    if isinstance(hand.decision, SwapDecision):
        hand.act(Keep())
    assert {says(hand, seed) for seed in range(20)} == {Fold()}


def test_the_same_seed_says_the_same_and_hidden_cards_say_nothing() -> None:
    compared, bets = 0, 0
    for seed in range(12):
        hand, rng = at_the_river(seed=seed), Random(seed)
        while isinstance(hand.decision, BetDecision):
            seat = hand.decision.seat
            found = says(hand, seed)
            other = again(hand, with_hidden_cards_permuted(hand, seat, seed))
            assert found == says(hand, seed) == says(other, seed), seed
            assert found is not None
            compared += 1
            bets += isinstance(found, RaiseTo)
            if isinstance(found, Check) and rng.random() < 0.5 and hand.decision.may_raise:
                found = RaiseTo(hand.decision.min_to + 7)
            hand.act(found)
            if isinstance(hand.decision, SwapDecision):
                hand.act(Keep())
    assert compared > 20
    assert bets > 3


def test_bets_of_any_size_are_answered_by_what_is_legal() -> None:
    answered = 0
    for seed in range(30):
        hand, rng = at_the_river(seed=seed, stack=stack_of(seed)), Random(seed)
        while hand.decision is not None:
            decision = hand.decision
            if isinstance(decision, SwapDecision):
                hand.act(Keep())
                continue
            assert isinstance(decision, BetDecision)
            found = says(hand, seed)
            assert found is not None
            answered += 1
            if rng.random() < 0.6 and decision.may_raise:
                found = RaiseTo(rng.randint(decision.min_to, decision.max_to))
            hand.act(found)
    assert answered > 60


def stack_of(seed: int) -> int:
    return (60, 200, 500, 740)[seed % 4]


@pytest.mark.every_python
def test_rivers_are_played_as_this_edition_plays_them() -> None:
    """Hands that a pro has played are verified by that: whoever makes it decide otherwise counts
    its edition up."""
    said = []
    for seed in range(12):
        hand, rng = at_the_river(seed=seed, stack=stack_of(seed)), Random(seed)
        while isinstance(decision := hand.decision, BetDecision):
            found = says(hand, seed)
            assert found
            said.append(words_of(found))
            if isinstance(found, Check) and decision.may_raise and rng.random() < 0.5:
                found = RaiseTo(min(decision.min_to + 17, decision.max_to))
            hand.act(found)
            if isinstance(hand.decision, SwapDecision):
                hand.act(Keep())
    assert len(said) > 20
    digest = sha256(" ".join(said).encode()).hexdigest()[:16]
    assert (edition_of("pro"), digest) == (13, "b31d78a8cf7ebfef")


@pytest.mark.long
def test_it_takes_no_longer_than_somebody_waits() -> None:
    took = []
    for seed in range(60):
        hand = at_the_river(seed=seed, stack=stack_of(seed))
        begun = process_time()
        says(hand, seed)
        took.append(process_time() - begun)
    assert sorted(took)[57] < 0.12

"""Where a hand stands in the blueprint, what is said there, and what the pro makes of it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import FULL_DECK, card
from drawholdem_tui.engine.decisions import BetDecision
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, TEXAS_HOLDEM, Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.players.blueprint.spot import Stand, stand_of
from drawholdem_tui.players.blueprint.strategy import CONTEXTS, columns
from drawholdem_tui.players.blueprint.tables import STACKS, blueprint, nearest
from drawholdem_tui.players.blueprint.tree import BIG_BLIND, FOLD, End, Over, nodes, tree
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.coach.advice import advice
from drawholdem_tui.players.cpu.pro import Pro
from drawholdem_tui.players.pushfold.strategy import HANDS
from drawholdem_tui.words.advice.coach import coach_says
from drawholdem_tui.words.cards import letters

BOTH_KEEP = (Keep(), Keep())


def dealt(
    button: str, big_blind: str, *said: Action, stack: int = 220, rules: Rules = DRAW_HOLDEM
) -> Hand:
    order = [card(each[:2]) for each in (big_blind, button)]
    order += [card(each[2:]) for each in (big_blind, button)]
    order += [each for each in FULL_DECK if each not in order]
    hand = Hand(rules, regular(rules, (stack, stack)), OrderedDeck(tuple(order)))
    for each in said:
        hand.act(each)
    return hand


def stand(hand: Hand) -> Stand | None:
    assert hand.decision
    return stand_of(hand.view(hand.decision.seat), hand.decision)


# The tree


@pytest.mark.parametrize("stack", STACKS)
def test_every_word_of_the_tree_is_a_bet_that_could_be_made(stack: float) -> None:
    """Nobody puts in more than a stack, a raise is at least as large as the one before, and whoever
    owes chips may fold."""
    for number, node in enumerate(nodes(stack)):
        so = node.so
        assert node.number == number
        assert (FOLD in node.says) == (so.put_in[so.actor] < so.price)
        raises = [say for say in node.says if say > so.price]
        least = so.price + (so.price - min(so.put_in) if so.raises else 1.0)
        assert all(least <= say <= stack for say in raises)
        assert all(say in node.says for say in (so.price,))
        for say, then in zip(node.says, node.then, strict=True):
            if isinstance(then, Over):
                assert then.end is not End.FLOP or then.so.price < stack
                assert (then.end is End.FOLDED) == (say == FOLD)
                assert then.end is End.FOLDED or len(set(then.so.put_in)) == 1


def test_a_table_has_a_cell_for_each_hand_and_word() -> None:
    for stack in STACKS:
        made = blueprint(stack)
        assert len(made.cells) == HANDS * (6 + CONTEXTS * columns(stack))
        for context in range(CONTEXTS):
            for node in nodes(stack):
                for place in range(HANDS):
                    assert sum(made.bets(node, context, place)) == pytest.approx(1, abs=0.01)


def test_the_nearest_is_so_by_how_many_times_deeper() -> None:
    found = [nearest(stack).stack for stack in (16.0, 23.0, 58.0, 119.0)]
    assert found == [15.0, 22.0, 63.0, 100.0]


# Where a hand stands


def test_swaps_and_bets_are_found_in_their_squares() -> None:
    hand = dealt("AsKd", "7h2c")
    swap = stand(hand)
    assert swap
    assert (swap.blueprint.stack, swap.square, swap.node) == (22.0, 0, None)
    hand.act(Swap(card("Kd")))
    behind = stand(hand)
    assert behind
    assert behind.square == 2
    hand.act(Keep())
    first = stand(hand)
    assert first
    assert (first.square, first.node) == (2, tree(22.0))


def test_bets_of_other_sizes_are_taken_for_the_nearest() -> None:
    found = {}
    for to in (20, 25, 35, 60, 90, 220):
        there = stand(dealt("AsKd", "7h2c", *BOTH_KEEP, RaiseTo(to)))
        found[to] = there and there.price
    assert found == {20: 2.5, 25: 2.5, 35: 2.5, 60: None, 90: 22.0, 220: 22.0}


def test_a_call_and_a_raise_behind_it() -> None:
    called = stand(dealt("AsKd", "7h2c", *BOTH_KEEP, Call()))
    assert called
    assert called.node
    assert called.node.so.actor == BIG_BLIND
    assert FOLD not in called.says
    raised = stand(dealt("AsKd", "7h2c", *BOTH_KEEP, Call(), RaiseTo(45)))
    assert raised
    assert raised.price == 3.0


@pytest.mark.parametrize(
    "hand",
    [
        dealt("AsKd", "7h2c", stack=80),  # push or fold
        dealt("AsKd", "7h2c", stack=1300),  # too deep
        dealt("AsKd", "7h2c", rules=TEXAS_HOLDEM),
        dealt("AsKd", "7h2c", *BOTH_KEEP, Call(), Check()),  # the flop
    ],
    ids=["short", "deep", "no swaps", "flop"],
)
def test_elsewhere_there_is_none(hand: Hand) -> None:
    assert stand(hand) is None


def test_an_ante_makes_a_stack_shorter() -> None:
    there = stand(dealt("AsKd", "7h2c", stack=500, rules=replace(DRAW_HOLDEM, ante=2)))
    assert there
    assert there.blueprint.stack == 40.0


# What is made of it


def test_the_pro_says_what_was_computed_as_often_as_it_was() -> None:
    hand = dealt("Ts9d", "7h2c", Keep(), Swap(card("2c")))
    there = stand(hand)
    assert there
    assert hand.decision
    view, decision, many = hand.view(1), hand.decision, 600
    said = [Pro(quick=True).decide(view, decision, Chance(7919 * at)) for at in range(many)]
    known: dict[float, Action] = {
        FOLD: Fold(), 1.0: Call(), 2.5: RaiseTo(25), 22.0: RaiseTo(220),
    }  # fmt: skip
    for say, often in zip(there.says, there.bets, strict=True):
        is_it = known[say]
        error = (often * (1 - often) / many) ** 0.5
        assert abs(said.count(is_it) / many - often) <= 4 * error + 0.005


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_bet_the_pro_answers_what_is_legal(seed: int) -> None:
    """Random bets of any size before the flop, at every depth."""
    rng = Random(seed)
    for _ in range(150):
        stack = rng.choice((160, 230, 480, 999, 1190))
        order = tuple(rng.sample(FULL_DECK, 52))
        hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (stack, stack)), OrderedDeck(order))
        pro, mine = Pro(quick=True), rng.randrange(2)
        while (decision := hand.decision) is not None and not hand.view(0).board:
            view = hand.view(decision.seat)
            if decision.seat == mine:
                hand.act(pro.decide(view, decision, Chance(rng.getrandbits(60))))
            else:
                hand.act(any_bet(hand, rng))


def any_bet(hand: Hand, rng: Random) -> Action:
    decision = hand.decision
    least, most = getattr(decision, "min_to", 0), getattr(decision, "max_to", 0)
    if most and rng.random() < 0.6:
        return RaiseTo(min(most, int(least * 1.7 ** rng.randrange(5))))
    if isinstance(decision, BetDecision):
        return Check() if decision.may_check else Call()
    return Keep()


def test_the_coach_tells_it_with_how_often() -> None:
    hand = dealt("AsAd", "7h2c")
    assert hand.decision
    keeps = coach_says(advice(hand.view(1), hand.decision, samples=200), hand.decision, letters)
    assert keeps[0] == "The heads-up chart for 22 big blinds always keeps here."
    assert keeps[-1] == "Chart: always keep."
    raised = dealt("AsAd", "Kh2c", *BOTH_KEEP, Call(), RaiseTo(40))
    there = stand(raised)
    assert there
    assert raised.decision
    told = advice(raised.view(1), raised.decision, samples=200)
    said = coach_says(told, raised.decision, letters)
    assert "heads-up chart for 22 big blinds" in said[0]
    assert there.share(Fold()) == pytest.approx(0, abs=0.03)

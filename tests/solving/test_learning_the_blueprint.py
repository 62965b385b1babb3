"""The blueprint's learner: where it may only push or fold, it has to find what is known; and what
it has learnt from."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="no NumPy installed")

import numpy as np

from drawholdem_tui.engine.cards import cards
from drawholdem_tui.players.blueprint.tables import STACKS, blueprint, packed
from drawholdem_tui.players.blueprint.tree import So
from drawholdem_tui.players.odds.tables.preflop import place_of
from drawholdem_tui.players.pushfold.tables import table
from drawholdem_tui.solving.blueprint.flops import (
    LINES,
    Flops,
    fitted,
    ours,
    read,
    worth_of_a_flop,
)
from drawholdem_tui.solving.blueprint.sampled import Deals, sampled
from drawholdem_tui.solving.blueprint.solved import Block, solve

ROUNDS = 1_000  # of those that are shipped
PRICES = (1.0, 4.0, 2.5, 8.0, 19.0)  # by line


def where_nobody_likes_flops() -> Flops:
    """The button loses all it has on every flop: it never goes there."""
    return tuple((-1000.0, *each[1:]) for each in ours())


@pytest.mark.parametrize("stack", [3.0, 8.0])
def test_a_button_that_fears_flops_pushes_or_folds_as_was_computed_otherwise(stack: float) -> None:
    found = solve(Block(stack, 150, where_nobody_likes_flops()))
    known = table(int(stack)).told
    assert found.value == pytest.approx(known.values[0], abs=0.003)
    assert found.exploitability < 3


def test_it_learns_to_be_hardly_exploited() -> None:
    few, more = (solve(Block(22.0, rounds, ours())).exploitability for rounds in (10, 60))
    assert more < few / 2
    assert blueprint(22.0).exploitability < 2


@pytest.mark.long
@pytest.mark.by_hand  # most of a minute each
@pytest.mark.parametrize("stack", STACKS)
def test_a_table_that_is_shipped_is_computed_again(stack: float) -> None:
    made, there = solve(Block(stack, ROUNDS, ours())), blueprint(stack)
    ours_, theirs = (np.frombuffer(each.cells, np.uint8).astype(int) for each in (made, there))
    assert np.abs(ours_ - theirs).max() <= 1  # another machine may round otherwise
    assert made.value == pytest.approx(there.value, abs=1e-5)


def test_what_is_packed_is_small() -> None:
    assert sum(len(packed(blueprint(stack))) for stack in STACKS) <= 250_000


# What flops are worth


def test_the_same_deals_are_the_same_hands_and_chips_go_nowhere() -> None:
    found = sampled(Deals(7, 3, 4))
    assert found == sampled(Deals(7, 3, 2)) + sampled(Deals(7, 5, 2))
    for one, other in zip(found[::2], found[1::2], strict=True):
        assert (one.line, one.stack, one.pot) == (other.line, other.stack, other.pot)
        for each in (one, other):
            assert abs(each.won) <= each.stack
            assert each.pot == 2 * PRICES[each.line]


def test_a_fit_finds_what_was_put_in() -> None:
    """Hands of which the button wins exactly half the pot, whatever they are."""
    seeds = sampled(Deals(1, 0, 40))
    flops = fitted([each._replace(won=each.pot / 2) for each in seeds] * 30)
    for line, (raises, called_first) in enumerate(LINES):
        stack = max(each.stack for each in seeds if each.line == line)
        so = So(0, (4.0, 4.0), raises, called_first)
        assert worth_of_a_flop(flops, stack, so, 0).mean() == pytest.approx(4.0, abs=0.4)


def test_the_better_hand_is_worth_more_on_every_flop() -> None:
    aces, seven_deuce = place_of(*cards("AsAd")), place_of(*cards("7h2c"))
    for line, (raises, called_first) in enumerate(LINES):
        put_in = PRICES[line]
        won = worth_of_a_flop(ours(), 50.0, So(0, (put_in, put_in), raises, called_first), 3)
        assert won[aces, seven_deuce] > won[seven_deuce, aces] + put_in / 2


@pytest.mark.parametrize("text", ["", "{}", "[]", "[[1]]", "[[1],[2],[3],[4],[5]]", "null"])
def test_another_file_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - which one is for the command to say
        read(text)

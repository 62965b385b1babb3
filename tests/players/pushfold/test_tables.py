"""The computed tables as they are shipped."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.resources import files
from time import perf_counter

import pytest

from drawholdem_tui.engine.cards import cards
from drawholdem_tui.players.cpu import edition_of
from drawholdem_tui.players.odds.tables.preflop import place_of
from drawholdem_tui.players.pushfold import tables
from drawholdem_tui.players.pushfold.strategy import HANDS, LAYOUTS, NODES, Square, Table, Told
from drawholdem_tui.players.pushfold.tables import (
    FILES,
    STACKS,
    nearest,
    packed,
    table,
    unpacked,
)


def test_all_tables_together_are_small() -> None:
    """Those of two and those of three."""
    room = files(tables.__package__)
    sizes = [len(room.joinpath(name).read_bytes()) for name in FILES.values()]
    assert sum(sizes) <= 60_000


@pytest.mark.parametrize(("seats", "stacks"), [(2, STACKS[2][:8]), (3, STACKS[3][:6])])
def test_the_first_table_is_there_within_a_blink(seats: int, stacks: Sequence[int]) -> None:
    """The best of some tries: a machine may be busy."""
    taken = []
    for stack in stacks:
        tables._file.cache_clear()
        tables._table.cache_clear()
        began = perf_counter()
        table(stack, seats=seats)
        taken.append(perf_counter() - began)
    assert min(taken) <= 0.020


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("swaps", [True, False])
def test_whatever_is_packed_comes_out_again(seats: int, swaps: bool) -> None:
    layout = LAYOUTS[seats]
    certain, nodes = layout.certain, layout.nodes if swaps else 1
    cells = bytes(
        (at * at) % certain if at % 3 else certain * (at % 2)
        for at in range(layout.columns(swaps=swaps) * HANDS)
    )
    often = (0.5, 0.125) * 28
    told = Told((0.25,) * seats, 0.5, (0.125,) * nodes, often[: len(layout.squares(swaps=swaps))])
    strategy = Table(seats, told, cells)
    assert unpacked(packed(strategy)[2:], seats=seats, swaps=swaps) == strategy


@pytest.mark.parametrize(
    ("seats", "swaps", "squares", "columns"),
    [(2, True, 11, 14), (2, False, 2, 2), (3, True, 55, 62), (3, False, 6, 6)],
)
def test_two_and_three_differ_in_how_many_squares_they_have(
    seats: int, swaps: bool, squares: int, columns: int
) -> None:
    """A swap has two columns: one for the high card, one for the low card."""
    found = table(10, swaps=swaps, seats=seats)
    assert (found.layout.seats, found.swaps, len(found.squares)) == (seats, swaps, squares)
    assert len(found.cells) == columns * HANDS == found.layout.columns(swaps=swaps) * HANDS


@pytest.mark.parametrize("seats", [2, 3])
def test_every_record_is_packed_again_byte_for_byte(seats: int) -> None:
    text = files(tables.__package__).joinpath(FILES[seats]).read_bytes()
    again = (
        packed(table(stack, swaps=swaps, seats=seats))
        for stack in STACKS[seats]
        for swaps in (True, False)
    )
    assert b"".join(again) == text


@pytest.mark.parametrize("stack", STACKS[2])
def test_a_table_leaves_less_than_a_thousandth_of_a_big_blind_to_be_won(stack: int) -> None:
    for swaps in (True, False):
        told = table(stack, swaps=swaps).told
        assert 0 <= told.exploitability < 1
        assert sum(told.reached) == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize("stack", STACKS[2])
def test_no_hand_does_more_than_there_is_to_do(stack: int) -> None:
    strategy = table(stack)
    for place in range(HANDS):
        for high, low in (
            strategy.shares(Square("button_swaps"), place),
            strategy.shares(Square("big_blind_swaps", 0), place),
            strategy.shares(Square("big_blind_swaps", 1), place),
        ):
            assert high + low <= 1 + 1 / 255
        for node in range(len(NODES)):
            assert 0 <= strategy.bets("push", place, node) <= 1
            assert 0 <= strategy.bets("call", place, node) <= 1


def test_a_stack_between_two_tables_takes_the_nearer_one() -> None:
    assert nearest(9.6) == table(10)
    assert nearest(1.5) == table(2)
    assert nearest(44.0) == table(40)
    assert nearest(400.0) == table(100)


# What the tables teach


def test_a_pat_hand_speaks() -> None:
    """When the button keeps and the big blind swaps, the button pushes practically any two."""
    for stack in (5, 10, 15):
        assert table(stack).often(Square("push", NODES.index("keep-swap"))) > 0.95


def test_the_pat_bluff_is_never_called_with() -> None:
    """At 10 big blinds the big blind keeps some of its worst hands on purpose: that frightens."""
    strategy = table(10)
    worst = place_of(*cards("7d2c"))
    high, low = strategy.shares(Square("big_blind_swaps", 1), worst)
    swap_swap, swap_keep = NODES.index("swap-swap"), NODES.index("swap-keep")
    assert high + low < 0.7
    assert strategy.bets("call", worst, swap_keep) < 0.01
    after_keep, after_swap = (strategy.often(Square("push", at)) for at in (swap_keep, swap_swap))
    assert after_keep < after_swap - 0.04


def test_nothing_that_plays_loads_numpy() -> None:
    plays = """
import sys
from drawholdem_tui.cli.main import main
arguments = "simulate --hands 4 --seats cpu:pro,cpu:shark --stack 100 --seed s"
assert main(arguments.split()) == 0
assert main(["chart", "pushfold", "--stack", "10"]) == 0
assert "drawholdem_tui.players.pushfold.tables" in sys.modules
assert not {"numpy", "drawholdem_tui.solving"} & set(sys.modules)
"""
    done = subprocess.run(
        [sys.executable, "-c", plays], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("seats", "digest"), [(2, "83f3fcac52a2f0c6"), (3, "49c88cca1a9ee21b")])
def test_other_tables_are_another_edition_of_the_pro(seats: int, digest: str) -> None:
    """Hands say which edition played in them: count it up when the tables are computed anew."""
    found = sha256()
    for stack in STACKS[seats]:
        for swaps in (True, False):
            found.update(table(stack, swaps=swaps, seats=seats).cells)
    assert (edition_of("pro"), found.hexdigest()[:16]) == (13, digest)

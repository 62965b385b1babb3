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
from drawholdem_tui.players.cpu.editions import edition_of
from drawholdem_tui.players.odds.tables.preflop import place_of
from drawholdem_tui.players.pushfold import tables
from drawholdem_tui.players.pushfold.packing import packed, unpacked
from drawholdem_tui.players.pushfold.strategy import HANDS, NODES, Strategy, Told
from drawholdem_tui.players.pushfold.tables import (
    FILES,
    STACKS,
    nearest,
    table,
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


def test_whatever_is_packed_comes_out_again() -> None:
    cells = bytes((at * at) % 256 if at % 3 else 255 * (at % 2) for at in range(14 * HANDS))
    told = Told(-0.25, 0.5, 0.75, 0.1, 0.2, (0.25,) * 4, (0.5,) * 4, (0.125,) * 4)
    strategy = Strategy(told, cells)
    assert unpacked(packed(strategy)[2:], seats=2, swaps=True) == strategy


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
            strategy.button_swaps(place),
            strategy.big_blind_swaps(place, button_swapped=False),
            strategy.big_blind_swaps(place, button_swapped=True),
        ):
            assert high + low <= 1 + 1 / 255
        for node in range(len(NODES)):
            assert 0 <= strategy.push(place, node) <= 1
            assert 0 <= strategy.call(place, node) <= 1


def test_a_stack_between_two_tables_takes_the_nearer_one() -> None:
    assert nearest(9.6) == table(10)
    assert nearest(1.5) == table(2)
    assert nearest(44.0) == table(40)
    assert nearest(400.0) == table(100)


# What the tables teach


def test_a_pat_hand_speaks() -> None:
    """When the button keeps and the big blind swaps, the button pushes practically any two."""
    for stack in (5, 10, 15):
        assert table(stack).told.push[NODES.index("keep-swap")] > 0.95


def test_the_pat_bluff_is_never_called_with() -> None:
    """At 10 big blinds the big blind keeps some of its worst hands on purpose: that frightens."""
    strategy = table(10)
    worst = place_of(*cards("7d2c"))
    high, low = strategy.big_blind_swaps(worst, button_swapped=True)
    swap_swap, swap_keep = NODES.index("swap-swap"), NODES.index("swap-keep")
    assert high + low < 0.7
    assert strategy.call(worst, swap_keep) < 0.01
    assert strategy.told.push[swap_keep] < strategy.told.push[swap_swap] - 0.04


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


def test_other_tables_are_another_edition_of_the_pro() -> None:
    """Hands say which edition played in them: whoever computes the tables anew counts it up."""
    text = files(tables.__package__).joinpath(FILES[2]).read_bytes()
    assert (edition_of("pro"), sha256(text).hexdigest()[:16]) == (3, "a9a0adf6c13c27f7")

"""Push or fold is computed: against known figures, slow loops and what has to add up."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

pytest.importorskip("numpy", reason="no NumPy installed")

import numpy as np

from drawholdem_tui.engine import ranking
from drawholdem_tui.engine.cards import Card, cards
from drawholdem_tui.players.odds.tables.preflop import place_of
from drawholdem_tui.players.pushfold.strategy import Square
from drawholdem_tui.players.pushfold.tables import STACKS, packed, table, unpacked
from drawholdem_tui.solving.game import CALL, PUSH, Game, Plays, as_plays
from drawholdem_tui.solving.hands import HANDS, KEEP, SWAP, Figures, equities, reach, worth
from drawholdem_tui.solving.jobs import Block, solve
from drawholdem_tui.solving.make_equities import boards, strengths_on
from drawholdem_tui.solving.two.exploitability import judged
from drawholdem_tui.solving.two.learning import Learner
from drawholdem_tui.solving.two.values import Payments

ROUNDS = 1_000  # of the tables that are shipped


def kind(text: str) -> int:
    return place_of(*cards(text))


def learnt(game: Game, rounds: int) -> Plays:
    learner = Learner(game)
    for _ in range(rounds):
        learner.round()
    return learner.average()


# What one hand wins against another


@pytest.mark.parametrize(
    ("own", "other", "share"),
    [
        ("AsAh", "KsKh", 0.81946),
        ("AsKs", "QdQh", 0.46048),
        ("2s2h", "AsKd", 0.52649),
        ("AsKs", "AsKd", 0.52492),
        ("7s2h", "AsAh", 0.11800),
    ],
)
def test_a_kind_of_hand_wins_what_is_known(own: str, other: str, share: float) -> None:
    assert equities()[kind(own), kind(other)] == pytest.approx(share, abs=2e-5)


def test_what_one_wins_the_other_loses() -> None:
    found = equities()
    assert np.allclose(found + found.T, 1)


@pytest.mark.long
@pytest.mark.by_hand
def test_boards_that_differ_in_suits_alone_are_counted_once() -> None:
    assert (len(boards()), sum(boards().values())) == (134_459, 2_598_960)


def test_strengths_on_a_board_are_the_engines() -> None:
    seed = 21
    rng = Random(seed)
    for _ in range(3):
        board = tuple(sorted(rng.sample(range(52), 5)))
        left = [card for card in range(52) if card not in board]
        strength, kinds = strengths_on(board)
        for at, hand in list(enumerate(combinations(left, 2)))[::40]:
            seven = [Card(each) for each in (*board, *hand)]
            assert strength[at] == ranking.strength(seven), (seed, board, hand)
            assert kinds[at] == place_of(*hand)


# Who can hold what


def any_swaps(rng: Random) -> Figures:
    swaps = np.array([[rng.random() for _ in range(3)] for _ in range(HANDS)])
    swaps[::14, 1] = 0  # of a pair either card is the same
    shares: Figures = swaps / swaps.sum(1, keepdims=True)
    return shares


def test_however_they_swap_all_chances_together_are_one() -> None:
    """Cards that one holds or gave away are not the other's: counted wrongly, it would show."""
    seed = 7
    rng = Random(seed)
    button, behind = any_swaps(rng), (any_swaps(rng), any_swaps(rng))
    everything, total = np.ones((HANDS, HANDS)), 0.0
    for what in (KEEP, SWAP):
        for then in (KEEP, SWAP):
            own, other = reach(button, what), reach(behind[what], then)
            total += float((own * worth(everything, other, has_swapped=what == SWAP)).sum())
    assert total == pytest.approx(1, abs=1e-5), seed


def test_chances_of_two_who_swap_are_those_of_dealt_cards() -> None:
    """Both give the lower card away; dealt 40,000 times, the button's pairs come as often."""
    low = np.zeros((HANDS, 3))
    low[:, 2] = 1
    other = reach(low, SWAP)
    pairs = np.zeros((HANDS, HANDS))
    pairs[::14] = 1
    share = float((other * worth(pairs, other, has_swapped=True)).sum())
    seed, many = 3, 40_000
    rng, found = Random(seed), 0
    for _ in range(many):
        a, b, *_, new = rng.sample(range(52), 6)
        found += max(a, b) >> 2 == new >> 2
    error = (share * (1 - share) / many) ** 0.5
    assert abs(found / many - share) < 4 * error, (seed, found / many, share)


# The equilibrium


@pytest.mark.parametrize(
    ("stack", "push", "call"),
    [(5, 0.716, 0.620), (10, 0.583, 0.374), (15, 0.457, 0.285), (20, 0.401, 0.217)],
)
def test_without_swaps_the_shipped_table_is_the_known_equilibrium(
    stack: int, push: float, call: float
) -> None:
    found = table(stack, swaps=False)
    assert found.often(Square("push")) == pytest.approx(push, abs=0.003)
    assert found.often(Square("call")) == pytest.approx(call, abs=0.003)
    assert found.told.exploitability < 0.02


def test_it_learns_to_leave_nothing_to_be_won() -> None:
    game = Game(10.0)
    payments = Payments(game)
    few, more = (judged(payments, learnt(game, rounds)).exploitability for rounds in (5, 40))
    assert more < few / 4
    assert more < 5


def test_an_ante_is_worth_fighting_for() -> None:
    without, with_ante = (
        judged(Payments(game), learnt(game, 60))
        for game in (Game(10.0, swaps=False), Game(10.0, ante=0.125, swaps=False))
    )
    for bet in (PUSH, CALL):  # their only squares, without swaps
        assert with_ante.often[bet] > without.often[bet] + 0.03


# The tables that are shipped


def test_a_table_without_swaps_is_computed_again_bit_for_bit() -> None:
    block = Block(Game(10.0, swaps=False), ROUNDS)
    assert packed(solve(block)) == packed(table(10, swaps=False))


@pytest.mark.long
@pytest.mark.by_hand
def test_a_table_with_swaps_is_computed_again_bit_for_bit() -> None:
    assert packed(solve(Block(Game(10.0), ROUNDS))) == packed(table(10))


def test_a_packed_table_plays_as_the_strategy_that_was_learnt() -> None:
    game = Game(5.0)
    plays = learnt(game, 30)
    exact = judged(Payments(game), plays)
    found = unpacked(packed(solve(Block(game, 30)))[2:], seats=2, swaps=True)
    again = as_plays(game, found.cells)
    assert np.abs(again.swaps[0] - plays.swaps[0]).max() < 0.005
    assert np.abs(again.bets - plays.bets).max() <= 1 / 510 + 1e-9
    assert found.told.values == pytest.approx(exact.values, abs=1e-4)
    assert found.told.exploitability == pytest.approx(exact.exploitability, rel=0.1)


@pytest.mark.parametrize("stack", [STACKS[2][0], 10, STACKS[2][-1]])
def test_what_a_table_says_of_itself_is_what_is_counted_anew(stack: int) -> None:
    game, found = Game(float(stack)), table(stack)
    told = judged(Payments(game), as_plays(game, found.cells))
    for one, other in zip(told, found.told, strict=True):
        assert one == pytest.approx(other, abs=2e-6)

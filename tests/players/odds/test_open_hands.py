"""Chances of hands that lie open: every board counted, by whatever way is quicker."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from drawholdem_tui.engine.cards import cards
from drawholdem_tui.players.odds.open_hands import open_hands
from drawholdem_tui.players.odds.tables.ranks import ranks


def counted(hands: list[list[int]], board: list[int]) -> list[float]:
    """Board by board, the slow way."""
    strength = ranks().strength
    known = {*board}.union(*hands)
    unseen = [card for card in range(52) if card not in known]
    won, boards = [0.0] * len(hands), 0
    for runout in combinations(unseen, 5 - len(board)):
        boards += 1
        made = [strength([*hand, *board, *runout]) for hand in hands]
        best = max(made)
        for at, each in enumerate(made):
            won[at] += (each == best) / made.count(best)
    return [each / boards for each in won]


def dealt(seed: int, players: int, board: int) -> tuple[list[list[int]], list[int]]:
    print("seed", seed)
    deck = Random(seed).sample(range(52), 2 * players + board)
    hands = [deck[2 * at : 2 * at + 2] for at in range(players)]
    return hands, deck[2 * players :]


@pytest.mark.parametrize("board", [3, 4, 5])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_with_a_board_they_are_those_of_every_board(board: int, players: int) -> None:
    hands, lying = dealt(10 * players + board, players, board)
    assert open_hands(hands, lying) == pytest.approx(counted(hands, lying))


@pytest.mark.parametrize(
    ("hands", "shares"),
    [
        (("AsAh", "KsKh"), (0.82637, 0.17363)),
        (("AsKs", "7d7c"), (0.47879, 0.52121)),
        (("AsKs", "AhKh"), (0.5, 0.5)),
    ],
)
def test_before_the_flop_they_are_those_that_everybody_knows(
    hands: tuple[str, str], shares: tuple[float, float]
) -> None:
    assert open_hands([cards(each) for each in hands], ()) == pytest.approx(shares, abs=0.00001)


def test_before_the_flop_they_agree_with_boards_that_are_dealt() -> None:
    strength = ranks().strength
    hands, _ = dealt(7, 4, 0)
    unseen = [card for card in range(52) if not any(card in hand for hand in hands)]
    rng, won, boards = Random(8), [0.0] * 4, 20_000
    for _ in range(boards):
        board = rng.sample(unseen, 5)
        made = [strength([*hand, *board]) for hand in hands]
        for at, each in enumerate(made):
            won[at] += (each == max(made)) / made.count(max(made))
    found = open_hands(hands, ())
    assert sum(found) == pytest.approx(1)
    assert found == pytest.approx([each / boards for each in won], abs=0.015)


@pytest.mark.long
@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(n, marks=pytest.mark.by_hand) for n in (1, 2, 3))]
)
def test_before_the_flop_they_are_those_of_every_board(seed: int) -> None:
    hands, _ = dealt(seed, 2 + seed, 0)
    assert open_hands(hands, ()) == pytest.approx(counted(hands, []))

"""Push or fold between three is sampled: against known figures, dealt cards and the engine."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

pytest.importorskip("numpy", reason="no NumPy installed")

import numpy as np

from drawholdem_tui.engine import ranking
from drawholdem_tui.engine.actions import Action, Call, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import FULL_DECK, cards
from drawholdem_tui.engine.decisions import BetDecision
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.players.odds.tables.preflop import place_of
from drawholdem_tui.players.pushfold.spot import spot_of
from drawholdem_tui.players.pushfold.strategy import LAYOUTS, Square
from drawholdem_tui.players.pushfold.tables import nearest, packed, table
from drawholdem_tui.solving.game import (
    CALL,
    CALL_BUTTON,
    CALL_SMALL,
    LATE,
    OVERCALL,
    PUSH,
    Check,
    Game,
    Plays,
    Samples,
    as_cells,
    as_plays,
)
from drawholdem_tui.solving.hands import HANDS, Figures, counts
from drawholdem_tui.solving.jobs import Block, solve
from drawholdem_tui.solving.three.exploitability import exploited
from drawholdem_tui.solving.three.learning import Learner, filled
from drawholdem_tui.solving.three.payments import (
    Payments,
    by_swap,
    chances,
    on_a_board,
    shares,
    swapped,
)
from drawholdem_tui.solving.three.real_deals import Deals, Dealt, Stacks, checked, deals, won

BETS = LAYOUTS[3].bets
ROUNDS = 200  # of the tables that are shipped
FEW = Samples(boards=120, threes=4_000)


def kind(text: str) -> int:
    return place_of(*cards(text))


# Three hands beside each other


def test_three_kinds_meet_as_often_as_they_are_dealt() -> None:
    found = chances()
    assert found.sum() == pytest.approx(1326)
    assert np.allclose(found, found.transpose(1, 0, 2))
    assert np.allclose(found, found.transpose(0, 2, 1))
    aces, kings = kind("AsAh"), kind("KsKh")
    assert found[aces, aces, aces] == 0
    # six hands of aces, one of the other two aces, any of six of kings
    assert found[aces, aces, kings] == pytest.approx(6 * 1 * 6 / (1225 * 1128))


def test_a_swapped_hand_comes_as_often_as_by_dealing_again() -> None:
    """Whoever gives the lower card of everything away holds a pair as often as by counting."""
    low = np.zeros((HANDS, 2))
    low[:, 1] = 1
    density, combos = swapped(low), counts().combos
    assert (density * combos).sum() / 1326 == pytest.approx(1)
    pairs = 0
    for one, other in combinations(range(52), 2):
        kept = max(one, other)
        pairs += sum(new >> 2 == kept >> 2 for new in range(52) if new not in (one, other))
    assert (density * combos)[::14].sum() / 1326 == pytest.approx(pairs / (1326 * 50))
    everything = by_swap(np.ones(HANDS))
    assert np.allclose(everything[:, 1], 1)


def test_three_all_in_share_a_pot_and_aces_win_what_is_known() -> None:
    """73 of 100 pots against any two."""
    seed = 12
    rng, lots, won_parts = Random(seed), np.random.PCG64(seed), [0, 0]
    for _ in range(400):
        kinds, parts = on_a_board(rng, lots, 2_000)
        assert (parts.sum(0) == 6).all()
        aces = kinds == kind("AsAh")
        won_parts[0] += int(parts[aces].sum())
        won_parts[1] += 6 * int(aces.sum())
    assert won_parts[0] / won_parts[1] == pytest.approx(0.734, abs=0.03), seed


@pytest.mark.long
def test_the_same_seed_gives_the_same_shares() -> None:
    few = Samples(boards=20, threes=500, seed=8)
    first = shares(few)
    shares.cache_clear()
    assert np.array_equal(shares(few), first)
    assert not np.array_equal(shares(few._replace(seed=9)), first)


# What is paid is what the engine pays


def random_hand(rng: Random, stacks: tuple[int, int, int]) -> tuple[Plays, Deals, list[float]]:
    """Played with all-ins alone; as a strategy that does so with every hand, and its result in the
    order of turns."""
    order = list(FULL_DECK)
    rng.shuffle(order)
    in_seats = (stacks[1], stacks[2], stacks[0])
    hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, in_seats), OrderedDeck(tuple(order)))
    first = [hand.view(seat).own_cards for seat in (2, 0, 1)]
    does, bets = [0, 0, 0], np.zeros((len(BETS), 8, HANDS))
    while (decision := hand.decision) is not None:
        turn = (decision.seat + 1) % 3
        view = hand.view(decision.seat)
        action: Action
        if isinstance(decision, BetDecision):
            spot = spot_of(view, decision, most=100)
            assert spot
            share = rng.random() < 0.6
            bets[BETS.index(spot.square.kind)] = share
            everything = RaiseTo(decision.max_to) if decision.may_raise else Call()
            action = everything if share else Fold()
        elif view.street.value == "preflop":
            does[turn] = rng.randrange(3)
            own = first[turn]
            action = (Keep(), Swap(max(own)), Swap(min(own)))[does[turn]]
        else:
            action = Keep()
        hand.act(action)
    swaps = []
    for turn in range(3):
        each = np.zeros((1 << turn, HANDS, 3))
        each[:, :, does[turn]] = 1
        swaps.append(each)
    board = hand.view(None).board
    strength: Figures = np.zeros((3, 3, 1))
    kinds: Figures = np.zeros((3, 3, 1), int)
    for turn, seat in enumerate((2, 0, 1)):
        held = hand.view(seat).own_cards
        if len(board) == 5 and len(held) == 2:
            strength[turn, does[turn]] = ranking.strength([*held, *board])
    result = [(hand.stacks[seat] - in_seats[seat]) / DRAW_HOLDEM.big_blind for seat in (2, 0, 1)]
    return Plays(tuple(swaps), bets), Deals(kinds, strength), result


@pytest.mark.parametrize("stacks", [(100, 100, 100), (150, 80, 100), (60, 90, 200), (90, 150, 90)])
def test_what_each_seat_wins_is_what_the_engine_pays(stacks: tuple[int, int, int]) -> None:
    """Stacks that differ included; the one with more keeps its cards after the all-in."""
    seed = 77
    rng, in_blinds = Random(seed), (stacks[0] / 10, stacks[1] / 10, stacks[2] / 10)
    for number in range(120):
        plays, dealt, result = random_hand(rng, stacks)
        found = [float(won(in_blinds, plays, plays, seat, dealt)[0]) for seat in range(3)]
        assert found == pytest.approx(result, abs=0.11), (seed, number)  # chips are whole
        assert sum(found) == pytest.approx(0)


def test_dealt_cards_are_as_likely_as_any() -> None:
    (found,) = deals(Dealt(boards=400, each=50, seed=4))
    pairs = (found.kind % 14 == 0).mean(2)
    assert found.kind.shape == (3, 3, 20_000)
    assert np.allclose(pairs[:, 0], 3 / 51, atol=0.006)
    assert np.allclose(pairs[:, 2], pairs[:, 2].mean(), atol=0.006)


# What is learnt


def test_without_swaps_the_blinds_play_as_between_two_once_the_button_has_folded() -> None:
    """The cards that the button folded make the only difference."""
    for stack in (5, 10):
        late = table(stack, swaps=False, seats=3)
        between_two = table(stack, swaps=False)
        for kind_of_three, kind_of_two in (("late_push", "push"), ("call_small", "call")):
            often = between_two.often(Square(kind_of_two))
            assert late.often(Square(kind_of_three)) == pytest.approx(often, abs=0.02)


@pytest.mark.long
def test_it_learns_to_leave_little_to_be_won() -> None:
    game = Game(6.0, 3, swaps=False, samples=FEW)
    payments = Payments(game)
    learner, left = Learner(game), []
    for _ in range(2):
        for _ in range(25):
            learner.round()
        left.append(max(exploited(payments, learner.average(), seat) for seat in range(3)))
    assert left[1] < left[0] / 2
    assert left[1] < 0.003


def test_the_same_samples_give_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("drawholdem_tui.solving.three.exploitability._BOARDS", 20)
    block = Block(Game(5.0, 3, swaps=True, samples=FEW), 2)
    assert packed(solve(block)) == packed(solve(block))


def test_what_nobody_comes_to_is_filled_with_what_is_best_there() -> None:
    """Half a share in every hand is nobody's meaning; what was learnt stays as it is."""
    game = Game(5.0, 3, swaps=False, samples=FEW)
    learner = Learner(game)
    for _ in range(3):
        learner.round()
    plays = learner.average()
    cells = bytearray(as_cells(game, plays))
    at = CALL_BUTTON * HANDS
    cells[at : at + HANDS] = bytes([15]) * HANDS
    found = filled(learner.payments, plays, bytes(cells))
    assert found[:at] == cells[:at]
    assert found[at + HANDS :] == cells[at + HANDS :]
    best = found[at : at + HANDS]
    assert set(best) == {0, 30}
    assert best[0] == 30  # aces
    learnt = as_cells(game, plays)[at : at + HANDS]
    assert sum(abs(one - other) > 20 for one, other in zip(best, learnt, strict=True)) < 17


@pytest.mark.long
@pytest.mark.by_hand
def test_a_shipped_table_is_computed_again_bit_for_bit() -> None:
    """All samples, all rounds."""
    block = Block(Game(10.0, 3, swaps=False), ROUNDS)
    assert packed(solve(block)) == packed(table(10, swaps=False, seats=3))


def test_a_packed_table_plays_as_the_strategy_that_was_learnt() -> None:
    game = Game(5.0, 3, samples=FEW)
    learner = Learner(game)
    for _ in range(3):
        learner.round()
    plays = learner.average()
    again = as_plays(game, as_cells(game, plays))
    assert np.abs(again.bets - plays.bets).max() <= 0.02
    for one, other in zip(again.swaps, plays.swaps, strict=True):
        assert np.abs(one - other).max() <= 0.04


@pytest.mark.long
@pytest.mark.by_hand
@pytest.mark.parametrize("swaps", [True, False])
def test_whoever_learns_from_dealt_cards_finds_next_to_nothing(swaps: bool) -> None:
    """Minutes: two million deals to learn from, and fresh ones to show it."""
    game = Game(10.0, 3, swaps)
    plays = as_plays(game, table(10, swaps=swaps, seats=3).cells)
    for seat in checked(Check((10.0, 10.0, 10.0), 10, swaps, 2_500_000, seed=5), plays).seats:
        assert seat.more < 2 + 2 * seat.error


def by_what_one_can_lose(stacks: Stacks) -> Plays:
    """As ``spot`` takes a table for each decision."""
    button, small, big = stacks

    def of(stack: float) -> Plays:
        return as_plays(Game(stack, 3), nearest(stack, seats=3).cells)

    before = (
        of(min(button, max(small, big))),
        of(min(small, max(button, big))),
        of(min(big, max(button, small))),
    )
    between = {CALL_BUTTON: min(button, big), LATE: min(small, big), CALL_SMALL: min(small, big)}
    by_bet = {PUSH: before[0], CALL: before[1], OVERCALL: before[2]}
    by_bet |= {bet: of(stack) for bet, stack in between.items()}
    bets = np.stack([by_bet[bet].bets[bet] for bet in range(len(BETS))])
    return Plays(tuple(each.swaps[seat] for seat, each in enumerate(before)), bets)


@pytest.mark.long
@pytest.mark.by_hand
@pytest.mark.parametrize("stacks", [(8.0, 12.0, 12.0), (12.0, 8.0, 12.0), (12.0, 12.0, 8.0)])
def test_with_stacks_that_differ_by_half_there_is_little_to_be_won(stacks: Stacks) -> None:
    plays = by_what_one_can_lose(stacks)
    for seat in checked(Check(stacks, 8, True, 1_000_000, seed=4), plays).seats:
        assert seat.more < 5 + 2 * seat.error

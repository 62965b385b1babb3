"""Chances in hold'em: counted out, played through, known from elsewhere."""

from __future__ import annotations

from itertools import combinations
from math import comb, sqrt
from random import Random
from threading import Thread

import pytest

from drawholdem_tui.engine.cards import Card, cards, text
from drawholdem_tui.players.odds.against_ranges import (
    EmptyRangeError,
    Range,
    against_ranges,
    any_hand,
)
from drawholdem_tui.players.odds.chances import Chances, Ways
from drawholdem_tui.players.odds.deals import Effort
from drawholdem_tui.players.odds.exact import exact
from drawholdem_tui.players.odds.sampled import as_it_is, sampled, three_ways
from drawholdem_tui.players.odds.tables.preflop import before_the_flop
from drawholdem_tui.players.odds.tables.ranks import ranks


def pair(text_of_two: str) -> tuple[int, int]:
    one, other = cards(text_of_two)
    return one, other


# a right figure lies further off than this once in fifteen thousand times
FAR = 4.0


def enumerated(own: list[int], board: list[int], opponents: int = 1) -> Chances:
    """The slow and obvious way."""
    strength = ranks().strength
    unseen = [card for card in range(52) if card not in own and card not in board]
    wins = ties = deals = 0
    share = 0.0
    for runout in combinations(unseen, 5 - len(board)):
        whole = [*board, *runout]
        mine = strength([*own, *whole])
        left = [card for card in unseen if card not in runout]
        worth = {hand: strength([*hand, *whole]) for hand in combinations(left, 2)}
        for hands in disjoint(left, opponents):
            theirs = [worth[hand] for hand in hands]
            best = max(theirs)
            deals += 1
            wins += mine > best
            ties += mine == best
            share += 1.0 if mine > best else 1 / (1 + theirs.count(best)) if mine == best else 0.0
    return Chances(wins / deals, ties / deals, share / deals)


def disjoint(left: list[int], hands: int) -> list[tuple[tuple[int, int], ...]]:
    if hands == 1:
        return [(hand,) for hand in combinations(left, 2)]
    first = list(combinations(left, 2))
    return [
        (one, other) for one in first for other in first if one < other and not {*one} & {*other}
    ]


@pytest.mark.parametrize("suits", [[0, 1, 2, 3], [0, 0, 0, 1, 2, 3], [0, 0, 1]])
def test_counting_out_is_enumerating(suits: list[int]) -> None:
    rng = Random(len(suits))
    for number in range(40):
        deck = [card for card in range(52) if card & 3 in rng.choices(suits, k=4)] or range(52)
        hand = rng.sample(deck, 7) if len(deck) > 6 else rng.sample(range(52), 7)
        board = hand[2:] if number % 20 else hand[2:6]
        counted, slowly = exact(hand[:2], board), enumerated(hand[:2], board)
        assert counted.win == pytest.approx(slowly.win), text(map(Card, hand))
        assert counted.tie == pytest.approx(slowly.tie), text(map(Card, hand))
        assert counted.share == pytest.approx(slowly.share), text(map(Card, hand))


def test_counting_out_a_flop_is_enumerating() -> None:
    own, board = cards("QhJh"), cards("Th9h2s")
    counted = exact(own, board)
    slowly = enumerated([*own], [*board])
    assert (counted.win, counted.tie) == pytest.approx((slowly.win, slowly.tie))


def test_an_even_fight_on_the_board_is_shared() -> None:
    royal = cards("AhKhQhJhTh")
    assert exact(cards("2c3d"), royal) == Chances(0.0, 1.0, 0.5)
    *_, ways = sampled([cards("2c3d")], royal, 3, effort=Effort(500, 1))
    assert (ways.chances[0].tie, ways.chances[0].share) == (1.0, 0.25)


@pytest.mark.parametrize("missing", [0, 1, 2])
def test_playing_comes_within_its_error_of_counting(missing: int) -> None:
    rng = Random(missing)
    off = []
    for seed in range(40):
        hand = rng.sample(range(52), 7 - missing)
        own, board = hand[:2], hand[2:]
        *_, ways = sampled([own], board, 1, effort=Effort(2_500, seed))
        played = ways.chances[0]
        off.append((played.share - exact(own, board).share) / played.error)
    assert max(map(abs, off)) < FAR
    # the error is said as large as it is: two thirds of the figures lie within it
    assert sqrt(sum(each * each for each in off) / len(off)) < 1.5


def test_against_two_playing_comes_within_its_error_of_enumerating() -> None:
    rng = Random(7)
    for suited in (True, False):
        deck = [card for card in range(52) if card & 3 != 3 or not suited]
        hand = rng.sample(deck, 7)
        *_, ways = sampled([hand[:2]], hand[2:], 2, effort=Effort(10_000, 3))
        played, slowly = ways.chances[0], enumerated(hand[:2], hand[2:], 2)
        assert abs(played.share - slowly.share) < FAR * played.error
        assert abs(played.tie - slowly.tie) < FAR * 0.5 / sqrt(10_000)


@pytest.mark.parametrize("opponents", [1, 2, 9])
def test_swapping_is_keeping_what_has_come(opponents: int) -> None:
    """Every card that may come, each by itself, is as good as the swap on average."""
    own, board = cards("AsKd"), cards("Qh8s2d")
    *_, swap = sampled([own[:1]], board, opponents, gone=own, effort=Effort(20_000, 1))
    unseen = [card for card in range(52) if card not in (*own, *board)]
    each = [
        list(sampled([(own[0], new)], board, opponents, gone=own, effort=Effort(500, new)))[-1]
        for new in unseen
    ]
    mean = sum(ways.chances[0].share for ways in each) / len(each)
    error = sqrt(sum(ways.chances[0].error ** 2 for ways in each)) / len(each)
    assert abs(swap.chances[0].share - mean) < FAR * sqrt(error**2 + swap.chances[0].error ** 2)


def test_differences_are_known_better_than_each_way_by_itself() -> None:
    *_, ways = three_ways(cards("AsKd"), cards("Qh8s2d"), 3)
    apart = sqrt(ways.chances[0].error ** 2 + ways.chances[2].error ** 2)
    assert ways.error((0, 1), (2, -1)) < 0.95 * apart


def test_the_same_seed_gives_the_same_figures_and_another_one_others() -> None:
    own, board = cards("AsKd"), cards("Qh8s2d")

    def figures(seed: int) -> list[Ways]:
        return list(three_ways(own, board, 4, effort=Effort(seed=seed)))

    assert figures(5) == figures(5)
    assert figures(5)[-1] != figures(6)[-1]


def test_first_figures_come_early_and_get_better() -> None:
    found = three_ways(cards("AsKd"), cards("Qh8s2d"), 9)
    first = next(found)
    *_, last = found
    assert first.chances[0].error > 2 * last.chances[0].error
    stopped = three_ways(cards("AsKd"), cards("Qh8s2d"), 9, effort=Effort(10_000_000))
    next(stopped)
    stopped.close()


def test_threads_do_not_change_figures() -> None:
    own, board = cards("AsKd"), cards("Qh8s2d")
    alone = list(three_ways(own, board, 2, effort=Effort(seed=1)))
    found: list[list[Ways]] = []
    threads = [
        Thread(target=lambda: found.append(list(three_ways(own, board, 2, effort=Effort(seed=1)))))
        for _ in range(4)
    ]
    for each in threads:
        each.start()
    for each in threads:
        each.join(timeout=60)
    assert found == [alone] * 4


@pytest.mark.parametrize(
    ("hand", "opponents", "share"),
    [("AsAd", 1, 0.852), ("7d2c", 1, 0.346), ("AsKs", 1, 0.670), ("AsAd", 9, 0.311)],
)
def test_chances_before_the_flop_are_those_that_everybody_knows(
    hand: str, opponents: int, share: float
) -> None:
    ways = before_the_flop(cards(hand), opponents)
    assert ways.chances[0].share == pytest.approx(share, abs=0.002)
    *_, played = sampled([cards(hand)], (), opponents, effort=Effort(4_000, 1))
    assert played.chances[0].share == pytest.approx(share, abs=FAR * played.chances[0].error)


@pytest.mark.parametrize("hand", ["7d2c", "AsKs", "TsTd"])
def test_swaps_before_the_flop_are_as_if_they_were_played(hand: str) -> None:
    own = cards(hand)
    for opponents in (1, 4, 9):
        known = before_the_flop(own, opponents)
        ways = [own, own[1:], own[:1]]
        *_, played = sampled(ways, (), opponents, gone=own, effort=Effort(4_000, 2))
        for one, other in zip(known.chances, played.chances, strict=True):
            assert abs(one.share - other.share) < FAR * other.error
            assert abs(one.win - other.win) < FAR * 0.5 / sqrt(4_000)


def test_any_hand_at_all_is_a_hand_nobody_knows() -> None:
    own, board = cards("AsKd"), cards("Kh8s2s")
    for opponents in (1, 3):
        *_, unknown = sampled([own], board, opponents, effort=Effort(10_000, 1))
        for who in ([any_hand()] * opponents, [any_hand(), *[None] * (opponents - 1)]):
            *_, ways = against_ranges([own], board, who, effort=Effort(3_000, 2))
            apart = abs(ways.chances[0].share - unknown.chances[0].share)
            assert apart < FAR * (ways.chances[0].error + unknown.chances[0].error)


def test_against_ranges_playing_comes_within_its_error_of_enumerating() -> None:
    """Two opponents whose hands get in each other's way."""
    own, board = cards("AsKd"), cards("Kh8s2s3d9c")
    first = Range({(8, 9): 1.0, pair("KsKc"): 3.0, pair("AhAd"): 2.0, pair("4c4d"): 5.0})
    other = Range({pair("KsQs"): 2.0, pair("AhAc"): 1.0, pair("4c5c"): 4.0, pair("JhTh"): 2.0})
    strength = ranks().strength
    mine = strength([*own, *board])
    won = every = 0.0
    for one, weight in first.without([*own, *board]).weights.items():
        for two, beside in other.without([*own, *board]).weights.items():
            if not {*one} & {*two}:
                best = max(strength([*one, *board]), strength([*two, *board]))
                every += weight * beside
                won += weight * beside * (mine > best)
    *_, ways = against_ranges([own], board, [first, other], effort=Effort(10_000, 5))
    assert abs(ways.chances[0].share - won / every) < FAR * ways.chances[0].error


def test_a_range_of_which_nothing_is_left_is_refused() -> None:
    own = cards("AsKd")
    with pytest.raises(EmptyRangeError):
        list(
            against_ranges([own], cards("Kh8s2s"), [Range({pair("AsKd"): 1})], effort=Effort(10, 1))
        )
    only = Range({pair("QsQc"): 1})
    with pytest.raises(EmptyRangeError):
        list(against_ranges([own], cards("Kh8s2s"), [only, only], effort=Effort(10, 1)))


def test_an_opponent_who_swaps_has_a_better_hand_on_average() -> None:
    own, board = cards("AsKd"), cards("Kh8s2s")
    after = any_hand(own + board).swapped(board)
    assert after.total == pytest.approx(any_hand(own + board).total)
    *_, ways = as_it_is(own, board, [after], effort=Effort(4_000))
    [before] = as_it_is(own, board, 1)
    assert ways.chances[0].share < before.chances[0].share - FAR * ways.chances[0].error


def test_one_way_known_exactly_makes_the_others_better_known() -> None:
    own, board = cards("AsKd"), cards("Qh8s2d7c")
    *_, before, last = three_ways(own, board, 1)
    assert last.chances[0] == exact(own, board)
    assert all(
        after.error < each.error for each, after in zip(before.chances, last.chances, strict=True)
    )


def test_whoever_counts_gives_way_between_a_few_boards() -> None:
    waits: list[None] = []
    exact(cards("AsKd"), cards("Qh8s2d"), pause=lambda: waits.append(None))
    assert len(waits) >= comb(47, 2) / 32

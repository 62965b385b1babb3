"""What a spot calls best, by loops that share nothing with it but the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from slow_loop import Price, slow_shares, slow_worths, treys_rank

from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.sitting import Sitting
from drawholdem_tui.drills.spot import Amount, Asks, Goes, Holds, Option, Spot, Wins
from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.actions import Draw
from drawholdem_tui.engine.decisions import DrawDecision
from drawholdem_tui.engine.ranking import Category
from drawholdem_tui.engine.view import SeatState
from drawholdem_tui.players.coach.advice import opponents_of
from drawholdem_tui.players.odds.discards import all_discards
from drawholdem_tui.players.odds.tables.finals import worth_against
from drawholdem_tui.players.odds.tables.ranks import ranks

MOST = 500


def of_kind(kind: Kind, place: int) -> Spot:
    return Sitting((kind,), f"best {place} {kind}", 2).spot_at(place % 2)


# Swaps


def worth_of_swaps(spot: Spot, samples: int) -> tuple[list[float], float]:
    """In chips by the slow loop, and how sure one of them is."""
    view, rng = spot.view, Random(spot.key)
    assert spot.advice is not None
    assert spot.advice.verdict is not None
    choices, call = spot.advice.verdict.choices, spot.advice.verdict.call
    fees = [each.fee for each in choices]
    own, board, opponents = view.own_cards, view.board, opponents_of(view)
    if call:  # one may fold now, and after each new card
        swap = call if board else max(0, call - fees[1])  # DH-5
        prices = [Price(each.fee, swap if each.fee else call, each.pot) for each in choices]
        boards = max(50, samples // 100)
        values = slow_worths(own, board, opponents, prices, rng, gone=view.gone, boards=boards)
    else:
        shares = slow_shares(own, board, opponents, samples, rng, gone=view.gone)
        values = [s * (spot.final_pot + fee) - fee for s, fee in zip(shares, fees, strict=True)]
    return values, 0.5 / samples**0.5 * (spot.final_pot + max(fees))


def swap_is_best(spot: Spot) -> bool:
    """Or inside both errors: those of the spot, and of the slow loop."""
    samples = 2_000
    while True:
        values, error = worth_of_swaps(spot, samples)
        best = values[spot.options.index(spot.best)]
        sure = max(each.cost_error for each in spot.options)
        if max(values) - best <= 2.5 * sure + (0 if samples > 60_000 else error):
            return True
        if samples > 60_000:
            return max(values) - best <= 2.5 * (sure + 2**0.5 * error)
        samples *= 4


# Draws


def draw_is_best(spot: Spot) -> bool:
    """Every draw of the answers that are nearest to each other."""
    decision = spot.decision
    assert isinstance(decision, DrawDecision)
    assert {each.do for each in spot.options if isinstance(each.do, Draw)}
    live = [
        seat
        for seat in spot.view.seats
        if seat.seat != spot.seat and seat.state is not SeatState.FOLDED
    ]
    opener = next(each.seat for each in spot.hand.events if isinstance(each, e.Raised))
    at = next((at for at, seat in enumerate(live) if seat.seat == opener), None)
    worth = worth_against([seat.drew for seat in live], at).share
    strength = ranks().strength
    unseen = [card for card in range(52) if card not in decision.cards]
    rng = Random(spot.key)

    def slowly(option: Option) -> float:
        assert isinstance(option.do, Draw)
        kept = [card for card in decision.cards if card not in option.do.cards]
        every = list(combinations(unseen, 5 - len(kept)))
        if len(every) > 20_000:
            every = rng.sample(every, 20_000)
        return spot.final_pot * sum(worth[strength([*kept, *new])] for new in every) / len(every)

    best = slowly(spot.best)
    near = sorted(spot.options, key=lambda each: each.cost)[1:3]
    return all(
        slowly(each) - best <= 2.5 * each.cost_error + 0.01 * spot.final_pot * (each.error > 0)
        for each in near
    )


def test_all_sets_of_discards_that_the_rules_allow_are_answers() -> None:
    spot = of_kind(Kind.DRAW, 1)
    assert isinstance(spot.decision, DrawDecision)
    assert len(spot.options) == len(all_discards(spot.decision.cards, spot.decision.most))


# Fees and pots: every chip counted from the events


def paid_before(spot: Spot) -> tuple[dict[int, int], int, int]:
    """What each has put into the pots, fees in the main pot, and the swap pot."""
    pots, main, apart = dict.fromkeys(range(len(spot.names)), 0), 0, 0
    for event in spot.hand.events[: spot.events]:
        match event:
            case e.AntePosted(seat, amount) | e.Called(seat, amount) | e.Raised(seat, amount):
                pots[seat] += amount
            case e.BlindPosted(seat, _, amount):
                pots[seat] += amount
            case e.CardSwapped(seat, fee=fee, held=e.Held.BET):
                pots[seat] += fee
            case e.CardSwapped(fee=fee, held=e.Held.LINE):
                main += fee
            case e.CardSwapped(fee=fee):
                apart += fee
            case e.BetReturned(seat, amount):
                pots[seat] -= amount
    return pots, main, apart


def pot_is_right(spot: Spot) -> bool:
    events, right = spot.hand.events[: spot.events], spot.best.do
    pots, main, apart = paid_before(spot)
    if isinstance(right, Wins):
        return right.seats == winners(spot)
    if isinstance(right, Goes):
        folded = {each.seat for each in events if isinstance(each, e.Folded)}
        all_in = {getattr(each, "seat", 0) for each in events if getattr(each, "all_in", False)}
        all_in -= {each.seat for each in events if isinstance(each, e.BetReturned)}
        if not spot.view.board:
            return right.to is e.Held.BET
        three = len(pots) - len(folded) > 2 and bool(all_in - folded)
        return right.to is (e.Held.SWAP_POT if three else e.Held.LINE)
    assert isinstance(right, Amount)
    if spot.asks is Asks.FEE:
        street = max(at for at, each in enumerate(events) if isinstance(each, e.BoardDealt))
        paid, fees, _apart = paid_before(replace(spot, events=street))
        return right.chips == sum(paid.values()) + fees
    mine = pots[spot.about]
    return right.chips == sum(min(each, mine) for each in pots.values()) + main + apart


# Ranks


def winners(spot: Spot) -> tuple[int, ...]:
    held = {seat: treys_rank(cards) for seat, cards in spot.hand.hands_at_showdown().items()}
    return tuple(seat for seat in sorted(held) if held[seat] == min(held.values()))


# the weakest of each kind, as treys counts them
UP_TO = {
    Category.ROYAL_FLUSH: 1, Category.STRAIGHT_FLUSH: 10, Category.FOUR_OF_A_KIND: 166,
    Category.FULL_HOUSE: 322, Category.FLUSH: 1599, Category.STRAIGHT: 1609,
    Category.THREE_OF_A_KIND: 2467, Category.TWO_PAIR: 3325, Category.PAIR: 6185,
    Category.HIGH_CARD: 7462,
}  # fmt: skip


def ranks_are_right(spot: Spot) -> bool:
    right = spot.best.do
    if isinstance(right, Wins):
        return right.seats == winners(spot)
    assert isinstance(right, Holds)
    rank = treys_rank(spot.hand.hands_at_showdown()[spot.about])
    return right.category is next(kind for kind, most in UP_TO.items() if rank <= most)


JUDGES: dict[Kind, Callable[[Spot], bool]] = {
    Kind.SWAP: swap_is_best,
    Kind.DRAW: draw_is_best,
    Kind.POT: pot_is_right,
    Kind.RANKS: ranks_are_right,
}


@pytest.mark.parametrize(
    ("kind", "many"), [(Kind.SWAP, 2), (Kind.DRAW, 1), (Kind.POT, 12), (Kind.RANKS, 60)]
)
def test_the_best_is_the_best(kind: Kind, many: int) -> None:
    for place in range(many):
        spot = of_kind(kind, place)
        assert JUDGES[kind](spot), spot.key


@pytest.mark.long
@pytest.mark.by_hand
@pytest.mark.parametrize("kind", JUDGES)
@pytest.mark.parametrize("first", range(0, MOST, 50))
def test_over_five_hundred_spots_the_best_is_the_best(kind: Kind, first: int) -> None:
    wrong = [spot for place in range(50) if not JUDGES[kind](spot := of_kind(kind, first + place))]
    assert not wrong, [spot.key for spot in wrong]

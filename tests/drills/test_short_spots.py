"""What a spot of short stacks calls best, by the solver's own model: other code, in which the card
that somebody gave away counts as well."""

from __future__ import annotations

from functools import cache

import pytest

pytest.importorskip("numpy", reason="strategies are computed with NumPy")

import numpy as np

from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.series import spot_of as spot_of_key
from drawholdem_tui.drills.sitting import Sitting
from drawholdem_tui.drills.spot import Option, Spot
from drawholdem_tui.engine.actions import Fold, Swap
from drawholdem_tui.engine.decisions import SwapDecision
from drawholdem_tui.players.pushfold import spot as computed
from drawholdem_tui.players.pushfold import values
from drawholdem_tui.players.pushfold.spot import spot_of
from drawholdem_tui.players.pushfold.strategy import HANDS
from drawholdem_tui.players.pushfold.tables import table
from drawholdem_tui.solving.game import Game, Plays, as_plays
from drawholdem_tui.solving.hands import Figures, reach, worth
from drawholdem_tui.solving.two.values import Payments, big_blind_values, button_values

BY_HAND = 500


@cache
def model(stack: int) -> tuple[Payments, Plays]:
    """The tables that ship, as the solver has them."""
    game = Game(float(stack))
    return Payments(game), as_plays(game, table(stack).cells)


def better(_: int, one: Figures, other: Figures) -> Figures:
    found: Figures = np.maximum(one, other)
    return found


def of_a_swap(there: computed.Spot, spot: Spot, option: Option) -> float:
    payments, plays = model(round(there.stack))
    if there.button:
        row = button_values(payments, plays, better)[there.place]
    else:
        row = big_blind_values(payments, plays, int(there.button_swapped), better)[there.place]
    weight = HANDS_DEALT[there.place]
    one, other = spot.view.own_cards
    if not isinstance(option.do, Swap):
        return float(row[0] / weight)
    high = option.do.card == max(one, other) and one.rank != other.rank
    return float(row[1 if high else 2] / weight)


HANDS_DEALT = [
    (6 if at % 14 == 0 else 4 if at // 13 < at % 13 else 12) / 1326 for at in range(HANDS)
]


def of_a_bet(there: computed.Spot, spot: Spot, option: Option) -> float:
    payments, plays = model(round(there.stack))
    what, then = int(there.button_swapped), int(there.big_blind_swapped)
    push, call = plays.bets[:, 2 * what + then]
    if there.button:
        pays = payments.of_the_button(call)
        other, swapped = reach(plays.swaps[1][what], then), there.button_swapped
    else:
        pays = payments.of_the_big_blind(push)
        other, swapped = reach(plays.swaps[0][0], what), there.big_blind_swapped
    at = (there.place, spot.view.gone[0].rank - 2) if swapped else (there.place,)
    everything = np.ones((HANDS, HANDS))
    seen = everything if there.button else np.broadcast_to(push, (HANDS, HANDS))
    weight = worth(seen, other, has_swapped=swapped)[at]
    goes_in, folds = (worth(each, other, has_swapped=swapped)[at] for each in pays)
    return float((folds if isinstance(option.do, Fold) else goes_in) / weight)


def behind(spot: Spot) -> float:
    """How much better something else is, in big blinds."""
    assert spot.decision is not None
    there = spot_of(spot.view, spot.decision)
    assert there is not None
    worth_of = of_a_swap if isinstance(spot.decision, SwapDecision) else of_a_bet
    best = worth_of(there, spot, spot.best)
    return max(worth_of(there, spot, each) for each in spot.options) - best


@pytest.mark.parametrize("key", ["short 5 158 solver", "short 5 297 solver"])
def test_an_edge_that_the_card_given_away_could_turn_is_not_asked(key: str) -> None:
    assert behind(spot_of_key(key)) == 0


@pytest.mark.parametrize(
    "many", [6, pytest.param(BY_HAND, marks=(pytest.mark.long, pytest.mark.by_hand))]
)
def test_the_best_is_that_of_the_solver_or_inside_the_error(many: int) -> None:
    sitting = Sitting((Kind.SHORT,), "solver", many)
    for place in range(many):
        spot = sitting.spot_at(place)
        assert behind(spot) <= values.OFF, spot.key

"""What there is to say of a strategy between two: how often it does what, its value, and what a
perfect opponent would win from it."""

from __future__ import annotations

import numpy as np

from drawholdem_tui.players.pushfold.strategy import Told
from drawholdem_tui.solving.dealt import counts, worth
from drawholdem_tui.solving.game import PUSH, Plays
from drawholdem_tui.solving.hands import HANDS, Figures
from drawholdem_tui.solving.two.values import (
    SWAP,
    Payments,
    big_blind_values,
    button_values,
    by_hand,
    choices,
    reach,
)

_THOUSANDTHS = 1_000


def judged(payments: Payments, plays: Plays) -> Told:
    """All of it, counted in the model."""
    nodes = [_node(plays, node) for node in range(payments.game.nodes)]
    reached = tuple(float(each[0].sum()) for each in nodes)
    value, best = _value(payments, plays), exploited(payments, plays)
    swaps: tuple[float, ...] = ()
    if payments.game.swaps:
        combos = counts().combos
        swaps = (
            float(combos @ (1 - plays.swaps[0][0, :, 0]) / combos.sum()),
            _share(reached[1], reached[0] + reached[1]),
            _share(reached[3], reached[2] + reached[3]),
        )
    push = (_share(float((mine * bet).sum()), float(mine.sum())) for mine, bet, *_ in nodes)
    call = (_share(float((theirs * bet).sum()), float(theirs.sum())) for *_, theirs, bet in nodes)
    return Told((value, -value), best * _THOUSANDTHS, reached, (*swaps, *push, *call))


def _value(payments: Payments, plays: Plays) -> float:
    def pushes(node: int, push: Figures, fold: Figures) -> Figures:
        share = by_hand(plays.bets[PUSH, node], push)
        played: Figures = share * push + (1 - share) * fold
        return played

    return float((plays.swaps[0][0] * button_values(payments, plays, pushes)).sum())


def exploited(payments: Payments, plays: Plays) -> float:
    """What an opponent wins who knows the strategy and does what is best against it, knowing also
    the card that was given away: on average over both seats, in big blinds a hand."""
    button = _best(payments, button_values(payments, plays, _better))
    big_blind = sum(
        _best(payments, big_blind_values(payments, plays, what, _better))
        for what in choices(payments.game)
    )
    return (button + big_blind) / 2


def _better(_: int, one: Figures, other: Figures) -> Figures:
    better: Figures = np.maximum(one, other)
    return better


def _best(payments: Payments, values: Figures) -> float:
    return float(np.where(payments.game.possible, values, -np.inf).max(1).sum())


def _node(plays: Plays, node: int) -> tuple[Figures, Figures, Figures, Figures]:
    """How often hands come there, and push; those of the big blind, and call."""
    what, then = divmod(node, 2)
    mine, theirs = reach(plays.swaps[0][0], what), reach(plays.swaps[1][what], then)
    everything = np.ones((HANDS, HANDS))
    mine = mine * worth(everything, theirs, has_swapped=what == SWAP)
    theirs = theirs * worth(everything, reach(plays.swaps[0][0], what), has_swapped=then == SWAP)
    push, call = plays.bets[:, node]
    return mine, by_hand(push, mine), theirs, by_hand(call, theirs)


def _share(part: float, whole: float) -> float:
    return part / whole if whole > 0 else 0.0

"""What there is to say of a strategy: how often it does what, its value, and what a perfect
opponent would win from it."""

from __future__ import annotations

import numpy as np

from drawholdem_tui.players.pushfold.strategy import Told
from drawholdem_tui.solving.dealt import counts, worth
from drawholdem_tui.solving.hands import HANDS, Figures
from drawholdem_tui.solving.heads_up import (
    NODES,
    SWAP,
    NodeId,
    Payments,
    Plays,
    big_blind_values,
    button_values,
    by_hand,
    reach,
)

_THOUSANDTHS = 1_000


def judged(payments: Payments, plays: Plays) -> Told:
    """All of it, counted in the model."""
    nodes = [_node(plays, node) for node in NODES]
    reached = tuple(float(each[0].sum()) for each in nodes)
    combos = counts().combos
    value, best = _value(payments, plays), exploited(payments, plays)
    return Told(
        value,
        best * _THOUSANDTHS,
        float(combos @ (1 - plays.button[:, 0]) / combos.sum()),
        _share(reached[1], reached[0] + reached[1]),
        _share(reached[3], reached[2] + reached[3]),
        reached,
        tuple(_share(float((mine * push).sum()), float(mine.sum())) for mine, push, *_ in nodes),
        tuple(_share(float((theirs * c).sum()), float(theirs.sum())) for *_, theirs, c in nodes),
    )


def _value(payments: Payments, plays: Plays) -> float:
    def pushes(node: NodeId, push: Figures, fold: Figures) -> Figures:
        share = by_hand(plays.push[node], push)
        played: Figures = share * push + (1 - share) * fold
        return played

    return float((plays.button * button_values(payments, plays, pushes)).sum())


def exploited(payments: Payments, plays: Plays) -> float:
    """What an opponent wins who knows the strategy and does what is best against it, knowing also
    the card that was given away: on average over both seats, in big blinds a hand."""
    button = _best(payments, button_values(payments, plays, _better))
    big_blind = sum(
        _best(payments, big_blind_values(payments, plays, what, _better))
        for what in payments.game.choices
    )
    return (button + big_blind) / 2


def _better(_: NodeId, one: Figures, other: Figures) -> Figures:
    better: Figures = np.maximum(one, other)
    return better


def _best(payments: Payments, values: Figures) -> float:
    return float(np.where(payments.game.possible, values, -np.inf).max(1).sum())


def _node(plays: Plays, node: NodeId) -> tuple[Figures, Figures, Figures, Figures]:
    """How often hands come there, and push; those of the big blind, and call."""
    what, then = node
    mine, theirs = reach(plays.button, what), reach(plays.big_blind[what], then)
    everything = np.ones((HANDS, HANDS))
    mine = mine * worth(everything, theirs, has_swapped=what == SWAP)
    theirs = theirs * worth(everything, reach(plays.button, what), has_swapped=then == SWAP)
    return mine, by_hand(plays.push[node], mine), theirs, by_hand(plays.call[node], theirs)


def _share(part: float, whole: float) -> float:
    return part / whole if whole > 0 else 0.0

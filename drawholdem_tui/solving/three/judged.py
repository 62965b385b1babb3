"""What to say of a strategy between three: what it wins with real cards, how often it does what,
and what a seat would win in the model if it knew the other two."""

from __future__ import annotations

from typing import Final

import numpy as np

from drawholdem_tui.players.pushfold.strategy import Told
from drawholdem_tui.solving.dealt import counts
from drawholdem_tui.solving.game import CALL, LATE, PUSH, Game, Plays
from drawholdem_tui.solving.hands import HANDS, Figures
from drawholdem_tui.solving.three.deals import Dealt, deals
from drawholdem_tui.solving.three.dealt import beside
from drawholdem_tui.solving.three.learning import VALUES_OF, by_choice
from drawholdem_tui.solving.three.payments import Payments
from drawholdem_tui.solving.three.played import won
from drawholdem_tui.solving.three.ranges import Ranges
from drawholdem_tui.solving.three.values import Chooses

_BOARDS: Final = 20_000
_ON_EACH: Final = 50
_THOUSANDTHS: Final = 1_000


def judged(payments: Payments, plays: Plays) -> Told:
    """The seed of the samples is that of the deals, too."""
    game = payments.game
    dealt = Dealt(_BOARDS, _ON_EACH, game.samples.seed)
    stacks = (game.stack, game.stack, game.stack)
    totals = np.zeros(3)
    for each in deals(dealt):
        totals += [won(stacks, plays, plays, seat, each).sum() for seat in range(3)]
    button, small, big = (float(each) / (_BOARDS * _ON_EACH) for each in totals)
    worst = max(exploited(payments, plays, seat) for seat in range(3))
    reached, often = frequencies(game, plays)
    return Told((button, small, big), worst * _THOUSANDTHS, reached, often)


def frequencies(game: Game, plays: Plays) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """How often each node comes, and what each square says over the hands that come there. (Two
    others are taken as if they met one's own cards, but not each other's.)"""
    combos = counts().combos
    ranges = Ranges(game, plays).at
    swaps = [[_share(1 - each[:, 0], combos) for each in plays.swaps[seat]] for seat in range(3)]
    reached = np.ones(game.nodes)
    for seat in range(3):
        share = np.array(swaps[seat])[game.before(seat)]
        reached *= np.where(game.has_swapped(seat) == 1, share, 1 - share)
    button, small, big = ranges
    pushes, calls, late = (plays.bets[each] for each in (PUSH, CALL, LATE))
    comes = (
        button * _meets(small) * _meets(big),
        small * _meets(button * pushes) * _meets(big),
        small * _meets(button * (1 - pushes)) * _meets(big),
        big * _meets(button * pushes) * _meets(small * (1 - calls)),
        big * _meets(button * (1 - pushes)) * _meets(small * late),
        big * _meets(button * pushes) * _meets(small * calls),
    )
    bets = [
        _share(share, combos * often)
        for each, shares in zip(comes, plays.bets, strict=True)
        for often, share in zip(each, shares, strict=True)
    ]
    squares = [each for seat in swaps for each in seat] if game.swaps else []
    return tuple(map(float, reached)), (*squares, *bets)


def _meets(others: Figures) -> Figures:
    """By node and one's own kind, how likely another hand of those is."""
    found: Figures = others @ beside().T
    return found


def _share(share: Figures, often: Figures) -> float:
    total = float(often.sum())
    return float((share * often).sum()) / total if total > 0 else 0.0


def exploited(payments: Payments, plays: Plays, seat: int) -> float:
    """What a seat wins in the model beyond what it wins as it plays."""

    def played(bet: int, in_: Figures, fold: Figures) -> Figures:
        share = plays.bets[bet]
        found: Figures = share * in_ + (1 - share) * fold
        return found

    def better(_: int, in_: Figures, fold: Figures) -> Figures:
        found: Figures = np.maximum(in_, fold)
        return found

    def values(chooses: Chooses) -> Figures:
        worth = VALUES_OF[seat](payments, plays, chooses)
        return by_choice(worth, seat).reshape(-1, HANDS, 3)

    usual = (plays.swaps[seat] * values(played)).sum(2)
    best = np.where(payments.game.possible, values(better), -np.inf).max(2)
    combos = counts().combos
    return float(((best - usual) @ combos).sum() / combos.sum())

"""A seat that has learnt from many deals what is best against a strategy, with real cards, and
deviates only when it is sure to gain."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from drawholdem_tui.players.pushfold.tables import table
from drawholdem_tui.solving.cells import as_plays
from drawholdem_tui.solving.checks import Check, Checked, Won
from drawholdem_tui.solving.game import Game, Plays
from drawholdem_tui.solving.hands import HANDS, Figures
from drawholdem_tui.solving.three.deals import Dealt, deals
from drawholdem_tui.solving.three.played import Stacks, cases, won, worth

_PARTS: Final = 8  # in which it is learnt, to know how sure it is
_SURE: Final = 2.5  # standard errors
_THOUSANDTHS: Final = 1_000
_EACH: Final = 50  # deals on every board
_LEARNS: Final = 0.8  # of the deals; the others are for seeing what it wins


def best_against(stacks: Stacks, plays: Plays, seat: int, dealt: Dealt) -> Plays:
    """Learnt from those deals: first the bets, then the swaps that go with them."""
    shape = plays.bets.shape
    bets = np.zeros((_PARTS, *shape))
    for part in _parts(dealt):
        for found in deals(part.dealt):
            for case in cases(stacks, plays, seat, found):
                kind = found.kind[seat, case.own]
                for bet, in_, fold in case.bets:
                    more = np.bincount(kind, in_ - fold, HANDS)
                    bets[part.number, bet, case.node] += more
    sure, better = _sure(bets)
    mine = plays._replace(bets=np.where(sure, better, plays.bets))
    usual = plays.swaps[seat]
    swaps = np.zeros((_PARTS, *usual.shape))
    for part in _parts(dealt._replace(seed=dealt.seed + 1)):
        for found in deals(part.dealt):
            kind = found.kind[seat, 0]
            for case in cases(stacks, plays, seat, found):
                at = swaps[part.number, case.node >> 3 - seat]
                at[:, case.own] += np.bincount(kind, worth(case, mine, seat, found), HANDS)
    more = swaps - (swaps * usual).sum(3, keepdims=True)
    if shape[1] == 1:  # nobody swaps
        more[..., 1:] = 0
    sure, _ = _sure(more)
    more = np.where(sure, more.sum(0), 0)
    best = np.eye(3)[more.argmax(2)]
    changed = np.where(more.max(2, keepdims=True) > 0, best, usual)
    return mine._replace(swaps=(*plays.swaps[:seat], changed, *plays.swaps[seat + 1 :]))


def checked(check: Check, plays: Plays) -> Checked:
    """Each seat against the other two, with cards that it has not learnt from."""
    button, small, big = check.stacks
    stacks, learns = (button, small, big), round(check.hands * _LEARNS)
    fresh = Dealt((check.hands - learns) // _EACH, _EACH, check.seed + 2)
    found = []
    for seat in range(3):
        best = best_against(stacks, plays, seat, Dealt(learns // _EACH, _EACH, check.seed))
        more = [
            won(stacks, plays, best, seat, each) - won(stacks, plays, plays, seat, each)
            for each in deals(fresh)
        ]
        found.append(_won(np.concatenate(more)))
    return Checked(tuple(found))


def checked_table(check: Check) -> Checked:
    """The table as it is shipped."""
    strategy = table(check.table, swaps=check.swaps, seats=3)
    game = Game(float(check.table), 3, check.swaps)
    return checked(check, as_plays(game, strategy.cells))


class _Part(NamedTuple):
    number: int
    dealt: Dealt


def _parts(dealt: Dealt) -> list[_Part]:
    boards, each, seed = dealt
    return [
        _Part(number, Dealt(boards // _PARTS, each, seed * 1_000 + number))
        for number in range(_PARTS)
    ]


def _sure(parts: Figures) -> tuple[Figures, Figures]:
    """Where the gain or loss is certain, and which it is."""
    more = parts.sum(0)
    error = parts.std(0, ddof=1) * _PARTS**0.5
    return np.abs(more) > _SURE * error, more > 0


def _won(more: Figures) -> Won:
    """With its standard error; deals on the same board are not independent."""
    boards = more.reshape(-1, _EACH).mean(1) * _THOUSANDTHS
    return Won(float(boards.mean()), float(boards.std(ddof=1) / len(boards) ** 0.5))

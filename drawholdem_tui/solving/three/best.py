"""Who has learnt from many deals what is best against a strategy, with real cards: a seat that does
otherwise wherever it is sure that this is worth more."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from drawholdem_tui.players.pushfold.tables import table
from drawholdem_tui.solving.hands import HANDS, Figures
from drawholdem_tui.solving.three.deals import Dealt, deals
from drawholdem_tui.solving.three.game import Game, Plays
from drawholdem_tui.solving.three.played import Stacks, cases, won, worth
from drawholdem_tui.solving.three.solved import as_plays

_PARTS: Final = 8  # in which it is learnt, to know how sure it is
_SURE: Final = 2.5  # standard errors
_THOUSANDTHS: Final = 1_000
_LEARNS: Final = 0.8  # of the deals; the others are for seeing what it wins


class Check(NamedTuple):
    """What is to be dealt, so many times on each board: the stacks that there are, and the stack of
    the table that is played by. The same seed deals the same cards."""

    stacks: Stacks
    table: int
    swaps: bool
    deals: int
    seed: int
    each: int = 50


class Won(NamedTuple):
    """Of one seat: what the strategy wins in big blinds a hand, and what the best response wins
    beyond that in thousandths of one, with standard errors."""

    value: float
    error: float
    more: float
    its_error: float


class Checked(NamedTuple):
    """All three, each against the other two."""

    button: Won
    small_blind: Won
    big_blind: Won

    @property
    def in_turn(self) -> tuple[tuple[float, float], ...]:
        return tuple((each.more, each.its_error) for each in self)


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
    stacks, *_, many, seed, each = check
    learns = round(many * _LEARNS)
    fresh = Dealt((many - learns) // each, each, seed + 2)
    found = []
    for seat in range(3):
        best = best_against(stacks, plays, seat, Dealt(learns // each, each, seed))
        usual, more = [], []
        for each_ in deals(fresh):
            own = won(stacks, plays, plays, seat, each_)
            usual.append(own)
            more.append(won(stacks, plays, best, seat, each_) - own)
        value, error = _mean(usual, each)
        wins, its = _mean(more, each)
        found.append(Won(value, error, wins * _THOUSANDTHS, its * _THOUSANDTHS))
    return Checked(*found)


def checked_table(check: Check) -> Checked:
    """The table as it is shipped."""
    strategy = table(check.table, swaps=check.swaps, seats=3)
    return checked(check, as_plays(Game(float(check.table), check.swaps), strategy.cells))


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
    """Where it is surely not nothing, and whether it is more."""
    more = parts.sum(0)
    error = parts.std(0, ddof=1) * _PARTS**0.5
    return np.abs(more) > _SURE * error, more > 0


def _mean(parts: list[Figures], each: int) -> tuple[float, float]:
    """With its standard error; deals on the same board are no two chances."""
    boards = np.concatenate(parts).reshape(-1, each).mean(1)
    return float(boards.mean()), float(boards.std(ddof=1) / len(boards) ** 0.5)

"""What a card is about: the chips in the middle, and who can win them.

Known before the card comes, whichever it is: what lies there, and what is still likely to go in.
The likely part is a guess, by which nobody has luck or bad luck; a better one would only leave less
of the luck to be taken for play.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.engine.setup import Setup

A_STREET: Final = 0.5  # of the pot, on each street to come
_STREETS_LEFT: Final = {e.Street.PREFLOP: 4, e.Street.FLOP: 3, e.Street.TURN: 2, e.Street.RIVER: 1}


class Stake(NamedTuple):
    """Chips, and the seats that can win them."""

    chips: float
    contenders: tuple[int, ...]


class Middle:
    """What lies in the middle, followed event by event."""

    def __init__(self, setup: Setup, game: Game) -> None:
        self.stacks = list(setup.stacks)
        self.live = list(range(len(setup.stacks)))
        self._paid = [0] * len(setup.stacks)
        self._dead = setup.carried
        self._apart = 0  # the swap pot
        self._game = game

    def follow(self, event: e.Event) -> None:
        match event:
            case e.AntePosted(seat, amount, dead):
                self._pay(seat, amount, dead=dead)
            case e.BlindPosted(seat, _, amount) | e.Called(seat, amount) | e.Raised(seat, amount):
                self._pay(seat, amount)
            case e.CardSwapped(seat, _, fee, held):
                apart = held is e.Held.SWAP_POT  # DH-17
                self._pay(seat, fee, dead=held is not e.Held.BET)
                if apart:
                    self._dead -= fee
                    self._apart += fee
            case e.BetReturned(seat, amount):
                self._pay(seat, -amount)
            case e.Folded(seat):
                self.live.remove(seat)

    def _pay(self, seat: int, amount: int, *, dead: bool = False) -> None:
        self.stacks[seat] -= amount
        if dead:
            self._dead += amount
        else:
            self._paid[seat] += amount

    def stakes(self, street: e.Street) -> list[Stake]:
        """Those that more than one can win: layers up to what each all-in seat has paid, and all
        the rest for those with chips behind, who can still go along with any bet."""
        able = [seat for seat in self.live if self.stacks[seat]]
        stakes, below = [], 0.0
        for level in sorted({self._paid[seat] for seat in self.live if not self.stacks[seat]}):
            up_to_here = self._dead + sum(min(paid, level) for paid in self._paid)
            reach = [seat for seat in self.live if seat in able or self._paid[seat] >= level]
            stakes.append(Stake(up_to_here - below, tuple(reach)))
            below = up_to_here
        rest = self._dead + sum(self._paid) - below
        if len(able) > 1:
            stakes.append(Stake(rest + self._to_come(street, able), tuple(able)))
        if self._apart:  # DH-18: whole, to the best of all
            stakes.append(Stake(self._apart, tuple(self.live)))
        return _joined(each for each in stakes if each.chips and len(each.contenders) > 1)

    def _to_come(self, street: e.Street, able: list[int]) -> float:
        """Half the pot on each street, as the coach has it, as far as two stacks reach."""
        pot = self._dead + self._apart + sum(self._paid)
        left = _STREETS_LEFT.get(street, 1)
        if self._game is Game.DRAW_POKER:
            left = 2 if street is e.Street.PREFLOP else 1
        behind = sorted(self.stacks[seat] for seat in able)[-2]
        return min(pot * ((1 + A_STREET) ** left - 1), 2.0 * behind)


def _joined(stakes: Iterable[Stake]) -> list[Stake]:
    """One for each set of contenders."""
    chips: dict[tuple[int, ...], float] = {}
    for stake in stakes:
        chips[stake.contenders] = chips.get(stake.contenders, 0.0) + stake.chips
    return [Stake(amount, contenders) for contenders, amount in chips.items()]

"""Luck and play of many hands added up, and how much the play may be worth."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from drawholdem_tui.past.luck.weighing import Luck


@dataclass(slots=True)
class LuckSum:
    """Somebody's. The net is luck and play exactly."""

    hands: int = 0
    net: int = 0
    luck: float = 0.0
    variance: float = 0.0  # of the luck's figure, where cards were dealt instead of counted
    squares: float = 0.0  # of the play, hand by hand

    def add(self, luck: Luck) -> None:
        self.hands += 1
        self.net += luck.net
        self.luck += luck.luck
        self.variance += luck.variance
        self.squares += luck.play**2

    def add_all(self, other: LuckSum) -> None:
        self.hands += other.hands
        self.net += other.net
        self.luck += other.luck
        self.variance += other.variance
        self.squares += other.squares

    @property
    def play(self) -> float:
        return self.net - self.luck

    @property
    def error(self) -> float:
        """The standard error of luck, and so of play, as figures of these hands."""
        return sqrt(self.variance)

    @property
    def chance_in_play(self) -> float:
        """How much play differs from one such evening to the next, whoever plays: what no card has
        done by itself, others did, and a bluff is called or not."""
        if self.hands < 2:
            return 0.0
        mean = self.play / self.hands
        return sqrt(max(0.0, self.squares - self.hands * mean**2) * self.hands / (self.hands - 1))

"""One evening weighed, hand by hand: who had the luck, who played, what the swaps were worth.

It rests on cards that nobody saw, so it is made of evenings that are over, and of no other.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from math import floor, sqrt
from typing import Any, Final, Self

from drawholdem_tui.engine.events import CardSwapped
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.past.hands import Played
from drawholdem_tui.past.luck.weighing import SAMPLES, weighed_hand
from drawholdem_tui.players.coach.review import reviewed_swaps
from drawholdem_tui.players.odds.price import Grade
from drawholdem_tui.strangers.numbers import figures_of, whole

_COACHS: Final = 400  # deals a decision: many decisions make up for it


class _Sums:
    """Figures that are added up, each with its like."""

    __slots__ = ()

    def add(self, more: Self) -> None:
        for each in fields(self):  # type: ignore[arg-type]  # those below are dataclasses
            setattr(self, each.name, getattr(self, each.name) + getattr(more, each.name))


@dataclass(slots=True)
class LuckSum(_Sums):
    """Somebody's. The net is luck and play exactly."""

    hands: int = 0
    net: int = 0
    luck: float = 0.0
    variance: float = 0.0  # of the luck's figure, where cards were dealt instead of counted
    squares: float = 0.0  # of the play, hand by hand

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


@dataclass(slots=True)
class SwapsWorth(_Sums):
    """Somebody's swaps, by the cards that everybody held and by what the coach would have done."""

    weighed: int = 0  # swaps
    gained: float = 0.0  # parts of what was to be won, over keeping
    priced: int = 0  # decisions to swap or keep
    as_the_coach: int = 0  # of them
    cost: float = 0.0  # chips less than the coach's choice
    variance: float = 0.0  # of that figure


@dataclass(slots=True)
class EveningWeighed:
    """By the names at the table."""

    hands: int = 0
    luck: dict[str, LuckSum] = field(default_factory=dict)
    swaps: dict[str, SwapsWorth] = field(default_factory=dict)

    @property
    def in_chips(self) -> dict[str, int]:
        """Everybody's luck in whole ones that add up as exactly as the figures do.

        >>> lucks = {"Ann": LuckSum(luck=1.4), "Ben": LuckSum(luck=1.3), "Cleo": LuckSum(luck=-2.7)}
        >>> EveningWeighed(3, lucks).in_chips
        {'Ann': 2, 'Ben': 1, 'Cleo': -3}
        """
        told = {name: floor(each.luck) for name, each in self.luck.items()}
        left = round(sum(each.luck for each in self.luck.values())) - sum(told.values())
        most = sorted(told, key=lambda name: told[name] - self.luck[name].luck)
        return {name: each + (name in most[:left]) for name, each in told.items()}

    def weigh(self, played: Played, samples: int = SAMPLES) -> None:
        self.hands += 1
        if not played.hand.knows_the_cards:  # of a real table
            return
        done = weighed_hand(played.hand, samples)
        for name, one in zip(played.called, done.luck, strict=True):
            luck = LuckSum(1, one.net, one.luck, one.variance, one.play**2)
            self.luck.setdefault(name, LuckSum()).add(luck)
        for chance in done.chances:
            if isinstance(chance.event, CardSwapped):
                swaps = self._swaps_of(played.called[chance.event.seat])
                swaps.weighed += 1
                swaps.gained += chance.gained
        if played.hand.rules.swaps:
            self._ask_the_coach(played.hand, played.called)

    def _swaps_of(self, name: str) -> SwapsWorth:
        return self.swaps.setdefault(name, SwapsWorth())

    def _ask_the_coach(self, hand: Hand, called: tuple[str, ...]) -> None:
        for seat, name in enumerate(called):
            swaps = self._swaps_of(name)
            for each in reviewed_swaps(hand, seat, samples=_COACHS):
                swaps.priced += 1
                swaps.as_the_coach += each.grade is Grade.BEST
                swaps.cost += each.cost
                swaps.variance += each.error**2

    def as_fields(self) -> dict[str, Any]:
        """As JSON can hold it."""
        return asdict(self)

    @classmethod
    def of_fields(cls, fields: Mapping[str, Any]) -> Self:
        """And back; ``ValueError`` or one like it where this is not what was written."""
        return cls(
            whole(fields["hands"]),
            {name: figures_of(LuckSum, each) for name, each in fields["luck"].items()},
            {name: figures_of(SwapsWorth, each) for name, each in fields["swaps"].items()},
        )

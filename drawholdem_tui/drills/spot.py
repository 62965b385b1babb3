"""A spot: a hand stopped at a question, and what each answer is worth."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.engine.actions import Action, Draw
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.events import Held, Street
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.ranking import Category
from drawholdem_tui.engine.view import View
from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.players.coach.advice import Advice
from drawholdem_tui.players.odds.price import SURE, Grade, grade


class Asks(enum.Enum):
    """A question about a table; without one, a decision is asked for."""

    FEE = enum.auto()  # what a swap costs (DH-12, DH-13)
    GOES = enum.auto()  # where a fee goes (DH-14, DH-17)
    MOST = enum.auto()  # how much a short stack can win (TH-8, DH-18)
    SWAP_POT = enum.auto()  # who gets it (DH-18)
    WINS = enum.auto()
    HOLDS = enum.auto()


class Amount(NamedTuple):
    chips: int


class Goes(NamedTuple):
    to: Held


class Wins(NamedTuple):
    """Several seats share."""

    seats: tuple[int, ...]


class Holds(NamedTuple):
    category: Category


Fact = Amount | Goes | Wins | Holds
Answer = Action | Fact
_LARGE: Final = 1000  # chips


class Option(NamedTuple):
    """An answer, its worth in chips, how much less that is than the best, and the errors of
    both."""

    do: Answer
    value: float
    error: float
    cost: float
    cost_error: float

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that it names."""
        return self.do.seats if isinstance(self.do, Wins) else ()


OWN: Final = "own"  # begins the key of a spot from a hand of one's own


class Whence(NamedTuple):
    """``key`` makes the spot again; its hand is played to the end; ``seat`` is the one that is
    asked."""

    key: str
    kind: Kind
    hand: Hand
    names: tuple[str, ...]
    seat: int


@dataclass(frozen=True, slots=True)
class Spot:
    """All of its whence, and after so many ``events`` and ``actions`` of its hand; ``about`` is the
    seat in question."""

    key: str
    kind: Kind
    hand: Hand
    names: tuple[str, ...]
    seat: int
    events: int
    actions: int
    view: View
    options: tuple[Option, ...]
    pot: int
    final_pot: int
    decision: Decision | None = None
    advice: Advice | None = None
    asks: Asks | None = None
    about: int = 0

    @property
    def called(self) -> tuple[str, ...]:
        """Who is asked is "You", also where the hand is one of their own."""
        if not self.is_own:
            return self.names
        return tuple(NAMELESS if at == self.seat else each for at, each in enumerate(self.names))

    @property
    def is_own(self) -> bool:
        """From a hand of whoever trains, whose cards few have seen."""
        return self.key.startswith(f"{OWN} ")

    @property
    def street(self) -> Street:
        return self.view.street

    @property
    def close(self) -> bool:
        """Whether the next best may be as good."""
        return is_close(self.options)

    @property
    def best(self) -> Option:
        return max(self.options, key=lambda each: each.value)

    def held_by(self, seat: int) -> tuple[Card, ...]:
        """Without the board."""
        return self.hand.hands_at_showdown()[seat][: self.hand.rules.hole_cards]

    def option(self, do: Answer) -> Option:
        """The option of an answer; discards in any order."""
        return next(each for each in self.options if _same(each.do, do))

    def offers(self, do: Answer) -> bool:
        """Whether it is one of the answers."""
        return any(_same(each.do, do) for each in self.options)

    def grade(self, option: Option) -> Grade:
        return grade(option.cost, option.cost_error, self.pot, self.view.rules.big_blind)

    @property
    def tenths(self) -> int:
        """Digits that are told: of many chips nobody reads tenths."""
        return int(all(abs(each.value) < _LARGE for each in self.options))

    def told_cost(self, option: Option) -> float:
        """In chips, so that it adds up with what this and the best are said to be worth."""
        digits = self.tenths
        less = round(round(self.best.value, digits) - round(option.value, digits), digits)
        return less if less > 0 else option.cost

    def is_right(self, option: Option) -> bool:
        """Everything within the error is right."""
        return self.grade(option) is Grade.BEST


def _same(one: Answer, other: Answer) -> bool:
    if isinstance(one, Draw) and isinstance(other, Draw):
        return set(one.cards) == set(other.cards)
    return one == other


def is_close(options: Sequence[Option]) -> bool:
    """Whether the next best may be as good."""
    order = sorted(options, key=lambda each: -each.value)
    return len(order) > 1 and order[1].cost <= SURE * order[1].cost_error

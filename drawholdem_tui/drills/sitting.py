"""A sitting: spots one after the other, and what has been answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from secrets import token_hex
from typing import Final, NamedTuple

from drawholdem_tui.drills.dealt import seed_of
from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.level import FIRST_LEVEL, LEVELS, after
from drawholdem_tui.drills.series import key_of, kind_at, spot_of
from drawholdem_tui.drills.spot import Option, Spot
from drawholdem_tui.engine.events import Street

USUAL_BIG_BLIND: Final = 10  # of a table of 5/10
SPOTS: Final = 10  # where nobody says how many


class Answered(NamedTuple):
    """What is stored of an answer; ``cost`` as it was told, in chips at 5/10."""

    key: str
    kind: Kind
    street: Street
    cost: float
    right: bool


class Sitting:
    """``levels`` says how hard each kind begins, and follows the answers; without it spots are of
    any difficulty. ``again`` are keys that come first, every other time; ``make`` makes the spot of
    a key, or says that it is gone."""

    def __init__(
        self,
        kinds: Sequence[Kind],
        seed: str,
        many: int,
        *,
        levels: Mapping[Kind, float] | None = None,
        again: Iterable[str] = (),
        make: Callable[[str], Spot | None] = spot_of,
        decided: Callable[[int, str], None] = lambda _place, _key: None,
        answered: Callable[[int, Answered, dict[Kind, float]], None] = lambda *_answer: None,
    ) -> None:
        """``decided`` hears which spot comes at a place before it is seen, ``answered`` each answer
        and the difficulty from then on."""
        self.kinds = kinds
        self.seed = seed
        self.many = many
        self.levels = None if levels is None else dict(levels)
        self.keys: list[str] = []
        self.answers: list[Answered] = []
        self._again = iter(again)
        self._make = make
        self._decided = decided
        self._answered = answered

    @property
    def over(self) -> bool:
        return len(self.answers) >= self.many

    def take_up(self, keys: Sequence[str], answers: Sequence[Answered]) -> None:
        """Continue where it was left: the next spot is the last one asked."""
        self.keys = list(keys)
        self.answers = list(answers)

    def spot_at(self, place: int) -> Spot:
        """The same however often it is called. May take a while: not for the event loop."""
        while place >= len(self.keys):
            self._decide(len(self.keys), self._next_key(len(self.keys)))
        while (spot := self._make(self.keys[place])) is None:  # a hand that was deleted meanwhile
            self._decide(place, self._next_key(place))
        return spot

    def answer(self, spot: Spot, option: Option) -> Answered:
        right = spot.is_right(option)
        told = option.cost if right else spot.told_cost(option)
        at_5_10 = told * USUAL_BIG_BLIND / spot.hand.rules.big_blind
        given = Answered(spot.key, spot.kind, spot.street, at_5_10, right)
        self.answers.append(given)
        if self.levels is not None and spot.kind in self.kinds:
            level = self.levels.get(spot.kind, FIRST_LEVEL)
            self.levels[spot.kind] = after(level, right=given.right)
        self._answered(len(self.answers) - 1, given, self.levels or {})
        return given

    def _decide(self, place: int, key: str) -> None:
        self.keys[place:] = [key, *self.keys[place + 1 :]]  # spots behind it stay where they are
        self._decided(place, key)

    def _next_key(self, place: int) -> str:
        if place % 2:  # the first is one that takes no time to make
            for key in self._again:
                if key not in self.keys:
                    return key
        kind = kind_at(self.kinds, self.seed, place)
        if self.levels is None:
            level = Random(seed_of("level", self.seed, place)).choice(LEVELS)
        else:
            level = round(self.levels.get(kind, FIRST_LEVEL))
        return key_of(kind, level, self.seed, place)


def unkept(kinds: Sequence[Kind], many: int) -> Sitting:
    """One that adapts to the answers and stores nothing."""
    return Sitting(kinds, token_hex(8), many, levels={})

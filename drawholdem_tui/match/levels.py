"""Blind levels of a knockout: they rise by the number of hands played, or by the minutes."""

from __future__ import annotations

import re
from dataclasses import replace
from math import ceil
from pathlib import Path
from typing import Any, Final, TypeGuard

from drawholdem_tui.engine.errors import Coded
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.strangers.numbers import is_beyond_measure, is_whole


class LevelsError(Coded):
    """Levels that cannot be played: a code and its values for ``words``."""


class Level(Fact):
    """In games without blinds the first figure is the ante, the second the minimum bet."""

    small_blind: int
    big_blind: int
    ante: int


class Levels(Fact):
    """The levels in order, each for so many hands, or for so many minutes where there is no number
    of hands; the last one stays."""

    hands: int
    levels: tuple[Level, ...]
    minutes: int = 0

    def number_at(self, hand: int, seconds: float) -> int:
        """The index of the level of a hand: hands counted from 1, ``seconds`` as the evening's
        clock stands when it is dealt."""
        passed = (hand - 1) // self.hands if self.hands else int(seconds // (60 * self.minutes))
        return min(passed, len(self.levels) - 1)

    def after(self, number: int) -> Level | None:
        """The level behind the one with this index; the last one stays."""
        return self.levels[number + 1] if number + 1 < len(self.levels) else None

    def hands_left(self, hand: int) -> int:
        """So many more are played at the level of this hand."""
        return self.hands - 1 - (hand - 1) % self.hands

    def minutes_left(self, number: int, seconds: float) -> int:
        """Until the next level, as long as they have begun; 0: the next hand has it."""
        return max(0, ceil((number + 1) * self.minutes - seconds / 60))

    def at(self, hand: int, seconds: float, rules: Rules) -> Rules:
        """The rules of a hand."""
        level = self.levels[self.number_at(hand, seconds)]
        ante = level.ante if rules.has_blinds else level.small_blind
        return replace(
            rules, small_blind=level.small_blind, big_blind=level.big_blind, ante=ante, big_bet=0
        )


def _steps(hands: int, *steps: tuple[int, int, int]) -> Levels:
    return Levels(hands, tuple(Level(*step) for step in steps))


_MOST_CHIPS: Final = 10**12
_COURSE: Final = (
    (5, 10, 0), (10, 20, 0), (15, 30, 0), (25, 50, 5), (50, 100, 10), (75, 150, 15),
    (100, 200, 20), (150, 300, 30), (200, 400, 40), (300, 600, 60), (500, 1_000, 100),
    (1_000, 2_000, 200), (2_000, 4_000, 400), (5_000, 10_000, 1_000),
)  # fmt: skip

SCHEDULES: Final[dict[str, Levels]] = {
    "standard": _steps(10, *_COURSE),
    "turbo": _steps(5, *_COURSE),
    "deep": _steps(20, *_COURSE),
}


def levels_named(name: str) -> Levels:
    """A built-in schedule, with a number of minutes behind it by the clock (``standard:15``), or
    the one in a file: ``hands = 10`` or ``minutes = 15``, and a list of levels, each
    ``{ small = 5, big = 10, ante = 0 }``."""
    if name in SCHEDULES:
        return SCHEDULES[name]
    schedule, _colon, minutes = name.partition(":")
    if schedule in SCHEDULES and re.fullmatch("[1-9][0-9]{0,3}", minutes):
        return Levels(0, SCHEDULES[schedule].levels, int(minutes))
    import tomllib  # for files alone

    file = Path(name)
    try:
        fields = tomllib.loads(file.read_text(encoding="utf-8"))
        if is_beyond_measure(fields):
            raise LevelsError("levels_incomplete", name=name)
    except FileNotFoundError:
        raise LevelsError("no_levels", name=name, known=tuple(SCHEDULES)) from None
    except OSError as error:
        code = "levels_are_a_folder" if file.is_dir() else "levels_unreadable"
        raise LevelsError(code, name=name, why=error.strerror) from None
    except UnicodeDecodeError:
        raise LevelsError("levels_are_no_text", name=name) from None
    except ValueError as error:
        raise LevelsError("levels_are_no_toml", name=name, why=str(error)) from None
    except RecursionError:
        raise LevelsError("levels_incomplete", name=name) from None
    return _levels_of(name, fields)


def _levels_of(name: str, fields: dict[str, Any]) -> Levels:
    hands, minutes, rows = (fields.get(field, 0) for field in ("hands", "minutes", "levels"))
    by_one_of_them = (
        _is_amount(hands, 0) and _is_amount(minutes, 0) and bool(hands) is not bool(minutes)
    )
    if not by_one_of_them or not isinstance(rows, list) or not rows:
        raise LevelsError("levels_incomplete", name=name)
    levels: list[Level] = []
    for number, row in enumerate(rows, start=1):
        level = _level_of(row) if isinstance(row, dict) else None
        if level is None:
            raise LevelsError("level_incomplete", name=name, number=number)
        if levels and level.big_blind < levels[-1].big_blind:
            raise LevelsError("blinds_fall", name=name, number=number)
        levels.append(level)
    return Levels(hands, tuple(levels), minutes)


def _level_of(row: dict[str, Any]) -> Level | None:
    if not set(row) <= {"small", "big", "ante"}:
        return None
    small, big, ante = row.get("small"), row.get("big"), row.get("ante", 0)
    if _is_amount(small, 0) and _is_amount(big, 1) and _is_amount(ante, 0) and small <= big:
        return Level(small, big, ante)
    return None


def _is_amount(value: object, least: int) -> TypeGuard[int]:
    return is_whole(value, least, _MOST_CHIPS)

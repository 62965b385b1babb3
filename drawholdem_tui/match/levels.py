"""Blind levels of a knockout: they rise by the number of hands played, not by the clock."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeGuard

from drawholdem_tui.engine.rules import Rules


class LevelsError(Exception):
    """Levels that cannot be played: a code and its values for ``words``."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values


@dataclass(frozen=True, slots=True)
class Level:
    """In games without blinds the first figure is the ante, the second the minimum bet."""

    small_blind: int
    big_blind: int
    ante: int


@dataclass(frozen=True, slots=True)
class Levels:
    """The levels in order, each for so many hands; the last one stays."""

    hands: int
    levels: tuple[Level, ...]

    def number_at(self, hand: int) -> int:
        """The index of the level of a hand, hands counted from 1."""
        return min((hand - 1) // self.hands, len(self.levels) - 1)

    def at(self, hand: int, rules: Rules) -> Rules:
        """The rules of a hand, hands counted from 1."""
        level = self.levels[self.number_at(hand)]
        ante = level.ante if rules.has_blinds else level.small_blind
        return replace(
            rules, small_blind=level.small_blind, big_blind=level.big_blind, ante=ante, big_bet=0
        )


def _steps(hands: int, *steps: tuple[int, int, int]) -> Levels:
    return Levels(hands, tuple(Level(*step) for step in steps))


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
    """A built-in schedule, or the one in a file: ``hands = 10`` and a list of levels, each
    ``{ small = 5, big = 10, ante = 0 }``."""
    if name in SCHEDULES:
        return SCHEDULES[name]
    file = Path(name)
    try:
        fields = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise LevelsError("no_levels", name=name, known=tuple(SCHEDULES)) from None
    except (OSError, ValueError) as error:
        raise LevelsError("levels_unreadable", name=name, why=str(error)) from None
    return _levels_of(name, fields)


def _levels_of(name: str, fields: dict[str, Any]) -> Levels:
    hands, rows = fields.get("hands"), fields.get("levels")
    if not _is_amount(hands, 1) or not isinstance(rows, list) or not rows:
        raise LevelsError("levels_incomplete", name=name)
    levels: list[Level] = []
    for number, row in enumerate(rows, start=1):
        level = _level_of(row) if isinstance(row, dict) else None
        if level is None:
            raise LevelsError("level_incomplete", name=name, number=number)
        if levels and level.big_blind < levels[-1].big_blind:
            raise LevelsError("blinds_fall", name=name, number=number)
        levels.append(level)
    return Levels(hands, tuple(levels))


def _level_of(row: dict[str, Any]) -> Level | None:
    if not set(row) <= {"small", "big", "ante"}:
        return None
    small, big, ante = row.get("small"), row.get("big"), row.get("ante", 0)
    if _is_amount(small, 0) and _is_amount(big, 1) and _is_amount(ante, 0) and small <= big:
        return Level(small, big, ante)
    return None


def _is_amount(value: object, least: int) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= 10**12

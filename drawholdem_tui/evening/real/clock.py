"""The clock of a table whose blinds rise by minutes: what is news, each told once."""

from __future__ import annotations

from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.match.levels import Levels
from drawholdem_tui.words.table.levels import level_is_over, one_minute_left


class Clock:
    """Nobody is interrupted: a level counts from the next hand on."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._told: set[tuple[int, bool]] = set()  # a level by its index, and whether it was over

    @property
    def levels(self) -> Levels | None:
        return self._evening.match.levels if self._evening.by_minutes else None

    def number(self) -> int:
        """The index of the level that a hand dealt now would have."""
        levels = self.levels
        return levels.number_at(0, self._evening.stopwatch.reading()) if levels else 0

    def seconds_left(self) -> float | None:
        """Until the next level; nothing at the last."""
        levels, number = self.levels, self.number()
        if levels is None or levels.after(number) is None:
            return None
        ends = (number + 1) * levels.minutes * 60
        return max(0.0, ends - self._evening.stopwatch.reading())

    def news(self) -> list[str]:
        """A minute's warning, and that the next hand has other blinds."""
        levels, left = self.levels, self.seconds_left()
        if levels is None:
            return []
        number, rules = self.number(), self._evening.match.rules
        dealt = levels.number_at(0, self._evening.match.seconds)
        said = []
        if number > dealt and self._is_news(number, over=True):
            said.append(level_is_over(levels.levels[number], rules))
        coming = levels.after(number)
        is_last_minute = left is not None and left <= 60 < levels.minutes * 60
        if is_last_minute and coming and self._is_news(number, over=False):
            said.append(one_minute_left(coming, rules))
        return said

    def _is_news(self, number: int, *, over: bool) -> bool:
        is_news = (number, over) not in self._told
        self._told.add((number, over))
        return is_news

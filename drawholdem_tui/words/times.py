"""Days and times in local time."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from drawholdem_tui.words.language import In, translate

_DAY: Final = In("how a day is written", "{year}-{month}-{day}")
_SHORT: Final = In("how a time is written, without the year", "{month}-{day} {hour}:{minute}")
_TIME: Final = In("how a time is written", "{year}-{month}-{day} {hour}:{minute}")
_CLOCK: Final = In("how a time of day is written", "{hour}:{minute}")
_EXACT: Final = In("how a time is written", "{year}-{month}-{day} {hour}:{minute}:{second}")


def here_and_now() -> datetime:
    """The current local time."""
    try:
        return _on_the_wall(datetime.now(UTC))
    except (ValueError, OverflowError, OSError):  # behind the end of the calendar
        return datetime.max.replace(tzinfo=UTC)


def _on_the_wall(then: datetime) -> datetime:
    """In UTC if local time does not exist: the last hours of the year 9999 may fall into the next
    year elsewhere."""
    try:
        return then.astimezone()
    except (ValueError, OverflowError, OSError):
        return then if then.tzinfo else then.replace(tzinfo=UTC)


def day(then: datetime) -> str:
    """``2026-11-22``."""
    return _written(then, _DAY)


def local_time(moment: str) -> str:
    """A moment of the book: ``2026-11-22 21:10``."""
    return _written(here(moment), _TIME)


def without_its_year(moment: str) -> str:
    """``11-22 21:10``."""
    return _written(here(moment), _SHORT)


def time_of_day(moment: str) -> str:
    """``21:10``, where the day is known."""
    return _written(here(moment), _CLOCK)


def to_the_second(moment: str) -> str:
    """With seconds, since much is played in a minute."""
    return _written(here(moment), _EXACT)


def here(moment: str) -> datetime:
    """A moment of the book in local time."""
    return _on_the_wall(datetime.fromisoformat(moment))


def _written(then: datetime, template: In) -> str:
    return translate(template).format(
        year=f"{then.year:04}",
        month=f"{then.month:02}",
        day=f"{then.day:02}",
        hour=f"{then.hour:02}",
        minute=f"{then.minute:02}",
        second=f"{then.second:02}",
    )

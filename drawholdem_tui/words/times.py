"""Days and times as the clock on the wall has them."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from drawholdem_tui.words.language import In, translate

_DAY: Final = In("how a day is written", "{year}-{month}-{day}")
_SHORT: Final = In("how a time is written, without the year", "{month}-{day} {hour}:{minute}")
_TIME: Final = In("how a time is written", "{year}-{month}-{day} {hour}:{minute}")
_EXACT: Final = In("how a time is written", "{year}-{month}-{day} {hour}:{minute}:{second}")


def day(then: datetime) -> str:
    """``2026-11-22``."""
    return _written(then, _DAY)


def local_time(moment: str) -> str:
    """A moment of the book: ``2026-11-22 21:10``."""
    return _written(_here(moment), _TIME)


def without_its_year(moment: str) -> str:
    """``11-22 21:10``."""
    return _written(_here(moment), _SHORT)


def to_the_second(moment: str) -> str:
    """Much is played in a minute."""
    return _written(_here(moment), _EXACT)


def _here(moment: str) -> datetime:
    return datetime.fromisoformat(moment).astimezone()


def _written(then: datetime, template: In) -> str:
    return translate(template).format(
        year=f"{then.year:04}",
        month=f"{then.month:02}",
        day=f"{then.day:02}",
        hour=f"{then.hour:02}",
        minute=f"{then.minute:02}",
        second=f"{then.second:02}",
    )

"""Days and times in local time."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Final

from drawholdem_tui.words.language import In, _, translate

_DAY: Final = In("how a day is written", "{year}-{month}-{day}")
_TIME: Final = In("how a time is written", "{year}-{month}-{day} {hour}:{minute}")
_CLOCK: Final = In("how a time of day is written", "{hour}:{minute}")
# fmt: off
_WEEKDAYS: Final = (
    _("Monday"), _("Tuesday"), _("Wednesday"), _("Thursday"), _("Friday"), _("Saturday"),
    _("Sunday"),
)
_MONTHS: Final = (
    _("January"), _("February"), _("March"), _("April"), In("a month", "May"), _("June"),
    _("July"), _("August"), _("September"), _("October"), _("November"), _("December"),
)
_DAYS_IN_SHORT: Final = (
    _("Mon"), _("Tue"), _("Wed"), _("Thu"), _("Fri"), _("Sat"), _("Sun"),
)
_MONTHS_IN_SHORT: Final = (
    _("Jan"), _("Feb"), _("Mar"), _("Apr"), In("a month in short", "May"), _("Jun"),
    _("Jul"), _("Aug"), _("Sep"), _("Oct"), _("Nov"), _("Dec"),
)
# fmt: on
_SHORT: Final = In("a time in short", "{day} {month} {time}")
_SHORT_ON_A_DAY: Final = In("a time in short", "{weekday} {day} {month} {time}")
_SHORT_WITH_YEAR: Final = In("a time in short", "{day} {month} {year} {time}")
_DAY_IN_SHORT: Final = In("a date in short", "{weekday} {day} {month}")
_DAY_WITH_YEAR: Final = In("a date in short", "{day} {month} {year}")
_FIRST: Final = In("a day of a month", "1")
_DATE: Final = In("a date in words", "{day} {month}")
_DATE_AND_YEAR: Final = In("a date in words", "{day} {month} {year}")
# up to which hour
_PARTS: Final = (
    (5, _("{weekday} {date}, night")),
    (12, _("{weekday} {date}, morning")),
    (18, _("{weekday} {date}, afternoon")),
    (22, _("{weekday} {date}, evening")),
    (24, _("{weekday} {date}, night")),
)
_EXACT: Final = In("how a time is written", "{year}-{month}-{day} {hour}:{minute}:{second}")


def here_and_now() -> datetime:
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


def day_in_words(moment: str) -> str:
    """A moment of the book: ``Saturday 28 November, evening``; with its year, unless it is this
    one."""
    then = here(moment)
    part = next(told for hour, told in _PARTS if then.hour < hour)
    weekday = translate(_WEEKDAYS[then.weekday()])
    return translate(part, weekday=weekday, date=date_in_words(then))


def date_in_words(day: date) -> str:
    """``28 November``; with its year, unless it is this one."""
    return translate(
        _DATE if day.year == here_and_now().year else _DATE_AND_YEAR,
        day=translate(_FIRST) if day.day == 1 else day.day,
        month=translate(_MONTHS[day.month - 1]),
        year=f"{day.year:04}",
    )


def day_in_short(moment: str) -> str:
    """``Sat 28 Nov``; of another year ``28 Nov 2025``."""
    return _in_short(moment, _DAY_IN_SHORT, _DAY_WITH_YEAR)


def time_in_short(moment: str, *, weekday: bool = False) -> str:
    """``28 Nov 21:10`` or ``Sat 28 Nov 21:10``; of another year the hour goes first."""
    if weekday:
        return _in_short(moment, _SHORT_ON_A_DAY, _SHORT_WITH_YEAR)
    return _in_short(moment, _SHORT, _DAY_WITH_YEAR)


def _in_short(moment: str, this_year: In, with_year: In) -> str:
    then = here(moment)
    return translate(
        this_year if then.year == here_and_now().year else with_year,
        weekday=translate(_DAYS_IN_SHORT[then.weekday()]),
        day=translate(_FIRST) if then.day == 1 else then.day,
        month=translate(_MONTHS_IN_SHORT[then.month - 1]),
        year=f"{then.year:04}",
        time=_written(then, _CLOCK),
    )


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

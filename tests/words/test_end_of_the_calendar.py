"""A clock that stands at an end of the calendar ends nothing."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from datetime import UTC, datetime, tzinfo
from pathlib import Path
from typing import Self

import pytest
from odd_books import ran

from drawholdem_tui.cli import training
from drawholdem_tui.evening import daily as dealt
from drawholdem_tui.past.history import filter as words
from drawholdem_tui.words import times

MOMENTS = (
    datetime(9999, 12, 31, 23, 59, 59, tzinfo=UTC),
    datetime(9999, 12, 31, 0, 0, 1, tzinfo=UTC),
    datetime(1969, 12, 31, 23, 0, 0, tzinfo=UTC),
    datetime(1904, 1, 1, tzinfo=UTC),
    datetime(1, 1, 1, tzinfo=UTC),
)


@pytest.fixture(params=["UTC", "Pacific/Kiritimati", "America/Anchorage"])
def anywhere(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield
    os.environ.pop("TZ", None)
    time.tzset()


@pytest.mark.usefixtures("anywhere")
@pytest.mark.parametrize("moment", MOMENTS, ids=str)
def test_the_deal_of_a_day_is_played_whatever_day_it_is(
    moment: datetime, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            local = moment.astimezone(tz) if tz else moment.replace(tzinfo=None)
            return cls(*local.timetuple()[:6], tzinfo=tz)

    monkeypatch.setattr(times, "datetime", Clock)
    monkeypatch.setattr(words, "here_and_now", times.here_and_now)
    assert dealt.seed_of(training.today()).startswith("daily ")
    for command in (("daily", "--plain"), ("history", "--plain"), ("drill", "ranks", "--plain")):
        done = ran(tmp_path, command, "quit\n")
        assert done.fault == ""
        assert done.code == 0, done
    words.filter_of("today yesterday 9999-12-31 9999-12 9999 0001-01-01", words.Known())


@pytest.mark.usefixtures("anywhere")
@pytest.mark.parametrize("moment", ["9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z", "1969-12-31"])
def test_a_moment_at_the_end_of_the_calendar_can_be_told(moment: str) -> None:
    assert times.local_time(moment)

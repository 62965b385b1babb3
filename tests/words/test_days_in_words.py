"""The day on which something began, as one says it."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from drawholdem_tui.words import times
from drawholdem_tui.words.language import choose, in_english


@pytest.fixture(autouse=True)
def late_in_2026(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(times, "here_and_now", lambda: datetime(2026, 12, 1, tzinfo=UTC))


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        ("2026-11-28T02:00:00", "Saturday 28 November, night"),
        ("2026-11-28T09:20:00", "Saturday 28 November, morning"),
        ("2026-11-28T12:00:00", "Saturday 28 November, afternoon"),
        ("2026-11-28T21:59:00", "Saturday 28 November, evening"),
        ("2026-11-28T22:00:00", "Saturday 28 November, night"),
        ("2025-05-01T20:00:00", "Thursday 1 May 2025, evening"),
    ],
)
def test_a_day_and_its_part_and_its_year_where_it_is_another(moment: str, said: str) -> None:
    assert times.day_in_words(moment) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [("de", "Donnerstagabend, 1. Mai 2025"), ("fr", "jeudi soir, 1er mai 2025")],
)
def test_in_the_words_of_each_language(language: str, said: str) -> None:
    with in_english():
        choose(language)
        assert times.day_in_words("2025-05-01T20:00:00") == said

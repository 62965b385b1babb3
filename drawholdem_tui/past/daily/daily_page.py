"""Behind the end of a deal of the day: luck and play, and then the line to be copied."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from drawholdem_tui.past.daily.found import in_the_book
from drawholdem_tui.past.daily.line import line_of
from drawholdem_tui.past.luck.luck_page import LuckBehindTheEnd, luck_behind_the_end


def daily_behind_the_end(book: Path, evening: int, seed: str) -> Iterator[LuckBehindTheEnd]:
    """As of any evening; the line stands last."""
    last = LuckBehindTheEnd((), {})
    for last in luck_behind_the_end(book, evening):
        if not last.lines:
            yield last
    found = in_the_book(book, seed)
    if found is not None and found.over and last.lines:
        line = line_of(book, found, seed)
        yield last._replace(sentences=(*last.sentences, line), lines=(*last.lines, line))

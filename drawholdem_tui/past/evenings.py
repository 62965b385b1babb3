"""The evenings there have been, a line each."""

from __future__ import annotations

from pathlib import Path

from drawholdem_tui.match.closing import closing_of
from drawholdem_tui.match.state import NO_MATCH, match_of
from drawholdem_tui.storage.book.faults import DamagedEvening
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.words.cards import Face, letters
from drawholdem_tui.words.past.book import damaged_evening, evening_line
from drawholdem_tui.words.past.closing import closing_lines
from drawholdem_tui.words.refusals.not_understood import not_understood


def evenings_as_lines(book: Path) -> list[str]:
    """The latest first; none where there is no book."""
    with history(book) as past:
        return [
            evening_line(
                row.id,
                row.began,
                row.status,
                game=row.game,
                hands=row.hands,
                results=row.results,
                no_longer_there=row.no_longer_there,
                real=row.real,
                changing=row.changing,
                knockout=row.knockout,
            )
            if row
            else damaged_evening(number, has_hands=past.has_hands(number))
            for number, row in past.every_evening()
        ]


def closing_of_evening(book: Path, evening: int, face: Face = letters) -> list[str] | None:
    """How one of them ended, or stands; nothing where there is none, ``DamagedEvening`` where that
    cannot be told."""
    with history(book) as past:
        standing = past.standing(evening)
        if standing is None and past.is_listed(evening):
            raise DamagedEvening(evening, "")
    if standing is None:
        return None
    try:
        match, bots = match_of(standing.state), standing.laid.get("bots", {})
        people = [chair for chair in range(len(match.chairs)) if str(chair) not in bots]
        return closing_lines(closing_of(match), face, people[0] if len(people) == 1 else None)
    except NO_MATCH as error:
        raise DamagedEvening(evening, not_understood(error)) from error

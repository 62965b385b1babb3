"""How evenings of the book ended, told long after."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from pasts import book_of, moment
from played_evenings import evening_played

from drawholdem_tui.past.evenings import closing_of_evening
from drawholdem_tui.past.statistics.evenings_read import evenings_read
from drawholdem_tui.past.statistics.totals import season, together
from drawholdem_tui.storage.book.faults import BookFault, Fault
from drawholdem_tui.storage.book.file import connect
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.book.pages import Pages
from drawholdem_tui.words.past.book import evening_line


def test_an_evening_whose_state_makes_no_table_is_the_books_fault(tmp_path: Path) -> None:
    """As it was written, and yet it names no rules: another version may have kept it so."""
    book = book_of(tmp_path / "book.sqlite3")
    with pytest.raises(BookFault) as told:
        closing_of_evening(book, 1)
    assert told.value.fault is Fault.DAMAGED


def test_who_came_back_to_another_chair_is_one_person_of_the_evening(tmp_path: Path) -> None:
    """Older books have two chairs for them: one evening, one net, and their hands counted once."""
    book = tmp_path / "book.sqlite3"
    evening_played(tmp_path, {"Ann": "random", "Ben": "random"}, 6, seed="two chairs")
    with history(book) as past:
        standing = past.standing(1)
    assert standing is not None
    (first, won, _), (second, lost, _) = standing.results
    chairs = [{"name": name} for name in (first, second, second)]
    apart = ((first, won, None), (second, lost + 30, None), (second, -30, None))
    state = {**standing.state, "chairs": chairs}
    with closing(Pages(connect(book))) as pages:
        pages.end(1, moment(0), standing.but(results=apart, state=state))
    with history(book) as past:
        row = next(row for _number, row in past.every_evening() if row)
    assert row.results == ((first, won, None), (second, lost, None))
    assert sorted(row.people) == ["Ann", "Ben"]
    rows = {each.name: each for each in season(evenings_read(book))}
    assert (rows[second].evenings, rows[second].net) == (1, lost)
    assert sum(each.counts.net for each in together(evenings_read(book))) == 0


def test_a_line_tells_a_dealers_choice_and_a_tournament_as_the_list_does() -> None:
    def told(*, changing: bool, knockout: bool) -> str:
        return evening_line(
            1, moment(0), "over",
            game="texas-holdem", hands=12, results=(), changing=changing, knockout=knockout,
        )  # fmt: skip

    assert ", dealer's choice, 12 hands" in told(changing=True, knockout=False)
    assert ", dealer's choice, tournament, 12 hands" in told(changing=True, knockout=True)

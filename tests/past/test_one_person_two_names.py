"""Who plays alone without a name is called by the seat while others sit there, and stays one
person: in the book, in the statistics, at the next evening."""

from __future__ import annotations

import io
import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from evenings import Answers, table

from drawholdem_tui.evening.again import last_played
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.line_mode.play import play
from drawholdem_tui.past.evenings import evenings_as_lines
from drawholdem_tui.past.history.filter import Filter
from drawholdem_tui.past.history.listing import Listing
from drawholdem_tui.past.history.shelf import BookShelf
from drawholdem_tui.past.luck.luck_page import luck_page
from drawholdem_tui.past.own_spots import people_of
from drawholdem_tui.past.statistics.evenings_read import evening_read
from drawholdem_tui.storage.book.file import connect
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.book.rows import EVENING
from drawholdem_tui.storage.book.schema import MIGRATIONS
from drawholdem_tui.storage.book.sealing import evening_seal, figures_seal, text_seal

_ALONE, _TOGETHER = 2, 3  # hands


class _Typed(Answers):
    """Plays, and says these things between the hands."""

    def __init__(self, out: io.StringIO, between: list[str]) -> None:
        super().__init__(out, 5)
        self.between = between

    def answer(self, prompt: str) -> str:
        if "Enter or next" in prompt and self.between:
            return self.between.pop(0)
        return super().answer(prompt)


@pytest.fixture(params=["as it is", "as before"])
def book(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """Two hands of one person alone, three with somebody else."""
    out, path = io.StringIO(), tmp_path / "book.sqlite3"
    between = [*["next"] * (_ALONE - 1), "join Zoe", *["next"] * _TOGETHER, "leave Zoe", "end"]
    asked = table("draw-holdem", "You,cpu:random,cpu:random", 1000, "one person")
    with sit_down(path) as opened:
        play(asked, _Typed(out, between), out, opened=opened)
    assert "Seat 1 has" in out.getvalue()
    if request.param == "as before":
        _write_as_before(path)
    return path


def _write_as_before(path: Path) -> None:
    """From the moment that somebody had joined, the seat was the name in all that was kept."""
    version = len(MIGRATIONS)
    with closing(connect(path)) as found:
        later = "SELECT id, number, phh FROM hand WHERE number > ?"
        for hand, number, phh in found.execute(later, (_ALONE,)).fetchall():
            text = phh.replace('"You"', '"Seat 1"')
            sums = text_seal(1, number, text, version)
            found.execute("UPDATE net SET name = 'Seat 1' WHERE hand = ? AND chair = 0", (hand,))
            found.execute("UPDATE hand SET phh = ?, seal = ? WHERE id = ?", (text, sums, hand))
            figures = "evening, number, ended, game, players, pot, swaps, showdown"
            (row,) = found.execute(f"SELECT {figures} FROM hand WHERE id = ?", (hand,))
            nets = "SELECT chair, name, net FROM net WHERE hand = ? ORDER BY chair"
            sums = figures_seal(row, found.execute(nets, (hand,)).fetchall())
            found.execute("UPDATE hand SET figures = ? WHERE id = ?", (sums, hand))
        ((results, state),) = found.execute("SELECT results, state FROM evening")
        match: dict[str, Any] = json.loads(state)
        match["chairs"][0]["name"] = "Seat 1"
        for chair in match["chairs"]:
            del chair["nameless"]
        results = results.replace('"You"', '"Seat 1"')
        asked = "UPDATE evening SET results = ?, state = ?"
        found.execute(asked, (results, json.dumps(match)))
        ((*columns, _seal),) = found.execute(f"SELECT {EVENING} FROM evening")
        found.execute("UPDATE evening SET seal = ?", (evening_seal(columns, version),))


def test_one_name_and_one_net_whatever_tells_it(book: Path) -> None:
    with history(book) as past:
        (row,) = past.evenings()
        nets = [dict(past.nets(hand)) for hand in past.numbers(1)]
    assert row.people == ("You", "Zoe")
    assert people_of(book) == {"You", "Zoe"}
    net = {name: won for name, won, _place in row.results}["You"]
    assert sum(each["You"] for each in nets) == net
    assert "Seat 1" not in evenings_as_lines(book)[0]
    read = evening_read(book, 1)
    assert read is not None
    assert read.counted.counts["You"].hands == read.counted.hands == _ALONE + _TOGETHER
    assert read.counted.counts["You"].net == net
    assert set(read.counted.players) == {"You", "Zoe", "CPU 1", "CPU 2"}


def test_luck_and_play_of_both_names_are_told_under_that_of_the_page(book: Path) -> None:
    *_, last = luck_page(book, 1, {"You": "Seat 1"})
    assert set(last.beside) == {"Seat 1", "Zoe", "CPU 1", "CPU 2"}


def test_the_history_tells_what_every_hand_cost_that_person(book: Path) -> None:
    listing = Listing(book)
    listing.look()
    found = listing.find(Filter(), 1)
    assert all("You" in dict(line.kept.nets) for line in listing.lines(found))
    shelf = BookShelf(book, found, listing.seen)
    for number in range(len(found)):  # to all who look on, as at the table
        hand = shelf.take(number).found
        assert "Seat 1" in hand.fields["players"]
        assert "You" not in hand.fields["players"]
        assert shelf.several(hand) == ("Seat 1", "Zoe")
        assert shelf.whose(hand) is None


def test_the_next_game_is_offered_without_a_name_again(book: Path) -> None:
    again = last_played(book)
    assert again is not None
    assert again.seats[0] == "You"

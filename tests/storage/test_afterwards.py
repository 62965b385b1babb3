"""Finished hands: found by their figures, named and marked, deleted for good."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from itertools import product
from pathlib import Path

import pytest
from pasts import EVENINGS, book_of, moment

from drawholdem_tui.storage.book.afterwards import (
    Cost,
    delete_evening,
    delete_hand,
    keep_costs,
    note,
)
from drawholdem_tui.storage.book.file import connect
from drawholdem_tui.storage.book.finding import Cost as CostWanted
from drawholdem_tui.storage.book.finding import Note, Wanted
from drawholdem_tui.storage.book.history import History, history
from drawholdem_tui.storage.book.opening import open_book
from drawholdem_tui.storage.book.pages import Pages
from drawholdem_tui.storage.book.rows import KeptHand
from drawholdem_tui.storage.book.schema import MIGRATIONS

pytestmark = pytest.mark.every_python

HANDS = sum(each.hands for each in EVENINGS)


@pytest.fixture
def book(tmp_path: Path) -> Path:
    return book_of(tmp_path / "book.sqlite3")


def write(book: Path, does: Callable[[Pages], object]) -> None:
    with closing(Pages(connect(book))) as pages:
        does(pages)


# Found


def fits(kept: KeptHand, wanted: Wanted) -> bool:
    """The slow way, from the hand itself."""
    row = kept.figures
    assert row is not None
    names = [name for name, _net in kept.nets]
    return (
        wanted.evening in (None, row.evening)
        and all(name in names for name in wanted.players)
        and (not wanted.games or row.game in wanted.games)
        and row.pot >= wanted.least_pot
        and row.swaps >= wanted.least_swaps
        and wanted.showdown in (None, row.showdown)
        and row.ended >= wanted.since
        and (not wanted.before or row.ended < wanted.before)
    )


def test_what_is_found_is_what_reading_every_hand_would_find(book: Path) -> None:
    asked = [
        Wanted(evening, players, games, pot, swaps, showdown, since, before)
        for evening, players, games, pot, swaps, showdown, (since, before) in product(
            (None, 1, 3),
            ((), ("Ann",), ("Ann", "Ben")),
            ((), ("draw-holdem", "draw-poker")),
            (0, 60),
            (0, 1),
            (None, True, False),
            (("", ""), (moment(2, 3), moment(40, 3))),
        )
    ]
    some = 0
    with history(book) as past:
        every = list(past.every_hand())
        for wanted in asked:
            found = [kept for kept in every if fits(kept, wanted)]
            by_evening = {kept.evening: 0 for kept in found}
            for kept in found:
                by_evening[kept.evening] += 1
            latest_first = wanted.evening is None
            found.sort(key=lambda kept: (kept.figures.ended, kept.id), reverse=latest_first)  # type: ignore[union-attr]
            assert past.finding.find(wanted) == [kept.id for kept in found], wanted
            assert past.finding.count(wanted) == by_evening, wanted
            some += bool(found)
    assert some > len(asked) // 5


def test_no_hand_is_read_to_find_another(book: Path) -> None:
    asked: list[str] = []
    wanted = Wanted(players=("Ann",), games=("draw-poker",), least_pot=10, showdown=True)
    with history(book) as past:
        past._connection.set_trace_callback(asked.append)
        past.finding.find(wanted)
        past.finding.count(wanted)
        past.finding.names()
        past._connection.set_trace_callback(None)
        for question in asked:
            plan = past._connection.execute(f"EXPLAIN QUERY PLAN {question}").fetchall()
            steps = [str(step[-1]) for step in plan]
            touched = [step for step in steps if " hand " in step or " net" in step]
            assert all("COVERING INDEX" in step for step in touched), (question, steps)


def test_everybody_who_ever_played_is_known(book: Path) -> None:
    with history(book) as past:
        assert past.finding.names() == sorted({n for sat in EVENINGS for n in sat.names})


def test_who_sat_there_is_no_computer(book: Path) -> None:
    with history(book) as past:
        found = {row.id: row.people for row in past.evenings()}
    assert found == {1: ("You",), 2: ("Ann", "Ben"), 3: ("Ann", "Ben", "Cleo"), 4: ("You",)}


# Named, marked, what they cost


def test_a_name_and_a_mark_survive_and_touch_nothing_of_the_hand(book: Path) -> None:
    with history(book) as past:
        before = past.kept(3)
    write(book, lambda pages: note(pages, 3, "The great bluff", marked=True))
    write(book, lambda pages: note(pages, 4, "", marked=True))
    with history(book) as past:
        finding = past.finding
        assert finding.note(3) == Note("The great bluff", marked=True)
        assert past.kept(3) == before
        assert finding.find(Wanted(marked=True)) == [4, 3]
        assert finding.find(Wanted(called="GREAT")) == [3]
    write(book, lambda pages: note(pages, 3, "", marked=False))
    with history(book) as past:
        assert past.finding.note(3) == Note()
        assert past.finding.find(Wanted(marked=True)) == [4]


def test_a_note_that_is_not_as_it_was_written_is_none(book: Path) -> None:
    write(book, lambda pages: note(pages, 3, "Mine", marked=False))
    with closing(sqlite3.connect(book)) as other:
        other.execute("UPDATE note SET name = 'Yours'")
        other.commit()
    with history(book) as past:
        assert past.finding.note(3) == Note()


def test_what_a_choice_cost_is_looked_for_by_player_and_edition(book: Path) -> None:
    costs = [("Ann", 9, 30), ("Ben", 9, 0), ("Ann", 10, 0), ("Ben", 10, 12), ("Ann", 15, 7)]
    rows = [Cost(hand, name, chips) for name, hand, chips in costs]
    write(book, lambda pages: keep_costs(pages, rows, edition=2))
    with history(book) as past:
        find = past.finding.find
        assert find(Wanted(cost=CostWanted(1, 2))) == [15, 10, 9]
        assert find(Wanted(cost=CostWanted(10, 2))) == [10, 9]
        assert find(Wanted(players=("Ben",), cost=CostWanted(1, 2))) == [10]
        assert find(Wanted(cost=CostWanted(1, 2, silent=(3,)))) == [10, 9]
        assert find(Wanted(cost=CostWanted(1, 3))) == []
        assert past.finding.costs(9, 2) == {"Ann": 30, "Ben": 0}
        assert past.finding.costs(9, 3) is None
        assert past.finding.looked_at(2) == {9, 10, 15}


# Deleted


def test_a_deleted_hand_is_gone_and_nobody_misses_it(book: Path) -> None:
    with history(book) as past:
        text = past.text(5)
        others = [kept for kept in past.every_hand() if kept.id != 5]
    secret = next(line for line in text.splitlines() if "_seed" in line)[-40:-4].encode()
    assert secret in book.read_bytes()
    write(book, lambda pages: note(pages, 5, "gone", marked=True))
    write(book, lambda pages: delete_hand(pages, 5))
    with history(book) as past:
        assert list(past.every_hand()) == others
        assert past.finding.find(Wanted(marked=True)) == []
        assert past.finding.count(Wanted())[1] == EVENINGS[0].hands - 1
    for file in book.parent.iterdir():
        assert secret not in file.read_bytes(), file


def test_a_deleted_evening_leaves_nothing_but_its_number(book: Path) -> None:
    write(book, lambda pages: delete_evening(pages, 3))
    with history(book) as past:
        assert [number for number, _row in past.every_evening()] == [4, 2, 1]
        assert len(list(past.every_hand())) == HANDS - EVENINGS[2].hands
        assert "Cleo" not in past.finding.names()
        assert past.standing(3) is None
    assert b"Cleo" not in book.read_bytes()
    opened = open_book(book, datetime.now(UTC))
    assert opened.book
    assert not opened.damaged
    assert opened.evening
    assert opened.evening.id == 4
    opened.book.close()


def test_when_all_evenings_are_deleted_there_is_no_past(tmp_path: Path) -> None:
    book = book_of(tmp_path / "book.sqlite3", EVENINGS[:1])
    write(book, lambda pages: delete_evening(pages, 1))
    with history(book) as past:
        assert not past.anything()


def test_a_hand_may_be_deleted_right_behind_something_that_was_written(book: Path) -> None:
    """Which makes the log shorter: that is no book that somebody has cut short."""
    opened = open_book(book, datetime.now(UTC)).book
    assert opened is not None
    opened.write_now(lambda pages: note(pages, 7, "kept", marked=True), "note")
    opened.write_now(lambda pages: delete_hand(pages, 5), "delete")
    opened.write_now(lambda pages: delete_hand(pages, 6), "delete")
    assert opened.fault is None
    opened.close()
    with history(book) as past:
        assert past.finding.count(Wanted())[1] == EVENINGS[0].hands - 2


def test_a_hand_that_is_damaged_is_not_taken_for_deleted(book: Path) -> None:
    write(book, lambda pages: delete_hand(pages, 5))
    with closing(sqlite3.connect(book)) as other:
        other.execute("UPDATE hand SET phh = 'x', pot = 1 WHERE id = 6")
        other.commit()
    with history(book) as past:
        damaged = [kept for kept in past.every_hand() if kept.text is None]
        assert [(kept.id, kept.evening, kept.number) for kept in damaged] == [(6, 1, 6)]


def test_the_last_hand_of_an_evening_that_goes_on_may_be_deleted(book: Path) -> None:
    """Cards that may still be shown behind a hand are those of no other."""
    write(book, lambda pages: delete_hand(pages, HANDS))
    opened = open_book(book, datetime.now(UTC))
    assert opened.book
    assert opened.evening
    assert (opened.evening.id, opened.evening.last) == (4, None)
    opened.book.close()


# Older books


def made_older(book: Path) -> None:
    """As version 2 has written it."""
    with closing(sqlite3.connect(book)) as old:
        for table in ("note", "cost", "deleted", "sitting", "spot", "again"):
            old.execute(f"DROP TABLE {table}")
        old.execute("DROP INDEX hand_figures")
        lines = MIGRATIONS[0].splitlines()
        for gone in ("hand_ended", "hand_game", "hand_players", "hand_showdown"):
            (made,) = [line for line in lines if line.startswith(f"CREATE INDEX {gone} ")]
            old.execute(made)
        old.execute("PRAGMA user_version = 2")
        old.commit()
    Path(f"{book}-mark").unlink(missing_ok=True)


def test_a_book_of_version_2_is_found_in_as_it_is(book: Path) -> None:
    """Whoever only looks changes nothing."""
    with history(book) as past:
        wanted = past.finding.find(Wanted(least_pot=50))
    made_older(book)
    before = book.read_bytes()

    def look(past: History) -> None:
        assert past.finding.find(Wanted(least_pot=50)) == wanted
        assert past.finding.note(1) == Note()
        assert past.finding.find(Wanted(marked=True)) == []
        assert len(list(past.every_hand())) == HANDS

    with history(book) as past:
        look(past)
    assert book.read_bytes() == before


def test_a_book_of_version_2_is_brought_up_to_date(book: Path) -> None:
    with history(book) as past:
        every = list(past.every_hand())
    made_older(book)
    opened = open_book(book, datetime.now(UTC))
    assert (opened.fault, opened.earlier, opened.damaged) == (None, None, ())
    assert opened.book
    opened.book.write_now(lambda pages: note(pages, 2, "old", marked=False))
    opened.book.close()
    with history(book) as past:
        assert list(past.every_hand()) == every
        assert past.finding.find(Wanted(called="old")) == [2]

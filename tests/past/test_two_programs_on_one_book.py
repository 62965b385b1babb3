"""The list of all that has been played, while another program deletes from it; and a book from
which hands are gone that nobody has deleted."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from commanded import commanded
from pasts import book_of

from drawholdem_tui.past.history.listing import Listing
from drawholdem_tui.past.history.shelf import BookShelf
from drawholdem_tui.storage.book.afterwards import delete_evening, delete_hand
from drawholdem_tui.storage.book.file import connect
from drawholdem_tui.storage.book.finding import missing
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.book.pages import Pages
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.tui.history.director import LookingBack
from drawholdem_tui.words.refusals.errors import sentence


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """Four evenings of 8, 6, 5 and 4 hands."""
    return book_of(tmp_path / "book.sqlite3")


def run(book: Path, sql: str) -> None:
    with closing(sqlite3.connect(book)) as at:
        at.execute(sql)
        at.commit()


# Another program deletes


def test_a_hand_that_another_program_has_deleted_is_no_longer_in_the_book(book: Path) -> None:
    listing = Listing(book)
    listing.look()
    shelf = BookShelf(book, [3, 4], listing.seen)
    with closing(Pages(connect(book))) as pages:
        delete_hand(pages, 3)
    found, fault = shelf.take(0)
    assert "None" not in str(found.path)
    assert isinstance(fault, FileFault)
    assert sentence(fault.code, fault.values) == "no longer exists"
    (line,) = listing.lines([3])
    assert line.kept.gone


def test_what_is_damaged_is_not_gone(book: Path) -> None:
    run(book, "UPDATE hand SET phh = 'x' WHERE id = 3")
    with history(book) as past:
        assert not past.kept(3).gone


def test_the_list_is_read_again_when_what_one_stands_on_is_gone(book: Path) -> None:
    looking = LookingBack(book, evening=1)
    looking.look()
    looking.stand_on(2)
    assert looking.hand, "which is seen"
    assert looking.gone() == ""
    with closing(Pages(connect(book))) as pages:
        delete_hand(pages, 3)
    assert looking.gone() == "evening 1, hand 3 no longer exists"
    assert looking.rows == [1, 2, 4, 5, 6, 7, 8]


def test_an_evening_that_another_program_has_deleted_is_no_longer_in_the_book(book: Path) -> None:
    looking = LookingBack(book)
    looking.look()
    looking.stand_on(looking.rows.index(2))
    with closing(Pages(connect(book))) as pages:
        delete_evening(pages, 2)
    told = looking.gone()
    assert told == "evening 2 no longer exists"
    assert 2 not in looking.rows


# Hands that nobody has deleted


def test_a_hand_that_was_deleted_counts_for_the_evening_it_can_have_been_of() -> None:
    there = {1: [(1, 1), (3, 3)], 2: [(1, 4)]}
    assert missing({1: 3}, there, [2]) == {}
    assert missing({1: 3}, there, [9]) == {1: 1}
    assert missing({1: 3, 2: 4}, there, [2, 5]) == {2: 2}
    assert missing({1: 2**40}, {}, [7]) == {1: 2**40 - 1}


@pytest.mark.parametrize("command", ["verify", "export", "stats"])
def test_hands_that_are_missing_are_told(command: str, book: Path, tmp_path: Path) -> None:
    run(book, "DELETE FROM net")
    run(book, "DELETE FROM hand")
    words = {"export": ["--out", str(tmp_path / "out")], "verify": ["--jobs", "1"]}
    code, said, errors = commanded(tmp_path, command, *words.get(command, []))
    assert code == 1
    told = (said + errors).lower()
    for evening, hands in enumerate((8, 6, 5, 4), start=1):
        assert f"evening {evening}: {hands} hands are missing, though not deleted here" in told
    assert "nothing has been played" not in told


def test_what_somebody_has_deleted_is_missed_by_nobody(book: Path, tmp_path: Path) -> None:
    with closing(Pages(connect(book))) as pages:
        for hand in (1, 2, 3, 8, 9, 14, 23):
            delete_hand(pages, hand)
    for command in (("verify", "--jobs", "1"), ("stats",), ("export", "--out", str(tmp_path))):
        code, said, errors = commanded(tmp_path, *command)
        assert "missing" not in said + errors
        assert code == 0, (command, said, errors)


def test_a_damaged_evening_without_hands_promises_none(book: Path, tmp_path: Path) -> None:
    run(book, "DELETE FROM hand WHERE evening = 2")
    run(book, "UPDATE evening SET state = 'x' WHERE id IN (1, 2)")
    _code, said, _errors = commanded(tmp_path, "history", "--plain")
    first, second = (next(x for x in said.splitlines() if x.startswith(f"{n}.")) for n in (1, 2))
    assert "export can still rescue its hands" in first
    assert "none of its hands is left" in second


def test_an_evening_without_rules_is_a_sentence(book: Path, tmp_path: Path) -> None:
    """The book of these tests has none."""
    code, said, errors = commanded(tmp_path, "history", "--plain", "--evening", "1")
    assert (code, said) == (2, "")
    told = "evening 1 is damaged: its result is unknown"
    assert errors == f"drawholdem: --evening: {told}\n"


def test_an_evening_with_a_number_that_was_made_up_does_not_take_for_ever(
    book: Path, tmp_path: Path
) -> None:
    run(book, "UPDATE hand SET id = 4611686018427387904 WHERE id = 23")
    run(book, "UPDATE evening SET id = 4611686018427387904 WHERE id = 4")
    for command in (("history", "--plain"), ("stats",), ("verify", "--jobs", "1")):
        code, _said, errors = commanded(tmp_path, *command)
        assert code in (0, 1, 2)
        assert "bug in the program" not in errors

"""The thread that writes the book, when a job meets what nobody has foreseen: it is told, nobody
waits for ever, and nothing else is held up by it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from drawholdem_tui.storage.book.faults import BookFault, Fault
from drawholdem_tui.storage.book.opening import open_book
from drawholdem_tui.storage.book.pages import Pages
from drawholdem_tui.storage.book.writer import Book

LIMIT = 60.0  # seconds, for what takes a thousandth of one


class UnforeseenError(Exception):
    """Of which the writer knows nothing."""


def fails(_pages: Pages) -> object:
    raise UnforeseenError


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    opened = open_book(tmp_path / "book.sqlite3", datetime(2026, 11, 24, tzinfo=UTC))
    assert opened.book is not None
    yield opened.book
    opened.book.close()


@pytest.fixture
def done() -> list[str]:
    """What has been written."""
    return []


def why(book: Book) -> str:
    assert book.fault is not None
    return book.fault.why


def test_a_step_that_fails_is_told_and_holds_up_nothing_but_its_own(
    book: Book, done: list[str]
) -> None:
    book.write_now(fails, "evening")
    assert why(book) == "a bug in the program"
    book.write_now(lambda _pages: done.append("of a sitting"), 1)
    assert done == ["of a sitting"]
    assert why(book) == "a bug in the program"  # the evening is still not on the disk


def test_steps_of_an_evening_wait_behind_one_that_fails_so_that_there_is_no_gap(
    book: Book, done: list[str]
) -> None:
    book.write_now(lambda _pages: done.append("first"), "evening")
    book.write_now(fails, "evening")
    book.write_now(lambda _pages: done.append("third"), "evening")
    assert done == ["first"]
    assert why(book) == "a bug in the program"


def test_questions_are_answered_beside_an_evening_that_is_stuck(book: Book) -> None:
    book.write_now(fails, "evening")
    assert book.ask(lambda _pages: "an answer") == "an answer"


def test_a_step_that_succeeds_later_is_done_before_those_that_waited(
    book: Book, done: list[str]
) -> None:
    broken = [True]

    def step(_pages: Pages) -> None:
        if broken:
            raise UnforeseenError
        done.append("first")

    book.write_now(step, "evening")
    book.write_now(lambda _pages: done.append("second"), "evening")
    broken.clear()
    asyncio.run(asyncio.wait_for(book.try_again(), LIMIT))
    assert (done, book.fault) == (["first", "second"], None)


def test_the_next_evening_is_written_and_has_nothing_to_do_with_one_that_was_stuck(
    book: Book, done: list[str]
) -> None:
    book.write_now(fails, "evening")
    book.write_now(lambda _pages: done.append("of the first"), "evening")
    book.write_now(lambda _pages: done.append("of the second"), "another evening")
    assert (done, book.fault) == (["of the second"], None)


def test_a_disk_that_fails_holds_up_everything_as_before(book: Book, done: list[str]) -> None:
    full = [True]

    def step(_pages: Pages) -> None:
        if full:
            raise BookFault(Fault.UNWRITABLE, "no space left")
        done.append("first")

    book.write_now(step, "evening")
    book.write_now(lambda _pages: done.append("a note"))
    assert (done, why(book)) == ([], "no space left")
    full.clear()
    assert book.look_now() is None
    assert done == ["first", "a note"]


@pytest.mark.parametrize(
    "odd", ["count = (1 << 62) + 1", "count = 'x'", "moment = 7", "moment = 'x'"]
)
def test_a_book_whose_count_makes_no_sense_answers_and_is_written(
    odd: str, book: Book, done: list[str]
) -> None:
    def spoils(pages: Pages) -> None:
        pages.connection.execute(f"UPDATE written SET {odd}")

    book.write_now(spoils, "evening")
    assert book.ask(lambda _pages: "an answer") == "an answer"
    book.write_now(lambda _pages: done.append("the next"), "evening")
    assert (done, book.fault) == (["the next"], None)


def test_a_question_that_fails_is_raised_where_it_was_asked_and_nothing_is_left_of_it(
    book: Book, done: list[str]
) -> None:
    with pytest.raises(UnforeseenError):
        book.ask(fails)
    book.write_now(lambda _pages: done.append("the next"))
    assert (done, book.fault) == (["the next"], None)


def test_no_look_into_the_book_ends_the_thread_that_others_wait_for(
    book: Book, done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pages, "open_evening", fails)
    assert book.open_evening() is None
    monkeypatch.setattr(Pages, "fold", fails)
    book.fold()
    book.write_now(lambda _pages: done.append("the next"))
    assert done == ["the next"]
    asyncio.run(asyncio.wait_for(book.written(), LIMIT))


def test_a_book_that_cannot_be_closed_as_it_should_lets_go_of_its_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, now = tmp_path / "book.sqlite3", datetime(2026, 11, 24, tzinfo=UTC)
    opened = open_book(path, now)
    assert opened.book is not None
    with monkeypatch.context() as patch:
        patch.setattr(Pages, "close", fails)
        opened.book.close()
    again = open_book(path, now)
    assert again.fault is None
    assert again.book is not None
    again.book.close()


def test_a_closed_book_answers_no_question(book: Book) -> None:
    book.close()
    with pytest.raises(BookFault):
        book.ask(lambda _pages: "an answer")

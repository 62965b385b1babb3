"""How evenings of the book ended, told long after."""

from __future__ import annotations

from pathlib import Path

import pytest
from pasts import book_of

from drawholdem_tui.past.evenings import closing_of_evening
from drawholdem_tui.storage.book.faults import BookFault, Fault


def test_an_evening_whose_state_makes_no_table_is_the_books_fault(tmp_path: Path) -> None:
    """As it was written, and yet it names no rules: another version may have kept it so."""
    book = book_of(tmp_path / "book.sqlite3")
    with pytest.raises(BookFault) as told:
        closing_of_evening(book, 1)
    assert told.value.fault is Fault.DAMAGED

"""Whether anything has been played at all. The menu waits for the answer, and for nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.history import anything_in, history


def open_games(book: Path) -> Sequence[int]:
    """Those that can be gone on with, the last one first."""
    try:
        with history(book) as past:
            return past.open_games()
    except BookFault:
        return ()


def anything_to_tell(book: Path) -> bool:
    """Whether there is an evening, or something that hinders reading of them."""
    try:
        if not anything_in(book):  # the menu waits for it, and an empty history takes longer
            return False
        with history(book) as past:
            return past.anything()
    except BookFault:
        return True

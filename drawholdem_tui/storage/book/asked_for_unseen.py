"""A note beside the book: somebody has asked for the cards that nobody saw, while their evening
still goes on. Whoever plays is told at the next hand.

It is a file of its own, because a program that plays has the book for itself.
"""

from __future__ import annotations

from pathlib import Path


def leave_a_note(book: Path, evening: int) -> None:
    """``OSError`` where none can be left: then nothing may be told either."""
    _note(book, evening).touch(mode=0o600)


def take_the_note(book: Path, evening: int) -> bool:
    """Whether there was one. Where it cannot be taken away it is told at every hand."""
    note = _note(book, evening)
    try:
        note.unlink()
    except FileNotFoundError:
        return False
    except OSError:
        return note.exists()
    return True


def _note(book: Path, evening: int) -> Path:
    return book.with_name(f"{book.name}-unseen-{evening}")

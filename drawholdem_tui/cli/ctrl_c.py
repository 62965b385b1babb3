"""Ctrl-C, by what there is to be saved or cleared away.

Where there is nothing yet, the system ends the program. Python would show where it was; and where
it was importing, it can show that and go on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from signal import SIG_DFL, SIGINT, default_int_handler, getsignal, signal


def ends_at_once() -> None:
    """Until somebody hears it. A program that was told to ignore it still does."""
    if getsignal(SIGINT) is default_int_handler:
        signal(SIGINT, SIG_DFL)


def is_heard() -> None:
    """As Python has it: whoever has something to clear away is told."""
    if getsignal(SIGINT) is SIG_DFL:
        signal(SIGINT, default_int_handler)


@contextmanager
def asks(stop: Callable[[], None]) -> Iterator[None]:
    """The first one asks for the end, so that what there is can be told; a second does not wait."""

    def asked(*_: object) -> None:
        signal(SIGINT, default_int_handler)
        stop()

    before = getsignal(SIGINT)
    if before is default_int_handler:
        signal(SIGINT, asked)
    try:
        yield
    finally:
        signal(SIGINT, before)

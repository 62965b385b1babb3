"""Ctrl-C, by what there is to be saved or cleared away.

Where there is nothing yet, the system ends the program. Python would show where it was; and where
it was importing, it can show that and go on.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from signal import SIG_DFL, SIGINT, default_int_handler, getsignal
from threading import Timer, main_thread
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

_A_MOMENT: Final = 0.01  # seconds; Python has left by then what it was at


def ends_at_once() -> None:
    """Until somebody hears it. A program that was told to ignore it still does."""
    if getsignal(SIGINT) is default_int_handler:
        signal.signal(SIGINT, SIG_DFL)


def is_heard() -> None:
    """Whoever has something to clear away is told, as Python has it, and never in vain."""
    if getsignal(SIGINT) is SIG_DFL:
        sys.unraisablehook = _given_again
        signal.signal(SIGINT, default_int_handler)


def _given_again(lost: UnraisableHookArgs) -> None:
    """Where Python clears something away, behind every import, it cannot raise anything: it would
    show the interrupt, forget it and go on."""
    if not isinstance(lost.exc_value, KeyboardInterrupt):
        sys.__unraisablehook__(lost)
        return
    number = _number_of(lost.exc_value)
    while True:
        try:
            again = Timer(_A_MOMENT, _send, (number,))
            again.daemon = True
            again.start()
            return  # noqa: TRY300 - inside: one that comes now is caught, too
        except KeyboardInterrupt:  # on a busy machine it can come before this has been left
            continue


def _send(number: int) -> None:
    """To the thread that hears it, which may be waiting for a line."""
    if sys.platform == "win32":
        signal.raise_signal(number)
    elif listener := main_thread().ident:
        signal.pthread_kill(listener, number)


def code_behind(error: Exception) -> int | None:
    """The exit code, if it came about because an interrupt fell between the steps of one of
    Python's own locks."""
    behind = error.__context__
    if isinstance(error, RuntimeError) and isinstance(behind, KeyboardInterrupt):
        return 128 + _number_of(behind)
    return None


def _number_of(interrupt: KeyboardInterrupt) -> int:
    return int(interrupt.args[0]) if interrupt.args else int(SIGINT)


@contextmanager
def asks(stop: Callable[[], None]) -> Iterator[None]:
    """The first one asks for the end, so that what there is can be told; a second does not wait."""

    def asked(*_: object) -> None:
        signal.signal(SIGINT, default_int_handler)
        stop()

    before = getsignal(SIGINT)
    if before is default_int_handler:
        signal.signal(SIGINT, asked)
    try:
        yield
    finally:
        signal.signal(SIGINT, before)

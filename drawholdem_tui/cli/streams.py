"""The streams a program is given, some of which may be closed."""

from __future__ import annotations

import os
import sys
from typing import Final

from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_FEWEST: Final = 32  # files open at a time; the table with its book needs half of them


def check_streams() -> None:
    """Whether there is somebody to be told anything, and room for the files of the program."""
    # the number of a closed one would be given to what is opened next: the book, for all one knows
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)
    if sys.stderr is None:
        sys.stderr = sys.stdout
    if sys.stdout is None:
        raise UsageError(
            translate(_("standard output is closed, and all there is to tell goes there"))
        )
    most = os.sysconf("SC_OPEN_MAX") if hasattr(os, "sysconf") else -1
    if 0 <= most < _FEWEST:
        told = translate(_("only {most} files may be open here (ulimit -n), {needed} are needed"))
        raise UsageError(told.format(most=most, needed=_FEWEST))


def check_input() -> None:
    """Whether anything can be said to a game in lines."""
    if sys.stdin is None:
        told = _("play --plain: standard input is closed, and what you do is read there")
        raise UsageError(translate(told))

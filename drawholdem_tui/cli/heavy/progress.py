"""How far it is and how long it will take: one line on a terminal, and nothing in a pipe."""

from __future__ import annotations

import sys
import time
from typing import Final

from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_WIDTH: Final = 24  # of the bar
_LINE: Final = 79  # columns
_HANDS: Final = _("[{bar}] {hands} of {all} hands, {left} left")


class Progress:
    """A bar, the hands (or what the template counts) so far, and the time left at that pace."""

    def __init__(self, hands: int, template: str = _HANDS) -> None:
        self._hands = hands
        self._template = template
        self._began = time.monotonic()
        self._shown = sys.stderr.isatty()

    def at(self, hands: int) -> None:
        if not self._shown:
            return
        full = min(_WIDTH * hands // self._hands, _WIDTH)
        left = (time.monotonic() - self._began) * (self._hands - hands) / max(hands, 1)
        bar = "#" * full + "." * (_WIDTH - full)
        template = translate(self._template)
        told = template.format(
            bar=bar, hands=hands, all=self._hands, left=_time(left) if hands else "?"
        )
        _show(told)

    def is_over(self) -> None:
        if self._shown:
            _show("")


def _show(line: str) -> None:
    """In the place of what stood there."""
    print(f"\r{line[:_LINE]:{_LINE}}\r", end="", file=sys.stderr, flush=True)


def _time(seconds: float) -> str:
    """
    >>> _time(8), _time(75), _time(4000)
    ('8 s', '1:15 min', '1:06 h')
    """
    if seconds < 60:
        return translate(_("{seconds:.0f} s")).format(seconds=seconds)
    minutes, rest = divmod(int(seconds), 60)
    if minutes < 60:
        return translate(_("{minutes}:{rest:02} min")).format(minutes=minutes, rest=rest)
    hours, minutes = divmod(minutes, 60)
    return translate(_("{hours}:{minutes:02} h")).format(hours=hours, minutes=minutes)

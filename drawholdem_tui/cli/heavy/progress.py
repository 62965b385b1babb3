"""How far it is and how long it will take: one line on a terminal, and nothing in a pipe."""

from __future__ import annotations

import sys
import time
from collections import deque
from shutil import get_terminal_size
from typing import Final

from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import InFigures

_WIDTH: Final = 10  # of the bar
_LONGEST: Final = 120  # columns
_NOW: Final = 30.0  # seconds that the pace is taken of
_SHOWN: Final = 0.1  # seconds from one line to the next
HANDS: Final = _("[{bar}] {hands} of {all} hands, {left} left")
_AT_WORK: Final = _("[{bar}] {hands} of {all} hands, {pace}/s, {left} left, {workers} at work")
_WITH_INTERVAL: Final = _(
    "[{bar}] {hands} of {all} hands, {pace}/s, {left} left, {workers} at work, {interval}"
)
_SHORT: Final = _("{done}%, {pace}/s, {left} left, {workers} at work")  # where there is less room
_SHORT_WITH_INTERVAL: Final = _("{done}%, {pace}/s, {left} left, {workers} at work, {interval}")


class Progress:
    """A bar, the hands (or what the template counts) so far, their pace, and the time left at it.
    What was there before it began counts for no pace."""

    def __init__(self, hands: int, template: str = HANDS) -> None:
        self._hands = hands
        self._template = template
        self._seen: deque[tuple[float, int]] = deque()
        self._shown = sys.stderr.isatty()
        self._last = 0.0

    @property
    def due(self) -> bool:
        """Whether anybody would see another line now."""
        return self._shown and time.monotonic() - self._last >= _SHOWN

    def at(self, hands: int, workers: int | None = None, interval: str = "") -> None:
        if not self._shown:
            return
        self._last = now = time.monotonic()
        self._seen.append((now, hands))
        while now - self._seen[0][0] > _NOW and len(self._seen) > 2:
            self._seen.popleft()
        since, before = self._seen[0]
        pace = (hands - before) / (now - since) if now > since else 0.0
        full = min(_WIDTH * hands // self._hands, _WIDTH)
        templates = [self._template]
        if workers is not None:
            templates = [_WITH_INTERVAL, _SHORT_WITH_INTERVAL] if interval else [_AT_WORK, _SHORT]
        told = {
            "bar": "#" * full + "." * (_WIDTH - full),
            "hands": hands,
            "all": self._hands,
            "done": 100 * hands // self._hands,
            "pace": f"{pace:.0f}",
            "left": _time((self._hands - hands) / pace) if pace else "?",
            "workers": workers,
            "interval": interval,
        }
        _show(*(translate(each).format(**told) for each in templates))

    def is_over(self) -> None:
        if self._shown:
            _show("")


def _show(*lines: str) -> None:
    """In the place of what stood there: the first that there is room for."""
    wide = min(get_terminal_size().columns - 1, _LONGEST)
    line = next((each for each in lines if len(each) <= wide), lines[-1])
    print(f"\r{line[:wide]:{wide}}\r", end="", file=sys.stderr, flush=True)


def _time(seconds: float) -> str:
    """
    >>> _time(8), _time(75), _time(4000)
    ('8 s', '1:15 min', '1:06 h')
    """
    if seconds < 60:
        return translate(_("{seconds:.0f} s")).format(seconds=InFigures(seconds))
    minutes, rest = divmod(int(seconds), 60)
    if minutes < 60:
        return translate(_("{minutes}:{rest:02} min")).format(minutes=minutes, rest=rest)
    hours, minutes = divmod(minutes, 60)
    return translate(_("{hours}:{minutes:02} h")).format(hours=hours, minutes=minutes)

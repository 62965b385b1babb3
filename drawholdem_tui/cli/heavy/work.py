"""A job with its words: what is told of it, worked out here or read from its parts' files."""

from __future__ import annotations

import argparse
import sys
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, nullcontext
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any, Final, Generic

from drawholdem_tui.cli.heavy.where import working
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.heavy.jobs import Answer, Block, Job, Value
from drawholdem_tui.heavy.run import Run
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import InFigures
from drawholdem_tui.words.one_line import say

if TYPE_CHECKING:
    from drawholdem_tui.heavy.header import Head


_WIDTH: Final = 10  # of the bar
_LONGEST: Final = 120  # columns
_NOW: Final = 30.0  # seconds that the pace is taken of
_SHOWN: Final = 0.1  # seconds from one line to the next
HANDS: Final = _("[{bar}] {hands} of {all} hands, {left} left")
_AT_WORK: Final = _("[{bar}] {hands} of {all} hands, {pace}/s, {left} left, workers: {workers}")
_WITH_INTERVAL: Final = _(
    "[{bar}] {hands} of {all} hands, {pace}/s, {left} left, workers: {workers}, {interval}"
)
_SHORT: Final = _("{done}%, {pace}/s, {left} left, workers: {workers}")  # where there is less room
_SHORT_WITH_INTERVAL: Final = _("{done}%, {pace}/s, {left} left, workers: {workers}, {interval}")


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
        return translate(_("{seconds:.0f} s"), seconds=InFigures(seconds))
    minutes, rest = divmod(int(seconds), 60)
    if minutes < 60:
        return translate(_("{minutes}:{rest:02} min"), minutes=minutes, rest=rest)
    hours, minutes = divmod(minutes, 60)
    return translate(_("{hours}:{minutes:02} h"), hours=hours, minutes=minutes)


MOST: Final = 999_999_999  # hands, chips: as options take them


class NotAsked(Exception):
    """A job that nobody could have asked for: which option, and what it can be."""

    def __init__(self, option: str, found: int, least: int, most: int) -> None:
        super().__init__(option, found, least, most)
        self.option, self.found, self.least, self.most = option, found, least, most


def in_range(option: str, found: int, least: int, most: int) -> None:
    if not least <= found <= most:
        raise NotAsked(option, found, least, most)


def amounts(rules: Rules) -> None:
    in_range("--blinds", max(rules.big_blind, rules.big_bet), 1, MOST)
    in_range("--ante", rules.ante, 0, MOST)
    in_range("--structure", rules.spread, 0, MOST)


def values_of(kind: Any, head: Head) -> Any:
    from drawholdem_tui.heavy.plain import from_plain

    fields: Mapping[str, Any] = {name: head.job[name] for name in kind._fields}
    return from_plain(kind, fields)


class Work(ABC, Generic[Block, Value]):
    job: Job[Block, Value]
    counted = HANDS  # by its progress
    has_document = True  # for ``--json``
    conserved = True  # no chip has gone missing
    stop: Callable[[], None] | None = None  # ends a block here in a better way than breaking it off

    @property
    @abstractmethod
    def done(self) -> int:
        """How much so far, of what is counted."""

    @abstractmethod
    def size(self, block: Block) -> int:
        """How much of that a block has."""

    @abstractmethod
    def named(self, block: Block) -> str:
        """A block that had to be left out."""

    @abstractmethod
    def add(self, answer: Answer[Value]) -> str | None:
        """Count it; perhaps there is a line to tell at once."""

    @abstractmethod
    def tell(self, *, as_json: bool, missing: Sequence[tuple[int, int]] | None = None) -> None:
        """What all of it came to. ``missing`` blocks, the first and the last of each row counted
        from 1, are told where there could be such."""

    def beside(self) -> AbstractContextManager[object]:
        """What is open while it is worked out."""
        return nullcontext()

    def interval(self) -> str:
        """How sure it is so far."""
        return ""

    def decided(self) -> bool:
        """Whether nobody needs the rest."""
        return False

    def work_out(self, options: argparse.Namespace) -> Run[Block, Value]:
        """Where the options say, with its progress; as far as it came."""
        with ExitStack() as stack:
            run = stack.enter_context(working(self.job, options, self.stop))
            stack.enter_context(self.beside())
            progress = Progress(run.asked_for(self.size), self.counted)
            stack.callback(progress.is_over)
            progress.at(0)
            for answer in run.answers():
                if line := self.add(answer):
                    progress.is_over()
                    say(line, flush=True)
                    progress.at(self.done)
                elif progress.due:
                    progress.at(self.done, run.workers, self.interval())
                if self.decided():
                    run.stop()
        return run

"""Somebody at the keyboard of a table in a terminal: presses, watches, and takes the time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import cycle
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # there is none on Windows
    from drawholdem_bench.terminal import Frame, Terminal

LAST_ROW = b"leave"
STILL = 0.06  # a frame after a key follows in a few milliseconds; longer, and it was the last one
_MARK = ("\u2580" * 5).encode()  # the bar below a card that is raised
IMPOSSIBLE = {"o": b"between", "s": b"turn"}  # keys, and what is said where nobody is asked
_NEXT_HAND = b"next hand"  # in the key bar, once a hand is over

_START = 20.0  # seconds in which a program has to show something
_A_MARK = 0.2  # it is there by then, or there is nothing to mark
_A_REFUSAL = 0.3  # a shark thinks less long, and a frame comes when it has thought
_HASTE = 0.015  # to press on
_LONGEST = 60.0  # seconds: what has not come about by then never does


def names(seats: int) -> tuple[bytes, ...]:
    """What stands on the screen once the whole table is there: everybody, and the last row."""
    return (b"You", *(b"CPU %d" % number for number in range(1, seats)), LAST_ROW)


def until_shown(terminal: Terminal, wanted: tuple[bytes, ...]) -> float:
    """Seconds from the start to the last byte of the first frame with all of it."""
    shown = b""
    while frame := terminal.frame(_START):
        shown += frame.text
        if all(each in shown for each in wanted):
            return frame.ended - terminal.started
    raise RuntimeError(f"no table to see: {(shown + terminal.unfinished)[-300:]!r}")


def over_and_over(keys: str) -> Iterator[str]:
    """To be pressed until something comes about: an error if it never does."""
    ends = time.perf_counter() + _LONGEST
    for key in cycle(keys):
        if time.perf_counter() > ends:
            raise RuntimeError(f"for {_LONGEST:.0f} seconds {keys!r} bring nothing about")
        yield key


class Marked(NamedTuple):
    pressed: float
    seconds: float


class Guest:
    """Sits at the keyboard, hears the bell and remembers how large the frames were."""

    def __init__(self, terminal: Terminal, wanted: tuple[bytes, ...]) -> None:
        self.terminal = terminal
        self.sizes: list[int] = []
        self.hands = 0
        self.asked = False
        self.something_else = 0.0  # than a mark was shown, then
        until_shown(terminal, wanted)

    def pressed(self, *keys: str) -> Iterator[float]:
        """Press one after the other: seconds to the last byte of what each brings about, if it
        does anything."""
        for key in keys:
            pressed = self.terminal.press(key)
            if last := self.watch():
                yield last - pressed

    def marks(self, key: str) -> Marked | None:
        """Mark a card: how soon the mark is seen, if there is one."""
        pressed = self.terminal.press(key)
        while frame := self.next_frame(_A_MARK):
            if _MARK in frame.text:
                return Marked(pressed, frame.ended - pressed)
        return None

    def is_refused(self, *keys: str) -> Iterator[float]:
        """Press what cannot be now: seconds until it is said, each time."""
        for key in keys:
            pressed = self.terminal.press(key)
            while (frame := self.next_frame(_A_REFUSAL)) and not self.asked:
                if IMPOSSIBLE[key] in frame.text:
                    yield frame.ended - pressed
                    break

    def until_asked(self) -> None:
        """Skip what computer players do, and go on to the next hand at the end of one."""
        # what may stand in the way: computer players, the end of a hand, an open question
        for key in over_and_over(".$\rkf"):
            if self.asked:
                return
            self.terminal.press(key)
            self.watch()

    def plays_until(self, hands: int) -> None:
        """Look, keep, hide and fold, hand after hand, without waiting longer than for a frame."""
        while self.hands < hands:
            before, keys = self.hands, over_and_over(" k f\r")
            while self.hands == before:
                if not self.next_frame(_HASTE):
                    self.terminal.press(next(keys))

    def rest(self, seconds: float) -> None:
        ends = time.perf_counter() + seconds
        while (left := ends - time.perf_counter()) > 0:
            self.next_frame(left)

    def watch(self, quiet: float = STILL) -> float | None:
        """Until nothing more comes: when the last byte did."""
        last = None
        while frame := self.next_frame(quiet):
            last = frame.ended
        return last

    def next_frame(self, patience: float) -> Frame | None:
        frame = self.terminal.frame(patience)
        if frame:
            self.sizes.append(len(frame.text))
            self.asked = self.asked or frame.rings
            self.hands += frame.text.count(_NEXT_HAND)
            if _MARK not in frame.text:
                self.something_else = frame.ended
        return frame

"""A terminal shows the same, whatever of it has been left out."""

from __future__ import annotations

import re
from random import Random

import pyte
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from drawholdem_tui.tui.terminal.only_changes import OnlyChanges

INKS = ("#f1eee3", "#b3202c", "red", None)
WORDS = (
    "Ann",
    "   ",
    "raises to 40",
    "\u5c0f\u6797",
    "\u25cf 60",
    "\u2580\u2580",
    "e\u0301",
    "e\u0301\u5c0f",
    "e\u0301\u6797",
    " ",
)
WIDTH, HEIGHT = 60, 6


def a_frame(rng: Random, console: Console) -> str:
    """Runs here and there, as Textual sends them, and where the cursor waits."""
    parts = []
    for _ in range(rng.randint(1, 12)):
        y, x = rng.randint(1, HEIGHT), rng.randint(1, WIDTH - 40)
        parts.append(f"\x1b[{y};{x}H")
        for _run in range(rng.randint(1, 3)):
            signs = rng.sample(["bold", "dim", "reverse", "underline"], rng.randint(0, 2))
            style = Style.parse(" ".join(signs)) + Style(
                color=rng.choice(INKS), bgcolor=rng.choice(INKS)
            )
            parts.append(Strip([Segment(rng.choice(WORDS), style)]).render(console))
        parts.append(rng.choice(["", "\n"]))
    return "".join(parts) + f"\x1b[{HEIGHT};{WIDTH}H"


class Shown:
    """A terminal of some rows."""

    def __init__(self) -> None:
        self.screen = pyte.Screen(WIDTH, HEIGHT + 1)  # a line feed scrolls nothing
        self.stream = pyte.Stream(self.screen)

    def cells(self) -> list[object]:
        rows = [[self.screen.buffer[y][x] for x in range(WIDTH)] for y in range(HEIGHT)]
        return [list(row) for row in rows]


def test_a_blank_tells_nothing_of_what_stood_there() -> None:
    """Whoever marks or copies the screen would see it."""
    sent, fresh, only = Shown(), Shown(), OnlyChanges()
    private = "\x1b[1;1H\x1b[31;40mK\u2665 \x1b[0m\x1b[1;37;40m Q\u2660 wins\x1b[0m"
    over_it = "\x1b[1;1H\x1b[32;40m              \x1b[0m"
    for frame in (private, over_it):
        sent.stream.feed(only.of(frame))
    fresh.stream.feed(over_it)
    assert sent.cells() == fresh.cells()


def test_the_terminal_shows_the_same_with_less() -> None:
    console = Console(color_system="truecolor")
    for seed in range(60):
        rng = Random(f"only changes {seed}")
        only, whole, less = OnlyChanges(), Shown(), Shown()
        for _ in range(20):
            frame = a_frame(rng, console)
            if rng.random() < 0.1:
                only.forget()
            sent = only.of(frame)
            whole.stream.feed(frame)
            less.stream.feed(sent)
            assert whole.cells() == less.cells(), seed
            # in the same place for whoever types
            place = whole.screen.cursor.x, whole.screen.cursor.y
            assert place == (less.screen.cursor.x, less.screen.cursor.y)


def test_where_a_sign_is_wider_than_by_itself_all_is_sent() -> None:
    """A heart in colours takes two cells on one terminal and one on another: what stands behind it
    is found nowhere but in its place."""
    only = OnlyChanges()
    for points in (0, 5):
        frame = f"\x1b[1;1H\x1b[31m\u2764\ufe0f Ann {points}, Bob 12\x1b[0m"
        assert only.of(frame) == frame


def test_what_looks_alike_is_sent_together_wherever_it_is() -> None:
    inks, grounds = ("#f1eee3", "#b3202c"), ("#0b6e4f", "#14171c")
    looks = [Style(color=ink, bgcolor=ground) for ink in inks for ground in grounds]
    console, rng = Console(color_system="truecolor"), Random("alike")
    for _ in range(20):
        rows = [[Segment(rng.choice(WORDS), rng.choice(looks)) for _ in range(5)] for _ in range(6)]
        frame = "".join(
            f"\x1b[{y};1H{Strip(row).render(console)}" for y, row in enumerate(rows, start=1)
        )
        whole, less, sent = Shown(), Shown(), OnlyChanges().of(frame)
        whole.stream.feed(frame)
        less.stream.feed(sent)
        assert whole.cells() == less.cells()
        assert len(re.findall(r"\x1b\[[\d;]*m", sent)) <= 2 * len(looks) + 1


def test_a_whole_frame_keeps_its_marks() -> None:
    only = OnlyChanges()
    assert only.of("\x1b[?2026h\x1b[2;3HAnn\x1b[?2026l") == "\x1b[?2026h\x1b[2;3HAnn\x1b[?2026l"
    assert only.of("\x1b[2;3HAnn") == ""


def test_nothing_is_sent_twice() -> None:
    only, frame = OnlyChanges(), "\x1b[2;3H\x1b[31mAnn\x1b[0m \x1b[1;44mbets\x1b[0m"
    assert only.of(frame)
    assert only.of(frame) == ""
    only.forget()
    assert "Ann" in only.of(frame)


def test_what_is_no_frame_is_sent_as_it_is_and_makes_all_unknown() -> None:
    for told in ("\x1b[?1049h", "\x1b[2J", "\x1b[?1049l\x1b[?25h", "Ann"):
        only, frame = OnlyChanges(), "\x1b[2;3HAnn"
        only.of(frame)
        assert only.of(told) == told
        assert only.of(frame) == frame


def test_begin_and_end_of_a_frame_bell_and_title_change_nothing() -> None:
    only, frame = OnlyChanges(), "\x1b[2;3HAnn"
    only.of(frame)
    for told in ("\x1b[?2026h", "\x1b[?2026l", "\x07", "\x1b]22;pointer\x07", "\x1b[?25l"):
        assert only.of(told) == told
    assert only.of(frame) == ""

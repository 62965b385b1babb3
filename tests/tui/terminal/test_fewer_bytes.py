"""A terminal shows the same cells when their colours are said once."""

from __future__ import annotations

from random import Random

import pyte
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from drawholdem_tui.tui.terminal.only_changes import with_fewer_bytes

SIGNS = ("bold", "dim", "reverse", "underline")
INKS = ("#f1eee3", "#b3202c", "red", "bright_blue", "color(130)", None)


def test_every_cell_keeps_its_look() -> None:
    rng = Random(7)
    console = Console(color_system="truecolor")
    for _ in range(300):
        runs = [
            Segment(
                rng.choice(["Ann", "  ", "raises"]),
                Style.parse(" ".join(rng.sample(SIGNS, rng.randint(0, 3))))
                + Style(color=rng.choice(INKS), bgcolor=rng.choice(INKS)),
            )
            for _ in range(rng.randint(1, 8))
        ]
        between = rng.choice(["", "\x1b[1;7H", "\r\n\x1b[1;30H"])
        frame = between.join(Strip([run]).render(console) for run in runs)
        shorter = with_fewer_bytes(frame)
        assert looks(shorter) == looks(frame)
        assert len(shorter) <= len(frame)


def looks(frame: str) -> list[object]:
    """Every cell of the line as a terminal shows it."""
    screen = pyte.Screen(60, 1)
    pyte.Stream(screen).feed(frame)
    return [screen.buffer[0][column] for column in range(60)]


def test_of_blanks_the_ink_is_said_too() -> None:
    frame = "\x1b[31;44mAnn\x1b[0m\x1b[1;32;41m   \x1b[0m\x1b[31;41mBen\x1b[0m"
    assert looks(with_fewer_bytes(frame)) == looks(frame)
    lined = "\x1b[31mAnn\x1b[0m\x1b[4;32m   \x1b[0m"
    assert looks(with_fewer_bytes(lined)) == looks(lined)


def test_colours_on_top_of_others_are_left_alone() -> None:
    for told in ("\x1b[31mAnn\x1b[1mBen\x1b[0m", "\x1b[31mAnn\x1b[1mBen\x1b[0m\x1b[32mCleo\x1b[0m"):
        assert looks(with_fewer_bytes(told)) == looks(told)


def test_what_is_no_run_stays_as_it_is() -> None:
    for told in ("\x1b[?2026$p", "\x1b]22;default\x07", "\x1b[?1049h\x1b[?25l", "\x07", "\x1b[0m"):
        assert with_fewer_bytes(told) == told

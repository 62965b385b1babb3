"""Every page and every question: how it looks as text, and that it can be read in every theme."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from every_page import PAGES, open_page
from on_the_screen import hurry
from rich.segment import Segment
from textual.geometry import Region
from textual.screen import ModalScreen

from drawholdem_tui.evening import company
from drawholdem_tui.tui.looks.contrast import VISIBLE, contrast_ratio
from drawholdem_tui.tui.looks.palette import OWN

__all__ = ["hurry"]

SNAPSHOTS = Path(__file__).parent / "pages_as_text"
SIZES = ((80, 24), (120, 40))
SMALL = (60, 20)
# blanks, frames, half cells and the round corners of cards
PATTERNS = re.compile("[\\s\u2500\u2502\u256d\u256e\u2570\u256f\u2580-\u259f]")

pytestmark = pytest.mark.usefixtures("hurry", "in_colour")


@dataclass(frozen=True)
class Picture:
    rows: list[list[Segment]]
    box: Region  # of the page or the question, without what lies below

    @property
    def text(self) -> str:
        lines = ["".join(segment.text for segment in row) for row in self.rows]
        seen = lines[self.box.y : self.box.bottom]
        return "".join(f"{line[self.box.x : self.box.right].rstrip()}\n" for line in seen)


async def shown(name: str, size: tuple[int, int], theme: str) -> Picture:
    async with open_page(name, Path("game"), size, theme=theme) as program:
        screen = program.app.screen
        top = screen.children[0] if isinstance(screen, ModalScreen) else screen  # the question
        strips = screen._compositor.render_strips()
        return Picture([list(strip) for strip in strips], top.region)


@pytest.fixture(autouse=True)
def _the_same_company(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes is drawn by lot: by the same one each time."""
    monkeypatch.setattr(company, "Random", lambda _seed: Random(1))


@pytest.fixture(autouse=True)
def on_some_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Days in words are of several lengths."""
    for where in ("header", "evenings"):
        monkeypatch.setattr(f"drawholdem_tui.tui.history.{where}.time_in_short", _at_a_quarter_past)
    told = "drawholdem_tui.tui.history.header.day_in_short"
    monkeypatch.setattr(told, lambda _moment: "Sat 21 Nov")


def _at_a_quarter_past(_moment: str, *, weekday: bool = False) -> str:
    return "Sat 21 Nov 20:15" if weekday else "21 Nov 20:15"


@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_looks_as_it_did(name: str, size: tuple[int, int]) -> None:
    assert_it_looks_as_it_did(name, size)


@pytest.mark.parametrize("name", [each for each in PAGES if each.startswith("history")])
def test_columns_give_way_on_a_small_screen(name: str) -> None:
    assert_it_looks_as_it_did(name, SMALL)


def assert_it_looks_as_it_did(name: str, size: tuple[int, int]) -> None:
    """A picture that is not there yet is written down, and fails once: somebody has to look."""
    text = asyncio.run(shown(name, size, "felt")).text
    text = re.sub(r"20\d\d-\d\d-\d\d \d\d:\d\d", "2026-11-21 20:15", text)
    text = re.sub(r"today, \d\d:\d\d", "today, 20:15", text)
    path = SNAPSHOTS / f"{name}-{size[0]}x{size[1]}.txt"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        pytest.fail(f"{path} is new: look at it")
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("theme", OWN)
@pytest.mark.parametrize("name", PAGES)
def test_every_word_can_be_read_in_every_theme(name: str, theme: str) -> None:
    picture = asyncio.run(shown(name, (80, 24), theme))
    found = 0
    for y, row in enumerate(picture.rows):
        for x, segment in placed(row):
            if not picture.box.contains(x, y) or not PATTERNS.sub("", segment.text):
                continue
            ink, ground = colours(segment)
            assert contrast_ratio(ink, ground) >= VISIBLE, (segment.text, y, ink, ground)
            found += 1
    assert found >= 3


def placed(row: list[Segment]) -> Iterator[tuple[int, Segment]]:
    x = 0
    for segment in row:
        yield x, segment
        x += segment.cell_length


def colours(segment: Segment) -> tuple[str, str]:
    style = segment.style
    assert style is not None
    assert style.color is not None
    assert style.bgcolor is not None
    ink, ground = (each.get_truecolor().hex for each in (style.color, style.bgcolor))
    return (ground, ink) if style.reverse else (ink, ground)


@pytest.mark.parametrize("theme", [*OWN, "nord", "textual-light"])
def test_where_one_is_on_a_long_page_can_be_seen(theme: str) -> None:
    """The line at the edge of a page that has more below is another one, and gold, where it is what
    is seen."""
    picture = asyncio.run(shown("help", (80, 24), theme))
    signs = {"\u2590": 0, "\u250a": 0}
    for row in picture.rows[2:-2]:
        sign = row[-1].text[-1]
        if sign not in signs:
            continue
        signs[sign] += 1
        if sign == "\u2590" and (style := row[-1].style):
            assert style.color is not None
            assert style.bgcolor is not None
            seen, ground = (each.get_truecolor().hex for each in (style.color, style.bgcolor))
            assert contrast_ratio(seen, ground) >= VISIBLE
    assert all(signs.values())

"""Pictures of the screen as SVG: what other viewers make of them."""

from __future__ import annotations

import re
from typing import NamedTuple
from xml.etree import ElementTree as ET

import pytest
from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style

from drawholdem_tui.tui.looks.glyphs import UNICODE
from drawholdem_tui.tui.table.drawing.svg import HIGH, WIDE, Frame, moving, still

GREEN = Style.parse("white on #004400")
BOLD = Style.parse("bold #ffcc00 on #004400")
LINES = (
    "   two  columns in      the middle   ",
    " <signs> & 'more'  ",
    "",
    "swap line ╌╌╌╌ ● 30   漢字  K♠",
    "▛▜▄█▌ ╭─╮",
)
SVG = "{http://www.w3.org/2000/svg}"


def rows(*lines: str, style: Style = GREEN) -> list[list[Segment]]:
    width = max(map(cell_len, lines))
    return [[Segment(line + " " * (width - cell_len(line)), style)] for line in lines]


class Seen(NamedTuple):
    words: set[tuple[str | None, ...]]  # colour, place, text
    outlines: set[tuple[str, str]]  # what is round
    pixels: dict[tuple[int, int], str]  # the colour that lies above all others


def seen(svg: str, seconds: float | None = None) -> Seen:
    """What a viewer draws at that time; without one, what it draws where nothing moves."""
    found = Seen(set(), set(), {})

    def walk(node: ET.Element, ink: str) -> None:
        if not is_visible(svg, node, seconds):
            return
        ink = node.get("fill", ink)
        if node.tag == f"{SVG}text":
            found.words.add((ink, node.get("x"), node.get("y"), node.text))
        if node.tag == f"{SVG}rect":
            wide, high = int(node.get("width", "")), int(node.get("height", ""))
            paint(found, ink, (0, 0, wide, high))
        for outline in re.findall(r"M[^M]*", node.get("d", "")):
            if box := re.fullmatch(r"M(\d+) (\d+)h(\d+)v(\d+)h-\d+z", outline):
                x, y, wide, high = map(int, box.groups())
                paint(found, ink, (x, y, wide, high))
            else:
                found.outlines.add((ink, outline))
        for child in node:
            walk(child, ink)

    walk(ET.fromstring(svg), "")
    return found


def paint(found: Seen, ink: str, box: tuple[int, int, int, int]) -> None:
    left, top, wide, high = box
    for x in range(left, left + wide):
        found.pixels.update(((x, y), ink) for y in range(top, top + high))


def is_visible(svg: str, node: ET.Element, seconds: float | None) -> bool:
    name = node.get("class")
    if name is None:
        return True
    if seconds is None:
        return node.get("visibility") != "hidden"
    told = re.search(rf"@keyframes {name}{{((?:[^{{}}]*{{[^{{}}]*}})*)}}", svg)
    whole = re.search(r"animation:([0-9.]+)s", svg)
    assert told
    assert whole
    share = 100 * seconds / float(whole[1])
    steps = re.findall(r"([0-9.]+)%{visibility:(\w+)}", told[1])
    so_far = [str(how) for begin, how in steps if float(begin) <= share]
    return so_far[-1] == "visible"


def test_every_word_stands_where_it_stood() -> None:
    words = {each[1:] for each in seen(still(rows(*LINES), "a title")).words}
    expected = set()
    for y, line in enumerate(LINES):
        for found in re.finditer(r"[^\s●♠╌▛▜▄█▌╭─╮]+", line):
            x = cell_len(line[: found.start()])
            expected.add((str(x * WIDE), str(y * HIGH + 12), found[0]))
    assert len(words) > 10
    assert words == expected


def test_a_word_is_as_wide_as_its_cells() -> None:
    root = ET.fromstring(still(rows(*LINES), "a title"))
    lengths = {text.text: text.get("textLength") for text in root.iter(f"{SVG}text")}
    assert lengths["columns"] == str(7 * WIDE)
    assert lengths["漢字"] == str(4 * WIDE)
    assert lengths["&"] is None


@pytest.mark.parametrize("sign", "▀▄▌▐█▛▜▙▟▘▝▖▗▚▞─│╭╮╰╯╌╎┊●♠♥♦♣▶▸▲·━╸")
def test_what_a_font_would_draw_in_its_own_way_is_drawn(sign: str) -> None:
    svg = still(rows(f"a {sign} b"), "a title")
    assert sign not in svg
    assert seen(svg) != seen(still(rows("a   b"), "a title"))


def test_every_block_and_line_of_the_table_is_among_them() -> None:
    signs = "".join(
        str(getattr(UNICODE, name)) for name in ("bar", "low", "edge", "chip", "dash", "upright")
    )
    svg = still(rows(signs), "a title")
    assert not any(sign in svg for sign in signs)


def test_half_blocks_fill_a_cell_without_a_gap() -> None:
    pixels = seen(still(rows("▀▄", style=BOLD), "")).pixels
    gold = {at for at, ink in pixels.items() if ink == "#ffcc00"}
    above = {(x, y) for x in range(WIDE) for y in range(HIGH // 2)}
    below = {(x, y) for x in range(WIDE, 2 * WIDE) for y in range(HIGH // 2, HIGH)}
    assert gold == above | below


def test_nothing_is_fetched_and_it_is_well_formed() -> None:
    svg = still(rows(*LINES), "<a> & b")
    ET.fromstring(svg)
    assert not re.search(r"url\(.?http|@font-face|@import|href=", svg)
    assert "<title>&lt;a&gt; &amp; b</title>" in svg
    assert "<style>" not in svg


FRAMES = (
    Frame(rows("one  ●", "same"), 1.0),
    Frame(rows("two   ", "same"), 0.5),
    Frame([*rows("one ▄ ", style=BOLD), *rows("same  ")], 2.0),
    Frame(rows("three ", "same"), 0.25),
)


@pytest.mark.parametrize("number", range(len(FRAMES)))
def test_at_each_time_it_shows_what_the_screen_showed(number: int) -> None:
    begin = sum(frame.seconds for frame in FRAMES[:number])
    wanted = seen(still(FRAMES[number].rows, "film"))
    film = moving(FRAMES, "film", rests_at=2)
    assert seen(film, begin + 0.01) == wanted
    assert seen(film, begin + FRAMES[number].seconds - 0.01) == wanted


@pytest.mark.parametrize("rests_at", range(len(FRAMES)))
def test_whoever_wants_no_motion_sees_the_frame_it_rests_at(rests_at: int) -> None:
    film = moving(FRAMES, "film", rests_at=rests_at)
    assert "@media (prefers-reduced-motion:no-preference){" in film
    assert seen(film) == seen(still(FRAMES[rests_at].rows, "film"))

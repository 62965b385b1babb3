"""Pictures of the screen as SVG: what other viewers make of them."""

from __future__ import annotations

import io
import re
from html import unescape

from rich.cells import cell_len
from rich.console import Console

from drawholdem_tui.tui.table.drawing.svg import drawn_alike_everywhere

LINES = (
    "   two  columns in      the middle   ",
    " [b]bold[/b] and <signs> & 'more'  ",
    "",
    "        ",
    "swap line ┄┄┄┄ ● 30   漢字  K♠",
)
RUN = re.compile(r'<text [^>]*x="([0-9.]+)" y="([0-9.]+)" textLength="([0-9.]+)"[^>]*>([^<]*)<')


def as_rich_has_it() -> str:
    console = Console(record=True, width=60, file=io.StringIO(), force_terminal=True)
    for line in LINES:
        console.print(line)
    return console.export_svg(title="a title", unique_id="one")


def signs(svg: str) -> dict[tuple[str, str], str]:
    """Everything that is no blank, by where it is drawn."""
    found = {}
    for x, y, _length, text in RUN.findall(svg):
        at = float(x)
        for sign in unescape(text):
            if not sign.isspace():
                found[f"{at:.0f}", y] = sign
            at += cell_len(sign) * 12.2
    return found


def test_every_sign_stands_where_it_stood() -> None:
    before = as_rich_has_it()
    assert len(signs(before)) > 60
    assert signs(drawn_alike_everywhere(before)) == signs(before)


def test_no_run_begins_or_ends_with_a_blank_or_holds_two() -> None:
    runs = RUN.findall(drawn_alike_everywhere(as_rich_has_it()))
    assert len(runs) > 8
    for _x, _y, length, text in runs:
        words = unescape(text)
        assert words == words.strip()
        assert not re.search(r"\s\s", words)
        assert abs(float(length) - cell_len(words) * 12.2) < 0.1


def test_nothing_is_fetched() -> None:
    svg = drawn_alike_everywhere(as_rich_has_it())
    assert not re.search(r"url\(.?http|@font-face|@import|href=", svg)

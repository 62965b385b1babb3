"""A spot, answered: how good the answer was, what each one was worth, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.looks import Looks, Tone
from drawholdem_tui.tui.table.drawing.cards import draw_bitmap
from drawholdem_tui.tui.table.drawing.cells import Cells, longest, longest_in_rows, wrapped
from drawholdem_tui.tui.table.drawing.letters import words
from drawholdem_tui.tui.table.scene.plan import LETTER_ROWS, Place
from drawholdem_tui.tui.table.scene.regions import ResultsPicture, WorthRow

_EDGE: Final = 2  # free at both edges
_BETWEEN: Final = 2  # cells between two columns
_LONGEST_BAR: Final = 24
_SHORTEST_BAR: Final = 4
_BEHIND_LETTERS: Final = 3  # cells
_BESIDE_LETTERS: Final = 14  # cells of what is told there at least
_ERROR_BAR: Final = 8  # for which the error of an answer's worth goes


def paint_worths(cells: Cells, picture: ResultsPicture, looks: Looks) -> None:
    """The verdict, the answers, and why; where there is little room, the answers go last."""
    width = cells.width - 2 * _EDGE
    worths = tuple(row for row in picture.worths if row.worth)
    y = 1 if cells.height > len(worths) + 6 else 0
    _banner(cells, Place(_EDGE - 1, y, width + 2, 1), picture, looks)
    y += 1
    says = longest_in_rows(picture.notes, width, max(1, cells.height - y - len(worths)))
    rows = worths[: max(0, cells.height - y - len(says))]
    paint_answers(cells, Place(0, y, cells.width - _EDGE, len(rows)), rows, looks)
    y += len(rows)
    if cells.height - y > len(says):
        y += 1
    for line in says[: max(0, cells.height - y)]:
        cells.text(_EDGE, y, line, looks.ink(), width=width)
        y += 1


def _banner(cells: Cells, place: Place, picture: ResultsPicture, looks: Looks) -> None:
    """How good it was, where no letters have room: no bar, which is what can be chosen."""
    style = looks.ink("gold" if picture.good else "loss")
    ways = picture.heading, picture.heading_in_short
    told = longest(ways, place.width - 2, picture.heading_in_short or picture.heading)
    end = cells.text(place.x + 1, place.y, told, style, width=place.width - 2)
    about = longest(picture.worths_of, place.right - 1 - end - _BETWEEN, "")
    cells.right(place.right - 1, place.y, about, looks.ink("quiet"))


def paint_verdict(cells: Cells, place: Place, picture: ResultsPicture, looks: Looks) -> None:
    """How good it was, as large as there is room for, and why."""
    last = picture.notes[-1:] or ("",)
    least = len(wrapped(last[0], place.width, indent=""))
    dots = words(picture.verdict) if looks.in_halves else None
    tone: Tone = "gold" if picture.good else "loss"
    if dots and len(dots[0]) <= place.width and LETTER_ROWS + least <= place.height:
        draw_bitmap(cells, (place.x, 2 * place.y), dots, looks.ink(tone))
        left = place.x + len(dots[0]) + _BEHIND_LETTERS
        beside = place._replace(x=left, width=place.right - left, height=LETTER_ROWS)
        y = place.y + LETTER_ROWS
        if not picture.good and not _beside_letters(cells, beside, picture, looks):
            below = place._replace(y=y, height=place.bottom - y - least)
            rows = _ways(picture, place.width, below.height)
            if len(rows) <= below.height:  # else the letters tell it alone
                y = _told(cells, below, rows, looks.ink(tone))
    else:
        rows = _ways(picture, place.width, place.height - least)
        y = _told(cells, place, rows, looks.ink(tone))
    room = max(1, place.bottom - y)
    says = longest_in_rows(picture.notes, place.width, room - (room > least))
    y += len(says) < room
    _told(cells, place._replace(y=y, height=max(0, place.bottom - y)), says, looks.ink())


def _beside_letters(cells: Cells, place: Place, picture: ResultsPicture, looks: Looks) -> bool:
    """Whether what they say has room there in words."""
    rows = _ways(picture, place.width, place.height - 1)
    fits = place.width >= _BESIDE_LETTERS and len(rows) < place.height
    if fits:
        lower = place._replace(y=place.y + (place.height - len(rows)) // 2)
        _told(cells, lower, rows, looks.ink("strong"))
    return fits


def _ways(picture: ResultsPicture, width: int, rows: int) -> list[str]:
    """The verdict in words."""
    return longest_in_rows(
        (picture.heading, picture.heading_in_short or picture.heading), max(1, width), rows
    )


def _told(cells: Cells, place: Place, rows: Sequence[str], style: Style) -> int:
    """The row below it."""
    for y, line in zip(range(place.y, place.bottom), rows, strict=False):
        cells.text(place.x, y, line, style, width=place.width)
    return min(place.bottom, place.y + len(rows))


def paint_answers(
    cells: Cells, place: Place, rows: Sequence[WorthRow], looks: Looks, of: Sequence[str] = ()
) -> None:
    """Who answered so has a sign before it. First the bars go for less room, then what answers
    were worth: by how much they are worse is said last."""
    less = max((cell_len(row.less) for row in rows), default=0)
    most = place.width - _EDGE - less - _BETWEEN
    names = [longest((row.name, *row.shorter), most, row.name) for row in rows]
    name = max(map(cell_len, names), default=0)
    worth = max((cell_len(row.worth) for row in rows), default=0)
    value = max((cell_len(row.value) for row in rows), default=0)
    room = place.width - _EDGE - name - less - 2 * _BETWEEN
    in_full = room - worth - _BETWEEN >= _ERROR_BAR
    worth = worth if in_full else value if room >= value else 0
    step = 2 if 2 * len(rows) <= place.height + 1 else 1
    top = place.y
    if worth and step > 1 and 2 * len(rows) <= place.height:
        cells.text(place.x + _EDGE, top, longest(of, place.width - _EDGE), looks.ink("quiet"))
        top += 1 + (2 * len(rows) < place.height)
    for y, row, told_so in zip(range(top, place.bottom, step), rows, names, strict=False):
        style = looks.ink("strong" if row.yours else "plain")
        if row.yours:
            cells.text(place.x, y, looks.glyphs.next, looks.ink("gold"))
        x = place.x + _EDGE
        cells.text(x, y, told_so, style, width=place.right - x - less - _BETWEEN)
        x = min(x + name + _BETWEEN, place.right - less)
        if worth:
            cells.right(x + worth, y, row.worth if in_full else row.value, style)
            x += worth + _BETWEEN
        told: Tone = "gold" if row.best else "loss" if row.yours else "quiet"
        cells.text(x, y, row.less, looks.ink(told))
        x += less + _BETWEEN
        bar = min(_LONGEST_BAR, place.right - x)
        if bar >= _SHORTEST_BAR and row.loss:
            long = 2 * max(1, round(bar * row.loss))  # half a cell is thinner in many fonts
            cells.text(x, y, looks.glyphs.filled(long), looks.ink("loss"))

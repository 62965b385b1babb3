"""What the person at the keyboard must know, beside the cards."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.drawn import Drawn
from drawholdem_tui.tui.table.drawing.wrapping import wrapped
from drawholdem_tui.tui.table.scene.regions import PanelLine, PanelPicture, Tone

_APART = "   "  # between two lines that share a row


class Panel(Drawn[PanelPicture]):
    """A line a row; where there are too few rows, lines share them."""

    def paint(self, cells: Cells, picture: PanelPicture) -> None:
        for y, row in enumerate(_rows(picture.lines, cells.width - 2, cells.height)):
            x = 1
            for line in row:
                x = cells.text(x, y, line.text, self._style(line.tone)) + len(_APART)

    def _style(self, tone: Tone) -> Style:
        palette = self.looks.palette
        color = {Tone.ACCENT: palette.accent, Tone.QUIET: palette.dim}.get(tone, palette.text)
        return ink(color, palette.surround, bold=tone is Tone.STRONG)


def _rows(lines: tuple[PanelLine, ...], room: int, height: int) -> list[list[PanelLine]]:
    """A row a line if there are enough, long ones wrapped; else short ones share a row; else what
    the keys say as well is left out, and what is too long even then is cut."""
    shared: list[list[PanelLine]] = []
    for fewer in _in_less_and_less_words(lines):
        shared = _shared(fewer, room)
        for rows in ([[line] for line in fewer], shared):
            whole = [part for row in rows for part in _wrapped(row, room)]
            if len(whole) <= height:
                return whole
    return [*shared[: height - 1], [line for row in shared[height - 1 :] for line in row]]


def _in_less_and_less_words(lines: tuple[PanelLine, ...]) -> Iterator[tuple[PanelLine, ...]]:
    """Name and hint stay: what has to be done is said to the end."""
    yield lines
    short = tuple(line.but(text=line.shorter or line.text) for line in lines)
    if short != lines:
        yield short
    while plain := [line for line in short if line.tone is Tone.PLAIN][1:]:
        short = tuple(line for line in short if line is not plain[0])
        yield short


def _wrapped(row: list[PanelLine], room: int) -> list[list[PanelLine]]:
    if len(row) > 1:
        return [row]
    return [[row[0].but(text=part)] for part in wrapped(row[0].text, room, indent="")]


def _shared(lines: tuple[PanelLine, ...], room: int) -> list[list[PanelLine]]:
    """As many lines a row as fit; what has to be done goes where it fits, in any row."""
    rows: list[list[PanelLine]] = []
    for line in lines:
        near = rows if line.tone is Tone.ACCENT else rows[-1:]
        beside = next((row for row in near if _length([*row, line]) <= room), None)
        if beside is None:
            rows.append([line])
        else:
            beside.append(line)
    return rows


def _length(row: list[PanelLine]) -> int:
    return sum(cell_len(line.text) + len(_APART) for line in row) - len(_APART)

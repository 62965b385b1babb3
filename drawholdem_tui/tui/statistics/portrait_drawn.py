"""The portrait of one player on the felt: a head, the course of the chips, then swaps and opponents
beside habits."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.statistics.drawn import draw_graph, signed_ink
from drawholdem_tui.tui.statistics.habits_drawn import Habits
from drawholdem_tui.tui.statistics.plan import PortraitPicture
from drawholdem_tui.tui.statistics.portrait_head import TWO_HALVES, Head
from drawholdem_tui.tui.statistics.stacked import Air, draw_column, rows
from drawholdem_tui.tui.statistics.swaps_drawn import Sheet, Swaps, laid_out
from drawholdem_tui.tui.table.drawing.cells import Cells, wrapped
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.language import _, translate

_APART, _WIDE_APART = 3, 6  # columns between the two halves
_WIDE: Final = 130
_GRAPH: Final = {  # rows at least
    Air.NONE: 4, Air.SECTIONS: 4, Air.EXTRAS: 5, Air.HEADS: 7, Air.SENTENCES: 9, Air.ROWS: 10,
}  # fmt: skip
_NO_GRAPH: Final = 2
_HIGHEST: Final = 0.38  # of the page
_EVENINGS: Final = 112  # columns from which on the evenings stand beside the graph
_BESIDE: Final = 22  # for them


def _below(air: Air) -> int:
    """Rows that stay blank there."""
    return int(air >= Air.SECTIONS)


class Drawn(NamedTuple):
    """How many rows there are to see, and where one can click to practise."""

    rows: int
    practice: Place | None


def draw_portrait(
    cells: Cells, place: Place, picture: PortraitPicture, looks: Looks, top: int = 0
) -> Drawn:
    """From row ``top`` on, where there are more than the place has."""
    portrait = _Portrait(cells, picture, looks, place)
    if portrait.high <= place.height:
        return Drawn(place.height, portrait.draw(place))
    tall = Cells(cells.width, portrait.high, looks.on_felt(), looks.glyphs)
    portrait = _Portrait(tall, picture, looks, place)
    practice = portrait.draw(place._replace(y=0, height=portrait.high))
    top = max(0, min(top, portrait.high - place.height))
    for row in range(place.height):
        cells.signs[place.y + row] = tall.signs[top + row]
        cells.styles[place.y + row] = tall.styles[top + row]
    at = practice and practice._replace(y=practice.y - top + place.y)
    return Drawn(portrait.high, at if at and place.y <= at.y < place.bottom else None)


class _Portrait(Sheet):
    """Laid out for a place of so many rows, or for as many as it needs."""

    def __init__(self, cells: Cells, picture: PortraitPicture, looks: Looks, room: Place) -> None:
        super().__init__(cells, looks)
        self.picture = picture
        between = _WIDE_APART if room.width >= _WIDE else _APART
        left = (room.width - between) // 2
        if room.width < TWO_HALVES and picture.swaps:
            left = min(left, laid_out(picture.swaps, 0).width)
        self.left = room._replace(width=left)
        self.right = room._replace(x=room.x + left + between, width=room.width - left - between)
        self.swaps = Swaps(cells, looks, picture, self.left.width)
        self.habits = Habits(cells, looks, picture, self.right.width)
        self.columns = self.swaps.column(), self.habits.column()
        self._page = room.height
        blank = Cells(room.right + 1, room.height, self.plain, looks.glyphs)
        self.head = self._head(blank, 0)
        enough = (air for air in reversed(Air) if self._rows(air) + _below(air) <= room.height)
        self.air = next(enough, Air.EXTRAS)
        self.high = self._rows(self.air)

    def _head(self, cells: Cells, y: int) -> int:
        """The row below it."""
        head = Head(cells, self.picture, self.looks, rows=self._page)
        return head.draw(self.left._replace(y=y), self.right._replace(y=y))

    def _rows(self, air: Air) -> int:
        columns = max(rows(each, air) for each in self.columns)
        graph = _GRAPH[air] if self.picture.graph else _NO_GRAPH
        between = 2 * (air >= Air.SECTIONS) + (air >= Air.HEADS)
        return self.head + 1 + graph + columns + between

    def draw(self, place: Place) -> Place | None:
        """Where one can click to practise."""
        section = int(self.air >= Air.SECTIONS)
        free = place.height - self._rows(self.air) - _below(self.air)
        y = self._head(self.cells, place.y) + section
        self._heading(place._replace(y=y, height=1))
        y += 1 + (self.air >= Air.HEADS)
        graph = _GRAPH[self.air] if self.picture.graph else _NO_GRAPH
        if self.picture.graph:
            graph += max(0, min(free, int(place.height * _HIGHEST) - graph))
        self._course(Place(place.x, y, place.width, graph))
        y += graph + section
        for half, column in zip((self.left, self.right), self.columns, strict=True):
            draw_column(half._replace(y=y), column, self.air)
        return self.habits.practice

    def _heading(self, place: Place) -> None:
        """With the evenings, where they do not stand beside the course."""
        title = translate(_("chips, hand by hand"))
        self.heading(title, place)
        if place.width >= _EVENINGS:
            return
        end, x = place.x + cell_len(title) + 6, place.right - 2
        fit, used = [], end
        for each in self.picture.evenings:
            used += cell_len(each.title) + cell_len(each.told) + 3
            if used > x:
                break
            fit.append(each)
        for each in reversed(fit):
            told = signed_ink(each.sign, self.looks, bold=True)
            x = self.cells.right(x, place.y, f"{each.told} ", told)
            x = self.cells.right(x, place.y, f" {each.title} ", self.quiet)

    def _course(self, place: Place) -> None:
        picture = self.picture
        beside = _BESIDE if picture.evenings and place.width >= _EVENINGS else 0
        room = place._replace(width=place.width - beside)
        if picture.graph:
            draw_graph(self.cells, room, picture.graph, self.looks)
        else:
            for y, line in enumerate(wrapped(picture.no_graph, room.width, indent=""), room.y):
                self.cells.text(room.x, y, line, self.quiet)
        step = max(2, min(4, (place.height + 1) // max(1, len(picture.evenings))))
        x = room.right + _APART
        for number, each in enumerate(picture.evenings if beside else ()):
            y = place.y + step * number
            if y + 1 < place.bottom:
                self.cells.text(x, y, each.title, self.quiet)
                told = signed_ink(each.sign, self.looks, bold=True)
                self.cells.text(x, y + 1, each.told, told)

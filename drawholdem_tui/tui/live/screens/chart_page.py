"""The charts of hands before the flop, over the table: a square of hands, each with a sign for what
is better; what a swap brings, and what was computed for short stacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from textual import events

from drawholdem_tui.engine.cards import Card, cards
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.tui.live.pictures.chart import (
    Advised,
    ChartCell,
    ChartPicture,
    Looked,
    Planned,
    chart_picture,
    counted_by_the_coach,
    looked_at,
    opponents_now,
    own_place,
)
from drawholdem_tui.tui.looks import Looks, block, ink
from drawholdem_tui.tui.looks.contrast import mix
from drawholdem_tui.tui.pages.can_do import Can, by_keys, help_of_keys
from drawholdem_tui.tui.pages.closing import SheetScreen, close
from drawholdem_tui.tui.table.drawing.cards import draw_card
from drawholdem_tui.tui.table.drawing.cells import Cells, wrapped
from drawholdem_tui.tui.table.drawing.drawn import FeltSheet, KeyClicked
from drawholdem_tui.tui.table.drawing.frame import (
    TOP,
    Key,
    draw_heading,
    draw_keys,
    draw_title,
    laid_keys,
)
from drawholdem_tui.tui.table.scene.layouts import layout_for
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.widgets.bars import tell_too_small
from drawholdem_tui.words.language import _, translate

_SIDE: Final = 13
_LEFT: Final = 2
_WIDEST: Final = 10
_WIDE: Final = 130  # cells of a page that has room beside the square
_PANEL: Final = 42  # for that
_HIGH: Final = 30  # rows of a page whose square has a heading
_BOTH: Final = 6  # cells for two figures
_BRIGHTER: Final = 0.16
_QUIETER: Final = 0.3
_APART: Final = 4
_ROWS: Final = 7  # below the square, from which on there are cards
_STEPS: Final = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
_DEEPER: Final = {"+": 1, "plus": 1, "-": -1, "minus": -1}


class Chart(FeltSheet[ChartPicture]):
    """One's own hand lies there on paper, the one that is told of in gold; what is told of it
    stands beside the square, or below."""

    RAIL = 1

    def paint(self, cells: Cells, picture: ChartPicture) -> None:
        if layout_for(cells.width, cells.height) == "too small":
            tell_too_small(cells, self.looks)
            return
        draw_title(cells, self.looks, picture.heading)
        draw_keys(cells, self.looks, picture.keys)
        square = self._square()
        if self._named:
            line = Place(square.x, square.y - 2, square.width - 1, 1)
            draw_heading(cells, line, translate(_("All 169 hands")), self.looks)
        for at, cell in enumerate(picture.cells):
            self._cell(cells, self._place_of(square, at), cell, picture, at)
        if self._beside:
            place = Place(square.right + _APART, square.y - 2 * self._named, 0, square.height)
            self._told(cells, place._replace(width=cells.width - place.x - _LEFT), picture)
        else:
            y = square.bottom
            room = cells.height - 1 - y
            self._told(cells, Place(_LEFT, y, cells.width - 2 * _LEFT, room), picture)

    # Where things are

    @property
    def _beside(self) -> bool:
        return bool(self.area.width >= _WIDE)

    @property
    def _named(self) -> bool:
        """Whether there is room for a heading of the square."""
        return bool(self.area.height >= _HIGH)

    def _square(self) -> Place:
        across, down = self.area
        room = across - (_PANEL if self._beside else _LEFT)
        width = min(_WIDEST, room // _SIDE)
        top = TOP + (down > 2 * TOP + _SIDE + 4) + 2 * self._named
        height = max(1, min(3, (down - top - (2 if self._beside else 8)) // _SIDE))
        left = _LEFT if self._beside else (across - width * _SIDE + 1) // 2
        return Place(left, top, width * _SIDE, height * _SIDE)

    def _place_of(self, square: Place, at: int) -> Place:
        width, height = square.width // _SIDE, square.height // _SIDE
        return Place(square.x + at % _SIDE * width, square.y + at // _SIDE * height, width, height)

    @property
    def _figures(self) -> int:
        """How many of them stand in a cell."""
        square = self._square()
        width, height = square.width // _SIDE, square.height // _SIDE
        return 2 if height > 1 and width > _BOTH else int(height > 1 or width > _BOTH)

    # What is told

    def _told(self, cells: Cells, place: Place, picture: ChartPicture) -> None:
        """The hand with its cards, what to do with it, and what the signs mean."""
        x, y, width, room = place
        hand = picture.cells[picture.chosen].hand
        told = wrapped(picture.told, width, indent="")
        if room < _ROWS:
            self._legend(cells, place._replace(y=y + (room > 3)), picture)
            apart = room > 3
            for row, line in enumerate(told[: room - 1 - apart], y + 1 + apart):
                cells.text(x, row, line, self.looks.on_felt("strong"))
            return
        y += not self._beside
        draw_heading(cells, Place(x, y, width, 1), hand, self.looks)
        card = (9, 7) if self._beside else (7, 5) if room > _ROWS else (5, 3)
        for number, face in enumerate(_cards(hand)):
            spot = Place(x + number * (card[0] + 1), y + 2 - (room <= _ROWS), *card)
            draw_card(cells, spot, face, self.looks)
        if self._beside:
            y += card[1] + 3
        else:
            y += 2 - (room <= _ROWS)
            x += 2 * (card[0] + 1) + 2
            told = wrapped(picture.told, place.right - x, indent="")
        for line in told:
            cells.text(x, y, line, self.looks.on_felt("strong"))
            y += 1
        y += room > _ROWS
        y = self._legend(cells, Place(x, y, place.right - x, 1), picture)
        for figures in picture.figures[: 1 + self._figures]:
            for line in wrapped(figures, place.right - x, indent=""):
                cells.text(x, y + 1, line, self.looks.on_felt("quiet"))
                y += 1

    def _legend(self, cells: Cells, place: Place, picture: ChartPicture) -> int:
        """Beside the square one below the other; gives its last row."""
        x, y = place.x, place.y
        there = {cell.advised for cell in picture.cells}
        for advised, words in picture.legend:
            if advised not in there:
                continue
            end = cells.text(x, y, f" {self._sign(advised)} ", self._style(advised))
            end = cells.text(end + 1, y, words, self.looks.on_felt("quiet")) + 2
            x, y = (x, y + 2) if self._beside else (end, y)
        return y

    # The square

    def _cell(
        self, cells: Cells, place: Place, cell: ChartCell, picture: ChartPicture, at: int
    ) -> None:
        palette = self.looks.palette
        style = self._style(cell.advised)
        if at == picture.own:
            style = block(palette.black, palette.paper)
        if at == picture.chosen and at != picture.own:
            style = block(palette.surround, palette.accent)
        told = f"{cell.hand}{self._sign(cell.advised)}".ljust(4)
        figures = "" if cell.before is None else f"{cell.before * 100:.0f}"
        beside = figures if place.height == 1 and place.width > 4 + len(figures) else ""
        wide = len(told) + len(beside)
        apart = place.width > max(wide, 5)
        place = place._replace(width=place.width - apart, height=min(2, place.height))
        marked = at in (picture.own, picture.chosen)
        quiet = style if marked else style + self._quieter(style)
        cells.fill(place, style)
        x = place.x + max(0, (place.width - wide) // 2)
        end = cells.text(x, place.y, told, style, width=place.width)
        cells.text(end, place.y, beside, quiet, width=max(0, place.right - end))
        if place.height > 1:
            if place.width >= _BOTH and cell.after is not None:
                figures = self._both(cell.before or 0, cell.after, place.width)
            x = place.x + max(0, (place.width - cell_len(figures)) // 2)
            cells.text(x, place.y + 1, figures, quiet, width=place.width)

    def _quieter(self, style: Style) -> Style:
        """For the figures of a hand, or they run together with its name."""
        palette = self.looks.palette
        if not palette.has_halves or not (style.color and style.bgcolor):
            return Style(bold=False)
        ground = style.bgcolor.get_truecolor().hex
        return Style(color=mix(style.color.get_truecolor().hex, ground, _QUIETER), bold=False)

    def _both(self, before: float, after: float, width: int) -> str:
        """Two that would look the same are told apart, or one of them is left out."""
        arrow = self.looks.glyphs.next
        told = [f"{each * 100:.0f}" for each in (before, after)]
        if told[0] == told[1]:
            told = [f"{each * 100:.1f}" for each in (before, after)]
            if sum(map(len, told)) + 1 > width:
                return f"{before * 100:.0f}"
        return arrow.join(told)

    def _style(self, advised: Advised) -> Style:
        palette = self.looks.palette
        if advised in (Advised.KEEP, Advised.ALL_IN, Advised.CALL):
            ground = palette.seat_to_act
            if palette.has_halves:  # the felt's light is as bright as that
                ground = mix(ground, palette.text, _BRIGHTER)
            return ink(palette.text, ground, bold=True)
        if advised in (Advised.CLOSE, Advised.FOLD):
            return ink(palette.dim, palette.seat)
        return ink(palette.accent, palette.seat, bold=advised is Advised.SWAP_HIGH)

    def _sign(self, advised: Advised) -> str:
        return self.looks.glyphs.advised[list(Advised).index(advised)]

    def on_click(self, event: events.Click) -> None:
        """On a hand: it is told; on a key: that; elsewhere back."""
        event.stop()
        square = self._square()
        if event.y == self.area.height - 1 and self.picture:
            for x, right, key in laid_keys(self.picture.keys, self.area.width):
                if key.press and x <= event.x < right:
                    self.post_message(KeyClicked(key.press))
            return
        inside = square.x <= event.x < square.right and square.y <= event.y < square.bottom
        if not inside:
            self.post_message(KeyClicked("escape"))
            return
        column = (event.x - square.x) * _SIDE // square.width
        row = (event.y - square.y) * _SIDE // square.height
        self.post_message(KeyClicked(f"hand-{row * _SIDE + column}"))


def _cards(hand: str) -> tuple[Card, ...]:
    """Two that are of this kind."""
    high, low = hand[0], hand[1]
    return cards(f"{high}s{low}{'s' if hand.endswith('s') else 'd'}")


class ChartScreen(SheetScreen[ChartPicture, None]):
    """Opens at one's own hand, if that lies open: then it goes when that is hidden. Where the
    computed strategy holds, it opens at that."""

    def __init__(self, looks: Looks, director: Director) -> None:
        super().__init__(Chart(looks, id="chart"))
        self._own = own_place(director)
        self.private = self.shows_own_cards = self._own is not None
        self._opponents = opponents_now(director)
        self._counted = counted_by_the_coach(director)
        self._chosen = self._own or 0
        self._computed: Looked | Planned
        self._computed, self._short = looked_at(director)

    def on_mount(self) -> None:
        self._show()

    def press(self, key: str) -> None:
        if len(key) == 1 and key in "123456789":
            self._opponents, self._short = int(key), False
        elif key in ("p", "P"):
            self._computed = self._computed.next() if self._short else self._computed
            self._short = True
        elif self._short and key in ("t", "T"):
            self._computed = self._computed.among_others()
        elif self._short and key in _DEEPER:
            self._computed = self._computed.deeper(_DEEPER[key])
        elif key in _STEPS:
            down, right = _STEPS[key]
            row, column = divmod(self._chosen, _SIDE)
            self._chosen = (row + down) % _SIDE * _SIDE + (column + right) % _SIDE
        elif key == "?":
            self.app.push_screen(help_of_keys(self._keys()))
            return
        elif key.startswith("hand-"):
            self._chosen = int(key.removeprefix("hand-"))
        else:
            close(self)
            return
        self._show()

    def _keys(self) -> Sequence[Key]:
        return self.sheet.picture.keys if self.sheet.picture else ()

    def can_do(self) -> Sequence[Can]:
        return by_keys(self._keys(), self.press)

    def _show(self) -> None:
        if self._short:
            self.sheet.show(self._computed.picture(self._own, self._chosen))
        else:
            picture = chart_picture(self._opponents, self._own, self._chosen, self._counted)
            self.sheet.show(picture)

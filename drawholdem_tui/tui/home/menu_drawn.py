"""The first page: the name of the game above its signature, and what there is to do."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from textual import events

from drawholdem_tui.engine.cards import card
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.tui.looks import block, ink
from drawholdem_tui.tui.table.drawing.cards import draw_card
from drawholdem_tui.tui.table.drawing.cells import Cells, wrapped
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen, FeltSheet
from drawholdem_tui.tui.table.scene.layouts import layout_for
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.widgets.bars import tell_too_small

_WIDTH = 58
_TITLE = "D R A W - H O L D E M"
_CARDS = ("As", "Qd", None, "7c", "Kh")
_TALL = 30  # rows from which the large cards are drawn
_BESIDE = 14  # what is told of an item stands behind so many cells, or behind the longest title


class MenuItem(Fact):
    id: str
    title: str
    told: str = ""
    shorter: str = ""  # the same where there is less room
    wide: bool = False  # what is told of it stands behind its title, and not below the others


class MenuPicture(Fact):
    items: tuple[MenuItem, ...]
    at: int
    told: tuple[str, ...]
    keys: str


class Menu(FeltSheet[MenuPicture]):
    """Five cards at the swap line, one of them given up, and the items below."""

    @property
    def _card(self) -> tuple[int, int]:
        return (7, 5) if self.area.height >= _TALL else (5, 3)

    def _head(self, items: int) -> int:
        """Rows above the items: the cards with their line, or the title alone where there is no
        room for more."""
        whole = self._card[1] + 7
        return whole if whole + items < self.area.height else 2

    def _corner(self, items: int) -> tuple[int, int]:
        """Where everything begins, in the middle of the screen."""
        rows = self._head(items) + items
        left = max(1, (self.area.width - _WIDTH) // 2)
        return left, max(0, (self.area.height - 2 - rows) // 2)

    def paint(self, cells: Cells, picture: MenuPicture) -> None:
        if layout_for(cells.width, cells.height) == "too small":
            tell_too_small(cells, self.looks)
            return
        palette = self.looks.palette
        left, top = self._corner(len(picture.items))
        head = self._head(len(picture.items))
        cells.centre(top, _TITLE, ink(palette.accent, palette.felt, bold=True))
        if head > 2:
            self._signature(cells, left, top)
        felt = palette.felt
        beside = self._beside(picture.items, cells.width - left - 1)
        for number, item in enumerate(picture.items):
            y = top + head + number
            here = number == picture.at
            style = block(palette.surround, palette.accent) if here else ink(palette.text, felt)
            at = max(beside, len(item.title) + 2)
            cells.text(left, y, f" {item.title:<{at - 2}}", style)
            room = cells.width - left - at - 1
            told = item.told if cell_len(item.told) <= room else item.shorter or item.told
            cells.text(left + at + 1, y, told, ink(palette.dim, felt))
        self._tell(cells, picture.told, top + head + 1 + len(picture.items))
        bar = ink(palette.text, palette.bar)
        cells.fill(Place(0, cells.height - 1, cells.width, 1), bar)
        cells.text(2, cells.height - 1, picture.keys, bar)

    def _beside(self, items: Sequence[MenuItem], room: int) -> int:
        """Where what is told of the items begins: behind the longest title, as far as all of it
        has room there, else behind the longest of the others."""
        longest = max(len(item.title) for item in items) + 2
        told = max(cell_len(item.shorter or item.told) for item in items)
        if longest + told <= room:
            return longest
        return max(_BESIDE, *(len(item.title) + 2 for item in items if not item.wide))

    def _tell(self, cells: Cells, told: Sequence[str], first: int) -> None:
        """Above the last row, in as many as are free; one there is always."""
        style = ink(self.looks.palette.accent, self.looks.palette.felt, bold=True)
        lines = [line for each in told for line in wrapped(each, cells.width - 4)]
        room = max(1, cells.height - 1 - first)
        if len(lines) > room:
            lines = [*lines[: room - 1], " ".join(lines[room - 1 :])]  # cut where the room ends
        for y, line in enumerate(lines, cells.height - 1 - len(lines)):
            cells.text(2, y, line, style, width=cells.width - 3)

    def _signature(self, cells: Cells, left: int, top: int) -> None:
        palette, glyphs = self.looks.palette, self.looks.glyphs
        width, height = self._card
        accent = ink(palette.accent, palette.felt, bold=True)
        line = top + height + 4
        cells.fill(Place(left, line, _WIDTH, 1), ink(palette.accent, palette.felt), glyphs.dash)
        step = width + 3
        first = (cells.width - step * len(_CARDS) + 3) // 2
        for number, face in enumerate(_CARDS):
            given_up = face is None
            spot = Place(first + number * step, top + (5 if given_up else 2), width, height)
            draw_card(cells, spot, card(face) if face else None, self.looks)
            if given_up:
                fee = f" {glyphs.chip} 130 "
                cells.text(spot.right + 1, line, fee, accent)

    def on_click(self, event: events.Click) -> None:
        picture = self.picture
        if picture is None:
            return
        _left, top = self._corner(len(picture.items))
        row = event.y - top - self._head(len(picture.items))
        if 0 <= row < len(picture.items):
            event.stop()
            self.post_message(CommandChosen(picture.items[row].id))

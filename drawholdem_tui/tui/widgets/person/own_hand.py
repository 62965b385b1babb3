"""The hand of the person at the keyboard, large."""

from __future__ import annotations

from textual import events

from drawholdem_tui.tui.drawing.cards import LARGE, SMALL, draw_card, draw_row
from drawholdem_tui.tui.drawing.cells import Cells
from drawholdem_tui.tui.drawing.clicks import CommandChosen
from drawholdem_tui.tui.drawing.drawn import Drawn
from drawholdem_tui.tui.drawing.wrapping import wrapped
from drawholdem_tui.tui.looks import block, ink
from drawholdem_tui.tui.scene.amounts import amount
from drawholdem_tui.tui.scene.plan import Place
from drawholdem_tui.tui.scene.regions import OwnHandPicture

_LEFT = 2
_BESIDE = 28  # the room that the words want beside the cards


class OwnHand(Drawn[OwnHandPicture]):
    """Cards and words. A card marked for a swap is lifted out of its row."""

    def _card_size(self) -> tuple[int, int] | None:
        """The largest card for which there is room; none where the hand is a line of text."""
        cards = len(self.picture.cards) if self.picture else 2
        for size in (LARGE, SMALL):
            fits = _LEFT + cards * (size[0] + 1) + _BESIDE <= self.area.width
            # a row for the numbers, and with large cards one to lift them into
            if self.area.height > size[1] and fits:
                return size
        return None

    def paint(self, cells: Cells, picture: OwnHandPicture) -> None:
        size = self._card_size()
        if size is None:
            self._as_text(cells, picture)
            return
        lift = 1 if cells.height >= size[1] + 2 else 0
        x = _LEFT
        for place, face in enumerate(picture.cards):
            marked = place in picture.marked
            spot = Place(x, 0 if marked else lift, *size)
            draw_card(cells, spot, face, self.looks, faded=picture.gone)
            below = Place(x, lift + size[1], size[0], 1)
            self._number(cells, picture, place, below)
            x += size[0] + 1
        self._words(cells, picture, x + 2, lift)

    def _number(self, cells: Cells, picture: OwnHandPicture, place: int, below: Place) -> None:
        """The key of a card below it; a marked one stands out by signs, not by colour alone."""
        palette, glyphs = self.looks.palette, self.looks.glyphs
        if place in picture.marked:
            label = f"{glyphs.lifted}{picture.keys[place]}{glyphs.lifted}"
            style = ink(palette.accent, palette.surround, bold=True)
        elif picture.numbered:
            label, style = picture.keys[place], ink(palette.dim, palette.surround)
        else:
            return
        cells.text(below.x + (below.width - len(label)) // 2, below.y, label, style)

    def _words(self, cells: Cells, picture: OwnHandPicture, x: int, y: int) -> None:
        palette = self.looks.palette
        quiet = ink(palette.dim, palette.surround)
        plain = ink(palette.text, palette.surround)
        strong = ink(palette.text, palette.surround, bold=True)
        stack = amount(picture.stack) if picture.name else ""
        room = cells.width - x - 1
        end = cells.text(x, y, picture.name, strong, width=room - len(stack) - 2)
        cells.text(end + 2, y, stack, quiet)
        lines = [(picture.hand, strong)] if picture.hand else []
        lines += [(line, plain) for line in picture.lines]
        # the hint keeps its row at the bottom, whatever stands above
        last = cells.height - (1 if picture.hint else 0)
        rows = [(row, style) for line, style in lines for row in wrapped(line, room)]
        if len(rows) > last - y - 1:  # then each has its beginning
            rows = lines
        for row, (line, style) in enumerate(rows[: max(0, last - y - 1)], y + 1):
            cells.text(x, row, line, style, width=room)
        cells.text(x, cells.height - 1, picture.hint, quiet, width=room)

    def _as_text(self, cells: Cells, picture: OwnHandPicture) -> None:
        """Two rows: the cards with their numbers and the hand's name; then the rest."""
        palette = self.looks.palette
        ground = self.ground()
        x = _LEFT
        for place, face in enumerate(picture.cards):
            marked = place in picture.marked
            x = draw_row(cells, (x, 0), (face,), ground, self.looks)
            if marked:
                key = block(palette.surround, palette.accent)
                x = cells.text(x, 0, f"{self.looks.glyphs.lifted}{picture.keys[place]:.1}", key)
            elif picture.numbered:
                label = f"{picture.keys[place]:.1} "
                x = cells.text(x, 0, label, ink(palette.dim, palette.surround))
            x += 1
        hand = picture.hand or picture.name
        cells.text(
            x + 1, 0, hand, ink(palette.text, palette.surround, bold=True)
        )  # fmt: skip
        x = _LEFT
        for at, line in enumerate((*picture.lines, picture.hint)[: 3 if cells.width > 90 else 2]):
            if line and x < cells.width - 8:
                if at:
                    x = cells.text(x, 1, f" {self.looks.glyphs.dot} ", ground)
                x = cells.text(x, 1, line, ground, width=cells.width - x - 1)

    def on_click(self, event: events.Click) -> None:
        """On a card with a number: its mark. On cards otherwise: peek, or hide."""
        picture = self.picture
        if picture is None:
            return
        size = self._card_size()
        step = size[0] + 1 if size else (5 if picture.numbered or picture.marked else 3)
        place, inside = divmod(event.x - _LEFT, step)
        on_card = inside < step - 1 and (size is not None or event.y == 0)
        if on_card and 0 <= place < len(picture.cards):
            event.stop()
            command = f"mark {place + 1}" if picture.numbered else "peek"
            self.post_message(CommandChosen(command))

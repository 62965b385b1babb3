"""The cards of the person at the keyboard, large."""

from __future__ import annotations

from textual import events

from drawholdem_tui.tui.looks import block
from drawholdem_tui.tui.table.drawing.cards import draw_card, draw_row, underline
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.clicks import CommandChosen
from drawholdem_tui.tui.table.drawing.drawn import OnTheTable
from drawholdem_tui.tui.table.scene.plan import Place, Plan
from drawholdem_tui.tui.table.scene.regions import OwnCardsPicture
from drawholdem_tui.tui.table.scene.spots import own_cards
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


class OwnCards(OnTheTable[OwnCardsPicture]):
    """Below each card its key; a bar there marks those that are to go."""

    def _spots(self) -> list[Place]:
        """From the corner of the region."""
        if self.plan is None or self.picture is None:
            return []
        spots = own_cards(self.plan, self._aside(self.plan))
        here = spots.but(x=0, y=0)
        return [here.place(number) for number in range(len(self.picture.cards))]

    def place_in(self, plan: Plan) -> Place | None:
        if self.picture and self.picture.aside and not plan.felt:
            return None  # where seats are rows, they lie in one's own
        return self._aside(plan) or super().place_in(plan)

    def _aside(self, plan: Plan) -> Place | None:
        """Where there is a place for them beside one's seat."""
        if self.picture is None or not self.picture.aside:
            return None
        return plan.own_unseen if self.picture.unseen else plan.own_aside

    def _lie_down(self, cells: Cells, place: Place) -> None:
        if self.plan and self.plan.felt:
            super()._lie_down(cells, place)

    def paint(self, cells: Cells, picture: OwnCardsPicture) -> None:
        for number, (spot, face) in enumerate(zip(self._spots(), picture.cards, strict=True)):
            if spot.height == 1:
                draw_row(cells, (spot.x, spot.y), (face,), self.looks)
                below = Place(spot.right, spot.y, 1, 1)
            else:
                wins = face is not None and face in picture.winning
                draw_card(cells, spot, face, self.looks, faded=picture.faded and not wins)
                if wins and picture.aside:
                    underline(cells, spot, self.looks)
                below = Place(spot.x, spot.bottom, spot.width, 1)
            self._number(cells, picture, number, below)

    def _number(self, cells: Cells, picture: OwnCardsPicture, number: int, below: Place) -> None:
        """The key of a card; a marked one stands out by its signs, not by colour alone."""
        palette, glyphs = self.looks.palette, self.looks.glyphs
        key = f"{picture.keys[number]:.{below.width}}"
        if picture.new:
            key = translate(_("new")) if below.width > 2 else glyphs.star
        x = below.x + (below.width - len(key)) // 2
        if number in picture.marked:
            style = block(palette.surround, palette.accent)
            cells.fill(below, style)
            if below.width > 2 and not picture.new:
                key, x = f"{glyphs.lifted}{key}{glyphs.lifted}", x - 1
            cells.text(x, below.y, key, style)
        elif picture.numbered:
            cells.write(x, below.y, key, palette.accent, bold=True)

    def on_click(self, event: events.Click) -> None:
        """On a card with a number: its mark. On cards otherwise: peek, or hide."""
        if self.picture is None:
            return
        for number, spot in enumerate(self._spots()):
            if spot.x <= event.x < spot.right:
                event.stop()
                command = f"mark {number + 1}" if self.picture.numbered else "peek"
                self.post_message(CommandChosen(command))

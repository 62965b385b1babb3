"""The five cards in the middle."""

from __future__ import annotations

from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.table.drawing.cards import draw_card, draw_empty, draw_row, underline
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.drawn import OnTheTable
from drawholdem_tui.tui.table.scene.plan import Place, Plan
from drawholdem_tui.tui.table.scene.regions import BoardPicture
from drawholdem_tui.tui.table.scene.spots import board_card
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


class Board(OnTheTable[BoardPicture]):
    """Cards as large as the plan has them; those that win lie a row higher."""

    def place_in(self, plan: Plan) -> Place | None:
        place = super().place_in(plan)
        if place and self.picture and self.picture.marked and plan.felt:
            # on a small table hands lie close above it
            higher = 1 if plan.ring else 0
            return Place(place.x, place.y - higher, place.width, place.height + 1)
        return place

    def paint(self, cells: Cells, picture: BoardPicture) -> None:
        plan = self.plan
        if plan is None or (corner := self.place_in(plan)) is None:
            return
        if plan.cards.board[1] < 3:
            self._line(cells, picture)
            return
        places = []
        for number in range(picture.places):
            at = board_card(plan, number)
            places.append(at._replace(x=at.x - corner.x, y=at.y - corner.y))
        draw_empty(cells, places[len(picture.cards) :], self.looks)
        for card, place in zip(picture.cards, places, strict=False):
            chosen = card in picture.marked
            here = place._replace(y=place.y - 1) if chosen and place.y > 0 else place
            if chosen:
                underline(cells, here, self.looks)
            draw_card(cells, here, card, self.looks, faded=bool(picture.marked) and not chosen)

    def _line(self, cells: Cells, picture: BoardPicture) -> None:
        palette = self.looks.palette
        x = cells.write(2, 0, translate(_("Board")), palette.dim) + 2
        x = draw_row(cells, (x, 0), picture.cards, self.looks, marked=picture.marked)
        for _place in range(len(picture.cards), picture.places):
            x = cells.write(x + 1, 0, self.looks.glyphs.empty * 2, palette.dim)


class Deck(OnTheTable[bool]):
    """It tells nothing, and looks the same however many cards are left."""

    def paint(self, cells: Cells, picture: bool) -> None:
        looks = self.looks
        whole = Place(0, 0, cells.width, cells.height)
        draw_card(cells, whole, None, looks)
        # the edges of the cards below
        edges = ink(looks.palette.back_bg, looks.palette.paper_faded)
        right = Place(cells.width - 1, 1, 1, cells.height - 2)
        cells.fill(right, edges, looks.glyphs.upright)

"""One seat: a plate at the table with its cards below it, or a row where the screen is small."""

from __future__ import annotations

from rich.cells import cell_len

from drawholdem_tui.tui.looks import Looks, block
from drawholdem_tui.tui.table.drawing.cards import draw_row
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.drawn import OnTheTable
from drawholdem_tui.tui.table.felt.seat_ink import (
    SeatInk,
    draw_name,
    fitting,
    seat_ink,
    swapped,
    turn_mark,
)
from drawholdem_tui.tui.table.felt.seat_plate import draw_plate
from drawholdem_tui.tui.table.scene.amounts import amount
from drawholdem_tui.tui.table.scene.plan import Place, Plan
from drawholdem_tui.tui.table.scene.regions import SeatPicture
from drawholdem_tui.tui.table.scene.spots import RowColumns, row_columns


class Seat(OnTheTable[SeatPicture]):
    """A player from outside; ``index`` is the place in the scene's seats."""

    def __init__(self, looks: Looks, index: int) -> None:
        super().__init__(looks, id=f"seat-{index + 1}")
        self.index = index

    @property
    def _is_open(self) -> bool:
        return self.picture is not None and any(self.picture.cards)

    def place_in(self, plan: Plan) -> Place | None:
        if self.index >= len(plan.open_seats):
            return None
        if not self._is_open or self.picture is None:
            return super().place_in(plan)
        place, bare = plan.open_seats[self.index], plan.seat(self.index)
        if place == bare or self.picture.marked:
            return place
        return place._replace(height=place.height - 1)  # no card has a bar below it

    def paint(self, cells: Cells, picture: SeatPicture) -> None:
        if self.plan is None:
            return
        if self.plan.layout == "compact":
            five = self.plan.hole_cards > 2
            draw_seat_row(cells, picture, self.looks, five=five)
        else:
            draw_plate(cells, picture, self.looks, self.plan, self.index)


def draw_seat_row(cells: Cells, picture: SeatPicture, looks: Looks, *, five: bool) -> None:
    """Mark, button, name, cards, stack, what was said, bet, swaps."""
    palette = looks.palette
    inks = seat_ink(picture.look, looks, palette.felt, to_act=palette.seat)
    cells.fill(cells.everything, inks.ground)
    columns = row_columns(cells.width, five=five)
    cells.text(0, 0, turn_mark(picture, looks, looks.glyphs.turn), inks.said)
    if picture.button:
        cells.text(1, 0, looks.glyphs.button, block(palette.key_fg, palette.key_bg))
    _name(cells, columns, picture, inks)
    at, marked = (columns.cards, 0), picture.marked
    draw_row(cells, at, picture.cards, looks, marked=marked, gap=columns.gap)
    cells.right(columns.stack_end, 0, amount(picture.stack), inks.stack)
    bet = amount(picture.bet, 6) if picture.bet else looks.glyphs.dot if picture.cards else ""
    bet_begins = cells.right(columns.bet_end, 0, bet, inks.stack if picture.bet else inks.quiet)
    # an amount that somebody has won runs on, as far as no bet lies there
    width = bet_begins - columns.said - 1
    cells.text(columns.said, 0, fitting(picture, width), inks.said, width=width)
    cells.text(columns.marks, 0, swapped(picture, looks, 2), inks.accent)


def _name(cells: Cells, columns: RowColumns, picture: SeatPicture, inks: SeatInk) -> None:
    """With what the seat is in this hand at the end of the column, where there is room."""
    after = draw_name(cells, (columns.name, 0), picture, inks, columns.name_width)
    end = columns.name + columns.name_width
    for mark in picture.marks:
        if mark.sign and after + 1 + cell_len(mark.sign) <= end:
            end = cells.right(end, 0, mark.sign, inks.quiet) - 1

"""A seat as one row of a small screen. All rows of a table share their columns."""

from __future__ import annotations

from drawholdem_tui.tui.drawing.cards import draw_row
from drawholdem_tui.tui.drawing.cells import Cells
from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.scene.amounts import amount
from drawholdem_tui.tui.scene.plan import Place
from drawholdem_tui.tui.scene.regions import SeatLook, SeatPicture
from drawholdem_tui.tui.scene.spots import row_columns
from drawholdem_tui.tui.widgets.felt.seat_ink import seat_ink, swapped, turn_mark


def draw_seat_row(
    cells: Cells, picture: SeatPicture, looks: Looks, number: int, *, five: bool
) -> None:
    """Mark, button, number, name, cards, stack, what was said, bet, swaps, reach."""
    palette = looks.palette
    inks = seat_ink(picture.look, looks, palette.felt)
    ground = palette.seat_to_act if picture.look is SeatLook.TO_ACT else palette.felt
    cells.fill(Place(0, 0, cells.width, 1), inks.ground)
    columns = row_columns(cells.width, five=five)

    cells.text(0, 0, turn_mark(picture, looks, looks.glyphs.turn), inks.said)
    if picture.button:
        cells.text(1, 0, looks.glyphs.button, inks.name)
    label = f"{number:>2} {picture.name}" if columns.name_width >= 13 else picture.name
    cells.text(columns.name, 0, label, inks.name, width=columns.name_width)
    at, marked = (columns.cards, 0), picture.marked
    draw_row(cells, at, picture.cards, inks.name, looks, marked=marked, gap=columns.gap)
    cells.right(columns.stack_end, 0, amount(picture.stack), inks.stack)
    width = columns.said_width
    said = picture.said if columns.bet_width else _said_and_bet(picture, looks, width)
    cells.text(columns.said, 0, said, inks.said, width=width)
    if columns.bet_width and picture.bet:
        chip = ink(palette.chip(picture.bet), ground, bold=True)
        end = cells.text(columns.bet, 0, looks.glyphs.chip, chip)
        cells.text(end + 1, 0, amount(picture.bet), inks.name)
    cells.text(cells.width - 6, 0, swapped(picture, looks, 3), inks.accent, width=3)
    cells.right(cells.width, 0, picture.reach, inks.quiet)


def _said_and_bet(picture: SeatPicture, looks: Looks, width: int) -> str:
    """A bet that what was said does not tell of, such as a blind, is put beside it."""
    shown = amount(picture.bet)
    if not picture.bet or shown in picture.said or picture.look is SeatLook.FOLDED:
        return picture.said
    both = f"{picture.said} {looks.glyphs.chip}{shown}".strip()
    return both if len(both) <= width else picture.said

"""A seat as a box of three lines, with its bet and the button before it on the felt."""

from __future__ import annotations

from rich.cells import cell_len

from drawholdem_tui.tui.drawing.cards import draw_row
from drawholdem_tui.tui.drawing.cells import Cells
from drawholdem_tui.tui.looks import Looks, block, ink
from drawholdem_tui.tui.scene.amounts import amount
from drawholdem_tui.tui.scene.plan import Place, box_in
from drawholdem_tui.tui.scene.regions import SeatLook, SeatPicture
from drawholdem_tui.tui.scene.spots import row_width
from drawholdem_tui.tui.widgets.felt.seat_ink import SeatInk, seat_ink, swapped, turn_mark


def draw_box(cells: Cells, picture: SeatPicture, looks: Looks, *, above: bool) -> None:
    """Draw the seat; ``above`` the board its bet lies below the box, else over it."""
    x, width = box_in(cells.width)
    box = Place(x, 0 if above else 1, width, 3)
    inks = seat_ink(picture.look, looks, looks.palette.seat)
    cells.fill(box, inks.ground)
    if picture.look is SeatLook.TO_ACT:
        cells.fill(Place(x, box.y, 1, 3), inks.accent, looks.glyphs.edge)
    else:
        cells.text(x, box.y, turn_mark(picture, looks, " "), inks.said)
    inner = Place(x + 1, box.y, width - 2, 3)

    stack_x = cells.right(inner.right, box.y, amount(picture.stack), inks.stack)
    cells.text(
        inner.x, box.y, picture.name, inks.name, width=stack_x - 1 - inner.x
    )  # fmt: skip
    said_below = _hand(cells, picture, looks, inks, inner)

    last = picture.said if said_below else picture.kind
    begin = cells.right(inner.right, box.y + 2, picture.reach, inks.quiet)
    begin -= 1 if picture.reach else 0
    mark = swapped(picture, looks, begin - inner.x - cell_len(last) - 1)
    begin = cells.right(begin, box.y + 2, mark, inks.accent)
    style = inks.said if said_below else inks.quiet
    cells.text(inner.x, box.y + 2, last, style, width=begin - 1 - inner.x)

    _before(cells, picture, looks, Place(inner.x, 3 if above else 0, inner.width, 1))


def _hand(cells: Cells, picture: SeatPicture, looks: Looks, inks: SeatInk, inner: Place) -> bool:
    """Cards and, where it fits beside them, what was said; else that goes to the line below."""
    x, y = inner.x, inner.y + 1
    if picture.cards:
        gap = 1 if row_width(len(picture.cards)) <= inner.width else 0
        x = draw_row(cells, (x, y), picture.cards, inks.name, looks, marked=picture.marked, gap=gap)
        x += 2 if picture.marked and gap else 1
    room = inner.right + 1 - x
    if len(picture.cards) > 2 or cell_len(picture.said) > room:
        return bool(picture.said)
    cells.text(x, y, picture.said, inks.said, width=room)
    return False


def _before(cells: Cells, picture: SeatPicture, looks: Looks, felt: Place) -> None:
    """The bet and the dealer button lie on the felt."""
    palette = looks.palette
    if picture.bet:
        chip = ink(palette.chip(picture.bet), palette.felt, bold=True)
        x = cells.text(felt.x, felt.y, looks.glyphs.chip, chip)
        cells.text(x + 1, felt.y, amount(picture.bet), ink(palette.text, palette.felt, bold=True))
    if picture.button:
        button = block(palette.key_fg, palette.key_bg)
        cells.text(felt.right - 3, felt.y, f" {looks.glyphs.button} ", button)

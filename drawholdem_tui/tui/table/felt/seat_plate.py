"""A seat as a plate on the rail: name and stack, below them what was said; cards lie under it."""

from __future__ import annotations

from rich.cells import cell_len

from drawholdem_tui.tui.looks import Looks, block, ink
from drawholdem_tui.tui.table.drawing.cards import draw_card, underline
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.felt.seat_ink import draw_name, fitting, seat_ink, swapped
from drawholdem_tui.tui.table.scene.amounts import amount
from drawholdem_tui.tui.table.scene.plan import Place, Plan
from drawholdem_tui.tui.table.scene.regions import SeatLook, SeatPicture
from drawholdem_tui.tui.table.scene.spots import (
    Cell,
    bets_on_the_line,
    open_cards,
    piece,
    seat_spots,
)


def draw_plate(cells: Cells, picture: SeatPicture, looks: Looks, plan: Plan, index: int) -> None:
    """Draw the seat; the cells begin at its corner, which is further out where cards lie open."""
    is_open = any(picture.cards)
    corner = plan.open_seats[index] if is_open else plan.seat(index)
    place = plan.seat(index)
    plate = Place(place.x - corner.x, 0, place.width, 2)
    _plate(cells, plate, picture, looks)
    if index == plan.own:
        return  # one's own cards lie below, large
    spots = open_cards(plan, index) if is_open else seat_spots(plan, index).cards
    for number, face in enumerate(picture.cards):
        at = spots.place(number)
        here = Place(at.x - corner.x, at.y - corner.y, at.width, at.height)
        chosen = face is not None and face in picture.marked
        draw_card(cells, here, face, looks, faded=is_open and not chosen and _is_beaten(picture))
        if chosen and here.bottom < cells.height:
            underline(cells, here, looks)
    if picture.bet and not bets_on_the_line(plan, index):
        x, y = piece(plan, index).bet_at(0)
        _bet(cells, (x - corner.x, y - corner.y), picture.bet, looks)


def _is_beaten(picture: SeatPicture) -> bool:
    return bool(picture.marked) or picture.look is SeatLook.BEATEN


def _plate(cells: Cells, plate: Place, picture: SeatPicture, looks: Looks) -> None:
    inks = seat_ink(picture.look, looks, looks.palette.seat)
    ground = inks.colour
    signs = (("▟", "▙"), ("▜", "▛"))
    for y, (left, right) in enumerate(signs, plate.y):
        ends = cells.ground(plate.x, y), cells.ground(plate.right - 1, y)
        cells.fill(Place(plate.x, y, plate.width, 1), inks.ground)
        if not looks.glyphs.only_ascii and looks.palette.has_halves:
            cells.text(plate.x, y, left, ink(ground, ends[0]))
            cells.text(plate.right - 1, y, right, ink(ground, ends[1]))
        if picture.look is SeatLook.TO_ACT:
            cells.text(plate.x, y, looks.glyphs.edge, inks.accent)
    x, end, y = plate.x + 2, plate.right - 2, plate.y
    if picture.look is SeatLook.WON:
        cells.text(x - 1, y, looks.glyphs.star, inks.said)
    stack_x = cells.right(end, y, amount(picture.stack), inks.stack)
    draw_name(cells, (x, y), picture, inks, stack_x - 1 - x)
    end = _marks(cells, picture, looks, (end, y + 1))
    style = inks.said if picture.said else inks.quiet
    width = end - 1 - x
    cells.text(x, y + 1, fitting(picture, width) or _told(picture), style, width=width)


def _told(picture: SeatPicture) -> str:
    """What somebody has done; of who is not in a hand, what kind of player it is."""
    return picture.said or ("" if picture.cards else picture.kind)


def _marks(cells: Cells, picture: SeatPicture, looks: Looks, ends: Cell) -> int:
    """From the right: the button, what a seat is in this hand, how often it swapped."""
    palette, inks, (right, y) = (
        looks.palette,
        seat_ink(picture.look, looks, looks.palette.seat),
        ends,
    )
    if picture.button:
        button = block(palette.key_fg, palette.key_bg)
        cells.text(right - 3, y, f" {looks.glyphs.button} ", button)
        right -= 4
    said = cell_len(_told(picture)) + 3
    swaps = 3 if picture.swaps else 0  # room that is kept for them
    for each in picture.marks:
        room = right - said - swaps
        fits = next((sign for sign in (each.word, each.sign) if cell_len(sign) <= room), "")
        if fits:
            right = cells.right(right, y, fits, inks.quiet) - 1
    room = right - said - 1
    if mark := swapped(picture, looks, room):
        right = cells.right(right, y, mark, inks.accent) - 1
    if picture.reach and picture.look is SeatLook.ALL_IN:
        told = f"{looks.glyphs.next} {picture.reach}"
        if cell_len(told) <= right - said - 1:
            right = cells.right(right, y, told, inks.quiet) - 1
    return right + 1


def _bet(cells: Cells, at: Cell, bet: int, looks: Looks) -> None:
    """Beside the cards, where there is no line round the board."""
    palette, (x, y) = looks.palette, at
    cells.write(x, y, looks.glyphs.chip, palette.chip(bet), bold=True)
    cells.write(x + 2, y, amount(bet, 6), palette.text, bold=True)

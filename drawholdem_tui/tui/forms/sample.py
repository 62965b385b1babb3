"""What the values of a form come to: how things look, and who sits round the table."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from rich.cells import cell_len

from drawholdem_tui.engine.cards import cards
from drawholdem_tui.tui.looks import Looks, block, ink
from drawholdem_tui.tui.table.drawing.cards import draw_card, draw_empty
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.felt import draw_table
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.numbers import chips

SAMPLE: Final = (30, 10)
_FACES: Final = (*cards("As7d"), None)
_CARD: Final = (7, 5)
LEAST: Final = (34, 11)  # of a table with its seats
_MOST: Final = (84, 26)
_PLATE: Final = (14, 18)  # cells of one: of many, and of few
_MANY: Final = 6
_BOARD: Final = 5


def draw_sample(cells: Cells, corner: tuple[int, int], looks: Looks) -> None:
    """On a piece of felt, with its corner here."""
    palette, (x, y) = looks.palette, corner
    felt = ink(palette.text, palette.felt)
    cells.fill(Place(x, y, *SAMPLE), felt)
    plate = Place(x + 2, y + 1, 26, 1)
    cells.fill(plate, ink(palette.text, palette.seat_to_act))
    cells.text(plate.x, y + 1, looks.glyphs.edge, ink(palette.accent, palette.seat_to_act))
    cells.text(plate.x + 2, y + 1, chips(1000), ink(palette.text, palette.seat_to_act, bold=True))
    button = f" {looks.glyphs.button} "
    cells.text(plate.right - 4, y + 1, button, block(palette.key_fg, palette.key_bg))
    for number, face in enumerate(_FACES):
        draw_card(cells, Place(x + 3 + number * (_CARD[0] + 1), y + 3, *_CARD), face, looks)
    cells.text(x + 2, y + 8, looks.glyphs.dash * 18, ink(palette.accent, palette.felt))
    fee = f" {looks.glyphs.chip} 130 "
    cells.text(x + 20, y + 8, fee, ink(palette.accent, palette.felt, bold=True))


def draw_seats(cells: Cells, place: Place, seats: Sequence[tuple[str, str]], looks: Looks) -> None:
    """A table from above, the first of them at its near side, the others clockwise from there. Each
    as a seat, and as who sits there, where there is room for that."""
    width, height = min(place.width, _MOST[0]), min(place.height, _MOST[1])
    x, y = place.x + (place.width - width) // 2, place.y + (place.height - height) // 2
    draw_table(cells, Place(x + 2, y + 1, width - 4, height - 2), looks)
    card = (7, 5) if height >= 18 and width >= 56 else (3, 2)
    left = x + (width - _BOARD * (card[0] + 1) + 1) // 2
    top = y + (height - card[1]) // 2
    draw_empty(cells, [Place(left + at * (card[0] + 1), top, *card) for at in range(_BOARD)], looks)
    plate = min(_PLATE[len(seats) <= _MANY], width // 2 - 1)
    for at, (seat, who) in enumerate(seats):
        turn = pi / 2 + 2 * pi * at / len(seats)
        middle = x + width / 2 + (width - plate) / 2 * cos(turn)
        row = y + (height - 1) / 2 * (1 + sin(turn))
        spot = Place(round(middle - plate / 2), round(row), plate, 1)
        ground = looks.palette.seat if at else looks.palette.seat_to_act
        cells.fill(spot, ink(looks.palette.text, ground))
        if not at:
            cells.text(spot.x, spot.y, looks.glyphs.edge, ink(looks.palette.accent, ground))
        tone = looks.ink("plain" if at else "strong", ground)
        name = who if cell_len(who) <= plate - 2 else seat
        cells.text(spot.x + 1 + (not at), spot.y, name, tone, width=plate - 2)

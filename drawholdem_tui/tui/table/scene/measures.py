"""How large everything is on a round felt, before anybody sits at it."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.tui.table.scene.plan import PLATE, CardSize, Place

_WIDEST: Final = 190  # columns of a table
_ROWS_FOR_A_RIM: Final = 34  # of the screen
_PANEL: Final = 34  # cells that the words beside one's own cards want


class Measures(Fact):
    table: int  # columns, without the log beside it
    log: int
    floor: int  # the first row below the felt
    felt: Place
    plate: int  # columns of one
    own: CardSize
    rim: int  # rows below one's own plate: a card that is lifted reaches no further

    def own_seat(self) -> Place:
        width = self.plate + 2
        return Place((self.table - width) // 2, self.floor - PLATE - self.rim, width, PLATE)


def measures(width: int, height: int, hole_cards: int, *, wide: bool) -> Measures:
    # the table is as wide as it can fill; what is beside it, the log has
    log = max(min(40, 28 + (width - 132) // 2), min(60, width - _WIDEST)) if wide else 0
    table = width - log
    own = _own_card(table, height, hole_cards)
    # the cards, their numbers, and a line of the log where it has no place of its own
    floor = height - 1 - (own[1] + 1 + (0 if wide else 1))
    top = 3 if height >= 36 else 2
    felt = Place(1, top, table - 2, floor - top)
    plate = 18 if table < 116 else 20 if table < 150 else 26
    rim = 1 if height >= _ROWS_FOR_A_RIM else 0
    return Measures(table, log, floor, felt, max(plate, 4 * hole_cards - 1), own, rim)


def _own_card(table: int, height: int, hole_cards: int) -> CardSize:
    for size, least in (((17, 17), 66), ((13, 13), 50), ((11, 8), 38), ((9, 7), 34)):
        beside = (table - row_of_cards(hole_cards, size)) // 2
        if height >= least and beside >= _PANEL - (5 if hole_cards > 2 else 0):
            return size
    return 7, 5


def row_of_cards(cards: int, size: CardSize) -> int:
    """The columns of one's own cards, side by side."""
    return cards * size[0] + (cards - 1) * (2 if cards < 3 else 1)

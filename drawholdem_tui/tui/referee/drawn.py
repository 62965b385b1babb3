"""A real table as it is drawn: large what has to be read across the room."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from textual import events

from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.referee.commands import UNDO
from drawholdem_tui.tui.referee.picture import Figure, RealPot, RealSeat, RealTablePicture
from drawholdem_tui.tui.table.drawing.cards import Bitmap, draw_bitmap, draw_card, draw_empty
from drawholdem_tui.tui.table.drawing.cells import Cells, wrapped
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen, FeltSheet
from drawholdem_tui.tui.table.drawing.frame import Key, draw_keys, laid_keys
from drawholdem_tui.tui.table.drawing.letters import words
from drawholdem_tui.tui.table.scene.plan import LETTER_ROWS, Place
from drawholdem_tui.tui.table.scene.regions import KeyHint
from drawholdem_tui.words.language import _, translate

_ACROSS: Final = (100, 34)  # from this size on everything that counts is large
_TWICE: Final = (150, 50)
_AIRY: Final = 38  # from so many rows on a key's cap does not touch its amount
_MARGIN: Final = 3
_CARDS: Final = ((7, 5), (5, 3))  # of the board, as large as there is room for
_FEW_LINES: Final = {(7, 5): 6, (5, 3): 1}  # what has to stand below at least


def large(text: str, times: int = 1) -> Bitmap | None:
    """Without accents, which capitals have none of.

    >>> large("Zo\u00c9") == large("ZoE")
    True
    """
    plain = unicodedata.normalize("NFKD", text)
    return words("".join(sign for sign in plain if not unicodedata.combining(sign)), times)


class RealTablePage(FeltSheet[RealTablePicture]):
    """From the top: title and clock, who is to act, what it costs, the seats, what the dealer does,
    and what can be pressed."""

    def paint(self, cells: Cells, picture: RealTablePicture) -> None:
        self._title(cells, picture)
        bottom = self._bottom(cells, picture)
        is_large = not self.looks.glyphs.only_ascii and _is_as_large(cells, _ACROSS)
        times = 2 if _is_as_large(cells, _TWICE) else 1
        y = self._turn(cells, picture, 2, times, is_large=is_large)
        if is_large:
            y = self._figures(cells, picture.figures, y, times)
            y = self._who_may_swap(cells, picture.seats, y)
            y = self._large_pots(cells, picture.pots, y)
        else:
            y = self._small_figures(cells, picture, y)
        self._below(cells, picture, y, bottom, is_large=is_large)

    def _title(self, cells: Cells, picture: RealTablePicture) -> None:
        bar = self.looks.palette.bar
        cells.fill(Place(0, 0, cells.width, 1), self.looks.ink("plain", bar))
        clock = self.looks.ink("gold" if picture.rings else "plain", bar)
        right = cells.right(cells.width - 1, 0, picture.clock, clock)
        title = self.looks.ink("gold", bar)
        cells.text(1, 0, picture.title, title, width=max(0, right - 2))

    def _turn(
        self, cells: Cells, picture: RealTablePicture, y: int, times: int, *, is_large: bool
    ) -> int:
        wide = cells.width - 2 * _MARGIN
        y = self._letters(cells, picture.name, (_MARGIN, y), times if is_large else 1, wide)
        rows = wrapped(picture.turn, wide)[:4]
        for at, row in enumerate(rows, y):
            cells.write(_MARGIN, at, row, self.looks.palette.text, bold=True)
        return y + len(rows) + 1

    def _letters(self, cells: Cells, text: str, at: tuple[int, int], times: int, width: int) -> int:
        """As large as there is room, else as it is written; the row behind it and some air."""
        x, y = at
        palette = self.looks.palette
        for size in range(times, 0, -1):
            rows = large(text, size)
            if rows and len(rows[0]) <= width and not self.looks.glyphs.only_ascii:
                draw_bitmap(cells, (x, 2 * y), rows, ink(palette.accent, palette.felt, bold=True))
                return y + LETTER_ROWS * size
        cells.write(x, y, text, palette.accent, bold=True, width=width)
        return y + 2

    def _figures(self, cells: Cells, figures: Sequence[Figure], y: int, times: int) -> int:
        """Beside each other: what it is called and its key above the amount."""
        palette = self.looks.palette
        x, bottom = _MARGIN, y
        below = 2 if cells.height >= _AIRY and any(each.key for each in figures) else 1
        room = (cells.width - 2 * _MARGIN) // max(1, len(figures))
        for each in figures:
            end = x
            if each.key:
                cap = ink(palette.key_fg, palette.key_bg, bold=True)
                end = cells.text(x, y, f" {each.key} ", cap) + 1
            cells.write(end, y, each.name, palette.dim, bold=True, width=room - (end - x) - 1)
            at = (x, y + below)
            bottom = max(bottom, self._letters(cells, each.amount, at, times, room - 2))
            x += room
        return bottom

    def _who_may_swap(self, cells: Cells, seats: Sequence[RealSeat], y: int) -> int:
        names = [seat.name for seat in seats if seat.swaps == translate(_("may swap"))]
        if not names:
            return y
        told = translate(_("may still swap"))
        cells.write(_MARGIN, y, told, self.looks.palette.dim, bold=True)
        wide = cells.width - 2 * _MARGIN
        return self._letters(cells, "  ".join(names), (_MARGIN, y + 1), 1, wide)

    def _large_pots(self, cells: Cells, pots: Sequence[RealPot], y: int) -> int:
        if not pots:
            return y
        palette = self.looks.palette
        room = (cells.width - 2 * _MARGIN) // len(pots)
        x, bottom = _MARGIN, y
        for pot in pots:
            cells.write(x, y, pot.name, palette.dim, bold=True, width=room - 2)
            row = self._letters(cells, pot.amount, (x, y + 1), 1, room - 2)
            if pot.who:
                cells.write(x, row, pot.who, palette.text, bold=True, width=room - 2)
                row += 1
            bottom = max(bottom, row)
            x += room
        return bottom + 1

    def _small_figures(self, cells: Cells, picture: RealTablePicture, y: int) -> int:
        palette = self.looks.palette
        x = _MARGIN
        for each in picture.figures:
            told = f"{each.name} {each.amount}"
            if x > _MARGIN and x + cell_len(each.key) + cell_len(told) + 4 > cells.width - 1:
                x, y = _MARGIN, y + 1
            if each.key:
                cap = ink(palette.key_fg, palette.key_bg, bold=True)
                x = cells.text(x, y, f" {each.key} ", cap) + 1
            x = cells.write(x, y, told, palette.accent, bold=True) + 3
        pots = "   ".join(
            f"{pot.name} {pot.amount}" + (f" ({pot.who})" if pot.who else "")
            for pot in picture.pots
        )
        if pots:
            y += 1
            cells.write(_MARGIN, y, pots, palette.text, width=cells.width - 2 * _MARGIN)
        return y + 2

    def _below(
        self, cells: Cells, picture: RealTablePicture, y: int, bottom: int, *, is_large: bool
    ) -> None:
        """The seats on the left; board and what was called out on the right."""
        wide = cells.width >= 76
        seats = min(cells.width - 2 * _MARGIN, 52 if not is_large else cells.width // 2)
        if cells.width < _ACROSS[0]:
            seats = min(seats, 42)
        for number, seat in enumerate(picture.seats[: max(0, bottom - y)]):
            self._seat(cells, seat, Place(_MARGIN, y + number, seats, 1))
        x = _MARGIN + seats + 2 if wide else _MARGIN
        row = y if wide else y + len(picture.seats) + 1
        room = cells.width - x - 2
        if picture.board is not None and wide:
            fresh = picture.lines[-picture.fresh :] if picture.fresh else ()
            told = sum(len(wrapped(line, room)) for line in fresh)
            row = self._board(cells, picture, (x, row), bottom, told)
        self._lines(cells, picture.lines, picture.fresh, Place(x, row, room, bottom - row))

    def _seat(self, cells: Cells, seat: RealSeat, place: Place) -> None:
        palette = self.looks.palette
        x, y, width, _height = place
        color = palette.dim if seat.gone else palette.text
        if seat.to_act:
            cells.fill(place, ink(palette.text, palette.seat_to_act))
            color = palette.accent
        mark = seat.number or ("D" if seat.button else "")
        cells.write(x, y, mark, palette.accent, bold=True, width=2)
        name = max(8, width - 38)
        cells.write(x + 2, y, seat.name, color, bold=not seat.gone, width=name - 1)
        cells.write_right(x + name + 10, y, seat.stack, color, bold=seat.to_act)
        cells.write_right(x + name + 19, y, seat.bet, palette.accent)
        told = " ".join(filter(None, (seat.state, seat.swaps)))
        cells.write(x + name + 21, y, told, color, width=width - name - 21)

    def _board(
        self, cells: Cells, picture: RealTablePicture, at: tuple[int, int], bottom: int, told: int
    ) -> int:
        """As large as there is room for beside so many rows of what the dealer does now; the row
        behind it."""
        x, y = at
        room = cells.width - x - 2
        fits = (
            size
            for size in _CARDS
            if room >= 5 * (size[0] + 1) and bottom - y > size[1] + max(told, _FEW_LINES[size])
        )
        if (size := next(fits, None)) is None:
            return y
        places = [Place(x + at * (size[0] + 1), y, *size) for at in range(5)]
        board = picture.board or ()
        draw_empty(cells, places[len(board) :], self.looks)
        for face, place in zip(board, places, strict=False):
            draw_card(cells, place, face, self.looks)
        return y + size[1] + 1

    def _lines(self, cells: Cells, lines: Sequence[str], fresh: int, place: Place) -> None:
        """The latest; strong what has come with the last key."""
        palette = self.looks.palette
        rows: list[tuple[str, bool]] = []
        for at, line in enumerate(reversed(lines)):
            told = [(row, at < max(1, fresh)) for row in wrapped(line, place.width)]
            if len(rows) + len(told) > place.height:
                break
            rows = told + rows
        for y, (row, is_fresh) in enumerate(rows, place.y):
            color = palette.text if is_fresh else palette.dim
            cells.write(place.x, y, row, color, bold=is_fresh)

    def _bottom(self, cells: Cells, picture: RealTablePicture) -> int:
        """What is typed or told, and the keys; the row that all else ends above."""
        palette, rows = self.looks.palette, _rows(picture.keys, cells.width)
        top = cells.height - len(rows)
        for above, row in enumerate(reversed(rows)):
            draw_keys(cells, self.looks, row, above=above)
        said = picture.notice
        if picture.entry:
            said = f"{picture.entry}: {picture.typed}_"
        if said:
            place = Place(0, top - 1, cells.width, 1)
            cells.fill(place, ink(palette.text, palette.seat_to_act))
            cells.write(_MARGIN, top - 1, said, palette.accent, bold=True)
        return top - 1

    def on_click(self, event: events.Click) -> None:
        """On a key below, which is the same as pressing it."""
        rows = _rows(self.picture.keys, self.size.width) if self.picture else []
        at = event.y - self.size.height + len(rows)
        if not 0 <= at < len(rows):
            return
        for x, right, key in laid_keys(rows[at], self.size.width):
            if x <= event.x < right:
                self.post_message(CommandChosen(key.press))


def _is_as_large(cells: Cells, size: tuple[int, int]) -> bool:
    return cells.width >= size[0] and cells.height >= size[1]


def _rows(hints: Sequence[KeyHint], width: int) -> list[list[Key]]:
    """In one row where there is room for all of them; else in two: what can be said now, and what
    can be pressed at any time."""
    keys = [Key(hint.key, hint.title, hint.command) for hint in hints]
    if len(laid_keys(keys, width)) == len(keys):
        return [keys]
    at = next(place for place, key in enumerate(keys) if key.press == UNDO)
    return [each for each in (keys[:at], keys[at:]) if each]

"""The end of a hand: who won what with which five cards, and what everybody's net is."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from textual import events

from drawholdem_tui.tui.drawing.cards import draw_row
from drawholdem_tui.tui.drawing.cells import Cells, shown
from drawholdem_tui.tui.drawing.clicks import CommandChosen
from drawholdem_tui.tui.drawing.drawn import Overlay
from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.scene.regions import ResultRow, ResultsPicture
from drawholdem_tui.tui.scene.spots import row_width
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import net


class Results(Overlay[ResultsPicture]):
    """It covers the own hand until a key goes on."""

    def paint(self, cells: Cells, picture: ResultsPicture) -> None:
        palette = self.looks.palette
        y = 1 if cells.height >= 8 else 0
        last = cells.height - 1
        cells.text(2, last, picture.hint, ink(palette.dim, palette.surround))
        nets = self._net_lines(picture, cells.width - 4)
        wanted = len(picture.rows) + sum(bool(row.five) for row in picture.rows) + len(nets)
        if picture.heading:
            cells.text(2, y, picture.heading, ink(palette.text, palette.surround, bold=True))
            y += 1
        elif wanted > last - y:
            y = 0
        # the rows of the pots come first; the nets take what is left, but never nothing
        room = last - y - min(len(nets), 2)
        rows = picture.rows
        if len(rows) > room:
            rows = tuple(row for row in rows if row.strong) or rows
        if len(rows) > max(1, room):
            left = len(rows) - max(0, room - 1)
            more = translate(_("+{left} more: see the log")).format(left=left)
            rows = (*rows[: max(0, room - 1)], ResultRow(more))
        beside = 4 + max((cell_len(row.text) for row in rows), default=0) + 2
        fits = beside + row_width(5) + 2 <= cells.width
        # words that are too long for that have their cards below them, where there are rows
        if not fits and sum(2 if row.five else 1 for row in rows) > room:
            beside, fits = cells.width - 2 - row_width(5), True
        for row in rows:
            y = self._row(cells, row, y, beside if fits else None)
        for line in nets[: last - y]:
            cells.text(2, y, line, ink(palette.text, palette.surround))
            y += 1

    def _row(self, cells: Cells, row: ResultRow, y: int, beside: int | None) -> int:
        """The words with their five cards beside or below them; gives the next row."""
        palette = self.looks.palette
        ground = ink(palette.text, palette.surround)
        style = ink(palette.win, palette.surround, bold=True) if row.strong else ground
        mark = self.looks.glyphs.star if row.strong else " "
        room = beside - 3 if beside and row.five else cells.width - 3
        cells.text(2, y, f"{mark} {row.text}", style, width=room)
        if beside is None and row.five:
            y += 1
        draw_row(cells, (beside or 4, y), row.five, ground, self.looks)
        return y + 1

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(CommandChosen("next"))

    def _net_lines(self, picture: ResultsPicture, width: int) -> list[str]:
        """``Ann +120   Ben -60`` in columns, in as many lines as they take."""
        entries = [f"{shown(name)} {net(won)}" for name, won in picture.nets]
        column = max(map(cell_len, entries), default=0) + 3
        each = max(1, width // column) if entries else 1
        return [
            "".join(set_cell_size(entry, column) for entry in entries[at : at + each])
            for at in range(0, len(entries), each)
        ]

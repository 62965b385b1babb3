"""The closing page: who has won the evening, who pays whom, and what there was to remember."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from rich.cells import cell_len
from textual import events

from drawholdem_tui.tui.live.commands import CLOSE
from drawholdem_tui.tui.live.pictures.closing import ClosingPicture, ClosingRow, Debt, Memory
from drawholdem_tui.tui.looks import block, ink
from drawholdem_tui.tui.table.drawing.cards import draw_card, draw_row
from drawholdem_tui.tui.table.drawing.cells import Cells, shown, wrapped
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen, FeltSheet
from drawholdem_tui.tui.table.scene.layouts import layout_for
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.scene.regions import KeyHint
from drawholdem_tui.tui.table.widgets.bars import tell_too_small
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import net

_WIDEST: Final = 108
_LONGEST_NAME: Final = 16
_CARDS: Final = ((9, 7), (7, 5))  # of the best hand, where there is room for large cards
_APART: Final = 3
_BARS: Final = 12  # cells for them at least
_BESIDE: Final = 16  # cells of a memory's title, or as many as the longest has


class ClosingPage(FeltSheet[ClosingPicture]):
    """Bars grow to the right for what was won and to the left for what was lost."""

    def paint(self, cells: Cells, picture: ClosingPicture) -> None:
        if layout_for(cells.width, cells.height) == "too small":
            tell_too_small(cells, self.looks)
            return
        width = min(_WIDEST, cells.width - 4)
        left, bottom = (cells.width - width) // 2, cells.height - 1
        self._bar(cells, picture, bottom)
        debts = _in_columns(picture.debts, width)
        luck = [row for told in picture.luck for row in wrapped(told, width)]
        changed = wrapped(picture.changed, width) if picture.changed else []
        needed = len(picture.rows) + len(debts) + len(luck) + len(picture.memories) + len(changed)
        parts = 2 + bool(luck)
        titles = 2 * (bottom - 2 - needed >= 4 * parts)  # a blank row and what stands below it
        card = _largest(bottom - 6 - needed - parts * titles, picture)
        needed += 2 + parts * titles + (card[1] + 1 if card else 0)
        y = max(0, (bottom - needed - 1) // 2)
        y = self._heading(cells, y, left, width, picture)
        if card:
            y = self._best_hand(cells, y, picture.memories, card)
        y = self._places(cells, y, left, width, picture.rows)
        y = self._title(cells, y, left, translate(_("who owes whom")), rows=titles * bool(debts))
        y = self._told(cells, y, left, changed)
        y = self._debts(cells, y, left, debts)
        y = self._title(cells, y, left, translate(_("luck and play")), rows=titles * bool(luck))
        y = self._told(cells, y, left, luck[: max(0, bottom - y)])
        memories = titles * bool(picture.memories)
        y = self._title(cells, y, left, translate(_("highlights")), rows=memories)
        beside = max((_BESIDE, *(len(each.title) + 1 for each in picture.memories)))
        for memory in islice(picture.memories, max(0, bottom - y)):
            self._memory(cells, Place(left, y, width, 1), memory, beside, cards=not card)
            y += 1

    def _bar(self, cells: Cells, picture: ClosingPicture, y: int) -> None:
        palette = self.looks.palette
        quiet, strong = ink(palette.dim, palette.bar), ink(palette.text, palette.bar, bold=True)
        cells.fill(Place(0, y, cells.width, 1), strong)
        if picture.notice:
            cells.text(2, y, picture.notice, ink(palette.accent, palette.bar, bold=True))
            return
        for x, hint in _laid(picture.keys):
            end = cells.text(x, y, hint.key, strong)
            cells.text(end + 1, y, hint.title, quiet)

    def _heading(self, cells: Cells, y: int, left: int, width: int, picture: ClosingPicture) -> int:
        """Over the swap line, which is the game's signature."""
        palette = self.looks.palette
        end = cells.text(left, y, picture.heading, ink(palette.accent, palette.felt, bold=True))
        if cell_len(picture.told) <= left + width - end - 2:
            cells.right(left + width, y, picture.told, ink(palette.dim, palette.felt))
        line = Place(left, y + 1, width, 1)
        cells.fill(line, ink(palette.accent, palette.felt), self.looks.glyphs.dash)
        return y + 2

    def _best_hand(
        self, cells: Cells, y: int, memories: Sequence[Memory], size: tuple[int, int]
    ) -> int:
        width, height = size
        cards = memories[0].cards
        left = (cells.width - len(cards) * (width + 1) + 1) // 2
        for number, card in enumerate(cards):
            spot = Place(left + number * (width + 1), y, width, height)
            draw_card(cells, spot, card, self.looks)
        return y + height + 1

    def _title(self, cells: Cells, y: int, left: int, text: str, *, rows: int) -> int:
        if rows:
            cells.text(left, y + 1, text, ink(self.looks.palette.dim, self.looks.palette.felt))
        return y + rows

    # Places

    def _places(
        self, cells: Cells, y: int, left: int, width: int, rows: Sequence[ClosingRow]
    ) -> int:
        palette = self.looks.palette
        plain, quiet = ink(palette.text, palette.felt), ink(palette.dim, palette.felt)
        name = min(_LONGEST_NAME, max(cell_len(shown(row.name)) for row in rows))
        nets = max(len(net(row.net)) for row in rows)
        facts = _facts(rows, width - (4 + name + 2 + 1 + nets) - _BARS)
        room = sum(max(map(len, column)) + _APART for column in facts)
        bars = Place(left + 4 + name + 2, y, width - (4 + name + 2 + 1 + nets + room), 1)
        most = max(abs(row.net) for row in rows) or 1
        for number, row in enumerate(rows):
            best = row.place == 1
            medal = block(palette.surround, palette.accent) if best else quiet
            strong = ink(palette.text, palette.felt, bold=best)
            cells.text(left, y, f"{row.place:>2}.", medal)
            cells.text(left + 4, y, row.name, strong, width=name)
            self._net_bar(cells, bars._replace(y=y), row.net, most)
            gain = ink(palette.win if row.net > 0 else palette.text, palette.felt, bold=True)
            end = bars.right + 1 + nets
            cells.right(end, y, net(row.net), gain)
            for column in facts:
                end += max(map(len, column)) + _APART
                cells.right(end, y, column[number], plain if best else quiet)
            y += 1
        return y

    def _net_bar(self, cells: Cells, place: Place, amount: int, most: int) -> None:
        """From the middle: a cell for so many chips, and half a one where that is nearer."""
        palette, ascii_only = self.looks.palette, self.looks.glyphs.only_ascii
        side = (place.width - 1) // 2
        middle = place.x + side
        full, half = divmod(round(2 * side * abs(amount) / most), 2)
        style = ink(palette.win if amount > 0 else palette.dim, palette.felt)
        start = middle + 1 if amount > 0 else middle - full
        cells.fill(Place(start, place.y, full, 1), style, "#" if ascii_only else "\u2588")
        if half and not ascii_only:
            at, sign = (start + full, "\u258c") if amount > 0 else (start - 1, "\u2590")
            cells.text(at, place.y, sign, style)
        cells.text(middle, place.y, self.looks.glyphs.upright, ink(palette.accent, palette.felt))

    # Who pays whom

    def _debts(self, cells: Cells, y: int, left: int, rows: Sequence[Sequence[Debt]]) -> int:
        """As chips that are pushed over."""
        palette, glyphs = self.looks.palette, self.looks.glyphs
        strong = ink(palette.text, palette.felt, bold=True)
        gold = ink(palette.accent, palette.felt, bold=True)
        apart = max((_length(debt) for row in rows for debt in row), default=0)
        for row in rows:
            x = left
            for debt in row:
                end = cells.text(x, y, debt.payer, strong, width=_LONGEST_NAME)
                lies = f" {glyphs.dash * 2} {glyphs.chip} {debt.amount} {glyphs.dash}{glyphs.turn} "
                end = cells.text(end, y, lies, gold)
                cells.text(end, y, debt.payee, strong, width=_LONGEST_NAME)
                x += apart
            y += 1
        return y

    def _told(self, cells: Cells, y: int, left: int, rows: Sequence[str]) -> int:
        for row in rows:
            cells.text(left, y, row, ink(self.looks.palette.text, self.looks.palette.felt))
            y += 1
        return y

    # What is remembered

    def _memory(
        self, cells: Cells, row: Place, memory: Memory, beside: int, *, cards: bool
    ) -> None:
        left, y, width, _rows = row
        palette = self.looks.palette
        quiet = ink(palette.dim, palette.felt)
        x = left + beside
        cells.text(left, y, memory.title, quiet)
        if memory.cards and cards and width >= 90:
            x = draw_row(cells, (x, y), memory.cards, self.looks, size=3) + 2
        hand = cells.right(left + width, y, memory.hand, quiet)
        strong = ink(palette.text, palette.felt, bold=True)
        x = cells.text(x, y, memory.name, strong, width=min(_LONGEST_NAME, hand - x - 1))
        room = hand - x - 4
        told = memory.told if cell_len(memory.told) <= room else memory.shorter or memory.told
        cells.text(x + 2, y, told, ink(palette.text, palette.felt), width=room)

    def on_click(self, event: events.Click) -> None:
        """On a key of the bar: that; anywhere else it goes on."""
        event.stop()
        command = CLOSE
        if self.picture and not self.picture.notice and event.y == self.size.height - 1:
            at = (hint.command for x, hint in _laid(self.picture.keys) if x <= event.x)
            command = next(reversed([*at]), CLOSE)
        self.post_message(CommandChosen(command))


def _laid(keys: Sequence[KeyHint]) -> list[tuple[int, KeyHint]]:
    """Where each begins."""
    x, laid = 2, []
    for hint in keys:
        laid.append((x, hint))
        x += cell_len(hint.key) + 1 + cell_len(hint.title) + _APART
    return laid


def _largest(room: int, picture: ClosingPicture) -> tuple[int, int] | None:
    """Cards for which so many rows are enough."""
    if not any(each.cards for each in picture.memories):
        return None
    return next((card for card in _CARDS if card[1] <= room), None)


def _facts(rows: Sequence[ClosingRow], room: int) -> list[tuple[str, ...]]:
    """As many columns as leave room for the bars, which say more: luck sooner than hands won, and
    those sooner than what was bought. The last one is always there."""
    luck, bought, won = zip(*((row.luck, row.bought, row.won) for row in rows), strict=True)
    for columns in ([luck, bought, won], [luck, won], [luck], [bought, won]):
        there = [column for column in columns if any(column)]
        if there and sum(max(map(len, column)) + _APART for column in there) <= room:
            return there
    return [won]


def _length(debt: Debt) -> int:
    names = sum(min(_LONGEST_NAME, cell_len(shown(name))) for name in (debt.payer, debt.payee))
    return names + len(debt.amount) + 10 + _APART


def _in_columns(debts: Sequence[Debt], width: int) -> list[Sequence[Debt]]:
    """As many beside each other as there is room for."""
    beside = max(1, (width + _APART) // max(map(_length, debts), default=1))
    return [debts[at : at + beside] for at in range(0, len(debts), beside)]

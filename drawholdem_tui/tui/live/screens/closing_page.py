"""The closing page: who has won the evening, who pays whom, and what there was to remember."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style
from textual import events

from drawholdem_tui.tui.live.commands import CLOSE
from drawholdem_tui.tui.live.pictures.closing import ClosingPicture, ClosingRow, Debt, Memory
from drawholdem_tui.tui.looks import block, ink, tone_of
from drawholdem_tui.tui.table.drawing.cards import draw_card, draw_row
from drawholdem_tui.tui.table.drawing.cells import Cells, shown, wrapped
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen, FeltSheet
from drawholdem_tui.tui.table.drawing.frame import TOP, Key, draw_keys, draw_title, laid_keys
from drawholdem_tui.tui.table.drawing.lines import Said, draw_heading
from drawholdem_tui.tui.table.scene.layouts import layout_for
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.widgets.bars import tell_too_small
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import signed

_WIDEST: Final = 160
_TWO: Final = 120  # cells in which what stands below the places has two columns
_BETWEEN: Final = 4
_MOST_AIR: Final = 3  # empty rows more between the parts
_TALL: Final = 30  # rows of a page that begins with an empty one
_LONGEST_NAME: Final = 16
_CARDS: Final = (
    (13, 13),
    (11, 8),
    (9, 7),
    (7, 5),
)  # of the best hand, where there is room for large cards
_APART: Final = 3
_BARS: Final = 12  # cells for them at least
_BESIDE: Final = 16  # cells of a memory's title, or as many as the longest has


class _Part(NamedTuple):
    """What stands below the places: so many rows, drawn from a corner on."""

    heading: str
    rows: int
    draw: Callable[[Cells, Place], None]


class ClosingPage(FeltSheet[ClosingPicture]):
    """Bars grow to the right for what was won and to the left for what was lost."""

    RAIL = 1

    def paint(self, cells: Cells, picture: ClosingPicture) -> None:
        if layout_for(cells.width, cells.height) == "too small":
            tell_too_small(cells, self.looks)
            return
        told = Said(picture.told, "gold")
        draw_title(cells, self.looks, picture.heading, told)
        self._bar(cells, picture)
        width = min(_WIDEST, cells.width - 4)
        top = TOP + (cells.height >= _TALL)
        whole = Place((cells.width - width) // 2, top, width, cells.height - 1 - top)
        parts = self._parts(picture, whole, cards=False)
        room, places = whole.height, len(picture.rows)
        needed = self._rows(parts, 0) + places
        headings = self._rows(parts, 1) + places <= room
        needed = self._rows(parts, int(headings)) + places
        card = _largest(room - needed - 3, picture)
        needed += card[1] + 3 if card else 0
        step = 2 if needed + places <= room else 1
        air = min(_MOST_AIR, (room - needed - places * (step - 1)) // 4)
        y = whole.y + air
        if card:
            y = self._best_hand(cells, y, picture.memories[0], card) + 1 + air
        y = self._places(cells, whole._replace(y=y), picture.rows, step) + headings + air
        parts = self._parts(picture, whole, cards=not card)
        self._lay(cells, whole._replace(y=y, height=whole.bottom - y), parts, headings=headings)

    def _parts(self, picture: ClosingPicture, whole: Place, *, cards: bool) -> list[list[_Part]]:
        """What stands below the places, in one column or in two; with the best hand in small cards
        where it does not lie there in large ones."""
        two = whole.width >= _TWO
        width = (whole.width - _BETWEEN) // 2 if two else whole.width
        debts = _in_columns(picture.debts, width)
        changed = wrapped(picture.changed, width) if picture.changed else []
        luck = [row for told in picture.luck for row in wrapped(told, width, indent="")]

        def owes(cells: Cells, place: Place) -> None:
            y = self._told(cells, place.y, place.x, changed)
            self._debts(cells, y, place.x, debts)

        def lucky(cells: Cells, place: Place) -> None:
            self._told(cells, place.y, place.x, luck[: max(0, place.height)])

        def remembers(cells: Cells, place: Place) -> None:
            beside = max((_BESIDE, *(len(each.title) + 1 for each in picture.memories)))
            room = islice(picture.memories, max(0, place.height))
            for y, memory in enumerate(room, place.y):
                self._memory(cells, place._replace(y=y, height=1), memory, beside, cards=cards)

        parts = [
            _Part(translate(_("who owes whom")), len(debts) + len(changed), owes),
            _Part(translate(_("luck and play")), len(luck), lucky),
            _Part(translate(_("highlights")), len(picture.memories), remembers),
        ]
        there = [part for part in parts if part.rows]
        return [there[:-1], there[-1:]] if two and len(there) > 1 else [there]

    def _rows(self, columns: Sequence[Sequence[_Part]], headings: int) -> int:
        """Each has a heading and an empty row before it, where there is room for them."""
        sums = (sum(part.rows + 2 * headings for part in column) for column in columns)
        return max(sums, default=0)

    def _lay(
        self, cells: Cells, place: Place, columns: Sequence[Sequence[_Part]], *, headings: bool
    ) -> None:
        width = (place.width - _BETWEEN * (len(columns) - 1)) // len(columns)
        for number, column in enumerate(columns):
            x, y = place.x + number * (width + _BETWEEN), place.y
            for part in column:
                if headings:
                    draw_heading(cells, Place(x, y, width, 1), part.heading, self.looks)
                    y += 1
                part.draw(cells, Place(x, y, width, place.bottom - y))
                y += part.rows + headings

    def _bar(self, cells: Cells, picture: ClosingPicture) -> None:
        draw_keys(cells, self.looks, _keys(picture))
        if picture.notice:
            bar = self.looks.palette.bar
            y = cells.height - 1
            cells.fill(Place(0, y, cells.width, 1), self.looks.ink("plain", bar))
            cells.text(2, y, picture.notice, self.looks.ink("gold", bar))

    def _best_hand(self, cells: Cells, y: int, best: Memory, size: tuple[int, int]) -> int:
        """With whose it was below it."""
        width, height = size
        left = (cells.width - len(best.cards) * (width + 1) + 1) // 2
        for number, card in enumerate(best.cards):
            spot = Place(left + number * (width + 1), y, width, height)
            draw_card(cells, spot, card, self.looks)
        told = f"{best.title}: {best.name}, {best.told}"
        if cell_len(told) > cells.width - 4:
            told = f"{best.name}, {best.shorter or best.told}"
        cells.centre(y + height + 1, told, self.looks.on_felt("gold"))
        return y + height + 2

    # Places

    def _places(self, cells: Cells, place: Place, rows: Sequence[ClosingRow], step: int) -> int:
        left, y, width, _height = place
        palette = self.looks.palette
        name = min(_LONGEST_NAME, max(cell_len(shown(row.name)) for row in rows))
        nets = max(len(signed(row.net)) for row in rows)
        facts = _facts(rows, width - (4 + name + 2 + 1 + nets) - _BARS)
        room = sum(max(map(len, column)) + _APART for column in facts)
        bars = Place(left + 4 + name + 2, y, width - (4 + name + 2 + 1 + nets + room), 1)
        most = max(abs(row.net) for row in rows) or 1
        for number, row in enumerate(rows):
            best = row.place == 1
            plain, quiet = self.looks.on_felt(), self.looks.on_felt("quiet")
            gained = self.looks.on_felt(tone_of(row.net))
            line = self.looks.on_felt("gold")
            if best:
                plain = quiet = gained = line = block(palette.surround, palette.accent)
                cells.fill(Place(left - 1, y, width + 2, 1), plain)
            cells.text(left, y, f"{row.place:>2}.", quiet)
            cells.text(left + 4, y, row.name, plain, width=name)
            self._net_bar(cells, bars._replace(y=y), row.net / most, (gained, line))
            end = bars.right + 1 + nets
            cells.right(end, y, signed(row.net), gained + Style(bold=True))
            for column in facts:
                end += max(map(len, column)) + _APART
                cells.right(end, y, column[number], quiet)
            y += step
        return y - step + 1

    def _net_bar(self, cells: Cells, place: Place, share: float, inks: tuple[Style, Style]) -> None:
        """From the middle: a cell for so many chips, and half a one where that is nearer."""
        ascii_only, (style, line) = self.looks.glyphs.only_ascii, inks
        side = (place.width - 1) // 2
        middle = place.x + side
        full, half = divmod(round(2 * side * abs(share)), 2)
        start = middle + 1 if share > 0 else middle - full
        cells.fill(Place(start, place.y, full, 1), style, "#" if ascii_only else "\u2588")
        if half and not ascii_only:
            at, sign = (start + full, "\u258c") if share > 0 else (start - 1, "\u2590")
            cells.text(at, place.y, sign, style)
        cells.text(middle, place.y, self.looks.glyphs.upright, line)

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
        if memory.cards and cards and width >= 64:
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
            laid = laid_keys(_keys(self.picture), self.size.width)
            at = (key.press for x, _right, key in laid if x <= event.x)
            command = next(reversed([*at]), CLOSE)
        self.post_message(CommandChosen(command))


def _keys(picture: ClosingPicture) -> list[Key]:
    return [Key(hint.key, hint.title, hint.command) for hint in picture.keys]


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

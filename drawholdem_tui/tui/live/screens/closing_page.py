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
from drawholdem_tui.tui.table.drawing.cards import draw_bitmap, draw_card, draw_row
from drawholdem_tui.tui.table.drawing.cells import Cells, shown, wrapped
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen, FeltSheet
from drawholdem_tui.tui.table.drawing.frame import TOP, Key, draw_keys, draw_title, laid_keys
from drawholdem_tui.tui.table.drawing.letters import words
from drawholdem_tui.tui.table.drawing.lines import Said, draw_heading
from drawholdem_tui.tui.table.scene.layouts import layout_for
from drawholdem_tui.tui.table.scene.plan import LETTER_ROWS, CardSize, Place
from drawholdem_tui.tui.table.widgets.bars import tell_too_small
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import signed

_WIDEST: Final = 160
_TWO: Final = 120  # cells in which what stands below the places has two columns
_BETWEEN: Final = 4
_MOST_AIR: Final = 3  # empty rows more between the parts
_TALL: Final = 30  # rows of a page that begins with an empty one
_LONGEST_NAME: Final = 16
_HIGH: Final = 45  # rows of a page with names twice as large
# of the best hand, where there is room for large cards
_CARDS: Final[tuple[CardSize, ...]] = ((13, 13), (11, 8), (9, 7), (7, 5))
_AIR: Final = 3  # rows that large cards leave
_APART: Final = 3
_BARS: Final = 12  # cells for them at least
_BESIDE: Final = 16  # cells of a memory's title, or as many as the longest has


class _Part(NamedTuple):
    """What stands below the places: so many rows, drawn from a corner on."""

    heading: str
    rows: int
    draw: Callable[[Cells, Place], None]


class _Laid(NamedTuple):
    """How it all finds room: the winner's name so large, the best hand in such cards, so many rows
    from one place to the next, and all of it in so many rows."""

    times: int
    card: CardSize | None
    step: int
    rows: int
    headings: bool


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
        laid = self._laid(picture, whole)
        spare = max(0, whole.height - laid.rows)
        air = min(_MOST_AIR, (spare + 1) // 4)
        y = whole.y + (air or int(spare > 0 and top == TOP))
        if laid.times:
            y = self._winner(cells, y, picture, laid.times) + air
        y = self._places(cells, whole._replace(y=y), picture.rows, laid.step)
        y += laid.headings + air
        parts = self._parts(picture, whole, laid.card) or []
        place = whole._replace(y=y, height=whole.bottom - y)
        self._lay(cells, place, parts, headings=laid.headings)

    def _laid(self, picture: ClosingPicture, whole: Place) -> _Laid:
        """Who has won is told large first; then the best hand is; then rows have air."""
        places = len(picture.rows)
        cards: list[CardSize | None] = [*_CARDS, None] if self.looks.in_halves else [None]
        for times in self._sizes(picture, whole):
            head = times * LETTER_ROWS + 2 if times else 0
            for card in cards:
                parts = self._parts(picture, whole, card)
                if parts is None:
                    continue
                for step in (2, 1):
                    rows = head + places * step - step + 1 + self._rows(parts, 1)
                    if rows + (_AIR if card else 0) <= whole.height:
                        return _Laid(times, card, step, rows, headings=True)
        rows = places + self._rows(self._parts(picture, whole, None) or [], 0)
        return _Laid(0, None, 1, rows, headings=False)

    def _sizes(self, picture: ClosingPicture, whole: Place) -> list[int]:
        """Of the winner's name; 0 where nobody is told: there are two, or nothing was won."""
        first, *others = picture.rows
        if first.net <= 0 or any(row.place == 1 for row in others) or not self.looks.in_halves:
            return [0]
        sizes = [2, 1] if whole.height >= _HIGH else [1]
        dots = {times: words(first.name, times) for times in sizes}
        return [*(t for t, rows in dots.items() if rows and len(rows[0]) <= whole.width), 0]

    def _winner(self, cells: Cells, y: int, picture: ClosingPicture, times: int) -> int:
        """Read across a room."""
        first = picture.rows[0]
        rows = words(first.name, times) or ("",)
        gold = self.looks.on_felt("gold")
        draw_bitmap(cells, ((cells.width - len(rows[0])) // 2, 2 * y), rows, gold)
        y += times * LETTER_ROWS
        cells.centre(y, picture.won, self.looks.on_felt("strong"))
        return y + 2

    def _parts(
        self, picture: ClosingPicture, whole: Place, card: CardSize | None
    ) -> list[list[_Part]] | None:
        """What stands below the places, in one column or in two, the best hand in cards of this
        size; nothing where those do not fit there."""
        two = whole.width >= _TWO
        width = (whole.width - _BETWEEN) // 2 if two else whole.width
        best = next((each.cards for each in picture.memories if each.cards), ())
        if card and not 0 < len(best) * (card[0] + 1) <= width:
            return None
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
            if card:
                for x, face in zip(range(place.x, place.right, card[0] + 1), best, strict=False):
                    draw_card(cells, Place(x, place.y, *card), face, self.looks)
                place = _below(place, card[1] + 1)
            room = islice(picture.memories, max(0, place.height))
            for y, memory in enumerate(room, place.y):
                row = place._replace(y=y, height=1)
                self._memory(cells, row, memory, beside, cards=not card)

        remembered = len(picture.memories) + (card[1] + 1 if card else 0)
        parts = [
            _Part(translate(_("who owes whom")), len(debts) + len(changed), owes),
            _Part(translate(_("luck and play")), len(luck), lucky),
            _Part(translate(_("highlights")), remembered, remembers),
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
        """From the middle: a cell for so many chips, and half a one where that is nearer. Lower
        than its row: those of rows that follow each other would melt into stairs."""
        style, line = inks
        whole, halves = "\u2584", "\u2596\u2597"
        if not self.looks.in_halves:
            whole, halves = "#" if self.looks.glyphs.only_ascii else "\u2588", ""
        side = (place.width - 1) // 2
        middle = place.x + side
        full, half = divmod(round(2 * side * abs(share)), 2)
        start = middle + 1 if share > 0 else middle - full
        cells.fill(Place(start, place.y, full, 1), style, whole)
        if half and halves:
            at, sign = (start + full, halves[0]) if share > 0 else (start - 1, halves[1])
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
        shortest = cell_len(memory.name) + cell_len(memory.shorter or memory.told)
        needed = beside + 4 * len(memory.cards) + 1 + shortest + 4 + cell_len(memory.hand)
        if memory.cards and cards and needed <= width:
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


def _below(place: Place, rows: int) -> Place:
    return place._replace(y=place.y + rows, height=place.height - rows)


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

"""What came of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from textual import events

from drawholdem_tui.tui.looks import block, ink
from drawholdem_tui.tui.table.drawing.cells import (
    Cells,
    longest,
    longest_in_rows,
    wrapped,
)
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen, Overlay, Says
from drawholdem_tui.tui.table.panel.action_bar import further, paint_keys
from drawholdem_tui.tui.table.panel.outcome import (
    PUT_IN,
    Columns,
    briefest,
    columns_of,
    hand_in,
    keys_beside,
    lies_free,
    paint_answers,
    paint_cards,
    paint_titles,
    paint_verdict,
    paint_worths,
    room_for_the_hand,
    said_below,
    said_last,
    won_in,
)
from drawholdem_tui.tui.table.scene.log_rows import (
    APART,
    BETWEEN,
    EDGE,
    BesideOthers,
    ResultRow,
    folded_together,
    making_room,
    side_by_side,
    with_the_same,
)
from drawholdem_tui.tui.table.scene.plan import Place, Plan
from drawholdem_tui.tui.table.scene.regions import KeyHint, ResultsPicture
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips, signed

_AIR: Final = 1  # row above the key bar
_WIDEST: Final = 118  # columns: across more nobody finds the row again
_WIDE_ENOUGH: Final = 88  # the same beside one's own cards
_ASKS: Final = 4  # rows in which what is asked may take two


class Results(Overlay[ResultsPicture]):
    """It stays until a key goes on."""

    SAYS = Says.NEXT
    _gold: Sequence[tuple[Place, KeyHint]] = ()
    _told: tuple[Plan, ResultsPicture, frozenset[str]] | None = None

    def told_in(self, plan: Plan) -> frozenset[str]:
        """The commands of the keys that stand out here: they stand nowhere else."""
        if self.picture is None or not self.picture.next:
            return frozenset()
        if self._told is None or self._told[0] is not plan or self._told[1] is not self.picture:
            twin = Results(self.looks, id="results")
            twin.cells_in(plan, self.picture)
            told = frozenset(key.command for _place, key in twin._gold)
            self._told = plan, self.picture, told
        return self._told[2]

    def on_click(self, event: events.Click) -> None:
        """On one of these keys: what it does, and not what a click beside it does."""
        for place, key in self._gold:
            if event.y == place.y and place.x <= event.x < place.right:
                event.stop()
                event.prevent_default()
                self.post_message(CommandChosen(key.command))

    def place_in(self, plan: Plan) -> Place | None:
        place, picture, end = super().place_in(plan), self.picture, plan.end
        if not (place and picture):
            return place
        free = lies_free(picture, plan)
        if picture.of_a_hand and plan.own_row:  # which is told in the table
            x = 0 if free == "all" and end and end.alone else place.x
            return Place(x, place.y - 1, place.right - x, place.height + 1)
        if picture.of_a_hand and plan.layout == "small":  # one's own five lie on the felt
            return place._replace(x=0, width=place.right)
        return place

    def paint(self, cells: Cells, picture: ResultsPicture) -> None:
        self._gold = ()
        if picture.of_a_hand and self.plan.ring and not lies_free(picture, self.plan):
            self._beside_the_cards(cells, picture)
        elif picture.of_a_hand:
            (self._in_the_middle if self.plan.ring else self._paint_results)(cells, picture)
        elif self.plan.ring:
            self._round_the_cards(cells, picture)
        else:
            paint_worths(cells, picture, self.looks)

    def _round_the_cards(self, cells: Cells, picture: ResultsPicture) -> None:
        """Where the question stood, and where one could answer."""
        words, keys = (cells.here(self.plan.places[each]) for each in ("panel", "actions"))
        words = words._replace(x=words.x + 1, width=words.width - 2)
        paint_verdict(cells, words, picture, self.looks)
        place = keys._replace(width=keys.width - APART)
        paint_answers(cells, place, picture.worths, self.looks, picture.worths_of)

    @property
    def _below_seats(self) -> bool:
        return self.plan.layout == "compact" and self.plan.end is None

    def _in_the_middle(self, cells: Cells, picture: ResultsPicture) -> None:
        """As wide as it is; what is told below moves no table when it comes."""
        there, low = tuple(row for row in picture.rows if row.net or not row.folded), cells.height
        more = len(picture.rows) - len(there)
        ways = 3, 1  # headings, and keys below a free row
        if any(len(there) + way < low <= len(there) + way + more for way in ways):
            picture, low = picture.but(rows=there), low - _AIR  # plates tell of the others
        middle = Cells(min(cells.width, _WIDEST), low, self.ink(), self.looks.glyphs)
        rows = self._paint_results(middle, picture)
        ends = [cell_len("".join(signs).rstrip()) + EDGE for signs in middle.signs]
        x = (cells.width - max(ends[:rows], default=middle.width)) // 2
        below = max(0, min(x, cells.width - max(ends)))
        for at, part in ((x, range(rows)), (below, range(rows, low))):
            cells.lay(middle, Place(at, 0, cells.width - at, cells.height), part)
        self._gold = further(self._gold, below)

    def _beside_the_cards(self, cells: Cells, picture: ResultsPicture) -> None:
        """Left of one's own cards, which stay where they lay, what the hand came to, with whole
        names of hands as far as there is room; right of them those who have none; and all else."""
        left, right = (cells.here(self.plan.places[each]) for each in ("panel", "actions"))
        width, first = right.width - 1, left.y
        more = max(0, min(left.x, _WIDE_ENOUGH - left.width))
        left = left._replace(x=left.x - more, width=left.width + more)
        rows = making_room(self._rows(picture), cells.height, headed=True, kept=False)
        rows = rows if len(rows) < cells.height else folded_together(rows)
        deep = len(rows) if len(rows) < cells.height else -(-len(rows) // 2)
        said = [picture.asks] if picture.asks else []
        also = (*said, picture.heading, *picture.notes)
        lines = sum(len(wrapped(each, width - 2 * EDGE)) for each in also if each)
        most = _ASKS - 1 - min(lines, 1) * (deep < len(rows) and not said)
        line = said or picture.line
        last = [] if line is None else longest_in_rows(line or ("",), width - 2 * EDGE, most)
        first = min(first, cells.height - 1 - deep)
        lower = first + (cells.height - first - deep - 1) // 3 * (len(rows) == deep)
        sheet = partial(Cells, height=cells.height, ground=self.ink(), glyphs=self.looks.glyphs)
        ends = first
        for those, x, wide in ((rows[:deep], left.x, left.width), (rows[deep:], right.x, width)):
            if those:
                hands = sheet(wide)
                ends = self._one_below_the_other(hands, lower, those, headed=True, beside=True)
                cells.lay(hands, Place(x, 0, wide, cells.height))
        x, free = right.x, cells.height - ends
        if deep == len(rows):  # keys with a free row between them, and one below all
            y = min(first, max(0, cells.height - 2 - lines - 2 * len(picture.next)))
        elif len(last) <= free:
            y = min(ends + 1, cells.height - len(last))
        else:  # in one row, below one's own cards
            x, y, width = left.x, cells.height - 1, cells.width - left.x
            last = [longest(line or (), width - 2 * EDGE, last[0])]
        words = sheet(width)
        self._what_else(words, y, picture, last)
        cells.lay(words, Place(x, 0, width, cells.height), range(y, cells.height))
        self._gold = further(self._gold, x)

    def _paint_results(self, cells: Cells, picture: ResultsPicture) -> int:
        rows, notes, width = self._rows(picture), picture.notes, cells.width - 2 * EDGE
        free = cells.height - len(rows) - bool(picture.heading)
        asks = picture.asks and cells.height >= _ASKS  # in two rows, and a hand is left out for it
        last = said_last(picture, width, max(2, free) if asks else free)
        if picture.keys_tell and last and not keys_beside(cells, last, picture):
            last = [""]
        if self._below_seats:  # each of whose rows has the rest
            rows = tuple(row for row in rows if row.won)
        last_row = cells.height - len(last) - bool(picture.heading)
        headed = self.plan.layout != "compact"  # which says what figures are
        keys = picture.next and not keys_beside(cells, last, picture)
        least = picture.bought or bool(notes and self.plan.own_row)
        fewer = making_room(rows, last_row - bool(keys), headed=headed, kept=picture.bought)
        silent = picture.line is None and (picture.keys_tell or not picture.asks)
        crowded = silent and len(rows) + headed > last_row
        least_rows = making_room(rows, last_row, headed=headed, kept=picture.bought)
        small = self.plan.own_row and len(least_rows) > last_row
        small = small and bool(picture.next or not picture.asks)
        if last and (crowded or small):
            last_row, last = last_row + len(last), []  # all of them come before what is said
        elif keys and len(fewer if headed else rows) + least + 1 < last_row:  # a row below all that
            last, last_row = [*last, ""], last_row - 1
        beside = self.plan.ring is not None and len(fewer) + least > last_row
        if not beside:
            above = last_row - _AIR * bool(headed and last and not self.plan.own_row)
            rows = making_room(rows, above, headed=headed, kept=picture.bought)
        spare = last_row - (len(folded_together(rows)) if len(rows) > last_row else len(rows))
        y = int(spare >= 3 + _AIR + len(notes) + bool(picture.next))
        says_why = not any(row.won for row in rows)
        wanted = 2 if notes and says_why else 1  # more than headings do
        if spare < 0 or beside:
            y = self._in_columns(cells, (y, last_row), rows)
        else:
            headed = spare >= max(wanted, 1 + picture.bought)
            y = self._one_below_the_other(cells, y, rows, headed=headed)
        self._what_else(cells, y, picture, last)
        return y

    def _what_else(self, cells: Cells, y: int, picture: ResultsPicture, last: list[str]) -> None:
        """From that row on, which hands may end above."""
        width, bottom = cells.width - 2 * EDGE, cells.height - len(last)
        end = (cells.height if last == [""] and not picture.next else bottom) - y
        air = 0 if self.plan.own_row else _AIR
        said = said_below(picture, self.looks, Place(EDGE, y, width, end), air)
        bottom -= y + len(said) + 1 < bottom  # a row above the last one comes first
        y += bool(said) and y + len(said) < bottom
        for row, (text, style) in enumerate(said, y):
            cells.text(EDGE, row, text, style, width=width)
        self._last(cells, min(bottom, y + len(said) + 1), last, picture)

    def _rows(self, picture: ResultsPicture) -> tuple[ResultRow, ...]:
        """Beside a log that tells the places of all only those of the last hand."""
        if self.plan.layout == "wide":
            return picture.rows
        return (*(row.but(name=row.placed or row.name) for row in picture.rows), *picture.out)

    def _last(self, cells: Cells, y: int, last: list[str], picture: ResultsPicture) -> None:
        """Close below the table, where it is seen at once, and behind it or below it keys: beside
        one's own cards one below the other."""
        x, width = EDGE, cells.width - EDGE
        for row, line in enumerate(last, start=y):
            x = cells.text(EDGE, row, line, self.ink(), width=width) + BETWEEN if line else EDGE
        below = y + len(last) - (last[-1:] == [""])
        air = self.plan.ring is not None and last[-1:] not in ([], [""])
        below += air and cells.height - below > 2 * len(picture.next)
        place = Place(EDGE, below, width, cells.height - below)
        if last and (not place.height or keys_beside(cells, last, picture)):
            place = Place(x, y + len(last) - 1, cells.width - x, 1)
        self._gold = paint_keys(cells, place, picture.next, self.looks)

    def _one_below_the_other(
        self,
        cells: Cells,
        y: int,
        rows: tuple[ResultRow, ...],
        *,
        headed: bool,
        beside: bool = False,
    ) -> int:
        """Gives the next row. ``beside`` one's own cards what came from which pot has one below."""
        seen = self.plan.layout != "compact" or self.plan.end is None
        won = self.plan.own_row and self.picture and not self.picture.free
        stacks = seen and not (won and headed)  # one's own plate is a row of this
        columns = columns_of(
            rows, cells.width, cards_are_seen=seen, stacks_are_seen=stacks, headed=headed
        )
        if self._below_seats:  # which show them
            columns = columns._replace(shows_cards=False, hand=columns.cards)
        if headed:
            self._headings(cells, y, columns, rows)
            y += 1
        rows = rows if len(rows) <= cells.height - y else folded_together(rows)
        briefer = briefest(rows, [room_for_the_hand(row, columns) for row in rows])
        free = cells.height - y - len(rows)
        for row in rows:
            self._row(cells, y, row, columns, briefer)
            y += 1
            told = (" " * APART).join(row.won)
            x = min(columns.hand, cells.width - 1 - cell_len(told))
            if beside and len(row.won) > 1 and not columns.pots and free > 0 and x > EDGE:
                cells.text(x, y, told, self.ink("gold"))
                y, free = y + 1, free - 1
        return y

    def _in_columns(self, cells: Cells, rows_at: tuple[int, int], rows: Sequence[ResultRow]) -> int:
        """Of too many for that: down one column, then down the next. Gives the next row."""
        y, bottom = rows_at
        beside = next((many for many in (2, 3) if -(-len(rows) // many) <= bottom - y), 4)
        deep = -(-len(rows) // beside)
        headed = deep < bottom - y
        y, quiet = y + headed, self.looks.palette.dim
        columns = [rows[at : at + deep] for at in range(0, len(rows), deep)]
        placed = with_the_same(columns, side_by_side(columns, cells.width, beside))
        for those, at in zip(columns, placed, strict=True):
            if headed:
                hand = at.hand if any(row.hand for row in rows) else 0
                won_end = at.won_end if any(row.won for row in those) else 0
                paint_titles(cells, y - 1, hand, ((won_end, _("won")), (at.end, _("net"))), quiet)
            for line, row in enumerate(those, y):
                self._row_beside(cells, line, row, at)
        return y + deep

    def _row_beside(self, cells: Cells, y: int, row: ResultRow, at: BesideOthers) -> None:
        cells.text(at.name, y, row.name, self._name_ink(row), width=at.hand - APART - at.name)
        end = cells.right(at.end, y, signed(row.net), self._net_ink(row)) - at.apart
        if at.won_end and row.won:
            end = cells.right(at.won_end, y, row.won_in_all, self.ink("gold")) - at.apart
        words, width = (row.shorter or row.hand, *row.briefly, row.shortest), max(0, end - at.hand)
        told = longest((*words, row.kind), width) or row.kind
        style = self.ink("strong" if at.won_end else "gold") if row.won else self.ink("quiet")
        cells.text(at.hand, y, told, style, width=width)

    def _name_ink(self, row: ResultRow) -> Style:
        colour = self.looks.palette.text if row.net or row.won else self.looks.palette.dim
        return ink(colour, self.lies_on, bold=bool(row.won))

    def _net_ink(self, row: ResultRow) -> Style:
        palette = self.looks.palette
        if not row.net:
            return self.ink("quiet")
        return ink(palette.win if row.net > 0 else palette.loss, self.lies_on, bold=row.net > 0)

    def _headings(self, cells: Cells, y: int, at: Columns, rows: tuple[ResultRow, ...]) -> None:
        """Of a hand that everybody passed in there is nothing but the net."""
        if at.shows_cards:
            cells.write(at.cards, y, translate(_("cards")), self.looks.palette.dim)
        won_end = at.won_end if any(row.won for row in rows) else 0
        ends = (at.stack_end, _("chips")), (at.put_end, PUT_IN), (won_end, _("won"))
        hand = at.hand if any(row.hand for row in rows) else 0
        quiet = self.looks.palette.dim
        paint_titles(cells, y, hand, (*ends, (at.net_end, _("net"))), quiet)

    def _row(self, cells: Cells, y: int, row: ResultRow, at: Columns, briefer: int) -> None:
        style = self._name_ink(row)
        x = cells.text(EDGE, y, row.name, style, width=at.name) + 1
        if row.button and self.plan.layout == "compact" and self.plan.end:
            key = block(self.looks.palette.key_fg, self.looks.palette.key_bg)
            cells.text(x if x < EDGE + at.name else 1, y, self.looks.glyphs.button, key)
        if at.shows_cards:
            paint_cards(cells, (at.cards, y), row, self.looks, size=at.card)
        told, width = style if row.won else self.ink("quiet"), room_for_the_hand(row, at)
        hand = hand_in(row, width, briefer=briefer if row.briefly else 0)
        cells.text(at.hand, y, hand, told, width=width)
        if at.stack_end:
            cells.right(at.stack_end, y, row.stack, style)
        if at.put_end:
            cells.right(at.put_end, y, chips(row.put_in), self.ink("quiet"))
        won = self.ink("strong" if row.lesser else "gold")
        cells.right(at.won_end, y, won_in(row, pots=at.pots), won)
        cells.right(at.net_end, y, row.net_of_each or signed(row.net), self._net_ink(row))

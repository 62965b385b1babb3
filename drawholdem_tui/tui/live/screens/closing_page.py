"""The closing page: who has won the evening, who pays whom, and what there was to remember."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from textual import events

from drawholdem_tui.tui.live.commands import CLOSE
from drawholdem_tui.tui.live.pictures.closing import (
    ClosingPicture,
    Debt,
    explained_rows,
    first_heading,
    in_room,
    longest_name,
    luck_rows,
    memories_table,
    places_table,
    said_first,
)
from drawholdem_tui.tui.table.drawing import frame
from drawholdem_tui.tui.table.drawing.cards import Bitmap, draw_bitmap, draw_card
from drawholdem_tui.tui.table.drawing.cells import Cells, longest, shown
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen, FeltSheet
from drawholdem_tui.tui.table.drawing.letters import words
from drawholdem_tui.tui.table.drawing.lines import Said, draw_table
from drawholdem_tui.tui.table.scene.layouts import layout_for
from drawholdem_tui.tui.table.scene.plan import LETTER_ROWS, CardSize, Place
from drawholdem_tui.tui.table.widgets.bars import tell_too_small
from drawholdem_tui.words.language import _, translate

_WIDEST: Final = 172
_BETWEEN: Final = 4
_MOST_AIR: Final = 5  # empty rows more between the parts
_TALL: Final = 30  # rows of a page that begins with an empty one
_LARGE: Final[tuple[CardSize, ...]] = ((11, 8), (9, 7), (7, 5))
_SMALL: Final = (5, 3)
_APART: Final = 3
_Widths = tuple[int, int, int]  # of payers, amounts and payees
_Head = tuple[int, CardSize | None]  # how large the winner's name is, and the best hand beside it
_HEADS: Final[tuple[tuple[_Head, ...], ...]] = (  # no card is larger than the name of who has won
    tuple((2, card) for card in _LARGE),
    ((1, _LARGE[-1]), *((0, card) for card in _LARGE)),
    ((1, _SMALL), (0, _SMALL)),
    ((2, None), (1, None)),
    ((0, None),),
)
_BOARD: Final = 5
_FREE: Final = 4  # rows that are left where lines have air
_LARGE_CAPTION: Final = 2  # rows below a name twice as large, of which one is free


class _Way(NamedTuple):
    """Rows from one place or line to the next; ``brief``: of luck only how sure it is; ``bare``:
    the winner and the best hand are all there is to remember."""

    step: int
    low: int
    brief: bool = False
    bare: bool = False


_WAYS: Final = (
    _Way(2, 2), _Way(2, 1), _Way(2, 1, True), _Way(1, 1), _Way(1, 1, True), _Way(1, 1, True, True)
)  # fmt: skip


class _Part(NamedTuple):
    """What stands above the places or below them, so many cells from the left."""

    heading: str
    rows: int
    draw: Callable[[Cells, Place], None]
    x: int
    width: int


class _Laid(NamedTuple):
    """How it all finds room, and in how many rows."""

    head: _Head
    way: _Way
    rows: int
    apart: bool = True  # there are empty rows between the parts
    below: bool = True  # there is one below the winner's name


class ClosingPage(FeltSheet[ClosingPicture]):
    """Bars grow to the right for what was won and to the left for what was lost."""

    RAIL = 1

    def paint(self, cells: Cells, picture: ClosingPicture) -> None:
        if layout_for(cells.width, cells.height) == "too small":
            tell_too_small(cells, self.looks)
            return
        width = min(_WIDEST, cells.width - 4)
        top = frame.TOP + (cells.height >= _TALL)
        whole = Place((cells.width - width) // 2, top, width, cells.height - 1 - top)
        laid = self._laid(picture, whole)
        table, airy = places_table(picture, whole.width), laid.way.step > 1
        spare = max(0, whole.height - laid.rows)
        before = airy or spare > 0  # a free row below the places
        spare -= before > airy
        explained = explained_rows(picture, width, spare)
        spare -= len(explained)
        luck = [*luck_rows(picture, width, brief=laid.way.brief), *explained]
        named = laid.head[0] or picture.tournament or not self._alone(picture)
        told = picture.verdict.told if named else picture.verdict.winner
        frame.draw_title(cells, self.looks, picture.verdict.heading, (Said(told, "gold"),))
        first, *others = self._blocks(picture, whole, laid)
        air, rest = min(_MOST_AIR, spare // 4), spare % 4
        within = air * sum(map(bool, (_head_rows(laid.head), first, others)))
        y = whole.y + max(min(_MOST_AIR, spare // 4 + (rest > 1)), (spare - within) // 2)
        if rows := _head_rows(laid.head):
            y += whole.y == frame.TOP  # not on the rail
            self._head(cells, whole._replace(y=y, height=rows), picture, laid.head)
            y += rows + laid.below + air
        y = self._lay(cells, whole._replace(y=y, height=whole.bottom - y), first, laid)
        y += air * bool(first)
        draw_table(cells, whole._replace(y=y), table, self.looks, airy=airy)
        y += table.height(airy=airy) + before
        for line in luck:
            if y < whole.bottom:
                cells.text(whole.x, y, line, self.looks.on_felt("quiet"))
            y += 1
        y += laid.apart + air
        for block in others:
            self._lay(cells, whole._replace(y=y, height=whole.bottom - y), block, laid)
        self._bar(cells, picture)

    def _laid(self, picture: ClosingPicture, whole: Place) -> _Laid:
        """Who has won is told large first, then the best hand is, then rows have air."""
        for heads in _HEADS:
            fitting = [head for head in heads if self._fits(picture, whole.width, head)]
            tight = [(_WAYS[-2], False)] if whole.y == frame.TOP else []
            for way, below in (*((way, True) for way in _WAYS[:-1]), *tight, (_WAYS[-1], True)):
                for head in fitting:
                    if way.bare and head != (1, _SMALL):
                        continue
                    laid = _Laid(head, way, 0, below=below)
                    rows = self._rows(picture, whole, laid)
                    if rows + max(_FREE * (way.low > 1), whole.y > frame.TOP) <= whole.height:
                        return laid._replace(rows=rows)
        return _Laid((0, None), _WAYS[-2], whole.height, apart=False)

    def _rows(self, picture: ClosingPicture, whole: Place, laid: _Laid) -> int:
        """That all of it needs."""
        head = (rows := _head_rows(laid.head)) and rows + laid.below + (whole.y == frame.TOP)
        places = places_table(picture, whole.width).height(airy=laid.way.step > 1)
        luck = len(luck_rows(picture, whole.width, brief=laid.way.brief))
        blocks = filter(None, self._blocks(picture, whole, laid))
        parts = sum(max(part.rows for part in block) + 1 + laid.way.low for block in blocks)
        return head + places + (luck and luck + laid.way.step - 1) + parts

    # Who has won, and with what

    def _fits(self, picture: ClosingPicture, width: int, head: _Head) -> bool:
        """A large name of somebody who alone has won most, the cards beside it."""
        (times, card), best = head, picture.best
        if card and not (best and self.looks.in_halves):
            return False
        name = self._large(picture, times or 1, _beside(width, card))
        if not times:
            return card is None or not name or len(name[0]) > width
        if not name or len(name[0]) > _beside(width, card):
            return False
        wins = words(picture.verdict.wins)
        smaller = wins and len(wins[0]) <= _beside(width, card and _SMALL)
        return not smaller or name == words(picture.verdict.wins, times)  # not the name alone

    def _alone(self, picture: ClosingPicture) -> bool:
        """Whether somebody has won more than all others; or is the one who counts."""
        if picture.is_the_deal:
            return True
        first, *others = picture.rows
        return first.net > 0 and all(row.place > 1 for row in others)

    def _large(self, picture: ClosingPicture, times: int, room: int) -> Bitmap:
        """The name, or as much of it as people say, where that is too long."""
        if not (self._alone(picture) and self.looks.in_halves):
            return ()
        firsts = [row.name.split()[:1] for row in picture.rows]
        only = firsts.count(firsts[0]) == 1  # else that would tell of several
        names = (picture.rows[0].name, *(firsts[0] if only else ()))
        told = (picture.verdict.wins, *(() if picture.is_the_deal else names))
        found = [name for each in told if (name := words(each, times))]
        return next((name for name in found if len(name[0]) <= room), found[-1] if found else ())

    def _head(self, cells: Cells, place: Place, picture: ClosingPicture, head: _Head) -> None:
        """Read across a room: the name, and beside it the hand to remember."""
        times, card = head
        strong, best = self.looks.on_felt("strong"), picture.best
        room = place
        if card and best:
            cards = _cards_width(card)
            x = place.right - cards if times else (cells.width - cards) // 2
            y = place.y + (place.height - card[1] - 2) // 2
            hand = cells.right(x + cards, y, best.hand, self.looks.on_felt("quiet"))
            cells.text(x, y, best.title, self.looks.on_felt("quiet"), width=hand - x - 1)
            room_of = cards - 2 - cell_len(best.shorter or best.told)
            end = cells.text(x, y + 1, in_room(best.name, room_of), strong, width=room_of) + 2
            told = longest((best.told,), x + cards - end, best.shorter or best.told)
            cells.text(end, y + 1, told, self.looks.on_felt(), width=x + cards - end)
            for at, face in enumerate(best.cards):
                spot = Place(x + at * (card[0] + 1), y + 2, *card)
                draw_card(cells, spot, face, self.looks)
            room = place._replace(width=place.width - cards - _BETWEEN)
        if times:
            rows = self._large(picture, times, room.width)
            high = times * LETTER_ROWS + (_LARGE_CAPTION if times > 1 else 1)
            x, y = room.x + (room.width - len(rows[0])) // 2, room.y + (room.height - high) // 2
            draw_bitmap(cells, (x, 2 * y), rows, self.looks.on_felt("gold"))
            won = (verdict := picture.verdict).won
            if rows != words(verdict.wins, times):  # the verb stands below the name
                won = longest((verdict.winner,), room.width, verdict.first)
            x = room.x + (room.width - cell_len(won)) // 2
            cells.text(x, y + high - 1, won, strong, width=room.right - x)

    # Who pays whom, and what is remembered

    def _blocks(self, picture: ClosingPicture, place: Place, laid: _Laid) -> list[list[_Part]]:
        """What stands above the places, and below them; beside each other above them, where both
        have room for that."""
        card, low = laid.head[1], laid.way.low
        memories = [each for each in picture.memories if not (card and each.cards)]
        debts = () if picture.paid else picture.debts
        widths = _debt_widths(debts, place.width)
        many = len(debts) > 1
        close = many and place.width < 2 * _debt_length(widths) + _BETWEEN  # else one would fit
        owed = _debt_length(widths, close=close) if debts else cell_len(picture.paid)
        told = (table := memories_table(memories, place.width - owed - _BETWEEN)).width
        two = (
            bool((debts or picture.paid) and memories)
            and not laid.way.bare
            and owed + _BETWEEN + told <= place.width
        )
        both = place.width - _BETWEEN
        width = max(owed, min(both // 2, both - told)) if two else place.width
        beside = max(1, (width + _BETWEEN) // (owed + _BETWEEN))
        if two and len(debts) <= len(memories) + 1:
            beside = 1
        said = said_first(picture, width)
        rows = -(-len(debts) // beside)

        def owes(cells: Cells, room: Place) -> None:
            for y, (line, tone) in enumerate(said[: room.height], room.y):
                cells.text(room.x, y, line, self.looks.on_felt(tone))
            lower = room._replace(y=room.y + len(said))
            self._debts(cells, lower, debts, (beside, low, widths, close))

        def remembers(cells: Cells, room: Place) -> None:
            if seen := memories[: max(0, room.height)]:
                told = memories_table(seen, room.width, fills=True)
                draw_table(cells, room, told, self.looks, airy=low > 1)

        owing = len(said) + max(0, rows * low - low + 1)
        heading = first_heading(picture)
        first = [_Part(heading, owing, owes, 0, width)] if owing else []
        x, rest = (width + _BETWEEN, both - width) if two else (0, place.width)
        last = _Part(translate(_("highlights")), table.height(airy=low > 1), remembers, x, rest)
        if laid.way.bare or not memories:
            return [first]
        return [[*first, last]] if two else [first, [last]]

    def _lay(self, cells: Cells, place: Place, parts: Sequence[_Part], laid: _Laid) -> int:
        """Beside each other, and the row below them. Without room, the last lines go."""
        y = place.y + laid.way.low
        for part in parts:
            room = Place(place.x + part.x, place.y, part.width, 1)
            if y < place.bottom:
                frame.draw_heading(cells, room, part.heading, self.looks)
            part.draw(cells, room._replace(y=y, height=max(0, place.bottom - y)))
        high = max((part.rows for part in parts), default=0)
        return y + high + laid.apart if parts else place.y

    def _bar(self, cells: Cells, picture: ClosingPicture) -> None:
        frame.draw_keys(cells, self.looks, _keys(picture))
        if picture.notice:
            bar, y = self.looks.palette.bar, cells.height - 1
            cells.fill(Place(0, y, cells.width, 1), self.looks.ink("plain", bar))
            cells.text(2, y, picture.notice, self.looks.ink("gold", bar))

    # Who pays whom

    def _debts(
        self, cells: Cells, place: Place, debts: Sequence[Debt], how: tuple[int, int, _Widths, bool]
    ) -> None:
        """As chips that are pushed over, below each other: in so many columns, and so many rows
        from one to the next; not as far where they are ``close``."""
        (beside, low, widths, close), glyphs = how, self.looks.glyphs
        lie, goes = ("", "") if close else (f"{glyphs.dash * 2} ", f" {glyphs.dash}")
        strong, gold = self.looks.on_felt("strong"), self.looks.on_felt("gold")
        payers, amounts, payees = widths
        for number, debt in enumerate(debts):
            at, row = divmod(number, -(-len(debts) // beside))
            x = place.x + at * (_debt_length(widths, close=close) + _BETWEEN)
            y = place.y + row * low
            if y >= place.bottom:
                return
            cells.text(x, y, debt.payer, strong, width=payers)
            pushed = f"{lie}{glyphs.chip} {debt.amount:>{amounts}}{goes or ' '}{glyphs.turn} "
            end = cells.text(x + payers + 1, y, pushed, gold)
            cells.text(end, y, debt.payee, strong, width=payees)

    def on_click(self, event: events.Click) -> None:
        """On a key of the bar: that; anywhere else it goes on."""
        event.stop()
        command = CLOSE
        if self.picture and not self.picture.notice and event.y == self.size.height - 1:
            laid = frame.laid_keys(_keys(self.picture), self.size.width)
            command = next((key.press for x, _r, key in reversed(laid) if x <= event.x), CLOSE)
        self.post_message(CommandChosen(command))


def _keys(picture: ClosingPicture) -> list[frame.Key]:
    return [frame.Key(hint.key, hint.title, hint.command) for hint in picture.keys]


def _beside(width: int, card: CardSize | None) -> int:
    """Cells for the name."""
    return width - (_cards_width(card) + _BETWEEN if card else 0)


def _cards_width(card: CardSize) -> int:
    return _BOARD * (card[0] + 1) - 1


def _head_rows(head: _Head) -> int:
    times, card = head
    name = times * LETTER_ROWS + (_LARGE_CAPTION if times > 1 else times)
    return max(name, card[1] + 2 if card else 0)


def _debt_widths(debts: Sequence[Debt], width: int) -> _Widths:
    """Of payers, amounts and payees."""
    names = [(each.payer, each.amount, each.payee) for each in debts]
    columns = zip(*names, strict=True)
    widest = [max(map(cell_len, map(shown, each))) for each in columns]
    payers, amounts, payees = widest or (0, 0, 0)
    if len(debts) == 1 and _debt_length((payers, amounts, payees)) <= width:
        return payers, amounts, payees
    return min(longest_name(width), payers), amounts, min(longest_name(width), payees)


def _debt_length(widths: _Widths, *, close: bool = False) -> int:
    return sum(widths) + (6 if close else 10)

"""What is told over the felt: a caption, what it points at, and the events of a recorded hand."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from textual import events

from drawholdem_tui.tui.looks import Tone, block
from drawholdem_tui.tui.table.drawing.cells import Cells, longest, wrapped
from drawholdem_tui.tui.table.drawing.drawn import (
    BesideTheTable,
    Overlay,
    PlaceChosen,
    lay_on_table,
)
from drawholdem_tui.tui.table.felt.swap_line import row_of_the_line
from drawholdem_tui.tui.table.scene.log_rows import (
    CostMark,
    CostsPicture,
    EventsPicture,
    LogKind,
    LogRow,
    Spread,
    spread_out,
)
from drawholdem_tui.tui.table.scene.plan import Place, Plan
from drawholdem_tui.tui.table.widgets.bars import Part, as_many_as_fit


class Caption(Overlay[str]):
    """In as many rows as there are."""

    def _lie_down(self, cells: Cells, place: Place) -> None:
        if self.plan.felt:
            lay_on_table(cells, place, self.plan, self.looks)

    def paint(self, cells: Cells, picture: str) -> None:
        lines = wrapped(picture, cells.width)
        told = lines[: cells.height]
        if len(lines) > cells.height:
            told[-1] = " ".join(lines[cells.height - 1 :])  # cut where the room ends
        for y, line in enumerate(told):
            x = max(0, (cells.width - cell_len(line)) // 2)
            cells.write(x, y, line, self.looks.palette.text, bold=True, width=cells.width - x)


_WIDTH = 3
_BEHIND = 4  # cells of the line behind its name, with its corner


class Pointer(Overlay[str]):
    """The id of a region: it stands beside it, in its first row."""

    def place_in(self, plan: Plan) -> Place | None:
        target = plan.places.get(self.picture or "")
        if target is None:
            return None
        if self.picture == "title":  # under the price of a swap, at its right end
            return Place(target.right - _WIDTH, target.bottom, _WIDTH, 1)
        if self.picture == "swap-line" and plan.felt:  # behind its name
            line = plan.ring or target
            y = line.bottom - 1 if plan.ring else line.y + row_of_the_line(line.height)
            return Place(line.right - _BEHIND, y, _WIDTH, 1)
        x = target.right if _is_at_the_edge(target) else target.x - _WIDTH
        return Place(x, target.y, _WIDTH, 1)

    def paint(self, cells: Cells, picture: str) -> None:
        glyphs, palette = self.looks.glyphs, self.looks.palette
        sign = glyphs.lifted if picture == "title" else glyphs.turn
        seat = picture.startswith("seat") and _is_at_the_edge(self.plan.places[picture])
        if seat or (picture == "swap-line" and self.plan.felt):  # it stands behind its target
            sign = "<" if glyphs.only_ascii else "\u25c0"
        cells.text(0, 0, f" {sign} ", block(palette.key_fg, palette.accent))


def _is_at_the_edge(target: Place) -> bool:
    """Nothing has room before it."""
    return target.x < _WIDTH


_BEFORE = 2  # columns of the sign before what is told now
_ABOVE_COSTS = 4  # rows beside one's own cards, on small tables
_BESIDE_IT = 27  # columns of one's own hand, on small tables
_LIT = 3  # columns of a bar at most
_TITLE_APART = 3
_DASHES = 3  # before a heading
_BAR_ROWS = 5  # at most
_FLOOR_ROWS = 2  # below bars: the streets, and a blank above the keys


def row_beside(said: Sequence[str]) -> int:
    """Of a panel on a small table, from which on a log has room beside what is said there."""
    widths = [cell_len(text) for text in said]
    if len(widths) < 3 and all(width < _BESIDE_IT for width in widths):
        return 1
    return 2 if sum(widths) + 3 * len(widths) < 2 * _BESIDE_IT else 0  # all in one row


class Events(BesideTheTable[EventsPicture], Overlay[EventsPicture]):
    """The log of a recorded hand, in its place where that is a column; else where one would act.
    What is told now is bright, the last of it marked."""

    def place_in(self, plan: Plan) -> Place | None:
        if plan.layout == "wide":
            log = plan.places["log"]
            return log._replace(x=log.x + 1, width=log.width - 2)  # it touches neither edge
        place = plan.places.get("actions")
        if place is None or self.picture is None:
            return place
        if plan.layout == "small":
            x, top, width, _rows = plan.places["panel"]
            if y := self.picture.beside:
                return Place(x + _BESIDE_IT, top + y, width - _BESIDE_IT, _ABOVE_COSTS - y)
            height = 2 - self.picture.timed
            return place._replace(y=top + _ABOVE_COSTS - 1, height=height)
        return place._replace(height=place.height - self.picture.timed)

    def paint(self, cells: Cells, picture: EventsPicture) -> None:
        top, parts = self._parts(picture)
        last = max((row.place for row in picture.rows), default=-1)
        since = last if picture.since is None else min(picture.since + 1, last)
        for y, (part, before) in enumerate(zip(parts, [None, *parts], strict=False), top):
            now, heads = part.row.place >= since, part.row.kind is LogKind.HEADING
            begins = before is None or before.row is not part.row or not before.text
            tone: Tone = "plain" if now else "quiet"
            # in a column its dash stands before what is told
            x = 0 if heads and begins and self.plan.layout == "wide" else _BEFORE
            cells.text(x, y, part.text, self.ink("gold" if heads else tone), width=cells.width - x)
            if part.row is picture.rows[-1] and part.text and begins:
                cells.text(0, y, self.looks.glyphs.turn, self.ink("warm"))
        for y, text, row in self._below(top + len(parts) + 1, picture.below):
            loud = row.kind is LogKind.POT or row in picture.below[1:2]
            cells.text(_BEFORE, y, text, self.ink("plain" if loud else "quiet"))

    def _below(self, y: int, rows: Sequence[LogRow]) -> Iterator[tuple[int, str, LogRow]]:
        """Below their heading, where the log is a column."""
        if self.plan.layout != "wide":
            return
        for row in rows:
            width = self.area.width - _BEFORE - 1
            lines = wrapped(longest([row.text], width, row.shorter or row.text), width)
            if y + len(lines) > self.area.height - 1:
                return
            yield from ((y + at, line, row) for at, line in enumerate(lines))
            y += len(lines)

    def _parts(self, picture: EventsPicture) -> tuple[int, list[Part]]:
        """And in which row they begin. A sentence too long for the room ends in it."""
        width, height = self.area.width - _BEFORE, self.area.height
        top = 1 if self.plan.layout == "wide" else 0
        parts = as_many_as_fit(picture.rows, width, height - top, over=picture.over and top > 0)
        whole = wrapped(picture.rows[-1].text, width) if picture.rows else []
        if len(whole) > height:
            parts = [Part(text, picture.rows[-1]) for text in whole[: height - 1]]
            parts.append(Part(" ".join(whole[height - 1 :]), picture.rows[-1]))
        return top, parts

    def on_click(self, event: events.Click) -> None:
        event.stop()
        top, parts = self._parts(self.picture) if self.picture else (0, [])
        rows = {y: part.row.place for y, part in enumerate(parts, top)}
        below = self._below(top + len(parts) + 1, self.picture.below) if self.picture else ()
        rows |= {y: row.place for y, _text, row in below if row.place >= 0}
        if event.y in rows:
            self.post_message(PlaceChosen(max(0, rows[event.y])))


def _loudness(each: tuple[int, tuple[int, CostMark]], here: int) -> tuple[bool, float]:
    """Of those that share a column the loudest is seen."""
    number, (_x, mark) = each
    return number == here, (mark.share or 0.0) * mark.dear


class Costs(Overlay[CostsPicture]):
    """The time line of a recorded hand: a piece of it for each decision, a bar where it was dear,
    the one made here lit. It lies beside one's own cards where nobody acts, or all along the rows
    above the keys, with the names of the streets over their decisions."""

    def place_in(self, plan: Plan) -> Place | None:
        over = self.picture is not None and self.picture.over
        if plan.layout == "wide" and not over:
            return plan.places["actions"]
        place = plan.places.get("results" if over else "log", plan.places.get("actions"))
        if place is None:
            return None
        rows = 1 if over or (plan.layout == "compact" and place.height == 1) else 2
        return place._replace(y=place.bottom - rows, height=rows)

    def paint(self, cells: Cells, picture: CostsPicture) -> None:
        titles, spread, at = self._laid(picture)
        for y, line in enumerate(titles):
            if len(titles) == 1 and cells.height > 2:
                cells.fill(
                    Place(1, y, cells.width - 2, 1), self.ink("warm"), self.looks.glyphs.dash
                )
                cells.text(1 + _DASHES, y, f" {line} ", self.ink("gold"))
            else:
                cells.text(1, y, line, self.ink("gold" if cells.height > 2 else "quiet"))
        y = at.bottom if cells.height > 2 else len(titles) if cells.height > 1 else 0
        for x, name in spread.names:
            cells.text(at.x + x, y, name, self.ink("quiet"))
        if cells.height > 2:
            self._most(cells, picture, spread, at)
        marks = enumerate(zip(spread.marks, picture.marks, strict=True))
        for number, (x, mark) in sorted(marks, key=lambda each: _loudness(each, picture.at)):
            place = Place(at.x + x, at.y, spread.wide, at.height)
            self._mark(cells, place, mark, number - picture.at)

    def _laid(self, picture: CostsPicture) -> tuple[list[str], Spread, Place]:
        """What it is about, and where the line lies."""
        width, height = self.area
        if height == 1:
            return self._in_a_row(picture)
        if height == 2 and picture.silent and self.plan.layout == "normal":
            spread = spread_out(picture.streets, width - 2, below=False)
            return [picture.title], spread, Place(1, 1, spread.width, 1)
        spread = spread_out(picture.streets, width - 2, below=False)
        if height == 2 and self.plan.layout == "normal" and spread.wide > 1 and _all_named(spread):
            return [""], spread, Place(1, 1, spread.width, 1)  # a free row below one's own cards
        spread = spread_out(picture.streets, width - 2, below=True)
        if height == 2:
            return [], spread, Place(1, 1, spread.width, 1)
        titles = wrapped(picture.heading, width - 2 * (_DASHES + 1), indent="")[:2]
        free = height - len(titles) - 1 - _FLOOR_ROWS
        rows = max(1, min(_BAR_ROWS, free)) if picture.most else 1
        return titles, spread, Place(1, len(titles) + 1, spread.width, rows)

    def _in_a_row(self, picture: CostsPicture) -> tuple[list[str], Spread, Place]:
        """Behind the longest title that leaves the streets their names: below results it is told
        nowhere else."""
        for title in (picture.title, picture.shorter) if picture.over else ():
            begin = 1 + cell_len(title) + _TITLE_APART
            room = max(0, self.area.width - 1 - begin)
            spread = spread_out(picture.streets, room, below=False)
            if any(name for _x, name in spread.names):
                return [title], spread, Place(begin, 0, spread.width, 1)
        spread = spread_out(picture.streets, self.area.width - 2, below=False)
        return [], spread, Place(1, 0, spread.width, 1)

    def _most(self, cells: Cells, picture: CostsPicture, spread: Spread, at: Place) -> None:
        """Over the dearest."""
        shares = [mark.share if mark.dear else None for mark in picture.marks]
        if picture.most and 1.0 in shares:
            x = at.x + spread.marks[shares.index(1.0)] - cell_len(picture.most) // 2
            cells.text(max(at.x, x), at.y - 1, picture.most, self.ink("loss"))

    def _mark(self, cells: Cells, at: Place, mark: CostMark, ahead: int) -> None:
        """A mistake as high as it was dear, half a cell at least; a sign that is no bar points to
        the one made here, and a line leads to it, which is thin behind it: of dots, where a mark
        has a single cell."""
        glyphs, bottom, wide = self.looks.glyphs, at.bottom - 1, max(1, at.width - 1)
        line = (glyphs.rail.across if ahead > 0 else glyphs.shares[0]) * (at.width - 1)
        line = line or glyphs.steps[ahead > 0]
        if not ahead:
            loud = self.ink("loss" if mark.dear and at.height == 1 else "gold")
            cells.text(at.x + (wide - 1) // 2, bottom, glyphs.lifted, loud)
        elif not mark.dear:
            cells.text(at.x, bottom, line, self.ink("quiet" if ahead > 0 else "plain"))
        if not mark.dear:
            return
        eighths = len(glyphs.rises)
        high = max(eighths // 2, round((mark.share or 0) * at.height * eighths))
        for row in range(not ahead, -(-high // eighths)):
            sign = glyphs.rises[min(high - row * eighths, eighths) - 1]
            style = self.ink("loss" if ahead else "warm")
            cells.text(at.x, bottom - row, sign * min(_LIT, wide), style)

    def on_click(self, event: events.Click) -> None:
        """On a street's name: its first decision."""
        event.stop()
        if (picture := self.picture) is None or not picture.marks:
            return
        _titles, spread, at = self._laid(picture)
        ends = [x + spread.wide for x in spread.marks]
        number = min(bisect_right(ends, event.x - at.x), len(ends) - 1)
        self.post_message(PlaceChosen(picture.marks[number].place))


def _all_named(spread: Spread) -> bool:
    return all(name for _x, name in spread.names)

"""The panel of whoever sits at the keyboard: words, and own cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from rich.cells import cell_len
from textual import events

from drawholdem_tui.tui.looks import Looks, block, ink
from drawholdem_tui.tui.table.drawing.cards import (
    Bitmap,
    draw_bitmap,
    draw_card,
    draw_row,
    underline,
)
from drawholdem_tui.tui.table.drawing.cells import Cells, balanced, longest, wrapped
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen, Drawn, OnTheTable, Says
from drawholdem_tui.tui.table.drawing.letters import draw_amounts, in_a_row_or_two, words
from drawholdem_tui.tui.table.felt.seat import own_row_end
from drawholdem_tui.tui.table.scene.plan import LETTER_ROWS, Place, Plan
from drawholdem_tui.tui.table.scene.regions import (
    OwnCardsPicture,
    PanelLine,
    PanelPicture,
    Tone,
)
from drawholdem_tui.tui.table.scene.spots import own_cards
from drawholdem_tui.words.language import _, translate

_BESIDE_THE_OWN_ROW = 2  # rows, below it
_FREE_ABOVE = 4  # seats with which nobody sits above one's own cards, on a small table
_SAID_BY_KEYS = (Tone.PLAIN, Tone.ASKED)
_APART = "   "  # between two lines that share a row


class Panel(Drawn[PanelPicture]):
    """A line a row; where there are too few rows, lines share them. Beside one's own row the first
    one stands, where it fits; what a scene of the tour says may need that row, too."""

    def paint(self, cells: Cells, picture: PanelPicture) -> None:
        lines, begin, room = picture.lines, 0, cells.width - 2
        own = self.plan.own_row
        if own and not self.takes_the_own_row(picture, cells.width):
            begin = 1
            end = own_row_end(picture.own, self.looks, own.width) if picture.own else own.width
            x = own.x + end + len(_APART) - self.plan.places["panel"].x
            ways = (lines[0].text, *lines[0].shorter) if lines else ()
            first = longest(ways, cells.width - 1 - x)
            if first:
                self._line(cells, x, 0, lines[0].but(text=first))
                lines = lines[1:]
        for y, each in enumerate(name := self._in_letters(lines, room)):  # half a row apart
            draw_bitmap(cells, (1, (2 * LETTER_ROWS + 1) * y), each, self.ink("strong"))
            begin = LETTER_ROWS * (y + 1) + 1
        lines = lines[bool(name) :]
        if figures := self._figures(lines, room):
            at, dots = figures
            begin = self._rows(cells, lines[:at], begin)
            told, lines = lines[at].figures, lines[at:]
            if len(told) == 1 < len(lines) and _are_facts(*lines[:2]):
                both = f"{told[0][1]} {self.looks.glyphs.dot} {lines[1].text}"
                if cell_len(both) <= room:
                    told, lines = ((told[0][0], both),), lines[1:]
            begin = draw_amounts(cells, begin + 1, told, dots, self.looks)
            lines = lines[1:]
            begin += any(each.apart for each in lines[:1])
        if self._rows(cells, lines, begin) < cells.height and self.plan.layout == "small":
            note = longest((" ".join(picture.note), *picture.note[:1]), room)  # else below keys
            cells.text(1, cells.height - 1, note, self.ink("quiet"))

    def _rows(self, cells: Cells, lines: tuple[PanelLine, ...], begin: int) -> int:
        """Gives the next row."""
        room, height = cells.width - 2, cells.height - begin
        below = self.plan.layout == "small" and self.plan.own_row is None  # a gap to keys
        rows = _with_gaps(_rows(lines, room, height), height - below)
        for y, row in enumerate(rows, begin):
            x = 1
            for before, line in zip([None, *row], row, strict=False):
                if before and _are_facts(before, line):
                    cells.text(x - 2, y, self.looks.glyphs.dot, self.ink("plain"))
                x = self._line(cells, x, y, line) + len(_APART)
        return begin + len(rows)

    @property
    def _has_letters(self) -> bool:
        return self.plan.large and self.looks.in_halves

    def _in_letters(self, lines: tuple[PanelLine, ...], room: int) -> list[Bitmap]:
        """The name of a hand of five, beside which no figures are large: in a row, or two."""
        if self.plan.hole_cards < 3 or not self._has_letters or not lines:
            return []
        for told in (lines[0].text, *lines[0].shorter) if lines[0].tone is Tone.STRONG else ():
            if rows := in_a_row_or_two(told, room):
                return rows
        return []

    def _figures(self, lines: tuple[PanelLine, ...], room: int) -> tuple[int, list[Bitmap]] | None:
        """Of which line, as large as cards."""
        if not self._has_letters:
            return None
        for at, line in enumerate(lines):
            dots = [each for amount, _what in line.figures if (each := words(amount))]
            wide = sum(
                max(len(each[0]), cell_len(what)) + len(_APART)
                for each, (_amount, what) in zip(dots, line.figures, strict=False)
            )
            if line.figures and len(dots) == len(line.figures) and wide <= room + len(_APART):
                return at, dots
        return None

    @staticmethod
    def takes_the_own_row(picture: PanelPicture | None, width: int) -> bool:
        """A long caption goes before one's own plate."""
        if picture is None or not picture.caption:
            return False
        rows = [part for line in picture.lines for part in wrapped(line.text, width - 2, indent="")]
        return len(rows) > _BESIDE_THE_OWN_ROW

    def _line(self, cells: Cells, x: int, y: int, line: PanelLine) -> int:
        """Where it ends; a tab has a cell more on either side, which lines leave free."""
        tone, ink, palette = line.tone, self.ink, self.looks.palette
        if tone is Tone.TAB:
            tab = block(palette.key_fg, palette.accent)
            return cells.text(x - 1, y, f" {line.text} ", tab) - 1
        quiet = ink("quiet" if tone is Tone.QUIET else "plain")
        loud = ink("warm") if tone in (Tone.ACCENT, Tone.ASKED) else quiet
        return cells.text(x, y, line.text, ink("strong") if tone is Tone.STRONG else loud)


def _rows(lines: tuple[PanelLine, ...], room: int, height: int) -> list[list[PanelLine]]:
    """A row a line if there are enough, long ones wrapped; else short ones share a row; else what
    the keys say as well is left out, and what is too long even then is cut."""
    quieter = tuple(_shorter(line) if line.tone is Tone.QUIET else line for line in lines)
    for fewer, rows in product((lines, quieter), (_alone, _facts_together)):
        whole = [part for row in rows(fewer, room) for part in _wrapped(row, room)]
        if len(whole) < len(_with_gaps(whole, height)):
            return whole
    shared: list[list[PanelLine]] = []
    for fewer in _in_less_and_less_words(lines):
        shared = _shared(fewer, room)
        if whole := _in_full(fewer, room, height):
            return whole
    for tones in ((Tone.TAB, Tone.STRONG, Tone.ACCENT), (Tone.TAB, Tone.ACCENT)):
        loud = [[line] for line in lines if line.tone in tones]
        whole = [part for row in loud for part in _wrapped(row, room)]
        if whole and len(whole) <= height:
            return whole
    return [*shared[: height - 1], [line for row in shared[height - 1 :] for line in row]]


def _alone(lines: tuple[PanelLine, ...], _room: int) -> list[list[PanelLine]]:
    return [[line] for line in lines]


def _facts_together(lines: tuple[PanelLine, ...], room: int) -> list[list[PanelLine]]:
    """What one must know shares rows, but nothing else does."""
    rows: list[list[PanelLine]] = []
    for line in lines:
        if rows and _are_facts(rows[-1][-1], line) and _length([*rows[-1], line]) <= room:
            rows[-1].append(line)
        else:
            rows.append([line])
    return rows


def _are_facts(one: PanelLine, next_: PanelLine) -> bool:
    return one.tone is next_.tone is Tone.PLAIN and not next_.apart


def _in_full(lines: tuple[PanelLine, ...], room: int, height: int) -> list[list[PanelLine]]:
    """Nothing where these words have no room."""
    for rows in (_alone(lines, room), _shared(lines, room)):
        whole = [part for row in rows for part in _wrapped(row, room)]
        if len(whole) <= height:
            return whole
    return []


def _with_gaps(rows: list[list[PanelLine]], height: int) -> list[list[PanelLine]]:
    """An empty row before another thought, if there is one for each."""
    apart = [at for at, row in enumerate(rows) if at and row[0].apart]
    if len(rows) + len(apart) > height:
        return rows
    return [each for at, row in enumerate(rows) for each in ([[], row] if at in apart else [row])]


def _in_less_and_less_words(lines: tuple[PanelLine, ...]) -> Iterator[tuple[PanelLine, ...]]:
    """What is said quietly goes first; name and hint stay: what has to be done is said to the
    end."""
    yield lines
    short = lines
    while any(line.shorter for line in short):
        # what a hand is called last of all
        first = [line for line in short if line.shorter and line.tone is not Tone.STRONG]
        short = tuple(_shorter(line) if line in (first or short) else line for line in short)
        yield short
        louder = tuple(line for line in short if line.tone is not Tone.QUIET)
        if louder != short:
            short = louder
            yield short
    louder = tuple(line for line in short if line.tone is not Tone.QUIET)
    if louder and louder != short:
        short = louder
        yield short
    for kept in (1, 0):
        while plain := [line for line in short if line.tone in _SAID_BY_KEYS][kept:]:
            short = tuple(line for line in short if line is not plain[0])
            yield short


def _shorter(line: PanelLine) -> PanelLine:
    return line.but(text=line.shorter[0], shorter=line.shorter[1:]) if line.shorter else line


def _wrapped(row: list[PanelLine], room: int) -> list[list[PanelLine]]:
    """No row ends with the dot that parts two facts."""
    if len(row) > 1:
        return [row]
    (line,) = row
    first, *parts = [each.rstrip(" \u00a0\u00b7") for each in balanced(line.text, room)] or [""]
    return [[line.but(text=first)], *([line.but(text=part, apart=False)] for part in parts)]


def _shared(lines: tuple[PanelLine, ...], room: int) -> list[list[PanelLine]]:
    """As many lines a row as fit; what has to be done goes where it fits, in any row."""
    rows: list[list[PanelLine]] = []
    for line in lines:
        near = rows[::-1] if line.tone is Tone.ACCENT else rows[-1:]
        near = [] if line.apart else near
        beside = next((row for row in near if _length([*row, line]) <= room), None)
        if beside is None:
            rows.append([line])
        else:
            beside.append(line)
    return rows


def _length(row: list[PanelLine]) -> int:
    return sum(cell_len(line.text) + len(_APART) for line in row) - len(_APART)


class OwnCards(OnTheTable[OwnCardsPicture]):
    """Below each card its key; a bar there marks those that are to go."""

    def _spots(self) -> list[Place]:
        """From the corner of the region."""
        if self.picture is None:
            return []
        spots = own_cards(self.plan).but(x=0, y=0)
        return [spots.place(number) for number in range(len(self.picture.cards))]

    def place_in(self, plan: Plan) -> Place | None:
        over, rows = self.picture and self.picture.over, plan.layout == "compact"
        if self.picture and over and (rows or not self.picture.cards):
            return None  # where seats are rows, they lie in one's own
        if self.picture and self.picture.elsewhere and plan.end:
            return None
        if self.picture and self.picture.beaten and plan.end and plan.end.own:
            return None
        if self.picture and not self.picture.cards and plan.own_row:
            return None  # where one's plate lies, once one is out
        place = super().place_in(plan)
        below = self.picture and self.picture.beaten and plan.own_row  # where no bar is
        return place._replace(height=place.height - 1) if place and below else place

    def _lie_down(self, cells: Cells, place: Place) -> None:
        if self.plan.felt:
            super()._lie_down(cells, place)

    def paint(self, cells: Cells, picture: OwnCardsPicture) -> None:
        for number, (spot, face) in enumerate(zip(self._spots(), picture.cards, strict=True)):
            below = Place(spot.x, spot.bottom, spot.width, 1)
            if is_raised(picture, number, self.plan):
                higher = spot._replace(y=spot.y - 1)
                draw_card(cells, higher, face, self.looks)
                underline(cells, higher, self.looks)
            elif self.plan.cards.own[1] == 1:
                draw_row(cells, (spot.x, spot.y), (face,), self.looks)
                below = Place(spot.right, spot.y, 1, 1)
            else:
                wins = face is not None and face in picture.winning
                draw_card(cells, spot, face, self.looks, faded=picture.faded and not wins)
                if wins and not picture.numbered:
                    pale = self.looks.palette.paper_faded if picture.lesser else ""
                    underline(cells, spot, self.looks, pale)
            self._number(cells, picture, number, below)

    def _number(self, cells: Cells, picture: OwnCardsPicture, number: int, below: Place) -> None:
        """The key of a card; a marked one stands out by its signs, not by colour alone, or lies
        higher with a bar below it. One that has just come is told so, no louder."""
        palette, glyphs = self.looks.palette, self.looks.glyphs
        raised = is_raised(picture, number, self.plan)
        key = f"{picture.keys[number]:.{below.width}}"
        if picture.new:
            key = translate(_("new")) if below.width > 2 else glyphs.star
        x = below.x + (below.width - len(key)) // 2
        if number in picture.marked:
            style = block(palette.surround, palette.accent)
            if raised or picture.new:
                style = ink(palette.accent, cells.ground(x, below.y), bold=True)
            else:
                cells.fill(below, style)
            if below.width > 2 and not picture.new and not (raised and self.looks.in_halves):
                key, x = f"{glyphs.lifted}{key}{glyphs.lifted}", x - 1
            cells.text(x, below.y, key, style)
        elif picture.numbered:
            color = palette.dim if picture.marked else palette.accent
            cells.write(x, below.y, key, color, bold=True)

    def on_click(self, event: events.Click) -> None:
        """On a card with a number: its mark. On cards otherwise: peek, or hide."""
        if self.picture is None:
            return
        for number, spot in enumerate(self._spots()):
            if spot.x <= event.x < spot.right:
                event.stop()
                marks = self.picture.numbered and self.picture.marks
                self.post_message(CommandChosen(marks[number] if marks else Says.PEEK))


def is_raised(picture: OwnCardsPicture, number: int, plan: Plan) -> bool:
    """A card that is to go lies a row higher, where there is felt above it, and not a plate, or the
    cards of who sits there."""
    goes = number in picture.marked and not picture.new
    if not goes or plan.felt is None or (plan.layout == "small" and plan.seats > _FREE_ABOVE):
        return False
    return plan.cards.own[1] > 1 and own_cards(plan).y != plan.plate(plan.own).bottom


class Raised(OnTheTable[OwnCardsPicture]):
    """The upper row of one of the own cards that is to go: it lies over what is above them."""

    def __init__(self, looks: Looks, number: int) -> None:
        super().__init__(looks, id=f"raised-{number + 1}")
        self._number = number

    def place_in(self, plan: Plan) -> Place | None:
        picture, number = self.picture, self._number
        if picture is None or number >= plan.hole_cards or not is_raised(picture, number, plan):
            return None
        spot = own_cards(plan).place(number)
        return spot._replace(y=spot.y - 1, height=1)

    def paint(self, cells: Cells, picture: OwnCardsPicture) -> None:
        whole = Place(0, 0, *self.plan.cards.own)
        draw_card(cells, whole, picture.cards[self._number], self.looks)

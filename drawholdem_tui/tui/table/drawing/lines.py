"""Lines on the felt of a page: pieces of text, small cards and bars beside each other; and a table
of these in columns, one row in gold."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.engine.cards import UNKNOWN, Card
from drawholdem_tui.tui.looks import Looks, Tone, block, ink
from drawholdem_tui.tui.looks.contrast import mix
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.letters import (
    draw_bar,
    draw_listed,
    draw_marks,
    from_the_middle,
)
from drawholdem_tui.tui.table.scene.plan import CardSize, Place
from drawholdem_tui.tui.table.scene.regions import CardFace


class Said(NamedTuple):
    """A piece of text; with a ``width`` the next one begins behind that."""

    text: str
    tone: Tone = "plain"
    width: int = 0


class Tied(NamedTuple):
    """None of these is told without the others."""

    parts: tuple[Said, ...]

    @property
    def text(self) -> str:
        return " ".join(part.text for part in self.parts)


class Faces(NamedTuple):
    """Small cards; ``None`` among them is a back, ``empty`` are dark places after them. Behind
    those that come ``first`` there may be room to ``name`` whose they are."""

    cards: tuple[CardFace, ...]
    empty: int = 0
    at: int = 0  # so many places are left free before them
    winning: frozenset[Card] = frozenset()  # beside these the others are pale
    first: int = 0
    name: str = ""
    apart: int = 0  # columns behind those

    @property
    def width(self) -> int:
        return self.wide(IN_TEXT)

    def wide(self, card: CardSize) -> int:
        places = self.at + len(self.cards) + self.empty
        return max(0, (card[0] + 1) * places - 1 + self.apart)


class Bar(NamedTuple):
    """Without a ``width`` as long as there is room; ``lies`` on a line as long as the longest."""

    share: float  # of the longest
    width: int = 0
    tone: Tone = "gold"
    lies: bool = False
    mark: float = -1.0  # a share of that line, which it is held against


class Balance(NamedTuple):
    """What something is worth, on both sides of nothing."""

    share: float  # of the longest; below 0 to the left
    width: int = 0


class Cap(NamedTuple):
    """A key that can be pressed here."""

    key: str

    @property
    def width(self) -> int:
        return cell_len(self.key) + 2


class Marks(NamedTuple):
    """Words below a bar, each below its share of it."""

    told: tuple[tuple[float, str], ...]

    @property
    def width(self) -> int:
        return sum(cell_len(text) + 2 for _share, text in self.told) - 2


class Over(NamedTuple):
    """Below each other in one row of a table."""

    pieces: tuple[Said | Faces | Bar | Marks, ...]


Piece = Said | Faces | Bar | Balance | Cap | Marks | Over
Cell = tuple[Piece, ...]
FACE: Final = 4  # columns that a small card takes, with the one between two
IN_TEXT: Final[CardSize] = (FACE - 1, 1)


class Heading(NamedTuple):
    """Of a part of a page, on a line of gold."""

    text: str


Line = Heading | Cell


class How(NamedTuple):
    """How a line is drawn; ``other``: as every other one of many; cards as large as ``card``."""

    other: bool = False
    chosen: bool = False
    at_right: bool = False
    card: CardSize = IN_TEXT


_PLAIN: Final = How()
_PALE: Final = 0.85
_OTHER: Final = 0.4  # so much darker every other one is


def draw_line(cells: Cells, room: Place, cell: Cell, looks: Looks, how: How = _PLAIN) -> None:
    """As far as there is room."""
    x, y, _width, _rows = room
    for part in cell:
        if isinstance(part, Faces):
            if x + part.wide(how.card) > room.right:
                continue
            x = _faces(cells, (x + (how.card[0] + 1) * part.at, y), part, looks, how)
        elif isinstance(part, Bar | Balance):
            place = Place(x, y, min(part.width or room.width, room.right - x), 1)
            x += place.width + 1
            if isinstance(part, Bar):
                how_long = part.share, part.mark, part.lies
                draw_bar(cells, place, how_long, looks, "" if how.chosen else part.tone)
            else:
                from_the_middle(cells, place, part.share, looks, chosen=how.chosen)
        elif isinstance(part, Marks):
            draw_marks(cells, room, part.told, part.width, looks)
        elif isinstance(part, Over):
            for at, each in enumerate(part.pieces):
                paper = how._replace(other=how.other != bool(at % 2))
                draw_line(cells, room._replace(y=y), (each,), looks, paper)
                y += _rows_of(each, how.card)
        elif isinstance(part, Cap):
            gold = block(looks.palette.surround, looks.palette.accent)
            x = cells.text(x, y, f" {part.key} ", gold, width=room.right - x) + 1
        else:
            _said(cells, Place(x, y, room.right - x, 1), part, looks, how)
            x += part.width or cell_len(part.text) + 1


def _said(cells: Cells, room: Place, said: Said, looks: Looks, how: How) -> None:
    x, y, width, _rows = room
    style = looks.on_gold(said.tone) if how.chosen else looks.ink(said.tone, cells.ground(x, y))
    if how.at_right:
        cells.right(room.right, y, said.text, style)
    else:
        width = min(width, said.width - 1) if said.width else width
        cells.text(x, y, said.text, style, width=width)


def _faces(cells: Cells, at: tuple[int, int], faces: Faces, looks: Looks, how: How) -> int:
    """Every other row on another paper, or half a cell of felt between two, or those above each
    other would melt into stripes; no dark places in the gold of the chosen one."""
    (x, y), palette, glyphs, other = at, looks.palette, looks.glyphs, how.other
    paper = mix(palette.paper, palette.paper_faded, other * (0.15 if faces.winning else _OTHER))
    wide, high = how.card
    named = looks.on_gold() if how.chosen else looks.ink("quiet", cells.ground(x, y))
    cells.text(x + (wide + 1) * faces.first, y + (high - 1) // 2, faces.name, named)
    for number, face in enumerate(faces.cards):
        x += faces.apart if number == faces.first else 0
        if high > 1:
            draw_listed(cells, Place(x, y, wide, high), looks, face, faded=other * _OTHER)
        elif face is None or face == UNKNOWN:
            back = glyphs.back(looks.back) * (FACE - 1)
            ground = mix(palette.back_bg, "#000000", 0.2 if other else 0.05)
            cells.text(x, y, back, ink(palette.back_fg, ground))
        else:
            color = palette.suit_ink(face.suit, four_colour=looks.four_colour)
            pale = bool(faces.winning) and face not in faces.winning
            on = mix(palette.paper, palette.paper_faded, _PALE) if pale else paper
            cells.text(x, y, f"{glyphs.face(face):>{wide}}", block(color, on))
        x += wide + 1
    x += faces.apart * (faces.first >= len(faces.cards))
    for _place in range(faces.empty):
        if not how.chosen:
            draw_listed(cells, Place(x, y, wide, high), looks)
        x += wide + 1
    return x


_APART: Final = 2
_LEAST: Final = 6  # cells of a bar
_BOTH: Final = 10  # of one that has two sides


class Column(NamedTuple):
    """``goes``: the lower, the sooner it finds room; 0 always. Its bars have ``most`` cells."""

    title: str = ""
    right: bool = False
    goes: int = 0
    most: int = 1000


class Table(NamedTuple):
    """``lit`` is the row that is told beside it; columns lie ``apart`` at most. Rows are as high
    as a ``card`` of theirs."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Piece, ...], ...]
    lit: int = -1
    apart: int = _APART
    card: CardSize = IN_TEXT

    @property
    def width(self) -> int:
        """With all its columns, and bars as short as they can be."""
        return _needed(_wanted(self))

    def needs(self, goes: int = 0) -> int:
        """With all columns up to those, and bars as short as they can be."""
        wanted = zip(self.columns, _wanted(self), strict=True)
        return _needed([0 if column.goes > goes else width for column, width in wanted])

    @property
    def has_titles(self) -> bool:
        return any(each.title for each in self.columns)

    @property
    def has_bars(self) -> bool:
        return any(_has_bars(self, at) for at in range(len(self.columns)))

    def height(self, *, airy: int = 0) -> int:
        rows = sum(_rows_of_all(row, self.card) for row in self.rows)
        return self.has_titles * (1 + min(airy, 1)) + rows + airy * max(0, len(self.rows) - 1)


def draw_table(cells: Cells, place: Place, table: Table, looks: Looks, *, airy: int = 0) -> None:
    """As many of its columns as there is room for. Every other one of rows to choose from is
    darker, where they touch."""
    widths, y = _widths(table, place.width), place.y
    gaps = max(1, sum(map(bool, widths)) - 1)
    more = max(0, min(table.apart - _APART, (place.width - _needed(widths)) // gaps))
    if table.has_titles:
        x = place.x
        for column, width in zip(table.columns, widths, strict=True):
            if width:
                title = (Said(column.title, "quiet"),)
                draw_line(cells, Place(x, y, width, 1), title, looks, How(at_right=column.right))
                x += width + _APART + more
        y += 1 + min(airy, 1)
    lines = 0  # of cards: two hands in a row are two
    for number, row in enumerate(table.rows):
        striped, rows = bool(number % 2) and not airy, _rows_of_all(row, table.card)
        other = bool(lines % 2) and not airy
        how = How(other=other, chosen=number == table.lit, card=table.card)
        lines += rows // table.card[1]
        whole = Place(place.x - 1, y, place.width + 2, rows)
        if how.chosen:
            cells.fill(whole, looks.on_gold())
        elif striped and table.lit >= 0 and looks.palette.has_halves:
            ground = mix(looks.palette.felt, looks.palette.empty, _OTHER)
            cells.fill(whole, ink(looks.palette.text, ground))
        x = place.x
        for column, width, piece in zip(table.columns, widths, row, strict=True):
            if width:
                how = how._replace(at_right=column.right)
                middle = y + (rows - _rows_of(piece, table.card)) // 2
                draw_line(cells, Place(x, middle, width, 1), (piece,), looks, how)
                x += width + _APART + more
        y += rows + airy


def _rows_of_all(row: tuple[Piece, ...], card: CardSize) -> int:
    return max((_rows_of(each, card) for each in row), default=1)


def _rows_of(piece: Piece, card: CardSize) -> int:
    if isinstance(piece, Over):
        return sum(_rows_of(each, card) for each in piece.pieces)
    return card[1] if isinstance(piece, Faces) else 1


def _widths(table: Table, room: int) -> list[int]:
    """Of each column; none of those that are left out. Bars take what is left."""
    columns, widths = table.columns, _wanted(table)
    bars = [at for at in range(len(columns)) if _has_bars(table, at)]
    order = sorted(range(len(columns)), key=lambda at: columns[at].goes)
    kept: list[int] = []
    for at in order:
        if not columns[at].goes or _needed([widths[each] for each in (*kept, at)]) <= room:
            kept.append(at)
    widths = [width if at in kept else 0 for at, width in enumerate(widths)]
    there = [at for at in bars if widths[at]]
    spare = max(0, room - _needed(widths)) // max(1, len(there))
    for at in there:  # all the same: those of a row may be held beside each other
        widths[at] = max(widths[at], min(widths[at] + spare, columns[at].most))
    return widths


def _wanted(table: Table) -> list[int]:
    """A column without figures needs no title."""
    wanted = []
    for at, column in enumerate(table.columns):
        pieces = [row[at] for row in table.rows]
        widest = max((max(_least(each), _width(each, table.card)) for each in pieces), default=0)
        wanted.append(max(widest, cell_len(column.title)) if widest else 0)
    return wanted


def _has_bars(table: Table, at: int) -> bool:
    return any(isinstance(row[at], Bar | Balance | Over) and _least(row[at]) for row in table.rows)


def _needed(widths: list[int]) -> int:
    there = [width for width in widths if width]
    return sum(there) + _APART * (len(there) - 1)


def _least(piece: Piece) -> int:
    if isinstance(piece, Over):
        return max(map(_least, piece.pieces))
    return _BOTH if isinstance(piece, Balance) else _LEAST if isinstance(piece, Bar) else 0


def _width(piece: Piece, card: CardSize) -> int:
    if isinstance(piece, Over):
        return max(_width(each, card) for each in piece.pieces)
    if isinstance(piece, Said):
        return piece.width or cell_len(piece.text)
    return piece.wide(card) if isinstance(piece, Faces) else piece.width

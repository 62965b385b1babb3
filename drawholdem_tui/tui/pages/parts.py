"""Parts of a page below each other, or in two columns where there is room for them: text, tables,
and large cards with what is said of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Final, Literal, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.drawing.cells import Cells, evenly
from drawholdem_tui.tui.table.drawing.frame import Group, cards_width, draw_groups, draw_heading
from drawholdem_tui.tui.table.drawing.lines import (
    IN_TEXT,
    Cell,
    Faces,
    Heading,
    Line,
    Said,
    Table,
    draw_line,
    draw_table,
)
from drawholdem_tui.tui.table.scene.plan import CardSize, Place

_TWO: Final = 96  # cells in which there are two columns
_BETWEEN: Final = 4
_CARDS: Final[tuple[CardSize, ...]] = ((17, 17), (13, 13), (11, 8), (9, 7), (7, 5), (5, 3))
_FACES: Final[tuple[CardSize, ...]] = ((7, 5), (5, 4), (5, 3), (4, 3), (3, 2), IN_TEXT)  # in a list
_BESIDE: Final = 41  # cells for the lines beside large cards at least
_NARROW: Final = 24  # for those beside small ones, where the others go below
_LONGER: Final = 12  # cells of bars, where they are not as short as they can be
READ_FROM_AFAR: Final = 8  # rows of a card
_HIGH: Final = 34  # of a page that has air to deal out
_AT_LEAST: Final = 2  # rows of a table below its heading


class Shown(NamedTuple):
    """Large cards, and beside or below them what there is to say; ``more`` in a line of text. What
    is ``alike`` may take its place on the next key: nothing else moves then. Where it ``flows``,
    what has no room beside the cards goes below."""

    groups: tuple[Group, ...]
    lines: tuple[Line | Table, ...]
    more: tuple[Group, ...] = ()
    alike: tuple[Shown, ...] = ()
    flows: bool = False


Item = Line | Table | Shown


class Part(NamedTuple):
    """With a ``side`` it stands in a column, where there are two; on pages of ``alone`` cells and
    more it does not. A ``spare`` one is told where nothing gets smaller by it."""

    heading: str
    items: tuple[Item, ...]
    side: Literal["", "left", "right"] = ""
    alone: int = 1000
    spare: bool = False
    shorter: str = ""  # heading, where there is no room for all of it

    @property
    def flows(self) -> bool:
        return any(isinstance(item, Shown) and item.flows for item in self.items)

    def has_side(self, width: int) -> bool:
        return bool(self.side) and _TWO <= width < self.alone


class Scale(NamedTuple):
    """How much room there is: cards so large, or in a line of text; rows with air between them,
    ``loose`` what is said beside cards; ``told`` after a blank what is said below them, or below a
    table; ``lower`` than a heading: 1 cards in text, 2 words."""

    card: CardSize | None = None
    airy: int = 0  # rows between those of tables
    apart: int = 1  # rows between the parts
    loose: bool = False
    told: bool = False
    lower: int = 0
    first: int = 0  # the same of the first part
    face: CardSize = IN_TEXT  # of cards in tables


SMALL: Final = Scale(_CARDS[-1])
_How = tuple[Looks, Scale]


def scale_for(parts: Sequence[Part], width: int, rows: int, apart: int = 1) -> Scale:
    """In which all parts fit: large cards rather than air, and the least left empty."""
    ways = [(1, IN_TEXT), (0, IN_TEXT)]  # a list to choose from gets larger cards instead of air
    if any(part.flows for part in parts):
        ways = [(0, face) for face in _FACES]
    cards = [*_no_larger(rows // 4), None]
    all_ways = [(card, airy, face) for card in cards for airy, face in ways]
    scales = [Scale(c, a, apart, told=c not in {None, SMALL.card}, face=f) for c, a, f in all_ways]
    heights = {
        each: height_of(parts, width, each) for each in scales if _is_whole(parts, width, each)
    }
    fit = [each for each, height in heights.items() if height <= rows]
    if not fit:
        return _first(parts, width, rows, apart)
    read = {each: min(READ_FROM_AFAR, (each.card or (0, 0))[1]) for each in fit}  # from no farther
    best = max(fit, key=lambda each: (read[each], rows >= _HIGH and each.airy, heights[each]))
    return _dealt_out(parts, width, rows, best)


_APART: Final = ("apart", 4), ("apart", 5), ("apart", 6)
_AIR: Final = ("told", 1), ("lower", 1), ("lower", 2), ("loose", 1)
_MORE: Final = ("apart", 2), ("apart", 3), ("first", 1), ("airy", 1), *_APART


def _dealt_out(parts: Sequence[Part], width: int, rows: int, best: Scale) -> Scale:
    """The air there is, where it is missed most first."""
    for name, most in (*_AIR, *_MORE * (rows >= _HIGH)):
        tried = best._replace(**dict[str, Any]({name: most}))
        best = tried if height_of(parts, width, tried) <= rows else best
    return best


def _no_larger(rows: int) -> list[CardSize]:
    """Cards grow with the screen, however little there is beside them."""
    return [card for card in _CARDS if card[1] <= rows + 1]


def _first(parts: Sequence[Part], width: int, rows: int, apart: int) -> Scale:
    """Of a page that scrolls: cards so large that all above its columns is seen, or what is told
    of a row; or, where it begins with cards, so that much is seen below them, too."""
    above = list(takewhile(lambda part: not part.has_side(width), parts))
    flows = next((at for at, part in enumerate(above) if part.flows), len(above))
    above = above[: flows + 1]
    for some, share in ((above * (len(above) < len(parts)), 1.0), (parts[:1], 2 / 3)):
        shows = any(isinstance(each, Shown) for part in some for each in part.items)
        for card in _no_larger(max(rows // 8, 2)) if shows else ():
            beside = _is_whole(some, width, Scale(card)) or (share < 1 and card == _CARDS[-1])
            for low, told in ((1, True), (0, True), (0, False)):
                scale = Scale(card, 0, apart, lower=low, told=told)
                if beside and height_of(some, width, scale) <= share * rows:
                    return scale
    plain, lower = Scale(None, 0, apart), Scale(None, 0, apart, lower=1)
    end = sum(height_of(parts[: at + 1], width, plain) <= rows for at in range(len(parts)))
    least, more = (height_of(parts[:end], width, each) for each in (plain, lower))
    return lower if least < more <= rows else plain


def _is_whole(parts: Sequence[Part], width: int, scale: Scale) -> bool:
    """Lines far below large cards would be about nothing; tables with such faces lose no column,
    and are no match for large cards."""
    card, face = scale.card, scale.face
    if card is None or card[1] < 2 * face[1] or face[1] == card[1]:
        return card is None and face == IN_TEXT
    parts = _faced(parts, face)
    left, right = _columns([part for part in parts if part.has_side(width)])
    half = _left_of(left, right, width - _BETWEEN, card)
    sides = {"left": half, "right": width - _BETWEEN - half}
    rooms = [sides[each.side] if each.has_side(width) and each.side else width for each in parts]
    every = [(item, rooms[at]) for at, part in enumerate(parts) for item in part.items]
    return all(_has_room(item, room, card) for item, room in every)


def _has_room(item: Item, room: int, card: CardSize) -> bool:
    if isinstance(item, Table):
        return item.card == IN_TEXT or item.width <= room
    beside = (item, *item.alike) if isinstance(item, Shown) else ()
    return all(
        room - cards_width(each.groups, card)
        >= (_BETWEEN + (_NARROW if each.flows and card == SMALL.card else _BESIDE))
        * bool(each.lines)
        for each in beside
    )


def _faced(parts: Sequence[Part], face: CardSize) -> list[Part]:
    def faced(item: Item) -> Item:
        return item._replace(card=face) if isinstance(item, Table) else item

    return [part._replace(items=tuple(map(faced, part.items))) for part in parts]


def height_of(parts: Sequence[Part], width: int, scale: Scale) -> int:
    return _lay(None, Place(0, 0, width, 0), parts, (Looks(), scale))


def draw_parts(
    cells: Cells, place: Place, parts: Sequence[Part], looks: Looks, scale: Scale
) -> None:
    _lay(cells, place, parts, (looks, scale))


def _lay(cells: Cells | None, place: Place, parts: Sequence[Part], how: _How) -> int:
    """How many rows they take; without cells nothing is drawn."""
    scale, y, at = how[1], 0, 0
    parts = _faced(parts, scale.face)
    while at < len(parts):
        first = 0 if at else scale.first
        beside = list(takewhile(lambda part: part.has_side(place.width), parts[at:]))
        beside = beside or [parts[at]]
        one, other = _columns(beside)
        if one and other:
            half = _left_of(one, other, place.width - _BETWEEN, scale.card)
            left = Place(place.x, place.y + y, half, 0)
            right = Place(left.right + _BETWEEN, left.y, place.width - _BETWEEN - half, 0)
            rows = max(_stack(cells, left, one, how, first), _stack(cells, right, other, how))
        else:
            rows = _stack(cells, place._replace(y=place.y + y), beside, how, first)
        y, at = y + rows + scale.apart, at + len(beside)
    return max(0, y - scale.apart)


def _columns(parts: Sequence[Part]) -> list[list[Part]]:
    columns = [[each for each in parts if each.side == side] for side in ("left", "right")]
    some = len(parts) > 1 and not all(columns)
    return [list(parts[::2]), list(parts[1::2])] if some else columns


def _left_of(left: Sequence[Part], right: Sequence[Part], width: int, card: CardSize | None) -> int:
    """Half of it, or more where tables on the left need that, and those on the right do not; less
    where that gives cards on the right their room."""
    half = max(width // 2, min(_widest(left), width - _widest(right)))
    shown = [item for part in right for item in part.items if isinstance(item, Shown)]
    cards = max((cards_width(each.groups, card) for each in shown), default=0) if card else 0
    least = max((each.width for each in _tables(left)), default=half)
    return width - cards if least <= width - cards < half else half


def _tables(parts: Sequence[Part]) -> list[Table]:
    return [item for part in parts for item in part.items if isinstance(item, Table)]


def _widest(parts: Sequence[Part]) -> int:
    return max((each.width + _LONGER * each.has_bars for each in _tables(parts)), default=0)


def _stack(
    cells: Cells | None, place: Place, parts: Sequence[Part], others: _How, first: int = 0
) -> int:
    y = 0
    for number, part in enumerate(parts):
        air = max(others[1].airy, 0 if number else first)
        how = others[0], others[1]._replace(airy=air)
        y += how[1].apart if y else 0
        if part.heading:
            top = place.y + y
            if cells:
                line = place._replace(y=top, height=1)
                draw_heading(cells, line, part.heading, how[0], shorter=part.shorter)
            y += 2 if how[1].airy or _begins_lower(part, how[1]) else 1
            if cells and (tables := _tables([part])):
                long = place.y + y - top + tables[0].has_titles + _AT_LEAST
                cells.in_one_piece.append((top, long))
        for at, item in enumerate(part.items):
            y += bool(at) and how[1].card is not None and isinstance(item, Shown)
            y += _item(cells, place._replace(y=place.y + y), item, how)
    return y


def _begins_lower(part: Part, scale: Scale) -> bool:
    """With cards, or with words, that would touch its heading: titles may."""
    first = part.items[0] if part.items else ()
    if isinstance(first, Shown):
        return scale.card not in {None, SMALL.card} or scale.lower > 0
    untitled = not (isinstance(first, Table) and first.has_titles)
    return bool(first) and untitled and (scale.lower > 1 or scale.face != IN_TEXT)


def _item(cells: Cells | None, place: Place, item: Item, how: _How) -> int:
    looks, scale = how
    if isinstance(item, Shown):
        every = (item, *item.alike) if scale.card else (item,)
        return max(_shown(cells if each is item else None, place, each, how) for each in every)
    if isinstance(item, Table):
        airy = scale.airy * (item.lit < 0 and item.card == IN_TEXT)  # faces are apart in any case
        if cells:
            draw_table(cells, place, item, looks, airy=airy)
        return item.height(airy=airy)
    if isinstance(item, Heading):
        if cells:
            draw_heading(cells, place._replace(height=1), item.text, looks)
        return 1
    rows = broken(item, place.width)
    if cells:
        if len(rows) > 1:
            cells.paragraphs.append((place.y, len(rows)))
        for y, row in enumerate(rows, place.y):
            draw_line(cells, Place(place.x, y, place.width, 1), row, looks)
    return len(rows)


def broken(line: Cell, width: int) -> list[Cell]:
    """A single piece of text in as many rows as it needs, each as far in as it begins."""
    if len(line) != 1 or not isinstance(said := line[0], Said) or cell_len(said.text) <= width:
        return [line]
    words = said.text.lstrip(" ")
    before = " " * (len(said.text) - len(words))
    rows = evenly(words, width - len(before))
    return [(said._replace(text=before + row),) for row in rows]


def _shown(cells: Cells | None, place: Place, shown: Shown, how: _How) -> int:
    card = how[1].card
    if card is None:
        pieces: list[Said | Faces] = []
        for group in shown.groups + shown.more:
            faces = Faces(group.cards, group.empty, winning=group.bright)
            pieces += [Said(group.caption, "quiet"), faces, Said("", width=1)]
        items: list[Item] = [tuple(pieces), *shown.lines]
        return _items(cells, place, items, how)
    width = cards_width(shown.groups, card)
    rows = card[1] + 1 + any(group.lower or group.winning for group in shown.groups)
    if cells:
        cells.in_one_piece.append((place.y, rows))
        draw_groups(cells, place, shown.groups, card, how[0])
    room = place.width - width - _BETWEEN
    beside = place._replace(x=place.right - room, width=max(0, room))

    def rows_with(many: int, on: Cells | None = None) -> int:
        """So many lines beside the cards, the others below."""
        end = max(rows, _items(on, beside, shown.lines[:many], how, rows))
        if lower := shown.lines[many:]:
            end += how[1].told and (not isinstance(lower[0], Table) or end > rows)
            end += _items(on, place._replace(y=place.y + end), lower, how)
        return end

    easy = place.width >= _TWO - _BETWEEN  # all of a table rather below cards than less beside
    wide = [
        (each.width if easy else each.needs()) if isinstance(each, Table) else _NARROW
        for each in shown.lines
    ]
    ways = [0, *takewhile(lambda many: room >= max(wide[:many]), range(1, len(wide) + 1))]
    if not shown.flows:
        return rows_with(len(wide) if room >= _BESIDE else 0, cells)
    return rows_with(min(ways, key=lambda many: (rows_with(many), many)), cells)


def _items(
    cells: Cells | None, place: Place, items: Sequence[Item], how: _How, rows: int = 0
) -> int:
    """With air between them, where so many rows are there in any case."""
    how = how[0], how[1]._replace(airy=0)
    air = how[1].loose or sum(_item(None, place, item, how) + 1 for item in items) <= rows + 1
    y = 0
    for at, item in enumerate(items):  # words below a table are apart from it in any case
        table = how[1].told and isinstance(items[at - 1], Table)
        y += (air or table) and bool(y)
        y += _item(cells, place._replace(y=place.y + y), item, how)
    return y

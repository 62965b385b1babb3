"""Parts of a page below each other, or in two columns where there is room for them: text, tables,
and large cards with what is said of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final, Literal, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.drawing.cards import draw_card, draw_dark, underline
from drawholdem_tui.tui.table.drawing.cells import Cells, keep_apart
from drawholdem_tui.tui.table.drawing.lines import (
    Faces,
    Heading,
    Line,
    Said,
    Table,
    broken,
    draw_heading,
    draw_line,
    draw_table,
)
from drawholdem_tui.tui.table.scene.plan import CardSize, Place
from drawholdem_tui.tui.table.scene.regions import CardFace
from drawholdem_tui.words.language import In, _, translate

_TWO: Final = 96  # cells in which there are two columns
_BETWEEN: Final = 4
_CARDS: Final[tuple[CardSize, ...]] = ((13, 13), (11, 8), (9, 7), (7, 5), (5, 3))
_BESIDE: Final = 41  # cells for the lines beside large cards at least
_LONGER: Final = 12  # cells of bars, where they are not as short as they can be
_GROUPS_APART: Final = 3
_BOARD: Final = 5
_LARGE: Final = 8  # rows of a card that is read from afar
_HIGH: Final = 34  # rows of a page on which parts may lie farther apart
_FARTHER: Final = (6, 5, 4, 3, 2)


class Group(NamedTuple):
    """Cards with a word below; ``given`` ones lie lower, and those beside a ``winning`` five."""

    caption: str
    cards: tuple[CardFace, ...]
    empty: int = 0  # places without a card after them
    given: frozenset[int] = frozenset()
    winning: frozenset[Card] = frozenset()

    @property
    def lower(self) -> frozenset[int]:
        beaten = (at for at, card in enumerate(self.cards) if card not in self.winning)
        return frozenset(beaten) if self.winning else self.given


def board_group(board: tuple[Card, ...]) -> Group:
    return Group(translate(_("board")), board, max(0, _BOARD - len(board)))


class Shown(NamedTuple):
    """Large cards, and beside or below them what there is to say; ``more`` in a line of text. What
    is ``alike`` may take its place on the next key: nothing else moves then."""

    groups: tuple[Group, ...]
    lines: tuple[Line | Table, ...]
    more: tuple[Group, ...] = ()
    alike: tuple[Shown, ...] = ()


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

    def has_side(self, width: int) -> bool:
        return bool(self.side) and _TWO <= width < self.alone


class Scale(NamedTuple):
    """How much room there is: cards so large, or in a line of text; rows with air between them,
    ``loose`` what is said beside cards; ``lower`` than a heading: 1 cards in text, 2 words."""

    card: CardSize | None = None
    airy: bool = False
    apart: int = 1  # rows between the parts
    loose: bool = False
    lower: int = 0
    first: bool = False  # air in the tables of the first part


def scale_for(parts: Sequence[Part], width: int, rows: int) -> Scale:
    """In which all parts fit: large cards rather than air, and the least left empty."""
    cards = [*_no_larger(rows // 4), None]
    scales = [Scale(card, airy) for card in cards for airy in (True, False)]
    heights = {
        each: height_of(parts, width, each)
        for each in scales
        if each.card is None or _is_told_beside(parts, width, each.card)
    }
    fit = [each for each, height in heights.items() if height <= rows]
    if not fit:
        return _first(parts, width, rows)
    read = {each: min(_LARGE, (each.card or (0, 0))[1]) for each in fit}  # from no farther
    best = max(fit, key=lambda each: (read[each], rows >= _HIGH and each.airy, heights[each]))
    ways = ((True, 2), (True, 1), (False, 2), (True, 0), (False, 1))
    looser = (best._replace(loose=loose, lower=lower) for loose, lower in ways)
    best = next((each for each in looser if height_of(parts, width, each) <= rows), best)
    roomy = (best._replace(first=True, loose=air) for air in (best.loose, False) if rows >= _HIGH)
    best = next((each for each in roomy if height_of(parts, width, each) <= rows), best)
    farther = (best._replace(apart=apart) for apart in _FARTHER if rows >= _HIGH)
    return next((each for each in farther if height_of(parts, width, each) <= rows), best)


def with_spare(parts: Sequence[Part], width: int, rows: int) -> tuple[Part, ...]:
    """On a page that scrolls in any case, too."""
    others = tuple(part for part in parts if not part.spare)
    if len(others) == len(parts):
        return others
    largest: list[int] = []  # rows of a card, without them and with them
    for each in (others, parts):
        scale = scale_for(each, width, rows)
        fits = height_of(each, width, scale) <= rows
        largest.append(min(_LARGE, (scale.card or (0, 0))[1]) if fits else -1)
    return others if largest[1] < largest[0] else tuple(parts)


def _no_larger(rows: int) -> list[CardSize]:
    """Cards grow with the screen, however little there is beside them."""
    return [card for card in _CARDS if card[1] <= rows + 1]


def _first(parts: Sequence[Part], width: int, rows: int) -> Scale:
    """Of a page that scrolls: cards so large that all above its columns is seen; or, where it
    begins with cards, so that much is seen below them, too."""
    above = list(takewhile(lambda part: not part.has_side(width), parts))
    for some, share in ((above * (len(above) < len(parts)), 1.0), (parts[:1], 2 / 3)):
        shows = any(isinstance(each, Shown) for part in some for each in part.items)
        for card in _no_larger(max(rows // 8, 2)) if shows else ():
            beside = _is_told_beside(some, width, card) or (share < 1 and card == _CARDS[-1])
            if beside and height_of(some, width, Scale(card)) <= share * rows:
                return Scale(card)
    end = sum(height_of(parts[: at + 1], width, Scale()) <= rows for at in range(len(parts)))
    plain, lowered = (height_of(parts[:end], width, Scale(lower=each)) for each in (0, 1))
    return Scale(lower=int(plain < lowered <= rows))


def _is_told_beside(parts: Sequence[Part], width: int, card: CardSize) -> bool:
    """Lines far below large cards would be about nothing."""
    left, right = _columns([part for part in parts if part.has_side(width)])
    half = _left_of(left, right, width - _BETWEEN)
    sides = {"left": half, "right": width - _BETWEEN - half}
    return all(
        (sides[part.side] if part.has_side(width) and part.side else width)
        - _cards_width(each.groups, card)
        >= (_BETWEEN + _BESIDE) * bool(each.lines)
        for part in parts
        for item in part.items
        if isinstance(item, Shown)
        for each in (item, *item.alike)
    )


def height_of(parts: Sequence[Part], width: int, scale: Scale) -> int:
    return _lay(None, Place(0, 0, width, 0), parts, (Looks(), scale))


def draw_parts(
    cells: Cells, place: Place, parts: Sequence[Part], looks: Looks, scale: Scale
) -> None:
    _lay(cells, place, parts, (looks, scale))


_How = tuple[Looks, Scale]


def _lay(cells: Cells | None, place: Place, parts: Sequence[Part], how: _How) -> int:
    """How many rows they take; without cells nothing is drawn."""
    (looks, scale), y, at = how, 0, 0
    while at < len(parts):
        how = looks, scale._replace(airy=scale.airy or (scale.first and not at))
        beside = list(takewhile(lambda part: part.has_side(place.width), parts[at:]))
        beside = beside or [parts[at]]
        columns = _columns(beside)
        if all(columns):
            half = _left_of(columns[0], columns[1], place.width - _BETWEEN)
            left = Place(place.x, place.y + y, half, 0)
            right = Place(left.right + _BETWEEN, left.y, place.width - _BETWEEN - half, 0)
            rows = max(_stack(cells, left, columns[0], how), _stack(cells, right, columns[1], how))
        else:
            rows = _stack(cells, place._replace(y=place.y + y), beside, how)
        y += rows + how[1].apart
        at += len(beside)
    return max(0, y - how[1].apart)


def _columns(parts: Sequence[Part]) -> list[list[Part]]:
    columns = [[part for part in parts if part.side == side] for side in ("left", "right")]
    if len(parts) > 1 and not all(columns):
        return [list(parts[::2]), list(parts[1::2])]
    return columns


def _left_of(left: Sequence[Part], right: Sequence[Part], width: int) -> int:
    """Half of it, or more where tables on the left need that, and those on the right do not."""
    return max(width // 2, min(_widest(left), width - _widest(right)))


def _widest(parts: Sequence[Part]) -> int:
    tables = [item for part in parts for item in part.items if isinstance(item, Table)]
    return max((table.width + _LONGER * table.has_bars for table in tables), default=0)


def _stack(cells: Cells | None, place: Place, parts: Sequence[Part], how: _How) -> int:
    y = 0
    for part in parts:
        y += how[1].apart if y else 0
        if part.heading:
            if cells:
                line = place._replace(y=place.y + y, height=1)
                draw_heading(cells, line, part.heading, how[0], shorter=part.shorter)
            y += 2 if how[1].airy or _begins_lower(part, how[1]) else 1
        for at, item in enumerate(part.items):
            y += bool(at) and how[1].card is not None and isinstance(item, Shown)
            y += _item(cells, place._replace(y=place.y + y), item, how)
    return y


def _begins_lower(part: Part, scale: Scale) -> bool:
    """With cards, or with words, that would touch its heading: titles may."""
    first = part.items[0] if part.items else ()
    if isinstance(first, Shown):
        return scale.card is not None or scale.lower > 0
    return bool(first) and scale.lower > 1 and not (isinstance(first, Table) and first.has_titles)


def _item(cells: Cells | None, place: Place, item: Item, how: _How) -> int:
    looks, scale = how
    if isinstance(item, Shown):
        every = (item, *item.alike) if scale.card else (item,)
        return max(_shown(cells if each is item else None, place, each, how) for each in every)
    if isinstance(item, Table):
        if cells:
            draw_table(cells, place, item, looks, airy=scale.airy)
        return item.height(airy=scale.airy)
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


# Large cards


def _shown(cells: Cells | None, place: Place, shown: Shown, how: _How) -> int:
    card = how[1].card
    if card is None:
        pieces: list[Said | Faces] = []
        for group in shown.groups + shown.more:
            faces = Faces(group.cards, group.empty, winning=group.winning)
            pieces += [Said(group.caption, "quiet"), faces, Said("", width=1)]
        items: list[Item] = [tuple(pieces), *shown.lines]
        return _items(cells, place, items, how)
    width = _cards_width(shown.groups, card)
    rows = card[1] + 1 + any(group.lower or group.winning for group in shown.groups)
    if cells:
        cells.in_one_piece.append((place.y, rows))
        _draw_groups(cells, place, shown.groups, card, how[0])
    room = place.width - width - _BETWEEN
    if room < _BESIDE and shown.lines:
        return rows + 1 + _items(cells, place._replace(y=place.y + rows + 1), shown.lines, how)
    beside = place._replace(x=place.right - room, width=max(0, room))
    return max(rows, _items(cells, beside, shown.lines, how, rows))


def _items(
    cells: Cells | None, place: Place, items: Sequence[Item], how: _How, rows: int = 0
) -> int:
    """With air between them, and in their tables, where so many rows are there in any case."""
    close, airy = (how[0], how[1]._replace(airy=False)), (how[0], how[1]._replace(airy=True))
    needed, most = (
        sum(_item(None, place, item, each) for item in items) + len(items) for each in (close, airy)
    )
    air = how[1].loose or needed <= rows + 1
    how = airy if most <= rows + 1 else close
    y, table = 0, False  # words below one are apart from it in any case
    for item in items:
        y += (air or table) and bool(y)
        y += _item(cells, place._replace(y=place.y + y), item, how)
        table = isinstance(item, Table)
    return y


def _cards_width(groups: Sequence[Group], card: CardSize) -> int:
    many = sum(len(group.cards) + group.empty for group in groups)
    return many * (card[0] + 1) - len(groups) + _GROUPS_APART * (len(groups) - 1)


def _draw_groups(
    cells: Cells, place: Place, groups: Sequence[Group], card: CardSize, looks: Looks
) -> None:
    x, (width, height) = place.x, card
    below = place.y + height + any(group.lower or group.winning for group in groups)
    for group in groups:
        left = x
        for number, face in enumerate(group.cards):
            lower, lies = number in group.lower, Place(x, place.y, width, height)
            if group.winning and not lower:
                underline(cells, lies, looks)
            draw_card(cells, lies._replace(y=place.y + lower), face, looks, faded=lower)
            x += width + 1
        for _empty in range(group.empty):
            draw_dark(cells, Place(x, place.y, width, height), looks)
            x += width + 1
        x += _GROUPS_APART - 1
        room = (x if group is not groups[-1] else cells.width) - left  # up to what comes beside it
        _caption(cells, Place(left, below, room, 1), group, width, looks)


def _caption(cells: Cells, place: Place, group: Group, width: int, looks: Looks) -> None:
    """What they all are; or why some lie lower, below the first of them, and which was kept."""
    told = [(0, group.caption)]
    if group.given:
        away = _("swapped away") if len(group.cards) < _BOARD else _("discarded")
        said = [translate(away), translate(In("below a card", "swapped"))]
        kept = sorted({*range(len(group.cards))} - group.given)[:1]
        beside = [(at * (width + 1), translate(In("below a card", "kept"))) for at in kept]
        first, room = min(group.given) * (width + 1), place.width - 2
        ways = [sorted([*more, (first, each)]) for more in (beside, []) for each in said]
        last = [(max(0, min(first, room - cell_len(said[1]))), said[1])]
        told = next((way for way in ways if keep_apart(way, room)), last)
    for x, each in told:
        cells.text(place.x + x, place.y, each, looks.on_felt("quiet"), width=place.width - 2 - x)

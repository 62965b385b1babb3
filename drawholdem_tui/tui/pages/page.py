"""Pages to read: parts that fill the screen, and lines of text as parts. Any key but those that
move in them closes them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.screen import Screen

from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pages.closing import ReadingScreen
from drawholdem_tui.tui.pages.parts import (
    READ_FROM_AFAR,
    Item,
    Part,
    Scale,
    Shown,
    draw_parts,
    height_of,
    scale_for,
)
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.drawn import FeltSheet, Sheet
from drawholdem_tui.tui.table.drawing.frame import (
    TOP,
    Key,
    draw_keys,
    draw_scrolled,
    draw_title,
)
from drawholdem_tui.tui.table.drawing.lines import Heading, Said, Table
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.language import In, _, translate

EDGES: Final = 6  # cells of a page that hold no text
MARGIN: Final = 2
_EDGES_OF_ROWS: Final = 3  # those below the rail that hold no text
TALL: Final = 24  # rows of a page that begins with an empty one
ROOMY: Final = 30  # of one that ends with one
_WIDEST_TEXT: Final = 110  # columns of text: longer ones are hard to read
_IN_TWO: Final = 172  # of two columns
WIDEST: Final = 242  # of a page that fills a large screen
_EASY: Final = 60  # cells of a line that can be read in a column
_COLUMNS_APART: Final = 4
COLON: Final = ": \u00a0"
_FEW_EMPTY: Final = 4  # rows at the end of a page that goes on
_BEHIND_ALL: Final = 10_000  # rows
_ARROWS: Final = "\u2191 \u2193"
ANY: Final = Place(0, 0, WIDEST, 1000)  # room


class KeySheet(Sheet[tuple[Key, ...]]):
    """Its keys, likewise."""

    DEFAULT_CSS = "KeySheet { height: 1; }"

    def paint(self, cells: Cells, picture: tuple[Key, ...]) -> None:
        draw_keys(cells, self.looks, picture)


class Leaf(NamedTuple):
    """A page: what it is called, what it comes to, and its parts."""

    title: str
    parts: tuple[Part, ...]
    told: tuple[Said, ...] = ()
    widest: int = 172  # cells of its lines
    keys: tuple[Key, ...] = ()  # that lead on
    apart: int = 9  # rows between its parts at most
    lies: Literal["", "mid", "top"] = ""  # else, if little, nearer to the top
    wide: tuple[Part, ...] = ()  # these instead on very wide pages, more of them beside each other
    chooses: bool = False  # rows, by the arrows


class LeafSheet(FeltSheet[Leaf]):
    """As large as all of it fits; else it scrolls, and ``first`` is the first row that is seen."""

    RAIL = 1
    first = 0

    def paint(self, cells: Cells, picture: Leaf) -> None:
        draw_title(cells, self.looks, picture.title, picture.told)
        left = max(MARGIN, (cells.width - picture.widest) // 2)
        top = TOP + (cells.height >= TALL)
        bottom = cells.height - 1 - (picture.chooses or cells.height >= ROOMY)
        width, room = cells.width - 2 * left, max(bottom - top, 0)
        parts, scale, rows = self._laid(picture, width, room)
        if rows > room:
            top -= top > TOP and cells.height < ROOMY
            room = (
                cells.height - 1 - picture.chooses - top
            )  # all there is, or what goes on ends above a blank
            parts, scale, rows = self._laid(picture, width, room)
            room = room if rows <= room else bottom - top
        if rows < room and (picture.lies == "mid" or (2 * rows <= room and not picture.lies)):
            top += (room - rows) // (2 if picture.lies else 3)
            room = rows
        self.first = max(0, min(self.first, rows - room))
        whole = Cells(cells.width, max(rows, 1), self.ink(), self.looks.glyphs)
        draw_parts(whole, Place(left, 0, width, rows), parts, self.looks, scale)
        seen = Cells(cells.width, room, self.ink(), self.looks.glyphs)
        seen.lie_on(whole, Place(0, self.first, cells.width, room))
        cells.lay(seen, Place(0, top, cells.width, room))
        if rows > room:
            self._scrolled(cells, Place(left, top, width, room), whole)
        draw_keys(cells, self.looks, keys_of(picture, scrolls=rows > room))

    @staticmethod
    def _laid(leaf: Leaf, width: int, rows: int) -> tuple[Sequence[Part], Scale, int]:
        """What is told, how large, in how many rows."""
        every = (width >= _IN_TWO and leaf.wide) or leaf.parts
        parts = with_spare(every, width, rows)
        scale = scale_for(parts, width, rows, min(leaf.apart, 1))
        scale = scale._replace(apart=min(scale.apart, leaf.apart))
        return parts, scale, height_of(parts, width, scale)

    def _scrolled(self, cells: Cells, place: Place, whole: Cells) -> None:
        """Neither a heading with nothing below it, nor cards that would be cut; nor a paragraph,
        where little room is left empty by that."""
        left, top, width, room = place
        if min(width, room) <= 0:
            return
        end = self.first + room
        cut = self._cut(whole, place, whole.paragraphs + whole.in_one_piece)
        if end - cut > _FEW_EMPTY - whole.is_blank(cut - 1):
            cut = self._cut(whole, place, whole.in_one_piece)
        cells.fill(Place(left, top + cut - self.first, width, end - cut), self.ink())
        bar = Place(cells.width - 1, top, 1, room)
        draw_scrolled(cells, self.looks, bar, self.first, whole.height)

    def _cut(self, whole: Cells, place: Place, blocks: Sequence[tuple[int, int]]) -> int:
        """The row below the last that is seen."""
        dash, cut = self.looks.glyphs.dash, self.first + place.height
        while cuts := [y for y, long in blocks if self.first < y < cut < y + long]:
            cut = min(cuts)
        end = cut - 1 - whole.is_blank(cut - 1)
        above = whole.signs[end]
        if cut < whole.height and above[place.x] == above[place.right - 1] == dash:
            cut = end
        return cut

    def moved(self, key: str) -> bool:
        """By a key; whether it was one of those."""
        page = max(1, self.area.height - TOP - 3)
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "space": page}
        steps |= {"home": -self.first, "end": _BEHIND_ALL}
        if key in steps:
            self.first = max(0, self.first + steps[key])
            self._redraw()
        return key in steps


def keys_of(picture: Leaf, *, scrolls: bool) -> list[Key]:
    """Those that do something."""
    move = _("Space") if picture.chooses else _("Up Down Space")
    back = Key(translate(_("Esc")), translate(_("back")), "escape")
    choose = Key(_ARROWS, translate(In("beside keys", "choose")))
    scroll = Key(translate(move), translate(_("scroll")))
    return [*[choose] * picture.chooses, *[scroll] * scrolls, *picture.keys, back]


class Page(ReadingScreen):
    """A heading and lines, or parts that stand as they are; names in them are text."""

    def __init__(
        self,
        heading: str,
        lines: Sequence[str | Part],
        *,
        at_end: bool = False,
        private: bool = False,
        further: Callable[[], Screen[None]] | None = None,
        above: Sequence[Part] = (),
        below: Sequence[Part] = (),
    ) -> None:
        """``private``: gone as soon as somebody else may be looking; ``further``: what ``?`` opens
        over it, where there is more to read; ``above``: what is told with it while there is room
        for all of it; ``below``: at its foot, in the column of the first of these."""
        super().__init__()
        self.private = private
        self._heading = heading
        self._lines = lines
        self._at_end = at_end
        self._further = further
        self._above = tuple(above)
        self._below = tuple(below)

    def compose(self) -> ComposeResult:
        self.sheet = LeafSheet(self.looks, id="leaf")
        if self._at_end:
            self.sheet.first = _BEHIND_ALL
        self.sheet.show(self._leaf())
        yield self.sheet

    def _leaf(self) -> Leaf:
        parts = parts_of(self._lines)
        width = self.app.size.width - 2 * MARGIN
        parts = [_in_text(part, width) for part in parts]
        longest = max((_width(item) for part in parts for item in part.items), default=0)
        several = sum(bool(part.heading) or not self._at_end for part in parts) > 1
        further = (Key("?", translate(_("rules")), "?"),) if self._further else ()
        leaf = Leaf(self._heading, tuple(parts), keys=further)
        if several and 2 * longest + _COLUMNS_APART <= width:
            columns = _in_columns(parts, (width - _COLUMNS_APART) // 2)
            leaf = leaf._replace(parts=columns, apart=1 if self._at_end else leaf.apart)
        else:
            leaf = leaf._replace(widest=_WIDEST_TEXT)
        whole, widest = leaf.parts, _IN_TWO if self._above else leaf.widest
        if self._above:
            whole = *self._above, *(each._replace(side="right") for each in parts), *self._below
        rows = self.app.size.height - TOP - _EDGES_OF_ROWS
        if height_of(whole, min(width, widest), Scale()) <= rows:
            return leaf._replace(parts=whole, widest=widest, apart=1 if self._above else leaf.apart)
        first = [part._replace(side="") for part in self._below]  # what is last is to be seen
        return leaf._replace(parts=(*first, *leaf.parts))

    def on_resize(self) -> None:
        self.sheet.show(self._leaf())

    def look(self, looks: Looks) -> None:
        self.sheet.look(looks)

    def moved(self, key: str) -> bool:
        return self.sheet.moved(key)

    def told_keys(self) -> Sequence[Key]:
        return keys_of(self.sheet.picture or self._leaf(), scrolls=True)

    def tell_help(self) -> None:
        if self._further:
            self.app.push_screen(self._further())
        else:
            super().tell_help()


class LeafPage(Page):
    """Parts that are laid out already."""

    def __init__(self, leaf: Leaf, *, private: bool = False) -> None:
        super().__init__(leaf.title, leaf.parts, private=private)
        self._whole = leaf

    def _leaf(self) -> Leaf:
        return self._whole


def with_spare(parts: Sequence[Part], width: int, rows: int) -> tuple[Part, ...]:
    """On a page that scrolls in any case, too."""
    others = tuple(part for part in parts if not part.spare)
    if len(others) == len(parts):
        return others
    room = Place(0, 0, width, rows)
    return others if largest_card(parts, room) < largest_card(others, room) else tuple(parts)


def largest_card(parts: Sequence[Part], room: Place) -> int:
    """Its rows, as far as they make it easier to read; -1 where not all of the parts fit."""
    scale = scale_for(parts, room.width, room.height)
    fits = height_of(parts, room.width, scale) <= room.height
    return min(READ_FROM_AFAR, (scale.card or (0, 0))[1]) if fits else -1


def parts_of(lines: Sequence[str | Part]) -> list[Part]:
    """A line that begins farther left than the one below it is a heading."""
    parts: list[Part] = []
    texts: list[str] = []

    def end() -> None:
        if any(texts):
            parts.append(_part(texts))
        texts.clear()

    for line in (*lines, ""):
        if line and isinstance(line, str):
            texts.append(line)
            continue
        end()
        parts += [line] if isinstance(line, Part) else []
    return parts


def _part(texts: Sequence[str]) -> Part:
    first, *rest = texts
    if not rest or first.startswith(" ") or not all(each.startswith("  ") for each in rest):
        first, rest = "", [f"  {each}" for each in texts]
    return Part(first.rstrip(COLON), tuple((Said(each[2:]),) for each in rest))


def _in_text(part: Part, width: int) -> Part:
    """Its tables as lines, which can be broken, where they have no room as they are."""
    items: list[Item] = []
    for item in part.items:
        if isinstance(item, Table) and item.width > width:
            rows = ([each.text for each in row if isinstance(each, Said)] for row in item.rows)
            items += [(Said("  ".join(filter(None, row))),) for row in rows]
        else:
            items.append(item)
    return part._replace(items=tuple(items))


def _width(item: Item) -> int:
    if isinstance(item, Table):
        return item.width
    if isinstance(item, Shown | Heading):
        return _WIDEST_TEXT
    words = sum(cell_len(piece.text) for piece in item if isinstance(piece, Said))
    return min(words, _EASY)  # the rest of it goes below


def _in_columns(parts: Sequence[Part], width: int) -> tuple[Part, ...]:
    """The first half of the rows on the left, in the order in which they are read."""
    rows = [height_of([part], width, Scale()) + 1 for part in parts]
    sides: list[Part] = []
    for at, part in enumerate(parts):
        left = not at or sum(rows[: at + 1]) * 2 <= sum(rows) + rows[at]
        sides.append(part._replace(side="left" if left else "right"))
    return tuple(sides)

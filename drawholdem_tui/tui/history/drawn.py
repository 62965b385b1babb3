"""What is drawn below the list: the chosen hand with large cards, or what an evening came to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from drawholdem_tui.tui.history.plan import (
    BETWEEN,
    NEAR,
    WIDEST,
    Below,
    EveningPicture,
    Net,
    Nets,
    Pieces,
    Result,
    Rows,
    below_held,
    beside_cards,
)
from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.statistics.drawn import draw_graph, row_of_the_line, tell_last
from drawholdem_tui.tui.statistics.plan import Columns, GraphPicture, chosen_columns
from drawholdem_tui.tui.table.drawing.cards import draw_card, draw_dark, underline
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.frame import draw_heading
from drawholdem_tui.tui.table.drawing.letters import from_the_middle
from drawholdem_tui.tui.table.drawing.lines import Cap, Cell, How, Said, Tied, draw_line
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.scene.regions import CardFace
from drawholdem_tui.words.language import _, translate

MARGIN: Final = 2  # columns before all that is told on the page
_LEAST_COURSE: Final = 12  # columns that a course wants beside its figures
_UNDER: Final = 3  # rows that cards take but for their height
_TWO_COLUMNS: Final = 132  # columns of a page whose results may stand beside each other
_FEW: Final = 4  # results that never do
_WIDE_GRAPH: Final = 96
_AIRY: Final = 3  # rows to spare: one stays free below
_LEAST_BAR: Final = 4  # columns to each side
_LONG_BAR: Final = 16  # ... and to both, beside the nets of a hand
_ALMOST: Final = 12  # columns: so near, nets stand right below those of the list
_DASHES: Final = 3
_GUTTER: Final = 3  # columns between the results and the course
_SHORTEST_RESULT, _LONGEST_RESULT = 30, 100  # columns of one above the list
_GRAPH: Final = 12  # rows of a graph that is not squeezed


def left_of(cells: Cells) -> int:
    """Where the page begins: figures far from what they are of cannot be read."""
    return max(0, (cells.width - WIDEST) // 2)


def draw_below(
    cells: Cells, room: Place, below: Below, parts: Rows, looks: Looks, *, nets: int = 0
) -> None:
    """From a line of gold with a title on; ``nets`` is where those of the list end."""
    y = room.y
    draw_title(cells, y, below.title, looks)
    if below.evening:
        _Evening(cells, looks, parts).draw(y + 1, room.bottom, below.evening)
    else:
        _hand(
            cells,
            Place(left_of(cells) + MARGIN, y + 1, _width(cells), room.height - 1),
            below,
            parts,
            looks,
            nets=nets,
        )


def _width(cells: Cells) -> int:
    return cells.width - 2 * (left_of(cells) + MARGIN)


def draw_title(cells: Cells, y: int, title: str, looks: Looks, *, quiet: bool = False) -> None:
    """``quiet``: of one part among several."""
    line = Place(left_of(cells) + MARGIN, y, _width(cells), 1)
    if not quiet:
        draw_heading(cells, line, title, looks, width=cells.width - 10)
        return
    cells.fill(line, looks.on_felt("quiet"), looks.glyphs.dash)
    cells.text(line.x + _DASHES, y, f" {title} ", looks.on_felt(), width=cells.width - 10)


def draw_words(cells: Cells, room: Place, line: Pieces, looks: Looks) -> None:
    """Of a line as many as fit, each as a whole but the first."""
    x = room.x
    for at, said in enumerate(line):
        if isinstance(said, Nets):
            free = room.right - x
            told = said.each if cell_len(said.text) <= free else said.within(free)
            draw_words(cells, room._replace(x=x, width=free), told, looks)
            x += sum(cell_len(pair.text) + 1 for pair in told)
            continue
        if at and x + cell_len(said.text) > room.right:
            break
        for part in said.parts if isinstance(said, Tied) else (said,):
            width = max(0, room.right - x)
            x = cells.text(x, room.y, part.text, looks.on_felt(part.tone), width=width) + 1


def wide(keys: Cell) -> int:
    """Columns of keys with their words."""
    caps = sum(1 + each.width for each in keys if isinstance(each, Cap))
    words = [each for each in keys if isinstance(each, Said)]
    return caps + sum(each.width for each in words[:-1]) + sum(cell_len(x.text) for x in words[-1:])


def _step(rows: int, results: int) -> int:
    return max(1, min(3, (rows - 1) // max(1, results)))


# A hand


def _hand(
    cells: Cells, room: Place, below: Below, parts: Rows, looks: Looks, *, nets: int = 0
) -> None:
    x, y, _wide, rows = room
    if parts.card and (below.places or below.held):
        lower = rows >= parts.card[1] + _UNDER
        _cards(cells, (x, y + lower), below, parts.card, looks)
        x += beside_cards(parts.card[0])
        y += lower and rows > len(below.lines)  # level with the cards that lie higher
    aligned = bool(nets) and (not parts.card or nets - x - NEAR <= _ALMOST)
    right = min(room.right, nets if aligned else x + NEAR)
    told = [*below.nets, *(Net() for _line in below.lines)]
    half = (room.right - right - _GUTTER - 1) // 2
    bar = Place(room.right - 2 * half - 1, y, 2 * half + 1, 1)
    if bar.width > _LONG_BAR:
        with_bars = [at for at, net in enumerate(told) if net.share is not None]
        _middle(cells, bar._replace(height=len(with_bars)), looks)
    for number, (cell, net) in enumerate(zip(below.lines, told, strict=False)):
        at = y + number
        if at >= room.bottom:
            break
        end = min(room.right, x + NEAR) if parts.card else room.right
        if net.told.text:
            end = cells.right(right, at, net.told.text, looks.on_felt(net.told.tone)) - 1
        if net.share is not None and bar.width > _LONG_BAR:
            from_the_middle(cells, bar._replace(y=at), net.share, looks)
        draw_line(cells, Place(x, at, end - x, 1), cell, looks, How(other=number % 2 > 0))


def _middle(cells: Cells, place: Place, looks: Looks) -> None:
    """Between what was won and what was lost."""
    half = (place.width - 1) // 2
    if half >= _LEAST_BAR and place.height > 0:
        line = Place(place.x + half, place.y, 1, place.height)
        cells.fill(line, looks.on_felt("quiet"), looks.glyphs.rail.down)


def _cards(
    cells: Cells, at: tuple[int, int], below: Below, size: tuple[int, int], looks: Looks
) -> None:
    """Those of the winning five lie higher, on a bar of gold."""
    (left, y), (width, height), x = at, size, at[0]
    apart = width + 1
    for number in range(below.places):
        place = Place(x, y, width, height)
        if number < len(below.board):
            _card(cells, place, below.board[number], below, looks)
        else:
            draw_dark(cells, place._replace(y=y + 1), looks)
        x += apart
    label = y + height + 1
    cells.text(left, label, below.names[0], looks.on_felt("quiet"))
    x += BETWEEN if below.places else 0
    x -= max(0, cell_len(below.names[1]) - below_held(size))
    cells.text(x, label, below.names[1], looks.on_felt("gold"))
    x = left + below.places * apart + (BETWEEN if below.places else 0)
    for face in below.held:
        _card(cells, Place(x, y, width, height), face, below, looks)
        x += apart


def _card(cells: Cells, place: Place, face: CardFace, below: Below, looks: Looks) -> None:
    counts = face in below.winning
    if counts:
        underline(cells, place, looks)
    else:
        place = place._replace(y=place.y + 1)
    faded = face is not None and bool(below.winning) and not counts
    draw_card(cells, place, face, looks, faded=faded)


# An evening


class _Evening:
    """Results beside the course, the biggest pot below both."""

    def __init__(self, cells: Cells, looks: Looks, parts: Rows) -> None:
        self.cells, self.looks, self.parts = cells, looks, parts

    def draw(self, y: int, bottom: int, picture: EveningPicture) -> None:
        left, width = left_of(self.cells) + MARGIN, _width(self.cells)
        needed = self.parts.card[1] + 4 if self.parts.card else 1
        needed *= picture.biggest is not None
        high = self._high(picture)
        spare = bottom - y - needed - high
        if needed == 1 and spare > 1:  # a row for its title
            bottom -= spare > _AIRY
            needed, spare = needed + 1, spare - 1
        elif spare > 1:
            bottom, spare = bottom - 1, spare - 1
        half = width if picture.graph is None else width // 2
        if spare > _AIRY + 1:
            y, spare = y + 1, spare - 1
        if spare > 0:
            draw_words(self.cells, Place(left, y, half, 1), picture.about, self.looks)
            y += 2 if spare > 2 else 1
        end = bottom - needed - (1 if needed and spare > 3 else 0)
        if graph := picture.graph:
            wide = min(width - half - _GUTTER, _WIDE_GRAPH)
            rows = max(1, end - y)
            if _step(rows, high) == 2:  # as high as the results beside it
                rows = min(rows, max(2 * high, _GRAPH))
            room = Place(left + width - wide, y, wide, rows)
            draw_course(self.cells, room, graph, self.looks)
            half = width - wide - _GUTTER
            of = picture.graph_of if spare > 0 else f" {picture.graph_of} "  # on the line of gold
            over = y - 1 - (spare > 2)  # no figure of a bar right below it reads as what is told
            self.cells.text(room.x + (spare > 0), over, of, self.looks.on_felt("quiet"))
        room = Place(left, y, half, end - y)
        if high < len(picture.results):  # as wide as results are that have a course beside them
            room = room._replace(width=(width - _GUTTER) // 2)
        self._results(room, high, picture.results)
        self._biggest(Place(left, bottom - needed, width, needed), picture)

    def _high(self, picture: EveningPicture) -> int:
        """How many results stand below each other: half of them, where no course lies beside."""
        many = len(picture.results)
        two = picture.graph is None and many > _FEW and self.cells.width >= _TWO_COLUMNS
        return -(-many // 2) if two else many

    def _results(self, room: Place, high: int, results: tuple[Result, ...]) -> None:
        """The first of them that have room, whoever won most above."""
        beside = 1 if high == len(results) else 2
        many, seen = len(results), beside * room.height
        if many > seen > 1:
            seen -= 1
            more = translate(_("and {count} more"), count=many - seen)
            last = Place(room.x + (beside - 1) * (room.width + _GUTTER), room.bottom - 1, 0, 1)
            self.cells.text(last.x, last.y, more, self.looks.on_felt("quiet"))
        shown = sorted(results[:seen], key=lambda each: -each.share)
        high = min(high, room.height)
        step = _step(room.height, high)
        for at in range(beside):
            column = room._replace(x=room.x + at * (room.width + _GUTTER))
            self.column(column, step, shown[at * high : (at + 1) * high], results)

    def column(
        self, room: Place, step: int, results: Sequence[Result], every: Sequence[Result]
    ) -> None:
        """Names and figures as wide as those of ``every`` one."""
        places = max((len(each.place) for each in every), default=0)
        first = room.x + places
        if places:
            room = room._replace(x=first + 1, width=room.right - first - 1)
        names = max((cell_len(each.name.text) for each in every), default=0)
        nets = max((cell_len(each.net.text) for each in every), default=0)
        figures = room.x + min(names, room.width // 2) + 2 + nets
        bar = Place(figures + 2, room.y, room.right - figures - 2, 1)
        _middle(self.cells, bar._replace(height=step * (len(results) - 1) + 1), self.looks)
        for y, each in enumerate(results):
            at = room.y + y * step
            if places:
                self.cells.right(first, at, each.place, self.looks.on_felt("gold"))
            name = Place(room.x, at, figures - nets - room.x - 1, 1)
            draw_line(self.cells, name, (each.name,), self.looks)
            self.cells.right(figures, at, each.net.text, self.looks.on_felt(each.net.tone))
            self._bar(bar._replace(y=at), each)

    def _bar(self, place: Place, result: Result) -> None:
        half = (place.width - 1) // 2
        if half < _LEAST_BAR:
            return
        room = place._replace(width=2 * half + 1)
        from_the_middle(self.cells, room, result.share, self.looks)

    def _biggest(self, room: Place, picture: EveningPicture) -> None:
        if picture.biggest is None:
            return
        if room.height == 1:
            draw_line(self.cells, room, picture.in_short, self.looks)
            return
        draw_title(self.cells, room.y, picture.biggest.title, self.looks)
        if not self.parts.card:
            draw_line(self.cells, room._replace(y=room.y + 1), picture.with_cards, self.looks)
            return
        below = room._replace(y=room.y + 1, height=room.height - 1)
        _hand(self.cells, below, picture.biggest, self.parts, self.looks)


def draw_results(
    cells: Cells, room: Place, results: tuple[Result, ...], parts: Rows, looks: Looks
) -> bool:
    """All of them, in as few columns beside each other as have rows; nothing without room."""
    beside = -(-len(results) // max(1, room.height))
    width = min(_LONGEST_RESULT, (room.width - (beside - 1) * _GUTTER) // max(1, beside))
    if not results or width < _SHORTEST_RESULT:
        return False
    high, table = -(-len(results) // beside), _Evening(cells, looks, parts)
    for at in range(beside):
        column = Place(room.x + at * (width + _GUTTER), room.y, width, high)
        table.column(column, 1, results[at * high : (at + 1) * high], results)
    return True


def draw_course(cells: Cells, place: Place, picture: GraphPicture, looks: Looks) -> None:
    """How chips went, beside a table, and what they came to behind the end of the line: any other
    figure there would be read as that. A cell of gold lies on the line where the hand one stands on
    does: its height tells all hands so far, whether or not this one was won."""
    right = figures_beside(picture, place)
    bare = picture._replace(last="", chosen=None)
    room = place._replace(width=place.width - right)
    plot = Place(room.x + 1, room.y, room.width - 1, room.height)
    drawn = draw_graph(cells, room, bare, looks)
    chosen = chosen_columns(picture, len(drawn.heights)) if drawn else ()
    if drawn and chosen:
        _light(cells, plot, chosen[len(chosen) // 2], drawn, looks)
    if right > 1 and drawn:
        tell_last(cells, plot, picture, drawn, looks)


def figures_beside(picture: GraphPicture, place: Place) -> int:
    """Columns for what it came to, at the right of a course."""
    right = cell_len(picture.last) + 1
    return right if place.width - right >= _LEAST_COURSE else 0


def _light(cells: Cells, plot: Place, at: int, drawn: Columns, looks: Looks) -> None:
    """Its piece of the line, no cell above it like a peak; and the line at nothing below it."""
    x, y, gold = plot.x + at, row_of_the_line(plot, drawn, at), looks.palette.accent
    sign, style, floor = cells.signs[y][x], cells.styles[y][x], plot.y + drawn.above - 1
    halves = looks.in_halves and sign in (looks.glyphs.hangs[1], looks.glyphs.rises[3])
    ground = style.bgcolor.name if halves and style.bgcolor else gold
    cells.text(x, y, sign if halves else looks.glyphs.rises[-1], ink(gold, ground))
    if looks.in_halves and y != floor >= plot.y:
        cells.text(x, floor, looks.glyphs.rises[0], ink(gold, cells.ground(x, floor)))

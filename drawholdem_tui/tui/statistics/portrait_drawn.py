"""The portrait of one player on the felt: a head, the course of the chips, then swaps and opponents
beside habits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.statistics.arranged import TWO_HALVES, Air, Airy, Sheet, draw_column, rows
from drawholdem_tui.tui.statistics.drawn import draw_graph, signed_ink
from drawholdem_tui.tui.statistics.plan import PortraitPicture
from drawholdem_tui.tui.statistics.portrait_halves import Habits, Swaps
from drawholdem_tui.tui.table.drawing.cards import draw_card
from drawholdem_tui.tui.table.drawing.cells import Cells, longest, wrapped
from drawholdem_tui.tui.table.drawing.letters import from_the_middle
from drawholdem_tui.tui.table.drawing.lines import Bar, draw_line
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.past.luck import what_luck_is

_SMALL, _LARGE = (5, 3), (7, 5)  # a card
_LARGE_FROM: Final = 45  # rows of the page
_CARDS: Final = ((64, (11, 8)), (50, (9, 7)), (_LARGE_FROM, _LARGE), (0, _SMALL))
_EXPLAINS: Final = 34  # from which on there is one for what luck and play are, and then two
_NEAR: Final = 2
_APART: Final = 3
_BAR: Final = 9  # columns of one at least
_WIDE_HALF: Final = 90  # columns of one, from which on cards may be larger than that
_ROOMY: Final = 60  # columns of a half, from which on each thing has a row of its own


class Head(Sheet):
    """What draws a part of it gives the row below."""

    def __init__(self, cells: Cells, picture: PortraitPicture, looks: Looks, *, rows: int) -> None:
        """``rows``: the rows of the page."""
        super().__init__(cells, looks)
        self.picture = picture
        self._rows = rows
        self.card = next(size for least, size in _CARDS if rows >= least)

    def draw(self, left: Place, right: Place) -> int:
        """Whose it is beside what came of it; where there are no two halves, what is told of luck
        stands below both."""
        chance = self.picture.about_luck[len(self.picture.results) == 1 :]
        if left.width < _WIDE_HALF:
            self.card = min(self.card, _LARGE)
        if right.right - left.x >= TWO_HALVES:
            y = self._follow(right._replace(y=self._results(right)))
            y, whose = self.about_luck(right._replace(y=y), chance), self._whose(left)
            return max(whose, self._explained(right._replace(y=y, height=whose - y)))
        whole = left._replace(width=right.right - left.x)
        beside = self._beside_cards(whole)
        part = beside.width - self._said - _APART
        if part < self._figures + _APART + _BAR:  # no bars
            part = self._figures
        right = Place(whole.right - part, whole.y, part, 1)
        y = self._whose(whole._replace(width=whole.width - part - _APART))
        beside = beside._replace(y=max(y, self._results(right)))
        if len(self.picture.results) == 1:
            return self._follow(beside)
        y = self.about_luck(beside, chance)
        return self._explained(beside._replace(y=y, height=0))

    def _explained(self, place: Place) -> int:
        """What luck and play are, where they are told and rows are left; a high page has more."""
        if len(self.picture.results) == 1:
            return place.y
        most = max(place.height, (self._rows >= _EXPLAINS) + (self._rows >= _LARGE_FROM))
        for told in what_luck_is():
            if len(wrapped(told, place.width, indent="")) <= most:
                return self.wrapped(place, told, self.quiet)
        return place.y

    @property
    def _said(self) -> int:
        """The columns for whose it is, in the shortest words."""
        picture = self.picture
        others = (each[-1] for each in (picture.kind, picture.pot) if each)
        named = cell_len(picture.name) + _NEAR + cell_len(picture.played[-1])
        return max(named, *map(cell_len, others))

    def _beside_cards(self, place: Place) -> Place:
        many = len(self.picture.cards)
        used = many * (self.card[0] + 1) + bool(many)
        return place._replace(x=place.x + used, width=place.width - used)

    def _cards(self, place: Place) -> Place:
        """What is left beside them."""
        width, height = self.card
        for number, card in enumerate(self.picture.cards):
            at = Place(place.x + number * (width + 1), place.y, width, height)
            draw_card(self.cells, at, card, self.looks)
        return self._beside_cards(place)

    def _pot(self, place: Place, y: int) -> int:
        """Beside the cards, what they won."""
        if not self.picture.cards:
            return y
        told = longest(self.picture.pot, place.width)
        return max(place.y + self.card[1], self.wrapped(place._replace(y=y), told, self.quiet))

    def _whose(self, place: Place) -> int:
        beside, picture = self._cards(place), self.picture
        y = beside.y + (self.card != _SMALL)
        played = picture.played[-1]
        end = self.cells.text(beside.x, y, picture.name, self.gold, width=beside.width) + _NEAR
        if place.width < _ROOMY and end + cell_len(played) <= beside.right:
            self.cells.text(end, y, played, self.quiet)
            y += 1
        else:
            played = longest(picture.played, beside.width, played)
            y = self.wrapped(beside._replace(y=y + 1), played, self.quiet)
        kind = longest(picture.kind, beside.width, picture.kind[-1])
        y = self.wrapped(beside._replace(y=y), kind, self.plain)
        return self._pot(beside, y)

    def _results(self, place: Place) -> int:
        """A row each; luck and play have bars that begin at one line, the net has its rates."""
        cells, picture = self.cells, self.picture
        figures, y = place.x + self._figures, place.y
        bars = figures + _APART
        for each in picture.results:
            cells.text(place.x, y, each.title, self.quiet)
            cells.right(figures, y, each.told, signed_ink(each.sign, self.looks))
            if each.length is not None and place.right - bars >= _BAR:
                bar = Place(bars, y, place.right - bars, 1)
                from_the_middle(cells, bar, each.length, self.looks)
            y += 1
        room = place.right - bars
        cells.text(bars, place.y, longest(picture.beside_net, room), self.quiet)
        return y

    def _follow(self, place: Place) -> int:
        """Why there are no luck and play, yet; as high as what is to stand there."""
        picture = self.picture
        if len(picture.results) > 1:
            return place.y
        y = self.about_luck(place, picture.about_luck[:1])
        if picture.follows is None or y == place.y:
            return y
        end = place.x + cell_len(longest(picture.about_luck[0], place.width)) + _NEAR
        if y - place.y == 1 and place.right - end >= _BAR:
            line = Place(end, place.y, place.right - end - 1, 1)
            draw_line(self.cells, line, (Bar(picture.follows, lies=True),), self.looks)
        return y

    def about_luck(self, place: Place, about: Sequence[tuple[str, ...]]) -> int:
        y = place.y
        for every in about:
            told = longest(every, place.width, every[-1])
            y = self.wrapped(place._replace(y=y), told, self.quiet)
        return y

    @property
    def _figures(self) -> int:
        """The columns of titles and figures."""
        results = self.picture.results
        titles = max(cell_len(each.title) for each in results)
        return titles + _NEAR + max(cell_len(each.told) for each in results)


_WIDE_APART: Final = 6  # columns between the two halves; else as many as between two things
_WIDE: Final = 130
_GRAPH: Final = {  # rows at least
    Air.NONE: 5, Air.SECTIONS: 6, Air.EXTRAS: 5, Air.HEADS: 7, Air.SENTENCES: 9,
}  # fmt: skip
_NO_GRAPH: Final = 2
_HIGHEST: Final = 0.55  # of the page
_COURSE: Final = _("net, hand by hand")
_BESIDE: Final = 22  # for them
_BELOW: Final = 1  # rows that stay blank, if there are any


class Drawn(NamedTuple):
    """How many rows there are to see, and where one can click to practise."""

    rows: int
    practice: Place | None


def draw_portrait(
    cells: Cells, place: Place, picture: PortraitPicture, looks: Looks, top: int = 0
) -> Drawn:
    """From row ``top`` on, where there are more than the place has."""
    if place.width >= TWO_HALVES:
        halves = _InHalves(cells, picture, looks, place)
        if halves.air is not None:
            return Drawn(place.height, halves.draw(place, halves.air))
    portrait = _BelowEachOther(cells, picture, looks, place)
    if portrait.high <= place.height:
        return Drawn(place.height, portrait.draw(place))
    tall = Cells(cells.width, portrait.high, looks.on_felt(), looks.glyphs)
    portrait = _BelowEachOther(tall, picture, looks, place)
    practice = portrait.draw(place._replace(y=0, height=portrait.high))
    top = max(0, min(top, portrait.high - place.height))
    seen = Cells(cells.width, place.height, looks.on_felt(), looks.glyphs)
    seen.lie_on(tall, Place(0, top, cells.width, place.height))
    cells.lay(seen, Place(0, place.y, cells.width, place.height))
    at = practice and practice._replace(y=practice.y - top + place.y)
    return Drawn(portrait.high, at if at and place.y <= at.y < place.bottom else None)


class _Portrait(Sheet):
    """Laid out for a place of so many rows, or for as many as it needs."""

    def __init__(self, cells: Cells, picture: PortraitPicture, looks: Looks, room: Place) -> None:
        super().__init__(cells, looks)
        self.picture = picture
        self._page = room.height
        self.left, self.right = self._halves(room)
        self.swaps = Swaps(cells, looks, picture, self.left.width)
        self.habits = Habits(cells, looks, picture, self.right.width)
        self._begins = self._head(Cells(room.right + 1, room.height, self.plain, looks.glyphs), 0)

    def _halves(self, room: Place) -> tuple[Place, Place]:
        raise NotImplementedError

    def _head(self, cells: Cells, y: int) -> int:
        """The row below it."""
        head = Head(cells, self.picture, self.looks, rows=self._page)
        return head.draw(self.left._replace(y=y), self.right._replace(y=y))

    def _evenings_below(self, width: int) -> int:
        """Rows for them below the course, where they do not stand beside it."""
        return int(bool(self.picture.evenings) and width < TWO_HALVES)

    def _tell_evenings(self, place: Place) -> None:
        """As many as there is room for."""
        x = place.x
        for each in self.picture.evenings:
            if x + cell_len(each.title) + 1 + cell_len(each.told) > place.right:
                break
            x = self.cells.text(x, place.y, each.title, self.quiet) + 1
            x = self.cells.text(x, place.y, each.told, signed_ink(each.sign, self.looks)) + _APART

    def _course(self, place: Place) -> None:
        picture = self.picture
        beside = _BESIDE if picture.evenings and place.width >= TWO_HALVES else 0
        room = place._replace(width=place.width - beside)
        if picture.graph:
            draw_graph(self.cells, room, picture.graph, self.looks)
        else:
            for y, line in enumerate(wrapped(picture.no_graph, room.width, indent=""), room.y):
                self.cells.text(room.x, y, line, self.quiet)
        if self._evenings_below(place.width):
            self._tell_evenings(place._replace(y=place.bottom, height=1))
        step = max(2, min(4, (place.height + 1) // max(1, len(picture.evenings))))
        x = room.right + _APART
        for number, each in enumerate(picture.evenings if beside else ()):
            y = place.y + step * number
            if y + 1 < place.bottom:
                self.cells.text(x, y, each.title, self.quiet)
                told = signed_ink(each.sign, self.looks)
                self.cells.text(x, y + 1, each.told, told)


class _InHalves(_Portrait):
    """Swaps beside habits, below the course; ``air`` is none where there is no room."""

    def __init__(self, cells: Cells, picture: PortraitPicture, looks: Looks, room: Place) -> None:
        super().__init__(cells, picture, looks, room)
        swaps = self.swaps.column(translate(_("hands with a swap")))
        self._columns = swaps, self.habits.column(picture.habits)
        airs = (air for air in reversed(Air) if self._rows(air) + (air >= Air.EXTRAS) <= self._page)
        self.air = next(airs, None)

    def _halves(self, room: Place) -> tuple[Place, Place]:
        between = _WIDE_APART if room.width >= _WIDE else _APART
        left = (room.width - between) // 2
        right = room._replace(x=room.x + left + between, width=room.width - left - between)
        return room._replace(width=left), right

    def _graph(self, air: Air) -> int:
        return _GRAPH[air] if self.picture.graph else _NO_GRAPH

    def _rows(self, air: Air) -> int:
        between = 2 * (air >= Air.SECTIONS) + (air >= Air.HEADS)
        columns = max(rows(each, air) for each in self._columns)
        evenings = self._evenings_below(self.right.right - self.left.x)
        return self._begins + 1 + self._graph(air) + evenings + columns + between

    def draw(self, place: Place, air: Air) -> Place | None:
        """Where one can click to practise."""
        section = int(air >= Air.SECTIONS)
        tight = air < Air.HEADS
        free = place.height - self._rows(air) - _BELOW
        y = self._head(self.cells, place.y) + section
        self.heading(translate(_COURSE), place._replace(y=y, height=1))
        spare = tight and free > 0  # a course touches no heading
        free -= spare
        y += 1 + (spare or not tight)
        graph = self._graph(air)
        if self.picture.graph:
            graph += max(0, min(free, int(place.height * _HIGHEST) - graph))
        self._course(Place(place.x, y, place.width, graph))
        y += graph + self._evenings_below(place.width) + section
        for half, column in zip((self.left, self.right), self._columns, strict=True):
            draw_column(half._replace(y=y), column, air)
        return self.habits.practice


class _BelowEachOther(_Portrait):
    """What one looks for first is seen at once, with as much air as there is room for; the course
    and the rest below that."""

    def __init__(self, cells: Cells, picture: PortraitPicture, looks: Looks, room: Place) -> None:
        super().__init__(cells, picture, looks, room)
        usual = [each for each in picture.habits if each.few or each.usual]
        usual = usual or [each for each in picture.habits if each.share is not None]
        self._first = self.habits.column(usual)
        rest = self.habits.without_usual([each for each in picture.habits if each not in usual])
        swaps = self.swaps.column(translate(_("{name}: hands with a swap"), name=picture.name))
        self._rest = (*rest, *([Airy(Air.NONE)] if rest else ()), *swaps)
        free = self._page - self._begins - 1
        airs = (air for air in reversed(Air) if rows(self._first, air) <= free)
        self._air = next(airs, Air.NONE)
        self._graph = _GRAPH[Air.SENTENCES] if picture.graph else _NO_GRAPH
        end = self._begins + 1 + rows(self._first, self._air)
        course = 4 + self._graph + self._evenings_below(self.left.width)
        self.high = end + course + rows(self._rest, Air.HEADS) + _BELOW
        self._apart = 1
        if self.high > self._page and end + course > self._page:
            self._apart = max(1, self._page - end)  # its heading does not stand alone
            self.high += self._apart - 1

    def _halves(self, room: Place) -> tuple[Place, Place]:
        column = room._replace(width=min(room.width, TWO_HALVES - 1))
        return column, column

    def draw(self, place: Place) -> Place | None:
        """Where one can click to practise."""
        column = self.left._replace(y=self._head(self.cells, place.y) + 1)
        draw_column(column, self._first, self._air)
        y = column.y + rows(self._first, self._air) + self._apart
        self.heading(translate(_COURSE), column._replace(y=y, height=1))
        course = column._replace(y=y + 2, height=self._graph)
        self._course(course)
        end = course.bottom + self._evenings_below(column.width)
        draw_column(column._replace(y=end + 1), self._rest, Air.HEADS)
        return self.habits.practice

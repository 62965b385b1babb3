"""The head of a portrait: whose it is, and what it came to."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.statistics.drawn import from_the_middle, signed_ink
from drawholdem_tui.tui.statistics.plan import PortraitPicture
from drawholdem_tui.tui.table.drawing.cards import draw_card
from drawholdem_tui.tui.table.drawing.cells import Cells, longest, wrapped
from drawholdem_tui.tui.table.scene.plan import Place

TWO_HALVES: Final = 94  # columns from which on there are two
_SMALL, _LARGE = (5, 3), (7, 5)  # a card
_LARGE_FROM: Final = 45  # rows of the page
_NEAR: Final = 2
_APART: Final = 3


class Head:
    """What draws a part of it gives the row below."""

    def __init__(self, cells: Cells, picture: PortraitPicture, looks: Looks, *, rows: int) -> None:
        """``rows``: the rows of the page."""
        self.cells = cells
        self.picture = picture
        self.looks = looks
        self.plain, self.quiet = looks.on_felt(), looks.on_felt("quiet")
        self.card = _LARGE if rows >= _LARGE_FROM else _SMALL

    def draw(self, left: Place, right: Place) -> int:
        """In two halves, or where there is but one below each other."""
        if right.right - left.x < TWO_HALVES:
            return self._narrow(left._replace(width=right.right - left.x))
        return max(self._whose(left), self._results(right))

    def lines(self, place: Place, text: str, style: Style) -> int:
        """As many rows as it needs."""
        told = wrapped(text, place.width, indent="") if text else []
        for y, line in enumerate(told, place.y):
            self.cells.text(place.x, y, line, style)
        return place.y + len(told)

    def _cards(self, place: Place) -> Place:
        """What is left beside them."""
        if not self.picture.cards:
            return place
        width, height = self.card
        for number, card in enumerate(self.picture.cards):
            at = Place(place.x + number * (width + 1), place.y, width, height)
            draw_card(self.cells, at, card, self.looks)
        used = len(self.picture.cards) * (width + 1) + 1
        return place._replace(x=place.x + used, width=place.width - used)

    def _pot(self, place: Place, beside: Place, y: int) -> int:
        """Below the cards, what they won."""
        if not self.picture.cards:
            return y
        row = place.y + self.card[1]
        room = place.width if y <= row else beside.x - place.x - 1
        self.cells.text(place.x, row, longest(self.picture.pot, room), self.quiet)
        return max(y, row + 1)

    def _whose(self, place: Place) -> int:
        beside = self._cards(place)
        y = beside.y + (self.card is _LARGE)
        gold = self.looks.on_felt("gold")
        self.cells.text(beside.x, y, self.picture.name, gold, width=beside.width)
        told = longest(self.picture.played, beside.width, self.picture.played[-1])
        y = self.lines(beside._replace(y=y + 1), told, self.quiet)
        kind = longest(self.picture.kind, beside.width, self.picture.kind[-1])
        y = self.lines(beside._replace(y=y), kind, self.plain)
        return self._pot(place, beside, y)

    def _results(self, place: Place) -> int:
        """A row each; luck and play have bars that begin at one line, the net has its rates."""
        cells, picture = self.cells, self.picture
        figures = place.x + self._titles + max(cell_len(each.told) for each in picture.results)
        bars, y = figures + _APART, place.y
        for each in picture.results:
            cells.text(place.x, y, each.title, self.quiet)
            bold = signed_ink(each.sign, self.looks, bold=True)
            cells.right(figures, y, each.told, bold)
            if each.length is not None:
                bar = Place(bars, y, place.right - bars, 1)
                from_the_middle(cells, bar, each.length, self.looks, thick=True)
            y += 1
        room = place.right - bars
        cells.text(bars, place.y, longest(picture.beside_net, room), self.quiet)
        for told in picture.about_luck:
            y = self.lines(place._replace(y=y), told, self.quiet)
        return y

    @property
    def _titles(self) -> int:
        return max(cell_len(each.title) for each in self.picture.results) + _NEAR

    def _narrow(self, place: Place) -> int:
        cells, picture = self.cells, self.picture
        beside = self._cards(place)
        (first, *others), y = picture.results, beside.y
        x = cells.right(beside.right, y, first.told, signed_ink(first.sign, self.looks, bold=True))
        x = cells.right(x - 1, y, first.title, self.quiet) - _NEAR
        gold = self.looks.on_felt("gold")
        end = cells.text(beside.x, y, picture.name, gold, width=x - beside.x) + _NEAR
        cells.text(end, y, longest(picture.played, x - end), self.quiet)
        kind = longest(picture.kind, beside.width, picture.kind[-1])
        y = self.lines(beside._replace(y=y + 1), kind, self.plain)
        end = beside.x
        for each in others:
            end = cells.text(end, y, each.title, self.quiet) + 1
            style = signed_ink(each.sign, self.looks, bold=True)
            end = cells.text(end, y, each.told, style) + _APART
        y += bool(others)
        for told in picture.about_luck:
            y = self.lines(beside._replace(y=y), told, self.quiet)
        return self._pot(place, beside, max(y, place.y + 3))

"""The right half of a portrait: what somebody does how often, beside what is usual."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import Final

from rich.cells import cell_len

from drawholdem_tui.tui.looks import Looks, block, ink
from drawholdem_tui.tui.looks.contrast import mix
from drawholdem_tui.tui.statistics.plan import Habit, PortraitPicture, Practice
from drawholdem_tui.tui.statistics.stacked import Air, Airy, Column, Draw
from drawholdem_tui.tui.statistics.swaps_drawn import Sheet
from drawholdem_tui.tui.table.drawing.cells import Cells, longest
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import percent

_NEAR: Final = 2
_NARROW: Final = 44  # columns; below it, one between two things has to do
_BAR: Final = 6  # columns at least
_HALF_WAY: Final = 18  # columns from which on the middle is told
_LIGHTER: Final = 0.26  # of the cards' paper in what is usual
_SENTENCES: Final = (Air.NONE, Air.SENTENCES, Air.ROWS)  # from which on so many are said


class Habits(Sheet):
    """What stands there, for a width; ``practice`` is where one can click, once it is drawn."""

    def __init__(self, cells: Cells, looks: Looks, picture: PortraitPicture, width: int) -> None:
        super().__init__(cells, looks)
        self.picture = picture
        self.width = width
        self.practice: Place | None = None
        habits = picture.habits
        near = _NEAR if width >= _NARROW else 1
        self._titles = max((cell_len(each.title) for each in habits), default=0) + near
        told = (cell_len(each.told) for each in habits if not each.few)
        self._figures = self._titles + max(told, default=0)
        self._usual = translate(In("what others do", "usual")) if picture.usual else ""
        behind = max(cell_len(self._usual), *(cell_len(each.range) for each in habits), 0)
        practice, self._legend, self._beside = picture.practice, "", False
        if picture.usual and looks.palette.has_halves:  # else there is none that is lighter
            used = cell_len(practice.key) + cell_len(practice.told) + 6 if practice else width
            beside = longest(picture.usual, width - used)
            self._legend, self._beside = beside or longest(picture.usual, width), bool(beside)
        x = self._figures + near
        self._bar = Place(x, 0, width - x - (behind + near if behind else 0), 1)

    def column(self) -> Column:
        picture = self.picture
        told: list[Draw | Airy] = [
            partial(self.heading, translate(_("style"))),
            Airy(Air.HEADS),
            self._scale,
            Airy(Air.SENTENCES),
        ]
        for each in picture.habits:
            air = Air.NONE if each.few or each.share is not None else Air.EXTRAS
            told += [Airy(air, partial(self._habit, each)), Airy(Air.ROWS)]
        told.pop()
        if self._legend and not self._beside:
            told += [Airy(Air.SENTENCES), partial(self.line, self._legend, self.quiet)]
        for air, says in zip(_SENTENCES, picture.says, strict=False):
            lines = self.lines(says, self.width, self.plain)
            told += [Airy(Air.SECTIONS)] if air == Air.NONE else []
            told += [Airy(air, each) if air else each for each in lines]
        if picture.practice:
            told += [Airy(Air.HEADS), partial(self._practise, picture.practice)]
        return told

    def _scale(self, place: Place) -> None:
        bar, y, cells = self._bar, place.y, self.cells
        if bar.width >= _BAR:
            whole = percent(1.0)
            if bar.width >= cell_len(whole) + _NEAR:
                cells.text(place.x + bar.x, y, "0", self.quiet)
            cells.right(place.x + bar.right, y, whole, self.quiet)
            if bar.width >= _HALF_WAY:
                cells.text(place.x + bar.x + bar.width // 2 - 1, y, "50", self.quiet)
        cells.right(place.right, y, self._usual, self.quiet)

    def _habit(self, habit: Habit, place: Place) -> None:
        """A share is a bar from nothing to all."""
        cells, y, bar = self.cells, place.y, self._bar
        cells.text(place.x, y, habit.title, self.plain)
        if habit.few:
            begin = min(place.x + self._titles, place.right - cell_len(habit.told))
            cells.text(max(begin, place.x + self._titles - 1), y, habit.told, self.quiet)
            return
        style = self.gold if habit.stands_out else self.strong
        cells.right(place.x + self._figures, y, habit.told, style)
        cells.right(place.right, y, habit.range, self.quiet)
        if habit.share is None:
            room = place.right - place.x - bar.x
            told = longest((habit.meaning,), room)
            cells.text(place.x + bar.x, y, told, self.quiet)
        elif bar.width >= _BAR:
            self._share(bar._replace(x=place.x + bar.x, y=y), habit)

    def _share(self, place: Place, habit: Habit) -> None:
        """The lighter stretch is what is usual."""
        palette, glyphs, felt = self.looks.palette, self.looks.glyphs, self.looks.palette.felt
        halves = round(2 * place.width * (habit.share or 0.0))
        lighter = mix(felt, palette.paper, _LIGHTER) if palette.has_halves else felt
        low, high = habit.usual or (0.0, 0.0)
        light = range(int(low * place.width), max(1, ceil(high * place.width)))
        color = palette.accent if habit.stands_out else palette.text
        signs = glyphs.filled(halves).ljust(place.width, glyphs.shares[2])
        for at, sign in enumerate(signs[: place.width]):
            ground = lighter if habit.usual and at in light else felt
            rest = mix(palette.dim, ground, 0.5)
            full = 2 * at < halves
            self.cells.text(place.x + at, place.y, sign, ink(color if full else rest, ground))

    def _practise(self, practice: Practice, place: Place) -> None:
        palette, cap = self.looks.palette, f" {practice.key} "
        end = self.cells.text(place.x, place.y, cap, block(palette.surround, palette.accent))
        end = self.cells.text(end + 1, place.y, practice.told, self.strong)
        self.practice = place._replace(width=end - place.x)
        if self._beside:
            self.cells.right(place.right, place.y, self._legend, self.quiet)

"""The two halves of a portrait: swaps by street, opponents and pots; and what somebody does how
often, beside what is usual."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil
from typing import Final

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.looks import Looks, block, ink
from drawholdem_tui.tui.looks.contrast import mix
from drawholdem_tui.tui.statistics.arranged import (
    OFFERED,
    TWO_HALVES,
    Air,
    Airy,
    Column,
    Draw,
    Laid,
    Sheet,
    draw_column,
    laid_beside_each_other,
    rows,
)
from drawholdem_tui.tui.statistics.drawn import signed_ink
from drawholdem_tui.tui.statistics.plan import (
    Habit,
    PortraitPicture,
    Practice,
    Row,
    TablePicture,
)
from drawholdem_tui.tui.table.drawing.cells import Cells, longest
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import percent

_NEAR: Final = 2
_BETWEEN: Final = 6, 4  # columns between two halves; where a course lies in the first one
_PART: Final = 0.58  # of the page, for habits beside that
_COURSE: Final = 9  # rows of one above them at least
_LEAST_COURSE: Final = 5  # ... and of one in the place of the swaps


class Swaps(Sheet):
    """What stands there, for a width, and against whom most was won and lost."""

    def __init__(self, cells: Cells, looks: Looks, picture: PortraitPicture, width: int) -> None:
        super().__init__(cells, looks)
        self.picture = picture
        self.width = width
        others = picture.others
        self._titles = max((cell_len(each.cells[0]) for each in others), default=0) + _NEAR
        figures = max((cell_len(each.cells[1]) for each in others), default=0)
        self._figures = self._titles + figures

    def column(self, title: str) -> Column:
        """Below the title of the swaps."""
        told: list[Draw | Airy] = []
        if self.picture.swaps:
            told += [*self._swaps(title, self.picture.swaps), Airy(Air.SECTIONS)]
        if self.picture.others:
            title = translate(_("best and worst"))
            told += [Airy(Air.EXTRAS, partial(self.heading, title)), Airy(Air.HEADS)]
            for each in self.picture.others:
                # of pots the biggest is enough, and that may stand beside its cards
                is_pot = not each.signs[1]
                enough = each.cells[0] and not (is_pot and self.picture.cards)
                air = Air.NONE if enough else Air.EXTRAS
                told.append(Airy(air, partial(self._other, each)))
                if self._is_below(each):
                    told.append(Airy(air, partial(self._name, each.meaning)))
        return told

    def _is_below(self, row: Row) -> bool:
        """Whose a figure is, where there is no room for that beside it."""
        return self._figures + _NEAR + cell_len(row.meaning) > self.width

    def _swaps(self, title: str, table: TablePicture) -> list[Draw | Airy]:
        laid = laid_beside_each_other(table, self.width)
        every: list[Draw | Airy] = [
            partial(self._row, each, laid, self.plain) for each in table.rows
        ]
        if len(table.rows) > 1:  # the last is no sum of the others
            every[-1:] = [Airy(Air.NONE), partial(self._row, table.rows[-1], laid, self.strong)]
        return [
            partial(self.heading, title),
            Airy(Air.HEADS),
            partial(self._row, Row(table.heads), laid, self.quiet),
            Airy(Air.SENTENCES),
            *every,
            *self.lines(self.picture.about_swaps, self.width, self.quiet),
        ]

    def _row(self, row: Row, laid: Laid, style: Style, place: Place) -> None:
        """Figures end at the same columns."""
        x = place.x
        spare = max(0, min(self.width - laid.width, 4 * laid.apart))
        for at, width in zip(laid.which, laid.widths, strict=True):
            sign = row.signs[at] if at < len(row.signs) else 0
            own = signed_ink(sign, self.looks) if sign else style
            if at == OFFERED and style is not self.strong:
                own = self.quiet
            if not at:
                self.cells.text(x, place.y, row.cells[at], own)
            elif at == OFFERED:
                x -= laid.apart - 1
                self.cells.text(x, place.y, row.cells[at], own)
            else:
                self.cells.right(x + width, place.y, row.cells[at], own)
            x += width + laid.apart + (0 if at else spare)

    def _other(self, row: Row, place: Place) -> None:
        """A figure behind its title, and whose it is or where it was."""
        title, figure = row.cells
        x = place.x + self._figures
        self.cells.text(place.x, place.y, title, self.plain)
        self.cells.right(x, place.y, figure, signed_ink(row.signs[1], self.looks))
        if not self._is_below(row):
            self.cells.text(x + _NEAR, place.y, row.meaning, self.quiet)

    def _name(self, name: str, place: Place) -> None:
        self.cells.text(place.x + _NEAR, place.y, name, self.quiet, width=place.width - _NEAR)


_NARROW: Final = 44  # columns; below it, one between two things has to do
_BAR: Final = 14  # columns at least
_HALF_WAY: Final = 18  # columns from which on the middle is told
_LIGHTER: Final = 0.26  # of the cards' paper in what is usual
_OTHER: Final = 0.65  # of it, in every other row
_SENTENCES: Final = (Air.NONE, Air.EXTRAS, Air.SENTENCES)  # from which on so many are said


class Habits(Sheet):
    """What stands there, for a width; ``practice`` is where one can click, once it is drawn."""

    def __init__(self, cells: Cells, looks: Looks, picture: PortraitPicture, width: int) -> None:
        super().__init__(cells, looks)
        self.picture = picture
        self.width = width
        self.practice: Place | None = None
        habits = picture.habits
        told = max((cell_len(each.told) for each in habits if not each.few), default=0)
        self._usual = translate(In("what others do", "usual")) if picture.usual else ""
        wide = max(cell_len(self._usual), *(cell_len(each.range) for each in habits), 0)
        near = _NEAR if width >= _NARROW else 1
        ways = (False, near, wide), (True, near, wide), (True, 1, wide), (True, 1, 0)
        for self._short, near, self._behind in ways:  # a shorter bar would tell figures wrong
            titles = (cell_len(self._title(each)) for each in habits)
            self._titles = max(titles, default=0) + near
            self._figures = self._titles + told
            x, behind = self._figures + near, self._behind + near * bool(self._behind)
            self._bar = Place(x, 0, width - x - behind, 1)
            if self._bar.width >= _BAR:
                break
        practice, self._legend, self._beside = picture.practice, "", False
        has_bands = looks.palette.has_halves and self._bar.width >= _BAR
        if picture.usual and has_bands:  # else there is none that is lighter
            used = cell_len(practice.key) + cell_len(practice.told) + 5 if practice else width
            beside = longest(picture.usual, width - used)
            self._legend, self._beside = beside or longest(picture.usual, width), bool(beside)

    def _title(self, habit: Habit) -> str:
        return (habit.shorter if self._short else "") or habit.title

    def column(self, seen: Sequence[Habit]) -> Column:
        picture = self.picture
        told: list[Draw | Airy] = [
            partial(self.heading, translate(_("style"))),
            Airy(Air.HEADS),
        ]
        if any(each.share is not None and not each.few for each in seen):  # else there is no bar
            told += [self._scale, Airy(Air.SENTENCES)]
        for each in seen:
            enough = each.usual or (each.share is not None and not picture.usual)
            air = Air.NONE if each.few or enough else Air.EXTRAS
            told.append(Airy(air, partial(self._habit, each)))
        if self._legend and not self._beside:
            told += [Airy(Air.SENTENCES), partial(self.line, self._legend, self.quiet)]
        for air, says in zip(_SENTENCES, picture.says, strict=False):
            lines = self.lines(says, self.width, self.plain)
            told += [Airy(Air.HEADS)] if air == Air.NONE else []
            from_then = max(air, Air.SENTENCES) if air and len(lines) > 1 else air
            told += [Airy(from_then, each) if air else each for each in lines]
        if picture.practice:
            apart = Air.HEADS if picture.says else Air.SECTIONS
            told += [Airy(apart), partial(self._practise, picture.practice)]
        return told

    @property
    def high(self) -> int:
        """Rows of all habits that are told in short, below their scale and above their legend."""
        return 1 + sum(bool(x.usual or x.few) for x in self.picture.habits) + bool(self._legend)

    def in_short(self, place: Place) -> None:
        """As many as there are rows for, if need be what stands out; on the scale is the title."""
        told = [each for each in self.picture.habits if each.usual or each.few]
        first = sorted(told, key=lambda each: not each.stands_out)[: max(0, place.height - 1)]
        if not first:
            return
        if any(each.usual for each in first):
            self._scale(place)
        self.cells.text(place.x, place.y, translate(_("style")), self.gold)
        seen = [partial(self._habit, each) for each in told if each in first]
        if self._legend:
            seen.append(partial(self.line, self._legend, self.quiet))
        draw_column(place._replace(y=place.y + 1), seen[: place.height - 1], Air.NONE)

    def without_usual(self, habits: Sequence[Habit]) -> Column:
        """Of which nothing is usual."""
        told = [partial(self._habit, each) for each in habits]
        title = translate(_("more figures"))
        return [partial(self.heading, title), Airy(Air.HEADS), *told] if told else []

    def _scale(self, place: Place) -> None:
        bar, y, cells = self._bar, place.y, self.cells
        if bar.width >= _BAR:
            whole = percent(1.0)
            if bar.width > cell_len(whole) + _NEAR:
                cells.text(place.x + bar.x, y, "0", self.quiet)
            cells.right(place.x + bar.right, y, whole, self.quiet)
            if bar.width >= _HALF_WAY:
                cells.text(place.x + bar.x + bar.width // 2 - 1, y, "50", self.quiet)
        if self._behind:
            cells.right(place.right, y, self._usual, self.quiet)

    def _habit(self, habit: Habit, place: Place) -> None:
        """A share is a bar from nothing to all."""
        cells, y, bar = self.cells, place.y, self._bar
        cells.text(place.x, y, self._title(habit), self.plain)
        if habit.few:
            begin = min(place.x + self._titles, place.right - cell_len(habit.told))
            cells.text(max(begin, place.x + self._titles - 1), y, habit.told, self.quiet)
            return
        style = self.gold if habit.stands_out else self.strong
        cells.right(place.x + self._figures, y, habit.told, style)
        if self._behind:
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
        share = habit.share or 0.0
        halves = 2 * max(round(place.width * share), share > 0)  # whole cells: it ends flush
        light_of = _LIGHTER * (1 if place.y % 2 else _OTHER)  # those below each other stay apart
        lighter = mix(felt, palette.paper, light_of) if palette.has_halves else felt
        low, high = habit.usual or (0.0, 0.0)
        begin = min(int(low * place.width), place.width - 2)
        light = range(begin, max(begin + 2, ceil(high * place.width)))
        if habit.stands_out and (habit.share or 0.0) < low:  # in few cells, too, it ends before it
            light = range(max(1, ceil(halves / 2), light.start), max(light.stop, light.start + 2))
        elif habit.stands_out:
            end = min(light.stop, (halves - 1) // 2)
            light = range(max(0, min(light.start, end - 2)), end)
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


def draw_below_a_list(
    cells: Cells, place: Place, picture: PortraitPicture, looks: Looks, course: Draw | None
) -> None:
    """Of the one whose row is lit: a course above swaps and habits; with less room in the place of
    the swaps; on a narrow page the habits alone."""
    if place.width < TWO_HALVES:
        style = Habits(cells, looks, picture, place.width)
        high = place.height - style.high
        if course and high >= _COURSE:
            course(place._replace(height=high))
            place = place._replace(y=place.y + high, height=style.high)
        style.in_short(place)
        return
    wide = (place.width - _BETWEEN[0]) // 2
    left, right = place._replace(width=wide), place._replace(x=place.right - wide, width=wide)
    swaps = translate(_("hands with a swap"))
    alone, bare = picture._replace(others=()), picture._replace(others=(), says=())
    with_heads = tuple(Air)[Air.EXTRAS :]  # as others have one
    ways = (picture, with_heads), (alone, tuple(Air)), (bare, tuple(Air))
    for told, airs in ways:
        habits = Habits(cells, looks, told, wide).column(told.habits)
        columns = Swaps(cells, looks, told, wide).column(swaps), habits
        for air in reversed(airs):
            high = place.height - max(rows(each, air) for each in columns)
            if high >= (_COURSE if course else 0):
                if course:
                    course(place._replace(height=high))
                y = place.y + high * bool(course)
                for half, column in zip((left, right), columns, strict=True):
                    draw_column(half._replace(y=y), column, air)
                return
    wide = int(_PART * place.width)
    habits = Habits(cells, looks, bare, wide).column(bare.habits)
    fit = [air for air in Air if rows(habits, air) <= place.height]
    if fit:
        draw_column(place._replace(x=place.right - wide, width=wide), habits, fit[-1])
    if course and place.height > _LEAST_COURSE:  # which ends a row before its place
        wide = place.width - wide - _BETWEEN[1]
        course(place._replace(width=wide, height=place.height + 1))

"""What the coach says: a row a choice with a small bar, and a sentence. Where each thing stands
depends on the size alone, so that nothing moves while the figures get better."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.looks import Looks, tone_of
from drawholdem_tui.tui.table.drawing.cells import Cells, longest, longest_in_rows
from drawholdem_tui.tui.table.drawing.drawn import Overlay
from drawholdem_tui.tui.table.panel.coach_columns import (
    APART,
    COSTS,
    LONGEST_BAR,
    MARK,
    SHARE,
    SHORTEST_BAR,
    WINS,
    Columns,
    beside,
    best,
    columns,
)
from drawholdem_tui.tui.table.scene.plan import Place, Plan
from drawholdem_tui.tui.table.scene.regions import CoachPicture, CoachRow
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips, in_print, percent, signed

_FEW: Final = 3  # choices at a swap; at a draw there may be more
_FOOT: Final = 2  # rows of what a worth is
_SHORT_FOOT: Final = 1  # the same over the felt
_ABOVE_THE_CHOICES: Final = 3  # rows: whose words these are, against whom, and the columns' names
_SIDE_BY_SIDE: Final = 23  # cells of a choice beside others


class Coach(Overlay[CoachPicture]):
    """Over the panel, and where there is room, over what is above it."""

    @property
    def lies_on(self) -> str:
        """Where it covers a corner of the felt, it is a sheet that lies there."""
        return self.looks.palette.seat if self.plan.ring else self.looks.palette.surround

    def place_in(self, plan: Plan) -> Place | None:
        """Over no more of the felt than what is told needs, and never over one's own row: that says
        whose turn it is."""
        place, picture = super().place_in(plan), self.picture
        if place and picture and _covers_the_felt(plan):
            panel = place.bottom - plan.places["panel"].y  # whose words it has, too
            height = min(place.height, max(panel, _rows_of(picture, place.width - 3, self.looks)))
            return _below(place, place.height - height)
        return _below(place, plan.own_row.height) if place and plan.own_row else place

    def paint(self, cells: Cells, picture: CoachPicture) -> None:
        above, below = self._parts(cells)
        if above is None:
            if self.lies_on != self.looks.palette.surround:
                edge = Place(0, 0, 1, cells.height)
                cells.fill(edge, self.ink("warm"), self.looks.glyphs.edge)
            self._all_in_one(cells, below, picture)
            return
        self._choices(cells, above, picture)
        if below.height > _rows_for_a_sentence(below.width):
            cells.text(below.x, below.y, picture.hand, self.ink("strong"), width=below.width)
            below = _below(below, 1)
        self._says(cells, below, picture)

    def _all_in_one(self, cells: Cells, room: Place, picture: CoachPicture) -> None:
        """The choices are given their rows first, then against whom their chances are, then what
        one must know to decide; the hand's name comes last, and may stand before what the columns
        are called. A sentence that wants all rows has them."""
        covers = _covers_the_felt(self.plan)
        is_beside = self.plan.ring is not None and not covers
        if is_beside:  # the rest is told below the table
            picture = picture.but(hand=translate(_("coach")), facts=(), hint="")
        says = _said(picture)
        if self.plan.own_row and not longest(says, room.width):
            self._says(cells, room, picture)
            return
        said = _rows_for_a_sentence(room.width)
        if self.plan.ring:
            said = _rows_of_what_is_said(picture, room.width, _SHORT_FOOT if covers else _FOOT + 1)
        count = len(picture.rows) or 1
        if picture.rows and is_beside:
            said = max(said, room.height - count - _ABOVE_THE_CHOICES - 1)
        free = max(1, room.height - said)
        against = longest(picture.against, room.width)
        has_against = _against_has_a_row(self._columns(picture, room.width), picture)
        has_against = has_against and free > count + 1
        facts = longest(picture.facts, room.width)
        has_facts = bool(facts) and free - has_against > min(count, _FEW) + 1
        taken = has_against + has_facts  # and a row for what figures are
        has_hand = bool(picture.hand) and free - taken > count + 1
        aside = _facts_beside(picture, room.width) if has_facts and not has_hand else ""
        strong = picture.hand if has_hand or aside else ""
        rows = [(strong, aside)] if aside else [(strong, ""), ("", facts * has_facts)]
        for name, told in filter(any, rows):
            x = cells.text(room.x, room.y, name, self.ink("strong"), width=room.width)
            x += APART if name else 0
            cells.text(x, room.y, told, self.ink(), width=room.x + room.width - x)
            room, free = _below(room, 1), free - 1
        if has_against:
            cells.text(room.x, room.y, against, self.ink("quiet"))
            room, free = _below(room, 1), free - 1
        self._choices(cells, room._replace(height=free), picture, with_hand=not strong)
        self._says(cells, _below(room, free), picture)

    def _parts(self, cells: Cells) -> tuple[Place | None, Place]:
        """The rows above one's own cards, if the region has any, and those beside them; from the
        corner of the region."""
        whole = Place(1, 0, cells.width - 2, cells.height)
        panel = cells.here(self.plan.places["panel"])
        if self.plan.ring:  # apart from its edge
            return None, Place(2, 0, cells.width - 3, cells.height)
        if panel.y == 0 or self.plan.own_row:
            return None, whole
        if panel.x == 0:
            return None, Place(2, 0, cells.width - 3, cells.height)
        x, over = panel.x + 1, panel.y
        below = Place(x, over, cells.width - x - 1, cells.height - over)
        return whole._replace(height=over), below

    # The choices

    def _columns(self, picture: CoachPicture, width: int) -> Columns:
        return columns(picture.rows, picture, width, self.looks.glyphs.swap, labelled=False)

    def _choices(
        self, cells: Cells, room: Place, picture: CoachPicture, *, with_hand: bool = False
    ) -> None:
        """A row each; side by side where there are fewer rows, and room beside each other."""
        count = len(picture.rows)
        if not count:
            return
        if count > room.height and (room.height < _FEW or room.width >= 2 * _SIDE_BY_SIDE):
            self._side_by_side(cells, room, picture)
        else:
            self._rows(cells, room, picture, with_hand=with_hand)

    def _rows(self, cells: Cells, room: Place, picture: CoachPicture, *, with_hand: bool) -> None:
        """Below what the columns are called if there is a row for that."""
        y, shown = room.y, best(picture.rows, room.height)
        if room.height > len(shown):
            at = self._columns(picture.but(rows=shown), room.width)
            self._headings(cells, room.x, y, at)
            against = longest(picture.against, at.before_heads)
            hand = longest((picture.hand,), at.before_heads) if with_hand and not against else ""
            cells.text(room.x, y, hand or against, self.ink("strong" if hand else "quiet"))
            y += 1
        else:
            at = self._labelled(cells, room, picture, shown)
        for line, (row, name) in enumerate(zip(shown, at.names, strict=True), y):
            self._row(cells, (room.x, line), row, name, at)

    def _labelled(
        self, cells: Cells, room: Place, picture: CoachPicture, shown: tuple[CoachRow, ...]
    ) -> Columns:
        """Where there is no row for what the columns are called; against whom stands behind
        them."""
        swap = self.looks.glyphs.swap
        for told in picture.against[-1:]:
            width = room.width - cell_len(told) - APART
            at = columns(shown, picture, width, swap, labelled=True)
            if at.right <= width:
                cells.right(room.right, room.y, told, self.ink("quiet"))
                return at
        return columns(shown, picture, room.width, swap, labelled=True)

    def _headings(self, cells: Cells, x: int, y: int, at: Columns) -> None:
        quiet = self.ink("quiet")
        wins, costs = translate(WINS), translate(COSTS)
        for end, words in ((at.share_end, wins), (at.costs_end, costs), (at.worth_end, at.worth)):
            if end:
                cells.right(x + end, y, words, quiet)

    def _row(
        self, cells: Cells, corner: tuple[int, int], row: CoachRow, name: str, at: Columns
    ) -> None:
        x, y = corner
        style = self.ink("strong" if row.best else "plain")
        if row.best:
            cells.text(x, y, self.looks.glyphs.next, self.ink("gold"))
        cells.text(x + MARK, y, name, style)
        self._share(cells, (x + at.bar, y), at.bar_width, x + at.share_end, row)
        worth, color = self._worth(row, style)
        figures = (
            (at.costs_end, chips(row.costs) if row.costs else "", translate(COSTS), self.ink()),
            (at.worth_end, worth, at.worth, color),
        )
        for end, figure, label, inked in figures:
            if not end or not figure:
                continue
            cells.right(x + end, y, figure, inked)
            if at.labelled:
                cells.right(x + end - at.widest - 1, y, label, self.ink("quiet"))

    def _share(
        self, cells: Cells, corner: tuple[int, int], bar: int, end: int, row: CoachRow
    ) -> None:
        """Nothing for a choice that cannot win."""
        if row.share is None:
            return
        inks = self.ink("warm" if row.best else "plain"), self.ink("quiet")
        if bar:
            cells.bar(corner, bar, row.share, inks)
        told = percent(row.share)  # as in the sentence beside it
        cells.right(end, corner[1], told, self.ink("strong" if row.best else "plain"))

    def _worth(self, row: CoachRow, style: Style) -> tuple[str, Style]:
        """A net as everywhere: with its sign, in its colour."""
        if row.worth is None or self.picture is None:
            return "", style
        if self.picture.is_net:
            return signed(row.worth), self.ink(tone_of(row.worth))
        return in_print(chips(row.worth)), style

    def _side_by_side(self, cells: Cells, room: Place, picture: CoachPicture) -> None:
        """Chances, and nets where there is room: else what the best is worth, the sentence says."""
        at = beside(picture, room, self.looks.glyphs.swap)
        begins = [0, *accumulate(at.widths)]
        bar = min(LONGEST_BAR, at.spare - APART + 1)
        bar = bar if bar >= SHORTEST_BAR else 0
        for number, (row, name) in enumerate(zip(at.shown, at.names, strict=True)):
            y, column = divmod(number, len(at.wide))
            x, y = room.x + begins[column], room.y + y
            if column:  # no figure seems to be of the next choice
                cells.text(x - 1, y, self.looks.glyphs.upright, self.ink("quiet"))
            style = self.ink("strong" if row.best else "plain")
            if row.best:
                cells.text(x, y, self.looks.glyphs.next, self.ink("gold"))
            cells.text(x + 1, y, name, style)
            end = x + 1 + at.wide[column] + 1
            share_end = end + bar + bool(bar) + SHARE
            self._share(cells, (end, y), bar, share_end, row)
            if at.figure:
                cells.text(share_end + 1, y, at.label_of(column), self.ink("quiet"))
                cells.right(share_end + at.net(column), y, *self._worth(row, style))
        cells.right(room.right, room.y, at.against, self.ink("quiet"))

    # The sentence

    def _says(self, cells: Cells, room: Place, picture: CoachPicture) -> None:
        """The longest wording that there are rows for."""
        says = _said(picture)
        tells_worth = picture.rows and picture.foot and not picture.hint
        below = len(longest_in_rows(picture.foot, room.width, _FOOT)) if tells_worth else 0
        least = _rows_for_a_sentence(room.width) - 1
        fits = longest_in_rows(says, room.width, max(room.height - below, least))
        style = self.ink("warm" if picture.hint else "plain")
        for y, line in enumerate(fits[: room.height], room.y):
            cells.text(room.x, y, line, style, width=room.width)
        if picture.rows and not picture.hint and (free := room.height - len(fits)) > 0:
            foot = longest_in_rows(picture.foot, room.width, free)
            for y, line in enumerate(foot[:free], room.bottom - len(foot[:free])):
                cells.text(room.x, y, line, self.ink("quiet"), width=room.width)


def _said(picture: CoachPicture) -> tuple[str, ...]:
    return (picture.hint,) if picture.hint else picture.says


def _covers_the_felt(plan: Plan) -> bool:
    return plan.ring is not None and plan.places["coach"].x == 0


def _against_has_a_row(at: Columns, picture: CoachPicture) -> bool:
    """Where there is no room beside what the columns are called."""
    return bool(picture.against) and not longest(picture.against, at.before_heads)


def _rows_of(picture: CoachPicture, width: int, looks: Looks) -> int:
    """With as many choices as there may be, while they are not known."""
    at = columns(picture.rows, picture, width, looks.glyphs.swap, labelled=False)
    alone = bool(picture.against) or cell_len(picture.hand) > at.before_heads
    alone = alone and not _facts_beside(picture, width)
    choices = (len(picture.rows) or _FEW) + _against_has_a_row(at, picture)
    return 2 + alone + choices + _rows_of_what_is_said(picture, width, _SHORT_FOOT)


def _facts_beside(picture: CoachPicture, width: int) -> str:
    """In the row of the hand's name, where both have room."""
    return longest(picture.facts, width - cell_len(picture.hand) - APART)


def _rows_of_what_is_said(picture: CoachPicture, width: int, most_foot: int) -> int:
    """A hint takes them, too."""
    most = _rows_for_a_sentence(width)
    foot = len(longest_in_rows(picture.foot, width, most_foot)) if picture.foot else 0
    says = len(longest_in_rows(picture.says, width, most - bool(foot)))
    hint = len(longest_in_rows((picture.hint,), width, most))
    return max(says + foot, hint)


def _below(place: Place, rows: int) -> Place:
    return place._replace(y=place.y + rows, height=place.height - rows)


def _rows_for_a_sentence(width: int) -> int:
    return 2 if width >= 46 else 3 if width >= 34 else 4

"""What the coach says: a row a choice with a small bar, and a sentence. Where each thing stands
depends on the size alone, so that nothing moves while the figures get better."""

from __future__ import annotations

from itertools import accumulate, product
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.looks import Looks, tone_of
from drawholdem_tui.tui.table.drawing.cells import Cells, longest, longest_in_rows
from drawholdem_tui.tui.table.drawing.drawn import Overlay
from drawholdem_tui.tui.table.scene.plan import Place, Plan
from drawholdem_tui.tui.table.scene.regions import CoachPicture, CoachRow
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips, in_print, signed, written

_LONGEST_BAR: Final = 16
_SHORTEST_BAR: Final = 6  # a shorter one tells nothing
_SHARE: Final = 4  # "100%"
_MARK: Final = 2
_SIGNS: Final = 3  # the form of a name in which a swap is one
_FEW: Final = 3  # choices at a swap; at a draw there may be more
_FOOT: Final = 2  # rows of what a worth is
_SHORT_FOOT: Final = 1  # the same over the felt
_SIDE_BY_SIDE: Final = 23  # cells of a choice beside others
_APART: Final = 3  # and between two of them
_WINS: Final = _("wins")
_COSTS: Final = _("costs")


class _Columns(NamedTuple):
    """Where each figure of a choice ends, and where its bar lies."""

    names: tuple[str, ...]
    bar: int
    bar_width: int
    share_end: int
    costs_end: int  # 0: nothing costs anything
    worth_end: int
    labelled: bool  # each figure says what it is
    worth: str  # what the last figure is called
    widest: int  # figure


class _Beside(NamedTuple):
    """Choices side by side, how wide their names are in each column, and what is left of a cell."""

    shown: tuple[CoachRow, ...]
    names: list[str]
    wide: list[int]
    net: int  # cells of one, with a blank
    spare: int


class Coach(Overlay[CoachPicture]):
    """Over the panel, and where there is room, over what is above it."""

    @property
    def lies_on(self) -> str:
        """Where it covers a corner of the felt, it is a sheet that lies there."""
        return self.looks.palette.seat if self.plan.ring else self.looks.palette.surround

    def place_in(self, plan: Plan) -> Place | None:
        """Over no more of the felt than what is told needs; and not over one's own row, which says
        whose turn it is, if a row below it is enough for what is said."""
        place, picture = super().place_in(plan), self.picture
        if place and picture and _covers_the_felt(plan):
            panel = place.bottom - plan.places["panel"].y  # whose words it has, too
            height = min(place.height, max(panel, _rows_of(picture, place.width - 3, self.looks)))
            return _below(place, place.height - height)
        if place is None or picture is None or plan.own_row is None:
            return place
        says = (picture.hint,) if picture.hint else picture.says
        short = any(cell_len(each) <= place.width - 2 for each in says)
        return _below(place, plan.own_row.height) if short else place

    def paint(self, cells: Cells, picture: CoachPicture) -> None:
        above, beside = self._parts(cells)
        if above is None:
            if self.lies_on != self.looks.palette.surround:
                edge = Place(0, 0, 1, cells.height)
                cells.fill(edge, self.ink("warm"), self.looks.glyphs.edge)
            self._all_in_one(cells, beside, picture)
            return
        self._choices(cells, above, picture)
        if beside.height > _rows_for_a_sentence(beside.width):
            cells.text(beside.x, beside.y, picture.hand, self.ink("strong"), width=beside.width)
            beside = _below(beside, 1)
        self._says(cells, beside, picture)

    def _all_in_one(self, cells: Cells, room: Place, picture: CoachPicture) -> None:
        """The choices are given their rows first, then what one must know to decide; the hand's
        name comes last, and may stand before what the columns are called."""
        said = _rows_for_a_sentence(room.width)
        if self.plan.ring:
            covers = _covers_the_felt(self.plan)
            said = _rows_of_what_is_said(picture, room.width, _SHORT_FOOT if covers else _FOOT + 1)
        free = max(1, room.height - said)
        count = len(picture.rows) or 1
        facts = longest(picture.facts, room.width)
        has_facts = bool(facts) and free > min(count, _FEW) + 1  # a row for what figures are
        has_hand = bool(picture.hand) and free - has_facts > count + 1
        beside = _facts_beside(picture, room.width) if has_facts and not has_hand else ""
        strong = picture.hand if has_hand or beside else ""
        rows = [(strong, beside)] if beside else [(strong, ""), ("", facts * has_facts)]
        for name, told in filter(any, rows):
            x = cells.text(room.x, room.y, name, self.ink("strong"), width=room.width)
            x += _APART if name else 0
            cells.text(x, room.y, told, self.ink(), width=room.x + room.width - x)
            room, free = _below(room, 1), free - 1
        self._choices(cells, room._replace(height=free), picture, with_hand=not strong)
        self._says(cells, _below(room, free), picture)

    def _parts(self, cells: Cells) -> tuple[Place | None, Place]:
        """The rows above one's own cards, if the region has any, and those beside them; from the
        corner of the region."""
        whole = Place(1, 0, cells.width - 2, cells.height)
        panel = cells.here(self.plan.places["panel"])
        if panel.y == 0 or self.plan.own_row:
            return None, whole
        if self.plan.ring or panel.x == 0:
            return None, Place(2, 0, cells.width - 3, cells.height)
        x, over = panel.x + 1, panel.y
        beside = Place(x, over, cells.width - x - 1, cells.height - over)
        return whole._replace(height=over), beside

    # The choices

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
        y, shown = room.y, _best(picture.rows, room.height)
        heads = room.height > len(shown)
        swap = self.looks.glyphs.swap
        columns = _columns(shown, picture, room.width, swap, labelled=not heads)
        if heads:
            self._headings(cells, room.x, y, columns)
            free = _before_heads(columns)
            hand = longest((picture.hand,), free) if with_hand else ""
            against = "" if hand else longest((picture.against,), free)
            cells.text(room.x, y, hand or against, self.ink("strong" if hand else "quiet"))
            y += 1
        for at, (row, name) in enumerate(zip(shown, columns.names, strict=True), y):
            self._row(cells, (room.x, at), row, name, columns)

    def _headings(self, cells: Cells, x: int, y: int, at: _Columns) -> None:
        quiet = self.ink("quiet")
        wins, costs = translate(_WINS), translate(_COSTS)
        for end, words in ((at.share_end, wins), (at.costs_end, costs), (at.worth_end, at.worth)):
            if end:
                cells.right(x + end, y, words, quiet)

    def _row(
        self, cells: Cells, corner: tuple[int, int], row: CoachRow, name: str, at: _Columns
    ) -> None:
        x, y = corner
        style = self.ink("strong" if row.best else "plain")
        if row.best:
            cells.text(x, y, self.looks.glyphs.next, self.ink("gold"))
        cells.text(x + _MARK, y, name, style)
        cells.bar((x + at.bar, y), at.bar_width, row.share, self._bar_inks(row))
        cells.right(x + at.share_end, y, written(f"{row.share:.0%}"), style)
        worth, color = self._worth(row, style)
        figures = (
            (at.costs_end, chips(row.costs) if row.costs else "", translate(_COSTS), self.ink()),
            (at.worth_end, worth, at.worth, color),
        )
        for end, figure, label, inked in figures:
            if not end or not figure:
                continue
            cells.right(x + end, y, figure, inked)
            if at.labelled:
                cells.right(x + end - at.widest - 1, y, label, self.ink("quiet"))

    def _worth(self, row: CoachRow, style: Style) -> tuple[str, Style]:
        """A net as everywhere: with its sign, in its colour."""
        if row.worth is None or self.picture is None:
            return "", style
        if self.picture.is_net:
            return signed(row.worth), self.ink(tone_of(row.worth))
        return in_print(chips(row.worth)), style

    def _bar_inks(self, row: CoachRow) -> tuple[Style, Style]:
        return self.ink("warm" if row.best else "plain"), self.ink("quiet")

    def _side_by_side(self, cells: Cells, room: Place, picture: CoachPicture) -> None:
        """Chances, and nets where there is room: else what the best is worth, the sentence says."""
        at = self._cells_beside(picture, room)
        begins = [0, *accumulate(_least_beside(each) + at.net + at.spare for each in at.wide)]
        bar = min(_LONGEST_BAR, at.spare - _APART + 1)
        for number, (row, name) in enumerate(zip(at.shown, at.names, strict=True)):
            y, column = divmod(number, len(at.wide))
            x, y = room.x + begins[column], room.y + y
            style = self.ink("strong" if row.best else "plain")
            if row.best:
                cells.text(x, y, self.looks.glyphs.next, self.ink("gold"))
            cells.text(x + 1, y, name, style)
            end = x + 1 + at.wide[column] + 1
            if bar >= _SHORTEST_BAR:
                cells.bar((end, y), bar, row.share, self._bar_inks(row))
                end += bar + 1
            cells.right(end + _SHARE, y, written(f"{row.share:.0%}"), style)
            if at.net:
                cells.right(end + _SHARE + at.net, y, *self._worth(row, style))

    def _cells_beside(self, picture: CoachPicture, room: Place) -> _Beside:
        """Names that leave room for all choices and their nets, else for all, else for as many as
        there is room for."""
        net = 1 + len(chips(-picture.most)) if picture.is_net else 0
        ways = product(sorted({net, 0}, reverse=True), range(3))
        tried = [self._in_columns(picture.rows, room, form, beside) for beside, form in ways]
        if fits := next((each for each in tried if each.spare >= 0), None):
            return fits
        widest = max(map(cell_len, tried[-1].names))
        shown = _best(picture.rows, max(1, room.width // _least_beside(widest)) * room.height)
        return self._in_columns(shown, room, 2, 0)

    def _in_columns(self, rows: tuple[CoachRow, ...], room: Place, form: int, net: int) -> _Beside:
        many = -(-len(rows) // room.height)
        names = [self._in_short(row, form) for row in rows]
        wide = [max(map(cell_len, names[at::many])) for at in range(many)]
        free = room.width - sum(_least_beside(each) + net for each in wide)
        return _Beside(rows, names, wide, net, free // many)

    def _in_short(self, row: CoachRow, form: int) -> str:
        name = row.names[min(form, len(row.names) - 1)]
        return f"{self.looks.glyphs.swap}{name}" if row.swaps and form else name

    # The sentence

    def _says(self, cells: Cells, room: Place, picture: CoachPicture) -> None:
        """The longest wording that there are rows for."""
        says = (picture.hint,) if picture.hint else picture.says
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


def _covers_the_felt(plan: Plan) -> bool:
    return plan.ring is not None and plan.places["coach"].x == 0


def _rows_of(picture: CoachPicture, width: int, looks: Looks) -> int:
    """With as many choices as there may be, while they are not known."""
    at = _columns(picture.rows, picture, width, looks.glyphs.swap, labelled=False)
    alone = cell_len(picture.hand) > _before_heads(at) and not _facts_beside(picture, width)
    choices = len(picture.rows) or _FEW
    return 2 + alone + choices + _rows_of_what_is_said(picture, width, _SHORT_FOOT)


def _facts_beside(picture: CoachPicture, width: int) -> str:
    """In the row of the hand's name, where both have room."""
    return longest(picture.facts, width - cell_len(picture.hand) - _APART)


def _before_heads(at: _Columns) -> int:
    """Cells left of what the columns are called."""
    return at.share_end - cell_len(translate(_WINS)) - _APART


def _rows_of_what_is_said(picture: CoachPicture, width: int, most_foot: int) -> int:
    """A hint takes them, too."""
    most = _rows_for_a_sentence(width)
    foot = len(longest_in_rows(picture.foot, width, most_foot)) if picture.foot else 0
    says = len(longest_in_rows(picture.says, width, most - bool(foot)))
    hint = len(longest_in_rows((picture.hint,), width, most))
    return max(says + foot, hint)


def _least_beside(name: int) -> int:
    """Cells of a choice with a name so long."""
    return 1 + name + 1 + _SHARE + 2


def _below(place: Place, rows: int) -> Place:
    return place._replace(y=place.y + rows, height=place.height - rows)


def _rows_for_a_sentence(width: int) -> int:
    return 2 if width >= 46 else 3 if width >= 34 else 4


def _best(rows: tuple[CoachRow, ...], most: int) -> tuple[CoachRow, ...]:
    """Those that there is room for, in their order."""
    if len(rows) <= most:
        return rows
    kept = sorted(rows, key=lambda row: (row.best, row.worth or 0, row.share))[-most:]
    return tuple(row for row in rows if row in kept)


def _name(row: CoachRow, form: int, swap: str) -> str:
    if row.swaps and form < _SIGNS:
        return row.names[0]
    name = row.names[min(form, len(row.names) - 1)]
    return f"{swap}{name}" if row.swaps else name


def _columns(
    rows: tuple[CoachRow, ...], picture: CoachPicture, width: int, swap: str, *, labelled: bool
) -> _Columns:
    """As full names as leave the figures their room, with labels where there is more; and a bar in
    what is left."""
    costs = max((len(chips(row.costs or 0)) for row in rows), default=0)
    costs = max(costs, 5) if any(row.costs for row in rows) else 0
    priced = any(row.worth is not None for row in rows)
    called = picture.worth
    worth = max(len(chips(-picture.most)), 5, 0 if labelled else cell_len(called)) if priced else 0
    label = max(map(cell_len, (translate(_COSTS), called))) + 1
    no_costs = _SIGNS + 1
    for labels, form in (
        (labelled, 0), (False, 0), (False, 1), (False, 2), (False, _SIGNS), (False, no_costs),
    ):  # fmt: skip
        names = tuple(_name(row, form, swap) for row in rows)
        name = max(map(cell_len, names), default=0)
        if form == no_costs:
            costs = 0  # the sentence tells them
        figures = [each for each in (costs, worth) if each]
        beside = _SHARE + sum(2 + each + label * labels for each in figures)
        bar = min(_LONGEST_BAR, width - _MARK - name - 1 - 1 - beside)
        if bar >= 0:
            break
    bar, apart = bar if bar >= _SHORTEST_BAR else 0, 2 + label * labels
    at = _MARK + name + 1
    share_end = at + bar + 1 + _SHARE
    costs_end = share_end + apart + costs if costs else 0
    worth_end = (costs_end or share_end) + apart + worth if worth else 0
    widest = max(figures, default=0)
    return _Columns(names, at, bar, share_end, costs_end, worth_end, labels, called, widest)

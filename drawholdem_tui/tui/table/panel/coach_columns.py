"""Where each figure lies that the coach tells of a choice: in columns, a row a choice; or in cells
beside each other."""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.tui.table.drawing.cells import longest
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.scene.regions import CoachPicture, CoachRow
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips

LONGEST_BAR: Final = 16
SHORTEST_BAR: Final = 6  # a shorter one tells nothing
SHARE: Final = 4  # "100%"
MARK: Final = 2
APART: Final = 3  # cells between two things that share a row
WINS: Final = _("wins")
COSTS: Final = _("costs")
_SIGNS: Final = 3  # the form of a name in which a swap is one
_NO_NETS: Final = (0, "", False)


class Columns(NamedTuple):
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

    @property
    def right(self) -> int:
        """Where the last figure ends."""
        return self.worth_end or self.costs_end or self.share_end

    @property
    def before_heads(self) -> int:
        """Cells left of what the columns are called."""
        return self.share_end - cell_len(translate(WINS)) - APART


class Beside(NamedTuple):
    """Choices side by side, how wide their names are in each column, and what is left of a cell."""

    shown: tuple[CoachRow, ...]
    names: list[str]
    wide: list[int]
    figure: int  # cells of a net, with a blank; 0: there are none
    label: str  # before a net
    on_each: bool  # of them, and not on the first alone
    spare: int
    against: str = ""  # behind them all

    def net(self, column: int) -> int:
        """Cells of a net in this column, with what it is called."""
        label = self.label_of(column)
        return self.figure and self.figure + (cell_len(label) + 1 if label else 0)

    def label_of(self, column: int) -> str:
        return self.label if self.on_each or not column else ""

    @property
    def widths(self) -> list[int]:
        return [
            least_beside(wide) + self.net(column) + self.spare
            for column, wide in enumerate(self.wide)
        ]


def columns(
    rows: tuple[CoachRow, ...], picture: CoachPicture, width: int, swap: str, *, labelled: bool
) -> Columns:
    """As full names as leave the figures their room, with labels where there is more; and a bar in
    what is left."""
    costs = max((len(chips(row.costs or 0)) for row in rows), default=0)
    costs = max(costs, 5) if any(row.costs for row in rows) else 0
    priced = any(row.worth is not None for row in rows)
    called = picture.worth
    worth = max(len(chips(-picture.most)), 5, 0 if labelled else cell_len(called)) if priced else 0
    label = max(map(cell_len, (translate(COSTS), called))) + 1
    no_costs = _SIGNS + 1
    for labels, form in (
        (labelled, 0), (False, 0), (False, 1), (False, 2), (False, _SIGNS), (False, no_costs),
    ):  # fmt: skip
        names = tuple(_name(row, form, swap) for row in rows)
        name = max(map(cell_len, names), default=0)
        if form == no_costs:
            costs = 0  # the sentence tells them
        figures = [each for each in (costs, worth) if each]
        taken = SHARE + sum(2 + each + label * labels for each in figures)
        bar = min(LONGEST_BAR, width - MARK - name - 1 - 1 - taken)
        if bar >= 0:
            break
    bar, apart = bar if bar >= SHORTEST_BAR else 0, 2 + label * labels
    at = MARK + name + 1
    share_end = at + bar + 1 + SHARE
    costs_end = share_end + apart + costs if costs else 0
    worth_end = (costs_end or share_end) + apart + worth if worth else 0
    widest = max(figures, default=0)
    return Columns(names, at, bar, share_end, costs_end, worth_end, labels, called, widest)


def _name(row: CoachRow, form: int, swap: str) -> str:
    if row.swaps and form < _SIGNS:
        return row.names[0]
    name = row.names[min(form, len(row.names) - 1)]
    return f"{swap}{name}" if row.swaps else name


def best(rows: tuple[CoachRow, ...], most: int) -> tuple[CoachRow, ...]:
    """Those that there is room for, in their order."""
    if len(rows) <= most:
        return rows
    kept = sorted(rows, key=lambda row: (row.best, row.worth or 0, row.share or 0.0))[-most:]
    return tuple(row for row in rows if row in kept)


def beside(picture: CoachPicture, room: Place, swap: str) -> Beside:
    """Names that leave room for all choices with their nets and for whose cards the chances are
    reckoned against; else without nets, else for all choices, else for as many as there is room
    for: what the best is worth, the sentence says."""
    priced = picture.is_net and any(row.worth is not None for row in picture.rows)
    figure = 1 + len(chips(-picture.most)) if priced else 0
    nets = [_NO_NETS]
    if figure:
        nets = [(figure, picture.worth, each) for each in (True, False)] + nets
    said = [*picture.against, ""]
    rows = [_in_short(picture.rows, form, swap) for form in range(_SIGNS)]
    ways = product(said[-2:], nets, rows)
    tried = [_in_columns(named, room, net, told) for told, net, named in ways]
    if fits := next((each for each in tried if each.spare >= 0), None):
        return _more_of_the_words(fits, picture)
    widest = max(map(cell_len, tried[-1].names))
    shown = best(picture.rows, max(1, room.width // least_beside(widest)) * room.height)
    return _in_columns(_in_short(shown, _SIGNS - 1, swap), room)


def _more_of_the_words(found: Beside, picture: CoachPicture) -> Beside:
    """Where that leaves a bar its length."""
    many, short = len(found.wide), cell_len(found.against)
    free = max(0, found.spare - SHORTEST_BAR - APART) * many
    more = longest(picture.against, short + free) if short else ""
    taken = -(-(cell_len(more) - short) // many)
    return found._replace(against=more, spare=found.spare - taken) if more else found


def _in_columns(
    named: tuple[tuple[CoachRow, str], ...],
    room: Place,
    net: tuple[int, str, bool] = _NO_NETS,
    against: str = "",
) -> Beside:
    many = -(-len(named) // room.height)
    names = [name for _row, name in named]
    wide = [max(map(cell_len, names[at::many])) for at in range(many)]
    found = Beside(tuple(row for row, _name in named), names, wide, *net, 0, against)
    free = room.width - sum(found.widths) - (cell_len(against) + 1 if against else 0)
    return found._replace(spare=free // many)


def _in_short(rows: tuple[CoachRow, ...], form: int, swap: str) -> tuple[tuple[CoachRow, str], ...]:
    names = [row.names[min(form, len(row.names) - 1)] for row in rows]
    return tuple(
        (row, f"{swap}{name}" if row.swaps and form else name)
        for row, name in zip(rows, names, strict=True)
    )


def least_beside(name: int) -> int:
    """Cells of a choice with a name so long."""
    return 1 + name + 1 + SHARE + 2

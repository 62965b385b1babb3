"""A page of things to set: rows with a value each, moved through and changed by keys. It knows
nothing of what is set; whoever uses it gives the rows and looks at the values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from drawholdem_tui.tui.forms.small_table import LaidTable
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips

LONGEST_TEXT = 60
_DIGITS = "0123456789"


class Row(NamedTuple):
    """One thing to set. ``choices`` are values and their labels; without any it is typed."""

    id: str
    title: str
    help: str = ""
    group: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    typed: bool = False  # other values than the choices may be typed
    step: int = 0  # a number, which the arrows change by so much
    least: int = 0
    most: int = 999_999_999
    unit: str = "{value}"  # how a number is shown
    signs: str = ""  # those that are typed, where no words are
    at_zero: str = ""  # what 0 means, where that is something of its own

    @property
    def can_be_typed(self) -> bool:
        return self.typed or not self.choices


class FormPicture(NamedTuple):
    """The page as it is drawn."""

    heading: str
    rows: tuple[Row, ...]
    values: tuple[str, ...]  # as shown
    wrong: Mapping[str, str]
    at: int
    told: str
    keys: Sequence[tuple[str, str, str]]  # what a click presses, if anything; name; what it does
    sample: bool  # of the looks, where there is room
    typing: bool = False  # Enter ends that first
    laid: LaidTable | None = None  # the table that it comes to, likewise


# the rows that a table of values asks for, in order
Rows = Callable[[Mapping[str, str]], Sequence[Row]]


class Form:
    """Values being set. ``told`` says what the last key came to, where that is worth a line."""

    def __init__(self, rows: Rows, values: Mapping[str, str]) -> None:
        self._rows = rows
        self.values = dict(values)
        self.wrong: dict[str, str] = {}
        self.told = ""
        self.at = 0
        self.typing = False  # in this row; the first character replaces what was there

    @property
    def rows(self) -> Sequence[Row]:
        return self._rows(self.values)

    @property
    def row(self) -> Row:
        return self.rows[self.at]

    def press(self, key: str) -> bool:
        """A key; whether it has changed a value."""
        row, last = self.row, len(self.rows)
        ways = {"up": -1, "shift+tab": -1, "down": 1, "tab": 1, "pageup": -8, "pagedown": 8}
        ways |= {"home": -last, "end": last}
        match key:
            case _ if key in ways:
                self.go(self.at + ways[key])
            case "left" | "right":
                return self._set(row, self._beside(row, -1 if key == "left" else 1))
            case "space" if row.choices and not self.typing:
                return self._set(row, self._beside(row, 1))
            case "backspace" if row.can_be_typed:
                kept = self.values[row.id][:-1]
                self.typing = True
                return self._set(row, kept)
            case _ if row.can_be_typed:
                return self._type(row, " " if key == "space" else key)
        return False

    def go(self, at: int) -> None:
        """To another row."""
        self.at = min(max(at, 0), len(self.rows) - 1)
        self.typing = False

    def mark(self, row_id: str, wrong: str) -> None:
        """Say at a row what would be right there, and go to it."""
        self.wrong = {row_id: wrong}
        for at, row in enumerate(self.rows):
            if row.id == row_id:
                self.go(at)

    def set(self, row_id: str, value: str) -> None:
        """A value from elsewhere."""
        self.values[row_id] = value
        self.wrong.pop(row_id, None)

    def picture(
        self, heading: str, keys: Sequence[tuple[str, str, str]], *, sample: bool
    ) -> FormPicture:
        rows = tuple(self.rows)
        values = tuple(shown(row, self.values[row.id]) for row in rows)
        if rows[self.at].can_be_typed:
            row = rows[self.at]
            signs = row.signs or ("0\u20139" if row.step else translate(_("A\u2013Z")))
            keys = [*keys[:-1], ("", signs, translate(In("beside a key", "type it"))), *keys[-1:]]
        return FormPicture(
            heading, rows, values, dict(self.wrong), self.at, self.told, keys, sample, self.is_typed
        )

    @property
    def is_typed(self) -> bool:
        """What stands in this row; not where it was refused."""
        return self.typing and self.row.id not in self.wrong

    def _type(self, row: Row, sign: str) -> bool:
        if len(sign) != 1 or not sign.isprintable() or (row.step and sign not in _DIGITS):
            return False
        before = self.values[row.id] if self.typing else ""
        self.typing = True
        return self._set(row, (before + sign)[:LONGEST_TEXT])

    def _beside(self, row: Row, way: int) -> str:
        """The next choice or number; choices go round. What is being typed is not thrown away."""
        value = self.values[row.id]
        if self.typing and not row.step and value not in dict(row.choices):
            return value
        self.typing = False
        if row.step:
            number = int(value or row.least)
            return str(min(max(number + way * row.step, row.least), row.most))
        known = [choice for choice, _label in row.choices]
        if not known:
            return value
        if value not in known:
            return known[0 if way > 0 else -1]
        return known[(known.index(value) + way) % len(known)]

    def _set(self, row: Row, value: str) -> bool:
        changed = value != self.values[row.id]
        self.set(row.id, value)
        self.at = min(self.at, len(self.rows) - 1)
        return changed


def shown(row: Row, value: str) -> str:
    """A value as its label, a number with its unit; nothing is seen as a dash."""
    if row.step and value:
        told = row.unit.format(value=chips(int(value)))
        return row.at_zero if row.at_zero and value == "0" else told
    return next((label for choice, label in row.choices if choice == value), value) or "\u2013"

"""A table of figures as plain values."""

from __future__ import annotations

from typing import NamedTuple


class Row(NamedTuple):
    """``meaning`` stands beside it where there is room, else below the table."""

    cells: tuple[str, ...]
    meaning: str = ""


class TablePicture(NamedTuple):
    """The first column is text, the others are figures."""

    heads: tuple[str, ...]
    rows: tuple[Row, ...]

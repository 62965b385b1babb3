"""Lines for a terminal: columns go by the cells that signs take, and a line that is too long goes
on under itself."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import NamedTuple


class Line(NamedTuple):
    """``hang``: how far the rest of a long one is set in."""

    text: str
    hang: int = 2


def cells(text: str) -> int:
    """Columns of a terminal.

    >>> cells("Ann"), cells("\u6f22\u5b57"), cells("e\u0301")
    (3, 4, 1)
    """
    return len(text) if text.isascii() else sum(map(_of_a_sign, text))


def _of_a_sign(sign: str) -> int:
    if unicodedata.category(sign) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def left(text: str, width: int) -> str:
    """With spaces behind it."""
    return text + " " * (width - cells(text))


def right(text: str, width: int) -> str:
    """With spaces before it."""
    return " " * (width - cells(text)) + text


def fitted(line: Line, width: int | None) -> Iterator[str]:
    """In rows of so many cells, broken between words; whole where no width is given."""
    if width is None:
        yield line.text
        return
    indent = " " * (line.hang if line.hang < width // 2 else 4)
    row, *words = line.text.split(" ")
    for word in words:
        longer = f"{row} {word}"
        if word and row.strip() and cells(longer) > width:
            yield row.rstrip(" ")
            longer = indent + word
        row = longer
    yield row

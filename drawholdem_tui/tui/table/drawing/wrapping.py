"""Long lines in the width there is."""

from __future__ import annotations

from rich.cells import cell_len

_INDENT = "  "


def wrapped(line: str, width: int, indent: str = _INDENT) -> list[str]:
    """A line in rows of so many cells, the second and those after it set in a little.

    >>> wrapped("Ben swaps a card for 130 and bets 60.", 20)
    ['Ben swaps a card for', '  130 and bets 60.']
    """
    rows = [""]
    longest = max(1, width - len(indent))
    words = [
        word[at : at + longest] for word in line.split(" ") for at in range(0, len(word), longest)
    ]
    for word in words:
        longer = f"{rows[-1]} {word}" if rows[-1].strip() else rows[-1] + word
        if cell_len(longer) <= width or not rows[-1].strip():
            rows[-1] = longer
        else:
            rows.append(indent + word)
    return rows

"""Text from elsewhere, made fit for a line of ours; and the door that lines go out by.

Names, paths, options, files, workers: whatever somebody else has written may be meant for the
terminal and not for the reader. No command prints but through ``say`` (a test sees to it).
"""

from __future__ import annotations

from typing import Final, TextIO

_LONGEST: Final = 2_000  # of a line; nothing of ours is nearly as long


def say(*lines: str, to: TextIO | None = None, flush: bool = False) -> None:
    """Each on one line, whatever is in it: what would move the cursor, begin another line or turn
    the reading direction is written out. To standard output, if nothing else is said."""
    told = (on_one_line(line, _LONGEST) for line in lines)
    print(*told, sep="\n", file=to, flush=flush)


def on_one_line(text: str, most: int = 200) -> str:
    """Text from elsewhere: without control characters, shortened where it is long."""
    told = printable(text[: most + 1])
    return told if len(told) <= most else told[: most - 3] + "..."


def printable(text: str) -> str:
    """With its control characters written out: a terminal obeys none of them.

    >>> printable("a\\x1b[31m")
    'a\\\\x1b[31m'
    """
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c == "\u00a0" else ascii(c)[1:-1] for c in text)

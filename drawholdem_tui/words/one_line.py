"""Text from elsewhere, made safe for one of our lines; and the only way lines are printed.

Names, paths, options, files, workers: what others wrote may be aimed at the terminal and not at the
reader. No command prints except through ``say`` (a test checks this).
"""

from __future__ import annotations

from typing import Final, TextIO

_LONGEST: Final = 2_000  # of a line; nothing of ours is nearly as long


def say(*lines: str, to: TextIO | None = None, flush: bool = False) -> None:
    """Print each on one line, whatever it contains: what would move the cursor, begin another line
    or turn the reading direction is escaped. To standard output by default."""
    told = (on_one_line(line, _LONGEST) for line in lines)
    print(*told, sep="\n", file=to, flush=flush)


def on_one_line(text: str, most: int = 200) -> str:
    """Text from elsewhere: without control characters, shortened where it is long."""
    told = printable(text[: most + 1])
    return told if len(told) <= most else told[: most - 3] + "..."


def printable(text: str) -> str:
    """With control characters escaped, so that a terminal obeys none of them.

    >>> printable("a\\x1b[31m")
    'a\\\\x1b[31m'
    """
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c == "\u00a0" else ascii(c)[1:-1] for c in text)

"""Text from elsewhere, made fit for a line of ours."""

from __future__ import annotations


def on_one_line(text: str, most: int = 200) -> str:
    """Text from elsewhere: without control characters, shortened where it is long."""
    short = text if len(text) <= most else text[: most - 3] + "..."
    return printable(short)


def printable(text: str) -> str:
    """With its control characters written out: a terminal obeys none of them.

    >>> printable("a\\x1b[31m")
    'a\\\\x1b[31m'
    """
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c == "\u00a0" else ascii(c)[1:-1] for c in text)

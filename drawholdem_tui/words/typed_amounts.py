"""Chips as somebody types them: in figures alone, or as any language of ours shows them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_FIGURES: Final = re.compile(r"[0-9]{1,15}|[0-9]{1,3}(?:[.,' ][0-9]{3}){1,4}")
_MOST_PARTS: Final = 5  # "1 000 000 000 000", read as five words


def amount_of(words: Sequence[str]) -> int | None:
    """The amount that some words are, and nothing else.

    >>> amount_of(["1,250"]), amount_of(["1.250"]), amount_of(["1", "250"]), amount_of(["1,5"])
    (1250, 1250, 1250, None)
    """
    typed = " ".join(words)
    return int(re.sub("[^0-9]", "", typed)) if _FIGURES.fullmatch(typed) else None


def amount_behind(words: Sequence[str]) -> tuple[list[str], int | None]:
    """What stands before an amount, and the amount: the longest that there is.

    >>> amount_behind(["Ann", "1", "250"]), amount_behind(["Ann"])
    ((['Ann'], 1250), (['Ann'], None))
    """
    for parts in range(min(len(words), _MOST_PARTS), 0, -1):
        if (amount := amount_of(words[-parts:])) is not None:
            return list(words[:-parts]), amount
    return list(words), None

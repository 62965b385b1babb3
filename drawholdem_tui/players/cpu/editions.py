"""Which edition of a level decides. Hands say which one played in them, so that their decisions can
be taken again: whoever makes a level decide otherwise counts its edition up, and writes down what
it says now (``tests/kit/decided.py``). A pro plays as a shark where nothing was computed: what
counts the shark's up counts the pro's up, too, and so do other tables and another way of solving
the river."""

from __future__ import annotations

from typing import Final

_EDITIONS: Final[dict[str, int]] = {"rookie": 3, "regular": 1, "shark": 3, "pro": 5, "random": 1}


def edition_of(words: str) -> int:
    """Of the level behind ``cpu:``, in whatever character; 0: it is not one of ours."""
    return _EDITIONS.get(words.partition(":")[0], 0)

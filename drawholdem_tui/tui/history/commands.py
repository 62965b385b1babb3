"""Which keys stand below the list, and in which order."""

from __future__ import annotations

from typing import Final

OPEN: Final = "history open"
LEAVE: Final = "history leave"
# on a narrow screen the first ones and the last have room: the help, which tells the others, is one
BAR_OF_EVENINGS: Final = (
    OPEN, "history filter", "history play", "history help", "history ended",
    "history export", "history delete", "history mark", "history name", LEAVE,
)  # fmt: skip
BAR_OF_HANDS: Final = (
    OPEN, "history filter", "history mark", "history export", "history help",
    "history name", "history delete", "history costs", "history showdowns", "history marks",
    "history play", "history ended", LEAVE,
)  # fmt: skip

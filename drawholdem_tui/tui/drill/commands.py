"""Which keys stand below a spot."""

from __future__ import annotations

from typing import Final

RULES: Final = "drill rules"
LEAVE: Final = "drill leave"
BAR_OF_A_QUESTION: Final = ("drill help", LEAVE)
BAR_OF_AN_ANSWER: Final = ("drill next", "drill hand", RULES, "drill help", LEAVE)
CLICKED: Final = {"next": "drill next"}  # on what an answer was worth

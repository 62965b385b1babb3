"""The two kinds of evenings, and how its game may change."""

from __future__ import annotations

import enum
from typing import Final

# dealer's choice: by turn, or as whoever is next to deal says; for a hand, or an orbit
WAYS: Final = ("turn", "turn:orbit", "button", "button:orbit")


class Mode(enum.StrEnum):
    CASH = "cash"
    KNOCKOUT = "knockout"

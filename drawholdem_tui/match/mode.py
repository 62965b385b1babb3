"""The two kinds of evenings."""

from __future__ import annotations

import enum


class Mode(enum.StrEnum):
    CASH = "cash"
    KNOCKOUT = "knockout"

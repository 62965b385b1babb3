"""The clauses that the rulebook has."""

from __future__ import annotations

CLAUSES = [
    *(f"TH-{number}" for number in range(1, 12)),
    *(f"DH-{number}" for number in range(1, 25)),
    *(f"DP-{number}" for number in range(1, 17)),
]

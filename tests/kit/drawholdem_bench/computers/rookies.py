"""How long a rookie thinks, in each game, at small tables and full ones."""

from __future__ import annotations

from collections.abc import Generator
from statistics import median, quantiles
from typing import Final

from drawholdem_bench.computers.decisions import seconds_a_decision
from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.players.cpu.rookie import Rookie
from drawholdem_tui.players.odds.tables.ranks import ranks

HANDS: Final = 40
SEATS: Final = (2, 6, 10)


def figures() -> Generator[str]:
    """A line a game and number of seats."""
    ranks()
    for game, rules in PRESETS.items():
        for seats in SEATS:
            took = seconds_a_decision(Rookie(), rules, seats, HANDS)
            yield (
                f"a rookie's decision, {game}, {seats} seats {median(took) * 1000:.2f} ms, 95 % "
                f"within {quantiles(took, n=20)[-1] * 1000:.2f} ms (1 ms at most; {len(took)} "
                "decisions)"
            )

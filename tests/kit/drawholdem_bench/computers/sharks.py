"""How long a shark thinks, at small tables and full ones, and a person's keys beside nine."""

from __future__ import annotations

from collections.abc import Generator
from statistics import median, quantiles
from typing import Final

from drawholdem_bench import screen
from drawholdem_bench.computers.decisions import seconds_a_decision
from drawholdem_tui.engine.rules import DRAW_HOLDEM, DRAW_POKER, TEXAS_HOLDEM, Rules
from drawholdem_tui.players.cpu.shark.shark import Shark

HANDS: Final = 40
_GAMES: Final = {
    "draw-holdem": DRAW_HOLDEM,
    "texas-holdem": TEXAS_HOLDEM,
    "draw-poker": DRAW_POKER,
}


def figures() -> Generator[str]:
    """A line a game and number of seats, then the screen's."""
    for game, rules in _GAMES.items():
        for seats in (2, 6, 10):
            took = thoughts(rules, seats)
            yield (
                f"a shark's decision, {game}, {seats} seats {median(took) * 1000:.1f} ms, 95 % "
                f"within {quantiles(took, n=20)[-1] * 1000:.1f} ms (60 ms at most; {len(took)} "
                "decisions)"
            )
    yield from screen.beside_sharks()


def thoughts(rules: Rules, seats: int, hands: int = HANDS) -> list[float]:
    """Seconds a decision, of sharks at full strength."""
    return seconds_a_decision(Shark(), rules, seats, hands)

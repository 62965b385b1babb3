"""How long a shark thinks, at small tables and full ones, and a pro between two, who solves rivers;
and a person's keys beside nine sharks."""

from __future__ import annotations

from collections.abc import Generator
from statistics import median, quantiles
from typing import Final

from drawholdem_bench import screen
from drawholdem_bench.computers.decisions import seconds_a_decision
from drawholdem_tui.engine.rules import DRAW_HOLDEM, DRAW_POKER, TEXAS_HOLDEM, Rules
from drawholdem_tui.players.cpu.pro import Pro
from drawholdem_tui.players.cpu.shark.shark import Shark
from drawholdem_tui.players.protocol import Bot

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
            yield _told(f"a shark's decision, {game}, {seats} seats", thoughts(rules, seats))
    yield _told("a pro's decision, draw-holdem, 2 seats", thoughts(DRAW_HOLDEM, 2, bot=Pro()))
    yield from screen.beside_sharks()


def _told(what: str, took: list[float]) -> str:
    return (
        f"{what} {median(took) * 1000:.1f} ms, 95 % within {quantiles(took, n=20)[-1] * 1000:.1f} "
        f"ms (60 ms at most; {len(took)} decisions)"
    )


def thoughts(
    rules: Rules, seats: int, hands: int = HANDS, *, bot: Bot | None = None
) -> list[float]:
    """Seconds a decision, of sharks at full strength, or of others."""
    return seconds_a_decision(bot or Shark(), rules, seats, hands)

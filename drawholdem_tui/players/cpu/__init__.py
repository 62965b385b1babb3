"""The computer's players, by the names of ``--seats``."""

from __future__ import annotations

from drawholdem_tui.players.cpu.random_choice import RandomChoice
from drawholdem_tui.players.protocol import Bot

LEVELS: dict[str, type[Bot]] = {"random": RandomChoice}

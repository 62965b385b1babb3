"""The computer's players, by the names of ``--seats``."""

from __future__ import annotations

import inspect
import sys
from importlib import import_module

from drawholdem_tui.players.cpu.random_choice import RandomChoice
from drawholdem_tui.players.cpu.rookie import Rookie
from drawholdem_tui.players.protocol import Bot

LEVELS: dict[str, type[Bot]] = {"rookie": Rookie, "random": RandomChoice}


class UnknownBotError(Exception):
    """A seat that names no player there is, as a sentence."""


def make_bot(words: str) -> tuple[Bot, bool]:
    """The bot of ``level`` or ``module:Class``, and whether it is ours. A known level wins."""
    level, _, rest = words.partition(":")
    if level in LEVELS and not rest:
        return LEVELS[level](), True
    if not rest or level in LEVELS:
        known = ", ".join(f"cpu:{name}" for name in LEVELS)
        raise UnknownBotError(f"there is no cpu:{words}; there are {known} and cpu:module:Class")
    return _somebody_elses(level, rest), False


def _somebody_elses(module: str, name: str) -> Bot:
    if "" not in sys.path:
        sys.path.append("")  # a bot may lie in the folder where one stands
    try:
        made = getattr(import_module(module), name)()
    except BaseException as error:
        reason = f"{type(error).__name__}: {error}"
        raise UnknownBotError(f"cpu:{module}:{name} cannot be loaded: {reason}") from None
    decide = getattr(made, "decide", None)
    if decide is None or inspect.iscoroutinefunction(decide):
        raise UnknownBotError(f"cpu:{module}:{name} has no decide(view, decision, rng)")
    bot: Bot = made
    return bot

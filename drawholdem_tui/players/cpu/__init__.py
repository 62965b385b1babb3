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


def our_bot(words: str) -> Bot | None:
    """The bot of a level; ``None`` where ``module:Class`` is asked for. A known level wins."""
    level, _, rest = words.partition(":")
    if level in LEVELS and not rest:
        return LEVELS[level]()
    if not rest or level in LEVELS:
        known = ", ".join(f"cpu:{name}" for name in LEVELS)
        raise UnknownBotError(f"there is no cpu:{words}; there are {known} and cpu:module:Class")
    return None


def somebody_elses(words: str) -> Bot:
    """The bot of ``module:Class``, loaded into this process."""
    if "" not in sys.path:
        sys.path.append("")  # a bot may lie in the folder where one stands
    module, _, name = words.partition(":")
    try:
        made = getattr(import_module(module), name)()
    except BaseException as error:
        raise cannot_be_loaded(words, f"{type(error).__name__}: {error}") from None
    decide = getattr(made, "decide", None)
    if decide is None or inspect.iscoroutinefunction(decide):
        raise UnknownBotError(f"cpu:{words} has no decide(view, decision, rng)")
    bot: Bot = made
    return bot


def cannot_be_loaded(words: str, why: str) -> UnknownBotError:
    return UnknownBotError(f"cpu:{words} cannot be loaded: {why}")

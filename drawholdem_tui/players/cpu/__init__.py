"""The computer's players, by the names of ``--seats``."""

from __future__ import annotations

import inspect
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Final

from drawholdem_tui.engine.errors import Coded
from drawholdem_tui.players.cast import CAST, IN_CHARACTER, STEADY, Temperament

if TYPE_CHECKING:  # the first frame waits for whoever only asks whether there is such a player
    from drawholdem_tui.players.protocol import Bot

LEVELS = (*IN_CHARACTER, "random")

# Which edition of a level decides. Hands say which one played in them, so that their decisions can
# be taken again: whoever makes a level decide otherwise counts its edition up, and writes down what
# it says now (``tests/kit/decided.py``). A pro plays as a shark where nothing was computed: what
# counts the shark's up counts the pro's up, too, and so do other tables and another way of solving
# the river.
_EDITIONS: Final[dict[str, int]] = {"rookie": 5, "regular": 1, "shark": 10, "pro": 13, "random": 1}


class UnknownBotError(Coded):
    """A seat that names no player there is: a code and its values for ``words``."""


def edition_of(words: str) -> int:
    """Of the level behind ``cpu:``, in whatever character; 0: it is not one of ours."""
    return _EDITIONS.get(words.partition(":")[0], 0)


def is_known(words: str) -> bool:
    """Whether they are a level, or one in character; of another bot nobody can say without loading
    it."""
    level, _, rest = words.partition(":")
    return words in LEVELS or (level in IN_CHARACTER and rest in CAST)


def our_bot(words: str, *, quick: bool = False) -> Bot | None:
    """The bot of a level; ``None`` where ``module:Class`` is asked for. A known level wins.

    ``quick`` ones rest their decisions on fewer samples: the arena plays thousands of hands."""
    level, _, rest = words.partition(":")
    if rest in CAST and level in IN_CHARACTER:
        return _of_level(level, CAST[rest], quick=quick)
    if level in LEVELS and not rest:
        return _of_level(level, STEADY, quick=quick)
    if yardstick := _yardstick(words):
        return yardstick
    if level in IN_CHARACTER:
        raise UnknownBotError("no_such_character", name=rest, known=tuple(CAST))
    if not rest or level in LEVELS:
        known = tuple(f"cpu:{name}" for name in LEVELS)
        raise UnknownBotError("no_such_bot", bot=f"cpu:{words}", known=known)
    return None


def _of_level(level: str, temperament: Temperament, *, quick: bool) -> Bot:
    """What each reckons with is loaded where there is one."""
    match level:
        case "shark":
            from drawholdem_tui.players.cpu.shark.shark import Shark

            return Shark(temperament, quick=quick)
        case "pro":
            from drawholdem_tui.players.cpu.pro import Pro

            return Pro(temperament, quick=quick)
        case "random":
            from drawholdem_tui.players.cpu.random_choice import RandomChoice

            return RandomChoice()
        case "rookie":
            from drawholdem_tui.players.cpu.rookie import Rookie

            return Rookie(temperament)
        case _:
            from drawholdem_tui.players.cpu.regular import Regular

            return Regular(temperament)


def _yardstick(name: str) -> Bot | None:
    from drawholdem_tui.players.cpu.yardsticks import EXPLOITER, YARDSTICKS

    level, _, plan = name.partition(":")
    if level == EXPLOITER:
        return _exploiter(name, plan)
    return YARDSTICKS[name]() if name in YARDSTICKS else None


def _exploiter(words: str, name: str) -> Bot:
    from drawholdem_tui.players.cpu.exploiter import PLANS, Exploiter, plan_of

    plan = plan_of(name)
    if plan is None:
        known = tuple(f"exploiter:{each}" for each in PLANS)
        raise UnknownBotError("no_such_bot", bot=f"cpu:{words}", known=known)
    return Exploiter(plan)


def somebody_elses(words: str) -> Bot:
    """The bot of ``module:Class``, loaded into this process."""
    if "" not in sys.path:
        sys.path.append("")  # a bot may lie in the folder where one stands
    module, _, name = words.partition(":")
    try:
        made = getattr(import_module(module), name)()
    except BaseException as error:
        why = f"{type(error).__name__}: {error}"
        raise UnknownBotError("bot_not_loaded", bot=f"cpu:{words}", why=why) from None
    decide = getattr(made, "decide", None)
    if decide is None or inspect.iscoroutinefunction(decide):
        raise UnknownBotError("bot_cannot_decide", bot=f"cpu:{words}")
    bot: Bot = made
    return bot

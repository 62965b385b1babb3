"""Why something in a file cannot be read. Python's own messages mean nothing to players."""

from __future__ import annotations

from drawholdem_tui.engine.errors import EngineError
from drawholdem_tui.match.errors import MatchError
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.refusals.errors import sentence


def not_understood(error: Exception) -> str:
    """What reading failed on.

    >>> not_understood(KeyError("new rule"))
    "'new rule' is missing, or this version of the program does not know it"
    """
    match error:
        case EngineError() | MatchError():
            return sentence(error.code, error.values)
        case KeyError(args=(str() as name,)):
            told = _("{name!r} is missing, or this version of the program does not know it")
            return translate(told, name=name)
    return translate(_("this version of the program does not write it like that"))

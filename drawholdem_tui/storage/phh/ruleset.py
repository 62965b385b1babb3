"""Which rulebook a hand was played by, and which version of it.

A version is counted up when the same actions could come to something else. Files of before it was
written down are of the first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.strangers.numbers import is_whole

NAME: Final = "drawholdem"
VERSION: Final = 1
OURS: Final[Mapping[str, Any]] = {"name": NAME, "version": VERSION}


def check_ruleset(said: object) -> None:
    """``FileFault`` where a hand was played by rules that are not known here."""
    match said:
        case {"name": str(name), "version": version} if is_whole(version):
            if name != NAME or not 1 <= version <= VERSION:
                raise FileFault("ruleset_unknown", name=name, version=version, ours=VERSION)
        case _:
            raise FileFault("ruleset_row", value=said)

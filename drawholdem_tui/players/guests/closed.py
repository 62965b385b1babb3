"""What a guest must not see of the game that starts it: the environment, which may hold passwords,
and the memory, which holds the deck."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from typing import Final

# What Python, the system's libraries and a bot's own need: where programs, homes and temporary
# files are, which language and time zone somebody lives in, how many threads a library may start.
# Whatever else is there may be a password, or say where the game keeps its book (XDG_DATA_HOME).
_NEEDED: Final = re.compile(
    r"""
    PATH | HOME | USER | LOGNAME | SHELL | LANG | LANGUAGE | LC_[A-Z]+ | TZ | TMPDIR | TEMP | TMP
    | PYTHON[A-Z0-9]+ | VIRTUAL_ENV | CONDA_PREFIX | (LD|DYLD)_LIBRARY_PATH | [A-Z]+_NUM_THREADS
    # without these nothing starts on Windows
    | SYSTEMROOT | SYSTEMDRIVE | WINDIR | COMSPEC | PATHEXT | USERPROFILE | HOMEDRIVE | HOMEPATH
    | PROGRAMFILES | NUMBER_OF_PROCESSORS | PROCESSOR_ARCHITECTURE
    """,
    re.VERBOSE,
)

_SET_DUMPABLE: Final = 4  # PR_SET_DUMPABLE of linux/prctl.h


def environment(here: Mapping[str, str]) -> dict[str, str]:
    """What a guest gets of the environment.

    >>> environment({"PATH": "/bin", "LC_TIME": "de_DE", "API_TOKEN": "secret"})
    {'PATH': '/bin', 'LC_TIME': 'de_DE'}
    """
    return {name: value for name, value in here.items() if _NEEDED.fullmatch(name.upper())}


def close_memory() -> None:
    """Stop other processes of the same account from reading or writing our memory, on Linux.
    Programs started afterwards begin open again."""
    if sys.platform != "linux":
        return
    from ctypes import CDLL  # only where a guest comes: it takes its time

    try:
        CDLL(None).prctl(_SET_DUMPABLE, 0, 0, 0, 0)
    except (OSError, AttributeError):
        return  # a system without it

"""A file that is one process's alone: two that write what they have worked out would mix it up."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, EAGAIN, EDEADLK
from io import FileIO
from pathlib import Path
from typing import Final

from drawholdem_tui.heavy.faults import InUse

_HELD_BY_ANOTHER: Final = frozenset({EACCES, EAGAIN, EDEADLK})


@contextmanager
def held(path: Path) -> Iterator[FileIO]:
    """To be added to; ``InUse`` where another process does. Whatever ends this one lets it go."""
    flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
    with FileIO(os.open(path, flags, 0o666), "r+") as file:
        try:
            _lock(file.fileno())
        except OSError as error:
            if error.errno in _HELD_BY_ANOTHER:
                raise InUse(path) from None
        yield file  # also where a file system knows no locks


if sys.platform == "win32":
    import msvcrt

    _FAR: Final = 2**40  # what is locked there cannot be read by others: not a byte of ours

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

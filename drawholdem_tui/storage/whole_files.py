"""Files that appear under their name whole or not at all: written beside it, made durable, renamed.

Whoever looks finds the old file or the new one, never a half, however the program or the disk ends.
What can be made again at any time does not wait for the disk: on a loaded machine that takes longer
than making it. An ``OSError`` names the file that was wanted.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO


@contextmanager
def whole_file(path: Path, *, private: bool = False, durable: bool = True) -> Iterator[TextIO]:
    """A text to be written: it stands in ``path`` when the block has come to its end. A ``private``
    file is its owner's alone from the first byte on; one that is not ``durable`` may be lost when
    the power goes."""
    target = path.resolve() if path.is_symlink() else path  # a link stays a link
    beside = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        try:
            with _opened(beside, private) as file:
                yield file
                file.flush()
                if durable:
                    os.fsync(file.fileno())
            beside.replace(target)
        finally:
            with suppress(OSError):  # what went wrong before is what has to be told
                beside.unlink(missing_ok=True)
    except OSError as error:
        raise _named(error, path) from error


def write_whole(path: Path, text: str, *, private: bool = False, durable: bool = True) -> None:
    """A whole file from what it is to say."""
    with whole_file(path, private=private, durable=durable) as file:
        file.write(text)


def _opened(beside: Path, private: bool) -> TextIO:
    mode = 0o600 if private else 0o666
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_NOFOLLOW", 0)
    return os.fdopen(os.open(beside, flags, mode), "w", encoding="utf-8", newline="")


def _named(error: OSError, path: Path) -> OSError:
    """Of the file that somebody asked for, not of the one beside it."""
    return OSError(error.errno, error.strerror or str(error), str(path))

"""What lies in the program's own folder is its owner's alone: the log of the book holds the secret
of the hand going on. Systems without such rights are left as they are."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from drawholdem_tui import __version__

_OTHERS: Final = 0o077
_OWN_FILES: Final = ("book.", ".book.", "settings.", ".settings.", "fault.", "figures.")


def begin_private(path: Path) -> None:
    """Make an empty file that nobody else may open, unless one exists. What
    SQLite puts beside a database has the rights of that."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def make_private(files: Iterable[Path]) -> tuple[Path, ...]:
    """Take from all others what they may do with these files and the folders around them; which of
    them had to be mended. A folder in which somebody keeps other things, too, is left alone."""
    there = [path for path in files if _lies_there(path)]
    folders = dict.fromkeys(path.parent for path in there)
    return tuple(
        path
        for path in (*there, *filter(_is_ours_alone, folders))
        if _open_to_others(path) and _close(path)
    )


def _lies_there(path: Path) -> bool:
    with suppress(OSError):  # a folder that may not be entered: who opens the book says so
        return path.is_file()
    return False


def _is_ours_alone(folder: Path) -> bool:
    with suppress(OSError):
        return all(each.name.startswith(_OWN_FILES) for each in folder.iterdir())
    return False


def _open_to_others(path: Path) -> bool:
    if os.name != "posix":
        return False
    with suppress(OSError):
        found = path.stat()
        return found.st_uid == os.getuid() and bool(stat.S_IMODE(found.st_mode) & _OTHERS)
    return False


def _close(path: Path) -> bool:
    with suppress(OSError):
        path.chmod(stat.S_IMODE(path.stat().st_mode) & ~_OTHERS)
        return True
    return False


def keep_details(error: BaseException, file: Path) -> bool:
    """Of a fault of the program; they may tell of cards. In place of those of an earlier one;
    ``False`` where they could not be written."""
    from traceback import format_exception

    with suppress(OSError):
        begin_private(file)
        lines = [f"drawholdem {__version__}\n", *format_exception(error)]
        file.write_text("".join(lines), encoding="utf-8")
        return True
    return False

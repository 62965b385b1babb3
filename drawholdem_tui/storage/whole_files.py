"""How the program's files are written: whole, and where they are its own for nobody else to read.

A whole file appears under its name or does not: written beside it, made durable, renamed. Whoever
looks finds the old file or the new one, never a half, however the program or the disk ends. What
can be made again at any time does not wait for the disk: on a loaded machine that takes longer than
making it. An ``OSError`` names the file that was wanted.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, TextIO

from drawholdem_tui import __version__
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.refusals.system import reason

_OTHERS: Final = 0o077
_OWN_FILES: Final = ("book.", ".book.", "settings.", ".settings.", "fault.", "figures.")


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
    with whole_file(path, private=private, durable=durable) as file:
        file.write(text)


def _opened(beside: Path, private: bool) -> TextIO:
    mode = 0o600 if private else 0o666
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_NOFOLLOW", 0)
    return os.fdopen(os.open(beside, flags, mode), "w", encoding="utf-8", newline="")


def _named(error: OSError, path: Path) -> OSError:
    """Of the file that somebody asked for, not of the one beside it."""
    return OSError(error.errno, error.strerror or str(error), str(path))


# What lies in the program's own folder is its owner's alone: the log of the book holds the secret
# of the hand going on. Systems without such rights are left as they are.


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


def why(error: Exception) -> str:
    """What keeps a file from being used, on one line; deep nesting has no words worth telling."""
    if isinstance(error, RecursionError):
        return translate(_("nested too deeply"))
    if isinstance(error, OSError) and error.strerror:
        return reason(error)
    return str(error).partition("\n")[0]

"""What the system refuses, in words: the reader has done nothing wrong."""

from __future__ import annotations

import errno
from typing import Final

from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.one_line import on_one_line

_NO_THREAD: Final = "can't start new thread"  # all that Python says of it
_FULL: Final = frozenset({errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)})
_NO_FILES: Final = frozenset({errno.EMFILE, errno.ENFILE})

# as most systems put it; what another one says is told as it says it
_REASONS: Final = frozenset({
    _("No such file or directory"),
    _("Permission denied"),
    _("Operation not permitted"),
    _("File exists"),
    _("Is a directory"),
    _("Not a directory"),
    _("No space left on device"),
    _("Disk quota exceeded"),
    _("Read-only file system"),
    _("File name too long"),
    _("Input/output error"),
})  # fmt: skip


def reason(error: OSError) -> str:
    said = error.strerror or str(error)
    return translate(said) if said in _REASONS else said


def system_refuses(error: BaseException) -> str | None:
    """When files, threads or memory run out; ``None`` for any other error.

    >>> system_refuses(OSError(errno.EMFILE, "Too many open files"))
    'the system does not allow this program to open any more files'
    """
    match error:
        case MemoryError():
            return translate(_("out of memory"))
        case RuntimeError() if str(error) == _NO_THREAD:
            return translate(_("the system does not allow this program any more threads"))
        case OSError(errno=number) if number in _NO_FILES:
            return translate(_("the system does not allow this program to open any more files"))
        case OSError(filename=None, errno=number) if number in _FULL:
            template = _("the output cannot be written: {why}")
            return translate(template, why=on_one_line(reason(error)))
        case OSError(filename=name):
            why = reason(error)
            return on_one_line(f"{name}: {why}" if name else why, 500)
    return None

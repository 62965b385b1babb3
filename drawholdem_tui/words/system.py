"""What the system refuses, in words: nobody who reads them has done anything wrong."""

from __future__ import annotations

import errno
from typing import Final

from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.one_line import on_one_line

_NO_THREAD: Final = "can't start new thread"  # all that Python says of it
_FULL: Final = frozenset({errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)})
_NO_FILES: Final = frozenset({errno.EMFILE, errno.ENFILE})


def system_refuses(error: BaseException) -> str | None:
    """Files, threads, memory that are not to be had; ``None`` where it is something else.

    >>> system_refuses(OSError(errno.EMFILE, "Too many open files"))
    'the system lets this program open no more files'
    """
    match error:
        case MemoryError():
            return translate(_("the system has no more memory for this program"))
        case RuntimeError() if str(error) == _NO_THREAD:
            return translate(_("the system lets this program start no more threads"))
        case OSError(errno=number) if number in _NO_FILES:
            return translate(_("the system lets this program open no more files"))
        case OSError(filename=None, errno=number) if number in _FULL:
            template = translate(_("what is told cannot be written: {why}"))
            return template.format(why=on_one_line(error.strerror or str(error)))
        case OSError(filename=name):
            why = error.strerror or str(error)
            return on_one_line(f"{name}: {why}" if name else why, 500)
    return None

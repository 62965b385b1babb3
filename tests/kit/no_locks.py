"""A file system that locks no files, by a small library in front of the system's own."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import failing_disk

_SOURCE = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>

static int locks(int what) {
    return what == F_SETLK || what == F_SETLKW || what == F_GETLK
        || what == F_OFD_SETLK || what == F_OFD_SETLKW || what == F_OFD_GETLK;
}

static int refused(void) { errno = atoi(getenv("LOCKS_FAIL_WITH")); return -1; }

#define REFUSES(name) \
    int name(int fd, int what, ...) { \
        static int (*own)(int, int, ...); \
        va_list rest; \
        va_start(rest, what); \
        void *with = va_arg(rest, void *); \
        va_end(rest); \
        if (locks(what)) return refused(); \
        if (!own) own = dlsym(RTLD_NEXT, #name); \
        return own(fd, what, with); \
    }
REFUSES(fcntl)
REFUSES(fcntl64)
int flock(int fd, int how) { return refused(); }
"""

# what NFS without its lock daemon says, which SQLite takes for a lock held by another program, and
# what shared folders say, which it takes for a broken disk
ERRORS = {"ENOLCK": errno.ENOLCK, "EOPNOTSUPP": errno.EOPNOTSUPP}


def compiled(folder: Path) -> Path:
    return failing_disk.compiled(folder, _SOURCE)


def surroundings(library: Path, error: str) -> dict[str, str]:
    """In which every lock is refused with that error."""
    return {**os.environ, "LD_PRELOAD": str(library), "LOCKS_FAIL_WITH": str(ERRORS[error])}

"""A disk that fails at the n-th write or flush, by a small library in front of the system's own.

Only what is written below one folder counts, and fails. Where there is no compiler, there is none.
"""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
from pathlib import Path

COMPILER = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
NO_COMPILER = "no compiler for a disk that fails"
THERE_IS_ONE = sys.platform == "linux" and COMPILER is not None

_SOURCE = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static long done = 0;

/* whether this one fails: the FAIL_AT-th below FAIL_BELOW, and FAIL_FOR of them */
static int fails(int fd) {
    const char *below = getenv("FAIL_BELOW");
    char link[64], path[4096];
    if (!below) return 0;
    int kept = errno;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    errno = kept;
    if (length < 0) return 0;
    path[length] = 0;
    if (strncmp(path, below, strlen(below))) return 0;
    long number = __atomic_add_fetch(&done, 1, __ATOMIC_SEQ_CST), first = atol(getenv("FAIL_AT"));
    if (number < first || number >= first + atol(getenv("FAIL_FOR"))) return 0;
    errno = atoi(getenv("FAIL_WITH"));
    return 1;
}

#define ITS_OWN(name) static __typeof__(&name) own; if (!own) own = dlsym(RTLD_NEXT, #name)

ssize_t write(int fd, const void *from, size_t length) {
    ITS_OWN(write); return fails(fd) ? -1 : own(fd, from, length); }
ssize_t pwrite(int fd, const void *from, size_t length, off_t at) {
    ITS_OWN(pwrite); return fails(fd) ? -1 : own(fd, from, length, at); }
ssize_t pwrite64(int fd, const void *from, size_t length, off64_t at) {
    ITS_OWN(pwrite64); return fails(fd) ? -1 : own(fd, from, length, at); }
int fsync(int fd) { ITS_OWN(fsync); return fails(fd) ? -1 : own(fd); }
int fdatasync(int fd) { ITS_OWN(fdatasync); return fails(fd) ? -1 : own(fd); }
int ftruncate(int fd, off_t length) {
    ITS_OWN(ftruncate); return fails(fd) ? -1 : own(fd, length); }
int ftruncate64(int fd, off64_t length) {
    ITS_OWN(ftruncate64); return fails(fd) ? -1 : own(fd, length); }
"""

ERRORS = {"EIO": errno.EIO, "ENOSPC": errno.ENOSPC, "EROFS": errno.EROFS}
FOR_EVER = 1_000_000


def compiled(folder: Path, written: str = _SOURCE) -> Path:
    """The library, made here."""
    assert COMPILER
    source, library = folder / "library.c", folder / "library.so"
    source.write_text(written)
    command = [COMPILER, "-shared", "-fPIC", "-O1", "-o", str(library), str(source), "-ldl"]
    subprocess.run(command, check=True, capture_output=True)
    return library


def surroundings(
    library: Path, below: Path, error: str, at: int, length: int = FOR_EVER
) -> dict[str, str]:
    """In which writing below a folder fails."""
    return {
        **os.environ,
        "LD_PRELOAD": str(library),
        "FAIL_BELOW": str(below.resolve()),
        "FAIL_AT": str(at),
        "FAIL_FOR": str(length),
        "FAIL_WITH": str(ERRORS[error]),
    }

"""A file that keeps what has been worked out: a line of JSON that says what job it is of and which
program works at it, and a line for each block as its answer comes.

Each line is looked at before anything is worked out, and read again when its turn comes.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, EAGAIN, EDEADLK
from io import FileIO
from pathlib import Path
from typing import Any, Final, Generic

from drawholdem_tui.heavy.faults import Impossible, InUse, NotKept, NotTheSame, Place
from drawholdem_tui.heavy.header import (
    AnotherJob,
    Head,
    Line,
    differing,
    head_from,
    is_a_file,
    lines_of,
)
from drawholdem_tui.heavy.jobs import Answer, Doubt, Job, Value
from drawholdem_tui.heavy.plain import NotPlain, as_plain, from_plain

_LONGEST: Final = 10**9  # seconds, thirty years: sums of such are numbers still


class Kept(Generic[Value]):
    """One file, of that job: ``AnotherJob`` where it is of something else, ``Impossible`` where an
    answer cannot be one, ``NotTheSame`` where a block has two."""

    def __init__(self, path: Path, job: Job[Any, Value], head: Head) -> None:
        """Nothing is in it where there is no file."""
        self.path = path
        self._job = job
        self._head = head
        self._begun = False
        self._places: dict[int, tuple[int, int]] = {}  # by block: where it stands, and its line
        self._end = self._lines = 0  # of what is whole
        self._file: FileIO | None = None
        for line in lines_of(path):
            self._look_at(line)
            self._end, self._lines = line.at + len(line.text), line.number

    def __contains__(self, number: int) -> bool:
        return number in self._places

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[int]:
        return iter(self._places)

    def __getitem__(self, number: int) -> Answer[Value]:
        at, line = self._places[number]
        with self.path.open("rb") as file:
            file.seek(at)
            return self._answer(Line(self.path, line, at, file.readline()))

    def line(self, number: int) -> int:
        return self._places[number][1]

    def holds_the_same(self, number: int, beside: Kept[Value]) -> None:
        """As the other one, which has that block as well."""
        self._compare(self[number], beside, beside.line(number), beside[number])

    def add(self, answer: Answer[Value]) -> None:
        """An ``OSError`` names the file, which is left as it was."""
        if answer.number not in self._places:
            self._places[answer.number] = self._append(answer)

    def begin(self) -> None:
        """With what it is of, where it does not say so yet."""
        if not self._begun:
            self._append(self._head)
            self._begun = True

    def writes_to(self, file: FileIO) -> None:
        """What was cut off goes."""
        file.truncate(self._end)
        self._file = file

    def _append(self, what: Head | Answer[Value]) -> tuple[int, int]:
        if self._file is None:
            raise ValueError(self.path)  # nobody has taken it up
        line = json.dumps(as_plain(what), separators=(",", ":")).encode() + b"\n"
        rest = memoryview(line)
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
        except OSError as error:
            with suppress(OSError):  # a line that is cut off counts for nothing, too
                self._file.truncate(self._end)
            raise OSError(error.errno, error.strerror, str(self.path)) from error
        at, self._end, self._lines = self._end, self._end + len(line), self._lines + 1
        return at, self._lines

    def _look_at(self, line: Line) -> None:
        if not self._begun:
            there = head_from(line)
            if differing(self._head, there) is not None:
                raise AnotherJob(self.path, self._head, there)
            self._begun = True
            return
        answer = self._answer(line)
        if answer.number in self._places:
            self._compare(self[answer.number], self, line.number, answer)
        else:
            self._places[answer.number] = (line.at, line.number)

    def _answer(self, line: Line) -> Answer[Value]:
        answer: Answer[Any] = line.read(Answer)
        blocks = self._job.blocks
        if not 0 <= answer.number < len(blocks):
            no_block = Doubt("no_block", {"found": answer.number + 1, "right": len(blocks)})
            raise Impossible(self.path, line.number, no_block)
        try:
            answer = answer._replace(value=from_plain(self._job.kind, answer.value))
        except NotPlain:
            raise NotKept(self.path, line.number) from None
        if not 0 <= answer.seconds <= _LONGEST:
            took = {"found": f"{answer.seconds:g}", "least": 0, "most": _LONGEST}
            raise Impossible(self.path, line.number, Doubt("not_between", took))
        if doubt := self._job.doubt(blocks[answer.number], answer.value):
            raise Impossible(self.path, line.number, doubt)
        return answer

    def _compare(
        self, one: Answer[Value], beside: Kept[Value], line: int, other: Answer[Value]
    ) -> None:
        figures = self._job.figures
        if figures(one.value) != figures(other.value):
            here = Place(self.path, self.line(one.number))
            raise NotTheSame(one.number, here, Place(beside.path, line))


@contextmanager
def taken_up(path: Path, job: Job[Any, Value], head: Head) -> Iterator[Kept[Value]]:
    """To be gone on with by this process alone (``InUse``). What fails before anything was worked
    out leaves no file behind."""
    is_a_file(path)
    new = not path.exists()
    with held(path) as file:
        kept = Kept(path, job, head)
        kept.writes_to(file)
        try:
            yield kept
        except BaseException:
            if new and not kept:
                with suppress(OSError):  # where a file that is open cannot go
                    path.unlink()
            raise


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

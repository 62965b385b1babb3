"""A file that keeps what has been worked out: a line of JSON that says what job it is of and which
program works at it, and a line for each block as its answer comes.

A line that was cut off when the power went is dropped. An answer is read again when its turn comes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, Final, Generic, NamedTuple

from drawholdem_tui.heavy.faults import AnotherJob, NotKept
from drawholdem_tui.heavy.jobs import Answer, Job, Value
from drawholdem_tui.heavy.plain import NotPlain, as_plain, from_plain
from drawholdem_tui.heavy.versions import Versions

_FORMAT: Final = "drawholdem answers 1"


class Head(NamedTuple):
    """What a file is of."""

    format: str
    command: str
    job: dict[str, Any]  # what is worked out, as JSON has it
    versions: Versions


def head_of(job: Job[Any, Any], versions: Versions) -> Head:
    """As this version of the format has it; of files that travel their digests."""
    files = {name: sha256(text.encode()).hexdigest()[:8] for name, text in job.luggage.items()}
    return Head(_FORMAT, job.name, job.what | {"files": files}, versions)


class Kept(Generic[Value]):
    """One file. ``kind`` is the type of an answer's value."""

    def __init__(self, path: Path, kind: Any) -> None:
        """Without a head where there is nothing yet."""
        self.path = path
        self.head: Head | None = None
        self._kind = kind
        self._places: dict[int, tuple[int, int]] = {}  # by block: where it stands, and its line
        self._file: BinaryIO | None = None
        if path.exists():
            self._look_at_it()

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
            answer = self._answer(file.readline(), line)
        try:
            return answer._replace(value=from_plain(self._kind, answer.value))
        except NotPlain:
            raise NotKept(self.path, line) from None

    def goes_on(self, head: Head) -> None:
        """Its first line, where it has none; ``AnotherJob`` where it is of something else."""
        if self.head is None:
            self._append(head)
            self.head = head
            return
        there, here = told(self.head), told(head)
        for what in here | there:
            if here.get(what) != there.get(what):
                raise AnotherJob(self.path, what, here.get(what), there.get(what))

    def add(self, answer: Answer[Value]) -> None:
        if answer.number not in self._places:
            self._places[answer.number] = (self._append(answer), 0)

    def close(self) -> None:
        if self._file:
            self._file.close()
            self._file = None

    def _append(self, what: Head | Answer[Value]) -> int:
        if self._file is None:
            self._file = self.path.open("ab")
        at = self._file.seek(0, os.SEEK_END)
        self._file.write(json.dumps(as_plain(what), separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        return at

    def _look_at_it(self) -> None:
        whole = 0
        with self.path.open("rb") as file:
            for number, line in enumerate(file, start=1):
                if not line.endswith(b"\n"):
                    break
                if self.head is None:
                    head: Head = self._read(Head, line, number)
                    if head.format != _FORMAT:
                        raise NotKept(self.path, number)
                    self.head = head
                else:
                    self._places.setdefault(self._answer(line, number).number, (whole, number))
                whole += len(line)
        if whole < self.path.stat().st_size:
            if self.head is None:
                raise NotKept(self.path, 1)
            os.truncate(self.path, whole)

    def _answer(self, line: bytes, number: int) -> Answer[Any]:
        answer: Answer[Any] = self._read(Answer, line, number)
        return answer

    def _read(self, kind: Any, line: bytes, number: int) -> Any:
        try:
            return from_plain(kind, json.loads(line))
        except (ValueError, NotPlain, RecursionError):
            raise NotKept(self.path, number) from None


def told(head: Head) -> dict[str, object]:
    """All that has to be the same, by name."""
    flat: dict[str, object] = {"command": head.command}
    for name, value in head.job.items():
        within = value if isinstance(value, dict) else {name: value}
        flat |= {key: each for key, each in within.items() if key != "is"}
    return flat | {key: as_plain(each) for key, each in head.versions._asdict().items()}

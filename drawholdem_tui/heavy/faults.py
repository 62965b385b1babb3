"""What can go wrong with a job, as facts; whoever has asked says them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from drawholdem_tui.heavy.jobs import Doubt


class Place(NamedTuple):
    """A line of a file, counted from 1."""

    path: Path
    line: int


class OfAFile(Exception):
    """A file of answers cannot be used."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


class NoFile(OfAFile):
    """Not a file: a folder, a device."""


class InUse(OfAFile):
    """Another process adds to it."""


class NotKept(OfAFile):
    """A line is none of ours."""

    def __init__(self, path: Path, line: int) -> None:
        super().__init__(path)
        self.line = line


class Impossible(NotKept):
    """A line has an answer that cannot be one."""

    def __init__(self, path: Path, line: int, doubt: Doubt) -> None:
        super().__init__(path, line)
        self.doubt = doubt


class NotTheSame(OfAFile):
    """Two answers to the same block, which cannot both be right."""

    def __init__(self, number: int, one: Place, other: Place) -> None:
        super().__init__(one.path)
        self.number, self.one, self.other = number, one, other


class OfACluster(Exception):
    """A cluster cannot be used."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class NoAddress(OfACluster):
    """It could not be one."""


class NotReached(OfACluster):
    """Nobody there, or nobody who speaks like a scheduler."""


class NoCertificates(OfACluster):
    """Its address wants some, and nobody has said here which."""


class SchedulerLacks(OfACluster):
    """It has to read what it passes on, and has not got this program."""


class NobodyFits(OfACluster):
    """All workers that there are have another program."""


class SchedulerGone(OfACluster):
    """In the middle of it."""


class NoAnswer(OfACluster):
    def __init__(self, address: str, worker: str, what: str) -> None:
        super().__init__(address)
        self.worker, self.what = worker, what

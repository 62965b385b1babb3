"""What can go wrong with a job, as facts; whoever has asked says them."""

from __future__ import annotations

from pathlib import Path


class NotKept(Exception):
    """A file in which a line is none of ours."""

    def __init__(self, path: Path, line: int) -> None:
        super().__init__(path, line)
        self.path, self.line = path, line


class AnotherJob(Exception):
    """A file of something else: what it is that differs, here and there."""

    def __init__(self, path: Path, what: str, here: object, there: object) -> None:
        super().__init__(path, what, here, there)
        self.path, self.what, self.here, self.there = path, what, here, there


class OfACluster(Exception):
    """By its address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class NoAddress(OfACluster):
    """It could not be one."""


class NotReached(OfACluster):
    """Nobody there, or nobody who speaks like a scheduler."""


class SchedulerLacks(OfACluster):
    """It has to read what it passes on, and has not got this program."""


class NobodyFits(OfACluster):
    """All workers that there are have another program."""


class SchedulerGone(OfACluster):
    """In the middle of it."""

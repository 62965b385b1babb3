"""What travels: some blocks there, their answers back. How many go together is the pace's."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Final, Generic, NamedTuple

from drawholdem_tui import __version__
from drawholdem_tui.heavy.jobs import Answer, Block, Job, Value

_SECONDS: Final = 2.0  # that a parcel is to take
_LONGEST: Final = 5.0  # where so many work that whoever hands them out would have no rest
_A_SECOND: Final = 200  # parcels that are handed out with ease
_MOST: Final = 1_000  # blocks of one
_LATEST: Final = 0.3  # how much the last one counts of what a block takes on average


class Parcel(NamedTuple, Generic[Block, Value]):
    """Blocks one behind the other, with what is to be done with each."""

    work: Callable[[Block], Value]
    numbers: Sequence[int]
    blocks: Sequence[Block]


def worked_out(parcel: Parcel[Block, Value]) -> list[Answer[Value]]:
    """All answers of a parcel: what a worker is called with."""
    return list(one_by_one(parcel))


def one_by_one(parcel: Parcel[Block, Value]) -> Iterator[Answer[Value]]:
    """Each answer as soon as it is there."""
    for number, block in zip(parcel.numbers, parcel.blocks, strict=True):
        began = time.perf_counter()
        value = parcel.work(block)
        seconds = time.perf_counter() - began
        yield Answer(number, value, round(seconds, 4), this_worker(), __version__)


def answers_to(job: Job[Block, Any], came: object, parcel: Parcel[Block, Any]) -> bool:
    """Whether that is one answer for each of its blocks, and each could be one."""
    if type(came) is not list or len(came) != len(parcel.numbers):
        return False
    try:
        return all(
            type(each) is Answer
            and each.number == number
            and type(each.seconds) is float
            and type(each.worker) is type(each.version) is str
            and not job.doubt(block, each.value)
            for number, block, each in zip(parcel.numbers, parcel.blocks, came, strict=True)
        )
    except Exception:  # it has other values than an answer has
        return False


@cache
def this_worker() -> str:
    """Names the machine and the process."""
    if sys.platform == "win32":
        import socket

        return f"{socket.gethostname()}/{os.getpid()}"
    return f"{os.uname().nodename}/{os.getpid()}"


class Pace:
    """How many blocks make a parcel: as many as take two seconds, or five where a thousand work;
    towards the end so few that nobody is left with much while the others have gone."""

    def __init__(self) -> None:
        self._average: float | None = None

    def took(self, answers: Sequence[Answer[Any]]) -> None:
        for each in answers:
            before = each.seconds if self._average is None else self._average
            self._average = before + _LATEST * (each.seconds - before)

    def blocks(self, left: int, places: int) -> int:
        """One, as long as nobody knows what it takes."""
        if self._average is None:
            return 1
        seconds = min(max(_SECONDS, places / _A_SECOND), _LONGEST)
        wanted = int(min(seconds / max(self._average, 1e-6), _MOST))
        return max(1, min(wanted, left // (2 * places)))

"""Where a job is worked out: in this process, or in several beside it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:  # one process has no need of it
    from concurrent.futures import Executor


class Place(NamedTuple):
    """Where blocks are computed; without an executor, in this process."""

    executor: Executor | None
    workers: Callable[[], int]  # how many there are, from moment to moment


HERE: Final = Place(None, lambda: 1)


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def processes(jobs: int) -> Iterator[Place]:
    """So many; where one is enough, it is this one."""
    if jobs == 1:
        yield HERE
        return
    from drawholdem_tui.heavy.elsewhere.processes import Processes

    with Processes(jobs) as executor:
        yield Place(executor, lambda: jobs)

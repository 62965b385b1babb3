"""Heavy work in blocks, here or in processes beside this one. Knows nothing of poker.

A job is a list of blocks, each worked out by itself from plain values. The answers come in the
order of the blocks, whoever was done first: what is made of them does not depend on who works.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:  # one process has no need of it
    from concurrent.futures import Executor, Future

Block = TypeVar("Block")
Answer = TypeVar("Answer")

_AHEAD: Final = 4  # blocks waiting for each core, so that nobody has to wait for them
_LOOKS_UP: Final = 0.1  # seconds, to see whether it is to stop


class WorkerLost(Exception):
    """A process at work was ended by somebody else, and its blocks with it."""


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def workers(jobs: int) -> Iterator[Executor | None]:
    """So many processes; where one is enough, it is this one."""
    if jobs == 1:
        yield None
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import active_children

    executor = ProcessPoolExecutor(jobs, initializer=_begins_to_work)
    try:
        yield executor
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            child.terminate()


def in_order(
    work: Callable[[Block], Answer],
    blocks: Iterable[Block],
    executor: Executor | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[Answer]:
    """The answer of each block. Once ``stopped``, those that are there and no more."""
    if executor is None:
        for block in blocks:
            if stopped():
                return
            yield work(block)
        return
    from concurrent.futures import BrokenExecutor, wait

    waiting = iter(blocks)
    ahead: deque[Future[Answer]] = deque()
    try:
        while not stopped():
            for block in islice(waiting, _AHEAD * cores() - len(ahead)):
                ahead.append(executor.submit(_worked_out, work, block))
            if not ahead:
                return
            if wait([ahead[0]], _LOOKS_UP).done:
                yield ahead.popleft().result()
    except BrokenExecutor:
        raise WorkerLost from None


class _AtWork:
    """How a worker leaves: in the middle of a block at once, but never in the middle of an answer.
    Whoever has asked would wait for its other half for ever."""

    def __init__(self) -> None:
        self._in_a_block = self._is_to_leave = False

    def __call__(self, work: Callable[[Block], Answer], block: Block) -> Answer:
        if self._is_to_leave:
            os._exit(1)
        self._in_a_block = True
        try:
            return work(block)
        finally:
            self._in_a_block = False

    def leaves(self, *_: object) -> None:
        """Being told twice, it waits for nothing."""
        if self._in_a_block or self._is_to_leave:
            os._exit(1)
        self._is_to_leave = True


_at_work: Final = _AtWork()


def _worked_out(work: Callable[[Block], Answer], block: Block) -> Answer:
    return _at_work(work, block)


def _begins_to_work() -> None:
    """Whoever has asked hears of Ctrl-C, and ends the workers; should it be gone, so are they."""
    from signal import SIG_IGN, SIGINT, SIGTERM, signal
    from threading import Thread

    signal(SIGINT, SIG_IGN)
    signal(SIGTERM, _at_work.leaves)
    Thread(target=_goes_with, args=(os.getppid(),), daemon=True).start()


def _goes_with(parent: int) -> None:
    from time import sleep

    while os.getppid() == parent:
        sleep(1)
    os._exit(1)

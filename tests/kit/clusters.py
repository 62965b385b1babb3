"""A scheduler and workers of Dask, as real processes on the loopback address."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TypeVar

from tableau import REPOSITORY

_Found = TypeVar("_Found")

PATIENCE = 120.0

_SURROUNDINGS = {
    "PYTHONPATH": str(REPOSITORY),
    "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "2",  # as the README has it
}


class Cluster:
    """``start`` adds a worker; its process can be killed like any other."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self._folder = folder
        self._stack = stack
        self._started = 0
        self.address = self.worker = ""  # of the scheduler, and of the last worker
        words = ["dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
        self.scheduler, told = self._process(words)
        found = wait_for(lambda: re.search(r"Scheduler at: +(tcp://\S+)", told.read_text()))
        self.address = found[1]

    def start(self, *more: str, threads: int = 1, **surroundings: str) -> subprocess.Popen[bytes]:
        """Another worker, with more words, as soon as the scheduler knows it."""
        words = ["dask_worker", self.address, "--no-nanny", "--no-dashboard"]
        process, told = self._process([*words, "--nthreads", str(threads), *more], **surroundings)
        wait_for(lambda: "Starting established connection" in told.read_text())
        found = re.search(r"Start worker at: +(tcp://\S+)", told.read_text())
        self.worker = found[1] if found else ""
        return process

    def _process(
        self, words: list[str], **surroundings: str
    ) -> tuple[subprocess.Popen[bytes], Path]:
        self._started += 1
        told = self._folder / f"{words[0]}-{self._started}.log"
        program = [sys.executable, "-m", f"distributed.cli.{words[0]}", *words[1:]]
        with told.open("wb") as out:
            process = subprocess.Popen(
                program,
                stdout=out,
                stderr=out,
                cwd=self._folder,
                env=os.environ | _SURROUNDINGS | surroundings,
            )
        self._stack.callback(process.wait)
        self._stack.callback(process.kill)
        return process, told


@contextmanager
def cluster(folder: Path) -> Iterator[Cluster]:
    """With no worker yet."""
    with ExitStack() as stack:
        yield Cluster(folder, stack)


def wait_for(there: Callable[[], _Found | None]) -> _Found:
    """Until there is something."""
    until = time.monotonic() + PATIENCE
    while not (found := there()):
        assert time.monotonic() < until
        time.sleep(0.02)
    return found

"""A Dask cluster as an executor. Workers with another program are known before their first block,
also those that come later, and get none."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor, Executor, Future
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from drawholdem_tui.heavy.elsewhere.reaching import reach
from drawholdem_tui.heavy.faults import (
    NobodyFits,
    NoCertificates,
    NotReached,
    SchedulerGone,
    SchedulerLacks,
)
from drawholdem_tui.heavy.luggage import unpack
from drawholdem_tui.heavy.versions import Versions, versions

_P = ParamSpec("_P")
_T = TypeVar("_T")

_LOOKS: Final = 1.0  # seconds from one look at who is there to the next
_PATIENCE: Final = 4.0  # seconds that a scheduler has to answer


class Refused(NamedTuple):
    """A worker, and why it gets no block."""

    worker: str
    theirs: Versions | None  # nothing where it has no such program
    ours: Versions


class WorkersEnded(BrokenExecutor):
    """The scheduler has tried it with so many, and tries no more."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.workers = workers


class Cluster(Executor):
    """All workers of a scheduler. Whoever is refused is told of."""

    def __init__(
        self,
        address: str,
        ours: Versions,
        packages: tuple[str, ...],
        luggage: dict[str, str],
        refuses: Callable[[Refused], None],
    ) -> None:
        """``NotReached`` where no scheduler is, ``NoCertificates`` where it wants to see some,
        ``SchedulerLacks`` and ``NobodyFits`` where it, or none of its workers, has this program."""
        until = time.monotonic() + _PATIENCE
        reach(address, _PATIENCE)
        for name in ("distributed", "tornado", "asyncio"):
            logging.getLogger(name).setLevel(logging.CRITICAL)
        self._client = _client(address, until)
        self._address = address
        self._ours, self._packages = ours, packages
        self._call = partial(_checked, ours, packages, luggage)
        self._refuses = refuses
        self._again: SimpleQueue[tuple[Future[Any], Callable[[], Any]]] = SimpleQueue()
        self._good: dict[str, int] = {}  # with how many blocks each takes at a time
        self._bad: set[str] = set()
        self._looked = -_LOOKS
        self._over = False
        self._executor = self._among(None)
        self._ask_the_scheduler()
        self._look_who_is_there()
        if self._bad and not self._good:
            self._client.close(timeout=2)
            raise NobodyFits(address)

    @property
    def empty(self) -> bool:
        """Whether no worker has come yet."""
        return not self._good

    def workers(self) -> int:
        """How many blocks are worked out at a time, now; to be asked again and again."""
        if time.monotonic() - self._looked >= _LOOKS:
            self._look_who_is_there()
        while self._good and not self._again.empty():
            self._submit(*self._again.get())
        return max(sum(self._good.values()), 1)

    def scheduler_seconds(self) -> float:
        """That it has been at work, by its processor's clock."""
        return float(self._client.run_on_scheduler(time.process_time))

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        future: Future[_T] = Future()
        self._submit(future, partial(fn, *args, **kwargs))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """At once: what has not been answered is given up."""
        self._over = True
        self._client.close(timeout=2)

    def _submit(self, future: Future[Any], call: Callable[[], Any]) -> None:
        if self._bad and not self._good:  # until somebody comes who can do it
            self._again.put((future, call))
            return
        done = self._executor.submit(self._call, call)
        done.add_done_callback(partial(self._is_done, future, call))

    def _is_done(self, future: Future[Any], call: Callable[[], Any], done: Future[Any]) -> None:
        if self._over or future.cancelled():
            return
        from distributed import KilledWorker

        if done.cancelled():
            future.set_exception(SchedulerGone(self._address))
        elif not (error := done.exception()):
            if isinstance(answer := done.result(), Versions):
                self._again.put((future, call))
            else:
                future.set_result(answer)
        elif isinstance(error, KilledWorker):
            future.set_exception(WorkersEnded(error.allowed_failures + 1))
        elif isinstance(error, ModuleNotFoundError) and _is_ours(error.name):
            self._again.put((future, call))
        else:
            future.set_exception(error)

    def _look_who_is_there(self) -> None:
        try:
            there: dict[str, int] = self._client.nthreads()
        except (OSError, TimeoutError):
            raise SchedulerGone(self._address) from None
        if new := there.keys() - self._good.keys() - self._bad:
            self._ask(new)
        self._bad &= there.keys()
        self._good = {each: there[each] for each in there.keys() - self._bad}
        self._executor = self._among(list(self._good) if self._bad else None)
        self._looked = time.monotonic()

    def _ask_the_scheduler(self) -> None:
        """It passes on nothing that it cannot read."""
        try:
            self._client.run_on_scheduler(versions)
        except ModuleNotFoundError:
            self._client.close(timeout=2)
            raise SchedulerLacks(self._address) from None

    def _ask(self, workers: Iterable[str]) -> None:
        """Which program each of them has."""
        told = self._client.run(versions, *self._packages, workers=list(workers), on_error="return")
        for worker, theirs in told.items():
            if theirs == self._ours:
                continue
            if isinstance(theirs, OSError):
                continue  # it has gone already
            self._bad.add(worker)
            known = theirs if isinstance(theirs, Versions) else None
            self._refuses(Refused(worker, known, self._ours))

    def _among(self, workers: list[str] | None) -> Any:
        return self._client.get_executor(pure=False, retries=0, workers=workers)


def _client(address: str, until: float) -> Any:
    """Whoever listens there and says nothing would be waited for longer than is asked of it, and
    whoever says something else than a scheduler fails it in any way."""
    from distributed import Client  # takes its second

    found: list[Any] = []
    failed: list[Exception] = []

    def connects() -> None:
        client: Any = Client.__new__(Client)
        try:
            client.__init__(address, timeout=_PATIENCE, set_as_default=False)
        except Exception as error:
            client.status = "closed"  # else it tries to take its leave when it is forgotten
            failed.append(error)
        else:
            found.append(client)

    thread = Thread(target=connects, daemon=True)
    thread.start()
    thread.join(max(until - time.monotonic(), 1.0))
    if not found:
        wants = address.startswith("tls") and any(isinstance(each, TypeError) for each in failed)
        raise (NoCertificates if wants else NotReached)(address)
    return found[0]


def _checked(
    ours: Versions, packages: tuple[str, ...], luggage: dict[str, str], call: Callable[[], _T]
) -> _T | Versions:
    """On the worker: what is asked for, or which program it has instead."""
    if (here := versions(*packages)) != ours:
        return here
    unpack(luggage)
    return call()


def _is_ours(module: str | None) -> bool:
    return (module or "").partition(".")[0] == __name__.partition(".")[0]

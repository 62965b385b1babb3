"""A Dask cluster as an executor. Workers with another program are known before their first block,
also those that come later, and get none.

A scheduler may fall silent without closing anything. So every question has its limit, and nothing
here keeps the main thread, which hears Ctrl-C, from hearing it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, InvalidStateError
from concurrent.futures import wait as wait_for
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, ParamSpec, TypeGuard, TypeVar
from uuid import uuid4

from drawholdem_tui.heavy.elsewhere.connecting import connected, take_leave
from drawholdem_tui.heavy.faults import (
    NoAnswer,
    NobodyFits,
    NotReached,
    SchedulerGone,
    SchedulerLacks,
)
from drawholdem_tui.heavy.header import Versions, versions
from drawholdem_tui.heavy.modules_along import unpack

_P = ParamSpec("_P")
_T = TypeVar("_T")

_LOOKS: Final = 1.0  # seconds from one look at who is there to the next
_FIRST: Final = 10.0  # seconds for the first answers: our program has to be loaded there
_SILENCE: Final = 15.0  # seconds without an answer: the scheduler has gone
_LOADING: Final = 60.0  # seconds that a worker has to say which program it has


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


class _Sent(NamedTuple):
    """What a worker is called with, and where its answer is waited for."""

    future: Future[Any]
    call: Callable[..., Any]
    args: tuple[Any, ...]


class Cluster(Executor):
    """All workers of a scheduler. Whoever is refused is told of."""

    def __init__(
        self,
        address: str,
        ours: Versions,
        packages: tuple[str, ...],
        luggage: dict[str, str],
        *,
        refuses: Callable[[Refused], None],
        fits: Callable[..., bool],
    ) -> None:
        """``NotReached`` where no scheduler is, ``NoCertificates`` where it wants to see some,
        ``SchedulerLacks`` and ``NobodyFits`` where it, or none of its workers, has this program.
        ``fits`` says of what a worker has sent, and of what it was called with, whether the one
        answers the other."""
        self._client = connected(address)
        self._address = address
        self._ours, self._packages = ours, packages
        self._call = partial(_checked, ours, packages, luggage)
        self._refuses, self._fits = refuses, fits
        self._again: SimpleQueue[_Sent] = SimpleQueue()
        self._good: dict[str, int] = {}  # with how many blocks each takes at a time
        self._bad: set[str] = set()
        self._there: dict[str, int] = {}  # all of them
        self._asked: dict[str, tuple[Future[Any], float]] = {}  # for their program, and when
        self._look: Future[dict[str, int]] | None = None  # at who is there
        self._looked = -_LOOKS
        self._over = False
        self._executor = self._among(None)
        try:
            self._meet()
        except BaseException:
            self.shutdown()
            raise

    @property
    def empty(self) -> bool:
        """Whether no worker has come yet."""
        return not self._good

    def workers(self) -> int:
        """How many blocks are worked out at a time, now; to be asked again and again. It waits for
        nobody. ``SchedulerGone`` where nothing has been heard from there for too long."""
        self._hear()
        while self._good and not self._again.empty():
            self._submit(self._again.get())
        return max(sum(self._good.values()), 1)

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        future: Future[_T] = Future()
        self._submit(_Sent(future, partial(fn, **kwargs), args))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """At once: what has not been answered is given up."""
        self._over = True
        take_leave(self._client)

    def _submit(self, sent: _Sent) -> None:
        if (self._bad or self._asked) and not self._good:  # until somebody comes who can do it
            self._again.put(sent)
            return
        key = f"drawholdem-{uuid4().hex}"
        done = self._executor.submit(self._call, sent.call, sent.args, key=key)
        done.add_done_callback(partial(self._is_done, key, sent))

    def _is_done(self, key: str, sent: _Sent, done: Future[Any]) -> None:
        future = sent.future
        if self._over or future.cancelled():
            return
        from distributed import KilledWorker

        if done.cancelled():
            future.set_exception(SchedulerGone(self._address))
        elif not (error := done.exception()):
            answer = done.result()
            if type(answer) is Versions:
                self._again.put(sent)
            elif self._fits(answer, *sent.args):
                future.set_result(answer)
            else:
                self._find_who_sent(key, future, done, type(answer).__name__)
        elif isinstance(error, KilledWorker):
            future.set_exception(WorkersEnded(error.allowed_failures + 1))
        elif isinstance(error, ModuleNotFoundError) and _is_ours(error.name):
            self._again.put(sent)
        elif _is_ours(type(error).__module__):
            future.set_exception(error)
        else:
            self._find_who_sent(key, future, done, f"{type(error).__name__}: {error}")

    def _find_who_sent(self, key: str, future: Future[Any], done: Future[Any], what: str) -> None:
        """As the scheduler has it: a worker may say anything of itself. It remembers as long as
        somebody here holds what is done."""
        asked = self._question(self._client.run_on_scheduler, _sent_by, key)
        asked.add_done_callback(partial(self._blame, future, done, what))

    def _blame(
        self, future: Future[Any], _done: Future[Any], what: str, asked: Future[Any]
    ) -> None:
        known = "" if asked.cancelled() or asked.exception() else str(asked.result())
        with suppress(InvalidStateError):  # nobody waits for it any more
            future.set_exception(NoAnswer(self._address, known or "?", what))

    def _meet(self) -> None:
        """The scheduler passes on nothing that it cannot read."""
        until = time.monotonic() + _FIRST
        try:
            self._question(self._client.run_on_scheduler, versions).result(_FIRST)
            self._look, self._looked = self._question(self._client.nthreads), time.monotonic()
            self._look.result(max(until - time.monotonic(), 1.0))
            self._hear()
            wait_for([question for question, _ in self._asked.values()], until - time.monotonic())
            self._hear()
        except ModuleNotFoundError:
            raise SchedulerLacks(self._address) from None
        except (OSError, TimeoutError, SchedulerGone):
            raise NotReached(self._address) from None
        if self._bad and not self._good and not self._asked:
            raise NobodyFits(self._address)

    def _hear(self) -> None:
        """What has been answered meanwhile; and what is to be asked next."""
        now = time.monotonic()
        if self._look is not None and self._look.done():
            try:
                there, self._look = self._look.result(), None
            except Exception:  # whatever it is, nobody is there to be asked
                raise SchedulerGone(self._address) from None
            self._know(there, now)
        elif self._look is not None and now - self._looked > _SILENCE:
            raise SchedulerGone(self._address)
        elif self._look is None and now - self._looked >= _LOOKS:
            self._look, self._looked = self._question(self._client.nthreads), now
        heard = [worker for worker, (question, _) in self._asked.items() if question.done()]
        late = [worker for worker, (_, since) in self._asked.items() if now - since > _LOADING]
        for worker in {*heard, *late}:
            question, _since = self._asked.pop(worker)
            self._judge(worker, question)
        if heard or late:
            self._choose()

    def _know(self, there: dict[str, int], now: float) -> None:
        """Who is there, with how many threads. Who has come is asked which program it has."""
        for worker in there.keys() - self._good.keys() - self._bad - self._asked.keys():
            question = self._question(
                self._client.run, versions, *self._packages, workers=[worker], on_error="return"
            )
            self._asked[worker] = question, now
        self._bad &= there.keys()
        self._asked = {each: asked for each, asked in self._asked.items() if each in there}
        self._good = {each: many for each, many in there.items() if each in self._good}
        self._there = there
        self._choose()

    def _judge(self, worker: str, question: Future[Any]) -> None:
        """By its answer, where there is one."""
        theirs: object = None
        if question.done():
            try:
                theirs = question.result().get(worker)
            except Exception:  # it has gone already, or whoever could pass its answer on
                return
        if isinstance(theirs, OSError):
            return
        if _are_versions(theirs) and theirs == self._ours:
            self._good[worker] = self._there.get(worker, 1)
            return
        self._bad.add(worker)
        known = theirs if _are_versions(theirs) else None
        self._refuses(Refused(worker, known, self._ours))

    def _choose(self) -> None:
        """Among whom blocks are shared out: all, as long as nobody there is known to be unfit."""
        unfit = self._bad or self._asked
        self._executor = self._among(list(self._good) if unfit else None)

    def _question(self, asks: Callable[..., Any], *args: Any, **kwargs: Any) -> Future[Any]:
        """On its way: nobody waits here."""

        async def asked() -> Any:
            return await asks(*args, **kwargs)

        return asyncio.run_coroutine_threadsafe(asked(), self._client.loop.asyncio_loop)

    def _among(self, workers: list[str] | None) -> Any:
        return self._client.get_executor(pure=False, retries=0, workers=workers)


def _checked(
    ours: Versions,
    packages: tuple[str, ...],
    luggage: dict[str, str],
    call: Callable[..., _T],
    args: tuple[Any, ...],
) -> _T | Versions:
    """On the worker: what is asked for, or which program it has instead."""
    if (here := versions(*packages)) != ours:
        return here
    unpack(luggage)
    return call(*args)


def _is_ours(module: str | None) -> bool:
    return (module or "").partition(".")[0] == __name__.partition(".")[0]


def _are_versions(what: object) -> TypeGuard[Versions]:
    """And not just something that calls itself so."""
    return type(what) is Versions and all(
        type(each) is str for each in (what.game, what.tables, what.python, *what.packages)
    )


def _sent_by(key: str, dask_scheduler: Any = None) -> str:
    """On the scheduler: who has worked that out, or failed at it."""
    task = dask_scheduler.tasks.get(key)
    known = {worker.address for worker in task.who_has or ()} if task else set()
    return ", ".join(sorted(known | set(task.erred_on or ()))) if task else ""

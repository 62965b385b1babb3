"""Processes beside this one, as an executor. Each has a pipe of its own: what ends one of them
costs what it was working out, and nobody else hears of it."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, NamedTuple, ParamSpec, TypeAlias, TypeVar

from drawholdem_tui.heavy.elsewhere.at_work import Failed, works

_P = ParamSpec("_P")
_T = TypeVar("_T")
_Call: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]

# A fork would take along the threads' locks as they happen to be.
_START: Final = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"


class _Worker(NamedTuple):
    process: BaseProcess
    pipe: Connection


class Processes(Executor):
    """So many at a time; one that was ended is followed by another."""

    def __init__(self, jobs: int) -> None:
        self._calls: SimpleQueue[tuple[Future[Any], _Call] | None] = SimpleQueue()
        self._lock = Lock()
        self._workers: list[_Worker] = []
        self._over = False
        self._jobs = jobs
        for _ in range(jobs):
            Thread(target=self._looks_after_one, name="worker", daemon=True).start()

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        future: Future[_T] = Future()
        self._calls.put((future, (fn, args, kwargs)))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """At once: nobody waits for what is being worked out."""
        with self._lock:
            self._over = True
            for worker in self._workers:
                worker.process.kill()
        for _ in range(self._jobs):
            self._calls.put(None)

    def _looks_after_one(self) -> None:
        worker: _Worker | None = None
        while asked := self._calls.get():
            future, call = asked
            if not future.set_running_or_notify_cancel():
                continue
            try:
                worker = worker or self._begun()
            except OSError as error:  # no more processes, no memory
                future.set_exception(error)
                continue
            if worker is None:
                return
            try:
                answer = _asked(worker.pipe, call)
            except (EOFError, OSError):
                self._has_ended(worker)
                worker = None
                future.set_exception(BrokenExecutor())
            else:
                if isinstance(answer, Failed):
                    future.set_exception(answer.error)
                else:
                    future.set_result(answer)
        if worker:
            self._has_ended(worker)

    def _begun(self) -> _Worker | None:
        """Another one, unless it is over."""
        context: Any = get_context(_START)  # one that can start processes
        ours, theirs = context.Pipe()
        with self._lock, _ctrl_c_is_ours():
            if self._over:
                return None
            process = context.Process(target=works, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            worker = _Worker(process, ours)
            self._workers.append(worker)
        return worker

    def _has_ended(self, worker: _Worker) -> None:
        with self._lock:
            self._workers.remove(worker)
        worker.pipe.close()
        worker.process.kill()
        worker.process.join()


def _asked(pipe: Connection, call: _Call) -> Any:
    try:
        pipe.send(call)
    except OSError:
        raise
    except Exception as error:  # it cannot be pickled
        return Failed(error)
    return pipe.recv()


@contextmanager
def _ctrl_c_is_ours() -> Iterator[None]:
    """What is started meanwhile never hears of it: whoever has asked does, and ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # it begins with the first process, and would undo the block behind itself
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

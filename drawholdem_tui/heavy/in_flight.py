"""Parcels that are with an executor, and how their answers come back."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from typing import Any, Final, Generic, TypeAlias

from drawholdem_tui.heavy.jobs import Answer, Block, Value
from drawholdem_tui.heavy.parcels import Parcel, worked_out

_AHEAD: Final = 2  # parcels for each place, so that nobody has to wait for the next
_LOOKS_UP: Final = 0.1  # seconds, to see whether it is to stop

_Answers: TypeAlias = Future[list[Answer[Value]]]


class Away(Generic[Block, Value]):
    """Whoever is done first comes first."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._futures: set[Future[Any]] = set()
        self._came: SimpleQueue[tuple[Parcel[Block, Value], _Answers[Value]]] = SimpleQueue()

    def __len__(self) -> int:
        return len(self._futures)

    def has_room(self, places: int) -> bool:
        """Whether another parcel is to leave now, with so many at work."""
        return len(self) < _AHEAD * places

    def send(self, parcel: Parcel[Block, Value]) -> None:
        future = self._executor.submit(worked_out, parcel)
        self._futures.add(future)
        future.add_done_callback(lambda done: self._came.put((parcel, done)))

    def next(self) -> tuple[Parcel[Block, Value], _Answers[Value]] | None:
        """Nothing where none has come for a moment."""
        try:
            parcel, future = self._came.get(timeout=_LOOKS_UP)
        except Empty:
            return None
        self._futures.remove(future)
        return parcel, future

    def recall(self) -> None:
        for future in self._futures:
            future.cancel()


@contextmanager
def sent_to(executor: Executor) -> Iterator[Away[Any, Any]]:
    """What nobody waits for any more is not begun."""
    away = Away[Any, Any](executor)
    try:
        yield away
    finally:
        away.recall()

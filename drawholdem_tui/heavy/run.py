"""A job on its way: parcels go out, answers come in and are passed on in the order of blocks."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias

from drawholdem_tui.heavy.jobs import Answer, Block, Job, Value
from drawholdem_tui.heavy.parcels import Pace, Parcel, one_by_one, worked_out
from drawholdem_tui.heavy.places import HERE, Place

if TYPE_CHECKING:  # one process has no need of them
    from concurrent.futures import Executor, Future
    from queue import SimpleQueue

    from drawholdem_tui.heavy.answers_file import Kept

    _Parcel: TypeAlias = tuple[Parcel[Block, Value], Future[list[Answer[Value]]]]

_ENOUGH: Final = 3  # workers that a block may take with it
_AHEAD: Final = 2  # parcels for each place, so that nobody has to wait for the next
_LOOKS_UP: Final = 0.1  # seconds, to see whether it is to stop

_Came: TypeAlias = tuple[int, Answer[Value] | None]


class _BrokenOff(BaseException):
    """In the middle of a block, here."""


class Run(Generic[Block, Value]):
    """Of one job. A block that has ended three workers, being alone with each, is left out."""

    def __init__(
        self,
        job: Job[Block, Value],
        place: Place = HERE,
        *,
        kept: Kept[Value] | None = None,
        numbers: Sequence[int] | None = None,
    ) -> None:
        """Blocks that are ``kept`` are not worked out again; ``numbers`` are those that are asked
        for, if not all."""
        self.left_out: list[int] = []
        self._job = job
        self._place = place
        self._kept = kept
        self._numbers = range(len(job.blocks)) if numbers is None else numbers
        self._stopped = self._in_a_block = False
        self.finished = False
        self.not_kept: OSError | None = None  # why an answer could not be: it ends there

    def stop(self) -> None:
        """Nothing more is begun, and no answer passed on."""
        self._stopped = True

    def break_off(self) -> None:
        """Likewise, and what is being worked out here is not waited for: for a signal's handler."""
        self._stopped = True
        if self._in_a_block:
            raise _BrokenOff

    def block(self, number: int) -> Block:
        return self._job.blocks[number]

    def asked_for(self, size: Callable[[Block], int]) -> int:
        """How much of it, in whatever a block is counted in: all are of one size, but the last."""
        first, last = self.block(self._numbers[0]), self.block(self._numbers[-1])
        return size(first) * (len(self._numbers) - 1) + size(last)

    @property
    def workers(self) -> int:
        return self._place.workers()

    def answers(self) -> Iterator[Answer[Value]]:
        """In the order of the blocks. An ``OSError`` where nothing can be kept at all."""
        if self._kept is not None:
            self._kept.begin()
        executor = self._place.executor
        kept: Kept[Value] | dict[int, Answer[Value]] = {} if self._kept is None else self._kept
        missing = (number for number in self._numbers if number not in kept)
        left = len(self._numbers) - sum(number in self._numbers for number in kept)
        waiting: dict[int, Answer[Value] | None] = {}
        with closing(
            self._from(executor, missing, left) if executor else self._here(missing)
        ) as coming:
            for turn in self._numbers:
                while turn not in waiting and turn not in kept:
                    if (came := next(coming, None)) is None:
                        return
                    number, answer = came
                    waiting[number] = answer
                    if answer and not self._stopped:
                        self._keep(answer)
                if self._stopped and executor:
                    return
                if answer := waiting.pop(turn) if turn in waiting else kept[turn]:
                    yield answer
        self.finished = not self._stopped

    def all_answers(self) -> Iterator[Answer[Value]]:
        """Likewise, and none is left out: what has ended three workers is worked out here at last,
        so that whoever has asked sees what it does."""
        yield from self.answers()
        yield from one_by_one(self._parcel(self.left_out))

    def _keep(self, answer: Answer[Value]) -> None:
        """Where it cannot be, nothing more is begun: it would be lost."""
        try:
            if self._kept is not None:
                self._kept.add(answer)
        except OSError as error:
            self.not_kept = error
            self._stopped = True

    def _parcel(self, numbers: Sequence[int]) -> Parcel[Block, Value]:
        blocks = self._job.blocks
        return Parcel(self._job.work, numbers, [blocks[number] for number in numbers])

    def _here(self, numbers: Iterable[int]) -> Generator[_Came[Value]]:
        for number in numbers:
            if self._stopped:
                return
            try:
                self._in_a_block = True
                (answer,) = one_by_one(self._parcel([number]))
            except _BrokenOff:
                return
            finally:
                self._in_a_block = False
            yield number, answer

    def _from(
        self, executor: Executor, numbers: Iterator[int], left: int
    ) -> Generator[_Came[Value]]:
        """As they come; for a block that is left out, nothing in its place."""
        from concurrent.futures import BrokenExecutor

        pace, ended = Pace(), Counter[int]()
        alone = deque[int]()
        with closing(_Away[Block, Value](executor)) as away:
            while not self._stopped:
                places = self._place.workers()
                while (alone or left) and len(away) < _AHEAD * places:
                    if alone:
                        away.send(self._parcel([alone.popleft()]))
                        continue
                    many = min(pace.blocks(left, places), left)
                    away.send(self._parcel(list(islice(numbers, many))))
                    left -= many
                if not away:
                    return
                if (came := away.next()) is None:
                    continue
                parcel, future = came
                try:
                    answers = future.result()
                except BrokenExecutor as broken:
                    if len(parcel.numbers) > 1:
                        alone += parcel.numbers
                        continue
                    (number,) = parcel.numbers
                    ended[number] += getattr(broken, "workers", 1)
                    if ended[number] < _ENOUGH:
                        alone.append(number)
                        continue
                    self.left_out.append(number)
                    yield number, None
                    continue
                pace.took(answers)
                for answer in answers:
                    yield answer.number, answer


class _Away(Generic[Block, Value]):
    """Parcels that are with an executor. Whoever is done first comes first; what nobody waits for
    any more is not begun."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._futures: set[Future[Any]] = set()
        from queue import Empty, SimpleQueue

        self._nothing = Empty
        self._came: SimpleQueue[_Parcel[Block, Value]] = SimpleQueue()

    def __len__(self) -> int:
        return len(self._futures)

    def send(self, parcel: Parcel[Block, Value]) -> None:
        future = self._executor.submit(worked_out, parcel)
        self._futures.add(future)
        future.add_done_callback(lambda done: self._came.put((parcel, done)))

    def next(self) -> _Parcel[Block, Value] | None:
        """Nothing where none has come for a moment."""
        try:
            parcel, future = self._came.get(timeout=_LOOKS_UP)
        except self._nothing:
            return None
        self._futures.remove(future)
        return parcel, future

    def close(self) -> None:
        for future in self._futures:
            future.cancel()

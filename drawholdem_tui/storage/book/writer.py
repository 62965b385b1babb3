"""The one thread that writes the book, so that no disk ever holds up the loop."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple, TypeVar

from drawholdem_tui.storage.book.faults import BookFault, Fault, fault_of
from drawholdem_tui.storage.book.file import Lock, connect
from drawholdem_tui.storage.book.mark import put_mark
from drawholdem_tui.storage.book.pages import OpenEvening, Pages
from drawholdem_tui.storage.book.same_file import Whereabouts, brought_back
from drawholdem_tui.words.language import _, translate

# what the thread does: something with the pages
Job = Callable[[Pages], object]
Found = TypeVar("Found")


class _Missed(NamedTuple):
    """Not on the disk yet."""

    job: Job
    of: object  # what it is a step of: an evening, a sitting


class Book:
    """A book open for writing. Jobs are done in the order in which they came. One that the disk
    refuses is kept with all behind it, for a gap could not be played again: ``fault`` says why, and
    the next job tries them all first.

    A job that meets a fault of the program holds up nothing but what it is a step of: that waits
    until another of its kind begins, as one evening follows the other."""

    def __init__(self, path: Path, pages: Pages, lock: Lock) -> None:
        self.path = path
        self.fault: BookFault | None = None
        self._pages = pages
        self._lock = lock
        self._whereabouts = Whereabouts(path)
        self._missed: deque[_Missed] = deque()
        self._stuck: list[object] = []  # whose steps have met a fault of the program
        self._to_fold = False
        self._closed = False  # to be opened again
        self._steps: SimpleQueue[Callable[[], object] | None] = SimpleQueue()
        self._door = threading.Lock()  # of the steps
        self._is_over = False
        self._thread = threading.Thread(target=self._write, name="book", daemon=True)
        self._thread.start()

    def put(self, job: Job, of: object = None) -> None:
        """Have something written; ``written`` waits for it. A step says ``of`` what."""
        self._comes(partial(self._try, _Missed(job, of)))

    def fold(self) -> None:
        """Have all of it in the one file, as soon as nobody waits for anything."""
        self._comes(self._have_it_folded)

    async def written(self) -> None:
        """Until everything put so far is on the disk, or cannot be."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()

        def tell() -> None:
            with suppress(RuntimeError):  # the loop may be gone
                loop.call_soon_threadsafe(_set, done)

        if self._comes(tell):
            await done

    async def try_again(self) -> None:
        """Somebody may have made room, or put the book back; one that is gone is written anew."""
        self._comes(self._again)
        await self.written()

    def write_now(self, job: Job, of: object = None) -> None:
        """Have something written, and wait for it: before a loop runs."""
        self.put(job, of)
        self._wait()

    def ask(self, question: Callable[[Pages], Found]) -> Found:
        """What the thread finds out, or writes at once. ``BookFault`` where the book is in trouble;
        whatever else it raises is raised here. Nothing is tried again later."""
        answer: Future[Found] = Future()

        def find() -> None:
            try:
                self._catch_up()
                if self.fault is not None and not self._stuck:
                    raise self.fault
                answer.set_result(question(self._pages))
            except sqlite3.Error as error:
                answer.set_exception(fault_of(error))
            except BaseException as error:
                answer.set_exception(error)

        if not self._comes(find):
            raise BookFault(Fault.UNREADABLE, translate(_("the book is not open")))
        return answer.result()

    def look_now(self) -> BookFault | None:
        """What is wrong, after another try and a look whether the book is where it was."""
        self._comes(self._catch_up)
        self._wait()
        return self.fault

    def open_evening(self) -> OpenEvening | None:
        """The evening to go on with, as it is written now."""
        return self._read(Pages.open_evening)

    def evening(self, number: int) -> OpenEvening | None:
        """One that may be gone on with; nothing where it is not as it was written."""
        return self._read(
            lambda pages: pages.evening(number) if pages.may_be_taken_up(number) else None
        )

    def _read(self, question: Callable[[Pages], OpenEvening | None]) -> OpenEvening | None:
        found: list[OpenEvening | None] = []

        def read() -> None:
            with suppress(sqlite3.Error, BookFault):
                found.append(question(self._pages))

        self._comes(read)
        self._wait()
        return found[0] if found else None

    def close(self) -> None:
        """Write what is left, and let the next program have the book."""
        with self._door:
            self._is_over = True
            self._steps.put(None)
        self._thread.join()

    def _comes(self, step: Callable[[], object]) -> bool:
        """Whether it will be done. Who still thinks when the book is closed has nothing more to
        keep, and must not wait for a thread that has ended."""
        with self._door:
            if not self._is_over:
                self._steps.put(step)
            return not self._is_over

    def _wait(self) -> None:
        done = threading.Event()
        if self._comes(done.set):
            done.wait()

    # In the thread

    def _write(self) -> None:
        while (step := self._steps.get()) is not None:
            self._whatever_happens(step)
            if self._to_fold and self._steps.empty():
                self._whatever_happens(self._fold)
        for last in (self._catch_up, self._fold, self._close_pages, self._put_mark):
            self._whatever_happens(last)
        self._lock.release()

    def _whatever_happens(self, step: Callable[[], object]) -> None:
        """The table waits for this thread: it must not end with a step."""
        try:
            step()
        except BaseException:
            self.fault = _of_the_program()

    def _close_pages(self) -> None:
        with suppress(sqlite3.Error):
            self._pages.close()

    def _try(self, missed: _Missed) -> None:
        over = [each for each in self._stuck if _follows(missed.of, each)]
        self._missed = deque(each for each in self._missed if each.of not in over)
        self._missed.append(missed)
        self._catch_up()

    def _catch_up(self) -> None:
        """Everything that is not on the disk, in order."""
        try:
            self._stay_where_it_is()
            try:
                self._do_what_was_missed()
            except sqlite3.Error:
                if not self._pages.fold():  # a log that is folded leaves room
                    raise
                self._do_what_was_missed()
            self._stay_where_it_is()
        except sqlite3.Error as error:
            self.fault = fault_of(error)
        except BookFault as fault:
            self.fault = fault
        except BaseException:  # whatever it is
            self.fault = _of_the_program()
        else:
            self.fault = None
            self._put_mark()

    def _do_what_was_missed(self) -> None:
        waits: deque[_Missed] = deque()
        self._stuck = []
        try:
            while self._missed:
                missed = self._missed[0]
                if not self._is_done(missed):
                    waits.append(missed)
                self._missed.popleft()
        finally:
            self._missed.extendleft(reversed(waits))
        if self._stuck:
            raise _of_the_program()

    def _is_done(self, missed: _Missed) -> bool:
        """Unless it met a fault of the program, or waits for a step that did."""
        if missed.of in self._stuck:
            return False
        try:
            missed.job(self._pages)
        except (sqlite3.Error, BookFault):
            raise
        except BaseException:
            self._stuck.append(missed.of)
            return False
        return True

    def _stay_where_it_is(self) -> None:
        """What has been written is worth nothing in a file that nobody can find."""
        self._look()
        if self._whereabouts.log_was_taken_away():
            if not self._pages.fold():  # as long as it is open, nothing of it is lost
                raise BookFault(Fault.GONE, translate(_("its log was deleted")))
            self._pages.close()
            self._closed = True
        if self._closed:
            self._pages, self._closed = Pages(connect(self.path)), False
            self._whereabouts = Whereabouts(self.path)

    def _look(self) -> None:
        if self._pages.folded:
            self._pages.folded = False
            self._whereabouts.log_was_folded()
        self._whereabouts.look()

    def _again(self) -> None:
        self._catch_up()
        if self.fault and self.fault.fault is Fault.GONE:
            try:
                self._pages, self._lock = brought_back(self.path, self._pages, self._lock)
            except (OSError, sqlite3.Error, BookFault):
                return  # it is gone still, and the reason is told again
            self._whereabouts = Whereabouts(self.path)
            self._catch_up()

    def _have_it_folded(self) -> None:
        self._to_fold = True

    def _fold(self) -> None:
        self._to_fold = False
        if self.fault is not None:
            return
        try:
            self._look()  # folding would fill up one that was cut short
        except BookFault as fault:
            self.fault = fault
            return
        self._pages.fold()
        self._put_mark()

    def _put_mark(self) -> None:
        """Behind what is on the disk, never before it; a count that makes no sense tells none."""
        if self.fault is None:
            with suppress(sqlite3.Error, TypeError, ValueError):
                put_mark(self.path, self._pages.written())


def _follows(new: object, old: object) -> bool:
    """Another one of the same kind."""
    return type(new) is type(old) and new != old


def _of_the_program() -> BookFault:
    return BookFault(Fault.UNWRITABLE, translate(_("a bug in the program")))


def _set(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)

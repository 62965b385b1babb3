"""The one thread that writes the book, so that no disk ever holds up the loop."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue

from drawholdem_tui.storage.book.faults import BookFault, Fault, fault_of
from drawholdem_tui.storage.book.file import Lock
from drawholdem_tui.storage.book.pages import OpenEvening, Pages

# what the thread does: something with the pages
Job = Callable[[Pages], object]


class Book:
    """A book open for writing. Jobs are done in the order in which they came; from the first that
    fails on nothing more is written, and ``fault`` says why: play goes on without it."""

    def __init__(self, pages: Pages, lock: Lock) -> None:
        self.fault: BookFault | None = None
        self._pages = pages
        self._lock = lock
        self._steps: SimpleQueue[Callable[[], object] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="book", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> None:
        """Have something written; ``written`` waits for it."""
        self._steps.put(partial(self._try, job))

    async def written(self) -> None:
        """Until everything put so far is on the disk, or cannot be."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()

        def tell() -> None:
            with suppress(RuntimeError):  # the loop may be gone
                loop.call_soon_threadsafe(_set, done)

        self._steps.put(tell)
        await done

    def write_now(self, job: Job) -> None:
        """Have something written, and wait for it: before a loop runs."""
        done = threading.Event()
        self.put(job)
        self._steps.put(done.set)
        done.wait()

    def open_evening(self) -> OpenEvening | None:
        """The evening to go on with, as it is written now."""
        found: list[OpenEvening | None] = []
        self.write_now(lambda pages: found.append(pages.open_evening()))
        return found[0] if found else None

    def close(self) -> None:
        """Write what is left, and let the next program have the book."""
        self._steps.put(None)
        self._thread.join()

    def _write(self) -> None:
        while (step := self._steps.get()) is not None:
            step()
        with suppress(sqlite3.Error):
            self._pages.close()
        self._lock.release()

    def _try(self, job: Job) -> None:
        if self.fault is not None:
            return  # a gap in what was said could not be played again
        try:
            job(self._pages)
        except sqlite3.Error as error:
            self.fault = fault_of(error)
        except BaseException as error:  # whatever it is: the table waits for this thread
            self.fault = BookFault(Fault.UNWRITABLE, f"{type(error).__name__}: {error}")


def _set(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)

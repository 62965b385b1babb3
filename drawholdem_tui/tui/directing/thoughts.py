"""Work that takes a while, done beside the event loop: each result is handed over as it comes, and
nothing more once nobody wants it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from threading import Event
from typing import Final

from drawholdem_tui.tui.hot_seat.front import Thought

_A_KEY: Final = 0.025  # seconds: in these it is answered, if it does anything at all


class Thoughts:
    """All that is being thought about; a fault in it is told to whoever made this."""

    def __init__(self, failed: Callable[[BaseException], None]) -> None:
        self._failed = failed
        self._going_on: dict[asyncio.Task[None], Event] = {}
        self._no_key = Event()
        self._no_key.set()
        self._answered: asyncio.TimerHandle | None = None

    def start(
        self, work: Callable[[], Iterator[Thought]], tell: Callable[[Thought], None]
    ) -> Callable[[], None]:
        """Begin; what comes back ends it, from the next result on."""
        stopped, loop = Event(), asyncio.get_running_loop()

        def hand_over(thought: Thought) -> None:
            if not stopped.is_set():
                tell(thought)

        def think() -> None:
            self.give_way()  # to the answer of the key that has asked for it
            for thought in work():
                if stopped.is_set():
                    return
                loop.call_soon_threadsafe(hand_over, thought)

        task = asyncio.create_task(asyncio.to_thread(think))
        self._going_on[task] = stopped
        task.add_done_callback(self._ended)
        return stopped.set

    def wait_for_a_key(self) -> None:
        """One was pressed: its answer does not share the interpreter with any thought."""
        self.go_on()
        self._no_key.clear()
        self._answered = asyncio.get_running_loop().call_later(_A_KEY, self._no_key.set)

    def go_on(self) -> None:
        """It is answered."""
        if self._answered:
            self._answered.cancel()
        self._no_key.set()

    def give_way(self) -> None:
        """From a thought: go on when no key is being answered."""
        self._no_key.wait()

    def stop(self) -> None:
        """Nobody wants to hear of any of it."""
        for stopped in self._going_on.values():
            stopped.set()

    def _ended(self, task: asyncio.Task[None]) -> None:
        stopped = self._going_on.pop(task)
        if not task.cancelled() and (error := task.exception()) and not stopped.is_set():
            self._failed(error)

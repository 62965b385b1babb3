"""Work that takes a while, done beside the event loop: each result is handed over as it comes, and
nothing more once nobody wants it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from threading import Event
from time import monotonic, sleep
from typing import Final

from drawholdem_tui.tui.hot_seat.screen_port import Thought

_A_KEY: Final = 0.025  # seconds: in these it is answered, if it does anything at all
_AT_ONE_GO: Final = 0.0005
_A_BREATH: Final = 0.0001
TYPED: Final = 0.1  # seconds in which another key may follow; sooner nobody can have read anything
_LONGEST_TYPED: Final = 0.5  # seconds: then it is a key that is held down
_SENDING: Final = 0.003  # seconds that the bytes of a frame need to be with the terminal


class Thoughts:
    """All that is being thought about; a fault in it is told to whoever made this."""

    def __init__(self, failed: Callable[[BaseException], None]) -> None:
        self._failed = failed
        self._loop: asyncio.AbstractEventLoop | None = None
        self._going_on: dict[asyncio.Task[None], Event] = {}
        self._no_key = Event()
        self._no_key.set()
        self._answered: asyncio.TimerHandle | None = None
        self._at_work_since = 0.0
        self._nobody_types = Event()
        self._nobody_types.set()
        self._typed: asyncio.TimerHandle | None = None

    def start(
        self, work: Callable[[], Iterator[Thought]], tell: Callable[[Thought], None]
    ) -> Callable[[], None]:
        """Begin; what comes back ends it, from the next result on."""
        stopped = Event()
        self._loop = loop = asyncio.get_running_loop()

        def hand_over(thought: Thought) -> None:
            if not stopped.is_set():
                tell(thought)

        def think() -> None:
            self.give_way()  # to the answer of the key that has asked for it
            for thought in work():
                self._nobody_types.wait(_LONGEST_TYPED)
                if stopped.is_set():
                    return
                loop.call_soon_threadsafe(hand_over, thought)

        task = asyncio.create_task(asyncio.to_thread(think))
        self._going_on[task] = stopped
        task.add_done_callback(self._ended)
        return stopped.set

    def key_is_on_its_way(self) -> None:
        """Told in another thread: on its way to the loop it would take turns with every thought."""
        if self._going_on and self._loop:
            self._no_key.clear()
            self._loop.call_soon_threadsafe(self.wait_for_a_key)

    def wait_for_a_key(self) -> None:
        """One was pressed: its answer does not share the interpreter with any thought."""
        self._no_key.clear()
        self._go_on_in(_A_KEY)
        self._nobody_types.clear()
        if self._typed:
            self._typed.cancel()
        self._typed = asyncio.get_running_loop().call_later(TYPED, self._nobody_types.set)

    def go_on(self) -> None:
        """It is answered, but for what the terminal is still being sent."""
        if not self._no_key.is_set():
            self._go_on_in(_SENDING)

    def _go_on_in(self, seconds: float) -> None:
        if self._answered:
            self._answered.cancel()
        self._answered = asyncio.get_running_loop().call_later(seconds, self._no_key.set)

    def give_way(self) -> None:
        """From a thought: go on when no key is being answered. Whoever reads keys may wait for this
        very processor: it is left alone time and again."""
        if monotonic() - self._at_work_since > _AT_ONE_GO:
            sleep(_A_BREATH)
            self._at_work_since = monotonic()
        self._no_key.wait()

    def stop(self) -> None:
        """Nobody wants to hear of any of it."""
        for stopped in self._going_on.values():
            stopped.set()

    def _ended(self, task: asyncio.Task[None]) -> None:
        stopped = self._going_on.pop(task)
        if not task.cancelled() and (error := task.exception()) and not stopped.is_set():
            self._failed(error)

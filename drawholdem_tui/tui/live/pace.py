"""How fast things happen on the screen. No wait keeps a key from being taken."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from drawholdem_tui.controller.pace import SECONDS_A_BOT

FASTEST = len(SECONDS_A_BOT) - 1
LONGEST_FLIGHT = 0.2  # seconds, at any pace
FAST_FORWARD = 1 / 3  # of the usual time, when no person is in the hand any more


class Pace:
    """Steps of time between what is shown; skipped, held or changed at any moment."""

    def __init__(self, speed: int) -> None:
        self.speed = speed
        self.paused = False
        self.fast_forward = False
        self._skipping = False
        self._to_the_end = False  # nobody plays any more who could be asked
        self.by_hand = False  # somebody shows the game, and says when it goes on
        self.waits_for_a_hand = False
        self._turned = asyncio.Event()
        self._stir = asyncio.Event()

    async def until_turned(self) -> None:
        """At a table for showing: until somebody has said enough of what lies there now."""
        if not self.by_hand or self._skipping:
            return
        self._turned.clear()
        self.waits_for_a_hand = True
        try:
            await self._turned.wait()
        finally:
            self.waits_for_a_hand = False

    def turn(self) -> None:
        self._turned.set()

    def skip(self) -> None:
        """Everything at once until somebody is asked."""
        self._skipping = True
        self._turned.set()
        self.paused = False
        self._stir.set()

    def skip_to_the_end(self) -> None:
        """Of the evening: everybody at the screen is out."""
        self._to_the_end = True
        self.skip()

    @property
    def hurries(self) -> bool:
        """To the end, past everything before it."""
        return self._to_the_end and not self.paused

    def arrived(self) -> None:
        """Somebody is asked, or the hand is over."""
        self._skipping = self._to_the_end

    def pause(self) -> None:
        """Hold on, or go on."""
        self.paused = not self.paused
        self._stir.set()

    def change(self, step: int) -> None:
        """Faster or slower, from 1 to 5; who has said no waiting at all gets the fastest first."""
        self.speed = min(max((self.speed or FASTEST + 1) + step, 1), FASTEST)
        self._stir.set()

    @property
    def flight(self) -> float:
        """Seconds that things are in the air; 0 where they are at their places at once."""
        if self._skipping or self.fast_forward:
            return 0.0
        return min(LONGEST_FLIGHT, SECONDS_A_BOT[self.speed] * 0.6)

    async def beat(self, share: float = 1.0) -> None:
        """The time of a computer's action, or a share of it."""
        seconds = 0.0 if self.by_hand else SECONDS_A_BOT[self.speed] * share
        if self.fast_forward:
            seconds *= FAST_FORWARD
        if seconds and not self._skipping:
            await self._wait(seconds)
        while self.paused:
            await self._wait(None)

    async def _wait(self, seconds: float | None) -> None:
        self._stir.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stir.wait(), seconds)

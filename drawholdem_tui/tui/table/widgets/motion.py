"""Lets things fly over the table. What they show has happened already: this is for the eye."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from drawholdem_tui.tui.table.felt.sprite import Sprite
from drawholdem_tui.tui.table.scene.flights import Bare, Move
from drawholdem_tui.tui.table.scene.plan import Plan

# the clock that Textual stamps its events with
now = time.perf_counter if sys.platform == "win32" else time.monotonic

FRAME = 1 / 30  # seconds; more of them are not seen, and cost as much
_ONE_AFTER_THE_OTHER = 0.4  # of the time in the air, between the first and the last to set out


class Motion:
    """A fixed number of sprites; what is more than they can carry is at its place at once."""

    def __init__(self, sprites: Sequence[Sprite], moved: Callable[[], None]) -> None:
        self.frames = 0  # shown so far
        self._sprites = sprites
        self._moved = moved  # told when sprites have other places
        self._landed_at = float("-inf")
        self._in_the_air: asyncio.Event | None = None  # set when it is over

    @property
    def flying(self) -> bool:
        return self._in_the_air is not None

    def spends(self, at: float) -> bool:
        """Whether a key of that time ends a flight, and nothing else."""
        if self.flying:
            self.finish()
            return True
        return at < self._landed_at

    async def fly(self, moves: Sequence[Move], plan: Plan, seconds: float) -> None:
        """Until everything has arrived, or somebody does not want to wait for it."""
        self.finish()
        over = self._in_the_air = asyncio.Event()
        carried = list(zip(self._sprites, moves, strict=False))
        for sprite, move in carried:
            sprite.carry(move.what, plan)
        begin = now()
        try:
            while not over.is_set() and (share := (now() - begin) / seconds) < 1:
                self._place(carried, share)
                with suppress(TimeoutError):
                    await asyncio.wait_for(over.wait(), FRAME)
        finally:
            if self._in_the_air is over:
                self.finish()

    def finish(self) -> None:
        """Nothing is in the air any more."""
        if self._in_the_air is None:
            return
        self._in_the_air.set()
        self._in_the_air = None
        self._landed_at = now()
        for sprite in self._sprites:
            sprite.move(None)
        self._moved()

    def _place(self, carried: Sequence[tuple[Sprite, Move]], share: float) -> None:
        flights = sum(not isinstance(move.what, Bare) for _sprite, move in carried)
        wait = _ONE_AFTER_THE_OTHER / (flights - 1) if flights > 1 else 0.0
        length = 1 - wait * max(0, flights - 1)
        changed = False
        number = 0
        for sprite, move in carried:
            own = (share - number * wait) / length
            place = None if own <= 0 and move.out_of_the_deck else move.at(own)
            number += not isinstance(move.what, Bare)
            changed |= place != sprite.place
            sprite.move(place)
        if changed:
            self.frames += 1
            self._moved()

"""The moving picture of the README: one hand, played on the real table, drawn frame by frame.

Whoever looks at it sees a card marked, swapped over the line and paid for, a rival who swaps, what
the coach says, a bet and the showdown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from at_the_keyboard import deal
from on_the_screen import options, sitting
from waiting import until

from drawholdem_tui.engine import events as e
from drawholdem_tui.tui.headless import Headless
from drawholdem_tui.tui.live.pace import FASTEST, Pace
from drawholdem_tui.tui.live.screens.table import TableScreen
from drawholdem_tui.tui.table.drawing.svg import Frame, moving
from drawholdem_tui.tui.table.scene.moves import Move
from drawholdem_tui.tui.table.scene.plan import Plan
from drawholdem_tui.tui.table.widgets.motion import Motion

TITLE = "A hand of Draw-Holdem"
SIZE = (100, 30)
SEATS = "You,cpu:regular:nora,cpu:rookie:otto,cpu:regular:emil,cpu:rookie:mira"
HOLES = ("4hTs", "Ac8s", "KdJd", "7c7h", "Qs5s")
BOARD = "KsJs9d2c5h"
REPLACEMENTS = "3c8hQh6dAd"
CHANCE = "film 10"  # with which these rivals stay to the end, and one of them swaps
PAINTED = 4  # hops until every widget shows what it has been told
STEPS = 4  # of a flight
A_STEP = 0.04  # seconds
AFTER = {  # seconds that the table rests; what is not here goes by with what follows
    e.CardSwapped: 0.4,
    e.Called: 0.1,
    e.Checked: 0.08,
    e.Raised: 0.2,
    e.Folded: 0.08,
    e.BoardDealt: 0.3,
    e.HandShown: 0.1,
    e.PotAwarded: 0.1,
}


@dataclass
class Camera:
    """Takes a frame of whatever happens on the tables of its time."""

    frames: list[Frame] = field(default_factory=list)

    async def take(self, app: Any, seconds: float) -> None:
        """What shows the same as before stays for longer."""
        hands, screen = Headless(app), app.screen
        await until(lambda: not getattr(screen, "_showing", False))
        await hands.settle(PAINTED)
        rows = app.rows()
        if self.frames and self.frames[-1].rows == rows:
            seconds = max(seconds, self.frames.pop().seconds)
        self.frames.append(Frame(rows, seconds))

    async def hold(self, app: Any, seconds: float) -> None:
        """As it is now, for so long."""
        await self.take(app, 0.0)
        self.frames[-1] = self.frames[-1]._replace(seconds=seconds)

    def films(self, patch: pytest.MonkeyPatch) -> None:
        """Flights step by step, and the table behind each event."""
        camera, see = self, TableScreen.see

        async def fly(motion: Motion, moves: Sequence[Move], plan: Plan, _seconds: float) -> None:
            carried = list(zip(motion._sprites, moves, strict=False))
            for sprite, move in carried:
                sprite.carry(move.what, plan)
            for step in range(STEPS):
                motion._place(carried, step / STEPS)
                await camera.take(carried[0][0].app, A_STEP)
            for sprite in motion._sprites:
                sprite.move(None)
            motion._moved()

        async def seen(table: TableScreen, event: e.Event, happens: Callable[[], None]) -> None:
            await see(table, event, happens)
            early = table.director.show.stage.street is e.Street.PREFLOP
            if not early and (seconds := AFTER.get(type(event))):
                await camera.take(table.app, seconds)

        async def beat(_pace: Pace, _share: float = 1.0) -> None:
            """Frames have times of their own."""

        patch.setattr(Pace, "beat", beat)
        patch.setattr(Motion, "fly", fly)
        patch.setattr(TableScreen, "see", seen)


def same_secrets(patch: pytest.MonkeyPatch, name: str) -> None:
    """Cards that a seed of this name would have, at a table that says nothing of a seed."""
    hands = count()

    def next_one(size: int) -> bytes:
        return sha256(f"{name}/1".encode() + next(hands).to_bytes(8, "big")).digest()[:size]

    patch.setattr("drawholdem_tui.evening.evening.secrets.token_bytes", next_one)


async def film(folder: Path, patch: pytest.MonkeyPatch) -> str:
    """It rests where a card is marked, and the coach says what swapping it is worth."""
    camera = Camera()
    same_secrets(patch, CHANCE)
    deal(patch, *HOLES, board=BOARD, replacements=REPLACEMENTS)
    camera.films(patch)
    laid = options("draw-holdem", SEATS, None)
    shown: dict[str, Any] = {
        "speed": FASTEST,
        "motion": True,
        "coach": "always",
    }
    async with sitting(folder, laid, SIZE, **shown) as at:

        def asked() -> bool:
            return at.director.question is not None

        def is_over() -> bool:
            return at.director.show.ending is not None

        async def press(key: str, seconds: float) -> None:
            await at.press(key)
            for _again in range(2):  # the coach begins anew where the next question comes
                await at.until(lambda: not at.thinks and (asked() or is_over()))
                await Headless(at.app).settle(PAINTED)
            await camera.hold(at.app, seconds)

        await press("k", 0.1)
        await press("c", 0.3)
        await press("h", 1.5)
        await press("1", 0.9)
        rests_at = len(camera.frames) - 1
        await press("s", 0.8)
        await press("enter", 0.3)
        await press("c", 0.3)
        for _street in ("turn", "river"):
            await press("r", 0.2)
            await press("right", 0.2)
            await press("enter", 0.1)
        await press("c", 0.6)
        await press("c", 0.2)
        assert is_over(), str(at)
        await camera.hold(at.app, 2.5)
    return moving(camera.frames, TITLE, rests_at=rests_at)

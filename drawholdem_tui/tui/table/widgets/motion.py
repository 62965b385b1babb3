"""What flies over the table: a card's back, chips, the button."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from textual.strip import Strip
from textual.widget import Widget

from drawholdem_tui.tui.looks import Looks, block, ink
from drawholdem_tui.tui.table.drawing.cards import chip_colour, draw_back
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.drawn import lay_on_table
from drawholdem_tui.tui.table.scene.moves import Backs, Bare, Chips, DealerButton, Move, Thing
from drawholdem_tui.tui.table.scene.plan import CardSpots, Place, Plan, amount


class Sprite(Widget):
    """Mounted once with the table, laid out only while it has a place. It draws whatever it is
    given, which is never the face of a card."""

    ALLOW_SELECT = False
    DEFAULT_CSS = "Sprite { width: auto; height: auto; }"

    def __init__(self, looks: Looks) -> None:
        super().__init__()
        self.looks = looks
        self.place: Place | None = None
        self._what: Thing | None = None
        self._plan: Plan | None = None
        self._drawn: list[Strip] = []

    def carry(self, what: Thing, plan: Plan) -> None:
        self._what, self._plan = what, plan
        self._drawn = []

    def move(self, place: Place | None) -> None:
        """It lies on what is below it there."""
        if place != self.place:
            self.place = place
            self._draw()

    def look(self, looks: Looks) -> None:
        self.looks = looks
        self._draw()

    def render_line(self, y: int) -> Strip:
        return self._drawn[y] if y < len(self._drawn) else Strip.blank(self.size.width)

    def _draw(self) -> None:
        if self._what is None or self._plan is None or self.place is None:
            return
        ground = ink(self.looks.palette.text, self.looks.palette.surround)
        cells = Cells(*self._what.size, ground, self.looks.glyphs)
        lay_on_table(cells, self.place, self._plan, self.looks)
        self._paint(cells, self._what)
        drawn = cells.strips()
        if drawn != self._drawn:
            self._drawn = drawn
            self.refresh()

    def _paint(self, cells: Cells, what: Thing) -> None:
        palette, glyphs = self.looks.palette, self.looks.glyphs
        match what:
            case Backs(cards, size, step):
                spots = CardSpots(0, 0, size, step)
                for number in range(cards):
                    draw_back(cells, spots.place(number), self.looks)
            case Chips(value, fee):
                colour = palette.accent if fee else chip_colour(value, palette)
                told = palette.accent if fee else palette.text
                cells.write(0, 0, glyphs.chip, colour, bold=True)
                cells.write(2, 0, amount(value), told, bold=True)
            case DealerButton(width):
                cells.fill(Place(0, 0, width, 1), block(palette.key_fg, palette.key_bg))
                x = width // 2
                cells.text(x, 0, glyphs.button, block(palette.key_fg, palette.key_bg))
            case Bare():
                pass


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

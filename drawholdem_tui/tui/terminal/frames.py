"""A key is answered by a frame at once, and frames are made of what has changed.

Written for the pinned version of Textual, which goes round its loop for each region that has
changed, keeps a frame back until a sixtieth of a second has passed since the one before, and then
renders every region of the screen for it.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable
from typing import Final, Generic, Protocol, TypeVar

from textual._compositor import ChopsUpdate, Compositor, ReflowResult
from textual.geometry import Region, Size
from textual.message_pump import MessagePump
from textual.screen import Screen
from textual.widget import Widget

Answer = TypeVar("Answer")

# Seconds. A key and its frame pass through three threads: each would wait for the usual five
# milliseconds until one that thinks, or tidies up, gives way.
_GIVES_WAY: Final = 0.0001


def after(seconds: float, pump: MessagePump, call: Callable[[], object]) -> None:
    """Textual's own timer for one call never calls where the program is held up for longer than
    ``seconds`` while it starts: the only tick is skipped as missed."""
    asyncio.get_running_loop().call_later(seconds, pump.call_next, call)


class Changing(Protocol):
    """A region that says what has become of it since the last frame."""

    def looks_new(self) -> bool: ...

    def lies_elsewhere(self) -> bool: ...

    def is_shown(self) -> None: ...


class SoonDrawn(Screen[Answer], Generic[Answer]):
    """A screen that does not keep a key waiting. Frames that answer none are Textual's affair: of
    those that come one upon the other it shows the last."""

    def __init__(self) -> None:
        super().__init__()
        self._compositor = OnlyWhatHasChanged()
        self._to_be_answered = False

    def on_mount(self) -> None:
        sys.setswitchinterval(_GIVES_WAY)  # for as long as the program runs

    def key_is_on_its_way(self) -> None:
        """Told in another thread, as soon as a key was read: a moment before ``on_key``."""

    def hurry(self) -> None:
        """Somebody has pressed a key: the next frame is for them."""
        self._to_be_answered = True

    def draw(self, regions: Iterable[Changing], then: Callable[[], None]) -> None:
        """Show what has become of the regions, and do something else behind that. Below another
        page, and before anything is laid out, there is no hurry."""
        hurry, self._to_be_answered = self._to_be_answered, False
        if not hurry or self.app.screen is not self or self not in self._compositor:
            self.call_after_refresh(then)
            return
        everything = list(regions)
        for region in everything:
            if region.looks_new() and isinstance(region, Widget):
                self._dirty_widgets.add(region)
            if region.lies_elsewhere():
                self._layout_required = True
        self._on_timer_update()
        for region in everything:
            region.is_shown()
        then()


class OnlyWhatHasChanged(Compositor):
    """Renders the regions that a frame touches, and no others."""

    def __init__(self) -> None:
        super().__init__()
        self._touched: dict[Widget, tuple[Region, Region]] | None = None

    # Textual makes the map of all regions anew, outside of the layout, where it was never asked for
    # and where a region that lies nowhere has changed. What has gone meanwhile is missing from that
    # map, so that the next layout sees no difference, and it would stand on the screen for good.

    def reflow(self, parent: Widget, size: Size) -> ReflowResult:
        result = super().reflow(parent, size)
        self._full_map_invalidated = False
        return result

    def update_widgets(self, widgets: set[Widget]) -> None:
        super().update_widgets(widgets & self.visible_widgets.keys())

    @property
    def visible_widgets(self) -> dict[Widget, tuple[Region, Region]]:
        """While a frame is made, those that it touches."""
        return super().visible_widgets if self._touched is None else self._touched

    def render_partial_update(self) -> ChopsUpdate | None:
        changed = tuple(self._dirty_regions)
        _ = self.cuts  # made from all regions, so before it is known which are touched
        self._touched = {
            widget: (region, clip)
            for widget, (region, clip) in self.visible_widgets.items()
            if any(map(region.overlaps, changed))
        }
        try:
            return super().render_partial_update()
        finally:
            self._touched = None

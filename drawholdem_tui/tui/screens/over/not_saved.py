"""Over the table, where the disk fails: try again, play on unsaved, leave."""

from __future__ import annotations

import asyncio
from typing import Any

from textual import events
from textual.app import App, ComposeResult
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from drawholdem_tui.evening.saving import WhatNow
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.tui.keys.typed import key_of
from drawholdem_tui.tui.screens.over.closing import close
from drawholdem_tui.words.book import not_saved
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_KEYS = {"enter": WhatNow.AGAIN, "u": WhatNow.UNSAVED, "q": WhatNow.LEAVE}


class NotSaved(ModalScreen[WhatNow]):
    """Enter does no harm, for somebody may just be pressing it; nothing else closes it but the keys
    that it names."""

    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    NotSaved { align: center middle; }
    NotSaved > Static {
        width: auto; max-width: 90%; height: auto; padding: 1 3;
        border: round $accent; background: $surface; color: $text;
    }
    """

    def __init__(self, fault: BookFault) -> None:
        super().__init__()
        enter = translate(_("Enter"))
        wide = len(enter)
        names = (enter, *(f"{key.upper():<{wide}}" for key in tuple(_KEYS)[1:]))
        told = (translate(_("try again")), translate(_("play on, unsaved")), translate(_("leave")))
        rows = [f"{key}  {what}" for key, what in zip(names, told, strict=True)]
        self._lines = (not_saved(fault.fault, fault.why), "", *rows)

    def compose(self) -> ComposeResult:
        yield Static(Content("\n".join(self._lines)), markup=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if (answer := _KEYS.get(key_of(event))) is not None:
            close(self, answer)

    def on_click(self, event: events.Click) -> None:
        """On one of the three last lines, as its key."""
        box = self.query_one(Static)
        from_below = box.size.height - 1 - event.get_content_offset_capture(box).y
        if event.widget is box and from_below in (0, 1, 2):
            close(self, tuple(_KEYS.values())[2 - from_below])


async def what_now(app: App[Any], fault: BookFault) -> WhatNow:
    """What whoever plays wants."""
    answer: asyncio.Future[WhatNow] = asyncio.get_running_loop().create_future()

    def said(what: WhatNow | None) -> None:
        if not answer.done():
            answer.set_result(what or WhatNow.AGAIN)

    app.push_screen(NotSaved(fault), said)
    return await answer

"""Over the table, where the disk fails: try again, play on unsaved, leave."""

from __future__ import annotations

import asyncio
from typing import Any

from textual.app import App

from drawholdem_tui.evening.saving import WhatNow
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.tui.pages.choice import Answer, Choice
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.past.book import not_saved


class NotSaved(Choice[WhatNow]):
    """Enter does no harm, for somebody may just be pressing it; nothing else closes it but the keys
    that it names."""

    def __init__(self, fault: BookFault) -> None:
        answers = (
            Answer(("enter",), translate(_("Enter")), translate(_("try again")), WhatNow.AGAIN),
            Answer(("u",), "U", translate(_("play on, unsaved")), WhatNow.UNSAVED),
            Answer(("q",), "Q", translate(_("leave")), WhatNow.LEAVE),
        )
        super().__init__((not_saved(fault.fault, fault.why),), answers)


async def what_now(app: App[Any], fault: BookFault) -> WhatNow:
    """What whoever plays wants."""
    answer: asyncio.Future[WhatNow] = asyncio.get_running_loop().create_future()

    def said(what: WhatNow | None) -> None:
        if not answer.done():
            answer.set_result(what or WhatNow.AGAIN)

    app.push_screen(NotSaved(fault), said)
    return await answer

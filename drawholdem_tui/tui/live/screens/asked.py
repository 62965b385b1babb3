"""What is asked over the table: how to leave, what to do where the disk fails, who is meant, what
somebody new is called."""

from __future__ import annotations

import asyncio
import enum
from collections.abc import Callable, Sequence
from typing import Any

from textual import events
from textual.app import App, ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from drawholdem_tui.evening.bookkeeping import WhatNow
from drawholdem_tui.match.names import LONGEST_NAME
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.tui.pages.choice import Answer, Choice
from drawholdem_tui.tui.pages.closing import close
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.past.book import not_saved


class Leave(enum.Enum):
    """What somebody means by it."""

    OPEN = enum.auto()  # the game goes on another time
    FOR_GOOD = enum.auto()  # the evening is over
    NOT = enum.auto()


class Leaving(Choice[Leave]):
    """Enter does what can be taken back."""

    def __init__(self, lines: Sequence[str], open_means: str, end_means: str) -> None:
        enter, escape = translate(_("Enter")), translate(_("Esc"))
        answers = (
            Answer(("enter",), enter, open_means, Leave.OPEN),
            Answer(("e",), "E", end_means, Leave.FOR_GOOD),
            Answer(("escape",), escape, translate(_("stay")), Leave.NOT),
        )
        super().__init__(lines, answers)


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
    """Where the disk fails."""
    answer: asyncio.Future[WhatNow] = asyncio.get_running_loop().create_future()

    def said(what: WhatNow | None) -> None:
        if not answer.done():
            answer.set_result(what or WhatNow.AGAIN)

    app.push_screen(NotSaved(fault), said)
    return await answer


class Newcomer(ModalScreen[None]):
    """Asks until the name is one that can sit here, or nobody wants to."""

    DEFAULT_CSS = """
    Newcomer { align: center middle; }
    Newcomer > Vertical {
        width: 50; max-width: 90%; height: auto; padding: 1 3;
        border: outer $rail; background: $felt; color: $on-felt;
    }
    Newcomer Static { height: auto; }
    Newcomer Input { border: none; padding: 0; height: 1; margin: 1 0; background: $background; }
    Newcomer .why { color: $accent; }
    """

    def __init__(self, buy_in: int, joins: Callable[[str | None], str]) -> None:
        """``joins`` is told the name, and says why it cannot be."""
        super().__init__()
        self._buy_in = buy_in
        self._joins = joins

    def compose(self) -> ComposeResult:
        asked = _("Who is sitting down with {amount}?")
        keys = _("Enter sit down   Esc cancel")
        with Vertical():
            yield Static(translate(asked).format(amount=chips(self._buy_in)), markup=False)
            example = translate(_("a name, such as Dora"))
            yield Input(compact=True, max_length=LONGEST_NAME, placeholder=example)
            yield Static(classes="why", markup=False)
            yield Static(translate(keys), markup=False)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        message.stop()
        why = self._joins(message.value.strip())
        if why:
            self.query_one(".why", Static).update(why)
        else:
            close(self)

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self._joins(None)
            close(self)

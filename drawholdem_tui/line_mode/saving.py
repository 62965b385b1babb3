"""At the plain-text table: what is not on the disk is told before its result, and whoever plays
says what now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drawholdem_tui.evening.saving import WhatNow
from drawholdem_tui.line_mode.lines import Lines
from drawholdem_tui.line_mode.typed import CommandError, command_in
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.past.book import not_saved, saved_again
from drawholdem_tui.words.sentences import as_sentence

ANSWERS: Final = tuple(WhatNow)


class SavingInLines:
    """Asks at the keyboard that everybody shares; nothing in it is private. ``note`` has it told
    again to whoever comes later in this hand."""

    def __init__(self, lines: Lines, note: Callable[[str], object]) -> None:
        self._lines = lines
        self._note = note

    async def cannot_save(self, fault: BookFault) -> WhatNow:
        told = not_saved(fault.fault, fault.why)
        self._lines.say(told)
        while True:
            typed = self._lines.ask(translate(_("again, unsaved (play on) or leave")))
            try:
                words = typed.split() or [WhatNow.AGAIN]
                answer = WhatNow(command_in(words, ANSWERS, ())[0])
            except CommandError as error:
                self._lines.say(as_sentence(str(error)))
                continue
            if answer is WhatNow.UNSAVED:
                self._note(told)
            return answer

    def saves_again(self) -> None:
        self._lines.say(saved_again())
        self._note(saved_again())

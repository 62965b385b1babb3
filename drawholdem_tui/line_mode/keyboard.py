"""The one keyboard that several people share."""

from __future__ import annotations

from drawholdem_tui.line_mode.lines import Lines
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.people import called


class Keyboard:
    """Who sits before it: the curtain between two people."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.holder: str | None = None
        self.is_shared = False  # by several people at the table, in the hand or not
        self.lies_open = False  # all that is told is for everybody: nobody takes over from anybody
        self.reminded_of: tuple[str, str] | None = None  # the cards last told, and to whom

    def clear(self) -> bool:
        """Everybody looks now: what somebody alone could see is put away, if there is any."""
        if self.holder is None:
            return False
        if not self.lines.everybody_looks():
            self.lines.put_away()
        self.holder = None
        return True

    def pause(self, told: str) -> None:
        """Nobody's cards are to be seen until somebody goes on."""
        was_private = self.lines.is_private
        self.lines.put_away()
        self.lines.ask(told)
        if not was_private:
            self.lines.everybody_looks()

    def hand_to(self, name: str, *, others_are_in: bool) -> bool:
        """Nothing between two turns of the same person; else what stands above is put away, and
        the next one takes over with Enter, if anybody else plays this hand. Whether the screen is
        another one now."""
        if self.lies_open or self.holder == name:
            return False
        private = False
        if self.holder is not None or others_are_in or (self.is_shared and self.lines.has_two):
            private = self.lines.put_away()
        if others_are_in:
            curtain = _("{name} is next. {name}, press Enter when nobody else looks.")
            self.lines.ask_fresh(translate(curtain).format(name=called(name)))
        self.holder = name
        self.reminded_of = None
        return others_are_in or private

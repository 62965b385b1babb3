"""The one keyboard that several people share."""

from __future__ import annotations

from drawholdem_tui.line_mode.lines import Lines
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


class Keyboard:
    """Who sits before it: the curtain between two people."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.holder: str | None = None
        self.reminded_of: tuple[str, str] | None = None  # the cards last told, and to whom

    def clear(self) -> bool:
        """Everybody looks now: what somebody alone could see is scrolled away, if there is any."""
        if self.holder is None:
            return False
        self.lines.scroll_away()
        self.holder = None
        return True

    def hand_to(self, name: str, *, others_are_in: bool) -> bool:
        """Nothing between two turns of the same person; else what stands above is scrolled away,
        and the next one takes over with Enter, if anybody else plays this hand."""
        if self.holder == name:
            return False
        if self.holder is not None or others_are_in:
            self.lines.scroll_away()
        if others_are_in:
            curtain = _("{name} is next. {name}, press Enter when nobody else looks.")
            self.lines.ask_fresh(translate(curtain).format(name=name))
        self.holder = name
        self.reminded_of = None
        return others_are_in

"""What a key did, or why it did nothing: told to everybody for a moment."""

from __future__ import annotations

from drawholdem_tui.tui.hot_seat.screen_port import Front

SECONDS = 1.5


class Notices:
    """One at a time; the next one has its whole moment, even with the same words."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self.text = ""
        self._told = 0

    def tell(self, text: str) -> None:
        self.text = text
        self._told += 1
        told = self._told

        def forget() -> None:
            if told == self._told:
                self.text = ""
                self.front.changed()

        self.front.later(SECONDS, forget)
        self.front.changed()

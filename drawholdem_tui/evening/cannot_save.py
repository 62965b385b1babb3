"""What is done where the game cannot be saved: the front end asks, whoever plays decides."""

from __future__ import annotations

import enum
from typing import Protocol

from drawholdem_tui.storage.book.faults import BookFault


class WhatNow(enum.StrEnum):
    AGAIN = "again"  # try once more: somebody has made room
    UNSAVED = "unsaved"  # play on; what is missed is written when the disk can be written again
    LEAVE = "leave"


class Saving(Protocol):
    """The front end's part: told before anybody sees the result of what is not on the disk."""

    async def cannot_save(self, fault: BookFault) -> WhatNow: ...

    def saves_again(self) -> None:
        """All that was missed has been written."""
        ...


class PlaysOn:
    """Nobody there to be asked."""

    async def cannot_save(self, fault: BookFault) -> WhatNow:
        return WhatNow.UNSAVED

    def saves_again(self) -> None:
        """Nobody there to be told."""

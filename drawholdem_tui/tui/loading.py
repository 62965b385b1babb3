"""While the program loads, nothing that it makes goes again. The collector of garbage would look
through all of it time and again, a tenth of the time to the first frame; and later on, whenever it
looks through everything, for longer than a frame may take."""

from __future__ import annotations

import gc
from typing import Final

# A frame leaves some thousand new objects, and looking through them takes as long as drawing a
# seat: that is done once in many frames.
_NEW: Final = 10_000
# Pages and messages leave circles, which live until all that has come since the start is looked
# through: three milliseconds, so that is done once in some dozen hands. More seldom, and they are
# several megabytes.
_YOUNG: Final = 10
_ALL: Final = 2


def begin_loading() -> None:
    """Collect nothing until everything is there."""
    gc.disable()


def end_loading() -> None:
    """What is there stays and is not looked through again; what comes is. Nothing is done where
    nobody has begun: a program that opens the screen many times would keep all of them."""
    if gc.isenabled():
        return
    gc.freeze()
    gc.set_threshold(_NEW, _YOUNG, _ALL)
    gc.enable()

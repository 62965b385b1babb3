"""What is left out on the way to the first frame.

While the program loads, nothing that it makes goes again. The collector of garbage would look
through all of it time and again, a tenth of the time to the first frame; and later on, whenever it
looks through everything, for longer than a frame may take. And what nobody uses is not loaded.
"""

from __future__ import annotations

import gc
import sys
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
    """Collect nothing until everything is there, and load nothing that nobody uses."""
    gc.disable()
    _load_asyncio_without_tls()


def _load_asyncio_without_tls() -> None:
    """It would load all that speaks TLS, a twenty-fifth of the time to the first frame, and is
    content without: the screen speaks to nobody but the terminal."""
    if "ssl" in sys.modules:
        return
    sys.modules["ssl"] = None  # type: ignore[assignment]  # Python's way to say: not here
    try:
        import asyncio  # noqa: F401
    finally:
        del sys.modules["ssl"]  # but for asyncio it can be had


def end_loading() -> None:
    """What is there stays and is not looked through again; what comes is. Nothing is done where
    nobody has begun: a program that opens the screen many times would keep all of them."""
    if gc.isenabled():
        return
    gc.freeze()
    gc.set_threshold(_NEW, _YOUNG, _ALL)
    gc.enable()

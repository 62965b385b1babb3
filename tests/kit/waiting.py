"""One way to wait: for a condition, never for a time or a number of tries; the limit only ends a
test that hangs, also on a machine that is busy with other things."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

LONGEST_WAIT: Final = 60.0  # seconds


async def until(what: Callable[[], object], never: Callable[[], object] | str = "") -> None:
    """``never`` says what does not come about."""
    ends = time.monotonic() + LONGEST_WAIT
    while not what():
        assert time.monotonic() < ends, f"never: {never() if callable(never) else never}"
        await asyncio.sleep(0.002)

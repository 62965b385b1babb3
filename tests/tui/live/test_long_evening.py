"""A long evening: hand after hand leaves nothing behind in memory."""

from __future__ import annotations

import gc
from collections import Counter
from pathlib import Path

import pytest
from on_the_screen import AtTheScreen, hurry, options, run, sitting

__all__ = ["hurry"]

# of one hand more or less events are held than of another; a leak is some of each hand
FEW = 60
# kept on purpose, and bounded: the last 256 hands that were ranked
KEPT = {"drawholdem_tui.engine.ranking.Ranked"}


async def play_until(at: AtTheScreen, hand: int) -> None:
    """Keep, fold, and on to the next."""
    director = at.director
    while (director.show.dealing.number if director.show.dealing else 0) < hand:
        question = director.question
        if question is None:
            await at.press("enter")
        else:
            await at.press("k" if "keep" in question.offers() else "f")


async def alive(at: AtTheScreen) -> Counter[str]:
    """Our own values, and whatever waits on the loop, when nothing is worked out beside it: whoever
    presses keys faster than that leaves hands to be thought about."""
    await at.until(lambda: not at.thinks)
    gc.collect()
    kinds = (type(each) for each in gc.get_objects())
    named = Counter(f"{kind.__module__}.{kind.__qualname__}" for kind in kinds)
    ours = {
        name: count
        for name, count in named.items()
        if name.startswith(("drawholdem_tui.", "_asyncio.Task", "asyncio.", "textual.timer."))
    }
    return Counter({name: count for name, count in ours.items() if name not in KEPT})


@pytest.mark.long
@pytest.mark.usefixtures("hurry")
def test_forty_hands_leave_no_more_behind_than_ten(tmp_path: Path) -> None:
    async def play() -> None:
        laid = options(seats="Ann" + ",cpu:random" * 5, seed="long", stack=10_000)
        async with sitting(tmp_path, laid, confirm_free_fold=False) as at:
            await play_until(at, 10)
            before = await alive(at)
            await play_until(at, 40)
            more = await alive(at)
            more.subtract(before)
            assert sum(more.values()) <= FEW, more.most_common(8)

    run(play())

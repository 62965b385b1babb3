"""How long computers think, so that people can follow them."""

from __future__ import annotations

from typing import Final

# by --speed: 0 is no waiting at all, 1 the slowest
SECONDS_A_BOT: Final = (0.0, 2.0, 1.0, 0.5, 0.25, 0.1)


class WallClock:
    """Gives people time to follow the computer's players."""

    def __init__(self, speed: int) -> None:
        self.speed = speed

    async def after_a_bots_action(self) -> None:
        import asyncio  # in simulations nobody waits for it

        if seconds := SECONDS_A_BOT[self.speed]:
            await asyncio.sleep(seconds)

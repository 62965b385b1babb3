"""A real table on the screen, in a process of its own: ``python at_a_real_screen.py BOOK KEYS``
takes up the evening there, presses the keys one by one, and when the screen has shown what came of
the last one, the process is no more."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from at_a_real_table import found

from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.storage.settings import load
from drawholdem_tui.tui.app import DrawHoldem
from drawholdem_tui.tui.headless import headless


async def pressed(
    evening: Evening, folder: Path, keys: Sequence[str], size: tuple[int, int]
) -> str:
    """What stands there at the end."""

    def no_lobby() -> None:
        raise AssertionError

    app = DrawHoldem(
        no_lobby,  # type: ignore[arg-type]
        load(folder / "settings.toml"),
        opens=lambda app: app.home.at_a_real_table(evening),
    )
    async with headless(app, size) as hands:
        for key in keys:
            await hands.press(key)
        await hands.settle()
        lines = "\n".join(hands.lines())
        if __name__ == "__main__":
            print(lines, flush=True)
            os.kill(os.getpid(), signal.SIGKILL)
        return lines


if __name__ == "__main__":
    book = Path(sys.argv[1])
    with found(book) as evening:
        asyncio.run(pressed(evening, book.parent, json.loads(sys.argv[2]), (100, 30)))

"""Random keys on each page at the moment when it has just been opened: the monkey of
``tests/bench`` seldom gets to some of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from drawholdem_bench.monkey import LETTERS, NAMED
from every_page import PAGES, open_page

pytestmark = [pytest.mark.long, pytest.mark.by_hand]

KEYS = 450  # a page: more than ten thousand in all


@pytest.mark.parametrize("page", PAGES)
def test_no_key_breaks_a_page(tmp_path: Path, page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    asyncio.run(press_anything(page, tmp_path))


async def press_anything(page: str, folder: Path) -> None:
    rng, pressed, sitting = Random(page), 0, 0
    while pressed < KEYS:
        sitting += 1
        async with open_page(page, folder / str(sitting), (80, 24), speed=0) as program:
            done: list[str] = []
            while program.app.is_running and len(done) < 60 and pressed < KEYS:
                key = rng.choice(LETTERS if rng.random() < 0.5 else NAMED)
                done.append(key)
                pressed += 1
                await program.hands.press(key)
                assert program.app.fault is None, (page, sitting, done)
            assert program.app.return_code in {0, None, 130}, (page, sitting, done)

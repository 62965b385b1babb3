"""A card that is to go lies higher, over the plate of whoever sits there: what is told there moves
aside, or goes, and is never cut."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from on_the_screen import hurry, options, run, sitting  # noqa: F401 - a fixture

ALONE = "You,cpu:random,cpu:random"


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("game", ["draw-holdem", "draw-poker"])
@pytest.mark.parametrize("size", [(100, 30), (140, 40), (200, 55)], ids=str)
def test_whose_turn_it_is_is_never_cut_by_a_marked_card(
    game: str, size: tuple[int, int], tmp_path: Path
) -> None:
    async def steps() -> None:
        marks = "12" if game == "draw-holdem" else "12345"
        async with sitting(tmp_path, options(game, ALONE, "marks"), size) as at:
            for _ in range(20):
                if marks_are_asked_for(str(at)):
                    break
                await at.press("c" if at.director.question else "enter")
            else:
                raise AssertionError(f"no card is asked for:\n{at}")
            for key in marks:
                await at.press(key)
                told = str(at)
                plate = re.search(r"\w*( turn|urn)\b|\byour? t\w*", told)
                assert plate is None or plate[0] == "your turn", told
                if game == "draw-holdem":  # there is room beside one of two
                    assert plate, told
                    await at.press(key)

    run(steps())


def marks_are_asked_for(told: str) -> bool:
    return bool(re.search(r"\s1\s+2\s", told))

"""A card that is to go lies higher where it covers nothing of the plate of whoever sits there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from on_the_screen import hurry, options, run, sitting  # noqa: F401 - a fixture

from drawholdem_tui.tui.table.widgets.table import Table

ALONE = "You,cpu:random,cpu:random"


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("game", ["draw-holdem", "draw-poker"])
@pytest.mark.parametrize("size", [(100, 30), (140, 40), (200, 55)], ids=str)
def test_a_marked_card_leaves_the_plate_whole(
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
            plan = at.table.query_one(Table).plan
            place = plan.plate(plan.own)
            rows = slice(place.y, place.bottom)

            def plate() -> list[str]:
                return [row[place.x : place.right] for row in str(at).splitlines()[rows]]

            before = plate()
            assert "your turn" in before[-1]
            for key in marks:
                await at.press(key)
                assert plate() == before, str(at)
                if game == "draw-holdem":
                    await at.press(key)

    run(steps())


def marks_are_asked_for(told: str) -> bool:
    return bool(re.search(r"\s1\s+2\s", told))

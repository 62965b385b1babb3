"""Double presses at the real screen, with things that fly and in real time: what somebody presses
twice counts for nobody else, whatever comes up in between."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest
from evenings import table
from pages import Program, with_program

from drawholdem_tui.engine import events as e
from drawholdem_tui.tui.hot_seat.keyboard import CALM
from drawholdem_tui.tui.live.director import Director

_SAID = (e.Folded, e.Checked, e.Called, e.Raised, e.CardSwapped, e.SwapDeclined, e.CardsDrawn)
MILLISECONDS = range(50, 401, 50)


@pytest.mark.parametrize(
    ("game", "changes", "motion"),
    [
        ("draw-holdem", 5, True),
        pytest.param("draw-holdem", 8, False, marks=pytest.mark.long),
        pytest.param("texas-holdem", 8, True, marks=[pytest.mark.long, pytest.mark.by_hand]),
        pytest.param("draw-poker", 8, True, marks=[pytest.mark.long, pytest.mark.by_hand]),
    ],
)
def test_a_double_press_at_the_screen_counts_for_one(
    game: str, changes: int, motion: bool, tmp_path: Path
) -> None:
    seed = f"{game} {changes} {motion}"
    print("seed", seed)
    laid = table(game, "Ann,Ben,cpu:random,Cleo", stack=150, seed=seed)
    seen: Counter[str] = Counter()

    async def steps(program: Program) -> None:
        rng = Random(seed)
        while seen.total() < changes:
            await _until_it_rests(program)
            what = await _twice(program, rng)
            seen[what] += 1 if what else 0

    with_program(tmp_path, steps, table=laid, motion=motion, speed=4 if motion else 0)
    print(dict(seen))


async def _twice(program: Program, rng: Random) -> str:
    """Press a key twice; what came of the first, if that made it another one's turn."""
    director = program.director
    key = _what_makes_sense(director, rng)
    if key in ("space", "1", "a", "r"):  # on the way to something
        await program.press(key)
        return ""
    asked, hands = _asked(director), director.match.hands
    between, new_card = director.between.open, director.shows_new_card
    before = _said_by_chair(director)
    milliseconds = rng.choice(MILLISECONDS)
    if not await _within(milliseconds, lambda: program.press(key)):
        return ""
    await _until_it_rests(program)
    told = f"{key!r} twice within {milliseconds} ms"
    if _asked(director) == asked and not between:
        return ""
    if between:
        assert director.between.open or director.keyboard.curtain, told
        return "new hand"
    assert director.match.hands - hands <= 1, told  # the end of a hand has been looked at
    for chair, said in _said_by_chair(director).items():
        assert chair == asked or chair not in director.people or said == before.get(chair, 0), told
    if director.question and _asked(director) != asked:
        assert director.keyboard.curtain, told
        assert not director.keyboard.open
        assert director.question.marked == frozenset()
    return "showdown" if director.between.open else "new card" if new_card else "next one"


async def _within(milliseconds: int, does: Callable[[], Coroutine[Any, Any, None]]) -> bool:
    """Do it twice, whatever the program is at meanwhile; ``False`` where this machine is slower."""
    since = time.monotonic()
    first = asyncio.create_task(does())
    await asyncio.sleep(milliseconds / 1000)
    await does()
    soon_enough = time.monotonic() - since < CALM  # it came before this, whenever that was
    await first
    return soon_enough


def _asked(director: Director) -> int | None:
    return director.question.chair if director.question else None


def _said_by_chair(director: Director) -> Counter[int]:
    """How often each has said something in this hand."""
    hand, dealing = director.last_hand, director.show.dealing
    if hand is None or dealing is None:
        return Counter()
    said = [event.seat for event in hand.events if isinstance(event, _SAID)]
    return Counter(dealing.chairs[seat] for seat in said)


def _what_makes_sense(director: Director, rng: Random) -> str:
    question = director.question
    if director.keyboard.curtain:
        return "space"
    if question is None:
        return "enter"
    if question.entry:
        return rng.choice(["a", "enter"])
    if question.marked or question.sure:
        return "enter"
    offers = question.offers()
    if "keep" in offers:  # what is said together with keeping would count later, and for its owner
        return rng.choice("kk11")
    keys = {"c": "call", "f": "fold", "r": "raise"}
    return rng.choice([key for key, place in keys.items() if place in offers] + ["c"])


async def _until_it_rests(program: Program) -> None:
    """Somebody is asked or looks, and has done so for a calm moment."""

    def rests() -> bool:
        table = program.hands.table
        if table is None or table.table.motion.flying:
            return False
        director = table.director
        question = director.question
        painted = question is not None and (
            director.keyboard.curtain or question.shown_at < float("inf")
        )
        return painted or director.shows_new_card or director.between.open

    await program.until(rests)
    await asyncio.sleep(CALM + 0.05)


@pytest.mark.parametrize("milliseconds", [50, 150, 300])
def test_a_double_click_lifts_no_curtain(milliseconds: int, tmp_path: Path) -> None:
    """It comes down where the first click was."""

    async def steps(program: Program) -> None:
        await _until_it_rests(program)
        await program.press("space")
        first = _asked(program.director)
        await _until_it_rests(program)
        y = next(y for y, line in enumerate(program.hands.lines()) if "F  fold" in line)
        x = program.hands.lines()[y].index("F  fold")
        if not await _within(milliseconds, lambda: program.hands.click(x, y)):
            pytest.skip("this machine is too slow just now")
        await _until_it_rests(program)
        assert _asked(program.director) != first
        assert program.director.keyboard.curtain

    with_program(tmp_path, steps, table=table("texas-holdem", "Ann,Ben,Cleo", stack=150))

"""What the table looks like, cell by cell: whole hands played on the real screen, looked at where
there is much to see. A picture that is not there yet is written down and fails once: somebody has
to look."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from at_the_keyboard import deal
from on_the_screen import AtTheScreen, hurry, options, sitting  # noqa: F401 - a fixture

from drawholdem_tui.engine.decisions import BetDecision, DrawDecision, SwapDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.tui.hot_seat.question import Question

SNAPSHOTS = Path(__file__).parent / "table_as_text"
NAMES = ("Ann", "Ben", "Cleo", "Dario", "Iris", "Otto", "Maximilian", "Zo\u00eb", "Paul", "Ruth")
PAIRS = ("AsAh", "KsKh", "QsQh", "TsTh", "8s8h", "6s6h", "5s5h", "4s4h", "3s3h", "2s2h")
BOARD, NEW = "2c7d9hJs3c", "4c5c6c8cTc"
FIVES = ("JsJh4c7d9s", "QsTh9c8d2s", "AsAh5c4d3s", "KsTs8h6d2c", "6s6h7c8c9h", "Ks5h4h3h2h")
STACKS = {"Dario": 30, "Iris": 200, "Zo\u00eb": 123_456, "Maximilian": 1_000_000}


def keys_of(seat: int, question: Question) -> str:
    """What each says in the hand that is shown."""
    street = question.view.street
    match question.decision:
        case SwapDecision():
            swaps = {Street.PREFLOP: {1: "2 s", 2: "1 s"}, Street.FLOP: {0: "1 s", 2: "2 s"}}
            return swaps.get(street, {}).get(seat, "k")
        case DrawDecision():
            return {0: "3 4 5 s", 1: "k", 3: "1 s"}.get(seat, "4 5 s")
        case BetDecision() as bet:
            if street is Street.PREFLOP and seat in (5, 8):
                return "f"
            if bet.may_raise and (street, seat) in {(Street.PREFLOP, 3), (Street.FLOP, 4)}:
                return "r right right right right right enter"
            bets = bet.may_check and (street, seat) in {(Street.FLOP, 0), (Street.TURN, 0)}
            return "r enter" if bets or not (bet.may_check or bet.may_call) else "c"
    raise AssertionError


async def the_hand(at: AtTheScreen) -> AsyncIterator[tuple[str, int]]:
    """Play it, and say where it is: before each decision, and at its end."""
    director = at.director
    while not director.between.open:
        if director.keyboard.curtain:
            yield "curtain", 0
            await at.press("space")
        question = director.question
        if question is None:
            yield "new card", 0
            await at.press("enter")
            continue
        seat = question.decision.seat
        yield f"{question.view.street} {question.decision.kind}", seat
        for key in keys_of(seat, question).split():
            if director.question is question:
                await at.press(key)
        if director.question is question:  # sure?
            await at.press(keys_of(seat, question)[-1])
        assert director.question is not question, question.refused
    yield "showdown", 0


# when to look, and at what: keys before the look, and after it
HOLDEM = {
    "preflop swap": ("preflop", 1, "space 1", "1 space"),
    "flop swap": ("flop", 1, "space 2", "2 space"),
    "flop bet": ("bet-entry", 0, "r right 7 7", "escape"),
    "turn bet": ("turn", 1, "space", "space"),
    "river bet": ("river", 1, "", ""),
}
DRAWS = {
    "draw draw": ("draw", 1, "space 2 5", "2 5 space"),
    "draw bet": ("second-interval", 0, "space", "space"),
}


async def pictures(
    at: AtTheScreen, moments: dict[str, tuple[str, int, str, str]]
) -> dict[str, str]:
    """The screen at each of the moments."""
    found: dict[str, str] = {}
    async for moment, seat in the_hand(at):
        name, whose, before, after = moments.get(moment, ("", 0, "", ""))
        if moment == "showdown":
            name = "showdown"
        elif moment not in moments or whose != seat or name in found:
            continue
        await at.press(*before.split())
        await at.pilot.pause()
        found[name] = str(at)
        await at.press(*after.split())
    return found


TABLES = [
    ("draw-holdem", 2, (80, 24), "unicode"),
    ("draw-holdem", 6, (80, 24), "letters"),
    ("draw-holdem", 6, (100, 30), "unicode"),
    ("draw-holdem", 6, (140, 40), "unicode"),
    ("draw-holdem", 10, (60, 20), "unicode"),
    ("draw-holdem", 10, (100, 30), "letters"),
    ("draw-poker-casino", 2, (100, 30), "unicode"),
    ("draw-poker-casino", 6, (60, 20), "letters"),
    ("draw-poker-casino", 6, (140, 40), "unicode"),
]


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize(("game", "seats", "size", "glyphs"), TABLES)
def test_the_table_looks_as_it_did(
    game: str, seats: int, size: tuple[int, int], glyphs: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    holdem = game == "draw-holdem"
    deal(monkeypatch, *(PAIRS if holdem else FIVES)[:seats], board=BOARD if holdem else "",
        replacements=NEW if holdem else "")  # fmt: skip
    laid = options(game, ",".join(NAMES[:seats]), "snapshots", 1_000)

    async def look(folder: Path) -> dict[str, str]:
        async with sitting(folder, laid, size, stacks=STACKS, glyphs=glyphs) as at:
            return await pictures(at, HOLDEM if holdem else DRAWS)

    with TemporaryDirectory() as folder:
        found = asyncio.run(look(Path(folder)))
    assert len(found) >= (5 if holdem else 3)
    compare(f"{game}-{seats}-{size[0]}x{size[1]}-{glyphs}", found)


@pytest.mark.usefixtures("hurry")
def test_a_curtain_and_a_screen_that_is_too_small_look_as_they_did(tmp_path: Path) -> None:
    async def look() -> dict[str, str]:
        found = {}
        async with sitting(tmp_path, options(seats="Ann,Ben,Cleo"), (60, 20)) as at:
            found["curtain"] = str(at)
            await at.press("space")
            await at.size(50, 14)
            found["too-small"] = str(at)
        return found

    compare("any", asyncio.run(look()))


def compare(where: str, found: dict[str, str]) -> None:
    """With the pictures that somebody has looked at."""
    new = []
    for name, text in found.items():
        path = SNAPSHOTS / f"{where}-{name}.txt"
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            new.append(path.name)
    if new:
        pytest.fail(f"new, look at them: {', '.join(new)}")
    for name, text in found.items():
        path = SNAPSHOTS / f"{where}-{name}.txt"
        assert text == path.read_text(encoding="utf-8"), path.name

"""Makes the pictures in ``assets/``: real games from a seed, the same bytes every time.

python tests/kit/make_pictures.py
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from moving_picture import film, same_secrets
from on_the_screen import AtTheScreen, options, sitting
from pages import opened
from played_evenings import three_evenings
from tableau import REPOSITORY
from waiting import until

from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.sitting import Sitting
from drawholdem_tui.engine.decisions import BetDecision, DrawDecision, SwapDecision
from drawholdem_tui.evening.lobby import Lobby
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.storage.settings import Settings
from drawholdem_tui.storage.whole_files import write_whole
from drawholdem_tui.tui.app import DrawHoldem
from drawholdem_tui.tui.drill.screen import DrillScreen
from drawholdem_tui.tui.headless import headless
from drawholdem_tui.tui.hot_seat import answering, question
from drawholdem_tui.tui.hot_seat import keyboard as hot_seat

ASSETS = REPOSITORY / "assets"
TOUR_STEPS = 6
NAMES = "Ann,Ben,Cleo,Dario,Iris,Otto"
STACKS = {"Ann": 1400, "Ben": 120, "Cleo": 900, "Dario": 40, "Iris": 1650, "Otto": 790}

# what the people say, by street and name; who is not named keeps, checks or calls
Plan = dict[str, tuple[str, ...]]
PREFLOP: Plan = {
    "swap Ben": ("1", "s"),
    "bet Cleo": ("r", "4", "0", "enter"),
    "bet Otto": ("f",),
    "bet Ben": ("r", "right", "right", "right", "right", "right", "enter"),
}
FLOP: Plan = {"swap Ann": ("2", "s"), "swap Cleo": ("1", "s")}
LATER: Plan = {"bet Iris": ("r", "2", "0", "0", "enter")}
DRAWING: Plan = {
    "bet Cleo": ("r", "enter"),
    "draw Ann": ("1", "3", "s"),
    "draw Cleo": ("2", "4", "5", "s"),
    "draw Dario": ("k",),
}


@dataclass(frozen=True)
class Picture:
    """A moment of an evening: where it is, and how it is shown."""

    size: tuple[int, int]
    theme: str
    until: Callable[[AtTheScreen], bool]
    then: tuple[str, ...] = ()
    game: str = "draw-holdem"
    plans: tuple[Plan, ...] = (PREFLOP, FLOP, LATER, {})
    stacks: dict[str, int] = field(default_factory=lambda: STACKS)
    seed: str = "pictures"
    settings: dict[str, Any] = field(default_factory=dict)


def asked(name: str, kind: str, street: str) -> Callable[[AtTheScreen], bool]:
    def now(at: AtTheScreen) -> bool:
        return (who(at), kind_of(at), at.director.show.stage.street) == (name, kind, street)

    return now


def is_over(at: AtTheScreen) -> bool:
    return at.director.show.ending is not None


PICTURES = {
    "table": Picture((100, 30), "felt", asked("Iris", "swap", "flop"), ("1",)),
    "showdown": Picture((140, 40), "felt", is_over),
    "compact": Picture((80, 24), "contrast", asked("Iris", "swap", "flop"), ()),
    "bet": Picture((100, 30), "dark", asked("Iris", "bet", "turn"), ("r", "right")),
    "ascii": Picture((80, 24), "felt", asked("Iris", "swap", "flop"), settings={"glyphs": "ascii"}),
    "draw-poker": Picture(
        (100, 30),
        "light",
        asked("Iris", "draw", "draw"),
        ("2", "5"),
        "draw-poker",
        (DRAWING,),
        dict.fromkeys(NAMES.split(","), 500),
        "pictures 8",
    ),
}


def who(at: AtTheScreen) -> str:
    asking = at.director.question
    return at.director.match.chairs[asking.chair].name if asking else ""


def kind_of(at: AtTheScreen) -> str:
    match at.director.question.decision if at.director.question else None:
        case SwapDecision():
            return "swap"
        case DrawDecision():
            return "draw"
        case BetDecision():
            return "bet"
    return ""


STREETS = ("preflop", "flop", "turn", "river")


async def play(at: AtTheScreen, picture: Picture) -> None:
    """Up to the moment of the picture."""
    said: set[tuple[str, str]] = set()
    for _ in range(60):
        if at.director.keyboard.curtain:
            await at.press("space")
        if picture.until(at):
            break
        street = str(at.director.show.stage.street)
        plan = picture.plans[STREETS.index(street)] if street in STREETS else picture.plans[0]
        planned = f"{kind_of(at)} {who(at)}"
        keys = plan.get(planned, ())
        if at.director.shows_new_card:
            keys = ("enter",)
        elif not keys or (street, planned) in said:
            keys = ("c",) if kind_of(at) == "bet" else ("k",)
        else:
            said.add((street, planned))
        await at.press(*keys)
    else:
        raise AssertionError(f"it does not come to this picture:\n{at}")
    if not at.director.keyboard.open and at.director.question:
        await at.press("space")
    await at.press(*picture.then)
    at.app.set_focus(None)


async def of_a_table(folder: Path, picture: Picture) -> str:
    with pytest.MonkeyPatch.context() as patch:
        same_secrets(patch, picture.seed)
        laid = options(picture.game, NAMES, None)
        looks: dict[str, Any] = {"theme": picture.theme, **picture.settings}
        async with sitting(folder, laid, picture.size, stacks=picture.stacks, **looks) as at:
            await play(at, picture)
            return at.app.export_screenshot(title="Draw-Holdem")


async def of_the_menu(folder: Path) -> str:
    async with opened(folder, (80, 24)) as program:
        return program.app.export_screenshot(title="Draw-Holdem")


async def of_the_tour(folder: Path) -> str:
    """Where it asks what a swap costs."""
    async with opened(folder, (100, 30)) as program:
        await program.choose("Tour")
        for _ in range(TOUR_STEPS):
            await program.press("right")
        return program.app.export_screenshot(title="Draw-Holdem: the tour")


async def of_a_drill(folder: Path) -> str:
    """A spot that has been answered, and why."""
    drill = Sitting((Kind.SWAP,), "pictures", 2)

    def no_book() -> Lobby:
        raise AssertionError("a series by seed opens no book")

    app = DrawHoldem(
        no_book, Settings(paths(folder).settings), opens=lambda app: app.study.drill(drill)
    )
    async with headless(app, (100, 30)) as hands:
        screen = app.screen
        assert isinstance(screen, DrillScreen)
        await until(lambda: screen.drilling.spot is not None)
        await hands.settle()
        await hands.press("1", "s")
        await until(lambda: screen.drilling.chosen is not None)
        await hands.settle()
        return app.export_screenshot(title="Draw-Holdem: a drill")


async def of_statistics(folder: Path) -> str:
    async with opened(folder, (100, 30)) as program:
        await program.choose("Statistics")
        await program.until(lambda: "not analysed" in str(program))  # luck is, and play
        await program.hands.settle()
        return program.app.export_screenshot(title="Draw-Holdem: statistics")


PAGES = {
    "menu": of_the_menu,
    "tour": of_the_tour,
    "drill": of_a_drill,
    "statistics": of_statistics,
}


@contextmanager
def in_all_colours_and_at_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TERM", "xterm-256color")
        patch.setenv("COLORTERM", "truecolor")
        patch.delenv("NO_COLOR", raising=False)
        for module, name in ((answering, "A_BOUNCE"), (hot_seat, "CALM"), (question, "REST")):
            patch.setattr(module, name, -1.0)
        yield


def made(name: str) -> str:
    with TemporaryDirectory() as folder, in_all_colours_and_at_once():
        if name == "statistics":
            (Path(folder) / "book.sqlite3").write_bytes(three_evenings())

        async def make() -> str:
            if name == MOVING:
                with pytest.MonkeyPatch.context() as patch:
                    return await film(Path(folder), patch)
            if name in PAGES:
                return await PAGES[name](Path(folder))
            return await of_a_table(Path(folder), PICTURES[name])

        return asyncio.run(make())


MOVING = "hand"
ALL = (MOVING, *PAGES, *PICTURES)


if __name__ == "__main__":
    for each in ALL:
        write_whole(ASSETS / f"{each}.svg", made(each))

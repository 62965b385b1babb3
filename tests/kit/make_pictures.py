"""Makes the pictures in ``assets/``: real games from a seed, the same bytes every time.

python tests/kit/make_pictures.py
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from on_the_screen import AtTheScreen, options, sitting
from pages import opened
from tableau import REPOSITORY

from drawholdem_tui.engine.decisions import BetDecision, DrawDecision, SwapDecision
from drawholdem_tui.storage.whole_files import write_whole
from drawholdem_tui.tui.hot_seat import answering, question
from drawholdem_tui.tui.hot_seat import keyboard as hot_seat

ASSETS = REPOSITORY / "assets"
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


def asked(name: str, kind: str, street: str) -> Callable[[AtTheScreen], bool]:
    def now(at: AtTheScreen) -> bool:
        return (who(at), kind_of(at), at.director.show.stage.street) == (name, kind, street)

    return now


def is_over(at: AtTheScreen) -> bool:
    return at.director.show.ending is not None


PICTURES = {
    "table": Picture((100, 30), "felt", asked("Iris", "swap", "flop"), ("space", "1")),
    "showdown": Picture((140, 40), "felt", is_over),
    "compact": Picture((80, 24), "contrast", asked("Iris", "swap", "flop"), ("space",)),
    "bet": Picture((100, 30), "dark", asked("Iris", "bet", "turn"), ("space", "r", "right")),
    "draw-poker": Picture(
        (100, 30),
        "light",
        asked("Iris", "draw", "draw"),
        ("space", "2", "5"),
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
    await at.press(*picture.then)
    at.app.set_focus(None)


async def of_a_table(folder: Path, picture: Picture) -> str:
    laid = options(picture.game, NAMES, picture.seed)
    async with sitting(
        folder, laid, picture.size, stacks=picture.stacks, theme=picture.theme, four_colours=False
    ) as at:
        await play(at, picture)
        return at.app.export_screenshot(title="Draw-Holdem")


async def of_the_menu(folder: Path) -> str:
    async with opened(folder, (80, 24)) as program:
        return program.app.export_screenshot(title="Draw-Holdem")


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
    """A picture, made now."""
    with TemporaryDirectory() as folder, in_all_colours_and_at_once():
        making: Awaitable[str]
        if name == "menu":
            making = of_the_menu(Path(folder))
        else:
            making = of_a_table(Path(folder), PICTURES[name])

        async def make() -> str:
            return await making

        return asyncio.run(make())


ALL = ("menu", *PICTURES)


if __name__ == "__main__":
    for each in ALL:
        write_whole(ASSETS / f"{each}.svg", made(each))

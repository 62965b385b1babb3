"""Every page and every question, and the way to each from the menu or from a table."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from evenings import table
from pages import Program, opened
from pasts import book_of

from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.storage.settings_schema import Value
from drawholdem_tui.tui.history.screen import HistoryScreen
from drawholdem_tui.words.language import In, _, translate


@dataclass(frozen=True)
class Shown:
    """How to get to a page, from the menu or from a table."""

    steps: Callable[[Program], Awaitable[None]]
    table: TableOptions | None = None
    settings: str = ""
    past: bool = False  # a book of a few evenings is there already


# The way to each


async def stay(_program: Program) -> None:
    """At once."""


async def leave_a_game(program: Program) -> None:
    await program.press("down", "enter", "enter")
    await program.until_asked()
    await program.leave_the_table()


def chosen(item: str, **values: str) -> Callable[[Program], Awaitable[None]]:
    async def steps(program: Program) -> None:
        await program.choose(item)
        for row, value in values.items():
            await program.set(row.replace("_", " "), value)

    return steps


async def wrong_blinds(program: Program) -> None:
    await program.choose("New game")
    await program.set("blinds", "10/5")
    await program.press("end", "enter")


async def asking_for_a_key(program: Program) -> None:
    await program.choose("Settings")
    await program.go_to("key leave")
    await program.press("enter")


async def refusing_a_key(program: Program) -> None:
    await asking_for_a_key(program)
    await program.press("f")


def looking_back(*keys: str) -> Callable[[Program], Awaitable[None]]:
    async def steps(program: Program) -> None:
        await program.choose("History")
        await program.until_page("HistoryScreen")
        await program.press(*keys)
        if isinstance(screen := program.app.screen, HistoryScreen):
            await program.until(
                lambda: screen.looking.is_summed_up and not screen.mistakes.is_reckoning
            )

    return steps


def at_the_table(*keys: str) -> Callable[[Program], Awaitable[None]]:
    async def steps(program: Program) -> None:
        await program.until_asked()
        await program.press(*keys)

    return steps


def between_hands(page: str, *keys: str) -> Callable[[Program], Awaitable[None]]:
    """After a hand in which one of two has folded."""

    async def steps(program: Program) -> None:
        await program.until_asked()
        await program.press("space", "f")
        await program.until(lambda: program.director.between.open)
        await program.press(keys[0])
        await program.until_page(page)
        await program.press(*keys[1:])

    return steps


async def refused_newcomer(program: Program) -> None:
    """By a name that cannot be."""
    await between_hands("Newcomer", "j", "7", "enter")(program)
    await program.until(lambda: program.app.screen.query_one(".why").size.height > 1)


async def standings(program: Program) -> None:
    """With luck and play, which are worked out beside it."""
    titles = {translate(_("luck")), translate(In("luck and play", "play"))}

    def told() -> bool:
        lines = str(program).splitlines()
        counted = not any("\u2026" in line for line in lines if line.strip()[:1].isdigit())
        return any(titles <= {*line.split()} for line in lines) and counted

    await program.until(told)


def laid(seats: str, hands: int | None = None) -> TableOptions:
    with_seed = table("draw-holdem", seats, 1000, "pages")
    game = "texas-holdem" if seats == "Ann,Ben" else "draw-holdem"
    return TableOptions(game, table(game, seats).rules, with_seed.seats, 1000, "pages", hands=hands)


ALONE = laid("Ann,cpu,cpu")
PAGES = {
    "menu": Shown(stay),
    "menu-continue": Shown(leave_a_game),
    "new-game": Shown(chosen("New game")),
    "new-game-draw-poker": Shown(chosen("New game", game="draw-poker")),
    "new-game-knockout": Shown(chosen("New game", mode="knockout", seats="10", levels="turbo")),
    "new-game-spread": Shown(chosen("New game", ante="5", structure="spread")),
    "new-game-wrong": Shown(wrong_blinds),
    "settings": Shown(chosen("Settings")),
    "settings-key": Shown(asking_for_a_key),
    "settings-key-refused": Shown(refusing_a_key),
    "rules": Shown(chosen("Rules")),
    "history": Shown(looking_back("down"), past=True),
    "history-hands": Shown(
        looking_back("enter", "down", "m", "down", "n", *"Ouch", "enter"), past=True
    ),
    "history-found": Shown(looking_back("/", *"ann", "enter", "enter", "s"), past=True),
    "history-delete": Shown(looking_back("end", "enter", "d", "y"), past=True),
    "help": Shown(at_the_table("?"), ALONE),
    "log": Shown(at_the_table("l"), ALONE),
    "chart": Shown(at_the_table("g"), ALONE),
    "pots": Shown(at_the_table("t"), ALONE),
    "leave": Shown(at_the_table("q"), ALONE),
    "who": Shown(between_hands("Whom", "z"), laid("Ann,Ben")),
    "newcomer": Shown(refused_newcomer, laid("Ann,Ben")),
    "standings": Shown(standings, laid("cpu,cpu,cpu", hands=3)),
    "troubles": Shown(stay, ALONE, "speed = 9\n"),
}


@asynccontextmanager
async def open_page(
    name: str, folder: Path, size: tuple[int, int], **preferences: Value
) -> AsyncIterator[Program]:
    """The program with that page on the screen, its files in an empty folder."""
    page = PAGES[name]
    folder.mkdir()
    if page.past:
        book_of(folder / "book.sqlite3")
    if page.settings:
        (folder / "settings.toml").write_text(page.settings, encoding="utf-8")
    async with opened(folder, size, page.table, **preferences) as program:
        await page.steps(program)
        await program.hands.settle()
        yield program

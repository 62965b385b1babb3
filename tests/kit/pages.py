"""The program from its menu on, driven by keys and clicks; its screen as text."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from waiting import until

from drawholdem_tui.evening.lobby import Lobby, sit_down
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.storage.settings import load
from drawholdem_tui.storage.settings_schema import Value
from drawholdem_tui.tui.app import DrawHoldem
from drawholdem_tui.tui.headless import Headless, headless
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.words.language import translate


class Program:
    """Opened once; what its pages show, and where on them something stands."""

    def __init__(self, hands: Headless) -> None:
        self.hands = hands
        self.app = hands.app
        self.press = hands.press

    def __str__(self) -> str:
        return "\n".join(self.hands.lines()) + "\n"

    @property
    def page(self) -> str:
        return self.hands.page

    @property
    def director(self) -> Director:
        assert self.hands.table is not None
        return self.hands.table.director

    @property
    def values(self) -> dict[str, str]:
        return self.hands.form.values

    @property
    def items(self) -> list[str]:
        known = (
            "Continue",
            "Quick game",
            "New game",
            "Tour",
            "Today's deal",
            "Drill",
            "Rules",
            "History",
            "Statistics",
            "Settings",
            "Quit",
        )
        rows = [line.strip() for line in self.hands.lines()]
        return [name for row in rows for name in known if row.startswith(name)]

    def line_with(self, text: str) -> str:
        return next((line for line in self.hands.lines() if text in line), "")

    async def until(self, what: Callable[[], bool]) -> None:
        await until(what, lambda: f"on the screen:\n{self}")
        await self.hands.settle()

    async def until_page(self, name: str) -> None:
        await self.until(lambda: self.page == name)

    async def until_asked(self) -> None:
        """Somebody is asked, and the question has been painted."""

        def asked() -> bool:
            table = self.hands.table
            question = table.director.question if table else None
            if table is None or question is None:
                return False
            return table.director.keyboard.curtain or question.shown_at < float("inf")

        await self.until(asked)

    async def click(self, text: str, button: int = 1) -> None:
        """On the first place where this stands."""
        for y, line in enumerate(self.hands.lines()):
            if text in line:
                await self.hands.click(line.index(text) + 1, y, button)
                return
        raise AssertionError(f"{text!r} is not there:\n{self}")

    async def choose(self, item: str) -> None:
        """An item of the menu, by what it is called in English."""
        await self.until_page("MenuScreen")
        title, lines = translate(item), self.hands.lines()
        rows = [y for y, line in enumerate(lines) if line.strip().startswith(title)]
        assert rows, f"{title!r} is not there:\n{self}"
        await self.hands.click(lines[rows[0]].index(title) + 1, rows[0])

    async def go_to(self, row_id: str) -> None:
        """A row of the page, by keys."""
        form = self.hands.form
        await self.press("home")
        while form.row.id != row_id:
            before = form.at
            await self.press("down")
            assert form.at > before, f"there is no row {row_id!r}"

    async def set(self, row_id: str, value: str) -> None:
        """A value, with the arrows where it can be chosen, else typed."""
        await self.go_to(row_id)
        row = self.hands.form.row
        known = [choice for choice, _label in row.choices]
        if value in known:
            for _ in known:
                if self.values[row_id] == value:
                    return
                await self.press("right")
            assert self.values[row_id] == value
            return
        await self.press("backspace")
        await self.press(*["backspace"] * len(self.values[row_id]))
        assert not self.values[row_id]
        await self.press(*("space" if sign == " " else sign for sign in value))

    async def leave_the_table(self) -> None:
        await self.press("q")
        await self.until_page("Leaving")
        await self.press("enter")
        await self.until_page("MenuScreen")


@asynccontextmanager
async def opened(
    folder: Path,
    size: tuple[int, int] = (100, 30),
    table: TableOptions | None = None,
    **preferences: Value,
) -> AsyncIterator[Program]:
    """The program with the files of this folder; preferences are for this time only."""
    folder.chmod(0o700)  # as the program makes it; another one is mended, and told
    files = paths(folder)
    settings = load(files.settings)
    for name, value in {"speed": 0, "motion": False, **preferences}.items():
        settings = settings.for_now(name, value)
    with sit_down(files.book) as book:
        app = DrawHoldem(lambda: Lobby(book, files), settings, table)
        async with headless(app, size) as hands:
            program = Program(hands)
            if table is not None:  # the laid one is seen first
                await program.until(lambda: program.page != "LaidScreen")
            yield program


def with_program(
    folder: Path,
    steps: Callable[[Program], Awaitable[None]],
    size: tuple[int, int] = (100, 30),
    table: TableOptions | None = None,
    **preferences: Value,
) -> None:
    """Run steps at the program."""

    async def run() -> None:
        async with opened(folder, size, table, **preferences) as program:
            await steps(program)

    asyncio.run(run())

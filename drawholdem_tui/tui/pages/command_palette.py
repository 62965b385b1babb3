"""Textual's command palette, without what can go wrong in it."""

from __future__ import annotations

from contextlib import suppress

from textual import work
from textual.await_complete import AwaitComplete
from textual.command import CommandPalette, SearchIcon
from textual.css.query import NoMatches

_GATHER = CommandPalette._gather_commands.__wrapped__  # type: ignore[attr-defined]  # noqa: SLF001


class PaletteScreen(CommandPalette):
    """It leaves once, and moves by pages only through what is there already. It must not be called
    as its list is: Textual styles by the names of classes."""

    def on_mount(self) -> None:
        for icon in self.query(SearchIcon):
            icon.icon = ">"  # many fonts lack Textual's

    def dismiss(self, result: None = None) -> AwaitComplete:
        if self not in self.app.screen_stack:  # two quick presses of Escape
            gone: AwaitComplete = AwaitComplete.nothing()  # type: ignore[no-untyped-call]
            return gone
        return super().dismiss(result)

    @work(exclusive=True, group=CommandPalette._GATHER_COMMANDS_GROUP)  # noqa: SLF001
    async def _gather_commands(self, search_value: str) -> None:
        with suppress(NoMatches):  # the program ends, and its list is gone already
            await _GATHER(self, search_value)

    def _action_command_list(self, action: str) -> None:
        with suppress(KeyError):  # the lines of the list have not been counted yet
            super()._action_command_list(action)

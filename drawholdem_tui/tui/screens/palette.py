"""Textual's command palette, without what can go wrong in it."""

from __future__ import annotations

from contextlib import suppress

from textual.await_complete import AwaitComplete
from textual.command import CommandPalette


class PaletteScreen(CommandPalette):
    """It leaves once, and moves by pages only through what is there already. It must not be called
    as its list is: Textual styles by the names of classes."""

    def dismiss(self, result: None = None) -> AwaitComplete:
        if self not in self.app.screen_stack:  # two quick presses of Escape
            gone: AwaitComplete = AwaitComplete.nothing()  # type: ignore[no-untyped-call]
            return gone
        return super().dismiss(result)

    def _action_command_list(self, action: str) -> None:
        with suppress(KeyError):  # the lines of the list have not been counted yet
            super()._action_command_list(action)

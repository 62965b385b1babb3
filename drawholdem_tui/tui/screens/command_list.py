"""Textual's command palette, which leaves once."""

from __future__ import annotations

from textual.await_complete import AwaitComplete
from textual.command import CommandPalette


class CommandList(CommandPalette):
    """Two quick presses of Escape are one: the second would take the screen below."""

    def dismiss(self, result: None = None) -> AwaitComplete:
        if self not in self.app.screen_stack:
            gone: AwaitComplete = AwaitComplete.nothing()  # type: ignore[no-untyped-call]
            return gone
        return super().dismiss(result)

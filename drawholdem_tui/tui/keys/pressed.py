"""From the terminal's keys to those of the commands."""

from __future__ import annotations

from textual.events import Key


def typed(event: Key) -> str:
    """A character as typed; else the name of the key."""
    if event.key in ("space", "enter", "tab", "escape", "backspace"):
        return event.key
    if event.character and len(event.character) == 1 and event.character.isprintable():
        return event.character
    return event.key


def key_of(event: Key) -> str:
    """The same, letters without regard to Shift."""
    return typed(event).lower()

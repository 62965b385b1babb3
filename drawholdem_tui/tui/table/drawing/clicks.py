"""What the mouse says."""

from __future__ import annotations

from textual.message import Message


class CommandChosen(Message):
    """Somebody has clicked what stands for a command; its key would have done the same."""

    def __init__(self, command: str) -> None:
        super().__init__()
        self.command = command


class KeyClicked(Message):
    """Somebody has clicked what stands for a key where there are no commands: in the bet entry."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key


class PlaceChosen(Message):
    """Somebody has clicked what was said at a place of a recorded hand."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

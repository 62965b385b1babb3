"""What can be pressed in the statistics."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.tui.keys.command import Command

COMMANDS: Final[tuple[Command, ...]] = ()

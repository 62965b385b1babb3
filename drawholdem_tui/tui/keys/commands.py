"""Every command there is: those of all rooms, in the order in which they are listed."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.tui.drill.commands import COMMANDS as DRILL
from drawholdem_tui.tui.history.commands import COMMANDS as HISTORY
from drawholdem_tui.tui.hot_seat.commands import COMMANDS as HOT_SEAT
from drawholdem_tui.tui.keys.command import Command
from drawholdem_tui.tui.live.commands import COMMANDS as LIVE
from drawholdem_tui.tui.referee.commands import COMMANDS as REFEREE
from drawholdem_tui.tui.replay.commands import COMMANDS as REPLAY
from drawholdem_tui.tui.statistics.commands import COMMANDS as STATISTICS

COMMANDS: Final = (*HOT_SEAT, *LIVE, *REPLAY, *HISTORY, *DRILL, *STATISTICS, *REFEREE)
BY_ID: Final = {command.id: command for command in COMMANDS}


def command(command_id: str) -> Command:
    return BY_ID[command_id]

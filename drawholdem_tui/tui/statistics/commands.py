"""What can be pressed in the statistics."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.tui.keys.command import Command, When
from drawholdem_tui.words.language import _

OPEN: Final = "statistics open"
BACK: Final = "statistics player back"
ON: Final = "statistics player on"
NEXT_PAGE: Final = "statistics page on"
LAST_PAGE: Final = "statistics page back"
PLAYERS: Final = "statistics players"
PLAYER: Final = "statistics player"
SEASON: Final = "statistics season"
NET: Final = "statistics net"
EVENINGS: Final = "statistics evenings"
PRACTISE: Final = "statistics practise"
LISTS: Final = (PLAYERS, SEASON, NET)  # a row of them can be chosen and opened
HELP: Final = "statistics help"
LEAVE: Final = "statistics leave"
_TABLE: Final = (
    (OPEN, ("enter",), _("one player"), _("all stats for the selected row")),
    (BACK, ("left",), _("previous player"), _("on the evenings page: previous evening")),
    (ON, ("right",), _("next player"), _("on the evenings page: next evening")),
    (NEXT_PAGE, ("tab",), _("next page"), _("the last page wraps to the first")),
    (LAST_PAGE, ("shift+tab",), _("previous page"), _("the first wraps to the last")),
    (PLAYERS, ("1",), _("players"), _("everyone's stats")),
    (PLAYER, ("2",), _("one player"), _("what the stats mean")),
    (SEASON, ("3",), _("season"), _("the standings")),
    (NET, ("4",), _("net"), _("hand by hand")),
    (EVENINGS, ("5",), _("evenings"), _("stacks, luck and play")),
    (PRACTISE, ("p",), _("practise swaps"), _("ten swap spots, for one player")),
    (HELP, ("?",), _("help"), _("these keys")),
    (LEAVE, ("q",), _("back"), _("to the menu")),
)
COMMANDS: Final = tuple(Command(*each, When.STATISTICS) for each in _TABLE)

"""What can be pressed in a drill beside the answers, which are those of the table."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.tui.keys.command import Command, When
from drawholdem_tui.words.language import _

NEXT: Final = "drill next"
HAND: Final = "drill hand"
RULES: Final = "drill rules"
HELP: Final = "drill help"
LEAVE: Final = "drill leave"
BAR_OF_A_QUESTION: Final = (HELP, LEAVE)
BAR_OF_AN_ANSWER: Final = (NEXT, HAND, RULES, HELP, LEAVE)
CLICKED: Final = {"next": NEXT}  # on what an answer was worth
COMMANDS: Final = (
    Command(NEXT, ("enter", "space"), _("go on"), _("to the next spot"), When.DRILL),
    Command(HAND, ("v", "l"), _("the hand"), _("in full, once you have answered"), When.DRILL),
    Command(RULES, ("r",), _("rules"), _("the rule behind an answer"), When.DRILL),
    Command(HELP, ("?",), _("help"), _("keys and hand rankings"), When.DRILL),
    Command(LEAVE, ("q",), _("leave"), _("the drill"), When.DRILL),
)

"""What can be pressed in the history, and which keys stand below the list, in which order."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.tui.keys.command import Command, When
from drawholdem_tui.words.language import In
from drawholdem_tui.words.language import mark as _

OPEN: Final = "history open"
LEAVE: Final = "history leave"
COMMANDS: Final = (
    Command(
        OPEN,
        ("enter",),
        In("history", "open"),
        _("an evening, or a hand again"),
        When.HISTORY,
    ),
    Command("history filter", ("/",), _("find"), _("hands by words that fit"), When.HISTORY),
    Command("history showdowns", ("s",), _("showdowns"), _("only those, or all"), When.HISTORY),
    Command("history costs", ("c",), _("cost"), _("only what cost something"), When.HISTORY),
    Command("history marks", ("M",), _("marked"), _("only what is marked, or all"), When.HISTORY),
    Command("history all", ("0",), _("all"), _("whatever was looked for"), When.HISTORY),
    Command("history mark", ("m", "space"), _("mark"), _("a hand, or no longer"), When.HISTORY),
    Command("history name", ("n",), _("name"), _("call a hand something"), When.HISTORY),
    Command("history play", ("p",), _("play on"), _("take an evening up again"), When.HISTORY),
    Command("history ended", ("i",), _("results"), _("how an evening ended"), When.HISTORY),
    Command("history export", ("e",), _("export"), _("what is listed, as files"), When.HISTORY),
    Command("history delete", ("d",), _("delete"), _("for good; asks twice"), When.HISTORY),
    Command("history help", ("?",), _("help"), _("keys, and words to find by"), When.HISTORY),
    Command(LEAVE, ("q",), _("back"), _("to the evenings, the menu"), When.HISTORY),
)
# on a narrow screen the first ones and the last have room: the help, which tells the others, is one
BAR_OF_EVENINGS: Final = (
    OPEN, "history filter", "history play", "history help", "history ended",
    "history export", "history delete", "history mark", "history name", LEAVE,
)  # fmt: skip
BAR_OF_HANDS: Final = (
    OPEN, "history filter", "history mark", "history export", "history help",
    "history name", "history delete", "history costs", "history showdowns", "history marks",
    "history play", "history ended", LEAVE,
)  # fmt: skip

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
        _("open an evening, or replay a hand"),
        When.HISTORY,
    ),
    Command("history filter", ("/",), _("find"), _("hands that match your words"), When.HISTORY),
    Command("history showdowns", ("s",), _("showdowns"), _("only these, or all"), When.HISTORY),
    Command("history costs", ("c",), _("cost"), _("only hands with a mistake"), When.HISTORY),
    Command("history marks", ("M",), _("marked"), _("only marked hands, or all"), When.HISTORY),
    Command("history all", ("0",), _("all"), _("clear the search"), When.HISTORY),
    Command(
        "history mark",
        ("m", "space"),
        _("mark"),
        _("mark a hand, or remove the mark"),
        When.HISTORY,
    ),
    Command("history name", ("n",), _("name"), _("give a hand a name"), When.HISTORY),
    Command("history play", ("p",), _("play on"), _("resume an evening"), When.HISTORY),
    Command("history ended", ("i",), _("results"), _("how an evening ended"), When.HISTORY),
    Command("history export", ("e",), _("export"), _("the listed hands, as files"), When.HISTORY),
    Command("history delete", ("d",), _("delete"), _("forever; asks twice"), When.HISTORY),
    Command("history help", ("?",), _("help"), _("keys, and search words"), When.HISTORY),
    Command(LEAVE, ("q",), _("back"), _("to the evenings or the menu"), When.HISTORY),
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

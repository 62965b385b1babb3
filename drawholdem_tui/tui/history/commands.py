"""What can be pressed in the history, and which keys stand below the list, in which order."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.tui.keys.command import Command, When
from drawholdem_tui.words.language import In, _

OPEN: Final = "history open"
LEAVE: Final = "history leave"
COSTS: Final = "history costs"
EVERY: Final = "history all"
WHY: Final = "history why"
WHOSE: Final = "history whose"
EXPORT: Final = "history export"
HELP: Final = "history help"
_TABLE: Final[tuple[tuple[str, tuple[str, ...], str | In, str], ...]] = (
    (OPEN, ("enter",), In("history", "open"), _("open an evening, or replay a hand")),
    ("history filter", ("/",), _("find"), _("hands that match your words")),
    ("history showdowns", ("s",), _("showdowns"), _("only these, or all")),
    (COSTS, ("c",), _("mistakes"), _("only hands with a mistake")),
    (WHY, ("w",), _("decisions"), _("what each one cost in this hand")),
    ("history marks", ("M",), _("marked"), _("only marked hands, or all")),
    (EVERY, ("0",), _("all"), _("clear the search")),
    ("history mark", ("m", "space"), _("mark"), _("mark a hand, or remove the mark")),
    (WHOSE, ("o",), _("whose net"), _("net and course of the next player")),
    ("history name", ("n",), _("name"), _("give a hand a name")),
    ("history play", ("p",), _("play on"), _("resume an evening")),
    ("history ended", ("i",), _("results"), _("how an evening ended")),
    (EXPORT, ("e",), _("export"), _("the listed hands, as files")),
    ("history delete", ("d",), _("delete"), _("forever; asks twice")),
    (HELP, ("?",), _("help"), _("keys, and search words")),
    (LEAVE, ("q",), _("back"), _("to the evenings or the menu")),
)
COMMANDS: Final = tuple(Command(*each, When.HISTORY) for each in _TABLE)
# on a narrow screen the first ones and the last have room: the help, which tells the others, is one
BAR_OF_EVENINGS: Final = (
    OPEN, "history filter", "history play", HELP, "history ended",
    EXPORT, "history delete", WHOSE, LEAVE,
)  # fmt: skip
BAR_OF_HANDS: Final = (
    OPEN, "history filter", EXPORT, HELP, "history mark", WHY,
    WHOSE, "history name", "history delete", COSTS, "history showdowns", "history marks",
    "history play", "history ended", LEAVE,
)  # fmt: skip

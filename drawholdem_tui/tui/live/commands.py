"""What can be pressed at the table beside the answers to what is asked."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.tui.hot_seat.commands import COACH
from drawholdem_tui.tui.keys.command import Command, When
from drawholdem_tui.words.language import In, _

NEXT: Final = "next"
WHY: Final = "why"
OVERBLIND: Final = "overblind"
REBUY: Final = "rebuy"
GAME: Final = "game"
SHOW: Final = "show"
OPEN: Final = "open"
SIT_OUT: Final = "sit out"
JOIN: Final = "join"
GET_UP: Final = "get up"
PEEK: Final = "peek"
SORT: Final = "sort"
LOG: Final = "log"
HELP: Final = "help"
PAUSE: Final = "pause"
SKIP: Final = "skip"
FASTER: Final = "faster"
SLOWER: Final = "slower"
POTS: Final = "pots"
NOTES: Final = "notes"
CHART: Final = "chart"
RULES: Final = "rules"
SETTINGS: Final = "settings"
LEAVE: Final = "leave"
AGAIN: Final = "evening again"
COPY: Final = "evening copy"
LAST_HAND: Final = "evening hand"
PICTURE: Final = "evening picture"
OVER_HELP: Final = "evening help"
CLOSE: Final = "evening close"

# as soon as the last hand is told, and behind that
AT_THE_END: Final = (AGAIN, LAST_HAND)
# while an amount is typed they do not touch it
IN_THE_ENTRY: Final = (PEEK, COACH, LOG, HELP, POTS)
# the first of the key bar to go where there is little room: help tells them soon enough
SPARE: Final = frozenset((SETTINGS, SKIP, PAUSE, SIT_OUT))
# while the keyboard is handed over: they show nothing private
ON_THE_CURTAIN: Final = (LOG, HELP, POTS, NOTES, RULES, PAUSE, SKIP, SETTINGS, LEAVE)
COMMANDS: Final = (
    Command(NEXT, ("enter",), _("next hand"), _("go on"), When.BETWEEN, in_bar=True),
    # between two hands it stands beside the next one
    Command(WHY, ("w",), _("why"), _("your mistakes; on your turn: on or off"), When.ALWAYS, True),
    Command(
        OVERBLIND,
        ("o",),
        _("overblind"),
        _("post twice the big blind in the next hand"),
        When.BETWEEN,
        True,
    ),
    Command(REBUY, ("b", "$"), _("buy chips"), _("up to the buy-in"), When.BETWEEN, in_bar=True),
    Command(GAME, ("d",), _("choose the game"), _("for the next hand"), When.BETWEEN, in_bar=True),
    Command(SHOW, ("v",), _("show cards"), _("cards nobody has seen"), When.BETWEEN, in_bar=True),
    Command(OPEN, ("y",), _("face up"), _("on or off from the next hand"), When.BETWEEN),
    Command(
        SIT_OUT,
        ("z",),
        _("sit out or in"),
        _("skip hands, or come back"),
        When.BETWEEN,
        in_bar=True,
    ),
    Command(JOIN, ("j",), In("somebody new", "join"), _("a new player sits down"), When.BETWEEN),
    Command(GET_UP, ("x",), _("stand up"), _("take your chips and go"), When.BETWEEN),
    Command(PEEK, ("space",), _("look"), _("show or hide your cards"), When.ALWAYS, in_bar=True),
    Command(SORT, ("i",), _("sort"), _("sort five cards: on or off"), When.ALWAYS, in_bar=True),
    Command(COACH, ("h",), _("coach"), _("advice against unknown hands"), When.ALWAYS, in_bar=True),
    Command(LOG, ("l",), _("log"), _("the whole hand in words"), When.ALWAYS, in_bar=True),
    Command(HELP, ("?",), _("help"), _("keys and hand rankings"), When.ALWAYS, in_bar=True),
    Command(PAUSE, ("p",), _("pause"), _("pause, or continue"), When.ALWAYS, in_bar=True),
    Command(SKIP, (".",), _("skip"), _("to the next decision"), When.ALWAYS, in_bar=True),
    Command(FASTER, ("+",), _("faster"), _("play faster"), When.ALWAYS),
    Command(SLOWER, ("-",), _("slower"), _("play slower"), When.ALWAYS),
    Command(POTS, ("t",), _("pots"), _("all pots and who can win them"), When.ALWAYS, in_bar=True),
    Command(NOTES, ("n",), _("notes"), _("what the others have done"), When.ALWAYS),
    Command(CHART, ("g",), _("chart"), _("which card to swap before the flop"), When.ALWAYS),
    Command(RULES, ("/",), _("rule"), _("the rule that applies right now"), When.ALWAYS),
    Command(
        SETTINGS, (",",), _("settings"), _("appearance, speed, keys"), When.ALWAYS, in_bar=True
    ),
    Command(LEAVE, ("q",), _("leave"), _("the game is saved"), When.ALWAYS, in_bar=True),
    Command(AGAIN, ("a", "n"), _("the same again"), _("same players, game and stakes"), When.OVER),
    Command(LAST_HAND, ("v",), _("the last hand"), _("look at it again"), When.OVER),
    Command(COPY, ("y",), _("copy"), _("the result as text"), When.OVER),
    Command(PICTURE, ("s",), _("screenshot"), _("as an SVG file"), When.OVER),
    Command(OVER_HELP, ("?",), _("help"), _("these keys"), When.OVER),
    Command(CLOSE, ("enter", "q"), _("go on"), _("back to the menu, or quit"), When.OVER),
)

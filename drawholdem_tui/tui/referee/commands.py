"""What can be pressed at a real table. What is typed in a line there has no key of its own."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.tui.keys.command import Command, When
from drawholdem_tui.words.language import _

FOLD: Final = "referee fold"
CALL: Final = "referee call"
RAISE: Final = "referee raise"
LEAST: Final = "referee least"
HALF: Final = "referee half"
TWO_THIRDS: Final = "referee two thirds"
POT: Final = "referee pot"
PRESETS: Final[tuple[str, ...]] = (LEAST, HALF, TWO_THIRDS, POT)
ALL_IN: Final = "referee all in"
SWAP: Final = "referee swap"
KEEP: Final = "referee keep"
UNDO: Final = "referee undo"
BOARD: Final = "referee board"
NEXT: Final = "referee next"
TYPE: Final = "referee type"
MISDEAL: Final = "referee misdeal"
PAUSE: Final = "referee pause"
LOG: Final = "referee log"
RULES: Final = "referee rules"
HELP: Final = "referee help"
REBUY: Final = "referee rebuy"
SIT_OUT: Final = "referee sit out"
END: Final = "referee end"
LEAVE: Final = "referee leave"

COMMANDS: Final = (
    Command(FOLD, ("f",), _("fold"), _("the player to act folds"), When.REFEREE),
    Command(CALL, ("c",), _("check or call"), _("whichever is possible"), When.REFEREE),
    Command(
        RAISE,
        ("r", "b"),
        _("bet or raise"),
        _("then the amount; or just type a digit"),
        When.REFEREE,
    ),
    Command(LEAST, ("n",), _("min"), _("the minimum bet or raise"), When.REFEREE),
    Command(HALF, ("h",), _("1/2"), _("half the pot; before the flop 2.5\u00d7"), When.REFEREE),
    Command(
        TWO_THIRDS,
        ("w",),
        _("2/3"),
        _("two thirds of the pot; before the flop 3\u00d7"),
        When.REFEREE,
    ),
    Command(POT, ("o",), _("pot"), _("bets the pot"), When.REFEREE),
    Command(ALL_IN, ("a",), _("all-in"), _("asks first"), When.REFEREE),
    Command(SWAP, ("s",), _("swap"), _("or, before a draw, declares split openers"), When.REFEREE),
    Command(KEEP, ("k",), _("keep"), _("declines the swap; draws no card"), When.REFEREE),
    Command(UNDO, ("u",), _("undo"), _("takes back the last action"), When.REFEREE, in_bar=True),
    Command(BOARD, ("d",), _("board"), _("type the board cards"), When.REFEREE),
    Command(NEXT, ("enter",), _("next hand"), _("or enter its first action"), When.REFEREE),
    Command(REBUY, ("$",), _("buy chips"), _("for a player without chips"), When.REFEREE),
    Command(SIT_OUT, ("z",), _("sit out"), _("a player without chips"), When.REFEREE),
    Command(TYPE, ("t",), _("type"), _("stacks, people, chips"), When.REFEREE, in_bar=True),
    Command(MISDEAL, ("m",), _("misdeal"), _("all chips go back"), When.REFEREE),
    Command(PAUSE, ("p",), _("pause"), _("stops the clock"), When.REFEREE, in_bar=True),
    Command(LOG, ("l",), _("log"), _("the hand so far"), When.REFEREE),
    Command(RULES, ("/",), _("rules"), _("with real cards"), When.REFEREE),
    Command(HELP, ("?",), _("help"), _("keys and typed commands"), When.REFEREE, in_bar=True),
    Command(END, ("e",), _("end"), _("this is the last hand"), When.REFEREE),
    Command(LEAVE, ("q",), _("leave"), _("the game is saved"), When.REFEREE, in_bar=True),
)

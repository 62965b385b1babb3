"""What can be pressed in a replay, which keys stand below it, and what lets it go on by itself."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.tui.keys.command import Command, When
from drawholdem_tui.words.language import In, _

ON: Final = "replay on"
PLAY: Final = "replay play"
HAND: Final = "replay hand"
JUMP: Final = "replay jump"
COACH: Final = "replay coach"
EYES: Final = "replay eyes"
FORK: Final = "replay fork"
WHY: Final = "replay why"
OTHER: Final = "replay other"
COST: Final = "replay cost"
COST_BACK: Final = "replay cost back"
LEAVE: Final = "replay leave"
COMMANDS: Final = (
    Command(ON, ("right",), In("replay", "next"), _("one step"), When.REPLAY),
    Command("replay back", ("left",), _("back"), _("one step"), When.REPLAY),
    Command("replay street", ("down",), _("street"), _("to the next one"), When.REPLAY),
    Command("replay street back", ("up",), _("back a street"), _("to its start"), When.REPLAY),
    Command("replay begin", ("home",), _("start"), _("of the hand"), When.REPLAY),
    Command("replay end", ("end",), _("end"), _("of the hand"), When.REPLAY),
    Command(HAND, ("pagedown",), _("next hand"), _("if there are several"), When.REPLAY),
    Command(
        "replay hand back", ("pageup",), _("previous hand"), _("if there are several"), When.REPLAY
    ),
    Command(JUMP, ("enter",), _("jump"), _("to the action number you typed"), When.REPLAY),
    Command(PLAY, ("space",), In("replay", "play"), _("autoplay, or pause"), When.REPLAY),
    Command("replay faster", ("+",), _("faster"), _("play faster"), When.REPLAY),
    Command("replay slower", ("-",), _("slower"), _("play slower"), When.REPLAY),
    Command(COST, ("m",), _("next mistake"), _("the next costly decision"), When.REPLAY),
    Command(COST_BACK, ("M",), _("previous mistake"), _("the last costly one"), When.REPLAY),
    Command("replay decision", ("n",), _("next decision"), _("that the coach grades"), When.REPLAY),
    Command(
        "replay decision back",
        ("N",),
        _("previous decision"),
        _("the last one the coach graded"),
        When.REPLAY,
    ),
    Command(EYES, ("v",), _("whose cards"), _("the viewer's, those shown, all"), When.REPLAY),
    Command("replay chances", ("o",), _("odds"), _("for each hand that is face up"), When.REPLAY),
    Command(OTHER, ("x",), _("compare"), _("how the other player played it"), When.REPLAY),
    Command(COACH, ("h", "c"), _("coach"), _("what this decision cost"), When.REPLAY),
    Command(WHY, ("w",), _("decisions"), _("what each one cost, and why"), When.REPLAY),
    Command(FORK, ("p",), _("play on"), _("from here, against the computer"), When.REPLAY),
    Command("replay copy", ("y",), _("copy"), _("the hand as text"), When.REPLAY),
    Command("replay write", ("e",), _("save"), _("the hand as a PHH file"), When.REPLAY),
    Command("replay picture", ("i",), _("screenshot"), _("as an SVG file"), When.REPLAY),
    Command("replay log", ("l",), _("log"), _("the hand so far in words"), When.REPLAY),
    Command("replay rules", ("r",), _("rules"), _("the rule that applies right now"), When.REPLAY),
    Command("replay help", ("?",), _("help"), _("keys and hand rankings"), When.REPLAY),
    Command(LEAVE, ("q",), _("leave"), _("the replay"), When.REPLAY),
)
IN_BAR: Final = (
    ON, "replay back", OTHER, PLAY, COACH, COST, FORK, WHY, EYES,
    "replay chances", HAND, COST_BACK, "replay street", "replay rules", "replay help", LEAVE,
)  # fmt: skip
GRADED: Final = (COACH, COST, COST_BACK, WHY)  # nothing where the coach is silent
IN_THE_BAR_OF_A_SCENE: Final = (
    ON, "replay back", PLAY, HAND, FORK, "replay rules", "replay help", LEAVE,
)  # fmt: skip
THERE_IN_SHORT: Final = {HAND: _("skip"), "replay rules": _("rule")}  # all have room
# what the screen does, behind "replay"
OF_THE_SCREEN: Final = (
    "replay copy", "replay write", "replay picture", "replay log", "replay rules",
    "replay help", LEAVE,
)  # fmt: skip
# a click on a region of the table says what it says in a game; the others do nothing here
CLICKED: Final = {"log": "replay log", "next": HAND}
GOES_ON_PLAYING: Final = frozenset(
    (PLAY, "replay faster", "replay slower", EYES, "replay chances", COACH,
     "replay picture"),
)  # fmt: skip
# what can be pressed while a scene tells of itself, in its words
OF_A_SCENE: Final = (
    (ON, In("replay", "next"), _("to the next caption or question")),
    ("replay back", _("back"), _("to the previous caption")),
    ("replay begin", _("start"), _("of the scene")),
    ("replay end", _("end"), _("of the scene")),
    (HAND, _("skip"), _("to the next scene")),
    ("replay hand back", _("previous scene"), _("from the start")),
    (PLAY, In("replay", "play"), _("autoplay, or pause")),
    ("replay faster", _("faster"), _("play faster")),
    ("replay slower", _("slower"), _("play slower")),
    (EYES, _("whose cards"), _("yours, those shown, all")),
    (FORK, _("play on"), _("from here, against the computer")),
    ("replay rules", _("rules"), _("the rule that applies right now")),
    ("replay log", _("log"), _("the hand so far in words")),
    (LEAVE, _("leave"), _("the tour")),
)

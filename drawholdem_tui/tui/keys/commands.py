"""Every command once: its keys, what it is called, what the help says. The key bar, the help, the
command palette, ``drawholdem keys`` and the dispatch of keys all come from here.

Nothing here knows the screen's library, so that the keys can be listed without it.
"""

from __future__ import annotations

import enum
from typing import Final

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.words.language import In, translate
from drawholdem_tui.words.language import mark as _


class When(enum.StrEnum):
    """Where a command is understood."""

    DECISION = _("At a decision")
    BETWEEN = _("Between hands")
    ALWAYS = _("Always")
    REPLAY = _("In a replay")
    HISTORY = _("In the history")
    DRILL = _("In a drill")


AT_THE_TABLE: Final = (When.DECISION, When.BETWEEN, When.ALWAYS)


class Command(Fact):
    """``keys`` are characters, or the names of keys that have none; the first is shown."""

    id: str
    keys: tuple[str, ...]
    title: str | In
    help: str
    when: When
    in_bar: bool = False


_MARKS: Final = (
    _("mark card 1"), _("mark card 2"), _("mark card 3"), _("mark card 4"), _("mark card 5"),
)  # fmt: skip

COMMANDS: Final[tuple[Command, ...]] = (
    Command("fold", ("f",), _("fold"), _("give up the hand"), When.DECISION),
    Command("call", ("c",), _("check or call"), _("stay in for what it costs"), When.DECISION),
    Command("raise", ("r", "b"), _("bet or raise"), _("open the bet entry"), When.DECISION),
    *(
        Command(
            f"mark {place}",
            (str(place),),
            title,
            _("mark a card to swap or discard"),
            When.DECISION,
        )
        for place, title in enumerate(_MARKS, 1)
    ),
    Command("swap", ("s", "enter"), _("swap or draw"), _("the marked cards"), When.DECISION),
    Command("keep", ("k",), _("keep"), _("swap nothing; draw nothing"), When.DECISION),
    Command("next", ("enter",), _("next hand"), _("go on"), When.BETWEEN, in_bar=True),
    # between two hands it stands beside the next one
    Command(
        "why", ("w",), _("why"), _("what your choices cost, after the hand"), When.ALWAYS, True
    ),
    Command(
        "overblind", ("o",), _("overblind"), _("post one in the next hand"), When.BETWEEN, True
    ),
    Command("rebuy", ("$",), _("buy chips"), _("up to the buy-in"), When.BETWEEN, in_bar=True),
    Command("game", ("d",), _("choose the game"), _("of the next hand"), When.BETWEEN, in_bar=True),
    Command("show", ("v",), _("show cards"), _("that nobody has seen"), When.BETWEEN, in_bar=True),
    Command(
        "open",
        ("y",),
        _("open hands"),
        _("all lie open from the next hand on, or no longer"),
        When.BETWEEN,
    ),
    Command("sit out", ("z",), _("sit out or in"), _("miss hands"), When.BETWEEN, in_bar=True),
    Command("join", ("j",), In("somebody new", "join"), _("somebody new sits down"), When.BETWEEN),
    Command("get up", ("x",), _("get up"), _("take your chips and go"), When.BETWEEN),
    Command("peek", ("space",), _("look"), _("show or hide your cards"), When.ALWAYS, in_bar=True),
    Command("sort", ("i",), _("in order"), _("sort five cards, or not"), When.ALWAYS, in_bar=True),
    Command("coach", ("h",), _("coach"), _("how good the hand is"), When.ALWAYS, in_bar=True),
    Command("log", ("l",), _("log"), _("the whole hand in words"), When.ALWAYS, in_bar=True),
    Command("help", ("?",), _("help"), _("keys and ranking of hands"), When.ALWAYS, in_bar=True),
    Command("pause", ("p",), _("pause"), _("hold on, or go on"), When.ALWAYS, in_bar=True),
    Command("skip", (".",), _("skip"), _("to the next decision"), When.ALWAYS, in_bar=True),
    Command("faster", ("+",), _("faster"), _("play faster"), When.ALWAYS),
    Command("slower", ("-",), _("slower"), _("play slower"), When.ALWAYS),
    Command("pots", ("t",), _("pots"), _("all pots and who can win them"), When.ALWAYS),
    Command("notes", ("n",), _("notes"), _("what has been seen of the others"), When.ALWAYS),
    Command("chart", ("g",), _("chart"), _("which card to swap before the flop"), When.ALWAYS),
    Command("rules", ("/",), _("rule"), _("the clause of this moment"), When.ALWAYS),
    Command("settings", (",",), _("settings"), _("looks, pace, keys"), When.ALWAYS, in_bar=True),
    Command("leave", ("q",), _("leave"), _("the game is saved"), When.ALWAYS, in_bar=True),
    Command("replay on", ("right",), In("replay", "on"), _("one step"), When.REPLAY),
    Command("replay back", ("left",), _("back"), _("one step"), When.REPLAY),
    Command("replay street", ("down",), _("street"), _("to the next one"), When.REPLAY),
    Command("replay street back", ("up",), _("street back"), _("to its start"), When.REPLAY),
    Command("replay begin", ("home",), _("start"), _("of the hand"), When.REPLAY),
    Command("replay end", ("end",), _("end"), _("of the hand"), When.REPLAY),
    Command("replay hand", ("pagedown",), _("next hand"), _("of the files"), When.REPLAY),
    Command("replay hand back", ("pageup",), _("previous hand"), _("of the files"), When.REPLAY),
    Command(
        "replay jump", ("enter",), _("jump"), _("to the action whose number was typed"), When.REPLAY
    ),
    Command(
        "replay play", ("space",), In("replay", "play"), _("by itself, or hold on"), When.REPLAY
    ),
    Command("replay faster", ("+",), _("faster"), _("play faster"), When.REPLAY),
    Command("replay slower", ("-",), _("slower"), _("play slower"), When.REPLAY),
    Command("replay cost", ("m",), _("next mistake"), _("the next choice that cost"), When.REPLAY),
    Command(
        "replay cost back", ("M",), _("previous mistake"), _("the choice before it"), When.REPLAY
    ),
    Command(
        "replay eyes", ("v",), _("whose cards"), _("the viewer's, those shown, all"), When.REPLAY
    ),
    Command("replay chances", ("o",), _("chances"), _("of each open hand"), When.REPLAY),
    Command("replay coach", ("c",), _("coach"), _("what the choice made here cost"), When.REPLAY),
    Command("replay fork", ("p",), _("play on"), _("from here, against computers"), When.REPLAY),
    Command("replay copy", ("y",), _("copy"), _("the hand as text"), When.REPLAY),
    Command("replay write", ("e",), _("write"), _("the hand as a hand file"), When.REPLAY),
    Command("replay picture", ("i",), _("picture"), _("of the screen, as SVG"), When.REPLAY),
    Command("replay log", ("l",), _("log"), _("the hand so far in words"), When.REPLAY),
    Command("replay rules", ("r",), _("rules"), _("the clause of this moment"), When.REPLAY),
    Command("replay help", ("?",), _("help"), _("keys and ranking of hands"), When.REPLAY),
    Command("replay leave", ("q",), _("leave"), _("the replay"), When.REPLAY),
    Command(
        "history open",
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
    Command("history leave", ("q",), _("back"), _("to the evenings, the menu"), When.HISTORY),
    Command("drill next", ("enter", "space"), _("go on"), _("to the next spot"), When.DRILL),
    Command("drill hand", ("v",), _("the hand"), _("all of it, when answered"), When.DRILL),
    Command("drill rules", ("r",), _("rules"), _("the clause behind an answer"), When.DRILL),
    Command("drill help", ("?",), _("help"), _("keys and ranking of hands"), When.DRILL),
    Command("drill leave", ("q",), _("leave"), _("the drill"), When.DRILL),
)

# In the bet entry letters are dead, and these keys are always the same.
BET_ENTRY_KEYS: Final = (
    ("0-9", _("type an amount; the first digit replaces")),
    (_("Backspace"), _("take the last digit back")),
    (_("Up Down"), _("one big blind more or less")),
    (_("Left Right"), _("the usual amounts, one after the other")),
    ("A", _("all-in, or the most there is")),
    (_("Enter"), _("say it")),
    (_("Escape"), _("close without betting")),
)

BY_ID: Final = {command.id: command for command in COMMANDS}


def not_now(when: When, *, between: bool) -> str:
    """Why a command does nothing now that is understood at another time."""
    if when is When.BETWEEN:
        return translate(_("only between hands"))
    return translate(_("the hand is over") if between else _("nobody is asked now"))


def command(command_id: str) -> Command:
    return BY_ID[command_id]

"""The commands and their keys in lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from drawholdem_tui.tui.keys.commands import BET_ENTRY_KEYS, COMMANDS, When
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.words.language import In, translate
from drawholdem_tui.words.language import mark as _

_OF_THE_TOUR: Final = (
    ("replay on", In("replay", "on"), _("to the next thing that is told or asked")),
    ("replay back", _("back"), _("to what was told before")),
    ("replay begin", _("begin"), _("of the scene")),
    ("replay end", _("end"), _("of the scene")),
    ("replay hand", _("skip"), _("to the next scene")),
    ("replay hand back", _("scene before"), _("from its beginning")),
    ("replay play", In("replay", "play"), _("by itself, or hold on")),
    ("replay faster", _("faster"), _("one step of pace up")),
    ("replay slower", _("slower"), _("one step of pace down")),
    ("replay eyes", _("whose cards"), _("yours, those shown, all")),
    ("replay fork", _("play on"), _("from here, against computers")),
    ("replay rules", _("rules"), _("the clause of this moment")),
    ("replay log", _("log"), _("the hand so far in words")),
    ("replay leave", _("leave"), _("the tour")),
)
_TITLE: Final = 16  # cells of its column, or as many as the longest has
_MARKS: Final = frozenset(f"mark {place}" for place in range(1, 6))


def names_as_lines() -> list[str]:
    """What commands are called in the settings file."""
    from textwrap import wrap

    names = ", ".join(each.id for each in COMMANDS if each.id not in _MARKS)
    told = translate(_("{names}, mark 1 to mark 5")).format(names=names)
    return [
        "",
        translate(_("Their names in the table [keys] of the settings file:")),
        *wrap(told, 76, initial_indent="  ", subsequent_indent="  "),
    ]


def keys_as_lines(keymap: Keymap, times: Iterable[When] = When) -> list[str]:
    """What ``drawholdem keys`` prints, and the help of what is going on."""
    lines: list[str] = []
    times = tuple(times)
    width = _width(each.title for each in COMMANDS if each.when in times)
    for when in times:
        heading = translate(_("{when}:")).format(when=translate(when))
        lines += ["", heading] if lines else [heading]
        for each in COMMANDS:
            if each.when is when:
                lines.append(_line(keymap.all_keys_of(each.id), each.title, each.help, width))
    if When.DECISION not in times:
        return lines
    lines += ["", translate(_("In the bet entry:"))]
    lines += [f"  {translate(keys):<10} {translate(does)}" for keys, does in BET_ENTRY_KEYS]
    return lines


def tour_keys_as_lines(keymap: Keymap) -> list[str]:
    """The help of a scene that tells of itself: what can be pressed there, in its words."""
    width = _width(title for _id, title, _does in _OF_THE_TOUR)
    answer = _line(translate(_("1, 2, 3")), _("answer"), _("what is asked, or click on it"), width)
    keys = (
        _line(keymap.all_keys_of(each), title, does, width) for each, title, does in _OF_THE_TOUR
    )
    return [translate(_("In the tour:")), answer, *keys]


def _width(titles: Iterable[str | In]) -> int:
    """Of the column in which the titles stand."""
    return max(_TITLE, *(len(translate(each)) for each in titles))


def _line(keys: str, title: str | In, does: str, width: int) -> str:
    return f"  {keys:<10} {translate(title):<{width}} {translate(does)}"

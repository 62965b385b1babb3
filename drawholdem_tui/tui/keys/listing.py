"""The commands and their keys in lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from drawholdem_tui.tui.hot_seat.commands import BET_ENTRY_KEYS, MARKS
from drawholdem_tui.tui.keys.command import When
from drawholdem_tui.tui.keys.keymap import COMMANDS, Keymap
from drawholdem_tui.words.language import In, _, translate

# cells of their columns, or as many as the longest has
_KEYS: Final = 10
_TITLE: Final = 16


def names_as_lines() -> list[str]:
    """What commands are called in the settings file."""
    from textwrap import wrap

    names = ", ".join(each.id for each in COMMANDS if each.id not in MARKS)
    told = translate(_("{names}, mark 1 to mark 5")).format(names=names)
    return [
        "",
        translate(_("Command names for [keys] in the settings file:")),
        *wrap(told, 76, initial_indent="  ", subsequent_indent="  "),
    ]


Listed = tuple[str, list[tuple[str, str, str]]]  # when; keys, what it is called, what it does


def keys_listed(keymap: Keymap, times: Iterable[When] = When) -> list[Listed]:
    """The commands with their keys, by when they can be pressed."""
    times = tuple(times)
    listed: list[Listed] = []
    for when in times:
        rows = [
            (keys, translate(title), translate(does)) for keys, title, does in _rows(keymap, when)
        ]
        listed.append((translate(when), rows))
    if When.DECISION in times:
        rows = [(translate(key), translate(does), "") for key, does in BET_ENTRY_KEYS]
        listed.append((translate(_("In the bet entry")), rows))
    return listed


def keys_as_lines(keymap: Keymap, times: Iterable[When] = When) -> list[str]:
    """What ``drawholdem keys`` prints, and the help of what is going on."""
    lines: list[str] = []
    times = tuple(times)
    here = {when: _rows(keymap, when) for when in times}
    every = [row for rows in here.values() for row in rows]
    entry = BET_ENTRY_KEYS if When.DECISION in times else ()
    widths = (
        max(_KEYS, *(len(keys) for keys, _title, _does in every)),
        _width(_TITLE, (title for _keys, title, _does in every)),
    )
    for when in times:
        heading = translate(_("{when}:")).format(when=translate(when))
        lines += ["", heading] if lines else [heading]
        lines += [_line(*row, widths) for row in here[when]]
    if entry:
        lines += ["", translate(_("In the bet entry:"))]
        wide = _width(_KEYS, (key for key, _does in entry))
        lines += [f"  {translate(key):<{wide}} {translate(does)}" for key, does in entry]
    return lines


def _rows(keymap: Keymap, when: When) -> list[tuple[str, str | In, str]]:
    """The keys, what they are called and what they do; the marks in one row, whatever number of
    cards a game has."""
    rows: list[tuple[str, str | In, str]] = []
    for each in COMMANDS:
        if each.when is not when or each.id in MARKS[1:]:
            continue
        keys, title = keymap.all_keys_of(each.id), each.title
        if each.id == MARKS[0]:
            keys, title = " ".join(map(keymap.all_keys_of, MARKS)), _("mark a card")
        rows.append((keys, title, each.help))
    return rows


def tour_keys_as_lines(keymap: Keymap, commands: Iterable[tuple[str, str | In, str]]) -> list[str]:
    """The help of a scene that tells of itself: what can be pressed there, in its words."""
    rows: list[tuple[str, str | In, str]] = [
        (translate(_("1, 2, 3")), _("answer"), _("pick an answer, or click it"))
    ]
    rows += [(keymap.all_keys_of(each), title, does) for each, title, does in commands]
    keys, titles, _every = zip(*rows, strict=True)
    widths = max(_KEYS, *map(len, keys)), _width(_TITLE, titles)
    return [translate(_("In the tour:")), *(_line(*row, widths) for row in rows)]


def _width(least: int, words: Iterable[str | In]) -> int:
    """Of the column in which they stand."""
    return max(least, *(len(translate(each)) for each in words))


def _line(keys: str, title: str | In, does: str, widths: tuple[int, int]) -> str:
    """The keys as the keymap names them: an "O" is no message here."""
    return f"  {keys:<{widths[0]}} {translate(title):<{widths[1]}} {translate(does)}"

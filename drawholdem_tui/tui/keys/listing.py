"""The commands and their keys in lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from drawholdem_tui.tui.keys.commands import BET_ENTRY_KEYS, COMMANDS, When
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

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
    for when in times:
        heading = f"{translate(when)}:"
        lines += ["", heading] if lines else [heading]
        for each in COMMANDS:
            if each.when is when:
                title, does = translate(each.title), translate(each.help)
                lines.append(f"  {keymap.all_keys_of(each.id):<10} {title:<16} {does}")
    if When.DECISION not in times:
        return lines
    lines += ["", translate(_("In the bet entry:"))]
    lines += [f"  {translate(keys):<10} {translate(does)}" for keys, does in BET_ENTRY_KEYS]
    return lines

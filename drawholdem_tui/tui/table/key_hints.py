"""Commands as they stand in a key bar: with their keys, and with what they are called now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from drawholdem_tui.tui.keys.command import Command, Doer
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.table.scene.regions import KeyHint
from drawholdem_tui.words.language import translate


def key_hints(
    commands: Iterable[Command], doers: Mapping[str, Doer], keymap: Keymap, *, grey: bool = False
) -> tuple[KeyHint, ...]:
    """What does nothing now is ``grey``, where there is room for it, else left out."""
    hints = []
    for each in commands:
        doer = doers[each.id]
        title, nothing = doer.title() if doer.title else None, ""
        if title is None:
            nothing = doer.why_not()
            title = translate(each.title) if grey or not nothing else ""
        if title:
            hints.append(KeyHint(each.id, keymap.key_of(each.id), title, grey=bool(nothing)))
    return tuple(hints)

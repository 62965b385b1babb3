"""What lies over the private panel while the keyboard is handed over: who is next, and how."""

from __future__ import annotations

from drawholdem_tui.tui.hot_seat.keyboard import CALM
from drawholdem_tui.tui.live.commands import PEEK
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.tui.table.scene.regions import CurtainPicture
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.people import called


def curtain_picture(director: Director) -> CurtainPicture | None:
    """Over what is private, while the keyboard is handed over."""
    keyboard = director.keyboard
    if not keyboard.curtain or keyboard.holder is None:
        return None
    name = called(director.match.chairs[keyboard.holder].name)
    if director.front.now() - keyboard.too_early < CALM:
        return CurtainPicture(name, translate(_("One moment \u2026")))
    key = director.keymap.key_of(PEEK)
    return CurtainPicture(
        name, translate(_("{key}: {name} takes the turn")).format(key=key, name=name)
    )

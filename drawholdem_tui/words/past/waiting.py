"""A game that waits to be gone on with, in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.people import called
from drawholdem_tui.words.times import local_time, time_in_short


def goes_on_in_short(began: str) -> str:
    """In the title of the screen, where there is little room."""
    return translate(_("continued: game from {when}"), when=time_in_short(began))


def game_waits(began: str, hands: int, names: Iterable[str]) -> str:
    """Another table has been asked for, and somebody decides."""
    template = plural(
        "The game from {when} is not over: {names}, one hand.",
        "The game from {when} is not over: {names}, {hands} hands.",
        hands,
    )
    return template.format(when=local_time(began), names=", ".join(map(called, names)), hands=hands)


def at_the_other_table(evening: int, *, real: bool) -> str:
    """It cannot be gone on with here; ``real``: its cards are."""
    template = _("evening {number} is an on-screen game; use play --evening {number}")
    if real:
        template = _("evening {number} is a game with real cards; use table --evening {number}")
    return translate(template, number=evening)


def other_game_waits(began: str, *, real: bool = False) -> str:
    """The same, where nobody can be asked."""
    template = _(
        "the game from {when} is not over: play --new puts it aside and starts this one; play "
        "continues it"
    )
    if real:
        template = _(
            "the game from {when} is not over: table --new puts it aside and starts this one; "
            "table without options continues it"
        )
    return translate(template, when=local_time(began))

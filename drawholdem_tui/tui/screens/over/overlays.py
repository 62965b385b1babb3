"""What opens over the table, by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from drawholdem_tui.tui.directing.director import Director
from drawholdem_tui.tui.keys.listing import keys_as_lines
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.ranking import ranking_of_hands

if TYPE_CHECKING:
    from drawholdem_tui.tui.screens.table import TableScreen

_WHO = {
    "overblind": _("Who posts an overblind in the next hand?"),
    "rebuy": _("Who buys chips?"),
    "sit out": _("Who sits out, or comes back?"),
}


def open_over(table: TableScreen, what: str) -> None:
    """Open it; what comes of it goes back to the table."""
    director = table.director
    if what == "leave":
        _leave(table)
    elif what == "settings":
        table.open_settings()
    elif what in _WHO:
        _who(table, what)
    else:
        from drawholdem_tui.tui.screens.over.page import Page

        heading, lines = _PAGES[what](director)
        table.app.push_screen(Page(heading, lines, at_end=what == "log"))


def _leave(table: TableScreen) -> None:
    from drawholdem_tui.tui.screens.over.asked import Asked

    evening = table.director.evening
    saved = evening.keeper is not None and evening.not_saved is None
    question = _("Leave the table? The game is saved, and goes on from here next time.")
    lost = _("Leave the table? This game is not being saved.")
    lines = (translate(question if saved else lost),)
    table.app.push_screen(Asked(lines, translate(_("leave")), translate(_("stay"))), table.leave_if)


def _who(table: TableScreen, what: str) -> None:
    from drawholdem_tui.tui.screens.over.who import Who

    director = table.director
    names = {chair: director.match.chairs[chair].name for chair in director.between.people()}

    def chosen(chair: int | None) -> None:
        if chair is not None:
            director.between.change(what, chair)

    table.app.push_screen(Who(translate(_WHO[what]), names), chosen)


def _log(director: Director) -> tuple[str, list[str]]:
    return translate(_("This hand")), [str(line) for line in director.show.log]


def _pots(director: Director) -> tuple[str, list[str]]:
    from drawholdem_tui.tui.pictures.felt import pots_picture

    rows = pots_picture(director.show).rows
    return translate(_("The pots")), [
        f"{row.name:<10} {chips(row.amount):>12}   {', '.join(row.who)}" for row in rows
    ]


def _help(director: Director) -> tuple[str, list[str]]:
    keys = keys_as_lines(director.keymap)
    ranking = [translate(_("Hands, best first:")), *ranking_of_hands(director.face)]
    return translate(_("Help")), [*keys, "", *ranking]


_PAGES = {"log": _log, "pots": _pots, "help": _help}

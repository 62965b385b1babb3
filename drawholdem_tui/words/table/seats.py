"""A seat in a sentence: its chips, and its state."""

from __future__ import annotations

from drawholdem_tui.match.chair import Chair
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import Who, told
from drawholdem_tui.words.sentences import capital
from drawholdem_tui.words.table.evening import HAS


def in_the_hand(who: Who, stack: int, bet: int, *, button: bool, folded: bool, all_in: bool) -> str:
    """``Ann has 940, the button, bet 60.``"""
    notes = []
    if button:
        notes.append(translate(_("on the button")))
    if bet:
        notes.append(translate(_("bet {amount}"), amount=chips(bet)))
    if folded:
        notes.append(translate(_("folded")))
    if all_in:
        notes.append(translate(In("of a seat", "all-in")))
    return _told(who, stack, notes)


def out_of_the_hand(who: Who, chair: Chair, *, button: bool) -> str:
    """Between hands, or not dealt in: ``Ben has 0, no chips.``"""
    notes = [translate(_("on the button"))] if button else []
    if chair.place is not None:
        notes.append(translate(_("place {place}"), place=chair.place))
    elif chair.sits_out:
        notes.append(translate(_("sitting out")))
    elif not chair.stack:
        notes.append(translate(_("no chips")))
    elif chair.waits:
        notes.append(translate(_("waiting for the big blind")))
    return _told(who, chair.stack, notes)


def _told(who: Who, stack: int, notes: list[str]) -> str:
    return capital(", ".join((told(who, HAS, amount=chips(stack)), *notes))) + "."

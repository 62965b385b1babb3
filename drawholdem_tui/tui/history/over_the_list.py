"""What is laid over the list: questions before something that cannot be undone, how an evening
ended, the help."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from textual.app import App

from drawholdem_tui.past.evenings import closing_of_evening
from drawholdem_tui.storage.book.faults import BookFault, DamagedEvening
from drawholdem_tui.storage.book.rows import EveningRow
from drawholdem_tui.tui.history.commands import COMMANDS
from drawholdem_tui.tui.history.director import LookingBack
from drawholdem_tui.tui.keys.command import Doer, When, possible
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.keys.listing import keys_as_lines
from drawholdem_tui.tui.pages.can_do import Can, HelpPage, by_commands
from drawholdem_tui.tui.pages.choice import Answer, Asked, Choice
from drawholdem_tui.tui.pages.page import Page
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import chips, in_print
from drawholdem_tui.words.past.book import book_fault, cannot_be_told
from drawholdem_tui.words.past.history import how_to_find
from drawholdem_tui.words.sentences import as_sentence
from drawholdem_tui.words.times import time_in_short


def deleting(app: App[Any], what: str, then: Callable[[], None]) -> None:
    """Twice, and the second time no key does it that means yes elsewhere: nothing that is deleted
    comes back."""
    no = Answer(("escape", "enter", "n"), translate(_("Enter")), translate(_("keep it")), False)
    first = translate(_("Delete {what}?")).format(what=what)
    sure = translate(_("This cannot be undone: {what} will be gone for good.")).format(what=what)
    delete = Answer(("d",), "D", translate(_("delete it forever")), True)

    def again(wanted: bool | None) -> None:
        if wanted:
            app.push_screen(Choice((sure,), (delete, no)), lambda sure: then() if sure else None)

    app.push_screen(Asked((first,), translate(_("delete")), translate(_("keep it"))), again)


def exporting(app: App[Any], hands: int, then: Callable[[str], None]) -> None:
    """As which kind of files."""
    told = plural(
        "Write one hand to a folder here:", "Write {hands} hands to a folder here:", hands
    )
    answers = (
        Answer(("p", "enter"), "P", translate(_("one PHH file per hand")), "phh"),
        Answer(("c",), "C", translate(_("one table (CSV): who won what")), "csv"),
        Answer(("escape", "n"), translate(_("Esc")), translate(_("no")), ""),
    )
    asked: Choice[str] = Choice((told.format(hands=chips(hands)),), answers)
    app.push_screen(asked, lambda kind: then(kind) if kind else None)


def open_beside(looking: LookingBack, row: EveningRow) -> str:
    """When the evening began that would be put aside for this one; nothing where none would."""
    others = (each for each in looking.listing.evenings.values() if each.id != row.id)
    began = next((each.began for each in others if each.status == "open"), "")
    return time_in_short(began, weekday=True) if began else ""


def taking_up(app: App[Any], waits: str, then: Callable[[], None]) -> None:
    """Where another evening is open, which is put aside by this."""
    if not waits:
        then()
        return
    told = translate(_("This puts aside the game from {when}; you can find it here."))
    asked = Asked((told.format(when=waits),), translate(_("play on")), translate(_("back")))
    app.push_screen(asked, lambda wanted: then() if wanted else None)


def tell_ended(app: App[Any], looking: LookingBack, face: Face) -> None:
    """Who pays whom, and the rest."""
    row = looking.evening_here
    if row is None:
        return
    try:
        told = closing_of_evening(looking.listing.book, row.id, face)
        lines = [in_print(line) for line in told or ()]
    except DamagedEvening as fault:
        lines = [as_sentence(cannot_be_told(fault.evening))]
    except BookFault as fault:
        lines = [book_fault(fault.fault, fault.why, None)]
    heading = translate(_("Evening {number}")).format(number=row.id)
    app.push_screen(Page(heading, lines or [translate(_("This can no longer be shown."))]))


def can_do(
    doers: Mapping[str, Doer], keymap: Keymap, run: Callable[[str], object]
) -> Sequence[Can]:
    """What would do something with what one stands on."""
    return by_commands(possible(COMMANDS, doers), keymap, run)


def tell_help(app: App[Any], keymap: Keymap) -> None:
    """The keys, and the words behind ``Find``."""
    lines = [*keys_as_lines(keymap, [When.HISTORY]), "", *how_to_find()]
    app.push_screen(HelpPage(lines))

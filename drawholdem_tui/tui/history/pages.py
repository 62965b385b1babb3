"""What is read over the list: how an evening ended, and what can be pressed and typed."""

from __future__ import annotations

from typing import Any, Protocol

from textual.screen import Screen

from drawholdem_tui.past.evenings import closing_of_evening
from drawholdem_tui.storage.book.faults import BookFault, DamagedEvening
from drawholdem_tui.tui.history.director import LookingBack
from drawholdem_tui.tui.keys.command import When
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.keys.listing import keys_as_lines
from drawholdem_tui.tui.pages.page import Page
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.past.book import book_fault, cannot_be_told
from drawholdem_tui.words.past.history import how_to_find
from drawholdem_tui.words.sentences import as_sentence


class Shows(Protocol):
    """Who lays a page over another."""

    def push_screen(self, screen: Screen[Any]) -> object: ...


def tell_results(app: Shows, looking: LookingBack) -> None:
    """Who pays whom, and the rest."""
    row = looking.evening_here
    if row is None:
        return
    try:
        lines = closing_of_evening(looking.listing.book, row.id)
    except DamagedEvening as fault:
        lines = [as_sentence(cannot_be_told(fault.evening))]
    except BookFault as fault:
        lines = [book_fault(fault.fault, fault.why, None)]
    heading = translate(_("Evening {number}")).format(number=row.id)
    app.push_screen(Page(heading, lines or [translate(_("This cannot be told any more."))]))


def tell_help(app: Shows, keymap: Keymap) -> None:
    """The keys, and the words behind ``Find``."""
    lines = [*keys_as_lines(keymap, [When.HISTORY]), "", *how_to_find()]
    app.push_screen(Page(translate(_("Help")), lines))

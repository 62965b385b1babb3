"""``replay`` for people: on the screen, or as lines of text."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING

from drawholdem_tui.cli.command import settings_of
from drawholdem_tui.cli.surroundings import why_no_screen
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

if TYPE_CHECKING:
    from drawholdem_tui.storage.phh.shelf import Shelf
    from drawholdem_tui.tui.app import DrawHoldem
    from drawholdem_tui.tui.screens.replay import ReplayScreen


def on_screen(options: argparse.Namespace) -> int:
    """The table, with the first hand that can be shown."""
    if why := why_no_screen(os.environ):
        plain = translate(_("replay: {why}; replay --plain tells hands as lines of text"))
        raise UsageError(plain.format(why=why))
    from drawholdem_tui.cli.play import on_screen as run_on_screen

    shelf = _shelf(options)
    if shelf.first() is None:
        raise UsageError(_nothing_to_show(shelf))

    def opens(app: DrawHoldem) -> ReplayScreen:
        return app.replay(shelf, options.whose)

    return run_on_screen(options, opens=opens)


def _nothing_to_show(shelf: Shelf) -> str:
    """What is wrong with the first of them."""
    from drawholdem_tui.storage.phh.complaint import complaint, where
    from drawholdem_tui.storage.phh.faults import FileFault

    found, played = shelf.take(0)
    if not isinstance(played, FileFault):
        return translate(_("{file}: the file ends before the cards are dealt")).format(
            file=where(found)
        )
    return f"{where(found)}: {complaint(played)}"


def in_lines(options: argparse.Namespace) -> int:
    """Every hand as everybody at its table saw it; what is wrong goes to stderr."""
    from drawholdem_tui.line_mode.replay import tell_hands
    from drawholdem_tui.words.cards import FACES

    preferred = settings_of(options).preferences.glyphs
    glyphs = "letters" if preferred == "auto" else preferred
    face = FACES["words" if options.glyphs == "words" else glyphs]
    return tell_hands(_shelf(options), sys.stdout, sys.stderr, face, options.whose)


def _shelf(options: argparse.Namespace) -> Shelf:
    """As much of each hand as may be known while evenings go on."""
    from drawholdem_tui.past.going_on import as_far_as_known
    from drawholdem_tui.storage.phh.shelf import Shelf

    return Shelf(options.files, as_far_as_known(paths(options.data_dir).book))

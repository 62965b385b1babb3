"""From the words of a command to the game: on the screen, or in lines of text.

Nothing is loaded before it is needed: the first frame waits for all of it.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from contextlib import ExitStack, suppress
from functools import partial
from io import TextIOWrapper, UnsupportedOperation
from typing import TYPE_CHECKING

from drawholdem_tui.cli.surroundings import glyphs_here, write_no_more
from drawholdem_tui.evening.table_options import TableOptions, UsageError
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.tui.loading import begin_loading

if TYPE_CHECKING:
    from drawholdem_tui.evening.lobby import Lobby
    from drawholdem_tui.storage.settings import Settings
    from drawholdem_tui.tui.pictures.first_frame import Opening


def menu(options: argparse.Namespace) -> int:
    """The first page."""
    begin_loading()
    with ExitStack() as closing:
        return _on_screen(options, _lobby(options, closing), closing)


def table(options: argparse.Namespace, asked_for: TableOptions) -> int:
    """Straight to a table, which is seen before the book is opened."""
    begin_loading()
    from drawholdem_tui.tui.pictures.first_frame import Opening

    with ExitStack() as closing:
        book_may_know_better = not options.new and paths(options.data_dir).book.exists()
        opening = Opening(not book_may_know_better, partial(_lobby, options, closing))
        return _on_screen(options, opening, closing, asked_for)


def lines(options: argparse.Namespace, asked_for: TableOptions) -> int:
    """The same game on stdin and stdout."""
    from drawholdem_tui.line_mode.play import play
    from drawholdem_tui.players.cpu import UnknownBotError
    from drawholdem_tui.sitting import sit_down

    if isinstance(sys.stdin, TextIOWrapper):
        with suppress(UnsupportedOperation):  # somebody has read from it already
            sys.stdin.reconfigure(errors="replace")
    settings = settings_of(options)
    tell(settings.troubles)
    glyphs = settings.preferences.glyphs
    try:
        with sit_down(paths(options.data_dir).book, options.new, options.evening) as opened:
            code = play(
                asked_for,
                sys.stdin,
                sys.stdout,
                opened=opened,
                speed=settings.preferences.speed,
                glyphs="letters" if glyphs == "auto" else glyphs,
            )
    except UnknownBotError as error:
        raise UsageError(f"--seats: {error}") from None
    if code > 128:  # the terminal may have gone, and what waits for it with it
        try:
            sys.stdout.flush()
        except OSError:
            write_no_more()
    return code


def settings_of(options: argparse.Namespace) -> Settings:
    """As the file has them, and for this time as the command line says."""
    from drawholdem_tui.storage.settings import load

    settings = load(paths(options.data_dir).settings)
    for name in ("speed", "glyphs", "theme"):
        if (said := getattr(options, name, None)) is not None:
            settings = settings.for_now(name, said)
    return settings


def tell(troubles: Iterable[str]) -> None:
    """Where there is no page to show them on."""
    for trouble in troubles:
        print(f"drawholdem: {trouble}", file=sys.stderr)


def _lobby(options: argparse.Namespace, closing: ExitStack) -> Lobby:
    """The book opened, and closed with the rest."""
    from drawholdem_tui.evening.lobby import Lobby
    from drawholdem_tui.sitting import sit_down

    files = paths(options.data_dir)
    afresh, evening = getattr(options, "new", False), getattr(options, "evening", None)
    return Lobby(closing.enter_context(sit_down(files.book, afresh, evening)), files)


def _on_screen(
    options: argparse.Namespace,
    lobby: Lobby | Opening,
    closing: ExitStack,
    asked_for: TableOptions | None = None,
) -> int:
    from drawholdem_tui.tui.app import DrawHoldem
    from drawholdem_tui.tui.terminal.ending import Ending

    here = glyphs_here(os.environ, sys.stdout.encoding)
    app = DrawHoldem(lobby, settings_of(options), asked_for, here)
    app.ending = Ending(app, closing.close)
    with app.ending.listening():
        app.run()
    if app.refused:
        raise UsageError(app.refused)
    if app.fault:
        with suppress(OSError):  # nobody there to be told
            tell([app.fault])
    return app.return_code or 0

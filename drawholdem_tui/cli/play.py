"""The menu and ``play``: on the screen, or in lines of text.

Nothing is loaded before it is needed: the first frame waits for all of it.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, ExitStack, suppress
from typing import TYPE_CHECKING, Final

from drawholdem_tui.cli.command import (
    Parser,
    cannot,
    hand_file,
    refused,
    settings_of,
    tell,
    why_it_ended,
)
from drawholdem_tui.cli.exit_codes import NOT_ALL_WELL
from drawholdem_tui.cli.surroundings import (
    glyphs_here,
    is_terminal,
    needs_a_screen,
    take_any_input,
    write_no_more,
)
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.one_line import say

if TYPE_CHECKING:
    from drawholdem_tui.evening.lobby import Lobby
    from drawholdem_tui.evening.table_options import TableOptions
    from drawholdem_tui.storage.book.opening import Opened
    from drawholdem_tui.tui.app import Opens
    from drawholdem_tui.tui.home.first_spot import FirstSpot

# what lays a table, by where argparse keeps it
_MAKE_A_TABLE: Final = frozenset({
    "game", "seats", "stack", "blinds", "ante", "ante_kind", "structure", "rule", "seed", "mode",
    "levels", "choice", "rabbit", "open", "deal",
})  # fmt: skip
# what hand files say themselves
_IN_HAND_FILES: Final = frozenset({
    "game", "stack", "blinds", "ante", "ante_kind", "structure", "rule", "choice",
})  # fmt: skip


def _usual_seats() -> str:
    from drawholdem_tui.match.names import NAMELESS
    from drawholdem_tui.words.people import called

    return f"{called(NAMELESS)},cpu,cpu"


def menu(options: argparse.Namespace) -> int:
    needs_a_screen("play")
    return on_screen(options)


def play_options(command: Parser) -> None:
    from drawholdem_tui.cli.table_words import add_evening_options

    add_evening_options(command, seats=_usual_seats())
    add = command.group(_("how it looks")).add_argument
    add("--terse", action="store_true", help=_("with --plain: as few words as possible"))
    add("--rabbit", action="store_true", help=_("when a hand is over, show what would have come"))
    add("--open", action="store_true", help=_("all hands face up, with captions; Space continues"))
    add = command.group(_("recorded hands")).add_argument
    deal = _("deal the first hands from hand files")
    add("--deal", type=hand_file, metavar="FILE", nargs="+", action="extend", help=deal)


def play(options: argparse.Namespace) -> int:
    from drawholdem_tui.cli.table_words import table_asked_for
    from drawholdem_tui.evening.company import with_company

    named = options.seats is not None
    if not named:
        options.seats = _usual_seats()
    if options.deal and (dropped := options.typed & _IN_HAND_FILES):
        told = _("hand files bring their own game and chips; omit this option, or --deal")
        raise cannot(told, min(dropped).replace("_", "-"))
    table = table_asked_for(options)
    if options.deal:
        from drawholdem_tui.evening.showing import table_of_files

        table = table_of_files(options.deal, table, table.seats if named else None)
    table = with_company(table)
    names, bots = table.who_sits_there()
    if options.hands is None and len(bots) == len(names):
        raise cannot(_("with only computers at the table, add --hands N"), "hands")
    asks_for_a_table = options.typed & _MAKE_A_TABLE
    if asks_for_a_table:
        _check_who_comes(bots.values())
        if options.evening is not None:
            told = _("a resumed evening has its own table; omit this option, or --evening")
            raise cannot(told, min(asks_for_a_table).replace("_", "-"))
    if not options.plain:
        needs_a_screen("play")
    if asks_for_a_table and not options.new:
        _decide_about_the_waiting(options, table)
    return in_lines(options, table) if options.plain else on_screen(options, table)


def _check_who_comes(bots: Iterable[str]) -> None:
    """That there are such computers, also where it is not they who will play."""
    from drawholdem_tui.players.cpu import UnknownBotError, is_known, our_bot

    for words in bots:
        try:
            if not is_known(words):
                our_bot(words)
        except UnknownBotError as error:
            raise refused(error, "seats") from None


def _decide_about_the_waiting(options: argparse.Namespace, table: TableOptions) -> None:
    """Whoever asks for a table gets that one: a game that waits at another is gone on with, or put
    aside, only by somebody who says so. The first frame waits for what this has to know."""
    book = paths(options.data_dir).book
    if not book.exists():
        return
    from drawholdem_tui.storage.book.file import nothing_waits

    if nothing_waits(book):
        return
    from drawholdem_tui.evening.waiting import at_another_table
    from drawholdem_tui.words.past.waiting import game_waits, other_game_waits

    waiting = at_another_table(book, table)
    if waiting is None or waiting.real:
        return  # the real table is put aside, and that is told
    refusal = UsageError(other_game_waits(waiting.began))
    if not (is_terminal(sys.stdin) and is_terminal(sys.stdout)):
        raise refusal
    from drawholdem_tui.controller.ports import TableLeft
    from drawholdem_tui.line_mode.lines import Lines

    lines = Lines(sys.stdin, sys.stdout)
    lines.say(game_waits(*waiting[:3]))
    lines.say(translate(_("1  continue it")))
    lines.say(translate(_("2  put it aside and start this one")))
    said = ""
    while said not in {"1", "2"}:
        try:
            said = lines.ask(translate(_("1 or 2")))
        except TableLeft:  # the input has ended
            raise refusal from None
    options.new = said == "2"


def in_lines(options: argparse.Namespace, asked_for: TableOptions) -> int:
    take_any_input()
    from drawholdem_tui.line_mode.play import play as play_in_lines
    from drawholdem_tui.players.cpu import UnknownBotError

    settings = settings_of(options)
    tell(settings.troubles)
    wanted = settings.preferences
    glyphs = "words" if options.glyphs == "words" else wanted.glyphs
    if glyphs == "auto":  # somebody at a terminal may be listening to it; a script reads it
        glyphs = "words" if sys.stdin.isatty() and sys.stdout.isatty() else "letters"
    try:
        with sat_down(options) as opened:
            code = play_in_lines(
                asked_for,
                sys.stdin,
                sys.stdout,
                opened=opened,
                speed=wanted.speed,
                after_the_hand=wanted.after_the_hand,
                small_talk=wanted.small_talk,
                tutor=wanted.tutor,
                glyphs=glyphs,
                terse=options.terse,
            )
    except UnknownBotError as error:
        raise refused(error, "seats") from None
    if code > 128:  # the terminal may have gone, and what waits for it with it
        try:
            sys.stdout.flush()
        except OSError:
            write_no_more()
    return code or (NOT_ALL_WELL if opened.not_saved else 0)


def sat_down(options: argparse.Namespace) -> AbstractContextManager[Opened]:
    """The book opened, with the evening to go on with; ``named_by`` says how that was typed."""
    from drawholdem_tui.evening.lobby import sit_down

    files = paths(options.data_dir)
    return sit_down(
        files.book,
        getattr(options, "new", False),
        getattr(options, "evening", None),
        files.settings,
        getattr(options, "named_by", "--evening"),
        real=getattr(options, "real", False),
    )


def on_screen(
    options: argparse.Namespace,
    asked_for: TableOptions | None = None,
    opens: Opens | None = None,
    first_spot: Callable[[Callable[[], Lobby]], FirstSpot] | None = None,
) -> int:
    """A table that was asked for is seen before the book is opened; a page that ``opens`` in the
    menu's place may need none. A first spot is made beside what loads the screen."""
    from drawholdem_tui.cli import ctrl_c
    from drawholdem_tui.tui.loading import begin_loading

    ctrl_c.ends_at_once()  # until the ending listens
    if os.environ.get("NO_COLOR") == "":  # says nothing (no-color.org), but is there for Textual
        del os.environ["NO_COLOR"]
    begin_loading()
    here = glyphs_here(os.environ, sys.stdout.encoding)
    files = paths(options.data_dir)
    lobbies: list[Lobby] = []

    def open_lobby() -> Lobby:
        from drawholdem_tui.evening.lobby import Lobby

        if not lobbies:
            lobbies.append(Lobby(closing.enter_context(sat_down(options)), files))
        return lobbies[-1]

    with ExitStack() as closing:
        spot = first_spot(open_lobby) if first_spot else None
        if spot:
            closing.callback(spot.wait)
        from drawholdem_tui.tui.app import DrawHoldem
        from drawholdem_tui.tui.terminal.ending import Ending

        app = DrawHoldem(
            open_lobby,
            settings_of(options),
            asked_for,
            here,
            # there may be an evening to go on with, which others may play
            knows_who_sits=asked_for is not None and (options.new or not files.book.exists()),
            opens=spot.opens if spot else opens,
            lays=spot.lays if spot else None,
            nothing_played=not files.book.exists(),
        )
        app.ending = ending = Ending(app, closing.close)
        with ending.listening():
            app.run()
    if app.refused:
        raise UsageError(app.refused)
    if app.fault:
        told = why_it_ended(app.fault, files)
        with suppress(OSError):  # nobody there to be told
            tell([told])
    # the screen is gone with what it has said; the book is closed, and knows
    faults = [fault for lobby in lobbies if (fault := lobby.not_saved())]
    if faults:
        from drawholdem_tui.words.past.book import not_saved

        with suppress(OSError):
            tell(not_saved(fault.fault, fault.why) for fault in faults)
    for line in app.told_behind:
        say(line)
    return app.return_code or (NOT_ALL_WELL if faults else 0)

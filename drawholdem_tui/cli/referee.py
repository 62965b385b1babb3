"""``table``: real cards and chips, and the program as the referee."""

from __future__ import annotations

import argparse
import sys
from typing import Final

from drawholdem_tui.cli.command import Parser, settings_of, tell
from drawholdem_tui.cli.exit_codes import NOT_ALL_WELL
from drawholdem_tui.cli.surroundings import needs_a_screen, take_any_input
from drawholdem_tui.cli.table_words import add_evening_options, table_asked_for
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.evening.waiting import a_real_table_waits, at_another_table
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.past.waiting import other_game_waits

# what lays a table, by where argparse keeps it
MAKE_A_TABLE: Final = frozenset({
    "game", "seats", "stack", "blinds", "ante", "ante_kind", "structure", "rule", "mode", "levels",
    "choice",
})  # fmt: skip


def table_options(command: Parser) -> None:
    add_evening_options(command, seats="Ann,Ben", real=True)


def table(options: argparse.Namespace) -> int:
    options.real, named = True, options.seats is not None
    if not named and options.typed & MAKE_A_TABLE:
        raise UsageError(_name_them(), "seats")
    asked_for = _asked_for(options) if named else None
    if asked_for and not options.new:
        waiting = at_another_table(paths(options.data_dir).book, asked_for)
        if waiting and waiting.real:
            raise UsageError(other_game_waits(waiting.began, real=True))
    if options.plain:
        take_any_input()
        return _in_lines(options, asked_for)
    needs_a_screen("table")
    waits = options.evening is not None or a_real_table_waits(paths(options.data_dir).book)
    if asked_for is None and (options.new or not waits):
        raise UsageError(_name_them(), "seats")
    from drawholdem_tui.cli.play import on_screen

    return on_screen(options, opens=lambda app: app.home.real_table(asked_for))


def _name_them() -> str:
    return translate(_("name the players, such as {seats}"), seats="Ann,Ben,Cleo")


def _asked_for(options: argparse.Namespace) -> TableOptions:
    """``UsageError`` where a computer should sit there: nobody deals it cards."""
    asked_for = table_asked_for(options)
    for place, seat in enumerate(asked_for.seats):
        if seat.partition(":")[0] == "cpu":
            raise UsageError(translate(_("only people sit at a real table")), "seats", place)
    return asked_for.but(real=True)


def _in_lines(options: argparse.Namespace, asked_for: TableOptions | None) -> int:
    from drawholdem_tui.cli.play import sat_down
    from drawholdem_tui.line_mode.referee.evening import keep_the_table

    settings = settings_of(options)
    tell(settings.troubles)
    with sat_down(options) as opened:
        if asked_for is None and opened.evening is None:
            raise UsageError(_name_them(), "seats")
        glyphs = options.glyphs or settings.preferences.glyphs
        code = keep_the_table(
            asked_for, sys.stdin, sys.stdout,
            opened=opened, glyphs="letters" if glyphs == "auto" else glyphs,
        )  # fmt: skip
    return code or (NOT_ALL_WELL if opened.not_saved else 0)

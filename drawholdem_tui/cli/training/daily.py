"""``daily``: the deal of the day, to be played once and held beside somebody else's."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from drawholdem_tui.cli.command import Parser, cannot, reading_the_book, tell, worded
from drawholdem_tui.cli.surroundings import no_screen, why_no_screen
from drawholdem_tui.evening.usage import UsageError, writing
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.one_line import on_one_line, say
from drawholdem_tui.words.people import of
from drawholdem_tui.words.times import here_and_now

if TYPE_CHECKING:  # other commands are not to wait for it
    from drawholdem_tui.past.daily_deal import Deal

_WIDTH = 100  # of two columns where nobody looks at a terminal


def daily_options(command: Parser) -> None:
    """To play it, to write it, to hold it beside another."""
    add = command.add_argument
    add("--plain", action="store_true", help=_("plain text, without the full screen"))
    add("--terse", action="store_true", help=_("with --plain: as few words as possible"))
    out = _("save your finished deal as a file for someone else")
    add("--out", type=Path, metavar="FILE", help=out)
    against = _("compare someone else's file with yours, hand by hand")
    add("--against", type=Path, metavar="FILE", help=against)


def daily(options: argparse.Namespace) -> int:
    """Ten hands; what is over is told again."""
    with reading_the_book():
        if options.against:
            return _against(options)
        if options.out:
            return _write(options)
        return _play(options)


def today() -> date:
    """Where the clock of this machine hangs."""
    return here_and_now().date()


def _play(options: argparse.Namespace) -> int:
    from drawholdem_tui.cli.play import in_lines, on_screen
    from drawholdem_tui.evening.daily import daily_table, day_of, eve_of, in_any_version, seed_of
    from drawholdem_tui.past.daily_deal import to_play
    from drawholdem_tui.words.past.book import another_day_waits

    day = today()
    book, table = paths(options.data_dir).book, daily_table(day)
    seed, found = to_play(book, seed_of(day), in_any_version(eve_of(day)))
    if found is not None and found.over:
        tell([translate(_("You have played today's deal. Come back tomorrow for the next one."))])
        _tell_the_line(book, seed)
        return 0
    if not options.plain and (why := why_no_screen(os.environ)):
        raise no_screen("daily", why)
    options.new, options.evening = found is None, found.evening if found else None
    options.named_by = "daily"
    code = in_lines(options, table) if options.plain else on_screen(options, table)
    if _tell_the_line(book, seed) and seed != seed_of(day):
        tell([another_day_waits(day_of(seed))])
    return code


def _tell_the_line(book: Path, seed: str) -> bool:
    """If it is over: to be copied. Whether it is."""
    from drawholdem_tui.past.daily_deal import in_the_book, line_of

    found = in_the_book(book, seed)
    if found is None or not found.over:
        return False
    say(line_of(book, found, seed))
    return True


def _write(options: argparse.Namespace) -> int:
    from drawholdem_tui.evening.daily import seed_of
    from drawholdem_tui.past.daily_deal import write_file

    book, seed, out = paths(options.data_dir).book, seed_of(today()), options.out
    deal = _that_is_over(book, seed, "out")
    if out.suffix != ".phhs":
        name = translate(_("{file!r} will not do; the file name must end in .phhs"))
        raise UsageError(name.format(file=on_one_line(str(out), 100)), "out")
    with writing(out, "out"):
        hands = write_file(book, deal, seed, out)
    say(worded(_("{hands} hands written to {path}"), hands=hands, path=on_one_line(str(out), 500)))
    return 0


def _against(options: argparse.Namespace) -> int:
    """In columns as wide as the terminal; on the screen at the table."""
    from drawholdem_tui.past.complaint import complaint
    from drawholdem_tui.past.daily_deal import from_file, hands_of
    from drawholdem_tui.past.side_by_side import side_by_side
    from drawholdem_tui.storage.phh.faults import FileFault
    from drawholdem_tui.words.cards import FACES, letters

    book = paths(options.data_dir).book
    try:
        seed, theirs = from_file(options.against)
    except FileFault as fault:
        named = on_one_line(str(options.against), 100)
        if fault.code in ("no_such_file", "unreadable"):
            raise UsageError(of(named, complaint(fault)), "against") from None
        none = translate(_("{file} is not a deal of the day; daily --out FILE writes one"))
        raise UsageError(none.format(file=named), "against") from None
    mine = hands_of(book, _that_is_over(book, seed, "against"))
    if options.plain or why_no_screen(os.environ):
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else _WIDTH
        face = FACES.get(options.glyphs or "letters", letters)
        say(*side_by_side(mine, theirs, face, width))
        return 0
    from drawholdem_tui.cli.play import on_screen

    return on_screen(
        options,
        opens=lambda app: app.study.beside(mine, theirs),
    )


def _that_is_over(book: Path, seed: str, option: str) -> Deal:
    """The own one; before its end nothing of it goes anywhere."""
    from drawholdem_tui.past.daily_deal import in_the_book

    found = in_the_book(book, seed)
    if found is None or not found.over:
        raise cannot(_("you have not finished {deal} here; daily plays it"), option, deal=seed)
    return found

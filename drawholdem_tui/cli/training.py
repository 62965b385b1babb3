"""Getting better: ``drill``, single decisions and what each answer was worth; and the deal of the
day, ``daily``, to be played once and held beside somebody else's."""

from __future__ import annotations

import argparse
import secrets
import shutil
import sys
from collections.abc import Callable
from contextlib import closing, nullcontext
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from drawholdem_tui.cli.command import Parser, cannot, count, reading_the_book, settings_of, tell
from drawholdem_tui.cli.exit_codes import NOT_ALL_WELL
from drawholdem_tui.cli.surroundings import needs_a_screen, take_any_input, why_no_screen
from drawholdem_tui.evening.usage import UsageError, writing
from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.one_line import on_one_line, say
from drawholdem_tui.words.people import kept_as, of
from drawholdem_tui.words.times import here_and_now

if TYPE_CHECKING:  # other commands are not to wait for it
    from drawholdem_tui.drills.kinds.all_kinds import Kind
    from drawholdem_tui.drills.sitting import Sitting
    from drawholdem_tui.evening.lobby import Lobby
    from drawholdem_tui.past.daily_deal import Deal
    from drawholdem_tui.past.training_book import Training
    from drawholdem_tui.storage.book.opening import Opened
    from drawholdem_tui.tui.home.first_spot import FirstSpot

_KINDS: Final = ("swap", "draw", "pot", "short", "ranks")
_WIDTH: Final = 100  # of two columns where nobody looks at a terminal


def drill_options(command: Parser) -> None:
    kind = _("one kind: swap, draw, pot (fees and pots), short (stacks), ranks")
    command.add_argument("kind", nargs="?", choices=_KINDS, metavar="KIND", help=kind)
    add = command.add_argument
    add("--plain", action="store_true", help=_("plain text, without the full screen"))
    add("--spots", type=count, metavar="N", help=_("number of spots (default 10)"))
    add("--seed", metavar="S", help=_("the same seed gives the same spots; nothing is saved"))
    spots = _("ask nothing; print the spots, one JSON document per line")
    add("--json", action="store_true", help=spots)
    add("--as", dest="name", metavar="NAME", help=_("the player who is practising"))


def drill(options: argparse.Namespace) -> int:
    if options.json:
        from drawholdem_tui.cli.documents import document
        from drawholdem_tui.drills.document import document as told

        sitting = _by_seed(options)
        for place in range(sitting.many):
            print(document(told(sitting.spot_at(place))), flush=True)
        return 0
    if options.plain:
        take_any_input()
        return _in_lines(options)
    needs_a_screen("drill")
    from drawholdem_tui.cli.play import on_screen

    return on_screen(options, first_spot=partial(_first_spot, options))


def _first_spot(options: argparse.Namespace, lobby: Callable[[], Lobby]) -> FirstSpot:
    """Of a series by seed, or of a sitting that is kept in the book."""
    from drawholdem_tui.tui.home.first_spot import Begun, FirstSpot, begun

    def begin() -> Begun:
        if options.seed is not None:
            return begun(_by_seed(options))
        from drawholdem_tui.past.training_book import sitting_in_any_case

        opened = lobby().opened
        asked = _kinds(options), options.spots, _name(options)
        sat = sitting_in_any_case(opened.book, *asked)
        return begun(sat.sitting, sat.training, (*_troubles(opened), *sat.troubles))

    return FirstSpot(begin)


def _in_lines(options: argparse.Namespace) -> int:
    """Kept in the book, but for a series by seed."""
    if options.seed is not None:
        return _drill_in_lines(options, _by_seed(options))
    from drawholdem_tui.past.training_book import sitting_of
    from drawholdem_tui.storage.book.opening import open_book

    opened = open_book(paths(options.data_dir).book, here_and_now())
    tell(_troubles(opened))
    with closing(opened.book) if opened.book else nullcontext():
        with reading_the_book():
            sat = sitting_of(opened.book, _kinds(options), options.spots, _name(options))
        tell(sat.troubles)
        return _drill_in_lines(options, sat.sitting, sat.training)


def _troubles(opened: Opened) -> tuple[str, ...]:
    """What is wrong with the book, and whether anything can be kept."""
    if not (opened.fault or opened.earlier or opened.damaged):
        return ()
    from drawholdem_tui.evening.lobby import what_is_wrong

    said = what_is_wrong(opened)
    return said if opened.book else (*said, translate(_("This session is not being saved.")))


def _drill_in_lines(
    options: argparse.Namespace, sitting: Sitting, training: Training | None = None
) -> int:
    """The exit code: 1 where the answers are not on the disk."""
    from drawholdem_tui.line_mode.drill import DrillInLines
    from drawholdem_tui.words.cards import FACES

    glyphs = options.glyphs or ("words" if sys.stdin.isatty() else "letters")
    over = DrillInLines(sitting, sys.stdin, sys.stdout, FACES[glyphs]).go()
    if training is None:
        return 0
    from drawholdem_tui.storage.book.faults import BookFault

    if over:
        training.ends()
    try:
        for line in training.course():
            say(line)
    except BookFault as fault:
        from drawholdem_tui.words.past.book import not_kept

        tell(not_kept(fault.fault, fault.why))
        return NOT_ALL_WELL
    return 0


def _by_seed(options: argparse.Namespace) -> Sitting:
    from drawholdem_tui.drills.sitting import SPOTS, Sitting

    return Sitting(_kinds(options), options.seed or secrets.token_hex(8), options.spots or SPOTS)


def _kinds(options: argparse.Namespace) -> tuple[Kind, ...]:
    from drawholdem_tui.drills.kinds.all_kinds import KINDS, Kind

    return (Kind(options.kind),) if options.kind else KINDS


def _name(options: argparse.Namespace) -> str:
    """Whoever is named, else who has played here last, else nobody by name."""
    names = settings_of(options).preferences.names
    return kept_as(options.name or next(iter(names), NAMELESS))


def daily_options(command: Parser) -> None:
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
    from drawholdem_tui.words.past.waiting import another_day_waits

    day = today()
    book, table = paths(options.data_dir).book, daily_table(day)
    seed, found = to_play(book, seed_of(day), in_any_version(eve_of(day)))
    if found is not None and found.over:
        tell([translate(_("You have played today's deal. Come back tomorrow for the next one."))])
        _tell_the_line(book, seed)
        return 0
    if not options.plain:
        needs_a_screen("daily")
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
        name = _("{file!r} will not do; the file name must end in .phhs")
        raise cannot(name, "out", file=on_one_line(str(out), 100))
    with writing(out, "out"):
        hands = write_file(book, deal, seed, out)
    told = _("{hands} hands written to {path}")
    say(translate(told, hands=hands, path=on_one_line(str(out), 500)))
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
        none = _("{file} is not a deal of the day; daily --out FILE writes one")
        raise cannot(none, "against", file=named) from None
    mine = hands_of(book, _that_is_over(book, seed, "against"))
    if options.plain or why_no_screen():
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else _WIDTH
        face = FACES.get(options.glyphs or "letters", letters)
        say(*side_by_side(mine, theirs, face, width))
        return 0
    from drawholdem_tui.cli.play import on_screen

    return on_screen(options, opens=lambda app: app.study.beside(mine, theirs))


def _that_is_over(book: Path, seed: str, option: str) -> Deal:
    """The own one; before its end nothing of it goes anywhere."""
    from drawholdem_tui.past.daily_deal import in_the_book

    found = in_the_book(book, seed)
    if found is None or not found.over:
        raise cannot(_("you have not finished {deal} here; daily plays it"), option, deal=seed)
    return found

"""``drill``: single decisions, and what each answer was worth."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Callable
from contextlib import closing, nullcontext
from functools import partial
from typing import TYPE_CHECKING

from drawholdem_tui.cli.command import Parser, count, reading_the_book, settings_of, tell
from drawholdem_tui.cli.exit_codes import NOT_ALL_WELL
from drawholdem_tui.cli.surroundings import check_input, no_screen, why_no_screen
from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.one_line import say
from drawholdem_tui.words.people import kept_as
from drawholdem_tui.words.times import here_and_now

if TYPE_CHECKING:  # other commands are not to wait for it
    from drawholdem_tui.drills.kinds.all_kinds import Kind
    from drawholdem_tui.drills.sitting import Sitting
    from drawholdem_tui.evening.lobby import Lobby
    from drawholdem_tui.past.training_book import Training
    from drawholdem_tui.storage.book.opening import Opened
    from drawholdem_tui.tui.home.first_spot import FirstSpot

_KINDS = ("swap", "draw", "pot", "short", "ranks")


def drill_options(command: Parser) -> None:
    """Of which kind, how many, and how they are shown."""
    kind = _("one kind: swap, draw, pot (fees and pots), short (stacks), ranks")
    command.add_argument("kind", nargs="?", choices=_KINDS, metavar="KIND", help=kind)
    add = command.add_argument
    add("--plain", action="store_true", help=_("plain text, without the full screen"))
    add("--spots", type=count, metavar="N", help=_("number of spots (default 10)"))
    add("--seed", metavar="S", help=_("the same seed gives the same spots; nothing is saved"))
    told = _("ask nothing; print the spots, one JSON document per line")
    add("--json", action="store_true", help=told)
    add("--as", dest="name", metavar="NAME", help=_("the player who is practising"))


def drill(options: argparse.Namespace) -> int:
    """Asked, or told to a script."""
    if options.json:
        from drawholdem_tui.cli.documents import document
        from drawholdem_tui.drills.document import document as told

        sitting = _by_seed(options)
        for place in range(sitting.many):
            print(document(told(sitting.spot_at(place))), flush=True)
        return 0
    if options.plain:
        check_input()
        return _in_lines(options)
    if why := why_no_screen(os.environ):
        raise no_screen("drill", why)
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
    drilled = DrillInLines(sitting, sys.stdin, sys.stdout, FACES[glyphs])
    over = drilled.go()
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

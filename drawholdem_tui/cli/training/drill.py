"""``drill``: single decisions, and what each answer was worth."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from typing import TYPE_CHECKING

from drawholdem_tui.cli.command import Parser, count
from drawholdem_tui.cli.streams import check_input
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

if TYPE_CHECKING:  # other commands are not to wait for it
    from drawholdem_tui.drills.sitting import Sitting

_KINDS = ("swap", "draw", "pot", "short", "ranks")


def drill_options(command: Parser) -> None:
    """Of which kind, how many, and how they are shown."""
    kind = translate(_("of one kind: swaps, draws, fees and pots, short stacks, ranks of hands"))
    command.add_argument("kind", nargs="?", choices=_KINDS, metavar="KIND", help=kind)
    add = command.add_argument
    add("--plain", action="store_true", help=translate(_("as lines of text")))
    add("--spots", type=count, metavar="N", help=translate(_("how many (default 10)")))
    seed = translate(_("the same spots for the same seed, and nothing is kept of them"))
    add("--seed", metavar="S", help=seed)
    told = translate(_("no questions: the spots, each a JSON document a line"))
    add("--json", action="store_true", help=told)


def drill(options: argparse.Namespace) -> int:
    """Asked, or told to a script."""
    sitting = _sitting(options)
    if options.json:
        from drawholdem_tui.drills.document import document

        for place in range(sitting.many):
            print(json.dumps(document(sitting.spot_at(place))), flush=True)
        return 0
    return _in_lines(options, sitting)


def _sitting(options: argparse.Namespace) -> Sitting:
    from drawholdem_tui.drills.sitting import SPOTS, Sitting
    from drawholdem_tui.drills.spot import KINDS, Kind

    kinds = (Kind(options.kind),) if options.kind else KINDS
    many, seed = options.spots or SPOTS, options.seed
    if seed is not None:
        return Sitting(kinds, seed, many)
    return Sitting(kinds, secrets.token_hex(8), many, levels={})


def _in_lines(options: argparse.Namespace, sitting: Sitting) -> int:
    check_input()
    from drawholdem_tui.line_mode.drill import DrillInLines
    from drawholdem_tui.words.cards import FACES

    glyphs = options.glyphs or ("words" if sys.stdin.isatty() else "letters")
    DrillInLines(sitting, sys.stdin, sys.stdout, FACES[glyphs]).go()
    return 0

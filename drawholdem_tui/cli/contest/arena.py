"""``arena``: who is better, in duplicate play."""

from __future__ import annotations

import argparse
import sys

from drawholdem_tui.cli.command import Parser, count, folder
from drawholdem_tui.cli.contest.entrants import what_is_played
from drawholdem_tui.cli.exit_codes import NOT_ALL_WELL, STOPPED
from drawholdem_tui.cli.heavy.troubles import how_it_ended
from drawholdem_tui.cli.heavy.where import add_where
from drawholdem_tui.cli.table_words import add_table_options
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.one_line import say


def arena_options(command: Parser) -> None:
    """Those of a table, and what becomes of the hands."""
    add_table_options(command, seats="")
    add = command.group(_("who plays")).add_argument
    who = _("2 to 6 players, as below; cpu: may be left out")
    add("--players", required=True, metavar="A,B,…", help=who)
    add = command.group(_("how it is played")).add_argument
    add("--hands", type=count, required=True, metavar="N", help=_("number of hands"))
    add = command.group(_("output")).add_argument
    add("--calm", action="store_true", help=_("subtract card luck; a third as many hands will do"))
    worst = _("save each player's costliest hands in this folder")
    add("--phh", type=folder, metavar="DIR", help=worst)
    add("--worst", type=count, metavar="N", help=_("how many hands per player (default 10)"))
    needed = _("exit with code 1 unless A is clearly better (repeatable)")
    add("--require", action="append", default=[], metavar='"A > B"', help=needed)
    until = _(
        "stop as soon as A > B is decided (sequential test, error rate 0.05); --hands is the limit"
    )
    add("--until", metavar='"A > B"', help=until)
    add("--json", action="store_true", help=_("one JSON document instead of lines"))
    add_where(command)


def arena(options: argparse.Namespace) -> int:
    """Play and tell; 1 where a requirement is not met, 130 where Ctrl-C stopped it, 3 where a block
    was left out."""
    from drawholdem_tui.arena.decided import Verdict
    from drawholdem_tui.cli.contest.entrants import requirements_of, until_of
    from drawholdem_tui.cli.contest.telling import Outcome, write_worst

    contest = what_is_played(options)
    players = contest.players
    requirements = requirements_of(options.require, players)
    until = until_of(options.until, players) if options.until is not None else None
    seats, played = len(contest.seats), contest.deals * len(contest.seats)
    if played != options.hands:
        told = translate(
            _("{hands} is not a multiple of {seats} (one hand per seat): playing {played}")
        )
        say(told.format(hands=options.hands, seats=seats, played=played), to=sys.stderr)
    outcome = Outcome(contest, until, options.phh)
    run = outcome.work_out(options)
    beside = sys.stderr if options.json else sys.stdout
    code = how_it_ended(run, outcome.named)
    standings, difference = outcome.standings, outcome.difference
    if not standings.deals:
        return code or STOPPED
    if options.phh:
        write_worst(options.phh, standings)
    outcome.tell(as_json=options.json)
    met = [each.holds(standings) for each in requirements]
    for each, holds in zip(requirements, met, strict=True):
        say(each.told(holds=holds), to=beside)
    if until:
        say(until.decided(difference), to=beside)
        met.append(difference.verdict is Verdict.BETTER)
    if code and not (outcome.decided() and code == STOPPED):
        return code
    return 0 if all(met) else NOT_ALL_WELL

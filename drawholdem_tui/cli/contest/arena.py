"""``arena``: who is better, in duplicate play."""

from __future__ import annotations

import argparse
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from drawholdem_tui.cli.command import Parser, count
from drawholdem_tui.cli.contest.entrants import what_is_played
from drawholdem_tui.cli.heavy.troubles import STOPPED, how_it_ended, tell_deviating
from drawholdem_tui.cli.heavy.where import add_where, working
from drawholdem_tui.cli.table_words import add_table_options
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.one_line import say

if TYPE_CHECKING:  # other commands are not to wait for it
    from drawholdem_tui.arena.decided import Difference
    from drawholdem_tui.arena.duplicate import Contest


def arena_options(command: Parser) -> None:
    """Those of a table, and what becomes of the hands."""
    add_table_options(command, seats="")
    add = command.add_argument
    who = translate(_("2 to 6 entrants: levels, level:character, module:Class"))
    add("--players", required=True, metavar="A,B,…", help=who)
    add("--hands", type=count, required=True, metavar="N", help=translate(_("how many hands")))
    worst = translate(_("write the hands there that each lost most in"))
    add("--phh", type=Path, metavar="DIR", help=worst)
    add("--worst", type=count, metavar="N", help=translate(_("how many of each (default 10)")))
    needed = translate(_("exit with 1 unless A is better beyond doubt (repeatable)"))
    add("--require", action="append", default=[], metavar='"A > B"', help=needed)
    until = translate(
        _("stop once that is decided, by a sequential test wrong in 5 of 100 runs of equals")
    )
    add("--until", metavar='"A > B"', help=until)
    add("--json", action="store_true", help=translate(_("one JSON document instead of lines")))
    add_where(command)


def arena(options: argparse.Namespace) -> int:
    """Play and tell; 1 where a requirement is not met, 130 where Ctrl-C stopped it, 3 where a block
    was left out."""
    from drawholdem_tui.arena.decided import Difference, Verdict
    from drawholdem_tui.arena.duplicate import job_of
    from drawholdem_tui.arena.standings import Standings
    from drawholdem_tui.cli.contest.outcome import lay_out, tell, write_worst
    from drawholdem_tui.cli.contest.requirement import requirements_of, until_of
    from drawholdem_tui.cli.heavy.progress import Progress
    from drawholdem_tui.heavy.by_worker import ByWorker

    contest = what_is_played(options)
    players = contest.players
    requirements = requirements_of(options.require, players)
    until = until_of(options.until, players) if options.until is not None else None
    one, other = (players.index(each) for each in until or players[:2])
    standings, by_worker = Standings(players, contest.worst), ByWorker()
    difference = Difference()
    began = time.perf_counter()
    with ExitStack() as stack:
        run = stack.enter_context(working(job_of(contest), options))
        if options.phh:
            lay_out(options.phh)
        progress = Progress(run.asked_for(lambda block: block.deals * len(block.seats)))
        stack.callback(progress.is_over)
        progress.at(0)
        for answer in run.answers():
            standings.add(answer.value)
            by_worker.add(answer.worker, (deal[one] - deal[other] for deal in answer.value.deals))
            difference.add(deal[one] - deal[other] for deal in answer.value.deals)
            if progress.due:
                progress.at(standings.hands, run.workers, _interval(difference))
            if until and difference.verdict is not Verdict.OPEN:
                run.stop()
    beside = sys.stderr if options.json else sys.stdout
    decided = until is not None and difference.verdict is not Verdict.OPEN
    code = how_it_ended(run, _named)
    if not standings.deals:
        return code or STOPPED
    if options.phh:
        write_worst(options.phh, standings)
    tell(standings, time.perf_counter() - began, as_json=options.json)
    tell_deviating(by_worker)
    met = [each.holds(standings) for each in requirements]
    for each, holds in zip(requirements, met, strict=True):
        say(each.told(holds=holds), to=beside)
    if until:
        say(until.decided(difference), to=beside)
        met.append(difference.verdict is Verdict.BETTER)
    if code and not (decided and code == STOPPED):
        return code
    return 0 if all(met) else 1


def _interval(difference: Difference) -> str:
    from drawholdem_tui.arena.standings import NINETY_FIVE

    told = translate(_("{figure:+.0f} ±{off:.0f}"))
    return told.format(figure=100 * difference.mean, off=100 * NINETY_FIVE * difference.error)


def _named(block: Contest) -> str:
    told = translate(_("deals {first} to {last} of seed {seed}"))
    last = block.first + block.deals
    return told.format(first=block.first + 1, last=last, seed=block.seed.hex())

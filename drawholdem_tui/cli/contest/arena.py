"""``arena``: who is better, in duplicate play; told when it is over, or as far as it came."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from drawholdem_tui.arena.decided import Difference, Verdict
from drawholdem_tui.arena.duplicate import Contest, Played, job_of
from drawholdem_tui.arena.standings import NINETY_FIVE, Standings
from drawholdem_tui.cli.command import Parser, count, folder
from drawholdem_tui.cli.contest import in_words
from drawholdem_tui.cli.contest.entrants import (
    FEWEST,
    MOST,
    Requirement,
    requirements_of,
    until_of,
    what_is_played,
)
from drawholdem_tui.cli.documents import document, run_of
from drawholdem_tui.cli.exit_codes import NOT_ALL_WELL, STOPPED
from drawholdem_tui.cli.heavy.troubles import how_it_ended, tell_deviating
from drawholdem_tui.cli.heavy.where import add_where
from drawholdem_tui.cli.heavy.work import MOST as MOST_OF_ALL
from drawholdem_tui.cli.heavy.work import Work, amounts, in_range, values_of
from drawholdem_tui.cli.table_words import add_table_options
from drawholdem_tui.engine.rules import FEWEST_SEATS, MOST_SEATS
from drawholdem_tui.evening.usage import writing
from drawholdem_tui.heavy.by_worker import ByWorker
from drawholdem_tui.heavy.jobs import Answer
from drawholdem_tui.heavy.plain import NotPlain
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.one_line import say

if TYPE_CHECKING:  # only where parts are put together
    from drawholdem_tui.heavy.header import Head


def arena_options(command: Parser) -> None:
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
    contest = what_is_played(options)
    players = contest.players
    requirements = requirements_of(options.require, players)
    until = until_of(options.until, players) if options.until is not None else None
    seats, played = len(contest.seats), contest.deals * len(contest.seats)
    if played != options.hands:
        told = _("{hands} is not a multiple of {seats} (one hand per seat): playing {played}")
        say(translate(told, hands=options.hands, seats=seats, played=played), to=sys.stderr)
    outcome = Outcome(contest, until, options.phh)
    run = outcome.work_out(options)
    beside = sys.stderr if options.json else sys.stdout
    code = how_it_ended(run, outcome.named)
    standings, difference = outcome.standings, outcome.difference
    if not standings.deals:
        return code or STOPPED
    if options.phh:
        _write_worst(options.phh, standings)
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


class Outcome(Work[Contest, Played]):
    def __init__(
        self, contest: Contest, until: Requirement | None = None, folder: Path | None = None
    ) -> None:
        self.job = job_of(contest)
        self.standings = Standings(contest.players, contest.worst)
        self.difference = Difference()
        self._by_worker = ByWorker()
        players = contest.players
        self._one, self._other = (players.index(each) for each in until or players[:2])
        self._contest, self._until, self._folder = contest, until, folder
        self._began, self._seconds = time.perf_counter(), 0.0

    @classmethod
    def asked_for(cls, head: Head) -> Outcome:
        contest: Contest = values_of(Contest, head)
        seats = len(contest.seats)
        in_range("--seats", seats, FEWEST_SEATS, MOST_SEATS)
        in_range("--players", len(contest.players), FEWEST, MOST)
        in_range("--hands", contest.deals * seats, 1, MOST_OF_ALL)
        in_range("--stack", contest.stack, 1, MOST_OF_ALL)
        in_range("--worst", contest.worst, 0, MOST_OF_ALL)
        amounts(contest.rules)
        if contest.first:
            raise NotPlain("first")  # of a block, and this is all of them
        return cls(contest)

    @property
    def done(self) -> int:
        return self.standings.hands

    def size(self, block: Contest) -> int:
        return block.deals * len(block.seats)

    def named(self, block: Contest) -> str:
        first, last = block.first + 1, block.first + block.deals
        told = _("deals {first} to {last} of seed {seed}")
        return translate(told, first=first, last=last, seed=block.seed.hex())

    def add(self, answer: Answer[Played]) -> None:
        self.standings.add(answer.value)
        apart = [deal[self._one] - deal[self._other] for deal in answer.value.deals]
        self._by_worker.add(answer.worker, apart)
        self.difference.add(apart)
        self._seconds += answer.seconds

    def interval(self) -> str:
        mean, error = self.difference.mean, self.difference.error
        off = 100 * NINETY_FIVE * error
        return translate(_("{figure:+.0f} ±{off:.0f}"), figure=100 * mean, off=off)

    def decided(self) -> bool:
        return self._until is not None and self.difference.verdict is not Verdict.OPEN

    def beside(self) -> AbstractContextManager[object]:
        """Where hands are to go is there before any is played."""
        if self._folder:
            with writing(self._folder, "phh"):
                self._folder.mkdir(parents=True, exist_ok=True)
        return nullcontext()

    def tell(self, *, as_json: bool, missing: Sequence[tuple[int, int]] | None = None) -> None:
        """The document alone on stdout, or all of it."""
        standings = self.standings
        seconds = time.perf_counter() - self._began if missing is None else self._seconds
        if as_json:
            it, hands = self._contest, self.size(self._contest)
            told = in_words.document(standings, seconds)
            told["run"] = run_of(it.rules, it.seats, it.stack, it.seed, hands)
            told |= {"calm": True} if it.calm else {}
            print(document(told | ({} if missing is None else {"missing": missing})))
        if standings.deals:
            if not as_json:
                say(*in_words.lines(standings, seconds, calm=self._contest.calm))
            broken = in_words.broken_answers(standings.broken.values(), standings.failures)
            say(*in_words.times(standings), *broken, to=sys.stderr if as_json else sys.stdout)
        tell_deviating(self._by_worker)


def _write_worst(folder: Path, standings: Standings) -> None:
    """A file a hand, the worst of each entrant first."""
    from drawholdem_tui.storage.phh.write import text_of
    from drawholdem_tui.storage.whole_files import write_whole

    with writing(folder, "phh"):
        for player in standings.players:
            name = "".join(sign if sign.isalnum() else "-" for sign in player)
            for number, worst in enumerate(standings.worst(player), start=1):
                file = folder / f"{name}-{number:03}.phh"
                write_whole(file, text_of(worst.document), durable=False)

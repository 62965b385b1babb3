"""A contest that is over, or as far as it came: told, and the worst hands written."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from drawholdem_tui.arena.duplicate import Contest, Played, job_of
from drawholdem_tui.arena.standings import NINETY_FIVE, Difference, Standings, Verdict
from drawholdem_tui.cli.contest import in_words
from drawholdem_tui.cli.contest.entrants import FEWEST, MOST, Requirement
from drawholdem_tui.cli.documents import document, run_of
from drawholdem_tui.cli.heavy.troubles import tell_deviating
from drawholdem_tui.cli.heavy.work import MOST as MOST_OF_ALL
from drawholdem_tui.cli.heavy.work import Work, amounts, in_range, values_of
from drawholdem_tui.engine.rules import FEWEST_SEATS, MOST_SEATS
from drawholdem_tui.evening.usage import writing
from drawholdem_tui.heavy.by_worker import ByWorker
from drawholdem_tui.heavy.jobs import Answer
from drawholdem_tui.heavy.plain import NotPlain
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.one_line import say

if TYPE_CHECKING:  # only where parts are put together
    from drawholdem_tui.heavy.header import Head


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
        self._until, self._folder, self._calm = until, folder, contest.calm
        self._contest = contest
        self._began, self._seconds = time.perf_counter(), 0.0

    @classmethod
    def asked_for(cls, head: Head) -> Outcome:
        """The contest that a file is of."""
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
        told = translate(_("deals {first} to {last} of seed {seed}"))
        last = block.first + block.deals
        return told.format(first=block.first + 1, last=last, seed=block.seed.hex())

    def add(self, answer: Answer[Played]) -> None:
        self.standings.add(answer.value)
        apart = [deal[self._one] - deal[self._other] for deal in answer.value.deals]
        self._by_worker.add(answer.worker, apart)
        self.difference.add(apart)
        self._seconds += answer.seconds

    def _run(self) -> dict[str, Any]:
        whole = self._contest
        hands = whole.deals * len(whole.seats)
        return run_of(whole.rules, whole.seats, whole.stack, whole.seed, hands)

    def interval(self) -> str:
        told = translate(_("{figure:+.0f} ±{off:.0f}"))
        mean, error = self.difference.mean, self.difference.error
        return told.format(figure=100 * mean, off=100 * NINETY_FIVE * error)

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
            beside = {} if missing is None else {"missing": missing}
            told = in_words.document(standings, seconds) | {"run": self._run()}
            print(document(told | ({"calm": True} if self._calm else {}) | beside))
        if standings.deals:
            if not as_json:
                say(*in_words.lines(standings, seconds, calm=self._calm))
            for line in (*in_words.times(standings), *in_words.failures(standings)):
                say(line, to=sys.stderr if as_json else sys.stdout)
        tell_deviating(self._by_worker)


def write_worst(folder: Path, standings: Standings) -> None:
    """A file a hand, the worst of each entrant first."""
    from drawholdem_tui.storage.phh.write import text_of
    from drawholdem_tui.storage.whole_files import write_whole

    with writing(folder, "phh"):
        for player in standings.players:
            name = "".join(sign if sign.isalnum() else "-" for sign in player)
            for number, worst in enumerate(standings.worst(player), start=1):
                file = folder / f"{name}-{number:03}.phh"
                write_whole(file, text_of(worst.document), durable=False)

"""Jobs as their files tell of them: how many blocks there are, and what is told of the answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from drawholdem_tui.engine.rules import FEWEST_SEATS, MOST_SEATS, Rules
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.one_line import say

if TYPE_CHECKING:  # whoever asks for help is not to wait for it
    from drawholdem_tui.heavy.header import Head
    from drawholdem_tui.heavy.jobs import Answer, Job

_MOST: Final = 999_999_999  # hands, chips: as options take them


class NotAsked(Exception):
    """A job that nobody could have asked for: which option, and what it can be."""

    def __init__(self, option: str, found: int, least: int, most: int) -> None:
        super().__init__(option, found, least, most)
        self.option, self.found, self.least, self.most = option, found, least, most


class _Tells(Protocol):
    def __call__(
        self, answers: Iterable[Answer[Any]], missing: Sequence[tuple[int, int]], *, as_json: bool
    ) -> None: ...


class Whole(NamedTuple):
    """A job of which files have parts. Of what is missing the first and the last blocks are told,
    counted from 1."""

    job: Job[Any, Any]
    tell: _Tells


def _arena(head: Head) -> Whole:
    from drawholdem_tui.arena.duplicate import Contest, Played, job_of
    from drawholdem_tui.arena.standings import Standings
    from drawholdem_tui.cli.contest.entrants import FEWEST, MOST
    from drawholdem_tui.cli.contest.outcome import tell
    from drawholdem_tui.cli.heavy.troubles import tell_deviating
    from drawholdem_tui.heavy.by_worker import ByWorker
    from drawholdem_tui.heavy.plain import NotPlain

    contest: Contest = _what(Contest, head)
    seats = len(contest.seats)
    _in_range("--seats", seats, FEWEST_SEATS, MOST_SEATS)
    _in_range("--players", len(contest.players), FEWEST, MOST)
    _in_range("--hands", contest.deals * seats, 1, _MOST)
    _in_range("--stack", contest.stack, 1, _MOST)
    _in_range("--worst", contest.worst, 0, _MOST)
    _amounts(contest.rules)
    if contest.first:
        raise NotPlain("first")  # of a block, and this is all of them

    def told(
        answers: Iterable[Answer[Played]], missing: Sequence[tuple[int, int]], *, as_json: bool
    ) -> None:
        standings, by_worker, seconds = Standings(contest.players, contest.worst), ByWorker(), 0.0
        for answer in answers:
            standings.add(answer.value)
            by_worker.add(answer.worker, (deal[0] - deal[1] for deal in answer.value.deals))
            seconds += answer.seconds
        tell(standings, seconds, as_json=as_json, missing=missing)
        tell_deviating(by_worker)

    return Whole(job_of(contest), told)


def _simulate(head: Head) -> Whole:
    from drawholdem_tui.arena.blocks import Block, Played, Simulations
    from drawholdem_tui.cli.simulated import Result
    from drawholdem_tui.heavy.plain import NotPlain

    whole: Block = _what(Block, head)
    _in_range("--seats", len(whole.bots), FEWEST_SEATS, MOST_SEATS)
    _in_range("--hands", whole.hands, 1, _MOST)
    _in_range("--stack", whole.buy_in, 1, _MOST)
    _amounts(whole.rules)
    if whole.before:
        raise NotPlain("before")  # hands of other blocks

    def told(
        answers: Iterable[Answer[Played]], missing: Sequence[tuple[int, int]], *, as_json: bool
    ) -> None:
        result = Result([f"cpu:{words}" for words in whole.bots])
        for answer in answers:
            result.add(answer.value)
        result.tell(as_json=as_json, missing=missing)

    return Whole(Simulations(whole).job(here=False), told)


class _Tables(NamedTuple):
    """What is computed, the job that it is, and the line that tells what is made of it."""

    asked: Any
    job: Callable[[Any], Job[Any, Any]]
    line: Callable[[Any, Any], str]


def _of_two(*, check: bool) -> _Tables:
    from drawholdem_tui.cli.charts.solve import check_line, table_line
    from drawholdem_tui.solving.jobs import checks_job, tables_job
    from drawholdem_tui.solving.real_deals import Check
    from drawholdem_tui.solving.solved import Block

    if check:
        return _Tables(tuple[Check, ...], checks_job, check_line)
    return _Tables(tuple[Block, ...], tables_job, table_line)


def _of_three(*, check: bool) -> _Tables:
    from drawholdem_tui.cli.charts.solve_three import check_line, table_line
    from drawholdem_tui.solving.three.best import Check
    from drawholdem_tui.solving.three.jobs import checks_of_three_job, tables_of_three_job
    from drawholdem_tui.solving.three.solved import Block

    if check:
        return _Tables(tuple[Check, ...], checks_of_three_job, check_line)
    return _Tables(tuple[Block, ...], tables_of_three_job, table_line)


def _solve(head: Head, *, of: Callable[[], _Tables]) -> Whole:
    if find_spec("numpy") is None:
        raise UsageError(translate(_("solve needs NumPy: pip install 'drawholdem-tui[solve]'")))
    from drawholdem_tui.heavy.plain import from_plain

    asked, job, line = of()
    blocks: tuple[Any, ...] = from_plain(asked, head.job["blocks"])

    def told(
        answers: Iterable[Answer[Any]],
        missing: Sequence[tuple[int, int]],  # lines name what is there
        *,
        as_json: bool,
    ) -> None:
        if as_json:
            raise UsageError(translate(_("solve tells its tables in lines alone")), "json")
        for answer in answers:
            say(line(blocks[answer.number], answer.value))

    return Whole(job(blocks), told)


def _in_range(option: str, found: int, least: int, most: int) -> None:
    if not least <= found <= most:
        raise NotAsked(option, found, least, most)


def _amounts(rules: Rules) -> None:
    _in_range("--blinds", max(rules.big_blind, rules.big_bet), 1, _MOST)
    _in_range("--ante", rules.ante, 0, _MOST)
    _in_range("--structure", rules.spread, 0, _MOST)


def _what(kind: Any, head: Head) -> Any:
    """The values that the job was made of."""
    from drawholdem_tui.heavy.plain import from_plain

    fields: Mapping[str, Any] = {name: head.job[name] for name in kind._fields}
    return from_plain(kind, fields)


COMMANDS: Final[dict[str, Callable[[Head], Whole]]] = {
    "arena": _arena,
    "simulate": _simulate,
    "solve pushfold": partial(_solve, of=partial(_of_two, check=False)),
    "solve check": partial(_solve, of=partial(_of_two, check=True)),
    "solve pushfold of three": partial(_solve, of=partial(_of_three, check=False)),
    "solve check of three": partial(_solve, of=partial(_of_three, check=True)),
}

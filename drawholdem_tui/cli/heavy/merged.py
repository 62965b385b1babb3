"""Jobs as their files tell of them: how many blocks there are, and what is told of the answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

if TYPE_CHECKING:  # whoever asks for help is not to wait for it
    from drawholdem_tui.heavy.jobs import Answer
    from drawholdem_tui.heavy.kept import Head


class _Tells(Protocol):
    def __call__(self, answers: Iterable[Answer[Any]], *, as_json: bool) -> None: ...


class Whole(NamedTuple):
    """A job of which files have parts."""

    blocks: int
    kind: Any  # of the answers' values
    tell: _Tells


def _arena(head: Head) -> Whole:
    from drawholdem_tui.arena.duplicate import Contest, Played
    from drawholdem_tui.arena.standings import Standings
    from drawholdem_tui.cli.contest.came_of_it import tell
    from drawholdem_tui.cli.heavy.troubles import tell_deviating
    from drawholdem_tui.heavy.deviating import ByWorker

    contest: Contest = _what(Contest, head)

    def told(answers: Iterable[Answer[Played]], *, as_json: bool) -> None:
        standings, by_worker, seconds = Standings(contest.players, contest.worst), ByWorker(), 0.0
        for answer in answers:
            standings.add(answer.value)
            by_worker.add(answer.worker, (deal[0] - deal[1] for deal in answer.value.deals))
            seconds += answer.seconds
        if standings.deals:
            tell(standings, seconds, as_json=as_json)
        tell_deviating(by_worker)

    return Whole(len(contest.blocks), Played, told)


def _simulate(head: Head) -> Whole:
    from drawholdem_tui.arena.blocks import Block, Played, Simulations
    from drawholdem_tui.cli.simulated import Result

    whole: Block = _what(Block, head)

    def told(answers: Iterable[Answer[Played]], *, as_json: bool) -> None:
        result = Result([f"cpu:{words}" for words in whole.bots])
        for answer in answers:
            result.add(answer.value)
        result.tell(as_json=as_json)

    return Whole(len(Simulations(whole).blocks), Played, told)


class _Tables(NamedTuple):
    """What is computed, what is made of it, and the line that tells it."""

    asked: Any
    made: Any
    line: Callable[[Any, Any], str]


def _of_two(*, check: bool) -> _Tables:
    from drawholdem_tui.cli.charts.solve import check_line, table_line
    from drawholdem_tui.players.pushfold.strategy import Strategy
    from drawholdem_tui.solving.real_deals import Check, Checked
    from drawholdem_tui.solving.solved import Block

    return (
        _Tables(tuple[Check, ...], Checked, check_line)
        if check
        else _Tables(tuple[Block, ...], Strategy, table_line)
    )


def _of_three(*, check: bool) -> _Tables:
    from drawholdem_tui.cli.charts.solve_three import check_line, table_line
    from drawholdem_tui.players.pushfold.three import ThreeStrategy
    from drawholdem_tui.solving.three.best import Check, Checked
    from drawholdem_tui.solving.three.solved import Block

    if check:
        return _Tables(tuple[Check, ...], Checked, check_line)
    return _Tables(tuple[Block, ...], ThreeStrategy, table_line)


def _solve(head: Head, *, of: Callable[[], _Tables]) -> Whole:
    if find_spec("numpy") is None:
        raise UsageError(translate(_("solve needs NumPy: pip install 'drawholdem-tui[solve]'")))
    from drawholdem_tui.heavy.plain import from_plain

    asked, made, line = of()
    blocks: tuple[Any, ...] = from_plain(asked, head.job["blocks"])

    def told(answers: Iterable[Answer[Any]], *, as_json: bool) -> None:
        if as_json:
            raise UsageError(translate(_("solve tells its tables in lines alone")), "json")
        for answer in answers:
            print(line(blocks[answer.number], answer.value))

    return Whole(len(blocks), made, told)


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

"""What came of a contest: as lines, and as the document of ``--json``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any, Final

from drawholdem_tui.arena.broken import Broken
from drawholdem_tui.arena.standings import Figure, Standings
from drawholdem_tui.controller.bots import Fault
from drawholdem_tui.engine.actions import RaiseTo, Swap, words_of
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.words.cards import faces, letters
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import InFigures, chips, written
from drawholdem_tui.words.one_line import on_one_line

_LONGEST_NAME: Final = 100
_SAID: Final = 60
_RAISED_SAID: Final = 200


def document(standings: Standings, seconds: float) -> dict[str, Any]:
    """The same seed gives the same figures; what differs from run to run is ``seconds`` alone."""
    players = standings.players if standings.deals else ()
    return {
        "hands": standings.hands,
        "seconds": round(seconds, 3),
        "players": [{"player": player} | _numbers(standings.figure(player)) for player in players],
        "pairs": [
            {"a": a, "b": b} | _numbers(standings.pair(a, b)) for a, b in combinations(players, 2)
        ],
    }


def _numbers(figure: Figure) -> dict[str, Any]:
    return {"bb_per_100": figure.bb_per_100, "ci95": [figure.low, figure.high]}


def lines(standings: Standings, seconds: float, *, calm: bool = False) -> Iterator[str]:
    """A line a player, best first; then who is better than whom."""
    hands, deals = chips(standings.hands), chips(standings.deals)
    played = _("{hands} hands, {deals} deals, {seconds:.1f} s")
    yield translate(played, hands=hands, deals=deals, seconds=InFigures(seconds))
    if calm:
        yield translate(_("results with the luck of the cards subtracted"))
    players = sorted(standings.players, key=lambda each: -standings.figure(each).bb_per_100)
    width = max(len(_name(each)) for each in players)
    row = _("{player}  {figure} bb/100  {interval}")
    for player in players:
        yield translate(
            row, player=_name(player).ljust(width), **_in_figures(standings.figure(player))
        )
    apart = _("{better} wins {figure} bb/100 more than {other}  {interval}")
    for one, other in combinations(players, 2):
        pair = _in_figures(standings.pair(one, other))
        yield translate(apart, better=_name(one), other=_name(other), **pair)


def times(standings: Standings) -> Iterator[str]:
    row = _("{player}: {median:.2f} ms per decision, {p95:.2f} ms at the 95th percentile")
    for player in standings.players:
        median, p95 = map(InFigures, standings.times(player))
        yield translate(row, player=_name(player), median=median, p95=p95)


_WHY: Final = {
    Fault.RAISED: _(
        "{player}: hand {hand}, decision {number}: raised an exception; legal: {legal}"
    ),
    Fault.TOO_SLOW: _("{player}: hand {hand}, decision {number}: too slow; legal: {legal}"),
    Fault.STILL_THINKING: _(
        "{player}: hand {hand}, decision {number}: still busy with the previous one; legal: {legal}"
    ),
    Fault.ENDED: _("{player}: hand {hand}, decision {number}: its process ended; legal: {legal}"),
    Fault.NOT_POSSIBLE: _(
        "{player}: hand {hand}, decision {number}: the answer is not an action; legal: {legal}"
    ),
}
_RAISED: Final = _("{player}: hand {hand}, decision {number}: {told}; legal: {legal}")
_NOT_LEGAL: Final = _(
    "{player}: hand {hand}, decision {number}: {said} is not allowed; legal: {legal}"
)


def broken_answers(some: Iterable[Broken], all_of_them: int) -> Iterator[str]:
    """The first of each bot, with what would have been right, and how many there were."""
    yield from map(_broken_answer, some)
    if all_of_them:
        told = plural("one invalid answer", "{answers} invalid answers", all_of_them)
        yield told.format(answers=chips(all_of_them))


def _broken_answer(broken: Broken) -> str:
    """Where it was, and what would have been right."""
    template = _NOT_LEGAL if broken.said is not None else _WHY[broken.why]
    return translate(
        _RAISED if broken.told else template,
        player=_name(broken.player),
        hand=broken.hand,
        number=broken.number,
        said=on_one_line(words_of(broken.said), _SAID) if broken.said is not None else "",
        told=on_one_line(broken.told, _RAISED_SAID),
        legal=", ".join(legal(broken.decision)),
    )


def legal(decision: Decision) -> Sequence[str]:
    if isinstance(decision, SwapDecision):
        return ["keep", *(words_of(Swap(card)) for card in decision.cards)]
    if not isinstance(decision, BetDecision):
        most = _("draw up to {most} of {cards}")
        return [translate(most, most=decision.most, cards=faces(decision.cards, letters))]
    offered = ["fold"]
    if decision.may_check:
        offered.append("check")
    if decision.may_call:
        offered.append("call")
    if decision.may_raise:
        offered.append(words_of(RaiseTo(decision.min_to)))
    if decision.max_to > decision.min_to:
        offered.append(translate(_("any raise up to {most}"), most=chips(decision.max_to)))
    return offered


def _name(player: str) -> str:
    """A bot's own words, which may be a stranger's."""
    return on_one_line(player, _LONGEST_NAME)


def _in_figures(figure: Figure) -> dict[str, str]:
    low, high = InFigures(figure.low), InFigures(figure.high)
    return {
        "figure": written(f"{figure.bb_per_100:+,.1f}").rjust(8),
        "interval": translate(_("({low:+,.1f} to {high:+,.1f})"), low=low, high=high),
    }

"""``--require "A > B"``: a condition that becomes an exit code; ``--until``: and ends the run."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from drawholdem_tui.arena.decided import Difference, Verdict
from drawholdem_tui.arena.standings import Standings
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


class Requirement(NamedTuple):
    """That one is better than another, beyond doubt."""

    better: str
    worse: str

    def holds(self, standings: Standings) -> bool:
        """The whole interval of their difference lies above zero."""
        return standings.pair(self.better, self.worse).low > 0

    def told(self, *, holds: bool) -> str:
        sentence = _("{a} > {b}: yes") if holds else _("{a} > {b}: not shown")
        return translate(sentence).format(a=self.better, b=self.worse)

    def decided(self, difference: Difference) -> str:
        """Whether the sequential test has decided."""
        return translate(_DECIDED[difference.verdict]).format(
            a=self.better, b=self.worse, deals=difference.deals
        )


_DECIDED: Final = {
    Verdict.BETTER: _("{a} > {b}: decided after {deals} deals"),
    Verdict.WORSE: _("{a} > {b}: no, {b} is better: decided after {deals} deals"),
    Verdict.OPEN: _("{a} > {b}: not decided after {deals} deals"),
}


def until_of(text: str, players: Sequence[str]) -> Requirement:
    """One ``A > B``."""
    found = requirements_of([text], players, "until")
    if len(found) > 1:
        told = translate(_("{text!r}: two of {players}, and no more"))
        raise UsageError(told.format(text=text, players=", ".join(players)), "until")
    return found[0]


def requirements_of(
    texts: Sequence[str], players: Sequence[str], option: str = "require"
) -> list[Requirement]:
    """Each ``A > B`` of two who take part; ``A > B > C`` says two of them."""
    found = []
    for text in texts:
        names = [each.strip().removeprefix("cpu:") for each in text.split(">")]
        if len(names) < 2 or not set(names) <= set(players) or len(set(names)) < len(names):
            wrong = translate(_('{text!r} is not "A > B" with two of {players}'))
            told = wrong.format(text=text, players=", ".join(players))
            raise UsageError(told, option)
        found += [Requirement(a, b) for a, b in pairwise(names)]
    return found

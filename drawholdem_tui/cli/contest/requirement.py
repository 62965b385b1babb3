"""``--require "A > B"``: a condition that becomes an exit code."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

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


def requirements_of(texts: Sequence[str], players: Sequence[str]) -> list[Requirement]:
    """Each ``A > B`` of two who take part; ``A > B > C`` says two of them."""
    found = []
    for text in texts:
        names = [each.strip().removeprefix("cpu:") for each in text.split(">")]
        if len(names) < 2 or not set(names) <= set(players) or len(set(names)) < len(names):
            wrong = translate(_('{text!r} is not "A > B" with two of {players}'))
            told = wrong.format(text=text, players=", ".join(players))
            raise UsageError(told, "require")
        found += [Requirement(a, b) for a, b in pairwise(names)]
    return found

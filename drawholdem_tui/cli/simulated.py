"""What a simulation came to, as lines and as the document of ``--json``."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import plural, translate
from drawholdem_tui.words.numbers import InFigures, chips
from drawholdem_tui.words.numbers import net as net_
from drawholdem_tui.words.one_line import on_one_line, say
from drawholdem_tui.words.refusals.errors import sentence

if TYPE_CHECKING:  # other commands are not to wait for it
    from drawholdem_tui.arena.blocks import Played
    from drawholdem_tui.arena.broken import Broken

_LONGEST_NAME: Final = 100  # of a bot


class Result:
    """What all blocks come to."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = tuple(seats)
        self.hands = self.decisions = self.failures = 0
        self.broken: dict[int, Broken] = {}
        self.nets = self.bought = (0,) * len(seats)
        self.conserved = True
        self._began = time.perf_counter()

    def add(self, played: Played) -> None:
        self.hands += played.hands
        self.decisions += played.decisions
        self.failures += played.failures
        self.broken = played.broken | self.broken
        self.nets = _sums(self.nets, played.nets)
        self.bought = _sums(self.bought, played.bought)
        self.conserved &= played.conserved

    def tell(self, *, as_json: bool, missing: Sequence[tuple[int, int]] | None = None) -> None:
        """``missing`` blocks are told where there could be such."""
        seconds = time.perf_counter() - self._began
        if as_json:
            import json

            beside = {} if missing is None else {"missing": missing}
            print(json.dumps(self._document(seconds) | beside))
        else:
            say(*self._lines(seconds))

    def _document(self, seconds: float) -> dict[str, Any]:
        return {
            "hands": self.hands,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "seats": [
                {"seat": number, "player": player, "net": net, "bought": bought}
                for number, player, net, bought in self._rows()
            ],
        }

    def _lines(self, seconds: float) -> list[str]:
        played = translate(_("{hands} hands, {decisions} decisions, {seconds:.2f} s"))
        took = InFigures(seconds)
        lines = [
            played.format(hands=chips(self.hands), decisions=chips(self.decisions), seconds=took)
        ]
        row = translate(_("seat {number} {player}: {net} (bought {bought})"))
        for number, player, net, bought in self._rows():
            lines.append(
                row.format(
                    number=number,
                    player=on_one_line(player, _LONGEST_NAME),
                    net=net_(net),
                    bought=chips(bought),
                )
            )
        if self.failures:
            from drawholdem_tui.cli.contest.in_words import broken_answer

            lines += (broken_answer(each) for _, each in sorted(self.broken.items()))
            told = plural(
                "one answer did not count", "{answers} answers did not count", self.failures
            )
            lines.append(told.format(answers=chips(self.failures)))
        if not self.conserved:
            lines.append(sentence("chips", {}))
        return lines

    def _rows(self) -> Iterable[tuple[int, str, int, int]]:
        numbers = range(1, len(self.seats) + 1)
        return zip(numbers, self.seats, self.nets, self.bought, strict=True)


def _sums(some: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(some, more, strict=True))

"""What a simulation came to, as lines and as the document of ``--json``."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from drawholdem_tui.arena.blocks import Block, Played, Simulations
from drawholdem_tui.arena.broken import Broken
from drawholdem_tui.cli.heavy.work import MOST, Work, amounts, in_range, values_of
from drawholdem_tui.engine.rules import FEWEST_SEATS, MOST_SEATS
from drawholdem_tui.heavy.by_worker import ByWorker
from drawholdem_tui.heavy.jobs import Answer
from drawholdem_tui.heavy.plain import NotPlain
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import InFigures, chips
from drawholdem_tui.words.numbers import net as net_
from drawholdem_tui.words.one_line import on_one_line, say
from drawholdem_tui.words.refusals.errors import sentence

if TYPE_CHECKING:  # only where hands are written or put together
    from drawholdem_tui.heavy.header import Head
    from drawholdem_tui.storage.phh.write import HandWriter

_LONGEST_NAME: Final = 100  # of a bot


class Simulated(Work[Block, Played]):
    def __init__(
        self,
        simulations: Simulations,
        seats: Sequence[str],
        *,
        here: bool = False,
        writes_to: Path | None = None,
    ) -> None:
        """``here``: all of them are played in this process."""
        self.seats = tuple(seats)
        self.job, self.stop = simulations.job(here=here), simulations.stop
        self.hands = self.decisions = self.failures = 0
        self.broken: dict[int, Broken] = {}
        self.nets = self.bought = (0,) * len(seats)
        self.by_worker = ByWorker()
        self._whole = simulations.whole
        self._hands, self._path = simulations.whole.hands, writes_to
        self._writer: HandWriter | None = None
        self._began = time.perf_counter()

    @classmethod
    def asked_for(cls, head: Head) -> Simulated:
        whole: Block = values_of(Block, head)
        in_range("--seats", len(whole.bots), FEWEST_SEATS, MOST_SEATS)
        in_range("--hands", whole.hands, 1, MOST)
        in_range("--stack", whole.buy_in, 1, MOST)
        amounts(whole.rules)
        if whole.before:
            raise NotPlain("before")  # hands of other blocks
        return cls(Simulations(whole), [f"cpu:{words}" for words in whole.bots])

    @property
    def done(self) -> int:
        return self.hands

    def size(self, block: Block) -> int:
        return block.hands

    def named(self, block: Block) -> str:
        first, last = block.before + 1, block.before + block.hands
        told = _("hands {first} to {last}, table from seed {seed}")
        return translate(told, first=first, last=last, seed=block.seed.hex())

    @contextmanager
    def beside(self) -> Iterator[None]:
        if self._path is None:
            yield
            return
        from drawholdem_tui.storage.phh.write import HandWriter

        with HandWriter(self._path, self._hands) as self._writer:
            yield

    def add(self, answer: Answer[Played]) -> None:
        played = answer.value
        self.hands += played.hands
        self.decisions += played.decisions
        self.failures += played.failures
        self.broken = played.broken | self.broken
        self.nets = _sums(self.nets, played.nets)
        self.bought = _sums(self.bought, played.bought)
        self.conserved &= played.conserved
        self.by_worker.add(answer.worker, (played.nets[0] / played.hands,))
        if self._writer:
            self._writer.write_all(played.records)

    def tell(self, *, as_json: bool, missing: Sequence[tuple[int, int]] | None = None) -> None:
        seconds = time.perf_counter() - self._began
        if as_json:
            from drawholdem_tui.cli.documents import document  # for whoever asks for it

            beside = {} if missing is None else {"missing": missing}
            print(document(self._document(seconds) | beside))
            if not self.conserved:
                say(sentence("chips", {}), to=sys.stderr)
        else:
            say(*self._lines(seconds))

    def _document(self, seconds: float) -> dict[str, Any]:
        from drawholdem_tui.cli.documents import run_of

        it = self._whole
        return {
            "hands": self.hands,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "run": run_of(it.rules, self.seats, it.buy_in, it.seed, it.hands),
            "seats": [
                {"seat": number, "player": player, "net": net, "bought": bought}
                for number, player, net, bought in self._rows()
            ],
        }

    def _lines(self, seconds: float) -> Iterator[str]:
        hands, decisions, took = chips(self.hands), chips(self.decisions), InFigures(seconds)
        played = _("{hands} hands, {decisions} decisions, {seconds:.2f} s")
        yield translate(played, hands=hands, decisions=decisions, seconds=took)
        row = _("seat {number} {player}: {net} (bought {bought})")
        for number, player, net, bought in self._rows():
            name = on_one_line(player, _LONGEST_NAME)
            yield translate(row, number=number, player=name, net=net_(net), bought=chips(bought))
        if self.failures:
            from drawholdem_tui.cli.contest.in_words import broken_answers

            some = [each for _seat, each in sorted(self.broken.items())]
            yield from broken_answers(some, self.failures)
        if not self.conserved:
            yield sentence("chips", {})

    def _rows(self) -> Iterable[tuple[int, str, int, int]]:
        numbers = range(1, len(self.seats) + 1)
        return zip(numbers, self.seats, self.nets, self.bought, strict=True)


def _sums(some: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(some, more, strict=True))

"""Somebody who keeps a real table in lines: typed line by line, or hand by hand from hands that
were played with known cards. ``python at_a_real_table.py BOOK LINES KILLED_AT`` kills itself with
SIGKILL at a prompt."""

from __future__ import annotations

import asyncio
import io
import json
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from real_cards import as_asked, enough_of, order_of

from drawholdem_tui.controller.ports import TableLeft
from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.decisions import Decision, SwapDecision
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.judging import Judging
from drawholdem_tui.engine.rules import PRESETS, Rules
from drawholdem_tui.evening.evening import Evening, fresh
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.evening.real.who_wins import numbered
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.evening.taken_up import taken_up
from drawholdem_tui.line_mode.lines import Lines
from drawholdem_tui.line_mode.referee.table import RefereeInLines
from drawholdem_tui.match.button import first_hand
from drawholdem_tui.players.cpu.random_choice import RandomChoice
from drawholdem_tui.players.protocol import Bot
from drawholdem_tui.words.cards import letters

PEOPLE = ("Ann", "Ben", "Cleo", "Dario")


def real_table(
    seats: Sequence[str] = PEOPLE,
    game: str = "draw-holdem",
    rules: Rules | None = None,
    stack: int = 1000,
    **more: Any,
) -> TableOptions:
    options = TableOptions(game, rules or PRESETS[game], tuple(seats), stack, None, **more)
    return options.but(real=True)


def evening_at(
    table: TableOptions, stacks: Sequence[int] = (), book: Any = None, button: int | None = None
) -> Evening:
    """The last of them has the button; ``stacks`` are what each has bought."""
    evening = fresh(table, book)
    chairs = evening.match.chairs
    for chair, stack in zip(chairs, stacks, strict=False):
        chair.stack = chair.bought = stack
    last = len(chairs) - 1 if button is None else button
    evening.match.button = first_hand(last, range(len(chairs)))
    evening.changed()
    return evening


class Table:
    """Keeps one, and remembers what was told."""

    def __init__(self, evening: Evening, typed: Sequence[str] = ()) -> None:
        self.out = io.StringIO()
        self.source: io.StringIO = io.StringIO("".join(f"{line}\n" for line in typed))
        self.evening = evening
        self.host = RefereeInLines(evening, Lines(self.source, self.out), letters)

    def play(self, hands: int | None = None) -> str:
        """To the end of the input; what was told."""
        with suppress(TableLeft):
            asyncio.run(self.host.play(hands))
        return self.out.getvalue()

    @property
    def stacks(self) -> dict[str, int]:
        """As they stand, in the hand or between hands."""
        referee = self.host.referee
        told = {chair.name: chair.stack for chair in self.evening.match.chairs}
        if referee.hand and referee.dealing:
            seats = zip(referee.dealing.chairs, referee.hand.stacks, strict=True)
            told |= {self.evening.match.chairs[chair].name: stack for chair, stack in seats}
        return told


def kept(evening: Evening, *typed: str) -> Table:
    """What was typed has been played; the table is still there to look at."""
    table = Table(evening, typed)
    table.told = table.play()  # type: ignore[attr-defined]
    return table


def typed_for(action: Action) -> str:
    match action:
        case Fold():
            return "f"
        case Check() | Call():
            return "c"
        case RaiseTo(amount):
            return f"r {amount}"
        case Swap():
            return "s"
        case Keep():
            return "k"
        case Draw(cards):
            return str(len(cards))


def _asked(twin: Hand) -> Decision:
    assert twin.decision is not None
    return twin.decision


class Typist(io.StringIO):
    """Types what was played at a twin table, where all cards are known, and compares each prompt
    with the one there."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed = seed
        self.rng = Random(seed)
        self.table: Table | None = None
        self.twin: Hand | None = None
        self.keys = self.decisions = 0
        self.results: list[tuple[int, ...]] = []

    def isatty(self) -> bool:
        return False

    def readline(self, *_: Any) -> str:  # type: ignore[override]
        line = self._line()
        return f"{line}\n"

    def _line(self) -> str:
        assert self.table is not None
        referee = self.table.host.referee
        asked = self.table.out.getvalue().rsplit("\n", 1)[-1]
        if "all-in for" in asked:
            return "y"
        if referee.hand is None or referee.to_be_closed:
            if self.twin is not None and referee.hand is not None:
                assert referee.hand.stacks == self.twin.stacks
                assert referee.hand.carried == self.twin.carried
                self.results.append(self.twin.stacks)
            self.twin = None
            return "rebuy" if asked.startswith("rebuy:") else ""
        if self.twin is None:
            dealing = referee.dealing
            assert dealing is not None
            secret = b"%d/%d" % (self.seed, dealing.number)
            self.twin = Hand(dealing.rules, dealing.setup, SecretDeck(secret))
        if referee.judging:
            assert self.twin.over
            return self._winners(referee.judging)
        decision, heard = self.twin.decision, referee.decision
        assert decision is not None
        assert heard is not None
        assert as_asked(decision) == as_asked(heard)
        return self._said(self.twin, heard)

    def _said(self, twin: Hand, heard: Decision) -> str:
        action = RandomChoice().decide(twin.view(heard.seat), _asked(twin), self.rng)
        twin.act(action)
        self.decisions += 1
        return typed_for(action)

    def _winners(self, judging: Judging) -> str:
        assert self.twin is not None
        assert self.table is not None
        places = {seat: number for number, seat in numbered(self.table.host.referee)}
        order = order_of(self.twin).order
        return " ".join("=".join(str(places[seat]) for seat in group) for group in order)


class InOneBreath(Typist):
    """Types what is said in a round in one word, as somebody does who hears it: every key counts,
    Enter too."""

    def __init__(self, seed: int, bots: Sequence[Bot]) -> None:
        super().__init__(seed)
        self.bots = bots  # by chair
        self.lines = 0

    def _line(self) -> str:
        line = super()._line()
        self.keys += 0 if line == "rebuy" else len(line) + 1  # to buy decides nothing in a hand
        self.lines += 1
        return line

    def _said(self, twin: Hand, heard: Decision) -> str:
        said, began = "", _round_of(twin)
        while (decision := twin.decision) is not None and _round_of(twin) == began:
            action = self._decided(twin)
            if isinstance(action, Keep) and isinstance(decision, SwapDecision) and decision.then:
                action = self._decided(twin)
            typed = typed_for(action).replace(" ", "")
            said += typed if said[-1:].isdecimal() else typed.removeprefix("r")
        return said

    def _winners(self, judging: Judging) -> str:
        assert self.twin is not None
        assert self.table is not None
        places = {seat: str(number) for number, seat in numbered(self.table.host.referee)}
        order = enough_of(order_of(self.twin), judging).order
        return " ".join("=".join(places[seat] for seat in group) for group in order)

    def _decided(self, twin: Hand) -> Action:
        assert self.table is not None
        dealing, decision = self.table.host.referee.dealing, twin.decision
        assert dealing is not None
        assert decision is not None
        bot = self.bots[dealing.chairs[decision.seat]]
        action = bot.decide(twin.view(decision.seat), decision, self.rng)
        twin.act(action)
        self.decisions += 1
        return action


def _round_of(twin: Hand) -> tuple[object, bool]:
    swaps_alone = isinstance(twin.decision, SwapDecision) and twin.decision.then is None
    return twin.view(None).street, swaps_alone


class Killed(io.StringIO):
    """Types some lines, and at the next prompt the process is no more."""

    def __init__(self, typed: Sequence[str], killed_at: int) -> None:
        super().__init__()
        self.typed = list(typed)
        self.killed_at = killed_at

    def readline(self, *_: Any) -> str:  # type: ignore[override]
        if not self.killed_at:
            sys.stdout.flush()
            os.kill(os.getpid(), signal.SIGKILL)
        self.killed_at -= 1
        return self.typed.pop(0) + "\n" if self.typed else ""


@contextmanager
def found(book: Path) -> Iterator[Evening]:
    """The evening that waits there, or a new one."""
    with sit_down(book, real=True) as opened:
        assert opened.book is not None
        if opened.evening:
            yield taken_up(opened.evening, opened.book)
        else:
            yield evening_at(real_table(("Ann", "Ben", "Cleo")), book=opened.book)


def main(book: Path, typed: list[str], killed_at: int) -> None:
    with found(book) as evening:
        table = Table(evening)
        table.host.lines = table.host.interval.lines = Lines(Killed(typed, killed_at), sys.stdout)
        table.play()


if __name__ == "__main__":
    main(Path(sys.argv[1]), json.loads(sys.argv[2]), int(sys.argv[3]))

"""``simulate``: what it plays, prints and writes."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from drawholdem_tui.cli.command import Parser, count
from drawholdem_tui.cli.heavy.where import STOPPED, add_where, tell_left_out, working
from drawholdem_tui.cli.table_words import add_table_options, table_asked_for
from drawholdem_tui.evening.table_options import DEFAULT_LEVEL, TableOptions
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.errors import sentence
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import plural, translate

if TYPE_CHECKING:  # other commands are not to wait for it
    from drawholdem_tui.arena.blocks import Block, Played
    from drawholdem_tui.arena.broken import Broken
    from drawholdem_tui.engine.hand import Hand
    from drawholdem_tui.storage.phh.write import HandWriter


def simulate_options(command: Parser) -> None:
    """Those of a table, and what becomes of the hands."""
    add_table_options(command, seats=",".join(["cpu:random"] * 6))
    add = command.add_argument
    add("--hands", type=count, required=True, metavar="N", help=translate(_("how many hands")))
    add(
        "--phh",
        type=Path,
        metavar="DIR",
        help=translate(_("write the hands there: a file each, or all into one .phhs or .jsonl")),
    )
    add("--json", action="store_true", help=translate(_("one JSON document instead of lines")))
    add_where(command)


def simulate(options: argparse.Namespace) -> int:
    """Play, write the hands where asked, print the result; 1 where chips went missing, 130 where
    Ctrl-C stopped it before all hands were played."""
    from drawholdem_tui.arena.blocks import Simulations
    from drawholdem_tui.heavy.places import cores

    table = table_asked_for(options)
    if options.mode != "cash":
        raise UsageError(translate(_("simulate plays cash games; play plays knockouts")), "mode")
    simulations = Simulations(_what_is_played(table, options))
    here = (options.jobs or cores()) == 1 or len(simulations.blocks) == 1
    job = simulations.job(here=here)
    result = _Result(table)
    try:
        with ExitStack() as stack:
            run = stack.enter_context(working(job, options, simulations.stop))
            writer = stack.enter_context(_writer(options)) if options.phh else None
            for answer in run.answers():
                result.add(answer.value)
                if writer:
                    writer.write_all(answer.value.records)
    except OSError as error:
        if not options.phh:
            raise
        why = translate(_("cannot write {path}: {why}"))
        raise UsageError(why.format(path=options.phh, why=error.strerror), "phh") from None
    result.tell(as_json=options.json)
    left_out = tell_left_out(run, _named)
    if not result.conserved:
        return 1
    return left_out or (0 if result.hands == options.hands else STOPPED)


def _named(block: Block) -> str:
    told = translate(_("hands {first} to {last}, the table of seed {seed}"))
    last = block.before + block.hands
    return told.format(first=block.before + 1, last=last, seed=block.seed.hex())


def _what_is_played(table: TableOptions, options: argparse.Namespace) -> Block:
    from drawholdem_tui.arena.blocks import Block, simulation_of
    from drawholdem_tui.players.cpu import UnknownBotError

    seed = os.urandom(32)
    if table.seed is not None:
        seed = table.seed.encode("utf-8", "surrogateescape")
    bots = tuple(map(_words_of_a_bot, table.seats))
    record = _document_of() if options.phh else None
    whole = Block(table.rules, bots, table.stack, seed, options.hands, record)
    try:
        simulation_of(whole)  # can everybody come?
    except UnknownBotError as error:
        raise UsageError(sentence(error.code, error.values), "seats") from None
    return whole


def _words_of_a_bot(seat: str) -> str:
    kind, _colon, words = seat.partition(":")
    if kind != "cpu":
        person = translate(_("{seat!r} is a person; only cpu seats can play here"))
        raise UsageError(person.format(seat=seat), "seats")
    return words or DEFAULT_LEVEL


def _document_of() -> Callable[[Hand], dict[str, Any]]:
    from drawholdem_tui.storage.phh.write import document_of

    return document_of


def _writer(options: argparse.Namespace) -> HandWriter:
    from drawholdem_tui.storage.phh.write import HandWriter

    return HandWriter(options.phh, options.hands)


class _Result:
    """What all blocks come to."""

    def __init__(self, table: TableOptions) -> None:
        self.seats = table.seats
        self.hands = self.decisions = self.failures = 0
        self.broken: dict[int, Broken] = {}
        self.nets = self.bought = (0,) * len(table.seats)
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

    def tell(self, *, as_json: bool) -> None:
        seconds = time.perf_counter() - self._began
        if as_json:
            import json

            print(json.dumps(self._document(seconds)))
        else:
            print("\n".join(self._lines(seconds)))

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
        lines = [played.format(hands=self.hands, decisions=self.decisions, seconds=seconds)]
        row = translate(_("seat {number} {player}: {net:+} (bought {bought})"))
        for number, player, net, bought in self._rows():
            lines.append(row.format(number=number, player=player, net=net, bought=bought))
        if self.failures:
            from drawholdem_tui.cli.contest.told import broken_answer

            lines += (broken_answer(each) for _, each in sorted(self.broken.items()))
            told = plural(
                "one answer did not count", "{answers} answers did not count", self.failures
            )
            lines.append(told.format(answers=self.failures))
        if not self.conserved:
            lines.append(sentence("chips", {}))
        return lines

    def _rows(self) -> Iterable[tuple[int, str, int, int]]:
        numbers = range(1, len(self.seats) + 1)
        return zip(numbers, self.seats, self.nets, self.bought, strict=True)


def _sums(some: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(some, more, strict=True))

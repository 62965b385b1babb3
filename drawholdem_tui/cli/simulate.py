"""``simulate``: what it plays, prints and writes."""

from __future__ import annotations

import argparse
import json
import secrets
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Final

from drawholdem_tui.cli import ctrl_c
from drawholdem_tui.cli.command import Parser, count
from drawholdem_tui.cli.table_words import add_table_options, table_asked_for
from drawholdem_tui.evening.table_options import DEFAULT_LEVEL, TableOptions
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.errors import sentence
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import plural, translate

if TYPE_CHECKING:  # other commands are not to wait for it
    from drawholdem_tui.arena.simulation import Simulation
    from drawholdem_tui.players.protocol import Bot

_STOPPED: Final = 130


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


def simulate(options: argparse.Namespace) -> int:
    """Play, write the hands where asked, print the result; 1 where chips went missing, 130 where
    Ctrl-C stopped it before all hands were played."""
    from drawholdem_tui.arena.simulation import Simulation
    from drawholdem_tui.storage.phh.write import HandWriter, document_of

    table = table_asked_for(options)
    if options.mode != "cash":
        raise UsageError(translate(_("simulate plays cash games; play plays knockouts")), "mode")
    bots = [_bot(seat) for seat in table.seats]
    seed = secrets.token_bytes(32)
    if table.seed is not None:
        seed = table.seed.encode("utf-8", "surrogateescape")
    try:
        with ExitStack() as stack:
            writer = None
            if options.phh:
                writer = stack.enter_context(HandWriter(options.phh, options.hands))
            record = (lambda hand: writer.write(document_of(hand))) if writer else None
            simulation = Simulation(table.rules, bots, table.stack, seed, record)
            with ctrl_c.asks(simulation.stop):
                simulation.play(options.hands)
    except OSError as error:
        if not options.phh:
            raise
        why = translate(_("cannot write {path}: {why}"))
        raise UsageError(why.format(path=options.phh, why=error.strerror), "phh") from None
    if options.json:
        print(json.dumps(_document(table, simulation)))
    else:
        print("\n".join(_lines(table, simulation)))
    if not simulation.conserved:
        return 1
    return 0 if simulation.hands == options.hands else _STOPPED


def _bot(seat: str) -> tuple[Bot, float | None]:
    from drawholdem_tui.controller.bots import PATIENCE
    from drawholdem_tui.players.cpu import UnknownBotError, our_bot, somebody_elses

    kind, _colon, words = seat.partition(":")
    if kind != "cpu":
        person = translate(_("{seat!r} is a person; only cpu seats can play here"))
        raise UsageError(person.format(seat=seat), "seats")
    try:
        ours = our_bot(words or DEFAULT_LEVEL)
        return (ours, None) if ours else (somebody_elses(words), PATIENCE)
    except UnknownBotError as error:
        raise UsageError(sentence(error.code, error.values), "seats") from None


def _document(table: TableOptions, simulation: Simulation) -> dict[str, object]:
    return {
        "hands": simulation.hands,
        "decisions": simulation.decisions,
        "seconds": round(simulation.seconds, 3),
        "seats": [
            {"seat": number, "player": player, "net": chair.net, "bought": chair.bought}
            for number, (player, chair) in enumerate(
                zip(table.seats, simulation.match.chairs, strict=True), start=1
            )
        ],
    }


def _lines(table: TableOptions, simulation: Simulation) -> list[str]:
    played = translate(_("{hands} hands, {decisions} decisions, {seconds:.2f} s"))
    hands, decisions, seconds = simulation.hands, simulation.decisions, simulation.seconds
    lines = [played.format(hands=hands, decisions=decisions, seconds=seconds)]
    row = translate(_("seat {number} {player}: {net:+} (bought {bought})"))
    seated = zip(table.seats, simulation.match.chairs, strict=True)
    for number, (player, chair) in enumerate(seated, start=1):
        lines.append(row.format(number=number, player=player, net=chair.net, bought=chair.bought))
    if simulation.failures:
        failed = simulation.failures
        told = plural("one answer did not count", "{answers} answers did not count", failed)
        lines.append(told.format(answers=failed))
    if not simulation.conserved:
        lines.append(sentence("chips", {}))
    return lines

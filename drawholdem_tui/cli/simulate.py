"""``simulate``: what it plays, prints and writes."""

from __future__ import annotations

import argparse
import json
import secrets
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from drawholdem_tui.cli.command import Parser, count
from drawholdem_tui.cli.table_words import add_table_options, table_asked_for
from drawholdem_tui.evening.table_options import DEFAULT_LEVEL, TableOptions
from drawholdem_tui.evening.usage import UsageError

if TYPE_CHECKING:  # other commands are not to wait for it
    from drawholdem_tui.arena.simulation import Simulation
    from drawholdem_tui.players.protocol import Bot


def simulate_options(command: Parser) -> None:
    """Those of a table, and what becomes of the hands."""
    add_table_options(command, seats=",".join(["cpu:random"] * 6))
    add = command.add_argument
    add("--hands", type=count, required=True, metavar="N", help="how many hands")
    add(
        "--phh",
        type=Path,
        metavar="DIR",
        help="write the hands there: a file each, or all into one .phhs or .jsonl",
    )
    add("--json", action="store_true", help="one JSON document instead of lines")


def simulate(options: argparse.Namespace) -> int:
    """Play, write the hands where asked, print the result; 1 where chips went missing."""
    from drawholdem_tui.arena.simulation import Simulation
    from drawholdem_tui.storage.phh.write import HandWriter, document_of

    table = table_asked_for(options)
    if options.mode != "cash":
        raise UsageError("simulate plays cash games; play plays knockouts", "mode")
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
            simulation.play(options.hands)
    except OSError as error:
        raise UsageError(f"cannot write {options.phh}: {error.strerror}", "phh") from None
    if options.json:
        print(json.dumps(_document(table, simulation, options.hands)))
    else:
        print("\n".join(_lines(table, simulation, options.hands)))
    return 0 if simulation.conserved else 1


def _bot(seat: str) -> tuple[Bot, float | None]:
    from drawholdem_tui.controller.bots import PATIENCE
    from drawholdem_tui.players.cpu import UnknownBotError, our_bot, somebody_elses

    kind, _, words = seat.partition(":")
    if kind != "cpu":
        raise UsageError(f"{seat!r} is a person; only cpu seats can play here", "seats")
    try:
        ours = our_bot(words or DEFAULT_LEVEL)
        return (ours, None) if ours else (somebody_elses(words), PATIENCE)
    except UnknownBotError as error:
        raise UsageError(str(error), "seats") from None


def _document(table: TableOptions, simulation: Simulation, hands: int) -> dict[str, object]:
    return {
        "hands": hands,
        "decisions": simulation.decisions,
        "seconds": round(simulation.seconds, 3),
        "seats": [
            {"seat": number, "player": player, "net": chair.net, "bought": chair.bought}
            for number, (player, chair) in enumerate(
                zip(table.seats, simulation.match.chairs, strict=True), start=1
            )
        ],
    }


def _lines(table: TableOptions, simulation: Simulation, hands: int) -> list[str]:
    lines = [f"{hands} hands, {simulation.decisions} decisions, {simulation.seconds:.2f} s"]
    for number, chair in enumerate(simulation.match.chairs):
        lines.append(
            f"seat {number + 1} {table.seats[number]}: {chair.net:+} (bought {chair.bought})"
        )
    if simulation.failures:
        lines.append(f"{simulation.failures} answers did not count")
    if not simulation.conserved:
        lines.append("chips are missing: this is a fault of the program")
    return lines

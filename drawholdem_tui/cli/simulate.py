"""What ``simulate`` prints and writes."""

from __future__ import annotations

import json
import secrets
from contextlib import ExitStack
from pathlib import Path

from drawholdem_tui.arena.simulation import Simulation
from drawholdem_tui.controller.bots import PATIENCE
from drawholdem_tui.evening.table_options import DEFAULT_LEVEL, TableOptions, UsageError
from drawholdem_tui.players.cpu import UnknownBotError, make_bot
from drawholdem_tui.players.protocol import Bot
from drawholdem_tui.storage.phh.write import HandWriter, document_of


def run(table: TableOptions, hands: int, *, out: Path | None, as_json: bool) -> int:
    """Play, write the hands where asked, print the result; 1 where chips went missing."""
    bots = [_bot(seat) for seat in table.seats]
    seed = secrets.token_bytes(32)
    if table.seed is not None:
        seed = table.seed.encode("utf-8", "surrogateescape")
    try:
        with ExitStack() as stack:
            writer = stack.enter_context(HandWriter(out, hands)) if out else None
            record = (lambda hand: writer.write(document_of(hand))) if writer else None
            simulation = Simulation(table.rules, bots, table.stack, seed, record)
            simulation.play(hands)
    except OSError as error:
        raise UsageError(f"--phh: cannot write {out}: {error.strerror}") from None
    if as_json:
        print(json.dumps(_document(table, simulation, hands)))
    else:
        print("\n".join(_lines(table, simulation, hands)))
    return 0 if simulation.conserved else 1


def _bot(seat: str) -> tuple[Bot, float | None]:
    kind, _, words = seat.partition(":")
    if kind != "cpu":
        raise UsageError(f"--seats: {seat!r} is a person; only cpu seats can play here")
    try:
        bot, is_ours = make_bot(words or DEFAULT_LEVEL)
    except UnknownBotError as error:
        raise UsageError(f"--seats: {error}") from None
    return bot, None if is_ours else PATIENCE


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

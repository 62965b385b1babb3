"""What ``simulate`` prints and writes."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from drawholdem_tui.players.cpu import LEVELS
from drawholdem_tui.simulate import Simulation
from drawholdem_tui.storage.phh.write import HandWriter, document_of
from drawholdem_tui.table_options import TableOptions, UsageError


def run(
    table: TableOptions, levels: Sequence[str], hands: int, *, out: Path | None, as_json: bool
) -> int:
    """Play, write the hands where asked, print the result; 1 where chips went missing."""
    bots = [LEVELS[level]() for level in levels]
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
    if not simulation.conserved:
        lines.append("chips are missing: this is a fault of the program")
    return lines

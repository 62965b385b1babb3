"""What ``simulate`` prints and writes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from drawholdem_tui.players.cpu import LEVELS
from drawholdem_tui.simulate import Simulation
from drawholdem_tui.storage.phh.write import document_of, write_hands
from drawholdem_tui.table_options import TableOptions, UsageError


def run(
    table: TableOptions, levels: Sequence[str], hands: int, *, out: Path | None, as_json: bool
) -> int:
    """Play, write the hands where asked, print the result; 1 where chips went missing."""
    bots = [LEVELS[level]() for level in levels]
    simulation = Simulation(table.rules, bots, table.stack)
    if table.seed is not None:
        simulation.seed = table.seed.encode("utf-8", "surrogateescape")
    played = simulation.play(hands)
    if out is None:
        for _ in played:
            pass
    else:
        try:
            write_hands((document_of(hand) for hand in played), out, hands)
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
            {"seat": number, "player": player, "net": net, "bought": bought}
            for number, (player, net, bought) in enumerate(
                zip(table.seats, simulation.nets, simulation.bought, strict=True), start=1
            )
        ],
    }


def _lines(table: TableOptions, simulation: Simulation, hands: int) -> list[str]:
    lines = [f"{hands} hands, {simulation.decisions} decisions, {simulation.seconds:.2f} s"]
    for number, player in enumerate(table.seats):
        net, bought = simulation.nets[number], simulation.bought[number]
        lines.append(f"seat {number + 1} {player}: {net:+} (bought {bought})")
    if not simulation.conserved:
        lines.append("chips are missing: this is a fault of the program")
    return lines

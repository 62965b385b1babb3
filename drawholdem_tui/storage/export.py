"""Hands of the book as files of other programs: a PHH file each, or one CSV."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from pathlib import Path

from drawholdem_tui.storage.book.history import EveningRow, History

CSV_COLUMNS = (
    "evening", "hand", "ended", "game", "players", "pot", "swaps", "showdown", "name", "net",
)  # fmt: skip


def export_phh(book: History, evenings: Iterable[EveningRow], out: Path) -> int:
    """``evening-3/hand-0012.phh`` for every finished hand; how many there were."""
    hands = 0
    for evening in evenings:
        folder = out / f"evening-{evening.id}"
        for row in book.hands_of(evening.id):
            text = book.text(row.id)
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f"hand-{row.number:04}.phh"
            file.write_text(text, encoding="utf-8")
            hands += 1
    return hands


def export_csv(book: History, evenings: Iterable[EveningRow], out: Path) -> int:
    """``hands.csv``: a line for each player of each finished hand; how many hands there were."""
    out.mkdir(parents=True, exist_ok=True)
    hands = 0
    with (out / "hands.csv").open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file)
        table.writerow(CSV_COLUMNS)
        for evening in evenings:
            for row in book.hands_of(evening.id):
                hands += 1
                common = (row.evening, row.number, row.ended, row.game, row.players, row.pot)
                for name, net in book.nets(row.id):
                    table.writerow((*common, row.swaps, int(row.showdown), name, net))
    return hands

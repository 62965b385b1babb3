"""Hands of the book as files of other programs: a PHH file each, or one CSV."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from unicodedata import normalize

from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.history import EveningRow, HandRow, History

CSV_COLUMNS = (
    "evening", "hand", "ended", "game", "players", "pot", "swaps", "showdown", "name", "net",
)  # fmt: skip


@dataclass(slots=True)
class Exported:
    hands: int = 0
    damaged: list[HandRow] = field(default_factory=list)  # their text is not what was written


def export_phh(book: History, evenings: Iterable[EveningRow], out: Path) -> Exported:
    """``evening-3/hand-0012.phh`` for every finished hand."""
    done = Exported()
    for evening in evenings:
        folder = out / f"evening-{evening.id}"
        for row in book.hands_of(evening.id):
            try:
                text = book.text(row.id)
            except BookFault:
                done.damaged.append(row)
                continue
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f"hand-{row.number:04}.phh"
            file.write_text(text, encoding="utf-8")
            done.hands += 1
    return done


def export_csv(book: History, evenings: Iterable[EveningRow], out: Path) -> Exported:
    """``hands.csv``: a line for each player of each finished hand."""
    out.mkdir(parents=True, exist_ok=True)
    done = Exported()
    with (out / "hands.csv").open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file)
        table.writerow(CSV_COLUMNS)
        for evening in evenings:
            for row in book.hands_of(evening.id):
                done.hands += 1
                common = (row.evening, row.number, row.ended, row.game, row.players, row.pot)
                for name, net in book.nets(row.id):
                    table.writerow((*common, row.swaps, int(row.showdown), as_text(name), net))
    return done


def as_text(cell: str) -> str:
    """Something that somebody has typed, so that a spreadsheet does not calculate it.

    >>> as_text("=1+1"), as_text("Ann"), as_text("\uff0bBen")
    ("'=1+1", 'Ann', "'\uff0bBen")
    """
    begins_a_formula = normalize("NFKC", cell[:1]) in _FORMULAS
    return f"'{cell}" if begins_a_formula else cell


_FORMULAS = ("=", "+", "-", "@", "\t", "\r", "\n")

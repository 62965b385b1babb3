"""From version 1 to version 2: everything in a book that was whole so far is sealed anew."""

from __future__ import annotations

import sqlite3
from typing import Final

from drawholdem_tui.storage.book.seals import NEVER, evening_seal, figures_seal, text_seal

SEALED_ANEW: Final = 2  # the version that seals more than the one before


def seal_anew(connection: sqlite3.Connection) -> None:
    """What its old sum does not fit gets one that nothing fits."""
    for evening, *columns, found in connection.execute(
        "SELECT id, began, ended, status, game, hands, results, laid, state, seal FROM evening"
    ).fetchall():
        whole = found == evening_seal(columns, 1)
        connection.execute(
            "UPDATE evening SET seal = ? WHERE id = ?",
            (evening_seal(columns, 2) if whole else NEVER, evening),
        )
    for hand, phh, found, *figures in connection.execute(
        "SELECT id, phh, seal, evening, number, ended, game, players, pot, swaps, showdown"
        " FROM hand"
    ):
        asked = "SELECT chair, name, net FROM net WHERE hand = ? ORDER BY chair"
        nets = connection.execute(asked, (hand,)).fetchall()
        whole = found == text_seal(figures[0], figures[1], phh, 1)
        text = text_seal(figures[0], figures[1], phh, 2) if whole else NEVER
        connection.execute(
            "UPDATE hand SET seal = ?, figures = ? WHERE id = ?",
            (text, figures_seal(figures, nets), hand),
        )

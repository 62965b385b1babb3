"""Sums by which a flipped bit shows; SQLite itself has none.

Version 1 sealed what a game goes on from, and the text of a hand. Since version 2 everything in an
evening and in a finished hand is sealed: the text with its place, and the figures with the nets. A
book of version 1 is sealed anew as far as it is whole.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final
from zlib import crc32

from drawholdem_tui.storage.book.faults import BookFault, Fault
from drawholdem_tui.words.language import _, translate

NEVER = -1  # no sum is negative: what was wrong before it was sealed stays wrong


def seal(*parts: object) -> int:
    return crc32(repr(parts).encode("utf-8", "surrogateescape"))


def check(found: object, *parts: object) -> None:
    """Refuse what is not as it was written."""
    if found != seal(*parts):
        raise no_sum_agrees()


def no_sum_agrees() -> BookFault:
    """What is said of a row that is not as it was written."""
    return BookFault(Fault.DAMAGED, translate(_("a checksum does not match")))


def evening_seal(columns: Sequence[object], version: int) -> int:
    """Of began, ended, status, game, hands, results, laid, state."""
    return seal(*(columns if version > 1 else columns[4:]))


def text_seal(evening: int, number: int, phh: str, version: int) -> int:
    """Of a hand's text, and of which evening's which hand it is."""
    return seal(evening, number, phh) if version > 1 else seal(phh)


def figures_seal(figures: Sequence[object], nets: Sequence[tuple[int, str, int]]) -> int:
    """Of evening, number, ended, game, players, pot, swaps, showdown; and who won what."""
    return seal(tuple(figures), tuple(map(tuple, sorted(nets))))


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

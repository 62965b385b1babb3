"""What was counted and weighed of the evenings, kept in a file beside the book: it takes minutes to
do again.

A row an evening, which says by a mark of its hands what it was made from. The file holds no card,
and can be deleted at any time.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Container, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from drawholdem_tui.past.luck.evening_weighed import EveningWeighed
from drawholdem_tui.past.statistics.evening_counted import EveningCounted
from drawholdem_tui.storage.whole_files import begin_private

_EDITION: Final = 14  # counted up by whoever changes what is counted, or how it is weighed
_TABLES: Final = """
CREATE TABLE IF NOT EXISTS figures (evening INTEGER PRIMARY KEY, fields TEXT);
CREATE TABLE IF NOT EXISTS parts (  -- of long evenings that have not been counted to their end
    evening INTEGER, part INTEGER, fields TEXT, PRIMARY KEY (evening, part)
);
"""
_NO_FIGURES: Final = (
    sqlite3.Error, ValueError, LookupError, TypeError, AttributeError, RecursionError,
)  # fmt: skip
_KEEP: Final = "INSERT OR REPLACE INTO figures (evening, fields) VALUES (?, ?)"


class KeptFigures(NamedTuple):
    counted: EveningCounted
    weighed: EveningWeighed


class Shelves:
    """Of one book. Where the disk or somebody else's program is in the way nothing is kept, and
    nobody loses anything."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def find(self, evening: int, mark: str) -> KeptFigures | None:
        """Of just these hands; nothing where there is none that is whole."""
        asked = "SELECT fields FROM figures WHERE evening = ?"
        try:
            ((text,),) = self._connection.execute(asked, (evening,))
            fields = json.loads(text)
            if (fields["edition"], fields["mark"]) != (_EDITION, mark):
                return None
            return KeptFigures(
                EveningCounted.of_fields(fields["counted"]),
                EveningWeighed.of_fields(fields["weighed"]),
            )
        except _NO_FIGURES:
            return None

    def has(self, evening: int, mark: str) -> bool:
        """Whether there is something of just these hands, without a look at the rest of it."""
        asked = "SELECT 1 FROM figures WHERE evening = ? AND fields GLOB ?"
        return self._is_there(asked, evening, _begins(mark))

    def keep(self, evening: int, mark: str, figures: KeptFigures) -> None:
        fields = {
            "edition": _EDITION,
            "mark": mark,
            "counted": figures.counted.as_fields(),
            "weighed": figures.weighed.as_fields(),
        }
        with suppress(sqlite3.Error):
            self._connection.execute(_KEEP, (evening, json.dumps(fields)))
            self._connection.execute("DELETE FROM parts WHERE evening = ?", (evening,))

    def has_part(self, evening: int, mark: str, part: int) -> bool:
        """Whether this part of just these hands has been counted."""
        asked = "SELECT 1 FROM parts WHERE evening = ? AND part = ? AND fields GLOB ?"
        return self._is_there(asked, evening, part, _begins(mark))

    def _is_there(self, asked: str, *values: object) -> bool:
        with suppress(sqlite3.Error):
            return bool(self._connection.execute(asked, values).fetchall())
        return False

    def keep_part(self, evening: int, mark: str, part: int, counted: EveningCounted) -> None:
        fields = {"edition": _EDITION, "mark": mark, "counted": counted.as_fields()}
        keep = "INSERT OR REPLACE INTO parts (evening, part, fields) VALUES (?, ?, ?)"
        with suppress(sqlite3.Error):
            self._connection.execute(keep, (evening, part, json.dumps(fields)))

    def find_part(self, evening: int, mark: str, part: int) -> EveningCounted | None:
        """One that is not whole is dropped, to be counted again."""
        asked = "SELECT fields FROM parts WHERE evening = ? AND part = ?"
        try:
            ((text,),) = self._connection.execute(asked, (evening, part))
            fields = json.loads(text)
            if (fields["edition"], fields["mark"]) == (_EDITION, mark):
                return EveningCounted.of_fields(fields["counted"])
        except _NO_FIGURES:
            with suppress(sqlite3.Error):
                gone = "DELETE FROM parts WHERE evening = ? AND part = ?"
                self._connection.execute(gone, (evening, part))
        return None

    def drop_all_but(self, evenings: Container[int]) -> None:
        """What has gone from the book goes here, too."""
        with suppress(sqlite3.Error):
            both = "SELECT evening FROM figures UNION SELECT evening FROM parts"
            there = self._connection.execute(both).fetchall()
            gone = [each for each in there if each[0] not in evenings]
            for table in ("figures", "parts"):
                self._connection.executemany(f"DELETE FROM {table} WHERE evening = ?", gone)  # noqa: S608  # our own words


def _begins(mark: str) -> str:
    """A pattern of the fields of just these hands, up to the first comma after the mark."""
    return json.dumps({"edition": _EDITION, "mark": mark}).rstrip("}") + ",*"


@contextmanager
def shelves_of(book: Path) -> Iterator[Shelves]:
    """Open; where no file can be, they are empty and gone afterwards."""
    with closing(_connected(book.with_name("figures.sqlite3"))) as connection:
        yield Shelves(connection)


def _connected(file: Path) -> sqlite3.Connection:
    for _attempt in range(2):
        with suppress(sqlite3.OperationalError, OSError):
            begin_private(file)
            connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
            try:
                connection.execute("PRAGMA synchronous = OFF")  # what is lost is counted again
                connection.executescript(_TABLES)
                _take_over_single_files(file.parent, connection)
            except sqlite3.OperationalError:  # a full disk, another program, a folder only to read
                connection.close()
                raise
            except sqlite3.DatabaseError:  # it is none, or damaged
                connection.close()
                file.unlink()
                continue
            return connection
        break
    nowhere = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    nowhere.executescript(_TABLES)
    return nowhere


def _take_over_single_files(folder: Path, connection: sqlite3.Connection) -> None:
    """Earlier versions kept a file an evening."""
    for file in folder.glob("figures-*.json"):
        number = file.stem.removeprefix("figures-")
        with suppress(OSError, ValueError):
            if number.isascii() and number.isdecimal():
                text = file.read_text(encoding="utf-8")
                insert = "INSERT OR IGNORE INTO figures (evening, fields) VALUES (?, ?)"
                connection.execute(insert, (int(number), text))
            file.unlink()

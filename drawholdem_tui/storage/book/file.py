"""The book's file: opened, looked over, brought up to date; or said why it cannot be."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from drawholdem_tui.storage.book.faults import BookFault, Fault, fault_of
from drawholdem_tui.storage.book.schema import APPLICATION, MIGRATIONS
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_MAGIC = b"SQLite format 3\0"


class Lock:
    """One program at a time writes a book. Held as a lock on an empty database beside it, which
    every system releases by itself when the program is gone, however it went."""

    def __init__(self, path: Path) -> None:
        try:
            self._connection = sqlite3.connect(
                path, timeout=0, isolation_level=None, check_same_thread=False
            )
        except sqlite3.Error as error:
            raise fault_of(error) from None
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._connection.close()
            fault = fault_of(error).fault
            if fault is not Fault.IN_USE:  # nothing is wrong with the book itself
                fault = Fault.UNWRITABLE
            raise BookFault(fault, f"{path.name}: {error}") from None

    def release(self) -> None:
        self._connection.close()


def lock_beside(path: Path) -> Lock:
    """The lock of a book; ``BookFault`` where another program has it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return Lock(path.with_suffix(".lock"))
    except OSError as error:
        raise BookFault(Fault.UNWRITABLE, error.strerror or str(error)) from None


def connect(path: Path, migrations: Sequence[str] = MIGRATIONS) -> sqlite3.Connection:
    """An open book of this version; ``BookFault`` where it is none."""
    with _connected(path) as connection:
        _prepare(connection, migrations)
        return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A book to look things up in, also while another program writes it. It stays as it is, to the
    byte: who may write brings the log into the book when closing it, damaged as both may be."""
    with _connected(path, read_only=Path(f"{path}-wal").exists()) as connection:
        connection.execute("PRAGMA query_only = on")
        _whose(connection, MIGRATIONS)
        return connection


@contextmanager
def _connected(path: Path, *, read_only: bool = False) -> Iterator[sqlite3.Connection]:
    """Open it; what goes wrong in the block closes it again."""
    _look_at_the_first_bytes(path)
    place = path.absolute().as_uri() + ("?mode=ro" if read_only else "")
    connection = None
    try:
        connection = sqlite3.connect(place, uri=True, isolation_level=None, check_same_thread=False)
        yield connection
    except sqlite3.Error as error:
        _close(connection)
        raise fault_of(error) from None
    except UnicodeDecodeError as error:  # of what SQLite has to say about it
        _close(connection)
        raise BookFault(Fault.DAMAGED, str(error)) from None
    except BaseException:
        _close(connection)
        raise


def _close(connection: sqlite3.Connection | None) -> None:
    if connection is not None:
        with suppress(sqlite3.Error):
            connection.close()


def _look_at_the_first_bytes(path: Path) -> None:
    """What SQLite would only complain of later: a folder, another kind of file."""
    try:
        if path.exists() and not path.is_dir() and not path.is_file():  # a pipe keeps one waiting
            raise BookFault(Fault.FOREIGN, translate(_("no file")))
        with path.open("rb") as file:
            start = file.read(len(_MAGIC))
    except FileNotFoundError:
        return
    except IsADirectoryError:
        raise BookFault(Fault.FOREIGN, translate(_("a folder"))) from None
    except OSError as error:
        raise BookFault(Fault.UNWRITABLE, error.strerror or str(error)) from None
    if start and start != _MAGIC:
        raise BookFault(Fault.FOREIGN, translate(_("not a database")))


def _prepare(connection: sqlite3.Connection, migrations: Sequence[str]) -> None:
    version = _whose(connection, migrations)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    for number, steps in enumerate(migrations[version:], start=version + 1):
        with transaction(connection):
            for step in steps.split(";\n"):
                connection.execute(step)
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(f"PRAGMA user_version = {number}")
    _compare(connection, migrations)


def _whose(connection: sqlite3.Connection, migrations: Sequence[str]) -> int:
    """The version of a book of ours; 0 is an empty file."""
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if not tables and not version and not application:
        return 0
    if application != APPLICATION:
        raise BookFault(Fault.FOREIGN, translate(_("another program's database")))
    if version > len(migrations):
        raise BookFault(Fault.NEWER, _version(version))
    if version < 1:
        raise BookFault(Fault.DAMAGED, _version(version))
    return version


def _version(version: int) -> str:
    return translate(_("version {version}")).format(version=version)


def is_up_to_date(connection: sqlite3.Connection) -> bool:
    """Whether it needs no migration."""
    return _whose(connection, MIGRATIONS) == len(MIGRATIONS)


def look_over(connection: sqlite3.Connection) -> None:
    """Every page, whether they hang together."""
    said = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if said != "ok":
        raise BookFault(Fault.DAMAGED, str(said))


def _compare(connection: sqlite3.Connection, migrations: Sequence[str]) -> None:
    """Whether the tables are those that the migrations make."""
    fresh = sqlite3.connect(":memory:")
    try:
        fresh.executescript(";\n".join(migrations))
        if _tables(fresh) != _tables(connection):
            why = translate(_("its tables are not as they should be"))
            raise BookFault(Fault.DAMAGED, why)
    finally:
        fresh.close()


def _tables(connection: sqlite3.Connection) -> list[tuple[str, str, str]]:
    asked = "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name"
    return [(kind, name, sql) for kind, name, sql in connection.execute(asked)]


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of it, or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise

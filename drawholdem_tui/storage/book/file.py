"""The book's file: opened, brought up to date; or said why it cannot be."""

from __future__ import annotations

import os
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import cache, lru_cache
from pathlib import Path

from drawholdem_tui.storage.book.faults import BookFault, Fault, fault_of, not_as_written
from drawholdem_tui.storage.book.schema import APPLICATION, MIGRATIONS
from drawholdem_tui.storage.book.sealing import SEALED_ANEW, seal_anew
from drawholdem_tui.storage.whole_files import begin_private
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.refusals.system import reason

_MAGIC = b"SQLite format 3\0"
_PATIENCE = 5_000  # milliseconds for another program's reading


def why_no_locks(folder: Path) -> OSError | None:
    """What the system says to a lock on a new file, which nobody else can hold; ``None`` where it
    grants one, or where no file can be made. Some network drives and shared folders cannot lock
    files, and SQLite then says that another program is at work, or that the disk has failed."""
    if sys.platform == "win32":  # SQLite asks the system in another way there, and gets an answer
        return None
    import fcntl

    try:
        file = tempfile.TemporaryFile(dir=folder)  # noqa: SIM115  # closed below
    except OSError:
        return None
    with file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return error
    return None


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
            fault = _fault_at(path, error)
            if fault.fault not in (Fault.IN_USE, Fault.NO_LOCKS):  # the book itself is all right
                fault = BookFault(Fault.UNWRITABLE, f"{path.name}: {error}")
            raise fault from None

    def release(self) -> None:
        self._connection.close()


def lock_beside(path: Path) -> Lock:
    """The lock of a book; ``BookFault`` where another program has it."""
    try:
        begin_private(path.with_suffix(".lock"))
        return Lock(path.with_suffix(".lock"))
    except OSError as error:
        raise BookFault(Fault.UNWRITABLE, reason(error)) from None


def connect(path: Path, migrations: Sequence[str] = MIGRATIONS) -> sqlite3.Connection:
    """An open book of this version; ``BookFault`` where it is none."""
    try:
        begin_private(path)
    except OSError as error:
        raise BookFault(Fault.UNWRITABLE, reason(error)) from None
    with _connected(path) as connection:
        _prepare(connection, migrations)
        _try_to_write(connection, path)
        fold(connection)
        return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A book to look things up in, also while another program writes it. It stays as it is, to the
    byte: who may write brings the log into the book when closing it, damaged as both may be."""
    with _connected(path, read_only=log_of(path).exists()) as connection:
        connection.execute("PRAGMA query_only = on")
        version_of(connection)
        return connection


def nothing_waits(path: Path) -> bool:
    """Whether no evening can be gone on with, at a glance: little is loaded for it. Where the book
    has something wrong with it, nobody can say."""
    try:
        with closing(connect_to_read(path)) as connection:
            asked = "SELECT 1 FROM evening WHERE status = 'open' LIMIT 1"
            return connection.execute(asked).fetchone() is None
    except (sqlite3.Error, BookFault):
        return False


@contextmanager
def _connected(path: Path, *, read_only: bool = False) -> Iterator[sqlite3.Connection]:
    """Open it; what goes wrong in the block closes it again."""
    _look_at_the_first_bytes(path)
    place = path.absolute().as_uri() + ("?mode=ro" if read_only else "")
    try:
        connection = sqlite3.connect(place, uri=True, isolation_level=None, check_same_thread=False)
        try:
            connection.text_factory = _readable
            yield connection
        except BaseException:
            with suppress(sqlite3.Error):
                connection.close()
            raise
    except sqlite3.Error as error:
        raise _fault_at(path, error) from None
    except UnicodeDecodeError:  # of what SQLite has to say about it
        raise BookFault(Fault.DAMAGED, not_as_written()) from None


def _fault_at(path: Path, error: sqlite3.Error) -> BookFault:
    """SQLite takes one of the errors of a system that locks no files for a lock of another
    program, which somebody would then look for."""
    fault = fault_of(error)
    if fault.fault in (Fault.IN_USE, Fault.NO_LOCKS) and (why := why_no_locks(path.parent)):
        return BookFault(Fault.NO_LOCKS, reason(why))
    return fault


def _readable(text: bytes) -> str:
    """Bytes that are no text do not keep the rest from being read: their sum will not agree."""
    return text.decode("utf-8", "replace")


def _look_at_the_first_bytes(path: Path) -> None:
    """What SQLite would only complain of later: a folder, another kind of file. A log without its
    book it would even delete."""
    try:
        if path.exists() and not path.is_dir() and not path.is_file():  # a pipe keeps one waiting
            raise BookFault(Fault.FOREIGN, translate(_("no file")))
        with path.open("rb") as file:
            start = file.read(len(_MAGIC))
    except FileNotFoundError:
        start = b""
    except IsADirectoryError:
        raise BookFault(Fault.FOREIGN, translate(_("a folder"))) from None
    except OSError as error:
        raise BookFault(Fault.UNWRITABLE, reason(error)) from None
    if start and start != _MAGIC:
        raise BookFault(Fault.FOREIGN, translate(_("not a database")))
    if not start and size_of(log_of(path)):
        raise BookFault(Fault.DAMAGED, translate(_("only its log is left")))


# Asked for at every write. A path that is made and forgotten leaves a gap in Python's table of
# names; every few hundred hands the table would be made anew, and that is two megabytes.
@lru_cache(8)
def log_of(path: Path) -> Path:
    """What has been written since the book was last folded."""
    return Path(f"{path}-wal")


def size_of(path: Path) -> int:
    """0 where there is nothing."""
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0
    except OSError as error:
        raise BookFault(Fault.UNREADABLE, reason(error)) from None


def _prepare(connection: sqlite3.Connection, migrations: Sequence[str]) -> None:
    version = version_of(connection, migrations)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA cache_size = -512")  # KiB; 2,000 would fill up in a long evening
    for number, steps in enumerate(migrations[version:], start=version + 1):
        with transaction(connection):
            for step in steps.split(";\n"):
                connection.execute(step)
            if number == SEALED_ANEW:
                seal_anew(connection)
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(f"PRAGMA user_version = {number}")
        fold(connection)  # or a small disk has no room for the next
    compare(connection, migrations)


def _try_to_write(connection: sqlite3.Connection, path: Path) -> None:
    """One bit of its head makes SQLite take a book for one that may only be read."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        try:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute(f"PRAGMA user_version = {version}")
        finally:
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        if fault_of(error).fault is Fault.UNWRITABLE and os.access(path, os.W_OK):
            raise BookFault(Fault.DAMAGED, str(error)) from None
        raise


def version_of(connection: sqlite3.Connection, migrations: Sequence[str] = MIGRATIONS) -> int:
    """Of an open book of ours; 0 is an empty file."""
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


def fold(connection: sqlite3.Connection) -> bool:
    """Bring the log into the book: whoever copies the one file has all of it. Where that cannot be
    done now (somebody reads, the disk is full) nothing is lost: the log has it still."""
    try:
        connection.execute("PRAGMA busy_timeout = 0")
        busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        connection.execute(f"PRAGMA busy_timeout = {_PATIENCE}")
    except sqlite3.Error:
        return False
    return not busy


def compare(connection: sqlite3.Connection, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Whether the tables are those that the migrations make."""
    if _tables(connection) != _tables_made_by(tuple(migrations)):
        raise BookFault(Fault.DAMAGED, translate(_("its tables are damaged")))


@cache
def _tables_made_by(migrations: tuple[str, ...]) -> list[tuple[str, str, str]]:
    with closing(sqlite3.connect(":memory:")) as fresh:
        fresh.executescript(";\n".join(migrations))
        return _tables(fresh)


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

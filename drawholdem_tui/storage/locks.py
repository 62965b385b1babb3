"""Whether files can be locked in a folder: some network drives and shared folders cannot do it, and
SQLite then says that another program is at work, or that the disk has failed."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

if sys.platform == "win32":

    def why_no_locks(folder: Path) -> OSError | None:
        """SQLite asks the system in another way there, and gets an answer."""
        return None
else:

    def why_no_locks(folder: Path) -> OSError | None:
        """What the system says to a lock on a new file, which nobody else can hold; ``None`` where
        it grants one, or where no file can be made."""
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

"""The details of a fault of the program, for whoever mends it. They may tell of cards, and are as
private as these."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from drawholdem_tui import __version__
from drawholdem_tui.storage.private import begin_private


def keep_details(error: BaseException, file: Path) -> bool:
    """In place of those of an earlier one; ``False`` where they could not be written."""
    from traceback import format_exception

    with suppress(OSError):
        begin_private(file)
        lines = [f"drawholdem {__version__}\n", *format_exception(error)]
        file.write_text("".join(lines), encoding="utf-8")
        return True
    return False

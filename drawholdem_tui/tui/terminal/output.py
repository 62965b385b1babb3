"""Text on its way to the terminal, in signs that arrive there."""

from __future__ import annotations

import io
import os
import select
from codecs import register_error
from collections.abc import Callable

from rich.cells import cell_len

from drawholdem_tui.tui.terminal.only_changes import OnlyChanges
from drawholdem_tui.words.plain_signs import in_ascii

ONE_CELL_EACH = "drawholdem-cells"

_FRAMES = str.maketrans(
    dict.fromkeys("─━═╌╍┄┅┈┉▔▁", "-")
    | dict.fromkeys("│┃║┊┋┆┇╎╏▏▕▎▍▌▐", "|")
    | dict.fromkeys("┌┐└┘╭╮╰╯├┤┬┴┼┏┓┗┛╔╗╚╝╠╣╦╩╬", "+")
    | dict.fromkeys("█▓▒░▇▆▅", "#")
    | dict.fromkeys("▄▃▂▀", " ")
    | {"▶": ">", "▸": ">", "▼": "v", "▲": "^", "●": "o", "•": "*", "\u2026": "~"}
)


def _as_wide(error: UnicodeError) -> tuple[str, int]:
    """What ASCII lacks, in just as many cells: everything behind it stays where it is."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end].translate(_FRAMES)
    told = [in_ascii(sign, "?")[: cell_len(sign)].ljust(cell_len(sign)) for sign in signs]
    return "".join(told), error.end


register_error(ONE_CELL_EACH, _as_wide)


class Output(io.TextIOBase):
    """Text for the terminal. When that has gone, it says so once and swallows the rest: nobody who
    draws needs to know."""

    def __init__(self, fileno: int, gone: Callable[[], None]) -> None:
        super().__init__()
        self.only_ascii = False
        self._fileno = fileno
        self._gone: Callable[[], None] | None = gone
        self._waiting = bytearray()
        self._changes = OnlyChanges()

    def forget(self) -> None:
        """What has been sent may not be there any more."""
        self._changes.forget()

    def fileno(self) -> int:
        return self._fileno

    def isatty(self) -> bool:
        return True

    def writable(self) -> bool:
        return True

    def needed(self, text: str) -> str:
        """As much of it as the terminal does not show yet. Asked by whoever makes frames: in the
        thread that writes them it would take turns with what comes behind a frame."""
        return self._changes.of(text)

    def write(self, text: str, /) -> int:
        if self.only_ascii:
            self._waiting += text.encode("ascii", ONE_CELL_EACH)
        else:
            self._waiting += text.encode("utf-8", "replace")
        return len(text)

    def flush(self) -> None:
        waiting, self._waiting = self._waiting, bytearray()
        while waiting and self._gone is not None:
            try:
                del waiting[: os.write(self._fileno, waiting)]
            except BlockingIOError:  # somebody has left the terminal non-blocking
                select.select([], [self._fileno], [], 1.0)
            except OSError:
                gone, self._gone = self._gone, None
                gone()

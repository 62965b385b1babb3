"""Where the program keeps its files: the platform's folders, or one folder that somebody names."""

from __future__ import annotations

from pathlib import Path

from drawholdem_tui.engine.fact import Fact

_PROGRAM = "drawholdem"
_BOOK, _SETTINGS, _FAULT = "book.sqlite3", "settings.toml", "fault.txt"


class Paths(Fact):
    book: Path  # the game going on and all history
    settings: Path

    @property
    def fault(self) -> Path:
        """The details of the program's last fault, if it ever had one."""
        return self.book.with_name(_FAULT)


def paths(folder: Path | None = None) -> Paths:
    """The files in ``folder``, or where the platform wants them."""
    if folder is not None:
        return Paths(folder / _BOOK, folder / _SETTINGS)
    import platformdirs  # asked only where nobody names a folder

    data = platformdirs.user_data_path(_PROGRAM, appauthor=False)
    config = platformdirs.user_config_path(_PROGRAM, appauthor=False)
    return Paths(data / _BOOK, config / _SETTINGS)

"""Where the program keeps its files: the platform's folders, or one folder that somebody names."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import platformdirs

_PROGRAM = "drawholdem"


@dataclass(frozen=True, slots=True)
class Paths:
    """All files of the program."""

    book: Path  # the game going on and all history
    settings: Path

    def named(self) -> dict[str, Path]:
        """What ``drawholdem paths`` lists."""
        return {"book": self.book, "settings": self.settings}


def paths(folder: Path | None = None) -> Paths:
    """The files in ``folder``, or where the platform wants them."""
    data = folder or platformdirs.user_data_path(_PROGRAM, appauthor=False)
    config = folder or platformdirs.user_config_path(_PROGRAM, appauthor=False)
    return Paths(data / "book.sqlite3", config / "settings.toml")

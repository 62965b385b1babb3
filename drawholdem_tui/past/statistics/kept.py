"""What was counted and weighed of an evening, kept beside the book: it takes seconds to do again.

A file an evening, which says by a mark of its hands what it was made from. It holds no card, and
can be deleted at any time.
"""

from __future__ import annotations

import json
from collections.abc import Container
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from drawholdem_tui.past.luck.evening_weighed import EveningWeighed
from drawholdem_tui.past.statistics.evening_counted import EveningCounted
from drawholdem_tui.storage.whole_files import write_whole

_EDITION: Final = 2  # counted up by whoever changes what is counted, or how it is weighed


class KeptFigures(NamedTuple):
    counted: EveningCounted
    weighed: EveningWeighed


class Shelves:
    """The files of one book."""

    def __init__(self, book: Path) -> None:
        self._folder = book.parent

    def find(self, evening: int, mark: str) -> KeptFigures | None:
        """Of just these hands; nothing where there is none that is whole."""
        try:
            fields = json.loads(self._file(evening).read_text(encoding="utf-8"))
            if (fields["edition"], fields["mark"]) != (_EDITION, mark):
                return None
            return KeptFigures(
                EveningCounted.of_fields(fields["counted"]),
                EveningWeighed.of_fields(fields["weighed"]),
            )
        except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
            return None

    def keep(self, evening: int, mark: str, figures: KeptFigures) -> None:
        """Where the disk takes it: nobody loses anything where it does not."""
        fields = {
            "edition": _EDITION,
            "mark": mark,
            "counted": figures.counted.as_fields(),
            "weighed": figures.weighed.as_fields(),
        }
        with suppress(OSError):
            write_whole(self._file(evening), json.dumps(fields), private=True)

    def drop_all_but(self, evenings: Container[int]) -> None:
        """What has gone from the book goes here, too."""
        with suppress(OSError):
            for file in self._folder.glob("figures-*.json"):
                number = file.stem.removeprefix("figures-")
                if not (number.isascii() and number.isdecimal() and int(number) in evenings):
                    file.unlink(missing_ok=True)

    def _file(self, evening: int) -> Path:
        return self._folder / f"figures-{evening}.json"

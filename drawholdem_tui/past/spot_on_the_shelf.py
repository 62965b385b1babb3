"""The hand of a spot as one to leaf through."""

from __future__ import annotations

from pathlib import Path

from drawholdem_tui.drills.spot import Spot
from drawholdem_tui.past.shelf import Shelf
from drawholdem_tui.storage.phh.documents import Found
from drawholdem_tui.storage.phh.record import record_of
from drawholdem_tui.storage.phh.write import document_of


class SpotShelf(Shelf):
    """It alone, seen by whoever was asked."""

    of_files = False

    def __init__(self, spot: Spot) -> None:
        super().__init__(())
        self._spot = spot

    def __len__(self) -> int:
        return 1

    def whose(self, found: Found) -> str | None:
        del found
        return self._spot.names[self._spot.seat]

    def _find(self, number: int) -> Found:
        del number
        fields = document_of(self._spot.hand, players=self._spot.names)
        return Found(Path(self._spot.kind), "1", record_of(fields), fields)

"""Hands of the book as a row to leaf through: each read when it is looked at, and of evenings that
go on only as much as their table saw, or whoever sat there alone among computers."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from drawholdem_tui.past.shelf import Shelf
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.history import EveningRow, KeptHand, history
from drawholdem_tui.storage.phh.documents import Found
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.storage.phh.record import record_of
from drawholdem_tui.storage.phh.unseen import held_back
from drawholdem_tui.words.past.history import hand_of_evening

Evenings = Mapping[int, EveningRow]


class BookShelf(Shelf):
    """``hands`` by their ids. Of an evening that is not among ``evenings`` nobody knows whether it
    goes on."""

    of_files = False

    def __init__(self, book: Path, hands: Sequence[int], evenings: Evenings) -> None:
        super().__init__(())
        self.hands = hands
        self._book = book
        self._evenings = evenings

    def __len__(self) -> int:
        return len(self.hands)

    def whose(self, found: Found) -> str | None:
        number = found.path.name.removeprefix("evening-")
        evening = self._evenings.get(int(number)) if number.isdecimal() else None
        return alone(evening, found.fields.get("players", ()))

    def _find(self, number: int) -> Found:
        try:
            with history(self._book) as past:
                kept = past.kept(self.hands[number])
        except BookFault as fault:
            return Found(self._book, "", FileFault("unreadable", why=fault.why))
        if kept.gone:
            called = hand_of_evening(None, None, kept.id)
            return Found(Path(called), "", FileFault("gone_from_the_book"))
        place = Path(f"evening-{kept.evening}")
        label = str(kept.number or kept.id)
        if kept.text is None:
            return Found(place, label, FileFault("damaged_in_the_book"))
        fields = as_far_as_known(kept, self._evenings)
        try:
            return Found(place, label, record_of(fields), fields)
        except FileFault as fault:
            return Found(place, label, fault)


def as_far_as_known(kept: KeptHand, evenings: Evenings) -> dict[str, Any]:
    """The fields of a hand, all of them where nobody plays on."""
    fields = tomllib.loads(kept.text or "")
    evening = evenings.get(kept.evening or 0)
    if evening is not None and not evening.goes_on:
        return fields
    players = fields.get("players", [])
    own = alone(evening, players)
    return held_back(fields, own=f"p{players.index(own) + 1}" if own else "")


def alone(evening: EveningRow | None, players: Sequence[str]) -> str | None:
    """Who of these was there alone among computers."""
    people = evening.people if evening else ()
    return people[0] if len(people) == 1 and people[0] in players else None

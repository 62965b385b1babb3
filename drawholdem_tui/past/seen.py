"""What may be seen of finished hands: one policy, for every way out of the book.

- An evening that is over is open to everyone: every card, and the secret of every deck.
- While an evening can go on, a hand shows what its table saw: no secret, and no card that was not
  shown. A person who plays it alone against computers sees their own cards, too.
- A damaged evening cannot say whether it is over. Neither can one that the book does not know, nor
  a book that cannot be read. All of these are treated as evenings that go on.
- What a choice cost tells of the cards behind it: it is kept from a table of several people that
  can play on. Luck and spots of one's own wait for the end of the evening.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from drawholdem_tui.past.hands import fields_of
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.book.rows import EveningRow, KeptHand
from drawholdem_tui.storage.phh.documents import Found
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.storage.phh.fields import record_of
from drawholdem_tui.storage.phh.unseen import held_back
from drawholdem_tui.storage.phh.write import text_of

_COMMIT = re.compile(r'^_commit = "([0-9a-f]+)"$', re.MULTILINE)


def can_go_on(row: EveningRow | None) -> bool:
    """``None`` stands for an evening that is damaged or not known."""
    return row is None or row.goes_on


class Seen:
    """By the evenings of a book, as ``History.every_evening`` tells them."""

    def __init__(self, evenings: Iterable[tuple[int, EveningRow | None]] = ()) -> None:
        self._rows = dict(evenings)

    def goes_on(self, evening: int | None) -> bool:
        """As far as anyone can tell."""
        return can_go_on(self._rows.get(evening or 0))

    def hands(self, evening: int | None) -> int:
        """How many were played; 0 where nobody knows, or more may be."""
        row = self._rows.get(evening or 0)
        return row.hands if row and not row.goes_on else 0

    def going_on(self) -> list[int]:
        """Those that have hands to hold back."""
        return sorted(
            number
            for number, row in self._rows.items()
            if row is None or (row.goes_on and row.hands)
        )

    @property
    def silent(self) -> tuple[int, ...]:
        """The evenings of which nobody may know what a choice cost."""
        return tuple(
            number
            for number, row in self._rows.items()
            if row is None or (row.goes_on and len(row.people) > 1)
        )

    @property
    def people(self) -> set[str]:
        """Whoever played any of it; of a damaged evening nobody knows."""
        return {name for row in self._rows.values() if row for name in row.people}

    def several(self, evening: int | None) -> tuple[str, ...]:
        """The people who played it, where there were several: none of them opens the others' cards
        unasked."""
        row = self._rows.get(evening or 0)
        return row.people if row and len(row.people) > 1 else ()

    def is_over_for(self, evening: int | None, person: str) -> bool:
        """Whether somebody may look at all their own choices: a computer has none."""
        row = self._rows.get(evening or 0)
        return row is not None and not can_go_on(row) and person in row.people

    def alone(self, evening: int | None, players: Sequence[str]) -> str | None:
        """Who of these plays the evening alone against computers."""
        row = self._rows.get(evening or 0)
        people = row.people if row else ()
        return people[0] if len(people) == 1 and people[0] in players else None

    def fields(self, kept: KeptHand, *, own: bool = False) -> dict[str, Any]:
        """What its file may tell; with the ``own`` cards of who plays alone. ``FileFault`` where it
        is damaged."""
        fields = fields_of(kept)
        if not self.goes_on(kept.evening):
            return fields
        players = fields.get("players")
        players = players if isinstance(players, list) else []
        alone = self.alone(kept.evening, players) if own else None
        return held_back(fields, own=f"p{players.index(alone) + 1}" if alone else "")

    def hand(self, kept: KeptHand, *, own: bool = False) -> KeptHand:
        """The same with a text that may leave the book; letter by letter where all of it may."""
        if kept.text is None or not self.goes_on(kept.evening):
            return kept
        try:
            return replace(kept, text=text_of(self.fields(kept, own=own)))
        except FileFault:
            return replace(kept, text=None)


def as_the_table_saw(fields: Mapping[str, Any]) -> dict[str, Any]:
    """A hand for somebody who may not look through all eyes."""
    return held_back(fields)


def of_files(book: Path) -> Callable[[Found], Found]:
    """For hands of files, however they were exported: the seal of its deck tells which of them
    belong to an evening of this book that can go on."""

    @cache
    def seals() -> frozenset[str] | None:
        return _seals_of_what_goes_on(book)

    def seen(found: Found) -> Found:
        commit = found.fields.get("_commit")
        if isinstance(found.record, FileFault) or not isinstance(commit, str):
            return found
        if (going_on := seals()) is not None and commit not in going_on:
            return found
        fields = held_back(found.fields)
        return replace(found, record=record_of(fields), fields=fields)

    return seen


def _seals_of_what_goes_on(book: Path) -> frozenset[str] | None:
    """Nothing where the book cannot be read."""
    try:
        with history(book) as past:
            going_on = Seen(past.every_evening()).going_on()
            texts = [kept.text or "" for number in going_on for kept in past.every_hand(number)]
    except BookFault:
        return None
    return frozenset(filter(None, map(seal_of, texts)))


def seal_of(text: str) -> str | None:
    """Of a hand's deck."""
    found = _COMMIT.search(text)
    return found[1] if found else None

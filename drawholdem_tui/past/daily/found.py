"""The deal of a day in the book, or in somebody's file."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import tomli_w

from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.past.evenings import anything_in
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.phh.documents import read_hands
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.storage.phh.record import Record, record_of
from drawholdem_tui.storage.phh.replay import Replay, replay
from drawholdem_tui.storage.whole_files import write_whole

_FIELD: Final = "_daily"  # in each hand of a file: the seed that all of it follows from


class Deal(NamedTuple):
    """An evening in the book."""

    evening: int
    over: bool
    person: str


class PlayedHand(NamedTuple):
    """A hand as somebody played it."""

    number: int
    hand: Hand
    names: tuple[str, ...]
    seat: int  # of that person

    @property
    def net(self) -> int:
        return self.hand.stacks[self.seat] - self.hand.setup.stacks[self.seat]


def in_the_book(book: Path, seed: str) -> Deal | None:
    """The latest with this seed. ``BookFault`` where the book cannot be read."""
    if not anything_in(book):
        return None
    with history(book) as past:
        for row in past.evenings():
            standing = past.standing(row.id)
            if standing is not None and standing.laid.get("seed") == seed:
                person = row.people[0] if row.people else ""
                return Deal(row.id, row.status == "over", person)
    return None


def to_play(book: Path, seed: str, before: str) -> tuple[str, Deal | None]:
    """The seed of today's deal, and where it stands if it has been begun. One that begins as
    ``before``, of the day before, is played first where somebody was still at it at midnight."""
    found = in_the_book(book, seed)
    if found is None and anything_in(book):
        with history(book) as past:
            for row in past.evenings():
                standing = past.standing(row.id) if row.status == "open" else None
                begun = str(standing.laid.get("seed")) if standing else ""
                if begun.startswith(before):
                    return begun, Deal(row.id, False, row.people[0] if row.people else "")
    return seed, found


def hands_of(book: Path, deal: Deal) -> list[PlayedHand]:
    """All that are as they were written."""
    hands = []
    for fields in _fields_of(book, deal):
        with suppress(FileFault):
            hands.append(_played(record_of(fields), deal.person))
    return [each for each in hands if each is not None]


def write_file(book: Path, deal: Deal, seed: str, file: Path) -> int:
    """All hands as one file; how many."""
    ours = {_FIELD: seed, "_whose": deal.person}
    documents = [{**fields, **ours} for fields in _fields_of(book, deal)]
    numbered = {str(number): fields for number, fields in enumerate(documents, start=1)}
    write_whole(file, tomli_w.dumps(numbered))
    return len(documents)


def from_file(file: Path) -> tuple[str, list[PlayedHand]]:
    """The seed, and the hands; ``FileFault`` where it is no deal of a day."""
    seeds, hands = set[str](), list[PlayedHand]()
    for found in read_hands([file]):
        if isinstance(found.record, FileFault):
            raise found.record
        seed = found.fields.get(_FIELD)
        played = _played(found.record, str(found.fields.get("_whose", "")))
        if not isinstance(seed, str) or not found.record.number:
            raise FileFault("no_hands")
        seeds.add(seed)
        hands += [played] if played is not None else []  # without chips one is not dealt in
    if len(seeds) != 1 or not hands:
        raise FileFault("no_hands")
    return seeds.pop(), hands


def _fields_of(book: Path, deal: Deal) -> list[dict[str, Any]]:
    with history(book) as past:
        texts: Sequence[str | None] = [kept.text for kept in past.every_hand(deal.evening)]
    found = []
    for text in texts:
        with suppress(ValueError, RecursionError):
            found += [tomllib.loads(text)] if text is not None else []
    return found


def _played(record: Record, person: str) -> PlayedHand | None:
    played: Replay = replay(record)
    names = played.record.players or ()
    if played.hand is None or not played.hand.over or person not in names:
        return None
    return PlayedHand(record.number, played.hand, tuple(names), names.index(person))

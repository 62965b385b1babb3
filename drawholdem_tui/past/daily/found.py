"""The deal of a day in the book, or in somebody's file."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import tomli_w

from drawholdem_tui.past.hands import Own, finished_by, played
from drawholdem_tui.past.seen import Seen, can_go_on
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.phh.documents import read_hands
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.storage.whole_files import write_whole

_FIELD: Final = "_daily"  # in each hand of a file: the seed that all of it follows from


class Deal(NamedTuple):
    """An evening in the book."""

    evening: int
    over: bool
    person: str


def in_the_book(book: Path, seed: str) -> Deal | None:
    """The latest with this seed. ``BookFault`` where the book cannot be read."""
    with history(book) as past:
        for row in past.evenings():
            standing = past.standing(row.id)
            if standing is not None and standing.laid.get("seed") == seed:
                person = row.people[0] if row.people else ""
                return Deal(row.id, not can_go_on(row), person)
    return None


def to_play(book: Path, seed: str, before: str) -> tuple[str, Deal | None]:
    """The seed of today's deal, and where it stands if it has been begun. One that begins as
    ``before``, of the day before, is played first where somebody was still at it at midnight."""
    found = in_the_book(book, seed)
    if found is None:
        with history(book) as past:
            for row in past.evenings():
                standing = past.standing(row.id) if row.status == "open" else None
                begun = str(standing.laid.get("seed")) if standing else ""
                if begun.startswith(before):
                    return begun, Deal(row.id, False, row.people[0] if row.people else "")
    return seed, found


def hands_of(book: Path, deal: Deal) -> list[Own]:
    """All that are as they were written."""
    with history(book) as past:
        return list(finished_by(past, deal.evening, deal.person))


def write_file(book: Path, deal: Deal, seed: str, file: Path) -> int:
    """All hands as one file; how many."""
    ours = {_FIELD: seed, "_whose": deal.person}
    with history(book) as past:
        seen, documents = Seen(past.every_evening()), list[dict[str, Any]]()
        for kept in past.every_hand(deal.evening):
            with suppress(FileFault):
                documents.append({**seen.fields(kept), **ours})
    numbered = {str(number): fields for number, fields in enumerate(documents, start=1)}
    write_whole(file, tomli_w.dumps(numbered))
    return len(documents)


def from_file(file: Path) -> tuple[str, list[Own]]:
    """The seed, and the hands; ``FileFault`` where it is no deal of a day."""
    seeds, hands = set[str](), list[Own]()
    for found in read_hands([file]):
        if isinstance(found.record, FileFault):
            raise found.record
        seed = found.fields.get(_FIELD)
        dealt = played(found.record, found.record.number)
        own = dealt.of(str(found.fields.get("_whose", ""))) if dealt else None
        if not isinstance(seed, str) or not found.record.number:
            raise FileFault("no_hands")
        seeds.add(seed)
        hands += [own] if own else []  # without chips one is not dealt in
    if len(seeds) != 1 or not hands:
        raise FileFault("no_hands")
    return seeds.pop(), hands

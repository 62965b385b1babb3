"""Hands of the book as a row to leaf through: each read when it is looked at, as far as it may
be seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from drawholdem_tui.match.names import NAMELESS, by_seat
from drawholdem_tui.past.seen import Seen
from drawholdem_tui.past.shelf import Shelf
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.phh.documents import Found
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.storage.phh.fields import record_of
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.past.history import hand_of_evening
from drawholdem_tui.words.table.games import hand_number


class BookShelf(Shelf):
    """``hands`` by their ids."""

    tells_of_how_many = True

    def __init__(self, book: Path, hands: Sequence[int], seen: Seen) -> None:
        super().__init__(())
        self.hands = hands
        self._book = book
        self._by_evening = seen

    def __len__(self) -> int:
        return len(self.hands)

    def whose(self, found: Found) -> str | None:
        return self._by_evening.alone(self.evening(found), found.fields.get("players", ()))

    def goes_on(self, found: Found) -> bool:
        return self._by_evening.goes_on(self.evening(found))

    def is_last(self, found: Found, number: int) -> bool:
        return 0 < number == self._by_evening.hands(self.evening(found))

    def several(self, found: Found) -> tuple[str, ...]:
        nameless = _by_seat(found.fields)
        people = self._by_evening.several(self.evening(found))
        return tuple(nameless if name == NAMELESS else name for name in people)

    def numbered(self, found: Found, number: int) -> str:
        evening = self.evening(found)
        hands = self._by_evening.hands(evening)
        if evening is None:
            return hand_number(number)
        if number > hands:
            return hand_of_evening(evening, number, number)
        told = _("evening {evening}, hand {number} of {of}")
        return translate(told, evening=evening, number=number, of=hands)

    def evening(self, found: Found) -> int | None:
        number = found.path.name.removeprefix("evening-")
        return int(number) if number.isdecimal() else None

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
        try:
            fields = self._by_evening.fields(kept, own=True)
            if self._by_evening.several(kept.evening):
                names, own = fields.get("players", ()), _by_seat(fields)
                fields["players"] = [own if name == NAMELESS else name for name in names]
            return Found(place, label, record_of(fields), fields)
        except FileFault as fault:
            return Found(place, label, fault)


def _by_seat(fields: Mapping[str, Any]) -> str:
    """What somebody without a name is called where several people look on."""
    seated = zip(fields.get("players", ()), fields.get("seats", ()), strict=False)
    own = (by_seat(chair) for name, chair in seated if name in (NAMELESS, by_seat(chair)))
    return next(own, NAMELESS)


def last_of(book: Path, evening: int) -> BookShelf | None:
    """The last hand of an evening, where the book has it."""
    try:
        with history(book) as past:
            hands = past.hands_of(evening)
            return BookShelf(book, [hands[-1].id], Seen(past.every_evening())) if hands else None
    except BookFault:
        return None

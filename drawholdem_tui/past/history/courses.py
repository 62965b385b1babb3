"""The hands of evenings with what everybody won in them, each evening read once, and how somebody's
chips went over them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from drawholdem_tui.past.history.listing import Listing
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.rows import HandRow

Figures = list[tuple[HandRow, dict[str, int]]]  # an evening's hands, and who won what in each
_AT_ONCE: Final = 1_000  # hands that may be read while a key waits


class Course(NamedTuple):
    """Chips won before the first hand and after each; where among these a hand stands, by its id,
    and where an evening lies, by its number."""

    values: tuple[int, ...] = ()
    hands: Mapping[int, int] = {}
    evenings: Mapping[int, range] = {}


class Played:
    """What was read of a listing."""

    def __init__(self, listing: Listing) -> None:
        self._listing = listing
        self._figures: dict[int, Figures] = {}
        self._courses: dict[tuple[tuple[int, ...], str], Course] = {}

    def look(self, hands: Mapping[int, int]) -> None:
        """So many there are now: a finished hand never changes, so those of before are kept."""
        self.find()
        for number in [*self._figures]:
            if len(self._figures[number]) != hands.get(number, 0):
                del self._figures[number]

    def find(self) -> None:
        """Other hands are wanted than before."""
        self._courses.clear()

    def figures(self, number: int) -> Figures:
        if number not in self._figures:
            try:
                self.keep(number, self._listing.figures(number))
            except BookFault:
                self.keep(number, [])
        return self._figures[number]

    def keep(self, number: int, figures: Figures) -> None:
        self._figures[number] = figures

    def unread(self, numbers: Collection[int]) -> list[int]:
        """Those that are to be read beside the screen, as all of them would take too long."""
        left = [each for each in numbers if each not in self._figures]
        rows = self._listing.evenings
        return left if sum(rows[each].hands for each in left) > _AT_ONCE else []

    def course(self, numbers: Sequence[int], who: str, among: Collection[int] | None) -> Course:
        """Of somebody over the evenings in which they sat; ``among``: over these hands alone."""
        key = (*numbers,), who
        if key not in self._courses:
            self._courses[key] = self._over(numbers, who, among)
        return self._courses[key]

    def _over(self, numbers: Sequence[int], who: str, among: Collection[int] | None) -> Course:
        values, hands, evenings = [0], dict[int, int](), dict[int, range]()
        for number in numbers:
            begin, names = len(values), self._names(number, who)
            for row, nets in self.figures(number) if names else ():
                if among is None or row.id in among:
                    hands[row.id] = len(values)
                    values.append(values[-1] + sum(nets.get(name, 0) for name in names))
            if len(values) > begin:
                evenings[number] = range(begin, len(values))
        return Course(tuple(values), hands, evenings)

    def _names(self, number: int, who: str) -> list[str]:
        """Under which that one sat there."""
        row = self._listing.evenings.get(number)
        there = dict.fromkeys(name for name, *_won in row.results) if row else {}
        return [name for name in there if self._listing.told_apart(number, name) == who]

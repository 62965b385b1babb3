"""A sitting that is kept in the book: taken up where it was left, and what comes back in it."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import Final, NamedTuple

from drawholdem_tui.drills.coming_back import comes_back
from drawholdem_tui.drills.dealt import but_called
from drawholdem_tui.drills.kinds.all_kinds import KINDS, WITHOUT_DRAW_POKER, Kind
from drawholdem_tui.drills.level import LEVELS
from drawholdem_tui.drills.series import EDITION, spot_of
from drawholdem_tui.drills.sitting import SPOTS, Answered, Sitting, unkept
from drawholdem_tui.drills.spot import OWN, Spot
from drawholdem_tui.engine.events import Street
from drawholdem_tui.storage.book import sittings as training
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.pages import now
from drawholdem_tui.storage.book.sittings import AnswerRow, OpenSitting, Sense, SittingRow
from drawholdem_tui.storage.book.writer import Book
from drawholdem_tui.words.past.book import not_kept, rows_without_sense


class Training:
    """Of one name, in an open book."""

    def __init__(self, book: Book, name: str) -> None:
        self._book = book
        self.name = name
        self._id = 0

    def sitting(self, kinds: Sequence[Kind], many: int | None, usual: int) -> Sitting:
        """The one that was interrupted, if it was like this and asks anything yet; else a new
        one."""
        before = self._book.ask(lambda pages: training.open_sitting(pages, self.name, _SENSE))
        if (
            before is not None
            and tuple(before.row.kinds) == tuple(kinds)
            and many in (None, before.row.many)
            and len(_given(before)) < before.row.many
        ):
            return self._taken_up(before)
        levels = self._book.ask(lambda pages: training.last_levels(pages, self.name, _SENSE))
        row = SittingRow(
            self.name, now(), tuple(map(str, kinds)), secrets.token_hex(8), many or usual, levels
        )
        self._id = self._book.ask(lambda pages: training.begin_sitting(pages, row))
        return self._made(row)

    def ends(self) -> None:
        """Somebody has seen what there was, or has had enough."""
        self._book.put(lambda pages: training.end_sitting(pages, self._id), self)

    def course(self) -> list[str]:
        """How the sittings went, in lines; ``BookFault`` where this one is not on the disk."""
        from drawholdem_tui.drills.result import course_lines

        return course_lines(self.answers())

    def answers(self) -> list[list[Answered]]:
        """All there have been, sitting by sitting."""
        found = self._book.ask(lambda pages: training.answers_of(pages, self.name, _SENSE))
        return [[_answered(each) for each in answers] for answers in found]

    def troubles(self) -> tuple[str, ...]:
        """What of it could not be read, in a sentence."""
        odd = self._book.ask(lambda pages: training.without_sense(pages, self.name, _SENSE))
        return (rows_without_sense(odd),) if odd else ()

    def _taken_up(self, before: OpenSitting) -> Sitting:
        self._id = before.id
        sitting = self._made(before.row)
        sitting.take_up([each.key for each in before.spots], _given(before))
        return sitting

    def _made(self, row: SittingRow) -> Sitting:
        kinds = tuple(map(Kind, row.kinds))
        return Sitting(
            kinds,
            row.seed,
            row.many,
            levels={Kind(kind): level for kind, level in row.levels.items()},
            again=self._again(kinds),
            make=self._make,
            decided=self._decided,
            answered=self._answered,
        )

    def _again(self, kinds: Sequence[Kind]) -> Iterator[str]:
        """What is due; then choices of one's own that cost something."""
        known = self._book.ask(lambda pages: training.asked_before(pages, self.name, _SENSE))
        due = self._book.ask(lambda pages: training.due(pages, self.name, _SENSE, EDITION))
        wanted = {*map(str, kinds), OWN}
        also = (*kinds, Kind.CALL) if tuple(kinds) in (KINDS, WITHOUT_DRAW_POKER) else kinds
        return chain(
            [key for key in due if key.partition(" ")[0] in wanted], self._own(also, known)
        )

    def _own(self, kinds: Sequence[Kind], known: set[str]) -> Iterator[str]:
        """The first spot is none of these, and does not wait for what reads hands."""
        from drawholdem_tui.past.own_spots import own_spots

        yield from own_spots(self._book.path, self.name, kinds, known)

    def _make(self, key: str) -> Spot | None:
        if not key.startswith(OWN):
            spot = spot_of(key)
            return replace(spot, names=but_called(spot.names, self.name))
        from drawholdem_tui.past.own_spots import own_spot

        return own_spot(self._book.path, self.name, key)

    def _decided(self, place: int, key: str) -> None:
        self._book.write_now(lambda pages: training.decide(pages, self._id, place, key), self)

    def _answered(self, place: int, given: Answered, levels: dict[Kind, float]) -> None:
        row = AnswerRow(given.key, str(given.kind), str(given.street), given.cost, given.right)
        told = {str(kind): level for kind, level in levels.items()}
        back = partial(comes_back, well=given.right)
        self._book.put(
            lambda pages: training.keep_answer(
                pages, self._id, place, row, told, comes_back=back, edition=EDITION
            ),
            self,
        )


class Sat(NamedTuple):
    """A sitting, who keeps it, and what has to be told before it begins."""

    sitting: Sitting
    training: Training | None = None
    troubles: tuple[str, ...] = ()


def sitting_of(book: Book | None, kinds: Sequence[Kind], many: int | None, name: str) -> Sat:
    """One that is kept; where no book is open, one of which nothing is. ``BookFault`` where it
    cannot be begun."""
    if book is None:
        return Sat(unkept(kinds, many or SPOTS))
    training = Training(book, name)
    sitting = training.sitting(kinds, many, SPOTS)
    return Sat(sitting, training, training.troubles())


def sitting_in_any_case(
    book: Book | None, kinds: Sequence[Kind], many: int | None, name: str
) -> Sat:
    """On the screen, where other things go on: what cannot be kept is said."""
    try:
        return sitting_of(book, kinds, many, name)
    except BookFault as fault:
        return Sat(unkept(kinds, many or SPOTS), None, not_kept(fault.fault, fault.why))


def _given(before: OpenSitting) -> list[Answered]:
    return [_answered(each) for each in before.spots if each.kind is not None]


def _answered(row: AnswerRow) -> Answered:
    return Answered(row.key, Kind(row.kind or ""), Street(row.street or ""), row.cost, row.well)


def _is_key(key: str) -> bool:
    """Of a spot that was dealt, or of one's own: those have been written into the book."""
    first, *rest = key.split(" ", 3)
    if first == OWN:
        return len(rest) == 2 and all(map(_is_number, rest))
    if first not in set(Kind) or len(rest) != 3 or not all(map(_is_number, rest[:2])):
        return False
    return int(rest[0]) in LEVELS


def _is_number(digits: str) -> bool:
    return digits.isascii() and digits.isdecimal() and len(digits) <= _DIGITS


_DIGITS: Final = 9
_SENSE: Final = Sense(
    frozenset(map(str, Kind)), frozenset(map(str, Street)), LEVELS[0], LEVELS[-1], _is_key
)

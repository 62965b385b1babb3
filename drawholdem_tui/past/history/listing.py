"""The list of evenings and hands as the book has it now: opened for each question, and closed
again, so that a game that goes on beside it is not held up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.past.hands import played_again
from drawholdem_tui.past.history.filter import Filter, Known
from drawholdem_tui.past.seen import Seen
from drawholdem_tui.players.coach import EDITION
from drawholdem_tui.storage.book.finding import Cost, Note, Wanted
from drawholdem_tui.storage.book.history import History, history
from drawholdem_tui.storage.book.rows import EveningRow, HandRow, KeptHand
from drawholdem_tui.words.past.statistics import with_level


class HandLine(NamedTuple):
    """``costs`` by name; nothing where the coach has not looked, or nobody may know."""

    kept: KeptHand
    note: Note
    costs: dict[str, int] | None


class Sums(NamedTuple):
    """Of hands that fit: what everybody won, by evening; and the hand with the biggest pot, of each
    evening and of all at 0."""

    won: dict[int, dict[str, int]] | None  # nothing where all fit: evenings know that
    biggest: dict[int, int]


class Begun(NamedTuple):
    """How an evening began: its first hand."""

    rules: Rules
    stacks: tuple[tuple[str, int], ...]


class Listing:
    """The hands of one book."""

    def __init__(self, book: Path) -> None:
        self.book = book
        self.evenings: dict[int, EveningRow] = {}  # as last looked at, the latest first
        self.damaged: tuple[int, ...] = ()  # evenings of which no more is known
        self.seen = Seen()
        self._namesakes = frozenset[str]()

    def look(self) -> None:
        """What evenings there are now; ``BookFault`` where they cannot be read."""
        with history(self.book) as past:
            every = list(past.every_evening())
            self.evenings = {number: row for number, row in every if row and not past.is_empty(row)}
        self.damaged = tuple(number for number, row in every if row is None)
        self._namesakes = _namesakes(self.evenings.values())
        self.seen = Seen(every)

    def told_apart(self, evening: int, name: str) -> str:
        """With the level, where a computer of another, or a person, has the same name."""
        row = self.evenings.get(evening) if name in self._namesakes else None
        kind = dict(row.computers).get(name) if row else None
        return with_level(name, kind) if kind else name

    def known(self) -> Known:
        """Names that may be typed."""
        with history(self.book) as past:
            return Known(tuple(past.finding.names()), tuple(past.finding.called()))

    def find(self, what: Filter, evening: int | None) -> list[int]:
        """Hands of one evening or of all."""
        with history(self.book) as past:
            return past.finding.find(self._wanted(what, evening))

    def count(self, what: Filter) -> dict[int, int]:
        """How many hands fit, by evening."""
        with history(self.book) as past:
            return past.finding.count(self._wanted(what, None))

    def lines(self, hands: Sequence[int]) -> list[HandLine]:
        """Read, and looked at whether they are as they were written."""
        with history(self.book) as past:
            return [self._line(past, hand) for hand in hands]

    def figures(self, evening: int) -> list[tuple[HandRow, dict[str, int]]]:
        """Of all hands of an evening in the order of playing, with what everybody won."""
        with history(self.book) as past:
            return [(row, dict(past.nets(row.id))) for row in past.hands_of(evening)]

    def begun(self, first: HandRow) -> Begun | None:
        """By its first hand, if that is there and whole."""
        with history(self.book) as past:
            played = played_again(past.kept(first.id)) if first.number == 1 else None
        if played is None:
            return None
        stacks = zip(played.called, played.hand.setup.stacks, strict=True)
        return Begun(played.hand.rules, tuple(stacks))

    def sums(self, what: Filter) -> Sums:
        """In a long book this takes a while."""
        wanted = self._wanted(what, None)
        with history(self.book) as past:
            found = past.finding.biggest(wanted)
            of_all = max(found.values())[1] if found else None
            if what.is_empty:
                of_all = past.finding.biggest_of_all()
            won = None if what.is_empty else past.won(wanted)
        hands = {evening: hand for evening, (_pot, hand) in found.items()}
        return Sums(won, hands if of_all is None else hands | {0: of_all})

    def is_gone(self, *, hand: int | None = None, evening: int | None = None) -> bool:
        """Whether another program has deleted it since somebody looked."""
        with history(self.book) as past:
            if hand is not None:
                return past.kept(hand).gone
            return evening is not None and not past.is_listed(evening)

    def without_costs(self, hands: Sequence[int]) -> list[int]:
        """Those at which this coach has not looked, and may."""
        with history(self.book) as past:
            seen = past.finding.looked_at(EDITION)
        return [hand for hand in hands if hand not in seen]

    def _line(self, past: History, hand: int) -> HandLine:
        kept = past.kept(hand)
        told = kept.evening is not None and kept.evening not in self.seen.silent
        costs = past.finding.costs(hand, EDITION) if told else None
        costs = costs and {kept.as_read(name): chips for name, chips in costs.items()}
        return HandLine(kept, past.finding.note(hand), costs)

    def _wanted(self, what: Filter, evening: int | None) -> Wanted:
        cost = None if what.cost is None else Cost(what.cost, EDITION, self.seen.silent)
        return replace(what.wanted, evening=evening, cost=cost)


def _namesakes(evenings: Iterable[EveningRow]) -> frozenset[str]:
    """Names of computers that others have had, too."""
    kinds: dict[str, set[str]] = {}
    for row in evenings:
        for name, kind in (*((name, "") for name in row.people), *row.computers):
            kinds.setdefault(name, set()).add(kind.partition(":")[0])
    return frozenset(name for name, levels in kinds.items() if len(levels) > 1)

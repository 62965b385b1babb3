"""The book's own hands, verified, in this process or in several. Evenings may still go on: what is
found names no card."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from drawholdem_tui.engine.rules import Game
from drawholdem_tui.heavy.jobs import Blocks, Job
from drawholdem_tui.heavy.places import cores, processes
from drawholdem_tui.heavy.run import Run
from drawholdem_tui.match.errors import BrokenMatch
from drawholdem_tui.match.match import Match
from drawholdem_tui.match.state import NO_MATCH, match_of
from drawholdem_tui.past.hands import fields_of
from drawholdem_tui.storage.book.history import History
from drawholdem_tui.storage.book.rows import DAMAGED, EveningRow, KeptHand
from drawholdem_tui.storage.phh.documents import Found
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.storage.phh.fields import Record, record_of
from drawholdem_tui.storage.phh.variants import VARIANTS
from drawholdem_tui.storage.phh.verify import NothingToCheck, verified

_A_BLOCK: Final = 10  # hands
_FEWER: Final = 50  # hands that a process beside this one would be begun for too late


@dataclass(slots=True)
class Findings:
    hands: int = 0
    damaged: list[KeptHand] = field(default_factory=list)  # not as they were written
    wrong: list[KeptHand] = field(default_factory=list)  # a card or a figure is another
    decided: list[KeptHand] = field(default_factory=list)  # a computer would have said otherwise
    lost: dict[int, int] = field(default_factory=dict)  # missing, by evening
    silent: int = 0  # that carry too little
    follow: int = 0  # decisions of computers
    others: Counter[tuple[str, int]] = field(default_factory=Counter)  # of what is not here
    pots: list[Carried] = field(default_factory=list)  # of five-card draw, from hand to hand
    gaps: set[int] = field(default_factory=set)  # evenings with a hand that cannot be read
    amiss: list[Amiss] = field(default_factory=list)  # evenings whose chips do not add up

    def add(self, more: Findings) -> None:
        self.hands += more.hands
        self.damaged += more.damaged
        self.wrong += more.wrong
        self.decided += more.decided
        self.silent += more.silent
        self.follow += more.follow
        self.others += more.others
        self.pots += more.pots
        self.gaps |= more.gaps


class _Block(NamedTuple):
    """Some hands as they were read, for whichever process looks at them."""

    book: Path
    hands: list[KeptHand]


def findings(
    book: Path,
    past: History,
    jobs: int | None = None,
    tell: Callable[[int], None] = lambda _hands: None,
) -> Findings:
    """In this process or in several; ``tell`` hears how many hands there were so far."""
    numbers = past.numbers()
    firsts = range(0, len(numbers), _A_BLOCK)
    blocks = Blocks(
        len(firsts),
        lambda at: _Block(book, list(past.hands(numbers[firsts[at] : firsts[at] + _A_BLOCK]))),
    )
    found = Findings(lost=past.lost())
    with processes(min(jobs or cores(), 1 + len(numbers) // _FEWER)) as place:
        for answer in Run(Job(_found_in, blocks), place).all_answers():
            found.add(answer.value)
            tell(found.hands)
    found.amiss += amiss_in(past, found.pots, found.gaps)
    return found


def _found_in(block: _Block) -> Findings:
    found = Findings()
    for kept in block.hands:
        found.hands += 1
        _look_at(block.book, kept, found)
    return found


def _look_at(book: Path, kept: KeptHand, found: Findings) -> None:
    if kept.text is None:
        found.damaged.append(kept)
        found.gaps.update([kept.evening] if kept.evening else [])
        return
    try:
        record = record_of(fields_of(kept))
        _follow_the_pot(kept, record, found)
        fits = verified(Found(book, "", record))
    except NothingToCheck:
        found.silent += 1
    except FileFault as fault:
        (found.decided if fault.code == "computer_differs" else found.wrong).append(kept)
    else:
        found.follow += fits.computers.follow
        found.others.update((each.bot, each.edition) for each in fits.computers.gone)


def _follow_the_pot(kept: KeptHand, record: Record, found: Findings) -> None:
    """Only five-card draw carries one into the next hand (DP-5)."""
    row = kept.figures
    if row is None:
        found.gaps.update([kept.evening] if kept.evening else [])
    elif VARIANTS[record.variant].preset.game is Game.DRAW_POKER:
        left = record.carried_out or 0
        found.pots.append(Carried(row.evening, row.number, row.game, record.carried_in, left))


# Whether the chips of an evening add up, with the pots that wait from hand to hand (DP-5)


class Carried(NamedTuple):
    """What a finished hand took over from an earlier one of its game, and left for the next."""

    evening: int
    number: int
    game: str
    taken_over: int
    left: int


class Amiss(NamedTuple):
    """An evening with more or fewer chips than there should be: in all, in the pots that wait, or
    in the pot carried into a ``hand``."""

    evening: int
    there: int
    expected: int
    waiting: bool = False
    hand: int | None = None


def amiss_in(past: History, pots: Iterable[Carried], gaps: Collection[int]) -> Iterator[Amiss]:
    """Of every evening; pots are not followed through those with ``gaps``."""
    hands: dict[int, list[Carried]] = defaultdict(list)
    for pot in pots:
        hands[pot.evening].append(pot)
    for row in past.evenings():
        whole = row.id not in gaps and not row.no_longer_there
        if (found := _amiss(past, row, hands[row.id] if whole else None)) is not None:
            yield found


def _amiss(past: History, row: EveningRow, hands: list[Carried] | None) -> Amiss | None:
    standing = past.standing(row.id)
    if standing is None or row.status == DAMAGED:
        return None
    try:
        match = match_of(standing.state)
    except BrokenMatch as fault:
        return Amiss(row.id, fault.there, fault.bought)
    except NO_MATCH:
        return None  # an older program wrote it: nobody here can judge it
    return None if hands is None else _pots_amiss(row, match, hands)


def _pots_amiss(row: EveningRow, match: Match, hands: list[Carried]) -> Amiss | None:
    hands.sort(key=lambda hand: hand.number)
    waiting: dict[str, int] = {hands[0].game: match.brought} if hands else {}
    for hand in hands:
        expected = waiting.get(hand.game, 0)
        if hand.taken_over != expected:
            return Amiss(row.id, hand.taken_over, expected, hand=hand.number)
        waiting[hand.game] = hand.left
    waits = match.carried + (match.choice.waiting if match.choice else 0)
    expected = sum(waiting.values()) if row.goes_on else 0  # at the end everybody shares them
    return None if waits == expected else Amiss(row.id, waits, expected, waiting=True)

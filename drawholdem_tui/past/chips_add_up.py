"""Do the chips of an evening add up, with the pots that wait from hand to hand (DP-5)?"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from drawholdem_tui.match.errors import BrokenMatch
from drawholdem_tui.match.match import Match
from drawholdem_tui.match.state import NO_MATCH, match_of
from drawholdem_tui.storage.book.hands.listed import EveningRow
from drawholdem_tui.storage.book.history import History
from drawholdem_tui.storage.book.rows import DAMAGED


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

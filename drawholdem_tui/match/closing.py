"""How an evening has ended: places, nets and purchases, who pays whom, and what it is remembered
for. The closing page, its lines and the history tell the same from it."""

from __future__ import annotations

from typing import NamedTuple

from drawholdem_tui.match.chair import Chair
from drawholdem_tui.match.highlights import Highlights
from drawholdem_tui.match.match import Match
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.match.names import heard
from drawholdem_tui.match.settling import BANK, Payment, payments


class Placed(NamedTuple):
    """What an evening came to for somebody."""

    chair: int
    place: int  # equal nets share one
    name: str
    net: int
    bought: int
    stack: int
    hands_won: int
    out: int | None = None  # of a knockout since this hand
    by: int | None = None  # and by the only one who won in it


class Closing(NamedTuple):
    """The whole of it, best first."""

    hands: int
    placed: tuple[Placed, ...]
    payments: tuple[Payment, ...]
    highlights: Highlights
    knockout: bool
    champion: int | None = None  # whose chair has won it
    corrected: int = 0  # chips that real stacks were found to have more than were bought
    shared_out: int = 0  # the pot that nobody had won
    names: tuple[str, ...] = ()  # by chair

    def name(self, chair: int) -> str:
        return self.names[chair]

    def of(self, chair: int | None) -> Placed:
        """What it came to at a chair; the best where nobody sits there alone."""
        return next((row for row in self.placed if row.chair == chair), self.placed[0])


def closing_of(match: Match) -> Closing:
    """Of a match whose last hand is over."""
    knockout, people = match.mode is Mode.KNOCKOUT, _chairs_of_each(match)
    nets = {at: sum(seat.net for seat in chairs) for at, chairs in people.items()}
    order = [chair for chair in match.standings() if chair in people]
    if len(people) < len(match.chairs):
        order.sort(key=lambda chair: -nets[chair])
    placed: list[Placed] = []
    for number, chair in enumerate(order, start=1):
        seat, theirs = match.chairs[chair], people[chair]
        last = placed[-1] if placed else None
        place = last.place if last and last.net == nets[chair] else number
        if knockout and seat.place is not None:
            place = seat.place
        bought, stack = sum(each.bought for each in theirs), sum(each.stack for each in theirs)
        won = sum(each.hands_won for each in theirs)
        out = _out_in(match, chair) if knockout else None
        by = _by_whom(match, out) if out and not seat.stack else None
        placed.append(Placed(chair, place, seat.name, nets[chair], bought, stack, won, out, by))
    if match.corrected:  # whoever sold the chips pays for what was found, and keeps what is missing
        nets[BANK] = -match.corrected
    owed = payments(nets) if not sum(nets.values()) else ()  # a pot may still lie in the middle
    memories = match.highlights or Highlights()
    return Closing(
        match.hands,
        tuple(placed),
        owed,
        memories,
        knockout,
        next((at for at, seat in enumerate(match.chairs) if knockout and seat.place == 1), None),
        corrected=match.corrected,
        shared_out=match.shared_out,
        names=tuple(seat.name for seat in match.chairs),
    )


def _out_in(match: Match, chair: int) -> int | None:
    """Nobody knows where the evening was begun before stacks were written down."""
    lasted = max(len(seat.course) for seat in match.chairs)
    seat = match.chairs[chair]
    if lasted < match.hands or seat.place in (None, 1):
        return None
    return len(seat.course) or None


def _by_whom(match: Match, hand: int) -> int | None:
    """Who won in it, if nobody else did."""
    won = []
    for chair, seat in enumerate(match.chairs):
        stacks = seat.bought, *seat.course
        if hand < len(stacks) and stacks[hand] > stacks[hand - 1]:
            won.append(chair)
    return won[0] if len(won) == 1 else None


def _chairs_of_each(match: Match) -> dict[int, list[Chair]]:
    """By the chair at which each person settles. In old books whoever has got up and come back has
    had several: nobody is told of twice, or pays themselves."""
    chairs: dict[int, list[Chair]] = {}
    settles: dict[str, int] = {}  # two who sit there may be told apart by capitals alone
    for chair, seat in sorted(enumerate(match.chairs), key=lambda each: each[1].left):
        at = settles.setdefault(heard(seat.name), chair) if seat.left else chair
        settles.setdefault(heard(seat.name), chair)
        chairs.setdefault(at, []).append(seat)
    return chairs

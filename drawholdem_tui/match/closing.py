"""How an evening has ended: places, nets and purchases, who pays whom, and what it is remembered
for. The closing page, its lines and the history tell the same from it."""

from __future__ import annotations

from typing import NamedTuple

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


class Closing(NamedTuple):
    """The whole of it, best first."""

    hands: int
    placed: tuple[Placed, ...]
    payments: tuple[Payment, ...]
    highlights: Highlights
    knockout: bool
    corrected: int = 0  # chips that real stacks were found to have more than were bought
    shared_out: int = 0  # the pot that nobody had won

    def name(self, chair: int) -> str:
        return next(each.name for each in self.placed if each.chair == chair)


def closing_of(match: Match) -> Closing:
    """Of a match whose last hand is over."""
    knockout = match.mode is Mode.KNOCKOUT
    placed: list[Placed] = []
    for number, chair in enumerate(match.standings(), start=1):
        seat = match.chairs[chair]
        last = placed[-1] if placed else None
        place = last.place if last and last.net == seat.net else number
        if knockout and seat.place is not None:
            place = seat.place
        row = (seat.name, seat.net, seat.bought, seat.stack, seat.hands_won)
        placed.append(Placed(chair, place, *row))
    settled = _by_person(match)
    nets = {each.chair: settled[each.chair] for each in placed if each.chair in settled}
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
        corrected=match.corrected,
        shared_out=match.shared_out,
    )


def _by_person(match: Match) -> dict[int, int]:
    """Nets by chair. In old books whoever has got up and come back has two, and settles for both
    at the second: nobody pays themselves."""
    nets: dict[int, int] = {}
    given_up: dict[str, int] = {}
    for chair, seat in enumerate(match.chairs):
        before = given_up.pop(heard(seat.name), None)
        nets[chair] = seat.net + (0 if before is None else nets.pop(before))
        if seat.left:
            given_up[heard(seat.name)] = chair
    return nets

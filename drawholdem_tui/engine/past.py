"""What a table has seen of a player in the earlier hands of an evening: counts of public acts, and
nothing hidden."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple, Self

from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.said import Said, SaidKind
from drawholdem_tui.strangers.numbers import is_whole

STREETS: Final = tuple(Street)
COUNTED: Final = (
    SaidKind.SWAP, SaidKind.KEEP, SaidKind.DRAW, SaidKind.FOLD,
    SaidKind.CHECK, SaidKind.CALL, SaidKind.BET, SaidKind.RAISE,
)  # fmt: skip
MOST_DRAWN: Final = 5
_CHIPS_BY_CHOICE: Final = {SaidKind.CALL, SaidKind.BET, SaidKind.RAISE}
_RAISES: Final = {SaidKind.BET, SaidKind.RAISE}


class Past(NamedTuple):
    hands: int = 0  # dealt in
    entered: int = 0  # of them: called, bet or raised in the first betting round
    raised: int = 0  # of them: bet or raised there
    showdowns: int = 0
    won_showdowns: int = 0
    won: int = 0  # hands, shown or not
    paid_swaps: int = 0  # swaps that cost something
    acts: tuple[tuple[int, ...], ...] = ((0,) * len(COUNTED),) * len(STREETS)
    draws: tuple[int, ...] = (0,) * (MOST_DRAWN + 1)  # by how many cards

    def as_numbers(self) -> list[int]:
        """All of it in one row, for files."""
        single = (self.hands, self.entered, self.raised, self.showdowns, self.won_showdowns)
        acts = (each for street in self.acts for each in street)
        return [*single, self.won, self.paid_swaps, *acts, *self.draws]

    @classmethod
    def of_numbers(cls, numbers: Sequence[int]) -> Self:
        """And back; ``ValueError`` where it is no such row."""
        if len(numbers) != _LENGTH or not all(map(is_whole, numbers)):
            raise ValueError(numbers)
        single, counted = numbers[:_SINGLE], len(COUNTED)
        ends = range(_SINGLE + counted, _LENGTH, counted)
        acts = tuple(tuple(numbers[end - counted : end]) for end in ends)
        return cls._make([*single, acts, tuple(numbers[-MOST_DRAWN - 1 :])])

    def count(self, *kinds: SaidKind, street: Street | None = None) -> int:
        """How often it has done one of these, on one street or on all of them."""
        streets = self.acts if street is None else (self.acts[STREETS.index(street)],)
        return sum(each[COUNTED.index(kind)] for each in streets for kind in kinds)

    def after(self, said: Sequence[Said], seat: int, *, won: bool) -> Self:
        """With one more hand, in which the player had this seat."""
        own = [each for each in said if each.seat == seat]
        first = {each.kind for each in own if each.street is Street.PREFLOP}
        shown = any(each.kind in (SaidKind.SHOW, SaidKind.MUCK) for each in own)
        acts, draws = [list(each) for each in self.acts], list(self.draws)
        for each in own:
            if each.kind in COUNTED:
                acts[STREETS.index(each.street)][COUNTED.index(each.kind)] += 1
            if each.kind is SaidKind.DRAW:
                draws[each.drew] += 1
        paid = sum(each.kind is SaidKind.SWAP and each.amount > 0 for each in own)
        return type(self)(
            self.hands + 1,
            self.entered + bool(first & _CHIPS_BY_CHOICE),
            self.raised + bool(first & _RAISES),
            self.showdowns + shown,
            self.won_showdowns + (shown and won),
            self.won + won,
            self.paid_swaps + paid,
            tuple(map(tuple, acts)),
            tuple(draws),
        )


NO_PAST: Final = Past()
_SINGLE: Final = len(Past._fields) - 2  # those that are one number
_LENGTH: Final = _SINGLE + len(STREETS) * len(COUNTED) + MOST_DRAWN + 1


def remembered(
    before: Mapping[int, Past], chairs: Sequence[int], said: Sequence[Said], won: Collection[int]
) -> dict[int, Past]:
    """Each player's past by chair, with a hand more; ``chairs`` are those of its seats, ``won`` the
    seats that have won chips."""
    past = dict(before)
    for seat, chair in enumerate(chairs):
        past[chair] = past.get(chair, NO_PAST).after(said, seat, won=seat in won)
    return past

"""The parts of what is trained, by kind and street, and the results of the answers in each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from drawholdem_tui.drills.kinds.all_kinds import PRICED, Kind
from drawholdem_tui.drills.sitting import Answered
from drawholdem_tui.engine.events import Street
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips

_KINDS: Final = {
    Kind.SWAP: In("kind of spot", "swap"),
    Kind.DRAW: In("kind of spot", "draw"),
    Kind.POT: In("kind of spot", "fees and pots"),
    Kind.SHORT: In("kind of spot", "short stacks"),
    Kind.RANKS: In("kind of spot", "hand ranking"),
    Kind.CALL: In("kind of spot", "call"),
}
_STREETS: Final = {
    Street.PREFLOP: In("street of a spot", "before the flop"),
    Street.FLOP: In("street of a spot", "flop"),
    Street.TURN: In("street of a spot", "turn"),
    Street.RIVER: In("street of a spot", "river"),
    Street.DRAW: In("street of a spot", "the draw"),
}
_BY_STREET: Final = (Kind.SWAP, Kind.CALL)  # the others have one


class Figure(NamedTuple):
    """``lost`` in all of them, at 5/10: of few nobody can say what a hundred would cost."""

    spots: int
    right: int
    lost: float


def figure(answers: Iterable[Answered]) -> Figure:
    """Of priced answers; right and wrong have no price."""
    every = list(answers)
    lost = sum(each.cost for each in every if each.kind in PRICED)
    right = sum(each.right for each in every)
    return Figure(len(every), right, lost)


def part_name(kind: Kind, street: Street) -> str:
    """``swap, flop``."""
    name = translate(_KINDS[kind])
    if kind not in _BY_STREET:
        return name
    return translate(_("{kind}, {street}"), kind=name, street=translate(_STREETS[street]))


def part_lines(answers: Iterable[Answered]) -> list[str]:
    """A line for each, the dearest first, those without a price last."""
    parts: dict[str, list[Answered]] = {}
    for each in answers:
        parts.setdefault(part_name(each.kind, each.street), []).append(each)
    rows = [(name, each[0].kind in PRICED, figure(each)) for name, each in parts.items()]
    rows.sort(key=lambda row: (not row[1], -row[2].lost / row[2].spots, row[0]))
    return [_line(name, found, priced=priced) for name, priced, found in rows]


def _line(name: str, found: Figure, *, priced: bool) -> str:
    template = _("{part}: {right} of {spots} right")
    if priced:
        template = _("{part}: {right} of {spots} right, chips lost: {lost}")
    lost = chips(round(found.lost))
    return translate(template, part=name, right=found.right, spots=found.spots, lost=lost)

"""What a row of answers comes to: how many were the best, and what the others cost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from drawholdem_tui.drills.sitting import Answered
from drawholdem_tui.drills.spot import PRICED, Kind
from drawholdem_tui.drills.told import KIND_NAMES
from drawholdem_tui.engine.events import Street
from drawholdem_tui.words.language import In, plural, translate
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.numbers import chips

_STREETS: Final = {
    Street.PREFLOP: In("street of a spot", "before the flop"),
    Street.FLOP: In("street of a spot", "flop"),
    Street.TURN: In("street of a spot", "turn"),
    Street.RIVER: In("street of a spot", "river"),
    Street.DRAW: In("street of a spot", "the draw"),
}
_BY_STREET: Final = (Kind.SWAP, Kind.CALL)  # the others have one


class Figure(NamedTuple):
    """``lost`` in a hundred spots, at 5/10."""

    spots: int
    right: int
    lost: float


def figure(answers: Iterable[Answered]) -> Figure:
    """Of those that have a price; what is right or wrong has none."""
    every = list(answers)
    lost = sum(each.cost for each in every if each.kind in PRICED)
    right = sum(each.right for each in every)
    return Figure(len(every), right, 100 * lost / len(every) if every else 0.0)


def result_lines(answers: Sequence[Answered]) -> list[str]:
    """All of it, and a line each kind and street."""
    if not answers:
        return [translate(_("No spot has been answered."))]
    priced = [each for each in answers if each.kind in PRICED]
    whole = figure(answers)
    said = plural(
        "{spots} spot, {right} answered as the coach would.",
        "{spots} spots, {right} answered as the coach would.",
        whole.spots,
    )
    lines = [said.format(spots=whole.spots, right=whole.right)]
    if priced:
        lines.append(_lost(figure(priced)))
    groups = dict.fromkeys((each.kind, each.street) for each in answers)
    parts = {(kind, street if kind in _BY_STREET else None) for kind, street in groups}
    if len(parts) > 1:
        lines += [_part(kind, street, answers) for kind, street in sorted(parts, key=str)]
    return lines


def _lost(found: Figure) -> str:
    said = plural(
        "Lost: {chips} chips in 100 spots at 5/10, from {spots} spot with a price.",
        "Lost: {chips} chips in 100 spots at 5/10, from {spots} spots with a price.",
        found.spots,
    )
    return said.format(chips=chips(round(found.lost)), spots=found.spots)


def part_name(kind: Kind, street: Street | None) -> str:
    """``swap, flop``."""
    name = translate(KIND_NAMES[kind])
    if street is None or kind not in _BY_STREET:
        return name
    return translate(_("{kind}, {street}")).format(kind=name, street=translate(_STREETS[street]))


def _part(kind: Kind, street: Street | None, answers: Sequence[Answered]) -> str:
    found = figure(each for each in answers if each.kind is kind and street in (None, each.street))
    template = _("{part}: {right} of {spots}")
    if kind in PRICED:
        template = _("{part}: {right} of {spots}, {lost} chips in 100 spots")
    return translate(template).format(
        part=part_name(kind, street),
        right=found.right,
        spots=found.spots,
        lost=chips(round(found.lost)),
    )

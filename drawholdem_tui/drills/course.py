"""How somebody has done, sitting by sitting: one figure, and what it rests on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.drills.result import Figure, figure, part_name
from drawholdem_tui.drills.sitting import Answered
from drawholdem_tui.drills.spot import PRICED, Kind
from drawholdem_tui.engine.events import Street
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips

_MOST_SITTINGS: Final = 12  # the latest
_BAR: Final = 24  # signs


def course_lines(sittings: Sequence[Sequence[Answered]]) -> list[str]:
    """A bar a sitting, and a line each kind and street of all of them. Nothing where there has been
    but one."""
    if len(sittings) < 2:
        return []
    priced = [[each for each in answers if each.kind in PRICED] for answers in sittings]
    found = [(number, figure(answers)) for number, answers in enumerate(priced, start=1) if answers]
    lines = []
    if len(found) > 1:
        lines = [translate(_("Chips lost in 100 spots at 5/10, sitting by sitting:"))]
        lines += _chart(found[-_MOST_SITTINGS:])
    return [*lines, "", *_parts([each for answers in sittings for each in answers])]


def _chart(found: Sequence[tuple[int, Figure]]) -> list[str]:
    most = max(each.lost for _number, each in found) or 1.0
    told = translate(_("{number:>4}  {bar} {lost}, from {spots}"))
    return [
        told.format(
            number=number,
            bar=("#" * round(_BAR * each.lost / most)).ljust(_BAR),
            lost=chips(round(each.lost)),
            spots=each.spots,
        )
        for number, each in found
    ]


def _parts(every: Sequence[Answered]) -> list[str]:
    """The dearest first."""
    parts = dict.fromkeys((each.kind, _street(each)) for each in every)
    rows = [
        (figure(each for each in every if (each.kind, _street(each)) == part), part)
        for part in parts
    ]
    rows.sort(key=lambda row: (row[1][0] not in PRICED, -row[0].lost))
    return [
        translate(_("All sittings:")),
        *(f"  {_part(found, *part)}" for found, part in rows),
    ]


def _street(given: Answered) -> Street | None:
    return given.street if given.kind in (Kind.SWAP, Kind.CALL) else None


def _part(found: Figure, kind: Kind, street: Street | None) -> str:
    template = _("{part}: {right} of {spots} right")
    if kind in PRICED:
        template = _("{part}: {lost} chips lost in 100 spots, from {spots}; {right} right")
    return translate(template).format(
        part=part_name(kind, street),
        right=found.right,
        spots=found.spots,
        lost=chips(round(found.lost)),
    )

"""The result of a sitting: how many answers were best, and what the others cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.drills.kinds.kind import PRICED
from drawholdem_tui.drills.sitting import Answered
from drawholdem_tui.drills.skills import Figure, figure, part_lines
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import plural, translate
from drawholdem_tui.words.numbers import chips


def result_lines(answers: Sequence[Answered]) -> list[str]:
    """The whole, and a line for each kind and street."""
    if not answers:
        return [translate(_("You have not answered a spot yet."))]
    whole = figure(answers)
    said = plural(
        "{spots} spot, {right} right.",
        "{spots} spots, {right} right.",
        whole.spots,
    )
    lines = [said.format(spots=whole.spots, right=whole.right)]
    if priced := [each for each in answers if each.kind in PRICED]:
        lines.append(_lost(figure(priced)))
    parts = part_lines(answers)
    return [*lines, *parts] if len(parts) > 1 else lines


def _lost(found: Figure) -> str:
    said = plural(
        "You lose {chips} chips per 100 spots at blinds of 5/10 (from {spots} graded spot).",
        "You lose {chips} chips per 100 spots at blinds of 5/10 (from {spots} graded spots).",
        found.spots,
    )
    return said.format(chips=chips(round(found.lost)), spots=found.spots)


_MOST_SITTINGS: Final = 12  # the latest
_BAR: Final = 24  # signs


def course_lines(sittings: Sequence[Sequence[Answered]]) -> list[str]:
    """A bar for each sitting, and a line for each kind and street of all of them. Empty after the
    first sitting."""
    if len(sittings) < 2:
        return []
    priced = [[each for each in answers if each.kind in PRICED] for answers in sittings]
    found = [(number, figure(answers)) for number, answers in enumerate(priced, start=1) if answers]
    lines = []
    if len(found) > 1:
        lines = [translate(_("Chips lost per 100 spots at 5/10, session by session:"))]
        lines += _chart(found[-_MOST_SITTINGS:])
    parts = part_lines(each for answers in sittings for each in answers)
    return [*lines, "", translate(_("All sessions:")), *(f"  {each}" for each in parts)]


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

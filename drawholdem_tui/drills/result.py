"""What a row of answers comes to: how many were the best, and what the others cost."""

from __future__ import annotations

from collections.abc import Sequence

from drawholdem_tui.drills.parts import Figure, figure, part_lines
from drawholdem_tui.drills.sitting import Answered
from drawholdem_tui.drills.spot import PRICED
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import plural, translate
from drawholdem_tui.words.numbers import chips


def result_lines(answers: Sequence[Answered]) -> list[str]:
    """All of it, and a line each kind and street."""
    if not answers:
        return [translate(_("No spot has been answered."))]
    whole = figure(answers)
    said = plural(
        "{spots} spot, {right} answered as the coach would.",
        "{spots} spots, {right} answered as the coach would.",
        whole.spots,
    )
    lines = [said.format(spots=whole.spots, right=whole.right)]
    if priced := [each for each in answers if each.kind in PRICED]:
        lines.append(_lost(figure(priced)))
    parts = part_lines(answers)
    return [*lines, *parts] if len(parts) > 1 else lines


def _lost(found: Figure) -> str:
    said = plural(
        "Lost: {chips} chips in 100 spots at 5/10, from {spots} spot with a price.",
        "Lost: {chips} chips in 100 spots at 5/10, from {spots} spots with a price.",
        found.spots,
    )
    return said.format(chips=chips(round(found.lost)), spots=found.spots)

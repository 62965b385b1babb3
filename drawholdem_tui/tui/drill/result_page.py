"""How a sitting went: each answer with what it cost, and the sittings beside each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.drills.kinds.all_kinds import PRICED
from drawholdem_tui.drills.result import course, course_title, part_name, result_lines, spots_told
from drawholdem_tui.drills.sitting import Answered
from drawholdem_tui.tui.table.drawing.lines import Bar, Heading, Line, Said
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips, written

_BAR: Final = 24
_NUMBER: Final = 5


def sitting_lines(
    answers: Sequence[Answered], sittings: Sequence[Sequence[Answered]]
) -> list[Line]:
    """``sittings`` are all there have been, this one among them."""
    whole, *parts = result_lines(answers)
    lines: list[Line] = [(Said(whole, "strong"),), *((Said(part),) for part in parts)]
    if answers:
        lines += [(), Heading(translate(_("answer by answer"))), *_answers(answers)]
    told = course(sittings)
    if told.sittings:
        lines += [(), Heading(course_title())]
        most = max(lost for _number, lost, _spots in told.sittings) or 1.0
        lines += [
            (
                Said(str(number), "quiet", _NUMBER),
                Bar(lost / most, _BAR, "loss"),
                Said(written(f"{lost:.1f}"), "loss", 9),
                Said(spots_told(spots), "quiet"),
            )
            for number, lost, spots in told.sittings
        ]
    if told.parts:
        lines += [
            (),
            Heading(translate(_("all sessions"))),
            *((Said(each),) for each in told.parts),
        ]
    return lines


def _answers(answers: Sequence[Answered]) -> list[Line]:
    names = [part_name(each.kind, each.street) for each in answers]
    width = max(map(len, names)) + 2
    most = max(each.cost for each in answers) or 1.0
    lines: list[Line] = []
    for number, (name, each) in enumerate(zip(names, answers, strict=True), 1):
        worth: Line = (Said(translate(In("grade", "best")), "gain"),)
        if not each.right and each.kind not in PRICED:
            worth = (Said(translate(In("an answer", "wrong")), "loss"),)
        elif not each.right:
            cost = Said(f"\u2212{chips(round(each.cost))}", "loss", 8)
            worth = (cost, Bar(each.cost / most, _BAR, "loss"))
        lines.append((Said(str(number), "quiet", _NUMBER), Said(name, "plain", width), *worth))
    return lines

"""Whether the computers decided from what they could see."""

from __future__ import annotations

from collections.abc import Mapping

from drawholdem_tui.words.language import _, translate


def computers_as_lines(
    follow: int, differ: int, others: Mapping[tuple[str, int], int]
) -> list[str]:
    """``others`` are decisions of levels whose edition is not installed, by name."""
    lines = []
    if follow or differ:
        told = translate(
            _("{follow} of {all} computer decisions follow from what the computer could see")
        )
        lines.append(told.format(follow=follow, all=follow + differ))
    for (level, edition), decisions in sorted(others.items()):
        told = translate(
            _("not checked: {decisions} by {level}, edition {edition}, which is not installed")
        )
        lines.append(told.format(decisions=decisions, level=level, edition=edition))
    return lines

"""Chips and places in words."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_PLACES: Final = (
    _("1st"), _("2nd"), _("3rd"), _("4th"), _("5th"), _("6th"), _("7th"), _("8th"), _("9th"),
    _("10th"),
)  # fmt: skip


def ordinal(place: int) -> str:
    """``3rd``: of a knockout, which nobody joins."""
    return translate(_PLACES[place - 1])


def chips(amount: int) -> str:
    """``1,250``."""
    return f"{amount:,}"


def net(amount: int) -> str:
    """``+120``, ``-60``, ``0``."""
    return f"{amount:+,}" if amount else "0"


def percent(share: float) -> str:
    """A chance, and neither none nor all where there is one.

    >>> percent(0.432), percent(0.001), percent(0.9991), percent(0.0)
    ('43%', '<1%', '>99%', '0%')
    """
    if 0 < share < 0.005:
        return "<1%"
    return ">99%" if 0.995 <= share < 1 else f"{share:.0%}"

"""What the answer to a block cannot be: files of strangers are counted only where it could be."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from math import fsum
from typing import Final

from drawholdem_tui.heavy.jobs import Doubt

_NOTHING: Final = 1e-6  # big blinds that figures may be beside it


def so_many(code: str, right: int, *found: int) -> Doubt | None:
    """Of hands, deals, seats: as many as the block has."""
    wrong = next((each for each in found if each != right), right)
    return Doubt(code, {"found": wrong, "right": right}) if wrong != right else None


def counted(*numbers: int) -> Doubt | None:
    """Of nothing there are less than none."""
    found = min(numbers)
    return Doubt("below_none", {"found": found}) if found < 0 else None


def among(there: Container[object], found: Iterable[object]) -> Doubt | None:
    """Of whoever is told of: they play there."""
    return next((Doubt("nobody", {"found": each}) for each in found if each not in there), None)


def hand_files(documents: Iterable[Mapping[str, object]]) -> Doubt | None:
    """What can be written as such: names, and behind each a value."""
    for number, document in enumerate(documents, start=1):
        if not all(name.isidentifier() and _told(each) for name, each in document.items()):
            return Doubt("document", {"found": number})
    return None


def _told(value: object) -> bool:
    """TOML knows no nothing."""
    if isinstance(value, dict):
        return all(map(_told, value.values()))
    return all(map(_told, value)) if isinstance(value, list) else value is not None


def nobody_wins_what_none_loses(
    deals: Sequence[Sequence[float]], seats: Sequence[int], first: int
) -> Doubt | None:
    """Whoever holds several seats wins and loses on each of them."""
    for number, deal in enumerate(deals, start=first + 1):
        found = fsum(many * each for many, each in zip(seats, deal, strict=True))
        if abs(found) > _NOTHING * (1 + max(map(abs, deal))):
            return Doubt("deal", {"deal": number, "found": f"{found:+g}"})
    return None


def chips_are_conserved(nets: Sequence[int], *, said: bool) -> Doubt | None:
    """Or they are said to be missing."""
    found = sum(nets)
    return Doubt("chips", {"found": f"{found:+}"}) if found and said else None

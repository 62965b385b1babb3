"""When a spot that was missed comes back."""

from __future__ import annotations

from typing import Final, NamedTuple

_AFTER: Final = (1, 3, 9)  # sittings, by how often it has been answered well


class Return(NamedTuple):
    """A spot that was missed comes back."""

    due: int  # at which of somebody's sittings
    well: int  # how often it has been answered well since


def comes_back(sitting: int, well_before: int | None, *, well: bool) -> Return | None:
    """The effect of an answer at somebody's nth sitting; ``well_before`` is ``None`` for a spot
    never missed.

    >>> comes_back(4, None, well=True), comes_back(4, 0, well=True), comes_back(4, 2, well=False)
    (None, Return(due=7, well=1), Return(due=5, well=0))
    """
    if well and well_before is None:
        return None
    times = well_before + 1 if well and well_before is not None else 0
    at = due(sitting, times)
    return None if at is None else Return(at, times)


def due(after: int, well: int) -> int | None:
    """The sitting at which it comes next; none once it is known."""
    return after + _AFTER[well] if well < len(_AFTER) else None

"""What comes out of a file of kept figures, held against what was written there: of any other shape
it is a ``ValueError`` or ``TypeError``, and the figures are counted anew."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import asdict
from typing import Any, TypeVar

from drawholdem_tui.strangers.numbers import finite, whole

_Figures = TypeVar("_Figures")


def figures_of(kind: type[_Figures], fields: Mapping[str, Any]) -> _Figures:
    """A dataclass of figures, each of the kind and the length that a fresh one has."""
    fresh: dict[str, Any] = asdict(kind())  # type: ignore[call-overload]
    _the_same(fields, fresh)
    for name, figure in fresh.items():
        if isinstance(figure, list):
            if len(fields[name]) != len(figure):
                raise ValueError(name)
            list(map(whole, fields[name]))
        else:
            (finite if isinstance(figure, float) else whole)(fields[name])
    return kind(**fields)


def by_names(names: Container[str], *tables: Mapping[str, object]) -> None:
    """Nobody is told of who was not there."""
    for table in tables:
        if not all(name in names for name in table):
            raise ValueError(table)


def _the_same(found: Iterable[str], wanted: Iterable[str]) -> None:
    if set(found) != set(wanted):
        raise ValueError(found)

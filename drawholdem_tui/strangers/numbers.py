"""The one door for numbers out of files that this program may not have written: hand files, levels,
settings, answers that were kept, rows of the book.

Python reads ``true``, ``inf``, ``nan`` and thousands of digits as numbers, too, and each of them
ends a program far from where it came in. Here they are refused.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import asdict
from enum import Enum, auto
from math import inf
from typing import Any, TypeGuard, TypeVar

_Figures = TypeVar("_Figures")


class Wrong(Enum):
    NO_NUMBER = auto()  # also what is not finite, and what should be whole and is not
    TOO_LITTLE = auto()
    TOO_MUCH = auto()


class NoNumber(ValueError):
    """A value that is not the number it should be."""

    def __init__(self, wrong: Wrong) -> None:
        super().__init__(wrong.name)
        self.wrong = wrong


def whole(value: object, least: float = -inf, most: float = inf) -> int:
    """A whole number between these, the bounds included.

    >>> whole(7, 0, 10)
    7
    >>> whole(True)
    Traceback (most recent call last):
        ...
    drawholdem_tui.strangers.numbers.NoNumber: NO_NUMBER
    """
    if not isinstance(value, int) or isinstance(value, bool):
        raise NoNumber(Wrong.NO_NUMBER)
    _check_bounds(value, least, most)
    return value


def finite(value: object, least: float = -inf, most: float = inf) -> float:
    """A number that can be reckoned with, whole or not.

    >>> finite(2), finite(0.5, 0, 1)
    (2.0, 0.5)
    """
    if not isinstance(value, int | float) or isinstance(value, bool) or not -inf < value < inf:
        raise NoNumber(Wrong.NO_NUMBER)
    _check_bounds(value, least, most)
    try:
        return float(value)
    except OverflowError:  # hundreds of digits
        raise NoNumber(Wrong.TOO_MUCH) from None


def is_whole(value: object, least: float = -inf, most: float = inf) -> TypeGuard[int]:
    try:
        whole(value, least, most)
    except NoNumber:
        return False
    return True


def _check_bounds(value: float, least: float, most: float) -> None:
    if value < least:
        raise NoNumber(Wrong.TOO_LITTLE)
    if value > most:
        raise NoNumber(Wrong.TOO_MUCH)


def is_beyond_measure(document: object) -> bool:
    """Whether it holds a number that can be neither told nor written (TOML promises 64 bits).
    ``RecursionError`` where it is nested that deeply.

    >>> is_beyond_measure({"stacks": [200, 10**400]}), is_beyond_measure({"stacks": [200]})
    (True, False)
    """
    if isinstance(document, int):
        return document.bit_length() > 64
    if isinstance(document, dict):
        document = list(document.values())
    return isinstance(document, list) and any(map(is_beyond_measure, document))


def figures_of(kind: type[_Figures], fields: Mapping[str, Any]) -> _Figures:
    """A dataclass of figures, each of the kind and the length that a fresh one has; else a
    ``ValueError`` or a ``TypeError``."""
    fresh: dict[str, Any] = asdict(kind())  # type: ignore[call-overload]
    if fields.keys() != fresh.keys():
        raise ValueError(kind)
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

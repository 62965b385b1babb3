"""Values as JSON and back, by the types that they were declared with: named tuples, dataclasses,
enums, bytes. What does not fit its type is refused, since it may come from somebody else's file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

from drawholdem_tui.strangers.numbers import finite, whole


class NotPlain(Exception):
    """A value that is not what its type says."""


_ITS_OWN: Final[dict[Any, Callable[[Any], bool]]] = {  # what JSON has for it
    NoneType: lambda it: it is None,
    bool: lambda it: isinstance(it, bool),
    str: lambda it: isinstance(it, str),
}
_READ: Final[dict[Any, Callable[[Any], Any]]] = {
    int: whole,
    float: finite,
    bytes: bytes.fromhex,
}


def as_plain(value: Any) -> Any:
    """What ``json`` can write.

    >>> as_plain((b"seed", {2: 1.5}, None))
    ['73656564', [[2, 1.5]], None]
    """
    match value:
        case None | bool() | str() if not isinstance(value, Enum):
            return value
        case Enum():
            return value.value
        case int():
            return int(value)
        case float():
            return value
        case bytes():
            return value.hex()
        case Mapping() if all(type(key) is str for key in value):
            return {key: as_plain(each) for key, each in value.items()}
        case Mapping():
            return [[as_plain(key), as_plain(each)] for key, each in value.items()]
    if fields := _fields(value.__class__):
        kind = {"is": type(value).__name__}
        return kind | {name: as_plain(getattr(value, name)) for name in fields}
    if isinstance(value, (list, tuple)):
        return [as_plain(each) for each in value]
    raise NotPlain(type(value).__name__)


def from_plain(kind: Any, plain: Any) -> Any:
    """The value of that type.

    >>> from_plain(tuple[bytes, dict[int, float]], ["73656564", [[2, 1.5]]])
    (b'seed', {2: 1.5})
    """
    if kind is Any or isinstance(kind, TypeVar):
        return plain
    origin, parts = _made_of(kind)
    if origin in (Union, UnionType):
        return _one_of(parts, plain)
    if origin is tuple:
        return tuple(_each(parts, plain))
    if origin is dict:
        pairs = plain.items() if isinstance(plain, dict) else _pairs(plain)
        key, value = parts
        return {from_plain(key, one): from_plain(value, other) for one, other in pairs}
    return _simple(kind, plain)


def _simple(kind: Any, plain: Any) -> Any:
    if kind in _ITS_OWN:
        if not _ITS_OWN[kind](plain):
            raise NotPlain(kind.__name__)
        return plain
    try:
        if kind in _READ:
            return _READ[kind](plain)
        if issubclass(kind, Enum):
            return kind(plain)
        if issubclass(kind, int):
            return kind(whole(plain))
    except (TypeError, ValueError):
        raise NotPlain(kind.__name__) from None
    if not isinstance(plain, dict) or plain.keys() - {"is"} != _fields(kind).keys():
        raise NotPlain(kind.__name__)
    try:
        return kind(**{name: from_plain(of, plain[name]) for name, of in _fields(kind).items()})
    except NotPlain:
        raise
    except Exception:  # it refuses such values
        raise NotPlain(kind.__name__) from None


def _one_of(kinds: tuple[Any, ...], plain: Any) -> Any:
    """By its name, where it has one."""
    name = plain.get("is") if isinstance(plain, dict) else None
    for kind in kinds:
        if name is None or getattr(kind, "__name__", "") == name:
            try:
                return from_plain(kind, plain)
            except NotPlain:
                continue
    raise NotPlain(" | ".join(map(str, kinds)))


def _each(kinds: tuple[Any, ...], plain: Any) -> Iterator[Any]:
    if not isinstance(plain, list):
        raise NotPlain("tuple")
    if len(kinds) == 2 and kinds[1] is ...:
        kinds = (kinds[0],) * len(plain)
    if len(kinds) != len(plain):
        raise NotPlain("tuple")
    return map(from_plain, kinds, plain)


def _pairs(plain: Any) -> list[tuple[Any, Any]]:
    if not isinstance(plain, list) or not all(
        isinstance(each, list) and len(each) == 2 for each in plain
    ):
        raise NotPlain("dict")
    return [(one, other) for one, other in plain]


@cache
def _made_of(kind: Any) -> tuple[Any, tuple[Any, ...]]:
    return get_origin(kind), get_args(kind)


@cache
def _fields(kind: Any) -> dict[str, Any]:
    """Of a named tuple, a dataclass or a fact, with their types."""
    names = getattr(kind, "__match_args__", ())
    if not names:
        return {}
    hints = get_type_hints(kind)
    return {name: hints[name] for name in names}

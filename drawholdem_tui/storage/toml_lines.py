"""On which line of a TOML file a key stands: the standard library's parser does not tell."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}'
    r"|'''.*?'{3,5}"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|\#[^\n]*"
    r"|."
    r"|\n",
    re.DOTALL,
)


def lines_of_keys(text: str) -> dict[tuple[str, ...], int]:
    """The line, from 1 on, of each key of the first two levels of a valid TOML document.

    >>> lines_of_keys('speed = 3\\n\\n[keys]\\nfold = "f"\\n')
    {('speed',): 1, ('keys',): 3, ('keys', 'fold'): 4}
    """
    places: dict[tuple[str, ...], int] = {}
    header: tuple[str, ...] = ()
    for line, statement in _statements(text):
        try:
            path = _path(tomllib.loads(statement))
        except (ValueError, RecursionError):
            continue
        if statement.startswith("["):
            header = path
        else:
            path = header + path
        for length in 1, 2:
            places.setdefault(path[:length], line)
    return places


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """Each header and each key with its value, with the line it begins on."""
    line, begun, depth = 1, 1, 0
    statement = ""
    for token in _TOKEN.findall(text + "\n"):
        if token == "\n" and not depth:
            if statement.strip():
                yield begun, statement.strip()
            statement, begun = "", line + 1
        elif not token.startswith("#"):
            statement += token
            depth += (token in "[{") - (token in "]}")
        line += token.count("\n")


def _path(document: Mapping[str, Any]) -> tuple[str, ...]:
    names: list[str] = []
    inner: Any = document
    while isinstance(inner, dict) and inner and len(names) < 2:
        name = next(iter(inner))
        names.append(name)
        inner = inner[name]
    return tuple(names)

"""The text of a hand as the book has it, read in a quarter of the time: a hundred thousand of them
are waited for.

We write few of the shapes that TOML has, and those differ from JSON in their keys and their last
commas. Whatever looks otherwise is left to TOML's own reader.
"""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any, Final, NoReturn

_FIELD: Final = re.compile(
    r"^([A-Za-z_]+) = ((?:[^\n\[]|\[(?!\n))[^\n]*|\[\n(?:    [^\n]*,\n)+\])\n", re.MULTILINE
)
_WITH_PLAIN_WORDS: Final = re.compile(r'(?:[^"=]|"[\w.:-]*"|= )*')  # no sign in them that counts
_KEY: Final = re.compile(r"(\w+) = ")


def fields_in(text: str) -> dict[str, Any]:
    """As ``tomllib`` reads it, and refused as by that."""
    found = None if "\\" in text or "null" in text else _as_json(text)
    return tomllib.loads(text) if found is None else found


def _as_json(text: str) -> dict[str, Any] | None:
    rows, end = list[str](), 0
    for field in _FIELD.finditer(text):
        if field.start() != end:
            return None
        end = field.end()
        value = field[2]
        if "{" in value:
            if not _WITH_PLAIN_WORDS.fullmatch(value):
                return None
            value = _KEY.sub(r'"\1": ', value)
        if value.endswith(",\n]"):
            value = f"{value[:-3]}]"
        rows.append(f'"{field[1]}": {value}')
    if end != len(text):
        return None
    try:
        fields: dict[str, Any] = json.loads(f"{{{','.join(rows)}}}", parse_constant=_no_number)
    except ValueError:
        return None
    return fields if len(fields) == len(rows) else None


def _no_number(text: str) -> NoReturn:
    raise ValueError(text)

"""From paths to hands: ``.phh`` (one hand, TOML), ``.phhs`` (numbered tables of hands), ``.jsonl``
(one document as a JSON object a line), and folders of ``.phh``.

Whatever is wrong with one hand or file is yielded in its place, and the next is read.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.storage.phh.fields import Record, record_of
from drawholdem_tui.storage.whole_files import why
from drawholdem_tui.strangers.numbers import is_beyond_measure

MOST_BYTES_OF_A_HAND = 1_000_000
MOST_BYTES_OF_A_COLLECTION = 64_000_000
LONGEST_LINE = 500_000
MOST_DOTS_ON_A_LINE = 200


@dataclass(frozen=True, slots=True)
class Found:
    """A hand, or what is wrong in its place. ``label`` names it in a file of several."""

    path: Path
    label: str
    record: Record | FileFault
    fields: Mapping[str, Any] = field(default_factory=dict)  # of the document, as it was written


def read_hands(paths: Iterable[Path]) -> Iterator[Found]:
    """Every hand of files and folders, in order."""
    for path in paths:
        files = files_of(path)
        if not files:
            yield Found(path, "", FileFault("no_hands"))
        for file in files:
            yield from read_file(file)


def files_of(path: Path) -> list[Path]:
    """The file, or all of a folder."""
    try:
        return sorted(path.rglob("*.phh")) if path.is_dir() else [path]
    except (OSError, ValueError):
        return [path]  # opening it will tell what is wrong


def read_file(path: Path) -> Iterator[Found]:
    try:
        if path.exists() and not path.is_file():  # a pipe would keep us waiting
            raise FileFault("not_a_file")
        if path.suffix == ".jsonl":
            yield from _read_lines(path)
        elif path.suffix == ".phhs":
            yield from _read_tables(path)
        else:
            yield _found(path, "", _toml(path, MOST_BYTES_OF_A_HAND))
    except FileFault as fault:
        yield Found(path, "", fault)
    except FileNotFoundError:
        yield Found(path, "", FileFault("no_such_file"))
    except (OSError, ValueError) as error:  # a name with a null byte is a ValueError
        yield Found(path, "", FileFault("unreadable", why=why(error)))


def _found(path: Path, label: str, fields: object) -> Found:
    try:
        if is_beyond_measure(fields):
            raise FileFault("giant_number")
        if not isinstance(fields, dict):
            raise FileFault("not_a_table")
        return Found(path, label, record_of(fields), fields)
    except FileFault as fault:
        return Found(path, label, fault)
    except RecursionError:
        return Found(path, label, FileFault("giant_number"))


def _toml(path: Path, most: int) -> dict[str, Any]:
    with path.open("rb") as file:
        raw = file.read(most + 1)
    if len(raw) > most:
        raise FileFault("too_large", most=most)
    try:
        text = raw.decode("utf-8-sig")
        _refuse_what_takes_for_ever(text)
        return tomllib.loads(text)
    except UnicodeDecodeError:
        raise FileFault("not_utf8") from None
    except (ValueError, RecursionError) as error:
        raise FileFault("broken_toml", why=why(error)) from None


def _refuse_what_takes_for_ever(text: str) -> None:
    """The parser's time grows with the square of a dotted key and of a line's nesting."""
    for line in text.splitlines():
        if len(line) > LONGEST_LINE or line.count(".") > MOST_DOTS_ON_A_LINE:
            raise FileFault("line_too_long", most=LONGEST_LINE)


def _read_tables(path: Path) -> Iterator[Found]:
    tables = _toml(path, MOST_BYTES_OF_A_COLLECTION)
    if not tables:
        raise FileFault("no_hands")
    for name, fields in tables.items():
        yield _found(path, name, fields)


def _read_lines(path: Path) -> Iterator[Found]:
    number = hands = 0
    with path.open("rb") as file:
        while raw := file.readline(MOST_BYTES_OF_A_HAND + 1):
            number += 1
            if raw.strip():
                hands += 1
                yield hand_on_a_line(path, number, raw)
            while len(raw) > MOST_BYTES_OF_A_HAND and not raw.endswith(b"\n"):
                raw = file.readline(MOST_BYTES_OF_A_HAND + 1)
    if not hands:
        raise FileFault("no_hands")


def hand_on_a_line(path: Path, number: int, raw: bytes) -> Found:
    label = str(number)
    if len(raw) > MOST_BYTES_OF_A_HAND:
        return Found(path, label, FileFault("too_large", most=MOST_BYTES_OF_A_HAND))
    try:
        return _found(path, label, json.loads(raw.decode("utf-8-sig")))
    except UnicodeDecodeError:
        return Found(path, label, FileFault("not_utf8"))
    except (ValueError, RecursionError) as error:
        return Found(path, label, FileFault("broken_json", why=why(error)))

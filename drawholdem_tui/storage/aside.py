"""Moving aside what cannot be used: never overwritten, never deleted, dated by name.

``settings.toml`` becomes ``settings.2026-11-21T19-30-05.damaged.toml`` in the same folder.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path


def move_aside(path: Path, why: str, now: datetime, companions: Sequence[Path] = ()) -> Path:
    """Rename a file (or whatever lies in its place) and give its new path; ``OSError`` where the
    folder does not allow it.

    ``why`` is a word for the name: damaged, newer, foreign. ``companions`` are files named after
    it, such as the ``-wal`` of a database; they go on being named after it. Those that do not
    exist are passed over.
    """
    there = [each for each in companions if os.path.lexists(each)]
    for name in _names(path, why, now):
        moves = {each: path.with_name(name + _behind(path, each)) for each in [*there, path]}
        if not any(map(os.path.lexists, moves.values())):
            # the companions first: one left alone would be taken for a new file's own
            for each, target in moves.items():
                each.rename(target)
            return moves[path]
    raise AssertionError  # there is always another number


def _names(path: Path, why: str, now: datetime) -> Iterator[str]:
    dated = f"{path.stem}.{now:%Y-%m-%dT%H-%M-%S}.{why}"
    yield dated + path.suffix
    for number in itertools.count(2):
        yield f"{dated}-{number}{path.suffix}"


def _behind(path: Path, companion: Path) -> str:
    """What a companion's name has behind the name of its file."""
    if companion.parent != path.parent or not companion.name.startswith(path.name):
        raise ValueError(companion)
    return companion.name[len(path.name) :]

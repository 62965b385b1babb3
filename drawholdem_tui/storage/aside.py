"""Moving aside what cannot be used, or a copy of it: never overwritten, never deleted, dated.

``settings.toml`` becomes ``settings.2026-11-21T19-30-05.damaged.toml`` in the same folder.
"""

from __future__ import annotations

import itertools
import os
import shutil
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
    moves = _moves(path, why, now, companions)
    # the companions first: one left alone would be taken for a new file's own
    for each, target in moves.items():
        each.rename(target)
    return moves.get(path) or next(iter(moves.values()))


def copy_aside(path: Path, why: str, now: datetime, companions: Sequence[Path] = ()) -> Path | None:
    """A copy of a file and its companions, to the byte, on the disk before this returns; ``None``
    where none of them is there."""
    copies = _moves(path, why, now, companions)
    for each, target in copies.items():
        shutil.copyfile(each, target)
        shutil.copystat(each, target)
        with target.open("rb+") as copy:
            os.fsync(copy.fileno())
    return copies.get(path) or next(iter(copies.values()), None)


def _moves(path: Path, why: str, now: datetime, companions: Sequence[Path]) -> dict[Path, Path]:
    """Where each that exists goes: none of the names is taken."""
    there = [each for each in (*companions, path) if os.path.lexists(each)]
    for name in _names(path, why, now):
        targets = {each: path.with_name(name + _behind(path, each)) for each in there}
        if not any(map(os.path.lexists, targets.values())):
            return targets
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

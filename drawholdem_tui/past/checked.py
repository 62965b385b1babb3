"""Files of hands played again or verified, file by file: what there is to say of each hand, in this
process or in several."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from drawholdem_tui.heavy.jobs import Job
from drawholdem_tui.heavy.places import cores, processes
from drawholdem_tui.heavy.run import Run
from drawholdem_tui.past.hands import replay_of
from drawholdem_tui.storage.phh.documents import files_of, read_hands
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.storage.phh.verify import Fits, verified

_Said = TypeVar("_Said")

_FEWER: Final = 200  # files that a process beside this one would be begun for too late


class Replayed(NamedTuple):
    """A hand of a file, and what is wrong with it."""

    path: Path
    label: str
    fault: FileFault | None
    complete: bool = False


class Verified(NamedTuple):
    """A hand of a file: whether it fits, or why not."""

    path: Path
    label: str
    says: Fits | FileFault


def replayed(files: Iterable[Path], jobs: int | None) -> Iterator[Replayed]:
    """Every hand of the files, in order."""
    return _each(_replayed_in, files, jobs)


def verified_files(files: Iterable[Path], jobs: int | None) -> Iterator[Verified]:
    """Every hand of the files, in order."""
    return _each(_verified_in, files, jobs)


def _each(
    looks: Callable[[Path], list[_Said]], paths: Iterable[Path], jobs: int | None
) -> Iterator[_Said]:
    """A folder without any file is told of as itself."""
    job = Job(looks, [file for path in paths for file in files_of(path) or [path]])
    several = min(jobs or cores(), 1 + len(job.blocks) // _FEWER)
    with processes(several) as place:
        for answer in Run(job, place).all_answers():
            yield from answer.value


def _replayed_in(file: Path) -> list[Replayed]:
    said = []
    for found in read_hands([file]):
        again = replay_of(found)
        fault, complete = (again, False) if isinstance(again, FileFault) else (None, again.complete)
        said.append(Replayed(found.path, found.label, fault, complete))
    return said


def _verified_in(file: Path) -> list[Verified]:
    said = []
    for found in read_hands([file]):
        try:
            said.append(Verified(found.path, found.label, verified(found)))
        except FileFault as fault:
            said.append(Verified(found.path, found.label, fault))
    return said

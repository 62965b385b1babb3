"""The first line of a file that keeps answers: of which job they are, and which program works. Two
that differ in it could give different answers to the same block."""

from __future__ import annotations

import json
import platform
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

from drawholdem_tui import __name__ as package
from drawholdem_tui import __version__
from drawholdem_tui.heavy.faults import NoFile, NotKept, OfAFile
from drawholdem_tui.heavy.jobs import Job
from drawholdem_tui.heavy.plain import NotPlain, as_plain, from_plain

_FORMAT: Final = "drawholdem answers 1"
_MOST_DIGITS: Final = 4_200
_LONGEST: Final = 2**26  # bytes of a line: a file without any is none of ours


class Versions(NamedTuple):
    """All that answers may depend on, but for what they are asked."""

    game: str  # its number, and a digest of its files
    tables: str  # what was computed beforehand
    python: str
    packages: tuple[str, ...]  # other people's, that work with us


class Head(NamedTuple):
    """What a file is of."""

    format: str
    command: str
    job: dict[str, Any]  # what is worked out, as JSON has it
    versions: Versions


class AnotherJob(OfAFile):
    """A file is of something else than it should be of."""

    def __init__(self, path: Path, here: Head, there: Head) -> None:
        super().__init__(path)
        self.here, self.there = here, there


def head_of(job: Job[Any, Any], versions: Versions) -> Head:
    """As this version of the format has it; of files that travel their digests."""
    files = {name: sha256(text.encode()).hexdigest()[:8] for name, text in job.luggage.items()}
    return Head(_FORMAT, job.name, job.what | {"files": files}, versions)


def head_in(path: Path) -> Head | None:
    """Nothing where there is no file, or nothing in it yet."""
    for line in lines_of(path):
        return head_from(line)
    return None


class Line(NamedTuple):
    """Where it stands, and what it says."""

    path: Path
    number: int  # from 1
    at: int  # bytes before it
    text: bytes

    def read(self, kind: Any) -> Any:
        """As a value of that type; ``NotKept`` where it is none."""
        try:
            plain = json.loads(self.text, parse_constant=_no_number, parse_int=_a_number)
            return from_plain(kind, plain)
        except (ValueError, NotPlain, RecursionError):
            raise NotKept(self.path, self.number) from None


def head_from(line: Line) -> Head:
    """``NotKept`` where it is no first line of ours."""
    head: Head = line.read(Head)
    if head.format != _FORMAT:
        raise NotKept(line.path, line.number)
    return head


def lines_of(path: Path) -> Iterator[Line]:
    """Whole lines with something in them; one that was cut off when the power went is none.
    ``NoFile`` where there is something else of that name, ``NotKept`` where no line ends."""
    is_a_file(path)
    if not path.exists():
        return
    at = number = found = 0
    with path.open("rb") as file:
        while text := file.readline(_LONGEST):
            number += 1
            if not text.endswith(b"\n"):
                if not found or len(text) == _LONGEST:
                    raise NotKept(path, number)
                return
            if text.strip():
                found += 1
                yield Line(path, number, at, text)
            at += len(text)


def is_a_file(path: Path) -> None:
    """Or nothing yet; ``NoFile`` where it is a folder or a device: some never come to an end."""
    if path.exists() and not path.is_file():
        raise NoFile(path)


def differing(here: Head, there: Head) -> str | None:
    """What is not the same, by its name."""
    one, other = _flat(as_plain(here)), _flat(as_plain(there))
    return next((name for name in one | other if one.get(name) != other.get(name)), None)


def _flat(plain: Any, name: str = "") -> dict[str, object]:
    """
    >>> _flat({"command": "arena", "job": {"rules": {"ante": 1}}})
    {'command': 'arena', 'job.rules.ante': 1}
    """
    if not isinstance(plain, dict) or not plain:
        return {name: plain}
    flat: dict[str, object] = {}
    for key, each in plain.items():
        if key != "is":
            flat |= _flat(each, f"{name}.{key}" if name else key)
    return flat


def _a_number(text: str) -> int:
    """One that Python can also write again, and the sum of some of them."""
    if len(text) > _MOST_DIGITS:
        raise ValueError
    return int(text)


def _no_number(_text: str) -> NoReturn:
    raise ValueError


@cache
def versions(*packages: str) -> Versions:
    """Of this process, with those packages that matter."""
    code, tables = sha256(), sha256()
    for name, content in sorted(_files(files(package), "")):
        (code if name.endswith(".py") else tables).update(name.encode() + b"\0" + content)
    python = f"{platform.python_implementation()} {'.'.join(platform.python_version_tuple()[:2])}"
    game = f"{__version__} ({code.hexdigest()[:8]})"
    beside = tuple(f"{each} {_version(each)}" for each in packages)
    return Versions(game, tables.hexdigest()[:8], python, beside)


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "-"


def _files(folder: Traversable, name: str) -> Iterator[tuple[str, bytes]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _files(each, f"{name}{each.name}/")
        elif each.name.endswith((".py", ".bin")):
            yield name + each.name, each.read_bytes()

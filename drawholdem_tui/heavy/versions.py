"""Which program works: two that differ in it could give different answers to the same block."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from drawholdem_tui import __name__ as package
from drawholdem_tui import __version__


class Versions(NamedTuple):
    """All that answers may depend on, but for what they are asked."""

    game: str  # its number, and a digest of its files
    tables: str  # what was computed beforehand
    python: str
    packages: tuple[str, ...]  # other people's, that work with us


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

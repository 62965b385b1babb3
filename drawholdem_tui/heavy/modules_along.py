"""Files that travel with a job: modules of somebody's own that no other machine has."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.machinery import PathFinder
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # few modules are unpacked
    from tempfile import TemporaryDirectory


def packed(modules: Iterable[str]) -> dict[str, str]:
    """The files of modules as they are found here; a module within another takes that one's door
    along. What is no Python file, or comes from an installed package, has to be there already."""
    found: dict[str, str] = {}
    for module in modules:
        parts = module.split(".")
        search: list[str] = [*sys.path, ""]
        for depth, part in enumerate(parts, start=1):
            spec = PathFinder.find_spec(part, search)
            if spec is None:
                break
            if spec.origin and spec.origin.endswith(".py") and _somebodys(spec.origin):
                door = "/__init__.py" if spec.submodule_search_locations is not None else ".py"
                source = Path(spec.origin).read_text(encoding="utf-8")
                found["/".join(parts[:depth]) + door] = source
            search = list(spec.submodule_search_locations or ())
    return found


def _somebodys(origin: str) -> bool:
    return not {"site-packages", "dist-packages"} & set(Path(origin).parts)


def unpack(luggage: Mapping[str, str]) -> None:
    """So that these modules are found first, here, and no older ones of the same name."""
    if not luggage:
        return
    folder = Path(_unpacked(tuple(sorted(luggage.items()))).name)
    if sys.path[0] == str(folder):
        return
    sys.path.insert(0, str(folder))
    for name in luggage:
        module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        sys.modules.pop(module, None)


@cache
def _unpacked(luggage: tuple[tuple[str, str], ...]) -> TemporaryDirectory[str]:
    """As long as this process is there."""
    from tempfile import TemporaryDirectory

    folder = TemporaryDirectory(prefix="drawholdem-luggage-")
    for name, source in luggage:
        path = Path(folder.name, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    return folder

"""The game shown by hands that tell of themselves: each a hand file with narration, and no code."""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path

from drawholdem_tui.tour.narration import about


def scene_files(*, quick: bool = False, name: str | None = None) -> list[Path]:
    """In their order: all, those that five minutes are enough for, or those that are called so."""
    with as_file(files(__name__).joinpath("scenes")) as folder:
        found = sorted(folder.glob("*.phh"))
    if name is not None:
        return [file for file in found if name.lower() in file.stem]
    return [file for file in found if not quick or about(file).quick]


def scene_names() -> list[str]:
    """What the scenes are called on a command line."""
    return [file.stem.partition("-")[2] for file in scene_files()]

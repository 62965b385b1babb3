"""The game shown by hands that tell of themselves: each a hand file with narration, and no code."""

from __future__ import annotations

import re
from importlib.resources import as_file, files
from pathlib import Path

from drawholdem_tui.tour.reading_scenes import about
from drawholdem_tui.words.language import translate


def scene_files(*, quick: bool = False, name: str | None = None) -> list[Path]:
    """In their order: all, those that five minutes are enough for, or those that are called so; a
    number is that of a place in the whole tour."""
    with as_file(files(__name__).joinpath("scenes")) as folder:
        found = sorted(folder.glob("*.phh"))
    if name is not None:
        number = int(name) if name.isdecimal() else 0
        if number:
            return found[number - 1 : number]
        return [file for file in found if _is_called(file, name)]
    return [file for file in found if not quick or about(file).quick]


def example_hands() -> Path:
    """The folder of hands that come with the program: installed beside the rooms, in a checkout
    beside the package."""
    with as_file(files("drawholdem_tui")) as package:
        installed = package / "hands"
        return installed if installed.is_dir() else package.parent / "assets" / "hands"


def scene_names() -> list[str]:
    """What the scenes are called on a command line."""
    return [file.stem.partition("-")[2] for file in scene_files()]


def _is_called(file: Path, name: str) -> bool:
    """By a part of the name of its file, or of its title."""
    wanted = as_in_a_file(name)
    title = as_in_a_file(translate(about(file).title))
    return bool(wanted) and (wanted in file.stem or wanted in title)


def as_in_a_file(name: str) -> str:
    """Small letters, and a hyphen for everything between two words.

    >>> as_in_a_file("All-in: 10 becomes 40")
    'all-in-10-becomes-40'
    """
    return "-".join(re.findall(r"\w+", name.lower()))

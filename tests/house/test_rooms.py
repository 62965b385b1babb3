"""The plan of the house: no circle of files, and no room in which one has to search."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import drawholdem_tui

PACKAGE = Path(drawholdem_tui.__file__).parent
MOST_FILES = 20  # of its own in a room, beside its sub-rooms and its __init__
FEWEST = 4  # files and sub-rooms: fewer are read faster in the room above, unless there is a reason
MOST_LOOSE_IN_TUI = 5  # its __init__ with them
# Each file has the name of a chapter of the rulebook, or of what is told of: nobody searches there.
ROOMS_THAT_ARE_CATALOGUES = {"engine", "words"}

MOST_LINES = 350
WHY_SO_FEW = {
    "engine/games": "one file for each kind of game, and there are two kinds",
    "languages": "the catalogues are its contents: people translate there, beside little code",
    "rulebook": "its contents are the pages of the rulebook, read by one file",
    "strangers": "the border to code without types: a stranger's call has its place there",
    "tour": "its contents are the scenes, read by two files",
    "words/refusals": "the only words that speak of faults, told apart from all others",
}

ROOMS = sorted(
    str(folder.relative_to(PACKAGE).as_posix())
    for folder in (PACKAGE, *PACKAGE.rglob("*"))
    if (folder / "__init__.py").exists()
)


# Circles


def imports(source: str, files: set[str]) -> Iterator[str]:
    """The files that a file needs: now, later in a function, or for types alone."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name in files)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for each in node.names:
                within = f"{node.module}.{each.name}"
                if within in files:
                    yield within
                elif node.module in files:
                    yield node.module


def the_whole_graph() -> dict[str, set[str]]:
    sources = {}
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        sources[name] = path.read_text(encoding="utf-8")
    files = set(sources)
    return {name: set(imports(source, files)) - {name} for name, source in sources.items()}


def circles(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """Files that reach each other: those of one circle, or of several that hang together."""
    reached = {name: _reached_from(name, graph) for name in graph}
    found = {
        frozenset(other for other in reached[name] if name in reached[other])
        for name in graph
        if name in reached[name]
    }
    return sorted(sorted(circle) for circle in found)


def _reached_from(name: str, graph: Mapping[str, set[str]]) -> set[str]:
    reached: set[str] = set()
    waiting = list(graph[name])
    while waiting:
        each = waiting.pop()
        if each not in reached:
            reached.add(each)
            waiting += graph[each]
    return reached


def test_there_is_no_circle_of_files() -> None:
    """Also none that only types or functions close: whoever reads one file reads the others."""
    assert circles(the_whole_graph()) == []


def test_a_circle_is_found_and_named() -> None:
    graph = {
        "table": {"overlays", "looks"},
        "overlays": {"page"},
        "page": {"table"},
        "looks": set[str](),
        "app": {"table", "ending"},
        "ending": {"app"},
    }
    assert circles(graph) == [["app", "ending"], ["overlays", "page", "table"]]


def test_imports_are_seen_wherever_they_stand() -> None:
    source = """
from typing import TYPE_CHECKING
import house.one
from house import two
from house.three import thing
if TYPE_CHECKING:
    from house.four import Thing
def later():
    from house.five import thing
"""
    files = {"house", *(f"house.{each}" for each in ("one", "two", "three", "four", "five"))}
    assert set(imports(source, files)) == files - {"house"}


# Rooms


def own_files(room: str) -> list[str]:
    return sorted(each.name for each in (PACKAGE / room).glob("*.py"))


def test_nothing_lies_loose_beside_the_rooms() -> None:
    assert own_files(".") == ["__init__.py", "__main__.py"]


def test_the_screens_wing_has_hardly_anything_outside_its_rooms() -> None:
    assert len(own_files("tui")) <= MOST_LOOSE_IN_TUI


def test_no_room_is_so_full_that_one_has_to_search() -> None:
    count = {room: len(own_files(room)) - 1 for room in ROOMS}
    full = {room for room, files in count.items() if files > MOST_FILES}
    assert full - ROOMS_THAT_ARE_CATALOGUES == set()


def test_a_room_of_few_files_has_a_reason() -> None:
    """And a reason goes when its room has filled up, or is gone."""

    def contents(room: str) -> int:
        sub_rooms = (PACKAGE / room).glob("*/__init__.py")
        return len(own_files(room)) - 1 + len(list(sub_rooms))

    assert {room for room in ROOMS if contents(room) < FEWEST} == set(WHY_SO_FEW)


def test_every_room_says_what_lives_there() -> None:
    def silent(room: str) -> bool:
        door = (PACKAGE / room / "__init__.py").read_text(encoding="utf-8")
        return ast.get_docstring(ast.parse(door)) is None

    assert [room for room in ROOMS if silent(room)] == []


def test_no_file_is_so_long_that_one_loses_the_thread() -> None:
    longest = {
        str(file.relative_to(PACKAGE)): lines
        for file in PACKAGE.rglob("*.py")
        if (lines := len(file.read_text(encoding="utf-8").splitlines())) > MOST_LINES
    }
    assert longest == {}

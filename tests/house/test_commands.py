"""Commands act: what one is called stands in the ``commands.py`` of a room, and once more in its
table of doers. Nothing else compares its name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import drawholdem_tui
from drawholdem_tui.tui.keys.commands import BY_ID

TUI = Path(drawholdem_tui.__file__).parent / "tui"
ROOMS_WITH_DOERS = ["drill", "history", "replay"]
# "open" or "game" are ordinary words, too: a name of one word is not known by itself.
NAMES = {name for name in BY_ID if " " in name}


def names_elsewhere(source: str) -> Iterator[tuple[int, str]]:
    """Where a command is named outside a table of doers, by lines."""
    tree = ast.parse(source)
    doers = {
        key
        for table in ast.walk(tree)
        if isinstance(table, ast.Dict)
        for key, does in zip(table.keys, table.values, strict=True)
        if isinstance(does, ast.Call) and isinstance(does.func, ast.Name) and does.func.id == "Doer"
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node not in doers and node.value in NAMES:
            yield node.lineno, node.value


@pytest.mark.parametrize("room", ROOMS_WITH_DOERS)
def test_a_command_is_named_in_its_table_of_doers_and_nowhere_else(room: str) -> None:
    files = [each for each in (TUI / room).rglob("*.py") if each.name != "commands.py"]
    found = {each.name: list(names_elsewhere(each.read_text(encoding="utf-8"))) for each in files}
    assert {name: named for name, named in found.items() if named} == {}


def test_a_name_that_is_compared_is_found_and_one_of_a_doer_is_not() -> None:
    source = 'does = {"history open": Doer(go)}\nif command == "history open":\n    go()\n'
    assert list(names_elsewhere(source)) == [(2, "history open")]

"""Commands act: what one is called stands in the ``commands.py`` of a room, and once more in its
table of doers. Nothing else compares its name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import drawholdem_tui
from drawholdem_tui.tui.keys.keymap import BY_ID
from drawholdem_tui.tui.table.drawing.drawn import Says

PACKAGE = Path(drawholdem_tui.__file__).parent
# Names of one word are ordinary words, too: where they are no commands, and what they are there.
# Outside the screen they never are commands.
ORDINARY: tuple[tuple[str, str, str], ...] = (
    ("tui/drill/*", "rules help leave hand result", "pages that the screen opens"),
    ("tui/replay/*", "rules help leave log", "pages that the screen opens"),
    ("tui/replay/*", "pots", "what a scene points at"),
    ("tui/forms/*", "game open", "rows, and folded rows"),
    ("tui/history/*", "game open", "columns, and how an evening stands"),
    ("tui/home/*", "rules settings game", "what the menu offers"),
    ("tui/app.py", "settings", "an attribute"),
    ("tui/live/*", "chart keep fold why", "widgets, and what is advised"),
    ("tui/table/*", "coach game log pots swap", "regions, events, and what a title has"),
    ("tui/table/drawing/drawn.py", "log next peek pots", "what regions say: see below"),
    ("words/typed_words.py", "get up", "what somebody types in lines"),
)


def names_elsewhere(source: str) -> Iterator[tuple[int, str]]:
    """Where a command is named outside a table of doers, by lines; not what is a message."""
    tree = ast.parse(source)
    passed_over: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            passed_over |= {
                key
                for key, does in zip(node.keys, node.values, strict=True)
                if key is not None and _is_call(does, "Doer")
            }
        elif _is_call(node, "_", "In", "mark", "translate"):
            passed_over |= set(ast.walk(node))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node not in passed_over and node.value in BY_ID:
            yield node.lineno, str(node.value)


def _is_call(node: ast.AST, *names: str) -> bool:
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") in names


def named_in_the_package() -> Iterator[tuple[str, int, str]]:
    for path in PACKAGE.rglob("*.py"):
        file = path.relative_to(PACKAGE).as_posix()
        if path.name == "commands.py" and file.startswith("tui/"):
            continue
        for line, name in names_elsewhere(path.read_text(encoding="utf-8")):
            if " " in name or file.startswith("tui/"):
                yield file, line, name


def is_ordinary(file: str, name: str, *words: tuple[str, str, str]) -> bool:
    return any(
        fnmatch(file, pattern) and (name in told.split() or name == told)
        for pattern, told, _what in words or ORDINARY
    )


def test_a_command_is_named_in_its_table_of_doers_and_nowhere_else() -> None:
    found = [each for each in named_in_the_package() if not is_ordinary(each[0], each[2])]
    assert found == []


def test_ordinary_words_are_still_there() -> None:
    named = {(file, name) for file, _line, name in named_in_the_package()}
    gone = [each for each in ORDINARY if not any(is_ordinary(*one, each) for one in named)]
    assert gone == []


def test_what_regions_say_are_commands_of_the_table() -> None:
    assert set(Says) <= BY_ID.keys()


def test_a_name_that_is_compared_is_found_and_one_of_a_doer_is_not() -> None:
    source = 'does = {"history open": Doer(go)}\nif command == "history open":\n    go(_("fold"))\n'
    assert list(names_elsewhere(source)) == [(2, "history open")]

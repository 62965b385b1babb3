"""What is imported by whom, where it is not said in the import contracts."""

from __future__ import annotations

import ast
import doctest
import importlib
import pkgutil
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tableau import KIT, REPOSITORY

import drawholdem_tui
from drawholdem_tui import engine
from drawholdem_tui.words.refusals.errors import SENTENCES


def modules(package: object) -> list[str]:
    path, name = package.__path__, package.__name__  # type: ignore[attr-defined]
    return [found.name for found in pkgutil.walk_packages(path, name + ".")]


def test_the_engine_loads_no_screen_and_no_database() -> None:
    program = (
        f"import sys, importlib\nfor name in {modules(engine)!r}: importlib.import_module(name)\n"
        "print(sorted({'textual', 'rich', 'sqlite3'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_the_bench_measures_from_outside_and_has_no_libraries_of_its_own() -> None:
    """It is no part of the package, so the import contracts do not see it."""
    files = list((KIT / "drawholdem_bench").rglob("*.py"))
    assert len(files) > 20
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Import(names=names):
                    imported = [each.name for each in names]
                case ast.ImportFrom(module=str(module), names=names):
                    imported = [f"{module}.{each.name}" for each in names]
                case _:
                    continue
            for name in imported:
                assert not re.match(
                    r"(argparse|dask|distributed|multiprocessing|numpy|rich|textual|treys"
                    r"|drawholdem_tui\.(cli|__main__))\b",
                    name,
                ), f"{file.name} imports {name}"


def test_every_module_can_be_imported_and_its_examples_hold() -> None:
    wrong, examples = [], 0
    for name in modules(drawholdem_tui):
        if name.endswith("__main__"):
            continue
        found = doctest.testmod(importlib.import_module(name))
        examples += found.attempted
        if found.failed:
            wrong.append(name)
    assert wrong == []
    assert examples > 100


def test_every_refusal_has_its_sentence() -> None:
    raised = set()
    for name in modules(drawholdem_tui):
        spec = importlib.util.find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        source = Path(spec.origin).read_text(encoding="utf-8")
        raised |= set(re.findall(r'(?:Error|Action|Fault|Hand|fault)\(\s*"([a-z0-9_]+)"', source))
    raised -= {"chips"}  # a broken hand is a bug: it is not for players
    assert len(raised) > 40
    assert raised <= set(SENTENCES)


def test_the_readmes_test_command_is_the_one_that_ci_runs() -> None:
    if not (REPOSITORY / ".ci" / "run").exists():
        pytest.skip("not a checkout: the CI script is not here")
    readme = (REPOSITORY / "README.md").read_text(encoding="utf-8")
    lines = map(str.strip, readme.splitlines())
    command = next(line for line in lines if line.endswith(".venv/bin/pytest"))
    assert command in (REPOSITORY / ".ci" / "run").read_text(encoding="utf-8").splitlines()


def test_what_is_built_from_has_all_that_its_readme_and_tests_use() -> None:
    if not (REPOSITORY / ".git").exists():
        pytest.skip("not a checkout: what is built from is all there is here")
    told = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    included = told["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    listed = subprocess.run(
        ["git", "ls-files"], cwd=REPOSITORY, capture_output=True, text=True, check=True
    )
    at_the_top = {name.partition("/")[0] for name in listed.stdout.splitlines()}
    by_itself = {"pyproject.toml", ".gitignore"}  # hatchling takes them along
    assert set(included) == at_the_top - by_itself


def test_the_readmes_example_runs() -> None:
    readme = (REPOSITORY / "drawholdem_tui" / "README.md").read_text(encoding="utf-8")
    block = readme[readme.index("    from drawholdem_tui") : readme.index("The rules can be")]
    program = "\n".join(line[4:] for line in block.splitlines())
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert "SwapDeclined" in done.stdout

"""Every clause of the rulebook is cited by a test that proves it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from clauses import CLAUSES
from tableau import REPOSITORY

HERE = Path(__file__)


def cited() -> set[str]:
    """The clauses named in the heads of test functions: ``def test_…  # DH-12``."""
    found: set[str] = set()
    for file in (REPOSITORY / "tests").rglob("test_*.py"):
        if file == HERE:
            continue
        source = file.read_text(encoding="utf-8")
        lines = source.splitlines()
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                head = "\n".join(lines[node.lineno - 1 : node.body[0].lineno])
                found |= set(re.findall(r"\b(?:TH|DH|DP)-[0-9]+\b", head))
    return found


def test_no_clause_is_without_a_test() -> None:
    assert set(CLAUSES) - cited() == set()


def test_no_test_cites_a_clause_that_is_not_there() -> None:
    assert cited() - set(CLAUSES) == set()

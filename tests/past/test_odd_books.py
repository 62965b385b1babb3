"""Books in which something is other than anybody has written: every column of every table, through
every command that reads the book."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from odd_books import ODD, TRAINING, Column, columns, complaints, drawn, ran, spoilt

FEW = 30  # of all, which are tried by hand


def of_training() -> list[Column]:
    every = {
        "sitting": "began over kinds seed many levels",
        "spot": "place key kind street cost well",
        "again": "key due well edition",
    }
    return [Column(table, name) for table, names in every.items() for name in names.split()]


@pytest.mark.parametrize("column", of_training(), ids=".".join)
def test_a_row_of_what_was_trained_that_makes_no_sense_is_passed_over_kept_and_told(
    column: Column, tmp_path: Path
) -> None:
    odd = b"\xff\xfe\x00"
    assert spoilt(tmp_path / "x", column, odd, sealed=False)
    done = ran(tmp_path / "x", ("drill", "ranks", "--plain"), "1\nquit\n")
    assert done.fault == ""
    assert done.code == 0
    assert done.errors.count("of your training record") == 1, done.errors
    assert len(done.errors.splitlines()) == 1
    with closing(sqlite3.connect(tmp_path / "x" / "book.sqlite3")) as at:
        found = at.execute(f"SELECT count(*) FROM {column.table} WHERE {column.name} = ?", (odd,))
        if column != Column("sitting", "over"):  # a new sitting ends all others of that name
            assert found.fetchone() >= (1,)


@pytest.mark.parametrize("levels", ['{"swap": [[]]}', '{"moon": 1}', '{"swap": NaN}', "[" * 9_000])
def test_levels_that_are_none_are_passed_over(levels: str, tmp_path: Path) -> None:
    assert spoilt(tmp_path / "x", Column("sitting", "levels"), levels, sealed=False)
    done = ran(tmp_path / "x", ("drill", "ranks", "--plain"), "quit\n")
    assert (done.code, done.fault) == (0, "")


def test_what_was_trained_is_gone_on_with_where_nothing_is_wrong(tmp_path: Path) -> None:
    assert spoilt(tmp_path / "x", Column("note", "name"), "x", sealed=True)
    done = ran(tmp_path / "x", ("drill", "ranks", "--plain"), "quit\n")
    assert done.said.startswith("Spot 3 of 9")
    assert "unreadable" not in done.errors


def fails_nowhere(cases: list[tuple[Column, Any, bool]], folder: Path) -> None:
    found: list[str] = []
    for column, value, sealed in cases:
        found += complaints(folder, column, value, sealed=sealed)
    print(f"{len(cases)} odd values, {len(found)} faults")
    assert not found, "\n\n".join(found[:3])


def test_odd_values_end_no_command(tmp_path: Path) -> None:
    seed = "a short share"
    print(f"seed {seed}")
    fails_nowhere(drawn(seed, FEW), tmp_path)


@pytest.mark.long
@pytest.mark.by_hand
@pytest.mark.parametrize("column", columns(), ids=".".join)
def test_no_odd_value_of_any_column_ends_a_command(column: Column, tmp_path: Path) -> None:
    cases = [(column, value, sealed) for value in ODD for sealed in (False, True)]
    if column.table in TRAINING:
        cases = [case for case in cases if not case[2]]  # these rows have no sums
    fails_nowhere(cases, tmp_path)

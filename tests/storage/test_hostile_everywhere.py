"""Hand files and files of kept answers in which anything may be anything, through every command
that reads them: no fault of the program, no bare escape character, nothing that takes for ever."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import tomli_w
from hostile_files import faults_of_a_hand, faults_of_kept_answers, hands
from odd_books import played_in, ran

FEW_HANDS, HANDS = 120, 6_000
FEW_KEPT, KEPT = 60, 7_000
CHUNKS = 6


def of_a_computer() -> dict[str, Any]:
    return next(fields for fields in hands() if "_around" in fields)


@pytest.mark.parametrize("odd", [float("inf"), float("nan"), True, -1, [[]], "x", 10**17])
@pytest.mark.parametrize("name", ["places", "button", "level", "hands_to_next"])
def test_what_a_table_knew_is_refused_where_it_is_no_number(
    name: str, odd: object, tmp_path: Path
) -> None:
    fields = of_a_computer()
    (tmp_path / "x.phh").write_text(
        tomli_w.dumps({**fields, "_around": {**fields["_around"], name: odd}})
    )
    done = ran(tmp_path, ("verify", "--jobs", "1", str(tmp_path / "x.phh")))
    assert done.fault == ""
    assert "the field '_around' does not describe a table before the deal" in done.said
    assert done.code == 2


@pytest.mark.parametrize(
    "wrong",
    [
        "hand = [[]]",
        "hand = inf",
        "hand = 2026-01-01",
        "hand = true",
        "_daily = 2026-01-01",
        "_whose = [[]]",
        "players = inf",
        "_around = { places = inf }",
        "starting_stacks = [inf, nan]",
    ],
)
def test_a_deal_of_a_day_that_is_none_is_a_sentence(wrong: str, tmp_path: Path) -> None:
    name = wrong.split(" ", maxsplit=1)[0]
    fields = next(fields for fields in hands() if "_daily" in fields)
    told = tomli_w.dumps({key: each for key, each in fields.items() if key != name})
    first, *tables = told.split("\n[", maxsplit=1)
    (tmp_path / "x.phh").write_text("\n[".join([f"{wrong}\n{first}", *tables]))
    done = ran(tmp_path, ("daily", "--plain", "--against", str(tmp_path / "x.phh")))
    assert done.fault == ""
    assert done.code == 2
    assert len(done.errors.splitlines()) == 1
    if name in ("hand", "_daily", "_whose", "players", "starting_stacks"):
        assert "is not a deal of the day" in done.errors


def fails_nowhere(found: list[str], many: int) -> None:
    print(f"{many} files, {len(found)} faults")
    assert not found, "\n\n".join(found[:3])


def of_hands(first: int, last: int, folder: Path) -> None:
    fails_nowhere(
        [each for seed in range(first, last) for each in faults_of_a_hand(folder, f"hands {seed}")],
        last - first,
    )


def of_kept(first: int, last: int, folder: Path) -> None:
    fails_nowhere(
        [
            each
            for seed in range(first, last)
            for each in faults_of_kept_answers(folder, f"kept {seed}")
        ],
        last - first,
    )


def test_hostile_hand_files_end_no_command(tmp_path: Path) -> None:
    of_hands(0, FEW_HANDS, tmp_path)


def test_hostile_files_of_kept_answers_end_no_command(tmp_path: Path) -> None:
    of_kept(0, FEW_KEPT, tmp_path)


@pytest.mark.long
@pytest.mark.by_hand
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_thousands_of_hostile_hand_files_end_no_command(chunk: int, tmp_path: Path) -> None:
    size = HANDS // CHUNKS
    of_hands(chunk * size, (chunk + 1) * size, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize(
    "chunk", [0, 1, *(pytest.param(at, marks=pytest.mark.by_hand) for at in range(2, CHUNKS + 1))]
)
def test_thousands_of_hostile_files_of_answers_end_no_command(chunk: int, tmp_path: Path) -> None:
    size = KEPT // (CHUNKS + 1)
    of_kept(chunk * size, (chunk + 1) * size, tmp_path)


SETTINGS = (
    "speed", "glyphs", "theme", "language", "names", "keys", "schema", "seats", "stack", "blinds",
)  # fmt: skip
VALUES = ("inf", "nan", "true", "-1", "10000000000000000000000", "2026-01-01", "[[]]", "{}", '""')


@pytest.mark.parametrize("value", VALUES)
def test_whatever_the_settings_hold_commands_answer(value: str, tmp_path: Path) -> None:
    for name in SETTINGS:
        (tmp_path / "settings.toml").write_text(f"{name} = {value}\n")
        for words in (("history", "--plain"), ("drill", "ranks", "--plain", "--seed", "s")):
            done = ran(tmp_path, words, "quit\n")
            assert (done.fault, done.code) == ("", 0), (name, done)


@pytest.mark.parametrize(
    "levels",
    [
        "hands = inf\nlevels = []",
        "hands = true\nlevels = [{ small = 1, big = 2 }]",
        "hands = 3\nlevels = [{ small = nan, big = 2 }]",
        "hands = 3\nlevels = [{ small = 1, big = 99999999999999999999999 }]",
        "hands = 3\nx = " + "[" * 9_000,
        "hands = 3\nlevels = 2026-01-01",
    ],
)
def test_whatever_a_file_of_levels_holds_it_is_a_sentence(levels: str, tmp_path: Path) -> None:
    (tmp_path / "levels.toml").write_text(levels)
    words = ("play", "--plain", "--mode", "knockout", "--levels", str(tmp_path / "levels.toml"))
    done = ran(tmp_path, words)
    assert done.fault == ""
    assert done.code == 2
    assert len(done.errors.splitlines()) == 1


def test_the_book_these_tests_begin_with_is_whole() -> None:
    assert (played_in() / "book.sqlite3").exists()

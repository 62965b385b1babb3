"""Names at a table: what somebody can be called, and whom a name means."""

from __future__ import annotations

import asyncio
import csv
import io
import os
import subprocess
import sys
from pathlib import Path
from unicodedata import normalize

import pytest
from evenings import Answers, table
from tableau import REPOSITORY

from drawholdem_tui.cli.main import main
from drawholdem_tui.evening.evening import fresh
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.evening.table_options import TableWords, table_options
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.line_mode.host import PlainHost
from drawholdem_tui.line_mode.lines import EndOfInput, Lines
from drawholdem_tui.line_mode.play import play
from drawholdem_tui.match.chair import Chair
from drawholdem_tui.match.errors import MatchError
from drawholdem_tui.match.match import Match, new_match
from drawholdem_tui.match.names import LONGEST_NAME
from drawholdem_tui.words.cards import FACES

RULES = table_options(TableWords(("Ann", "cpu"))).rules

NOTHING = [
    "\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u2800\u2800", "\u034f", "\u17b4", "\ufe0f",
    "\u0301", "\u3164\u0301", "\u200b", "\u00a0", "\u2060", "\U0001d159",
]  # fmt: skip
TWINS = [
    ("Ann", "ANN"), ("Ann", "\uff21\uff4e\uff4e"), ("Stra\u00dfe", "STRASSE"), ("fi", "\ufb01"),
    ("\u00c5se", "A\u030ase"), ("\u0130da", "i\u0307da"), ("K", "\u212a"),
]  # fmt: skip
LOOKALIKES = [
    ("Ann", "\u0410nn"), ("Ann", "\u0391nn"), ("Otto", "\u039ftto"), ("Hans", "\u041dans"),
    ("HANS", "\u043dans"), ("\u0391\u03bd\u03bd\u03b1", "\u0410vva"), ("Zo\u00eb", "Z\u043e\u0451"),
    ("You", "Y\u043eu"), ("\u0413\u043e\u0433", "\u0393\u03bf\u0433"),
]  # fmt: skip
APART = [
    ("Ann", "\u0410nna"), ("Inga", "\u0418\u043d\u0433\u0430"), ("Zoe", "Z\u043e\u0451"),
    ("Vera", "\u0412\u0435\u0440\u0430"), ("Nikos", "\u039d\u03af\u03ba\u03bf\u03c2"),
]  # fmt: skip


@pytest.mark.parametrize("name", ["Zoe\u0308", "A\u030ase", "\u1112\u1161\u11ab"], ids=ascii)
def test_accents_typed_behind_their_letter_make_no_second_person(name: str) -> None:
    one = normalize("NFC", name)
    assert one != name
    table_of_both = [table_options(TableWords((each, "Ben"))) for each in (name, one)]
    assert table_of_both[0].seats == table_of_both[1].seats == (one, "Ben")


def seats(*names: str) -> None:
    table_options(TableWords(names))


@pytest.mark.parametrize("name", NOTHING, ids=ascii)
def test_a_name_that_shows_nothing_is_refused_like_an_empty_one(name: str) -> None:
    with pytest.raises(UsageError, match="cannot be a name"):
        seats(name, "cpu")


@pytest.mark.parametrize(
    "name", ["Ann", "Zo\u00eb", "\u738b", "\U0001f0a1", "\u2800x", "\ud55c", "e\u0301"], ids=ascii
)
def test_a_name_that_shows_something_is_one(name: str) -> None:
    seats(name, "cpu")


@pytest.mark.parametrize("name", ["\uff23\uff30\uff35", "\uff11", "\u2460x", "cPu"], ids=ascii)
def test_nobody_is_called_like_a_computer_or_an_amount_in_other_letters(name: str) -> None:
    with pytest.raises(UsageError, match="cannot be a name"):
        seats(name, "cpu")


@pytest.mark.parametrize(("one", "other"), TWINS, ids=ascii)
def test_twins_do_not_sit_down_together(one: str, other: str) -> None:
    with pytest.raises(UsageError, match="same"):
        seats(one, other)
    with pytest.raises(MatchError) as refused:
        new_match(RULES, [one, "Ben"], 100).join(other, 100)
    assert refused.value.code == "name_taken"


@pytest.mark.parametrize(("one", "other"), LOOKALIKES, ids=ascii)
def test_names_that_look_alike_in_other_alphabets_do_not_sit_down_together(
    one: str, other: str
) -> None:
    with pytest.raises(UsageError, match="same") as refused:
        seats(one, other)
    assert repr(one) in str(refused.value)
    assert repr(other) in str(refused.value)
    with pytest.raises(MatchError) as at_the_table:
        new_match(RULES, [one, "Ben"], 100).join(other, 100)
    assert at_the_table.value.values == {"name": other, "other": one}
    assert at_the_table.value.code == "name_looks_taken"


@pytest.mark.parametrize(("one", "other"), APART, ids=ascii)
def test_names_that_only_begin_alike_sit_down_together(one: str, other: str) -> None:
    seats(one, other)
    new_match(RULES, [one, "Ben"], 100).join(other, 100)


def test_nobody_is_called_like_a_computer_in_another_alphabet() -> None:
    with pytest.raises(UsageError, match="cannot be a name"):
        seats("\u0441\u0440u", "Ben")


def test_a_regular_of_the_house_stays_away_where_somebody_looks_like_one() -> None:
    there = TableWords(("Ver\u0430", "cpu:shark:vera"))
    assert table_options(there).who_sits_there()[0] == ["Ver\u0430", "CPU 1"]


@pytest.mark.parametrize(
    "names", [("You", "Seat 1"), ("Seat 2", "You"), ("You", "you")], ids=", ".join
)
def test_nobody_is_called_by_the_seat_of_somebody_nameless(names: tuple[str, str]) -> None:
    with pytest.raises(UsageError, match="same"):
        seats(*names)


@pytest.mark.parametrize(
    ("here", "comes"), [("You", "seat 1"), ("Seat 3", "You"), ("You", "You")], ids=ascii
)
def test_nobody_joins_who_would_be_called_like_somebody_here(here: str, comes: str) -> None:
    match = new_match(RULES, [here, "Ben"], 100)
    with pytest.raises(MatchError) as refused:
        match.join(comes, 100)
    assert refused.value.code == "name_taken"
    assert [chair.name for chair in match.chairs] == [here, "Ben"]  # nobody is renamed for it


def test_nobody_joins_others_without_a_name() -> None:
    """You would be that to everyone else."""
    assert [chair.name for chair in said_between_hands("join you")] == ["Ann", "CPU 1"]


def said_between_hands(*lines: str) -> list[Chair]:
    """By Ann, who plays alone; who sits there behind it."""
    laid = fresh(table("draw-holdem", seats="Ann,cpu:random"), None)
    laid.match.hands = 1
    host = PlainHost(laid, Lines(io.StringIO("\n".join(lines)), io.StringIO()), FACES["letters"])
    with pytest.raises(EndOfInput):
        asyncio.run(host.interval.until_next())
    return laid.match.chairs


@pytest.mark.parametrize(
    "name", ["ann", "\uff21nn", "\u3164", "A,B", "CPU", "7up", "A:B"], ids=ascii
)
def test_join_refuses_what_seats_refuses(name: str) -> None:
    with pytest.raises(UsageError):
        seats("Ann", name)
    assert len(said_between_hands(f"join {name}")) == 2
    assert len(said_between_hands("join Zoe")) == 3


def test_whoever_joins_is_composed_as_well_and_measured_so() -> None:
    longest = "e\u0301" * LONGEST_NAME
    assert said_between_hands(f"join {longest}")[-1].name == normalize("NFC", longest)


def test_leave_means_the_one_who_is_spelled_so() -> None:
    """In an evening of an older book "Ann" and "ann" may both sit there."""
    told = left_by("ann")
    assert told == {"Ann": False, "ann": True}
    assert left_by("Ann") == {"Ann": True, "ann": False}


def left_by(word: str) -> dict[str, bool]:
    laid = fresh(table("draw-holdem", seats="Ann,Ben"), None)
    laid.match.chairs[1].name = "ann"
    laid.match.hands = 1
    said = io.StringIO(f"leave {word}\n")
    host = PlainHost(laid, Lines(said, io.StringIO()), FACES["letters"])
    with pytest.raises(EndOfInput):
        asyncio.run(host.interval.until_next())
    return {chair.name: chair.left for chair in laid.match.chairs}


# What goes to others


def exported(folder: Path, *names: str) -> list[list[str]]:
    with sit_down(folder / "book.sqlite3") as opened:
        laid = table("draw-holdem").but(seats=names, hands=1)
        out = io.StringIO()
        play(laid, Answers(out, 1), out, opened=opened)
    to = folder / "out"
    assert main(["export", "--data-dir", str(folder), "--format", "csv", "--out", str(to)]) == 0
    return list(csv.reader((to / "hands.csv").read_text(encoding="utf-8").splitlines()))


def test_no_name_is_calculated_by_a_spreadsheet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ("=1+2", "+1", "-Ann", "@SUM(A1)", "\uff1d1", "Ben")
    rows = exported(tmp_path, *names)[1:]
    assert [row[8] for row in rows] == ["'=1+2", "'+1", "'-Ann", "'@SUM(A1)", "'\uff1d1", "Ben"]
    assert all(row[9].lstrip("-").isdigit() for row in rows), "amounts stay numbers"


ESCAPES = "a\x1b[31mb\x07c\nd"


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "--plain", "--new", "--hands", "1", "--seats", "cpu,cpu", "--seed"],
        ["export", "--out"],
        ["export", "--format", "csv", "--out"],
        ["paths", "--data-dir"],
        ["history", "--data-dir"],
        ["export", "--data-dir"],
        ["play", "--plain", "--hands", "1", "--seats", "cpu,cpu", "--data-dir"],
    ],
    ids=" ".join,
)
def test_an_argument_comes_back_on_one_line_without_control_characters(
    arguments: list[str], tmp_path: Path
) -> None:
    home = ["--data-dir", str(tmp_path / "home")]
    command = [sys.executable, "-m", "drawholdem_tui"]
    environ = {**os.environ, "PYTHONPATH": str(REPOSITORY)}

    def said(*words: str) -> str:
        done = subprocess.run(
            [*command, *words],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=environ,
            check=False,
        )
        return done.stdout + done.stderr

    said("play", "--plain", "--hands", "1", "--seats", "cpu,cpu", *home)
    told = said(*(home if "--data-dir" not in arguments else []), *arguments, ESCAPES)
    assert not {sign for sign in told if not sign.isprintable()} - {"\n"}
    assert "\nd" not in told
    if "history" not in arguments and "1" not in arguments[-2]:
        assert r"\x1b[31m" in told or "--seats" in arguments


def test_a_name_of_a_match_is_heard_as_one() -> None:
    match: Match = new_match(RULES, ["Ann", "Ben"], 100)
    match.leave(0)
    assert match.join("ANN", 100) == 0, "it is Ann who comes back"

"""``--help`` of every command: whole words at any width, examples that can be typed, and what was
mistyped is told with what was probably meant."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from commanded import commanded

from drawholdem_tui.cli.commands import options_of, whole_parser
from drawholdem_tui.cli.help.groups import GROUPS
from drawholdem_tui.cli.help.misspelt import near
from drawholdem_tui.cli.help.pages import PAGES
from drawholdem_tui.cli.main import main
from drawholdem_tui.evening.usage import UsageError

WHOLE = whole_parser()
COMMANDS = [name for group in GROUPS.values() for name in group]


def page(name: str, width: int, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("COLUMNS", str(width))
    return (WHOLE.commands[name] if name else WHOLE).format_help()


@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_no_line_is_too_long_and_no_word_is_broken_at_60_columns(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wide, narrow = page(name, 100, monkeypatch), page(name, 60, monkeypatch)
    assert narrow.split() == wide.split()
    assert max(map(len, narrow.splitlines())) <= 60


@pytest.mark.parametrize("name", COMMANDS)
def test_a_page_says_what_it_is_for_with_examples_codes_and_what_is_known_everywhere_last(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = page(name, 80, monkeypatch)
    heads = re.findall("^([a-z ()]+):$", told, re.MULTILINE)
    assert told.startswith(f"usage: drawholdem {name}")
    assert heads[0] == "examples"
    assert heads[-2:] == ["exit codes", "global options"]
    assert f"  drawholdem {name}" in told


@pytest.mark.parametrize(
    ("language", "heading"),
    [("en", "arguments:"), ("de", "Argumente:"), ("fr", "arguments\u00a0:")],
)
def test_what_has_to_be_given_stands_under_a_heading_of_ours(
    language: str, heading: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["--lang", language, "drill", "--help"])
    assert heading in capsys.readouterr().out.splitlines()


def test_the_first_page_has_every_command_once_in_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    told = page("", 80, monkeypatch)
    assert re.findall("^  ([a-z]+)  ", told, re.MULTILINE) == ["drawholdem", *COMMANDS]
    assert [line for line in told.splitlines() if line in GROUPS] == list(GROUPS)
    assert told.index("tour --quick") < told.index("Play\n") < told.index("global options:")


def test_the_help_of_play_says_who_can_sit_down_and_by_which_rules() -> None:
    told = " ".join(WHOLE.commands["play"].format_help().split())
    for word in (
        "rookie, regular, shark, pro, random", "vera, otto", "cpu:MODULE:CLASS", "standard:15",
        "fee_base total, main", "swap_pot_split proportional, equal", "levels = [{ small = 5",
        "--stack N starting chips (default 1000)", "--blinds S/B", "(default 5/10)",
    ):  # fmt: skip
        assert word in told


def examples() -> Iterator[list[str]]:
    for each in PAGES.values():
        yield from map(shlex.split, each.examples)


@pytest.mark.parametrize("words", list(examples()), ids=" ".join)
def test_an_example_can_be_typed(words: list[str]) -> None:
    assert options_of(words).run.__name__ == words[0]


@pytest.mark.parametrize("typed", ["help", "help play", "play --help", "--lang de help tour"])
def test_help_is_asked_for_in_either_way(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(typed.split())
    assert ended.value.code == 0
    told = capsys.readouterr().out
    named = next((each for each in typed.split() if each in COMMANDS), "")
    assert f"drawholdem {named}" in told.splitlines()[0]


# One wrong letter


def mistyped(name: str) -> Iterator[str]:
    """A letter missing, one too many, another one, two the wrong way round: at each place."""
    dashes, letters = name[: len(name) - len(name.lstrip("-"))], name.lstrip("-")
    for place in range(len(letters)):
        before, letter, behind = letters[:place], letters[place], letters[place + 1 :]
        yield f"{dashes}{before}{behind}"
        yield f"{dashes}{before}{letter}{letter}{behind}"
        yield f"{dashes}{before}{'q' if letter != 'q' else 'x'}{behind}"
        if behind and behind[0] != letter:
            yield f"{dashes}{before}{behind[0]}{letter}{behind[1:]}"


def test_every_command_with_one_wrong_letter_is_told_what_was_meant() -> None:
    tried = 0
    for name in COMMANDS:
        for typed in mistyped(name):
            if typed in {*COMMANDS, "help", ""}:
                continue
            with pytest.raises(UsageError, match="did you mean") as refused:
                options_of([typed])
            assert name in re.findall("[a-z]+", str(refused.value)), typed
            tried += 1
    assert tried > 300


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_with_one_wrong_letter_is_told_what_was_meant(command: str) -> None:
    """Beginnings of an option are understood as ever. Most options belong to several commands: each
    of these tries another third of the slips."""
    parser = WHOLE.commands[command]
    tried = 0
    for option in parser.options():
        for typed in [*mistyped(option)][COMMANDS.index(command) % 3 :: 3]:
            if parser.knows(typed) or typed == "--":
                continue
            with pytest.raises(UsageError, match="did you mean") as refused:
                options_of([command, typed])
            assert option in re.findall("--[a-z-]+", str(refused.value)), typed
            tried += 1
    assert tried > 15


def test_what_is_like_nothing_is_told_where_all_of_it_stands() -> None:
    assert near("zebra", COMMANDS) == []
    for words, told in (
        (["zebra"], "unknown command 'zebra'; drawholdem --help lists them"),
        (["play", "--zebra"], "unknown option --zebra; drawholdem play --help lists them"),
        (["--plain"], "--plain belongs to a command: drawholdem play --plain"),
        (["--seats", "You,cpu"], "--seats belongs to a command: drawholdem play --seats"),
        (
            ["paths", "x"],
            "unexpected 'x'; drawholdem paths --help shows what you can type",
        ),
        (["chart", "AKs"], "CHART: unknown 'AKs'; choose one of pushfold, blueprint"),
        (["drill", "foo"], "KIND: unknown 'foo'; choose one of swap, draw, pot, short, ranks"),
    ):
        with pytest.raises(UsageError) as refused:
            options_of(words)
        assert str(refused.value) == told


def test_the_version_is_told_for_a_short_option_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["-V"]) == 0
    assert capsys.readouterr().out.startswith("drawholdem ")


# What is looked for


def test_rules_and_keys_tell_what_they_say_of_something(tmp_path: Path) -> None:
    code, told, _ = commanded(tmp_path, "rules", "dh-12")
    assert (code, told[:40]) == (0, "DH-12  The fee is the pot as it stood wh")
    assert told.count("\n\n") == 0
    _, told, _ = commanded(tmp_path, "rules", "swap", "pot")
    assert told.startswith("## ")
    assert "DH-17" in told
    _, told, _ = commanded(tmp_path, "keys", "swap")
    assert all("swap" in line for line in told.splitlines())
    for command in ("rules", "keys"):
        code, _, error = commanded(tmp_path, command, "zebra")
        assert (code, "'zebra'" in error, error.count("\n")) == (2, True, 1)


def test_the_hands_of_the_tour_are_listed_and_each_is_found_by_its_name(tmp_path: Path) -> None:
    code, told, _ = commanded(tmp_path, "tour", "--list")
    names = [line.split()[0] for line in told.splitlines()]
    assert (code, len(names)) == (0, 16)
    for name in (names[0], names[-1]):
        assert commanded(tmp_path, "tour", name, "--plain")[0] == 0
    assert "swap-pot" in told


def test_hands_that_come_with_the_program_are_named_from_anywhere(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    code, told, _ = commanded(tmp_path, "replay", "--check", "hands:")
    assert (code, told.split(",")[0]) == (0, "3 hands")
    assert commanded(tmp_path, "verify", "hands:splitting-openers")[0] in {0, 3}
    assert commanded(tmp_path, "replay", "--check", "tour:swap-pot")[0] == 0
    code, _, error = commanded(tmp_path, "replay", "--check", "hands:none")
    assert (code, "hands:splitting-openers" in error) == (2, True)


# What takes a screen, a book with hands, files of one's own, or long, is only read
RUN = (
    "history --json", "rules", "rules DH-12", "rules swap pot", "keys", "keys swap", "tour --list",
    "tour --plain", "chart --opponents 2", "chart pushfold --stack 10", "chart --csv", "stats",
    "stats --csv", "advise --hand AsKd --opponents 3 --pot 26", "bot new mybot.py", "paths",
    "simulate --hands 100 --phh hands.phhs",
    "completion bash", "completion fish",
    "advise --hand AsKd --board Qh8s2d --opponents 1 --pot 60",
)  # fmt: skip


@pytest.mark.parametrize("typed", RUN)
def test_an_example_runs(typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert shlex.split(typed) in list(examples())
    monkeypatch.chdir(tmp_path)
    code, told, error = commanded(tmp_path, *shlex.split(typed))
    assert (code, error) == (0, "")
    assert told

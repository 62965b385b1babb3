"""Files that somebody has edited: what could not have been written is refused with its line and
what would be right, and nothing of it is counted."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from drawholdem_tui.cli.main import main

Lines = list[dict[str, Any]]  # the head, and an answer each

ARENA = ("arena", "--players", "random,always-call", "--hands", "360", "--stack", "300")
SIMULATE = ("simulate", "--hands", "500", "--seats", "cpu:random,cpu:always-call,cpu:random")
SOLVE = ("solve", "pushfold", "--stacks", "2", "--rounds", "2")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What each command has kept."""
    found = {}
    for command in (ARENA, SIMULATE, SOLVE):
        path = tmp_path_factory.mktemp("kept") / command[0]
        seed = () if command is SOLVE else ("--seed", "s")
        assert main([*command, *seed, "--jobs", "1", "--keep", str(path)]) == 0
        found[command[0]] = path.read_text(encoding="utf-8")
    return found


def edited(text: str, edit: Callable[[Lines], object]) -> str:
    lines = [json.loads(line) for line in text.splitlines()]
    edit(lines)
    return "".join(json.dumps(line) + "\n" for line in lines)


def value(lines: Lines, line: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = lines[line]["value"]
    return found


@pytest.fixture
def refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[[str], str]:
    """What is said of a file, behind its name."""

    def told(text: str) -> str:
        path = tmp_path / "edited"
        path.write_text(text, encoding="utf-8")
        capsys.readouterr()
        assert main(["merge", str(path)]) == 2
        out, error = capsys.readouterr()
        assert out == "", "nothing of it is counted"
        assert error.count("\n") == 1
        return error.replace(str(path), "FILE").removeprefix("drawholdem: ")

    return told


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (lambda job: job.update(deals=10**12), "--hands must be 1 to 999999999, not 20000000"),
        (lambda job: job.update(deals=10**4000), "--hands must be 1 to 999999999"),
        (lambda job: job.update(deals=0), "--hands must be 1 to 999999999, not 0"),
        (lambda job: job.update(seats=[]), "--seats must be 2 to 10, not 0"),
        (lambda job: job.update(seats=["random"] * 3), "--players must be 2 to 6, not 1"),
        (lambda job: job.update(stack=0), "--stack must be 1 to 999999999, not 0"),
        (lambda job: job.update(seats="random"), "this was not written by --keep"),
        (lambda job: job.pop("seed"), "this was not written by --keep"),
    ],
)
def test_a_job_that_nobody_could_have_asked_for(
    edit: Callable[[dict[str, Any]], object],
    sentence: str,
    written: dict[str, str],
    refused: Callable[[str], str],
) -> None:
    text = edited(written["arena"], lambda lines: edit(lines[0]["job"]))
    assert refused(text).startswith(f"FILE, line 1: {sentence}")


@pytest.mark.parametrize(
    ("command", "edit", "sentence"),
    [
        ("arena", lambda it: it.update(hands=118), "expected 120 hands in the block, found 118"),
        ("arena", lambda it: it["deals"].pop(), "expected 60 deals in the block, found 59"),
        ("arena", lambda it: it["deals"][7].append(0), "expected 2 players, found 3"),
        ("arena", lambda it: it["micros"].pop(), "expected 2 players, found 1"),
        (
            "arena",
            lambda it: it["deals"].__setitem__(7, [5.0, -4.5]),
            "the results of deal 8 must add up to 0, not +0.5",
        ),
        (
            "arena",
            lambda it: it["deals"][0].__setitem__(0, float("nan")),
            "this was not written by",
        ),
        ("arena", lambda it: it["deals"][0].__setitem__(0, 10**400), "this was not written by"),
        ("arena", lambda it: it.update(failures=-1), "-1 must not be below 0"),
        ("simulate", lambda it: it.update(hands=100), "expected 250 hands in the block, found 100"),
        ("simulate", lambda it: it["nets"].pop(), "expected 3 seats, found 2"),
        (
            "simulate",
            lambda it: it["nets"].__setitem__(0, 10**9),
            "the results must add up to 0",
        ),
        ("simulate", lambda it: it["bought"].__setitem__(0, -5), "-5 must not be below 0"),
        (
            "simulate",
            lambda it: it["records"].append({}),
            "the block has 1 hand files, expected 0",
        ),
        ("solve", lambda it: it.update(cells="00" * 99), "the table has 99 cells, expected 2366"),
        (
            "solve",
            lambda it: it["told"].update(often=[1.5] * len(it["told"]["often"])),
            "1.5 is not a share from 0 to 1",
        ),
        ("solve", lambda it: it["told"]["often"].pop(), "numbers are missing from the table"),
        ("solve", lambda it: it.update(seats=3), "numbers are missing from the table"),
        ("solve", lambda it: it["told"]["values"].pop(), "numbers are missing from the table"),
    ],
)
def test_an_answer_that_cannot_be_one_to_its_block(
    command: str,
    edit: Callable[[dict[str, Any]], object],
    sentence: str,
    written: dict[str, str],
    refused: Callable[[str], str],
) -> None:
    text = edited(written[command], lambda lines: edit(value(lines)))
    assert refused(text).startswith(f"FILE, line 2: {sentence}")


HUGE = 10**400  # a whole number to JSON, and no float can hold it


@pytest.mark.parametrize("count", [HUGE, 10**4199], ids=["10**400", "10**4199"])
@pytest.mark.parametrize(
    ("command", "edit"),
    [
        ("arena", lambda it, many: it.update(failures=many)),
        ("arena", lambda it, many: it["micros"][0][0].__setitem__(0, many)),
        ("arena", lambda it, many: it["micros"][0][0].__setitem__(1, many)),
        ("arena", lambda it, many: it["broken"][0].update(hand=many)),
        ("arena", lambda it, many: it["broken"][0].update(number=many)),
        ("arena", lambda it, many: it["broken"][0]["decision"].update(max_to=many)),
        ("simulate", lambda it, many: it.update(decisions=many)),
        ("simulate", lambda it, many: it.update(failures=many)),
        ("simulate", lambda it, many: it["bought"].__setitem__(0, many)),
    ],
)
def test_a_count_beyond_what_could_have_been_played(
    count: int,
    command: str,
    edit: Callable[[dict[str, Any], int], object],
    written: dict[str, str],
    refused: Callable[[str], str],
) -> None:
    def with_a_broken_answer(lines: Lines) -> None:
        if command == "arena":
            broken = json.loads(BROKEN)
            value(lines).update(broken=[broken], failures=1)
        edit(value(lines), count)

    told = refused(edited(written[command], with_a_broken_answer))
    assert told.startswith("FILE, line 2: 1000000000"), "the number, shortened"
    assert "... must be " in told
    assert len(told) < 200


BROKEN = """{"is": "Broken", "player": "random", "hand": 3, "number": 2, "why": "raised",
"said": null, "told": "", "decision": {"is": "BetDecision", "seat": 0, "price": 10, "bet": 0,
"stack": 300, "to_call": 10, "pot": 15, "min_to": 20, "max_to": 300, "no_check": "facing_a_bet",
"no_raise": null, "no_swap": "not_in_this_game"}}"""


def test_what_could_have_been_played_is_no_more_than_that(
    written: dict[str, str], refused: Callable[[str], str]
) -> None:
    """No bound is so wide that the sum of some figures would be no figure any more."""

    def told(edit: Callable[[dict[str, Any]], object]) -> str:
        return refused(edited(written["arena"], lambda lines: edit(lines[1])))

    for deal, found in (([1e300, -1e300], "1e+300"), ([61.0, -61.0], "61")):
        sentence = told(lambda it, deal=deal: it["value"]["deals"].__setitem__(3, deal))  # type: ignore[misc]
        assert f"{found} must be -60 to 60" in sentence
    sentence = told(lambda it: it["value"]["micros"][0][0].__setitem__(1, 10**7))
    assert "must be 0 to" in sentence
    for seconds in (HUGE, 1e308, -1):
        sentence = told(lambda it, seconds=seconds: it.update(seconds=seconds))  # type: ignore[misc]
        assert sentence.startswith("FILE, line 2: ")
    longer_than_python_writes = written["arena"].replace('"number":1', '"number":' + "9" * 4300, 1)
    assert refused(longer_than_python_writes).startswith("FILE, line 3: ")


@pytest.mark.parametrize("missing", [False, True], ids=["all blocks", "one is missing"])
def test_chips_that_went_missing_elsewhere_end_a_merge_with_1(
    missing: bool, written: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def edit(lines: Lines) -> None:
        value(lines)["conserved"] = False
        del lines[2 : 3 if missing else 2]

    path = tmp_path / "edited"
    path.write_text(edited(written["simulate"], edit), encoding="utf-8")
    capsys.readouterr()
    assert main(["merge", str(path)]) == 1
    assert "chips are missing: this is a bug in the program" in capsys.readouterr().out
    assert main(["merge", "--json", str(path)]) == 1
    out, error = capsys.readouterr()
    assert json.loads(out)["missing"] == ([[2, 2]] if missing else [])
    assert "chips are missing: this is a bug in the program" in error


@pytest.mark.parametrize("rule", ["big_blind", "ante", "spread", "big_bet"])
def test_a_game_for_more_chips_than_there_can_be(
    rule: str, written: dict[str, str], refused: Callable[[str], str]
) -> None:
    text = edited(written["arena"], lambda lines: lines[0]["job"]["rules"].update({rule: HUGE}))
    assert refused(text).startswith("FILE, line 1: ")


def test_a_hand_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, hands = tmp_path / "kept", tmp_path / "hands"
    words = ["simulate", "--hands", "3", "--seed", "s", "--phh", str(hands), "--keep", str(path)]
    assert main(words) == 0
    written = path.read_text(encoding="utf-8")
    for wrong in ({"antes": [0, None]}, {"a\nb": 1}):

        def edit(lines: Lines, wrong: dict[str, Any] = wrong) -> None:
            value(lines)["records"][1] = wrong

        path.write_text(edited(written, edit), encoding="utf-8")
        assert main(words) == 2
        told = f"{path}, line 2: hand 2 of the block is not a hand file\n"
        assert capsys.readouterr().err.endswith(told)


def test_it_is_refused_before_anything_more_is_played(
    written: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "edited"
    text = edited(written["arena"], lambda lines: value(lines, 2).update(hands=118))
    path.write_text(text, encoding="utf-8")
    assert main([*ARENA, "--seed", "s", "--jobs", "1", "--keep", str(path)]) == 2
    assert f"{path}, line 3: expected 120 hands in the block, found 118" in capsys.readouterr().err
    assert path.read_text(encoding="utf-8") == text, "it is left as it was"


@pytest.mark.parametrize(("number", "named"), [(3, 4), (10**30, 10**30 + 1), (-1, 0)])
def test_a_block_outside_the_job(
    number: int, named: int, written: dict[str, str], refused: Callable[[str], str]
) -> None:
    text = edited(written["arena"], lambda lines: lines[2].update(number=number))
    assert refused(text) == f"FILE, line 3: no block {named}; the last one is 3\n"


def test_two_answers_to_one_block_are_named_wherever_they_stand(
    written: dict[str, str],
    tmp_path: Path,
    refused: Callable[[str], str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    def twice(lines: Lines) -> None:
        lines.append(json.loads(json.dumps(lines[2])))
        value(lines, 4)["deals"][0] = [7.0, -7.0]

    told = "block 2 has two answers: FILE, line 3, and FILE, line 5; "
    assert refused(edited(written["arena"], twice)).startswith(told)

    def otherwise(lines: Lines) -> None:
        value(lines, 2)["deals"][0] = [7.0, -7.0]

    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text(written["arena"], encoding="utf-8")
    other.write_text(edited(written["arena"], otherwise), encoding="utf-8")
    assert main(["merge", str(one), str(other)]) == 2
    named = f"block 2 has two answers: {one}, line 3, and {other}, line 3; "
    assert named in capsys.readouterr().err


def test_the_same_answer_twice_is_counted_once_whatever_time_it_took(
    written: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "edited"

    def twice(lines: Lines) -> None:
        lines.append(json.loads(json.dumps(lines[2])) | {"seconds": 9.0, "worker": "beside/1"})
        value(lines, 4)["micros"] = [[[10, 5]], [[20, 5]]]

    path.write_text(edited(written["arena"], twice), encoding="utf-8")
    capsys.readouterr()
    assert main(["merge", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["hands"] == 360


def test_merged_figures_say_which_blocks_are_missing(
    written: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "kept"
    for kept, missing, hands in (
        ((0, 1, 2, 3), [], 360),
        ((0, 2), [[1, 1], [3, 3]], 120),
        ((0,), [[1, 3]], 0),
    ):
        lines = written["arena"].splitlines(keepends=True)
        path.write_text("".join(lines[at] for at in kept), encoding="utf-8")
        capsys.readouterr()
        assert main(["merge", str(path), "--json"]) == (3 if missing else 0)
        document = json.loads(capsys.readouterr().out)
        assert (document["missing"], document["hands"]) == (missing, hands)

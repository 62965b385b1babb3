"""What somebody types who does not know the program yet: one sentence says what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest
from commanded import commanded

TWO_HANDS = "keep\nfold\nnext\n" * 6

# what is typed, and a part of the sentence
REFUSED = {
    "paly": "did you mean play?",
    "frob": "unknown command 'frob'",
    "help paly": "did you mean play?",
    "play tour": "'tour' is not expected here",
    "--plain": "drawholdem play --plain",
    "--json": "belongs to a command",
    "--seats You,cpu": "drawholdem play --seats",
    "--langg de": "did you mean --lang?",
    "play --lvels turbo": "did you mean --levels?",
    "play --sea You,cpu": "this is not a terminal",  # a beginning is understood
    "play --seats You,shark": "'shark' would be a person; cpu:shark is the computer",
    "play --seats You,Pro": "cpu:pro is the computer",
    "play --seats You,cpu:shark:verra": "no player called verra",
    "play --seats 4": "name the players, such as You,cpu,cpu,cpu",
    "play --seats 1": "such as You,cpu",
    "play --seats 99": "such as You,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu",
    "play --stack abc": "'abc' is not a number of chips",
    "play --stack 1,00": "'1,00' is not a number of chips",
    "play --blinds 10": "'10' is not SMALL/BIG",
    "play --game bridge": "choose one of draw-holdem",
    "play --mode tournament": "choose one of cash, knockout",
    "play --levels slow --mode knockout": "slow",
    "play --deal none.phh": "none.phh",
    "play --evening 3 --game draw-poker": "omit this option, or --evening",
    "play --speed 9": "choose one of 0, 1, 2, 3, 4, 5",
    "play": "try: drawholdem play --plain",
    "tour": "try: drawholdem tour --plain",
    "daily": "try: drawholdem daily --plain",
    "drill": "try: drawholdem drill --plain",
    "replay none.phh": "'none.phh' does not exist",
    "tour nothing": "unknown scene 'nothing'",
    "chart AKs": "choose one of pushfold",
    "bot old x": "choose one of new",
    "bot new 1.py": "1.py",
    "drill foo": "KIND",
    "solve all": "WHAT",
    "completion tcsh": "SHELL",
    "rules DH-99": "does not mention 'DH-99'",
    "stats Ann": "No hand has been finished yet",
    "export": "no evening has been played yet",
    "export --out x.csv --format phh": "a .csv file is a table",
    "history --evening 9": "no evening 9",
    "simulate --hands 3 --seats 4": "such as cpu,cpu,cpu,cpu",
    "simulate --hands 3 --seats You,cpu": "You",
    "arena --players rookie,regulr --hands 9": "unknown computer cpu:regulr",
    "arena --players rookie --hands 9": "2 to 6 players",
    "arena --hands 9": "--players",
    "merge none.jsonl": "none.jsonl",
    "verify --jobs 0": "'0' is not a whole number from 1 up",
    "advise --hand AsAs --opponents 1 --pot 9": "As",
}


@pytest.mark.parametrize("typed", REFUSED)
def test_it_is_one_sentence_that_says_what_would_be_right(typed: str, tmp_path: Path) -> None:
    code, out, error = commanded(tmp_path, *typed.split())
    assert (code, out, error.count("\n")) == (2, "", 1), error
    assert REFUSED[typed] in error


# Commands do what they say


@pytest.fixture
def waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game that somebody has left."""
    played(tmp_path, monkeypatch, "--seats", "Ann,cpu:regular", "--seed", "s")
    return tmp_path


def played(folder: Path, monkeypatch: pytest.MonkeyPatch, *words: str) -> tuple[int, str, str]:
    import io

    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    return commanded(folder, "play", "--plain", "--speed", "0", *words)


@pytest.mark.parametrize(
    "words",
    ["--seats Ann,Ben", "--game draw-poker", "--mode knockout", "--stack 500", "--rabbit",
     "--seats Ann,cpu:regular", "--seed s", "--blinds 5/10"],
)  # fmt: skip
def test_another_table_does_not_go_on_with_the_game_that_waits(
    words: str, waits: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, told, error = played(waits, monkeypatch, *words.split())
    assert (code, told, error.count("\n")) == (2, "", 1)
    assert "is not over; play --new puts it aside" in error
    assert "play continues it" in error
    code, told, _ = played(waits, monkeypatch, "--new", *words.split())
    assert (code, "Continuing" in told) == (0, False)


def test_a_bare_play_and_the_same_table_go_on(waits: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for words in ((), ("--hands", "3"), ("--seats", "Ann,cpu:regular", "--seed", "s")):
        code, told, _ = played(waits, monkeypatch, *words)
        assert (code, told.startswith("Continuing the game of ")) == (0, True)


def test_options_are_checked_also_where_a_game_waits(
    waits: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for words, told in (
        ("--seats You,cpu:shark:verra", "no player called verra"),
        ("--new --seats You,cpu:genius", "unknown computer cpu:genius"),
        ("--levels none --mode knockout", "none"),
    ):
        code, out, error = played(waits, monkeypatch, *words.split())
        assert (code, out, told in error) == (2, "", True)


def test_a_game_that_is_never_finished_leaves_no_standings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, told, _ = played(tmp_path, monkeypatch)
    assert "bought" not in told
    assert "The game is saved" in told


def test_nothing_is_written_where_no_hand_has_been_finished(
    waits: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(waits)
    before = sorted(waits.iterdir())
    for words in (("--out", "hands"), ("--out", "hands.csv"), ()):
        code, told, _ = commanded(waits, "export", *words)
        assert (code, told) == (0, "No hand has been finished yet; nothing was written.\n")
    assert [each.name for each in waits.iterdir() if "hands" in each.name] == []
    assert len(before) <= len(list(waits.iterdir()))
    assert commanded(waits, "stats")[1] == "No hand has been finished yet.\n"


def test_hands_go_into_a_folder_of_their_name_or_into_one_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import io

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO(TWO_HANDS))
    commanded(tmp_path, "play", "--plain", "--speed", "0", "--seats", "Ann,cpu:regular",
              "--hands", "2")  # fmt: skip
    assert commanded(tmp_path, "export")[0] == 0
    assert list((tmp_path / "drawholdem-hands" / "evening-1").glob("*.phh"))
    assert commanded(tmp_path, "export", "--out", "e.csv")[0] == 0
    assert (tmp_path / "e.csv").read_text(encoding="utf-8").startswith("evening,hand,")
    code, told, _ = commanded(tmp_path, "stats", "ann")
    assert (code, told.splitlines()[0].startswith("Ann")) == (0, True)
    assert "too few" not in told
    assert "A figure appears only after at least 20 hands" in told
    code, _, error = commanded(tmp_path, "stats", "Zoe")
    assert (code, "nobody called 'Zoe' has played; choose one of Ann" in error) == (2, True)


def test_what_is_not_there_is_no_hand(tmp_path: Path) -> None:
    none = str(tmp_path / "none.phh")
    code, told, _ = commanded(tmp_path, "replay", "--check", none)
    assert (code, told.splitlines()[-1].startswith("0 hands, 0 bad, ")) == (2, True)
    code, told, _ = commanded(tmp_path, "verify", none)
    assert (code, told.splitlines()[-1]) == (2, "0 hands, 0 do not fit")


def test_paths_say_what_is_not_there_yet(tmp_path: Path) -> None:
    _, told, _ = commanded(tmp_path, "paths")
    assert [line.endswith(" (not there yet)") for line in told.splitlines()] == [True] * 3
    (tmp_path / "settings.toml").touch()
    assert f"settings: {tmp_path / 'settings.toml'}\n" in commanded(tmp_path, "paths")[1]


def test_thousands_may_be_set_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, told, _ = played(tmp_path, monkeypatch, "--stack", "1,500", "--seats", "Ann,cpu")
    assert "1,500" in told or "1,49" in told


def test_the_arena_says_why_it_plays_fewer_hands(tmp_path: Path) -> None:
    words = ("arena", "--players", "random,rookie,regular", "--hands", "7", "--seed", "1")
    _, told, error = commanded(tmp_path, *words, "--jobs", "1")
    assert told.startswith("6 hands")
    assert error == "7 hands do not make whole deals of 3 each: 6 will be played\n"

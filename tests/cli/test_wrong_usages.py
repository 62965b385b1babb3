"""Commands do what they say, and say what they do not do."""

from __future__ import annotations

from pathlib import Path

import pytest
from commanded import commanded

TWO_HANDS = "keep\nfold\nnext\n" * 6


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
    assert "is not over: play --new puts it aside" in error
    assert "play continues it" in error
    code, told, _ = played(waits, monkeypatch, "--new", *words.split())
    assert (code, "Continuing" in told) == (0, False)


def test_a_bare_play_and_the_same_table_go_on(waits: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for words in ((), ("--hands", "3"), ("--seats", "Ann,cpu:regular", "--seed", "s")):
        code, told, _ = played(waits, monkeypatch, *words)
        assert (code, told.startswith("Continuing the game from ")) == (0, True)


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
    assert "A figure needs at least 20 hands" in told
    code, _, error = commanded(tmp_path, "stats", "Zoe")
    assert (code, "nobody called 'Zoe' has played; choose one of Ann" in error) == (2, True)


def test_what_is_not_there_is_no_hand(tmp_path: Path) -> None:
    none = str(tmp_path / "none.phh")
    code, told, _ = commanded(tmp_path, "replay", "--check", none)
    assert (code, told.splitlines()[-1].startswith("0 hands, 0 bad, ")) == (2, True)
    code, told, _ = commanded(tmp_path, "verify", none)
    assert (code, told.splitlines()[-1]) == (2, "0 hands, 0 do not match")


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
    assert error == "7 is not a multiple of 3 (one hand per seat): playing 6\n"


def test_hands_to_be_dealt_are_of_one_table(tmp_path: Path) -> None:
    words = ("play", "--plain", "--deal", "hands:")
    code, _, error = commanded(tmp_path, *words)
    assert (code, error.count("\n")) == (2, 1)
    assert "is a folder with hands from several tables; name the files of one" in error


def test_options_that_hand_files_would_drop_are_refused(tmp_path: Path) -> None:
    for option in ("--stack 500", "--blinds 1/2", "--rule muck=off", "--game draw-holdem"):
        words = ("play", "--plain", "--deal", "hands:splitting-openers", *option.split())
        code, _, error = commanded(tmp_path, *words)
        assert (code, f"{option.split()[0]}: hand files bring their own" in error) == (2, True)

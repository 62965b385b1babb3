"""``chart pushfold`` and ``solve``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from drawholdem_tui.cli import solve
from drawholdem_tui.cli.main import main
from drawholdem_tui.players.pushfold.strategy import LAYOUTS, Square
from drawholdem_tui.players.pushfold.tables import packed, table


def lines(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert main(words) == 0
    return capsys.readouterr().out.splitlines()


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(words) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


def test_the_squares_say_who_swaps_pushes_and_calls(capsys: pytest.CaptureFixture[str]) -> None:
    found = lines(capsys, "chart", "pushfold", "--stack", "10")
    assert found[0] == "Heads-up, 10 big blinds each: swap, then push or fold, as computed"
    assert "The button swaps 81%" in found
    assert "Both have swapped (55%): the button pushes 47%" in found
    assert max(map(len, found)) <= 120
    squares = [line for line in found if line.startswith("AA  ")]
    assert len(squares) == 11
    rows = found[found.index("The button has kept: the big blind swaps 72%") + 1 :][:13]
    assert max(map(len, rows)) <= 100
    assert rows[-1].endswith("72o =  62o =  52o =  42o =  32o =  22  =")  # the pat bluff


def test_between_three_there_is_a_square_for_every_seat(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = lines(capsys, "chart", "pushfold", "--players", "3", "--stack", "10")
    assert found[0].startswith("Three-handed, 10 big blinds each: swap, then push or fold")
    assert any(line.startswith("10 bb 3-handed: the button swaps ") for line in found)
    assert any(line.startswith("10 bb 3-handed, SB, BB swapped: BTN pushes ") for line in found)
    assert any(line.startswith("10 bb 3-handed, SB, BB swapped: BB calls both ") for line in found)
    assert not any("BTN swapped:" in line and "pushes" in line for line in found)  # hardly ever
    assert max(map(len, found)) <= 200
    assert max(len(line) for line in found if line.startswith("AA  ")) <= 110
    found = lines(capsys, "chart", "pushfold", "--players", "3", "--no-swaps")
    assert sum(line.startswith("AA  ") for line in found) == 6


def test_between_three_the_document_has_every_square(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("chart", "pushfold", "--players", "3", "--stack", "8", "--json")
    (text,) = lines(capsys, *words)
    found, told = json.loads(text), table(8, seats=3).told
    assert (found["players"], found["stack"]) == (3, 8)
    assert tuple(found["values"].values()) == told.values
    assert len(found["nodes"]) == 8
    node = found["nodes"]["keep-swap-swap"]
    assert node["probability"] == told.reached[3]
    assert node["push"]["hands"]["AA"] == 1
    assert set(node) == {"probability", *LAYOUTS[3].bets}
    assert set(found["swaps"]["big_blind_swaps"]) == {
        "keep-keep",
        "keep-swap",
        "swap-keep",
        "swap-swap",
    }
    assert found["swaps"]["small_blind_swaps"]["keep"]["hands"]["K2o"] == {"high": 0, "low": 1}


def test_without_swaps_there_are_two_squares(capsys: pytest.CaptureFixture[str]) -> None:
    found = lines(capsys, "chart", "pushfold", "--stack", "10", "--no-swaps")
    assert "The button pushes 58%" in found
    assert "The big blind calls 37%" in found
    assert not any("swaps" in line for line in found[1:])


def test_as_a_document_it_has_every_hand_at_every_node(capsys: pytest.CaptureFixture[str]) -> None:
    (text,) = lines(capsys, "chart", "pushfold", "--stack", "8", "--json")
    found, strategy = json.loads(text), table(8)
    told = strategy.told
    assert found["stack"] == 8
    assert found["value"] == round(told.values[0], 4)
    assert found["exploitability"] == round(told.exploitability, 4) < 1
    assert found["big_blind_swaps"] == {
        "after_keep": round(strategy.often(Square("big_blind_swaps", 0)), 4),
        "after_swap": round(strategy.often(Square("big_blind_swaps", 1)), 4),
    }
    assert set(found["nodes"]) == {"keep-keep", "keep-swap", "swap-keep", "swap-swap"}
    assert sum(each["probability"] for each in found["nodes"].values()) == pytest.approx(
        1, abs=1e-4
    )
    for node in found["nodes"].values():
        assert len(node["hands"]) == 169
        assert node["hands"]["AA"] == {"push": 1.0, "call": 1.0}
    assert found["swaps"]["K2o"]["button"] == {"high": 0.0, "low": 1.0}
    assert set(found["swaps"]["AKs"]) == {"button", "after_keep", "after_swap"}


def test_as_a_document_without_swaps_it_has_one_node(capsys: pytest.CaptureFixture[str]) -> None:
    (text,) = lines(capsys, "chart", "pushfold", "--no-swaps", "--json")
    found = json.loads(text)
    assert found["stack"] == 10
    assert list(found["nodes"]) == ["keep-keep"]
    assert found["nodes"]["keep-keep"]["probability"] == 1
    assert "swaps" not in found


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("chart pushfold --stack 26", "--stack: heads-up tables exist for 2, 3, 4"),
        ("chart pushfold --stack 1", "--stack: heads-up tables exist for 2, 3, 4"),
        ("chart pushfold --opponents 2", "--opponents: with pushfold, use --players for"),
        (
            "chart pushfold --players 3 --stack 9",
            "--stack: three-handed tables exist for 2, 3, 4, 5",
        ),
        ("chart --players 3", "--players: this option is only for chart pushfold"),
        ("chart pushfold --csv", "--csv: pushfold prints text, or JSON with --json"),
        ("chart --stack 10", "--stack: this option is only for chart pushfold"),
        ("chart --no-swaps", "--no-swaps: this option is only for chart pushfold"),
        ("solve pushfold --stacks 1-30", "--stacks: heads-up tables exist for 2, 3, 4"),
        ("solve pushfold --stacks 9-5", "'9-5' is not a stack or a range"),
        ("solve pushfold --ante 2", "'2' is not an ante from 0 to 1 big blind"),
        ("solve pushfold --hands 5", "--hands: this option is only for solve check"),
        ("solve check --rounds 5", "--rounds: this option is only for solve pushfold"),
        ("solve check --stacks 26", "--stacks: heads-up tables exist for 2, 3, 4"),
        (
            "solve pushfold --players 3 --stacks 9",
            "--stacks: three-handed tables exist for 2, 3, 4, 5",
        ),
        ("solve pushfold --players 3 --ante 0.1", "--ante: antes work heads-up only"),
        ("solve check --players 3 --rounds 5", "--rounds: this option is only for solve pushfold"),
        ("solve pushfold --stacks 10 --out x", "--out: a file needs every stack"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if words.startswith("solve"):
        pytest.importorskip("numpy", reason="no NumPy installed")
    assert said in refused(capsys, *words.split())


def test_without_numpy_solve_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(solve, "find_spec", lambda _name: None)
    assert "pip install numpy" in refused(capsys, "solve", "pushfold")


def test_a_table_is_computed_with_a_line_of_its_figures(
    capsys: pytest.CaptureFixture[str],
) -> None:
    pytest.importorskip("numpy", reason="no NumPy installed")
    words = ("solve", "pushfold", "--stacks", "4", "--rounds", "3", "--jobs", "1")
    found = lines(capsys, *words)
    assert found[0].startswith("4 bb: EV +0.")
    assert found[1].startswith("4 bb without swaps: EV +0.")
    assert lines(capsys, *words) == found


def test_all_tables_go_into_a_file_as_the_game_reads_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("numpy", reason="no NumPy installed")
    from drawholdem_tui.players.pushfold import tables

    monkeypatch.setitem(tables.STACKS, 2, range(2, 4))
    out = tmp_path / "tables.bin"
    lines(capsys, "solve", "pushfold", "--rounds", "1", "--jobs", "1", "--out", str(out))
    text = out.read_bytes()
    monkeypatch.setattr(tables, "_file", lambda _name: text)
    tables._table.cache_clear()
    try:
        again = [packed(table(stack, swaps=swaps)) for stack in (2, 3) for swaps in (True, False)]
    finally:
        tables._table.cache_clear()
    assert b"".join(again) == text


def test_the_best_response_is_played_with_real_cards(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numpy", reason="no NumPy installed")
    words = ("solve", "check", "--stacks", "5", "--hands", "40", "--jobs", "1", "--seed", "3")
    (found,) = lines(capsys, *words)
    assert found.startswith("5 bb: the best response wins ")
    assert lines(capsys, *words) == [found]


def test_between_three_a_table_is_computed_and_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("numpy", reason="no NumPy installed")
    from drawholdem_tui.solving import game
    from drawholdem_tui.solving.three import exploitability

    monkeypatch.setattr(exploitability, "_BOARDS", 20)
    few = game.Samples(20, 500)
    monkeypatch.setattr(game, "Samples", lambda **_: few)
    words = ("solve", "pushfold", "--players", "3", "--stacks", "4", "--rounds", "2", "--jobs", "1")
    found = lines(capsys, *words)
    assert found[0].startswith("4 bb 3-handed: EV ")
    assert found[1].startswith("4 bb 3-handed without swaps: EV ")
    words = ("solve", "check", "--players", "3", "--stacks", "5", "--hands", "2000", "--jobs", "1")
    found = lines(capsys, *words)
    assert found[0].startswith("5 bb, three-handed: a best response learnt from dealt cards ")
    kept = tmp_path / "kept.jsonl"
    assert lines(capsys, *words, "--keep", str(kept)) == found
    assert lines(capsys, "merge", str(kept)) == found

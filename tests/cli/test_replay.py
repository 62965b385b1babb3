"""``replay`` as people use it: lines of text, and what is broken among the files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from recorded import REFERENCE

from drawholdem_tui.cli.main import main
from drawholdem_tui.past.shelf import Shelf
from drawholdem_tui.storage.phh.documents import read_hands

HERE = Path(__file__).parents[2] / "assets" / "hands"
FEE = HERE / "a-fee-for-the-swap-pot.phh"


def test_a_hand_as_lines_of_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--plain", str(FEE)]) == 0
    said = capsys.readouterr().out
    assert said.splitlines()[0] == str(FEE)
    assert "  Player 1 swaps a card for 30." in said
    assert "Ad" not in said  # nobody has shown it
    assert said.splitlines()[-1].startswith("  Net: ")


def test_whoever_looks_sees_the_own_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--plain", "--as", "Player 1", str(FEE)]) == 0
    assert "  Player 1 holds Ad 8c." in capsys.readouterr().out


def test_whoever_was_you_is_called_so_from_the_first_line_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = tmp_path / "hand.phh"
    named = '\nplayers = ["You", "Ben", "Cleo"]\n'
    hand.write_text(FEE.read_text(encoding="utf-8") + named, encoding="utf-8")
    assert main(["replay", "--plain", str(hand)]) == 0
    assert "  You hold Ad 8c." in capsys.readouterr().out


def test_a_broken_hand_among_others_says_so_and_is_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.phh").write_text(FEE.read_text(encoding="utf-8"))
    (tmp_path / "b.phh").write_text(FEE.read_text(encoding="utf-8").replace("p1 cc", "p1 cbr 7", 1))
    (tmp_path / "c.phh").write_text("no hand")
    assert main(["replay", "--plain", str(tmp_path)]) == 2
    said = capsys.readouterr()
    assert said.out.count("Net: ") == 1
    assert [line.split(":")[0] for line in said.err.splitlines()] == [
        str(tmp_path / name) for name in ("b.phh", "c.phh")
    ]


def test_all_kinds_of_files_lie_on_one_shelf(tmp_path: Path) -> None:
    """The same hands as ``--check`` reads, in the same order."""
    lines = tmp_path / "some.jsonl"
    lines.write_text("\n\n".join(map(json.dumps, REFERENCE[:5])) + "\nnothing\n")
    tables = tmp_path / "more.phhs"
    text = FEE.read_text(encoding="utf-8")
    tables.write_text(f"[1]\n{text}\n[2]\n{text}")
    empty = tmp_path / "empty"
    empty.mkdir()
    files = [lines, tables, HERE, empty, tmp_path / "none.phh", FEE]
    shelf = Shelf(files)
    found = [shelf.take(number).found for number in range(len(shelf))]
    assert [(each.path, each.label) for each in found] == [
        (each.path, each.label) for each in read_hands(files)
    ]
    assert [each.record for each in found[:5]] == [each.record for each in read_hands([lines])][:5]


def test_what_a_script_reads_is_english_in_every_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """As the contract says of the words of a hand; the errors beside it are for people."""
    documents = []
    for language in ("en", "de", "fr"):
        assert main(["replay", "--json", "--lang", language, str(FEE), str(HERE)]) == 0
        documents.append(capsys.readouterr().out)
    assert '"words": ' in documents[0]
    assert documents == [documents[0]] * 3

"""A simulation in blocks: the same figures and files, however many play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from drawholdem_tui.arena.blocks import HANDS_A_BLOCK
from drawholdem_tui.cli.main import main


def simulated(jobs: int, out: Path, capsys: pytest.CaptureFixture[str]) -> object:
    table = ("--stack", "300", "--seats", "cpu:random,cpu:random,cpu:random", "--seed", "blocks")
    words = ("simulate", "--hands", str(2 * HANDS_A_BLOCK + 30), "--jobs", str(jobs), *table)
    assert main([*words, "--phh", str(out), "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    del document["seconds"]
    return document


def test_the_same_seed_gives_the_same_figures_and_files_however_many_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / f"{jobs}.jsonl" for jobs in (1, 2, 3)]
    first, *others = [simulated(jobs, files[jobs - 1], capsys) for jobs in (1, 2, 3)]
    assert all(other == first for other in others)
    assert len({file.read_bytes() for file in files}) == 1


def test_the_first_block_of_a_simulation_is_the_short_simulation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hands = []
    for count in (HANDS_A_BLOCK, HANDS_A_BLOCK + 1):
        out = tmp_path / f"{count}.jsonl"
        words = ("simulate", "--hands", str(count), "--seed", "7", "--phh", str(out))
        assert main([*words, "--jobs", "1"]) == 0
        hands.append(out.read_text(encoding="utf-8").splitlines())
    assert hands[1][:HANDS_A_BLOCK] == hands[0]
    capsys.readouterr()

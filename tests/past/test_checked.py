"""A folder of hands checked in several processes says what one says, in the same order."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from drawholdem_tui.cli.main import main
from drawholdem_tui.past import checked
from drawholdem_tui.storage.phh.faults import FileFault, HandFault


@pytest.fixture
def hands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """Some good ones, a wrong one, and a file that is none."""
    folder = tmp_path / "hands"
    words = ["simulate", "--hands", "12", "--phh", str(folder), "--seed", "x", "--jobs", "1"]
    assert main([*words, "--seats", "cpu:random,cpu:random"]) == 0
    third = sorted(folder.iterdir())[2]
    text = third.read_text(encoding="utf-8")
    third.write_text(text.replace("finishing_stacks = [", "finishing_stacks = [1"), "utf-8")
    (folder / "hand-005b.phh").write_text("Roses are red", encoding="utf-8")
    capsys.readouterr()
    return folder


@pytest.mark.parametrize("command", ["replay --check", "verify"])
def test_it_says_the_same(
    command: str,
    hands: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(checked, "_FEWER", 3)
    told = []
    for jobs in ("1", "3"):
        assert main([*command.split(), str(hands), "--jobs", jobs]) == 2
        told.append(capsys.readouterr().out.partition(" hands, ")[0])
    assert told[0] == told[1]
    assert "hand-005b.phh: " in told[0]


def test_a_fault_that_was_found_elsewhere_is_the_same_fault() -> None:
    fault = HandFault("final_stacks", found=(1, 2), said_stacks=(2, 1)).at(3, "p1 f")
    again = pickle.loads(pickle.dumps(fault))
    assert (type(again), again.code, again.values) == (HandFault, fault.code, fault.values)
    assert (again.action, again.said) == (3, "p1 f")
    assert pickle.loads(pickle.dumps(FileFault("no_hands"))).code == "no_hands"

"""How far it is: one line on a terminal, as wide as that is."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from drawholdem_tui.cli.heavy.work import Progress
from drawholdem_tui.cli.main import main
from drawholdem_tui.words.language import choose


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True

    @property
    def lines(self) -> list[str]:
        return [each.strip() for each in self.getvalue().split("\r") if each.strip()]


def a_terminal(monkeypatch: pytest.MonkeyPatch, columns: int = 60) -> _Terminal:
    there = _Terminal()
    monkeypatch.setattr(sys, "stderr", there)
    monkeypatch.setenv("COLUMNS", str(columns))
    return there


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_where_there_is_little_room_nothing_is_cut(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = a_terminal(monkeypatch)
    progress = Progress(10_000_000)
    choose(language)
    progress.at(0, 2)
    progress.at(1_200_000, 2, "+310 ±181")
    progress.at(1_200_001, 16)
    assert terminal.lines[1].endswith(", +310 ±181")
    assert "16" in terminal.lines[2]
    assert max(map(len, terminal.lines)) < 60


def test_where_there_is_room_all_of_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = a_terminal(monkeypatch, 100)
    progress = Progress(10_000_000)
    progress.at(1_200_000, 2, "+310 ±181")
    assert terminal.lines == [
        "[#.........] 1200000 of 10000000 hands, 0/s, ? left, workers: 2, +310 ±181"
    ]


@pytest.mark.parametrize(
    ("words", "begins"),
    [
        ("simulate --hands 600", "[..........] 0 of 600 hands"),
        ("simulate --hands 600 --seed s --part 2/3 --keep", "[..........] 0 of 250 hands"),
        ("simulate --hands 600 --seed s --part 3/3 --keep", "[..........] 0 of 100 hands"),
        ("arena --players random,always-call --hands 600", "[..........] 0 of 600 hands"),
        (
            "arena --players random,always-call --hands 600 --seed s --part 2/3 --keep",
            "[..........] 0 of 240 hands",
        ),
    ],
)
def test_it_is_counted_to_the_end_of_what_is_asked_for(
    words: str, begins: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    terminal = a_terminal(monkeypatch)
    asked = [*words.split(), *([str(tmp_path / "kept")] if words.endswith("--keep") else [])]
    assert main([*asked, "--jobs", "1"]) == 0
    assert terminal.lines[0].startswith(begins)

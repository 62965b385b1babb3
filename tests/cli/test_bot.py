"""``bot new``: ten lines that run as they are printed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tableau import REPOSITORY

from drawholdem_tui.cli.contest.bot import first_bot
from drawholdem_tui.cli.main import main
from drawholdem_tui.engine.rules import PRESETS


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


def test_it_is_the_bot_that_the_guide_shows_in_ten_lines() -> None:
    readme = (REPOSITORY / "drawholdem_tui" / "players" / "guests" / "README.md").read_text(
        encoding="utf-8"
    )
    assert f"```python\n{first_bot()}```" in readme
    assert len([line for line in first_bot().splitlines() if line]) == 10
    assert max(map(len, first_bot().splitlines())) <= 100


def test_it_plays_every_game_and_all_its_answers_count(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number, game in enumerate(PRESETS):
        name = f"beginner{number}"  # a module is loaded once
        assert main(["bot", "new", f"{name}.py"]) == 0
        assert f"drawholdem arena --players {name}:Bot,rookie" in capsys.readouterr().out
        seats = f"cpu:{name}:Bot,cpu:random,cpu:{name}:Bot"
        command = ["simulate", "--hands", "150", "--jobs", "1", "--game", game, "--seed", "ten"]
        assert main([*command, "--seats", seats]) == 0
        out = capsys.readouterr().out
        assert "150 hands" in out
        assert "invalid answer" not in out


def test_it_sits_down_in_the_arena_as_it_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "new", "inthearena.py"]) == 0
    capsys.readouterr()
    command = ["arena", "--players", "inthearena:Bot,random", "--hands", "40", "--jobs", "1"]
    assert main([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["players"][0]["player"] == "inthearena:Bot"


@pytest.mark.parametrize(
    ("file", "why"),
    [
        ("there.py", "there.py already exists"),
        ("my-bot.py", "my-bot.py cannot be a bot"),
        ("class.py", "class.py cannot be a bot"),
        ("mybot.txt", "mybot.txt cannot be a bot"),
        ("nowhere/mybot.py", "cannot write nowhere/mybot.py"),
    ],
)
def test_what_cannot_be_is_one_sentence_and_nobodys_work_is_lost(
    file: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "there.py").write_text("mine\n")
    assert main(["bot", "new", file]) == 2
    told = capsys.readouterr().err
    assert why in told
    assert told.count("\n") == 1
    assert (tmp_path / "there.py").read_text() == "mine\n"


def test_a_broken_answer_is_told_with_hand_decision_and_what_would_have_been_legal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "checksalways.py").write_text(
        "from drawholdem_tui.engine.actions import Check\n"
        "class Bot:\n"
        "    def decide(self, view, decision, rng):\n"
        "        return Check() if len(view.said) < 9 else 'check'\n"
    )
    seats = "cpu:random,cpu:checksalways:Bot,cpu:random"
    command = ["simulate", "--hands", "20", "--jobs", "1", "--game", "texas-holdem", "--seed", "s"]
    assert main([*command, "--seats", seats]) == 0
    told = [line for line in capsys.readouterr().out.splitlines() if "is not allowed" in line]
    assert len(told) == 1, "the first of each bot"
    where = r"checksalways:Bot: hand \d+, decision \d+: check is not allowed; legal: fold, call"
    assert re.match(where, told[0]), told

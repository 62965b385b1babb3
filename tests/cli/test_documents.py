"""The page about JSON is a promise: each sample on it is what its command prints."""

from __future__ import annotations

import io
import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from commanded import commanded
from tableau import REPOSITORY

from drawholdem_tui import __version__
from drawholdem_tui.cli.documents import FORMAT

PAGE = REPOSITORY / "drawholdem_tui" / "cli" / "README.md"
SAMPLE = re.compile(r"^    drawholdem (.+ --json.*)\n\n((?:    .*\n)+)", re.MULTILINE)
BOOK = {"history", "stats", "verify"}  # they tell of what has been played

pytestmark = pytest.mark.skipif(not PAGE.exists(), reason="not a checkout: the page is not here")


def samples() -> list[tuple[str, Any]]:
    return [(words, json.loads(told)) for words, told in SAMPLE.findall(PAGE.read_text("utf-8"))]


def printed(folder: Path, words: str) -> Any:
    """The document; of several the first."""
    _code, out, error = commanded(folder, *shlex.split(words))
    assert out, error
    return json.loads(out.splitlines()[0])


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """With a game of two hands that is over."""
    monkeypatch.setattr("sys.stdin", io.StringIO("keep\nfold\nnext\n" * 6))
    words = ("--seats", "Ann,cpu:regular", "--seed", "s", "--hands", "2", "--speed", "0")
    assert commanded(tmp_path, "play", "--plain", *words)[0] == 0
    monkeypatch.chdir(tmp_path)
    kept = ("simulate", "--hands", "4", "--seed", "1", "--jobs", "1", "--keep", "one.jsonl")
    assert commanded(tmp_path, *kept)[0] == 0
    return tmp_path


def assert_is_like(sample: Any, told: Any, where: str) -> None:
    """All that the sample has is there, and is of its kind."""
    if sample is None or told is None:
        return
    kinds: tuple[type, ...] = (type(sample),)
    if isinstance(sample, float | int) and not isinstance(sample, bool):
        kinds = (int, float)
    assert any(isinstance(told, kind) for kind in kinds), where
    if isinstance(sample, dict):
        for key, each in sample.items():
            assert key in told, f"{where}: {key}"
            assert_is_like(each, told[key], f"{where}: {key}")
    elif isinstance(sample, list) and sample and told:
        assert_is_like(sample[0], told[0], where)


@pytest.mark.parametrize(("words", "sample"), samples(), ids=lambda each: str(each)[:40])
def test_a_sample_is_what_the_command_prints(words: str, sample: Any, folder: Path) -> None:
    told = printed(folder, words)
    assert_is_like(sample, told, words)
    if isinstance(sample, dict):
        assert set(sample) == set(told)
        assert (told["format"], told["version"]) == (FORMAT, __version__)


def test_every_command_that_prints_json_has_a_sample() -> None:
    assert {words.split()[0] for words, _ in samples()} == {
        "simulate", "arena", "merge", "replay", "verify", "history", "stats", "advise", "chart",
        "drill",
    }  # fmt: skip


def floats(told: Any) -> list[float]:
    if isinstance(told, dict):
        return [each for value in told.values() for each in floats(value)]
    if isinstance(told, list):
        return [each for value in told for each in floats(value)]
    return [told] if isinstance(told, float) else []


@pytest.mark.parametrize(("words", "_sample"), samples(), ids=lambda each: str(each)[:40])
def test_no_figure_has_more_than_four_decimals(words: str, _sample: Any, folder: Path) -> None:
    assert all(each == round(each, 4) for each in floats(printed(folder, words)))


@pytest.mark.parametrize(
    "command", ["simulate --hands 4", "arena --players rookie,random --hands 4"]
)
@pytest.mark.parametrize("seed", [(), ("--seed", "my own")], ids=["any", "own"])
def test_what_was_run_can_be_run_again_from_its_document(
    command: str, seed: tuple[str, ...], tmp_path: Path
) -> None:
    words = (*command.split(), "--jobs", "1", "--json", "--stack", "300")
    first = json.loads(commanded(tmp_path, *words, *seed, "--blinds", "10/20")[1])
    run = first["run"]
    assert (run["game"], run["stack"], run["blinds"]) == ("draw-holdem", 300, "10/20")
    again = (*words, "--seed", run["seed"], "--blinds", run["blinds"])
    second = json.loads(commanded(tmp_path, *again, "--game", run["game"])[1])
    assert {**first, "seconds": 0} == {**second, "seconds": 0}

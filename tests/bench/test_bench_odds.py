"""The lines of ``bench evaluator`` and ``bench advice``; not how fast it is here."""

from __future__ import annotations

import re

import pytest
from drawholdem_bench import advice, evaluator
from drawholdem_bench.computers import rookies

from drawholdem_tui.engine.rules import PRESETS


def test_the_evaluator_stands_beside_its_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluator, "HANDS", 50)
    monkeypatch.setattr(evaluator, "ROUNDS", 1)
    monkeypatch.setattr(evaluator, "SECONDS_A_ROUND", 0.001)
    ours, treys, *_ = evaluator.figures()
    assert re.fullmatch(r"evaluator \d+ hands/s", ours)
    assert re.fullmatch(r"treys \d+ hands/s \(\d+\.\d x\)", treys)


def test_advice_is_told_by_what_treys_does_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "HANDS", 50)
    monkeypatch.setattr(advice, "SPOTS", 2)
    monkeypatch.setattr(advice, "SAMPLES", 100)
    monkeypatch.setattr(rookies, "HANDS", 1)
    lines = list(advice.figures())
    flop = r"flop against \d \d+ samples/s \(\d+\.\d for each hand of treys\)"
    assert all(re.fullmatch(flop, line) for line in lines[:3])
    assert sum(line.startswith("exact ") for line in lines) == 3
    assert sum("first figure" in line for line in lines) == 3
    told = [line for line in lines if line.startswith("a rookie's decision")]
    assert [line.split(",")[1].strip() for line in told[::3]] == list(PRESETS)
    rookie = (
        r".*, (2|6|10) seats \d\.\d\d ms, 95 % within \d+\.\d\d ms \(1 ms at most; \d+ decisions\)"
    )
    assert all(re.fullmatch(rookie, line) for line in told)

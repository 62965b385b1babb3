"""The measuring of the screen itself works: every subject gives its line, with what was measured
beside its bar."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from drawholdem_bench.screen import Amounts, figures

NUMBER = r"[+-]?\d+(\.\d+)?"
MS = rf"{NUMBER} ms, 95 % within {NUMBER} ms"
KB = rf"{NUMBER} KB, 95 % within {NUMBER} KB, largest {NUMBER} KB"
LINES = (
    rf"first frame {NUMBER} ms \(at most 1\.12 x the empty application's\)",
    rf"empty application {NUMBER} ms \({NUMBER} x\)",
    *(
        line
        for at in ("", "200x55: ", "250x70: ")
        for line in (
            rf"{at}key to last byte {MS} \(11 ms at most; \d+ keys\)",
            rf"{at}frame {KB} \(6 and 16 KB .*\)",
        )
    ),
    rf"key beside the coach {MS} \(as without; \d+ keys\)",
    rf"the same key without {MS} \(\d+ keys\)",
    rf"it takes {NUMBER} ms longer there, with 95 % sureness {NUMBER} to {NUMBER} ms \(from 0 .*\)",
    rf"key beside nine sharks {MS} \(14 ms at most; \d+ keys\)",
    rf"the same key without {MS} \(\d+ keys\)",
    rf"motion {NUMBER} ms from frame to frame, 95 % within {NUMBER} ms \(33 ms is the pace\)",
    rf"frame in motion {KB} \(6 and 16 KB .*\)",
    rf"memory {NUMBER} MB after 3 hands, {NUMBER} MB since hand 2 \(.*\), {NUMBER} MB since hand 1",
    rf"idle {NUMBER}% of a processor while a person thinks \(under 1 %\)",
    rf"key in a replay {MS} \(16 ms at most; \d+ keys .*\)",
    rf"a folder of 30 hands is open in {NUMBER} ms \(1000 ms at most\)",
    rf"first spot {NUMBER} ms, by seed {NUMBER} ms \(300 ms at most\)",
    rf"key in a drill {MS} \(16 ms at most; \d+ keys\)",
    rf"next spot {MS} \(33 ms at most; \d+ spots\)",
)


@pytest.mark.long
def test_every_subject_has_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("drawholdem_bench.screen.paths", lambda: _Paths(tmp_path / "data"))
    few = Amounts(
        starts=1,
        decisions=1,
        refusals=2,  # of one there is no percentile, and a busy machine may see only one
        pairs=2,
        flying_seconds=3.0,
        few_hands=1,
        settled_hands=2,
        many_hands=3,
        idle_seconds=0.2,
        rounds=1,
        recorded=30,
        spots=3,
    )
    lines = list(figures(few))
    if os.name == "nt":
        assert len(lines) == 1
        return
    assert len(lines) == len(LINES)
    for line, shape in zip(lines, LINES, strict=True):
        assert re.fullmatch(shape, line), line
    assert list(tmp_path.iterdir()) == []  # nothing is left behind


class _Paths:
    def __init__(self, folder: Path) -> None:
        self.book = folder / "book.sqlite3"

"""The measuring of sharks works: how long they think, a line a game and number of seats; and of a
pro, between two."""

from __future__ import annotations

import re

import pytest
from drawholdem_bench.computers import sharks

from drawholdem_tui.engine.rules import DRAW_HOLDEM

NUMBER = r"\d+\.\d"


def test_every_game_and_table_has_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "drawholdem_bench.computers.sharks.screen.beside_sharks", lambda: iter(("keys",))
    )
    monkeypatch.setattr(
        "drawholdem_bench.computers.sharks.thoughts", lambda _r, seats, bot=None: [0.01] * seats
    )
    *lines, last = sharks.figures()
    assert last == "keys"
    assert len(lines) == 10
    assert lines.pop().startswith("a pro's decision, draw-holdem, 2 seats ")
    for line in lines:
        assert re.fullmatch(
            rf"a shark's decision, [a-z-]+, \d+ seats {NUMBER} ms, 95 % within {NUMBER} ms "
            r"\(60 ms at most; \d+ decisions\)",
            line,
        ), line


def test_every_decision_of_a_hand_is_timed() -> None:
    took = sharks.thoughts(DRAW_HOLDEM, 3, hands=2)
    assert len(took) > 8
    assert all(0 <= each < 10 for each in took)

"""A level decides as its edition did, for ever: hands that it has played are verified by that."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import decided
import pytest

from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.decisions import BetDecision, Decision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.cast import CAST, Temperament
from drawholdem_tui.players.cpu import LEVELS
from drawholdem_tui.players.cpu.regular import Regular


@pytest.mark.parametrize("level", LEVELS)
def test_it_decides_as_its_edition_did(level: str) -> None:
    told = decided.complaint(level)
    assert told is None, told


def test_the_spots_are_of_all_kinds() -> None:
    """Games, structures, streets and questions; and evenings that have a past."""
    spots = list(decided.spots())
    assert len(spots) > 20 * len(CAST)
    games = Counter(spot.view.rules.game for spot in spots)
    assert min(games[game] for game in Game) > 30
    assert len({spot.view.rules.structure for spot in spots}) == 4
    assert len({spot.decision.kind for spot in spots}) == 3
    assert {spot.view.street for spot in spots} == set(Street)
    assert any(past.hands for spot in spots for past in spot.view.table.past)


def test_one_thought_that_is_another_is_noticed_and_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Somebody raises now and then where they did not."""
    before = Regular.decide

    def braver(bot: Regular, view: View, decision: Decision, rng: Random) -> Action:
        if isinstance(decision, BetDecision):
            bot._temperament = Temperament(bold=0.05)
        return before(bot, view, decision, rng)

    monkeypatch.setattr(Regular, "decide", braver)
    told = decided.complaint("regular")
    assert told
    assert "Count its edition up in players/cpu/__init__.py" in told
    assert decided.complaint("rookie") is None


def test_an_edition_that_has_decided_is_not_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decided, "FILE", tmp_path / "decided.txt")
    monkeypatch.setattr(decided, "LEVELS", ("random",))
    assert decided.write_down() == []
    text = decided.FILE.read_text(encoding="utf-8")
    assert text == f"random 1 {decided.decided('random')}\n"
    decided.FILE.write_text("random 1 9 0123\n", encoding="utf-8")
    (told,) = decided.write_down()
    assert "random decides otherwise than its edition 1 did" in told
    assert decided.FILE.read_text(encoding="utf-8") == "random 1 9 0123\n"
    monkeypatch.setattr(decided, "edition_of", lambda _level: 2)
    assert decided.write_down() == []

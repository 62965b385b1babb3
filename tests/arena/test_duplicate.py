"""Duplicate play: luck counts for little, and the figures are the same whoever works them out."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from drawholdem_tui.arena.duplicate import Contest, job_of, play
from drawholdem_tui.arena.standings import Standings
from drawholdem_tui.cli.main import main
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.rules import DRAW_HOLDEM, DRAW_POKER, Rules
from drawholdem_tui.engine.view import View
from drawholdem_tui.past.luck.weighing import luck_by_seat
from drawholdem_tui.players.cpu.yardsticks import YARDSTICKS, AlwaysCall

Arena = Callable[..., dict[str, Any]]

SOMEBODYS = """
from drawholdem_tui.engine.actions import Call, Check, Draw, Keep, RaiseTo

class Caller:
    def decide(self, view, decision, rng):
        if decision.kind == "bet":
            if decision.may_check:
                return Check()
            return Call() if decision.may_call else RaiseTo(decision.min_to)
        return Keep() if decision.kind == "swap" else Draw()

class Wrong(Caller):
    def decide(self, view, decision, rng):
        if decision.kind == "bet" and decision.may_raise:
            return RaiseTo(decision.max_to + 1)
        return super().decide(view, decision, rng)

class Breaks(Caller):
    def decide(self, view, decision, rng):
        raise ZeroDivisionError
"""


@pytest.fixture
def somebodys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "somebodys.py").write_text(SOMEBODYS, encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    return tmp_path


@pytest.fixture
def arena(capsys: pytest.CaptureFixture[str]) -> Arena:
    def played(players: str, hands: int, *words: str, code: int = 0) -> dict[str, Any]:
        said = ["arena", "--players", players, "--hands", str(hands), "--seed", "5", "--json"]
        assert main([*said, *words]) == code
        found: dict[str, Any] = json.loads(capsys.readouterr().out)
        return found

    return played


def figures(rules: Rules, seats: tuple[str, ...], deals: int = 10) -> Standings:
    contest = Contest(rules, seats, 300, b"seed", deals)
    standings = Standings(contest.players)
    for block in contest.blocks:
        standings.add(play(block))
    return standings


@pytest.mark.parametrize("rules", [DRAW_HOLDEM, DRAW_POKER])
@pytest.mark.parametrize("seats", [2, 6])
def test_whoever_plays_the_same_makes_the_same_to_the_last_chip(
    rules: Rules, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two bots that call everything have each had all cards and places: no luck is left. (Two who
    never swap, and draw by the same rule.)"""
    names = ("always-call", "by-another-name") * (seats // 2)
    contest = Contest(rules, names, 300, b"seed", 6)
    monkeypatch.setitem(YARDSTICKS, "by-another-name", AlwaysCall)
    played = play(contest)
    assert [tuple(round(each, 9) for each in deal) for deal in played.deals] == [(0.0, 0.0)] * 6


def test_what_was_seen_in_earlier_deals_is_known_and_the_same_in_all_rotations_of_a_deal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[tuple[int, ...]] = []

    class Watches(AlwaysCall):
        def decide(self, view: View, decision: Decision, rng: Random) -> Action:
            seen.append(tuple(past.hands for past in view.table.past))
            return super().decide(view, decision, rng)

    monkeypatch.setitem(YARDSTICKS, "watches", Watches)
    play(Contest(DRAW_HOLDEM, ("watches", "always-raise", "always-call"), 300, b"seed", 3))
    assert list(dict.fromkeys(seen)) == [(0, 0, 0), (3, 3, 3), (6, 6, 6)]


def test_what_one_makes_the_others_lose() -> None:
    """Also what would be carried into a next hand: it goes back."""
    for rules in (DRAW_HOLDEM, DRAW_POKER):
        for deal in play(Contest(rules, ("regular", "rookie", "random"), 200, b"s", 8)).deals:
            assert sum(deal) == pytest.approx(0)


def test_the_same_seed_gives_the_same_document_however_many_play(arena: Arena) -> None:
    first, *others = (arena("regular,random", 200, "--jobs", str(jobs)) for jobs in (1, 2, 1))
    assert first.pop("seconds") > 0
    for other in others:
        del other["seconds"]
        assert other == first
    assert first["hands"] == 200


def test_the_document_is_that_of_the_contract(arena: Arena) -> None:
    told = arena("regular,random,random", 120, "--jobs", "1")
    assert list(told) == ["format", "version", "hands", "seconds", "players", "pairs", "run"]
    assert [each["player"] for each in told["players"]] == ["regular", "random"]
    (pair,) = told["pairs"]
    assert (pair["a"], pair["b"]) == ("regular", "random")
    low, high = pair["ci95"]
    assert low < pair["bb_per_100"] < high
    one, other = (each["bb_per_100"] for each in told["players"])
    assert pair["bb_per_100"] == pytest.approx(one - other, abs=0.01)


def test_an_interval_gets_half_as_wide_with_four_times_the_deals() -> None:
    widths = []
    for deals in (60, 240):
        pair = figures(DRAW_HOLDEM, ("always-call", "random"), deals).pair("always-call", "random")
        widths.append(pair.high - pair.low)
    assert 1.5 < widths[0] / widths[1] < 2.7


def test_a_requirement_is_an_exit_code(arena: Arena, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--stack", "200", "--jobs", "1")
    arena("regular,random", 400, "--require", "regular > random", *words)
    arena("regular,random", 400, "--require", "random > regular", *words, code=1)
    assert main(["arena", "--players", "rookie,random", "--hands", "9", "--require", "a>b"]) == 2
    assert "two of rookie, random" in capsys.readouterr().err


def test_more_seats_are_filled_by_the_entrants_in_turn(arena: Arena) -> None:
    told = arena("rookie,random", 36, "--seats", "6", "--jobs", "1")
    assert told["hands"] == 36
    assert [each["player"] for each in told["players"]] == ["rookie", "random"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--players rookie --hands 10", "2 to 6 players"),
        ("--players rookie,rookie --hands 10", "nothing to compare"),
        ("--players rookie,genius --hands 10", "unknown computer cpu:genius"),
        ("--players rookie,random --hands 3", "at least 4 hands"),
        ("--players rookie,random --hands 40 --seats You,cpu", "a number here, 2 to 10"),
        ("--players rookie,random --hands 40 --worst 3", "add --phh DIR"),
        ("--players rookie,random --hands 40 --mode knockout", "cash games"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words.split()]) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert error.count("\n") == 1


def test_the_hands_that_each_lost_most_in_can_be_stepped_through(
    arena: Arena, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "worst"
    arena("rookie,random", 200, "--phh", str(out), "--worst", "3", "--jobs", "1")
    names = sorted(each.name for each in out.iterdir())
    assert names == [f"{who}-00{n}.phh" for who in ("random", "rookie") for n in (1, 2, 3)]
    assert main(["replay", "--check", str(out)]) == 0
    capsys.readouterr()


def test_whoever_holds_several_seats_can_be_told_apart_in_its_hands(
    arena: Arena, tmp_path: Path
) -> None:
    out = tmp_path / "worst"
    arena("rookie,random", 48, "--seats", "5", "--phh", str(out), "--worst", "1", "--jobs", "1")
    hand = tomllib.loads((out / "rookie-001.phh").read_text(encoding="utf-8"))
    assert sorted(hand["players"]) == ["random 1", "random 2", "rookie 1", "rookie 2", "rookie 3"]


def test_a_bot_of_somebody_else_plays_in_a_process_of_its_own(
    arena: Arena, somebodys: Path
) -> None:
    assert somebodys.exists()
    told = arena("somebodys:Caller,always-call", 40, "--jobs", "1")
    assert [each["bb_per_100"] for each in told["players"]] == [0.0, 0.0]
    assert "somebodys" not in sys.modules


def test_a_broken_answer_is_told_with_what_would_have_been_legal(
    somebodys: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert somebodys.exists()
    players = "somebodys:Wrong,somebodys:Breaks"
    words = ["arena", "--players", players, "--hands", "4", "--seed", "5", "--jobs", "1"]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "somebodys:Wrong: hand " in told
    assert "raise 1001 is not allowed; legal: fold, " in told
    raised = r"ZeroDivisionError \(somebodys\.py:\d+\)"  # what somebody who writes a bot needs
    assert re.search(rf"somebodys:Breaks: hand \d+, decision \d+: {raised}; legal: ", told)
    assert "invalid answers" in told


# With the luck taken off


def test_calm_nets_scatter_less_and_add_up_to_nothing() -> None:
    """Whoever goes all-in is always called: chance is nearly all there is."""
    rough = Contest(DRAW_HOLDEM, ("exploiter", "always-call"), 1000, b"calm", 100)
    calm = rough._replace(calm=True, weigh=luck_by_seat)
    found = []
    for contest in (rough, calm):
        played = play(contest)
        assert job_of(contest).doubt(contest, played) is None
        standings = Standings(contest.players)
        standings.add(played)
        figure = standings.figure("always-call")
        found.append(figure.high - figure.low)
    assert found[1] < 0.6 * found[0], found


def test_calm_figures_say_so(arena: Arena, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("always-call,random", 40, "--calm")["calm"] is True
    assert "calm" not in arena("always-call,random", 40)
    words = ["arena", "--players", "always-call,random", "--hands", "40", "--seed", "5"]
    assert main([*words, "--calm"]) == 0
    assert "results with the luck of the cards subtracted" in capsys.readouterr().out

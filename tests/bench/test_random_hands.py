"""Random hands by all rules: the same everywhere, and what is wrong with one is said."""

from __future__ import annotations

import pytest
from drawholdem_bench import random_hands
from drawholdem_bench.random_hands import Block, figures, play, random_hand

from drawholdem_tui.cli.main import main
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import HOUSE_RULES, PRESETS, Structure

# all that happens in the first hundred hands; it changes with the rules and with nothing else
FIRST_HUNDRED = "647a05d14ae3ea409014d68d3171a39d920cbe2cf86f7452784447b722a4f907"


def test_all_that_happens_in_a_hundred_hands() -> None:
    played = play(Block(0, 100))
    assert played.faults == ()
    assert played.digest.hex() == FIRST_HUNDRED


def test_a_soak_says_one_number_whoever_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_hands, "HANDS_A_BLOCK", 20)
    told = []
    for cores in (1, 3):
        monkeypatch.setattr(random_hands, "cores", lambda cores=cores: cores)
        told.append(list(figures(90))[-1])
    assert told[0].startswith("soak 90 hands, ")
    assert " 0 faults, " in told[0]
    assert len({line.partition("all that happened: ")[2] for line in told}) == 1


def test_what_is_wrong_with_a_hand_is_said_and_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Hand, "carried", 7)
    monkeypatch.setattr(random_hands, "cores", lambda: 1)
    with pytest.raises(SystemExit):
        main(["bench", "soak", "--hands", "3"])
    told = capsys.readouterr().out
    assert "hand 0: " in told
    assert "3 faults" in told


def test_every_preset_structure_and_house_rule_is_played() -> None:
    played = [random_hand(number).rules for number in range(400)]
    assert {rules.structure for rules in played} == set(Structure)
    assert {rules.game for rules in played} == {rules.game for rules in PRESETS.values()}
    for name, values in HOUSE_RULES.items():
        choices = {"on", "off"} if values is bool else set(map(str, values))
        assert {rules.rule(name) for rules in played} == choices, name


def test_an_ante_of_the_dealer_counts_in_what_an_overblind_costs() -> None:  # DH-8
    assert random_hand(92_026).over


def test_only_a_soak_counts_hands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "engine", "--hands", "3"]) == 2
    assert "only bench soak and bench characters use this option" in capsys.readouterr().err

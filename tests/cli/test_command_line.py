"""The command line as other people's scripts use it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from tableau import REPOSITORY

from drawholdem_tui import __version__
from drawholdem_tui.cli.main import main
from drawholdem_tui.engine.rules import PRESETS


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "drawholdem_tui", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_version() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"drawholdem {__version__}\n")


@pytest.mark.parametrize("arguments", [[], ["play"]])
def test_where_there_is_no_terminal_it_names_the_game_in_lines(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "play --plain" in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["history", "--data-dir", __file__],
        ["--data-dir", f"{__file__}/below", "export"],
        ["simulate"],
        ["simulate", "--hands", "0"],
        ["simulate", "--hands", "2.5"],
        ["simulate", "--hands", "1", "--game", "bridge"],
        ["simulate", "--hands", "1", "--seats", "cpu:random"],
        ["simulate", "--hands", "1", "--seats", "Ann,cpu:random"],
        ["simulate", "--hands", "1", "--seats", "cpu:random,cpu:genius"],
        ["simulate", "--hands", "1", "--blinds", "10/5"],
        ["simulate", "--hands", "1", "--blinds", "five"],
        ["simulate", "--hands", "1", "--stack", "0"],
        ["simulate", "--hands", "1", "--ante", "-1"],
        ["simulate", "--hands", "1", "--structure", "spread"],
        ["simulate", "--hands", "1", "--structure", "no-limit:5"],
        ["simulate", "--hands", "1", "--structure", "half-limit"],
        ["simulate", "--hands", "1", "--rule", "muck"],
        ["simulate", "--hands", "1", "--rule", "muck=maybe"],
        ["simulate", "--hands", "1", "--rule", "moon=full"],
        ["simulate", "--hands", "1", "--phh", "/proc/none"],
        ["replay", "--check"],
        ["replay", "x.phh"],
        ["bench", "moon"],
    ],
)
def test_what_cannot_be_followed_is_one_line_on_stderr(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.count("\n") == 1
    assert error.startswith("drawholdem: ")


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "--hands", "1"],
        ["arena", "--players", "rookie,random", "--hands", "4"],
        ["play", "--plain"],
    ],
    ids=lambda command: command[0],
)
@pytest.mark.parametrize(
    ("game", "rule", "known"),
    [
        ("draw-holdem", "opening=anything", "swaps, overblind, fee_base, swap_pot_split, muck"),
        ("texas-holdem", "swap_pot_split=equal", "swaps, overblind, muck"),
        ("draw-poker", "muck=on", "stakes, opening, max_draw, second_bet_starts"),
    ],
)
def test_a_house_rule_of_another_game_is_refused_as_in_hand_files(
    command: list[str], game: str, rule: str, known: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--game", game, "--rule", rule]) == 2
    name = rule.partition("=")[0]
    whose = f"the house rule {name} belongs to another game; this one has {known}"
    assert capsys.readouterr() == ("", f"drawholdem: {whose}\n")


def test_a_rule_of_swaps_may_stand_beside_their_being_off_or_on() -> None:
    for game, swaps in (("draw-holdem", "off"), ("texas-holdem", "on")):
        rules = ["--rule", f"swaps={swaps}", "--rule", "fee_base=main"]
        assert main(["simulate", "--hands", "1", "--game", game, *rules]) == 0


def test_simulate_says_who_won_what(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--hands", "50", "--stack", "60", "--seed", "x", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert set(document) == {
        "format", "version", "run", "hands", "decisions", "seconds", "seats"
    }  # fmt: skip
    assert document["hands"] == 50
    seats = document["seats"]
    assert [set(seat) for seat in seats] == [{"seat", "player", "net", "bought"}] * 6
    assert sum(seat["net"] for seat in seats) == 0
    assert max(seat["bought"] for seat in seats) > 60  # somebody bought in again


def test_the_same_seed_plays_the_same_hands(capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for _ in range(2):
        main(["simulate", "--hands", "20", "--seed", "friday", "--json"])
        results.append(json.loads(capsys.readouterr().out)["seats"])
    assert results[0] == results[1]


@pytest.mark.parametrize("structure", ["no-limit", "pot-limit", "fixed-limit", "spread:25"])
def test_every_simulated_hand_passes_the_check(
    structure: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ["--structure", structure, "--stack", "90", "--ante", "3", "--seed", structure]
    assert main(["simulate", "--hands", "200", "--phh", str(tmp_path), *table]) == 0
    assert capsys.readouterr().out.splitlines()[0].startswith("200 hands, ")
    assert main(["replay", "--check", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("200 hands, 0 bad, ")


@pytest.mark.parametrize("number", range(12))
def test_every_simulated_hand_of_draw_holdem_passes_the_check(
    number: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate_and_check(number, 100, tmp_path) == 0
    assert "100 hands, 0 bad, " in capsys.readouterr().out


@pytest.mark.long
@pytest.mark.parametrize("number", range(100, 130))
def test_thousands_of_simulated_hands_of_draw_holdem_pass_the_check(
    number: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate_and_check(number, 300, tmp_path) == 0
    assert "300 hands, 0 bad, " in capsys.readouterr().out


@pytest.mark.parametrize("game", ["draw-poker", "draw-poker-casino"])
@pytest.mark.parametrize("number", range(6))
def test_every_simulated_hand_of_draw_poker_passes_the_check(
    game: str, number: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = Random(number)
    rules = [
        f"stakes={rng.choice(['ante', 'dealer', 'blinds'])}",
        f"opening={rng.choice(['jacks', 'pass_and_out', 'anything'])}",
        f"max_draw={rng.choice(['by_players', '3', '4', '5'])}",
        f"second_bet_starts={rng.choice(['opener', 'button'])}",
    ]
    table = [
        *("--seats", ",".join(["cpu:random"] * rng.randint(2, 10))),
        *("--stack", str(rng.choice([12, 40, 150, 1000]))),
        *("--structure", rng.choice(["no-limit", "pot-limit", "fixed-limit", "spread:20"])),
        *(word for rule in rules for word in ("--rule", rule)),
    ]
    assert simulated(tmp_path / "hands.jsonl", 100, "--game", game, "--seed", str(number), *table)
    assert "100 hands, 0 bad, " in capsys.readouterr().out


@pytest.mark.long
@pytest.mark.parametrize("game", PRESETS)
def test_ten_thousand_hands_of_every_preset(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulated(tmp_path / "hands.jsonl", 10_000, "--game", game, "--stack", "300")
    assert "10000 hands, 0 bad, " in capsys.readouterr().out


@pytest.mark.parametrize("name", ["folder", "all.phhs", "all.jsonl"])
@pytest.mark.parametrize("blinds", ["5/10", "10/10", "0/10"])
def test_hands_are_written_in_every_form(
    name: str, blinds: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    heads_up = ["--seats", "cpu:random,cpu:random", "--blinds", blinds]
    assert simulated(tmp_path / name, 30, *heads_up)
    assert "30 hands, 0 bad, " in capsys.readouterr().out


def test_hands_that_can_be_played_again_wait_for_no_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A loaded machine takes seconds for a file, and Ctrl-C would wait for those of a block."""

    def waits(_file: int) -> None:
        pytest.fail("the disk was waited for")

    monkeypatch.setattr(os, "fsync", waits)
    for name in ("folder", "all.phhs"):
        assert simulated(tmp_path / name, 30)
    arena = ["arena", "--players", "random,always-call", "--hands", "40", "--stack", "300"]
    assert main([*arena, "--phh", str(tmp_path / "worst")]) == 0


def simulated(out: Path, hands: int, *table: str) -> bool:
    """Whether the hands could be played, written and checked."""
    played = main(["simulate", "--hands", str(hands), "--phh", str(out), *table])
    return (played, main(["replay", "--check", str(out)])) == (0, 0)


def test_what_is_carried_at_the_end_is_shared(capsys: pytest.CaptureFixture[str]) -> None:  # DP-5
    for number in range(40):
        main(["simulate", "--hands", "3", "--game", "draw-poker", "--seed", str(number), "--json"])
        seats = json.loads(capsys.readouterr().out)["seats"]
        assert sum(seat["net"] for seat in seats) == 0


def test_the_examples_hold(capsys: pytest.CaptureFixture[str]) -> None:
    hands = REPOSITORY / "assets" / "hands"
    if not hands.exists():
        pytest.skip("not a checkout: the example hands are not here")
    assert main(["replay", "--check", str(hands)]) == 0
    assert ", 0 bad, " in capsys.readouterr().out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full disk to offer")
@pytest.mark.parametrize("arguments", ["simulate --hands 3", "rules"])
def test_a_full_disk_is_said_in_one_line(arguments: str) -> None:
    command = f"{sys.executable} -m drawholdem_tui {arguments} > /dev/full"
    done = subprocess.run(
        ["/bin/sh", "-c", command], capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def simulate_and_check(number: int, hands: int, folder: Path) -> int:
    """Hands at a random table, short stacks, overblinds and house rules, written and checked."""
    rng = Random(number)
    rules = [
        f"fee_base={rng.choice(['total', 'main'])}",
        f"swap_pot_split={rng.choice(['proportional', 'equal'])}",
        f"muck={rng.choice(['on', 'off'])}",
        f"overblind={rng.choice(['off', 'one', 're-overblinds'])}",
        f"swaps={rng.choice(['on', 'on', 'on', 'off'])}",
    ]
    arguments = [
        "simulate",
        *("--hands", str(hands)),
        *("--phh", str(folder)),
        *("--seed", str(number)),
        *("--seats", ",".join(["cpu:random"] * rng.randint(2, 10))),
        *("--stack", str(rng.choice([12, 40, 150, 1000]))),
        *("--structure", rng.choice(["no-limit", "pot-limit", "fixed-limit", "spread:20"])),
        *("--ante", str(rng.choice([0, 0, 3]))),
        *("--ante-kind", rng.choice(["each", "big-blind"])),
        *(word for rule in rules for word in ("--rule", rule)),
    ]
    assert main(arguments) == 0
    return main(["replay", "--check", str(folder)])


def test_replay_json_has_the_shape_that_scripts_rely_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["simulate", "--hands", "30", "--phh", str(tmp_path), "--stack", "80", "--seed", "1"])
    capsys.readouterr()
    assert main(["replay", "--json", str(tmp_path)]) == 0
    documents = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(documents) == 30
    for document in documents:
        assert set(document) >= {
            "file", "variant", "final_stacks", "returned", "pots", "swap_pot", "fees",
            "carried", "shown", "ranks", "decisions", "events",
        }  # fmt: skip
        won = sum(sum(pot["won"].values()) for pot in document["pots"])
        assert won == sum(pot["amount"] for pot in document["pots"])
        for decision in document["decisions"]:
            assert set(decision) == {
                "action", "player", "kind", "to_call", "may_check", "may_raise", "min_to",
                "max_to", "fee",
            }  # fmt: skip


def test_a_closed_pipe_is_no_accident() -> None:
    command = f"{sys.executable} -m drawholdem_tui simulate --hands 5 | head -n 0"
    done = subprocess.run(
        ["/bin/sh", "-c", command], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stderr == ""


def test_keys_tells_what_is_wrong_with_those_of_the_settings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = 'speed = 9\n[keys]\nfold = "c"\nfly = "y"\n'
    (tmp_path / "settings.toml").write_text(text, encoding="utf-8")
    assert main(["keys", "--data-dir", str(tmp_path)]) == 0
    told = capsys.readouterr().err
    assert "line 1: speed" in told
    assert "line 3: C is already the key for 'check or call'" in told
    assert "unknown command 'fly'" in told
    assert told.count("\n") == 3


def test_a_path_that_cannot_be_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    long = tmp_path / ("x" * 300)
    for command in ("history", "export"):
        assert main([command, "--data-dir", str(long)]) == 2
        told = capsys.readouterr().err
        assert "too long" in told
        assert "cannot write" not in told


def test_levels_of_a_cash_game_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--plain", "--levels", "turbo"]) == 2
    assert capsys.readouterr().err == (
        "drawholdem: --levels: only a tournament has levels; add --mode knockout\n"
    )


def test_a_fault_of_the_program_is_a_sentence_and_its_details_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def breaks(_language: str) -> str:
        raise LookupError("the moon")

    monkeypatch.setattr("drawholdem_tui.rulebook.rulebook", breaks)
    assert main(["--data-dir", str(tmp_path), "rules"]) == 1
    details = tmp_path / "fault.txt"
    assert capsys.readouterr().err == (
        f"drawholdem: the program crashed; the details are in {details}\n"
    )
    assert "LookupError: the moon" in details.read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "word"), [("de", "DATEI"), ("fr", "FICHIER")])
def test_help_and_errors_have_the_same_word_for_what_a_command_is_given(
    language: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["--lang", language, "merge", "--help"])
    assert f" {word} [{word} ...]" in capsys.readouterr().out
    assert main(["--lang", language, "merge"]) == 2
    assert word in capsys.readouterr().err


def test_the_colon_after_an_option_is_that_of_the_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for language, begins in (("en", "drawholdem: --game: "), ("fr", "drawholdem: --game\u00a0: ")):
        assert main(["--lang", language, "play", "--plain", "--game", "bridge"]) == 2
        assert capsys.readouterr().err.startswith(begins)

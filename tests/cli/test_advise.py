"""``advise`` and ``chart`` as scripts rely on them."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest

from drawholdem_tui.cli.main import main

SPOT = ["advise", "--hand", "AsKd", "--board", "Qh8s2d", "--opponents", "3"]
DRAW = ["advise", "--game", "draw-poker", "--hand", "AsKd9c7h2s", "--opponents", "3", "--pot", "60"]

GAMES_OF_FIVE = ("draw-poker", "draw-poker-casino")


def document(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert main([*words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_swap_is_advised_with_all_that_the_contract_names(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = document(capsys, *SPOT, "--pot", "26", "--fee", "26", "--samples", "2000")
    assert list(told) == [
        "format", "version", "win", "tie", "final_pot", "choices", "best", "close", "call",
            "sentence",
    ]  # fmt: skip
    assert [each["do"] for each in told["choices"]] == ["keep", "swap As", "swap Kd"]
    assert all(
        list(each) == ["do", "win", "share", "fee", "value", "se"] for each in told["choices"]
    )
    assert told["final_pot"] == 26
    for each in told["choices"]:
        value = each["share"] * (26 + each["fee"]) - each["fee"]
        assert each["value"] == pytest.approx(value, abs=0.01)
        assert each["se"] > 0
    best = max(told["choices"], key=lambda each: each["value"])
    assert told["best"] == best["do"] == "keep"
    assert told["close"] is False
    assert told["sentence"].startswith("Keep: ")


def test_without_a_final_pot_it_is_the_pot_and_the_call(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = document(capsys, *SPOT, "--pot", "60", "--to-call", "20")
    assert told["final_pot"] == 80
    assert told["call"]["odds"] == pytest.approx(0.25)
    keep = told["choices"][0]
    assert told["call"]["value"] == pytest.approx(keep["share"] * 80 - 20, abs=0.01)
    assert document(capsys, *SPOT, "--pot", "60", "--final-pot", "500")["final_pot"] == 500


def test_nobody_calls_or_swaps_with_more_than_the_stack(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = document(capsys, *SPOT, "--pot", "60", "--to-call", "40", "--fee", "20", "--stack", "10")
    assert [each["do"] for each in told["choices"]] == ["keep"]
    assert told["final_pot"] == 40  # 30 of the bet go back
    assert "more than you have left" in told["sentence"]


def test_facing_a_bet_a_bad_hand_is_folded_and_worth_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    spot = ["advise", "--hand", "7s2d", "--board", "Qh8s3d", "--opponents", "2"]
    told = document(capsys, *spot, "--pot", "90", "--to-call", "30")
    keep, *swaps = told["choices"]
    assert keep["value"] == keep["se"] == 0
    assert all(-60 < each["value"] < 0 for each in swaps)  # 60 were there before the bet (DH-12)
    assert told["best"] == "keep"
    assert told["sentence"] == (
        "Keep, then fold: you need 25%, you have 7%, and no swap is worth it."
    )


def test_before_the_flop_the_fee_is_a_part_of_the_call(
    capsys: pytest.CaptureFixture[str],
) -> None:  # DH-5
    spot = ["advise", "--hand", "As2d", "--opponents", "2", "--pot", "15", "--fee", "5"]
    told = document(capsys, *spot, "--to-call", "10")
    _keep, _ace, deuce = told["choices"]
    assert told["final_pot"] == 25
    assert deuce["value"] == pytest.approx(25 * deuce["share"] - 10, abs=0.01)
    assert told["best"] == "swap 2d"
    assert document(capsys, *spot, "--to-call", "5")["choices"][2]["value"] == pytest.approx(
        20 * deuce["share"] - 5, abs=0.01
    )


def test_after_a_fee_there_is_so_much_less_to_call_with(
    capsys: pytest.CaptureFixture[str],
) -> None:  # DH-15, TH-7
    spot = ["advise", "--hand", "As2s", "--board", "Ks9s5h", "--opponents", "1", "--pot", "150"]
    told = document(capsys, *spot, "--to-call", "50", "--fee", "50", "--stack", "50")
    # the last chip is paid, and the bet goes back: what there was before it, and the fee
    swap = told["choices"][2]
    assert swap["value"] == pytest.approx(150 * swap["share"] - 50, abs=0.01)


def test_before_the_flop_the_table_is_asked_and_a_swap_can_be_free(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["advise", "--opponents", "1", "--pot", "15", "--fee", "0"]
    aces = document(capsys, *words, "--hand", "AsAd")
    assert aces["choices"][0]["share"] == pytest.approx(0.852, abs=0.001)
    assert aces["best"] == "keep"
    worst = document(capsys, *words, "--hand", "7d2c")
    assert worst["choices"][0]["share"] == pytest.approx(0.346, abs=0.001)
    assert worst["best"] == "swap 2c"


def test_what_is_advised_is_never_told_as_no_better(capsys: pytest.CaptureFixture[str]) -> None:
    free = document(capsys, "advise", "--hand", "TcAh", "--opponents", "5", "--pot", "60")
    assert free["sentence"] == "Swap Tc: it is free and wins 0.3 more hands in 100."
    call = ["advise", "--game", "texas-holdem", "--hand", "6h2d", "--opponents", "2"]
    share = document(capsys, *call, "--pot", "60")["choices"][0]["share"]
    price = round(1000 * share) + 3  # of 1000 when it is called
    words = [*call, "--pot", str(1000 - price), "--to-call", str(price)]
    assert main(words) == 0
    *_, told = capsys.readouterr().out.splitlines()
    odds, wins = f"{price / 10:.1f}", f"{share * 100:.1f}"
    assert told == f"Fold: to call {price} you need {odds}%, you have {wins}%."


def test_the_same_seed_gives_the_same_advice(capsys: pytest.CaptureFixture[str]) -> None:
    words = [*SPOT, "--pot", "26", "--samples", "500", "--seed"]
    assert document(capsys, *words, "a") == document(capsys, *words, "a")
    assert document(capsys, *words, "a") != document(capsys, *words, "b")


def test_a_draw_is_advised_best_first_with_all_that_may_be_drawn(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = document(capsys, *DRAW, "--most", "3")
    assert len(told["choices"]) == 26
    values = [each["value"] for each in told["choices"]]
    assert values == sorted(values, reverse=True)
    assert told["best"] == told["choices"][0]["do"] == "draw 9c7h2s"
    assert "pat" in [each["do"] for each in told["choices"]]
    assert len(document(capsys, *DRAW, "--samples", "100")["choices"]) == 32  # four players: DP-8
    casino = ["advise", "--game", "draw-poker-casino", *DRAW[3:], "--samples", "100"]
    assert len(document(capsys, *casino)["choices"]) == 31


def test_a_call_before_the_draw_is_judged_by_the_best_draw(
    capsys: pytest.CaptureFixture[str],
) -> None:
    flush_draw = ["advise", "--game", "draw-poker", "--hand", "AsKs9s7s2d", "--opponents", "1"]
    flush_draw += ["--pot", "80", "--to-call", "20", "--samples", "500"]
    told = document(capsys, *flush_draw)
    best = told["choices"][0]
    assert best["do"] == "draw 2d"
    assert told["call"]["value"] == pytest.approx(best["share"] * 100 - 20, abs=0.01)
    behind_the_draw = document(capsys, *flush_draw, "--most", "0")
    assert told["call"]["value"] > 0 > behind_the_draw["call"]["value"]


def test_whoever_has_to_call_before_the_draw_faces_jacks_or_better(
    capsys: pytest.CaptureFixture[str],
) -> None:  # DP-4
    called = ["--opponents", "1", "--pot", "60", "--to-call", "20", "--most", "0"]
    fives = ["--hand", "5s5dTc7c2s", *called]
    assert document(capsys, "advise", "--game", "draw-poker", *fives)["win"] == 0.0
    assert document(capsys, "advise", "--game", "draw-poker-casino", *fives)["win"] > 0.2
    waits = ["--hand", "QsQdTc7c2s", "--opponents", "1", "--pot", "60", "--most", "0"]
    draws = [document(capsys, "advise", "--game", game, *waits)["win"] for game in GAMES_OF_FIVE]
    assert draws[0] == draws[1], "it may be you who opened"


def test_texas_holdem_has_no_swaps(capsys: pytest.CaptureFixture[str]) -> None:
    told = document(capsys, *SPOT, "--pot", "60", "--game", "texas-holdem")
    assert [each["do"] for each in told["choices"]] == ["keep"]
    assert not told["close"]


def test_as_text_it_is_a_line_a_choice_and_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SPOT, "--pot", "60", "--fee", "20", "--to-call", "20"]) == 0
    keep, first, second, sentence, call = capsys.readouterr().out.splitlines()
    assert [each.split("  ")[0].strip() for each in (keep, first, second)] == [
        "keep", "swap As", "swap Kd",
    ]  # fmt: skip
    assert sentence.startswith("Keep, then fold: you need 25%, you have ")
    assert call.startswith("Fold: to call 20 you need 25%, you have ")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--hand", "AsK", "--opponents", "1", "--pot", "1"], "'K' is not a card"),
        (["--hand", "AsAs", "--opponents", "1", "--pot", "1"], "already been dealt"),
        (["--hand", "AsKd", "--board", "AsQd2c", "--opponents", "1", "--pot", "1"], "already"),
        (["--hand", "AsKd", "--board", "AcQd", "--opponents", "1", "--pot", "1"], "2 cards"),
        (["--hand", "AsKdQd", "--opponents", "1", "--pot", "1"], "3 cards"),
        (["--hand", "AsKd", "--opponents", "10", "--pot", "1"], "too many opponents (10)"),
        (["--hand", "AsKd", "--opponents", "0", "--pot", "1"], "'0'"),
        (["--hand", "AsKd", "--opponents", "1", "--pot", "-1"], "'-1'"),
        (["--hand", "AsKd", "--opponents", "1"], "--pot"),
        (["--hand", "AsKd", "--opponents", "1", "--pot", "1", "--game", "whist"], "'whist'"),
        ([*SPOT[1:], "--pot", "60", "--to-call", "20", "--final-pot", "79"], "come to 80"),
        ([*DRAW[1:], "--final-pot", "10"], "--final-pot"),
        ([*DRAW[1:], "--board", "AcQd2c"], "--board"),
        ([*DRAW[1:], "--fee", "5"], "--fee"),
    ],
)
def test_what_cannot_be_advised_is_one_line_on_stderr(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["advise", *words]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.count("\n") == 1
    assert told in error


def test_the_chart_has_each_hand_for_each_number_of_opponents(
    capsys: pytest.CaptureFixture[str],
) -> None:
    rows = document(capsys, "chart")
    assert len(rows) == 169 * 9
    assert list(rows[0]) == ["hand", "opponents", "do", "before", "after"]
    assert len({(row["hand"], row["opponents"]) for row in rows}) == 169 * 9
    by_hand = {row["hand"]: row for row in rows if row["opponents"] == 1}
    assert by_hand["AA"]["do"] == "keep"
    assert by_hand["AA"]["before"] == pytest.approx(0.852, abs=0.001)
    assert by_hand["72o"]["do"] == "swap 2"
    assert by_hand["AKs"]["after"] < by_hand["AKs"]["before"]
    for row in rows:
        assert (row["after"] > row["before"]) == row["do"].startswith("swap ")


def test_the_chart_as_csv_is_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    rows = document(capsys, "chart", "--opponents", "4")
    assert main(["chart", "--opponents", "4", "--csv"]) == 0
    read = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [{key: str(value) for key, value in row.items()} for row in rows] == read


@pytest.mark.parametrize(
    "words", [("--opponents", "9"), ("pushfold",), ("pushfold", "--players", "3")]
)
def test_squares_fit_the_terminal_that_they_are_printed_on(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["chart", *words]) == 0
    rows = [line for line in capsys.readouterr().out.splitlines() if line[:2] in ("  ", "A ", "2 ")]
    assert len(rows) % 3 == 0
    assert rows[0].split() == list("AKQJT98765432")
    assert max(map(len, rows)) <= 80
    monkeypatch.setenv("COLUMNS", "150")
    assert main(["chart", *words]) == 0
    assert "AKs" in capsys.readouterr().out


def test_the_chart_as_text_is_a_square(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chart", "--opponents", "1"]) == 0
    heading, *rows = capsys.readouterr().out.splitlines()
    assert heading == "Before the flop, against 1 opponent"
    assert [row[:3].strip() for row in rows[:13]] == [
        "AA", "AKo", "AQo", "AJo", "ATo", "A9o", "A8o", "A7o", "A6o", "A5o", "A4o", "A3o", "A2o",
    ]  # fmt: skip
    assert all(len(row.split("  ")) >= 13 for row in rows[:13])
    assert main(["chart", "--opponents", "12"]) == 2

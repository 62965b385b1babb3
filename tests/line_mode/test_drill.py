"""Spots in lines of text: asked, answered in the words of the table, told what it was worth."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from commanded import commanded

from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.series import key_of, spot_of
from drawholdem_tui.drills.sitting import Sitting
from drawholdem_tui.drills.spot import Spot
from drawholdem_tui.engine.actions import RaiseTo
from drawholdem_tui.engine.decisions import SwapDecision
from drawholdem_tui.line_mode.drill import DrillInLines
from drawholdem_tui.line_mode.replay import tell_hands
from drawholdem_tui.past.shelf import SpotShelf
from drawholdem_tui.words.cards import letters


def drilled(typed: str, kind: Kind = Kind.SWAP, many: int = 1, seed: str = "told") -> str:
    """What somebody reads who types this."""
    out = io.StringIO()
    DrillInLines(Sitting((kind,), seed, many), io.StringIO(typed), out, letters).go()
    return out.getvalue()


def test_a_swap_is_asked_with_its_price_and_told_with_the_value_of_each_answer() -> None:
    told = drilled("keep\n")
    assert "Spot 1 of 1: swap, before the flop\n" in told
    assert "1: keep, 2: swap " in told
    assert told.count(" less ") + told.count(" best\n") == 3
    assert "> keep " in told
    assert "\n1 spot, " in told
    assert "graded spot you lost " in told


def test_a_number_and_the_words_of_the_table_say_the_same() -> None:
    one, other = drilled("2\n"), drilled("swap 1\n")
    assert one.replace("> 2\n", "") == other.replace("> swap 1\n", "")


def test_a_draw_is_answered_as_at_the_table() -> None:
    by_number, in_words = (drilled(typed, Kind.DRAW) for typed in ("1 2\n", "draw 1 2\n"))
    assert by_number.replace("> 1 2\n", "") == in_words.replace("> draw 1 2\n", "")
    assert "stand pat" in drilled("pat\n", Kind.DRAW)


def test_at_a_showdown_all_hands_lie_open_and_nothing_says_what_they_are() -> None:
    told = drilled("", Kind.RANKS)
    before = told.partition("\n")[2].partition("1: ")[0]
    assert "You: " in before
    assert "Board: " in before
    for word in ("pair", "kings", "straight", " wins "):
        assert word not in before


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("9\n", "Choose an answer from 1 to 3."),
        ("\n", "Type the number of an answer, or help."),
        ("dance\n", "Unknown command 'dance'; type help for the list."),
        ("swap Xx\n", "Xx"),
        ("fold\n", "choose one of: "),
        ("keep 1\n", "Type keep alone; omit '1'."),
        ("swap 1 now\n", "Which card? "),
        ("1 now\n", "Unknown command '1'; type help for the list."),
        ("help\n", "quit ends the session"),
    ],
)
def test_what_is_no_answer_is_told_and_asked_again(typed: str, said: str) -> None:
    told = drilled(f"{typed}keep\n")
    assert said in told
    assert told.count("1: keep, ") == 2


class OneSpot(Sitting):
    """Whatever its place, this one."""

    def __init__(self, spot: Spot) -> None:
        super().__init__((spot.kind,), "one spot", 1)
        self._spot = spot

    def spot_at(self, place: int) -> Spot:
        return self._spot


@pytest.mark.parametrize(
    ("kind", "wanted", "typed", "answer"),
    [
        (Kind.SHORT, lambda spot: isinstance(spot.options[0].do, RaiseTo), "call", "allin"),
        (
            Kind.SWAP,
            lambda spot: isinstance(spot.decision, SwapDecision) and spot.decision.then,
            "fold",
            "keep",
        ),
    ],
)
def test_what_the_table_would_allow_is_refused_where_it_is_no_answer(
    kind: Kind, wanted: Callable[[Spot], object], typed: str, answer: str
) -> None:
    spots = (spot_of(key_of(kind, at % 5 + 1, "grey", at)) for at in range(60))
    sitting = OneSpot(next(each for each in spots if wanted(each)))
    out = io.StringIO()
    DrillInLines(sitting, io.StringIO(f"{typed}\n"), out, letters).go()
    assert "That is not one of the answers." in out.getvalue()
    assert not sitting.answers
    DrillInLines(sitting, io.StringIO(f"{answer}\n"), io.StringIO(), letters).go()
    assert len(sitting.answers) == 1


def test_what_stands_behind_pat_is_refused_too() -> None:
    told = drilled("pat now\npat\n", Kind.DRAW)
    assert "Type pat alone; omit 'now'.\n" in told
    assert told.count("draw up to ") == 2


def test_the_whole_hand_is_told_behind_the_answer_as_replay_tells_it() -> None:
    told = drilled("v\nkeep\nV\nkeep\n", many=2)
    before, _, behind = told.partition("Spot 2 of 2")
    assert before.count("You can see the whole hand after you answer.\n") == 1
    spot = Sitting((Kind.SWAP,), "told", 2).spot_at(0)
    whole = behind.partition("> V\n")[2].partition("1: keep")[0].splitlines()
    out = io.StringIO()
    tell_hands(SpotShelf(spot), out, io.StringIO(), letters)
    assert whole == out.getvalue().splitlines()[1:]


class AtATerminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_behind_the_last_spot_somebody_at_a_terminal_can_have_its_hand() -> None:
    out = io.StringIO()
    source = AtATerminal("keep\nv\n\n")
    assert DrillInLines(Sitting((Kind.SWAP,), "told", 1), source, out, letters).go()
    told = out.getvalue()
    assert told.count("v shows the whole hand, Enter ends the session > ") == 2
    assert "v tells" not in drilled("keep\n")


@pytest.mark.parametrize("typed", ["", "quit\n"])
def test_whoever_goes_in_the_middle_reads_what_there_is(typed: str) -> None:
    assert drilled(f"keep\n{typed}", many=2).rstrip().splitlines()[-2].startswith("1 spot, ")


def test_as_json_there_are_no_questions(tmp_path: Path) -> None:
    arguments = ("drill", "swap", "--seed", "told", "--spots", "2", "--json")
    code, out, error = commanded(tmp_path, *arguments)
    assert (code, error) == (0, "")
    first, second = (json.loads(line) for line in out.splitlines())
    wanted = {
        "kind", "street", "hand", "board", "opponents", "pot", "fee", "to_call", "choices", "best",
        "close", "sentence",
    }  # fmt: skip
    for spot in (first, second):
        assert wanted <= set(spot)
        assert [set(each) for each in spot["choices"]] == [{"do", "value", "se"}] * 3
        best = max(spot["choices"], key=lambda each: each["value"])
        assert spot["best"] == best["do"]
    assert commanded(tmp_path, *arguments)[1] == out


@pytest.mark.parametrize(("kind", "seed", "opponents"), [("ranks", "7", 1), ("pot", "2", 3)])
def test_where_nobody_is_asked_the_others_are_counted_from_one_of_the_players(
    tmp_path: Path, kind: str, seed: str, opponents: int
) -> None:
    out = commanded(tmp_path, "drill", kind, "--seed", seed, "--spots", "1", "--json")[1]
    assert json.loads(out)["opponents"] == opponents


def test_nothing_is_written_for_a_series_by_seed(tmp_path: Path) -> None:
    commanded(tmp_path, "drill", "swap", "--seed", "x", "--spots", "1", "--json")
    assert list(tmp_path.iterdir()) == []


def test_a_key_has_all_that_makes_a_spot() -> None:
    assert key_of(Kind.SWAP, 2, "a seed", 3) == "swap 2 3 a seed"


@pytest.mark.skipif(sys.platform == "win32", reason="no figures of a child's time there")
def test_the_first_spot_is_there_at_once(tmp_path: Path) -> None:
    """In the processor's time, beside what a Python with a loop takes to start: 5.5 times as long
    with the end of the program."""
    import resource

    def taken(*command: str) -> tuple[float, str]:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run(
            [sys.executable, *command], input="", capture_output=True, text=True, check=True
        )
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime - before.ru_utime - before.ru_stime, done.stdout

    drill = ("drill", "--plain", "--spots", "1", "--data-dir", str(tmp_path))
    ratios = []
    for _ in range(3):
        empty, _nothing = taken("-c", "import argparse, asyncio, dataclasses")
        used, told = taken("-m", "drawholdem_tui", *drill)
        ratios.append(used / empty)
        assert "1: keep, 2: swap " in told
    assert min(ratios) < 8, ratios

"""Random keys, clicks, pastes and sizes over all screens: what is looked at after each, see
``drawholdem_bench.monkey``. A fault is told with its seed and what led to it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from drawholdem_bench import monkey as monkey_module
from drawholdem_bench.monkey import Fault, Figures, Monkey
from drawholdem_bench.soak import figures
from drawholdem_bench.witness import Witness

from drawholdem_tui.tui.hot_seat import answering, question
from drawholdem_tui.tui.hot_seat import keyboard as hot_seat

LONG, BY_HAND = pytest.mark.long, pytest.mark.by_hand
SEEDS = (
    0,
    pytest.param(1, marks=LONG),  # with motion
    *(pytest.param(seed, marks=[LONG, BY_HAND]) for seed in range(2, 8)),
)
ACTIONS = 500  # with each of them


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Calm moments and resting keys are times of people, and tested elsewhere."""
    monkeypatch.setattr(answering, "A_BOUNCE", 0.03)  # two keys typed ahead are one press
    for module in (hot_seat, monkey_module):
        monkeypatch.setattr(module, "CALM", 0.01)
    for module in (question, monkey_module):
        monkeypatch.setattr(module, "REST", 0.01)


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_pressed_nothing_breaks(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # hands and pictures are saved where one stands
    done = Figures()
    monkey = Monkey(tmp_path, seed, done)
    monkey.play(ACTIONS, motion=bool(seed % 2))
    assert done.actions == ACTIONS
    assert done.hands >= 2


@pytest.mark.parametrize(
    "seed",
    [
        0,
        pytest.param(1, marks=LONG),
        *(pytest.param(seed, marks=[LONG, BY_HAND]) for seed in range(2, 5)),
    ],
)
def test_whatever_is_pressed_at_a_real_table_nothing_breaks(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sat down at from the menu, and by ``drawholdem table``."""
    monkeypatch.chdir(tmp_path)
    done = Figures()
    monkey = Monkey(tmp_path, f"real {seed}", done, real_share=1.0)
    monkey.play(ACTIONS, motion=False)
    assert done.real_hands >= 1  # with pauses and mistakes, 500 keys are few hands


def never_asked_again(*_arguments: object) -> None:
    """No question before somebody is all-in."""


def broken(*_arguments: object) -> None:
    raise ZeroDivisionError


@pytest.mark.parametrize(
    ("what", "wrong", "told"),
    [
        pytest.param(
            "drawholdem_tui.tui.hot_seat.answering.Answering._why_ask_again",
            never_asked_again,
            "all-in, unconfirmed",
            marks=[LONG, BY_HAND],
        ),
        pytest.param(
            "drawholdem_tui.tui.forms.form_screens.table_of",
            broken,
            "ZeroDivisionError",
            marks=LONG,
        ),
        ("drawholdem_tui.match.match.Match.finish", broken, "ZeroDivisionError"),
    ],
)
def test_the_monkey_finds_what_is_broken(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    what: str,
    wrong: Callable[..., None],
    told: str,
) -> None:
    """A question that is not asked, an exception on a page, and one in the loop of the table: most
    often within a thousand actions, but chance has it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(what, wrong)
    found = []
    for seed in range(1, 7):  # with something broken it may stumble over what comes of that
        try:
            Monkey(tmp_path / str(seed), seed, Figures()).play(20_000, motion=False)
        except Fault as fault:
            found.append(str(fault))
            if told in found[-1]:
                return
    pytest.fail("\n".join(found))


def test_the_monkey_finds_what_is_broken_at_a_real_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("drawholdem_tui.evening.real.table.Referee.undo", broken)
    with pytest.raises(Fault, match="ZeroDivisionError"):
        Monkey(tmp_path, 1, Figures(), real_share=1.0).play(2_000, motion=False)


def test_chips_that_are_missing_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("drawholdem_bench.witness.chips_of", lambda _hand: 0)
    with pytest.raises(Fault, match="chips were bought, and"):
        Monkey(tmp_path, 1, Figures(), real_share=0.0).play(5_000, motion=False)


def test_the_figures_are_a_line() -> None:
    seed, line = figures(actions=40, seed=7)
    assert seed == "soak seed 7"
    assert line.startswith("soak 40 actions, ")
    assert line.endswith(", faults: none")


def test_a_witness_is_no_more_than_one() -> None:
    """It passes everything on to the keeper of the book."""
    keeper = {name for name in vars(Witness) if not name.startswith("_")}
    assert {"hand_begins", "said", "hand_is_over", "table_changed", "evening_is_over"} <= keeper

"""Blinds that rise by minutes: a clock is read when a hand is dealt, and stands in the book."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from at_the_keyboard import Keyboard, keyboard
from tableau import KIT, REPOSITORY

from drawholdem_tui.engine.rules import DRAW_HOLDEM
from drawholdem_tui.evening.evening import fresh
from drawholdem_tui.evening.lobby import how_it_goes_on, sit_down
from drawholdem_tui.evening.stopwatch import Awake, Stopwatch
from drawholdem_tui.evening.table_options import TableWords, table_options
from drawholdem_tui.evening.taken_up import taken_up
from drawholdem_tui.match.levels import levels_named
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.storage.settings_schema import Preferences

BY_MINUTES = TableWords(("Ann", "Ben"), game="texas-holdem", mode="knockout", levels="standard:15")
BY_THE_CLOCK = levels_named("standard:15")


class Wall:
    """A clock that stands still between two looks at it."""

    def __init__(self) -> None:
        self.time = 1_000.0

    def __call__(self) -> float:
        return self.time


def test_the_level_is_that_of_the_minute_in_which_the_hand_is_dealt() -> None:
    blinds = [BY_THE_CLOCK.at(hand, 60 * minute, DRAW_HOLDEM).big_blind
              for hand, minute in ((1, 0), (90, 14.9), (91, 15), (2, 44), (3, 10_000))]  # fmt: skip
    assert blinds == [10, 10, 20, 30, 10_000]


def test_a_file_may_say_minutes(tmp_path: Path) -> None:
    file = tmp_path / "levels.toml"
    file.write_text("minutes = 5\nlevels = [{ small = 1, big = 2 }, { small = 2, big = 4 }]")
    assert levels_named(str(file)).at(1, 301, DRAW_HOLDEM).big_blind == 4


def test_a_stopwatch_goes_on_from_where_it_stood_and_a_pause_stops_it() -> None:
    wall = Wall()
    watch = Stopwatch(90.0, wall)
    wall.time += 5
    assert watch.reading() == 90  # not started yet
    watch.run()
    wall.time += 5
    assert watch.reading() == 95
    watch.run(on=False)
    wall.time += 500
    assert watch.reading() == 95
    watch.run()
    wall.time += 1
    assert watch.reading() == 96


def test_what_passes_while_the_program_is_stopped_does_not_count() -> None:  # EV-6
    wall = Wall()
    awake = Awake(wall, beat=3_600.0)  # it is looked at by hand
    before = awake()
    for _ in range(3):
        wall.time += 3_600
        awake.look()
    assert awake() - before == 3 * 3_600
    wall.time += 20 * 3_600
    assert awake() - before == 3 * 3_600
    wall.time += 1
    assert awake() - before == 3 * 3_600 + 1
    awake.stop()


STOPPED = """
import os, time
from drawholdem_tui.evening.stopwatch import Awake, Stopwatch
watch = Stopwatch(0, Awake(beat=0.05))
watch.run()
began = time.monotonic()
while True:
    input()
    print(watch.reading(), time.monotonic() - began, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")
def test_the_clock_of_a_program_that_is_stopped_and_woken_stands_still_meanwhile() -> None:  # EV-6
    with subprocess.Popen(
        [sys.executable, "-c", STOPPED], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        text=True, cwd=REPOSITORY,
    ) as program:  # fmt: skip
        assert program.stdin
        assert program.stdout

        def asked() -> tuple[float, float]:
            assert program.stdin
            assert program.stdout
            print(file=program.stdin, flush=True)
            played, passed = map(float, program.stdout.readline().split())
            return played, passed

        played, passed = asked()
        program.send_signal(signal.SIGSTOP)
        os.waitpid(program.pid, os.WUNTRACED)
        end = time.monotonic() + 1
        while time.monotonic() < end:  # it is the time that is waited for
            time.sleep(0.05)
        program.send_signal(signal.SIGCONT)
        played_then, passed_then = asked()
        program.kill()
    assert passed_then - passed >= 1
    assert played_then - played < 0.9


KILLED = """
import io, os, signal, sys
from pathlib import Path
from drawholdem_tui.evening.evening import fresh
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.evening.table_options import TableWords, table_options
from drawholdem_tui.storage.settings_schema import Preferences
from at_the_keyboard import Keyboard
words = TableWords(("Ann", "Ben"), game="texas-holdem", mode="knockout", levels="standard:15")
with sit_down(Path(sys.argv[1])) as opened:
    evening = fresh(table_options(words), opened.book)
    evening.match.seconds = 600.0
    evening.stopwatch.__init__(600.0, lambda: 0.0)
    with Keyboard(evening, Preferences(speed=0), keeps=True) as at:
        os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("how", ["quit", "killed"])
@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
def test_taken_up_again_the_clock_goes_on_from_the_hand_that_was_dealt_last(
    how: str, tmp_path: Path
) -> None:  # EV-6
    book, wall = tmp_path / "book.sqlite3", Wall()
    if how == "killed":
        done = subprocess.run(
            [sys.executable, "-c", KILLED, book],
            capture_output=True, text=True, check=False, timeout=60, cwd=REPOSITORY,
            env={**os.environ, "PYTHONPATH": f"{REPOSITORY}{os.pathsep}{KIT}"},
        )  # fmt: skip
        assert done.returncode == -signal.SIGKILL, done.stderr
    else:
        with sit_down(book) as opened:
            evening = fresh(table_options(BY_MINUTES), opened.book)
            evening.match.seconds = 600.0
            at = Keyboard(evening, Preferences(speed=0), keeps=True)
            on_a_wall(at, wall)
            with at:
                wall.time += 3_600  # in mid-hand
    with sit_down(book) as opened:
        assert opened.book
        assert opened.evening
        assert how_it_goes_on(opened.evening).endswith(
            " The blind clock was paused in the meantime."
        )
        again = taken_up(opened.evening, opened.book)
        again.stopwatch.run(on=False)
        assert again.stopwatch.reading() == pytest.approx(600, abs=1)


def on_a_wall(at: Keyboard, wall: Wall) -> None:
    at.evening.stopwatch = Stopwatch(at.evening.match.seconds, wall)


def hand_over(at: Keyboard) -> None:
    while not at.between_open:
        at.press("space" if at.scene.curtain else "f")


def test_blinds_rise_with_the_first_hand_behind_the_minute_and_a_pause_holds_them() -> None:
    wall = Wall()
    at = keyboard("texas-holdem", mode=Mode.KNOCKOUT, levels=BY_THE_CLOCK)
    on_a_wall(at, wall)
    with at:
        assert at.scene.title.rise == "15 minutes left, then 10/20"
        wall.time += 14 * 60 + 30
        assert at.scene.title.rise == "1 minute left, then 10/20"
        at.press("space", "p")
        wall.time += 3_600
        at.press("p")
        assert at.scene.title.rise == "1 minute left, then 10/20"
        wall.time += 31
        assert at.scene.title.rise == "next hand: 10/20"
        assert at.hand.rules.big_blind == 10  # this one goes on as it was dealt
        hand_over(at)
        at.press("enter")
        assert at.hand.rules.big_blind == 20
        assert at.scene.title.stakes == "level 2 of 14, blinds 10/20"


@pytest.mark.parametrize("minute", [0, 14, 15, 50])
def test_a_hand_that_is_taken_up_again_has_the_blinds_that_it_was_dealt_with(
    tmp_path: Path, minute: int
) -> None:
    """However long nobody played: the reading stands in the book, not the time of the day."""
    with sit_down(tmp_path / "book.sqlite3") as opened:
        evening = fresh(table_options(BY_MINUTES), opened.book)
        evening.match.seconds = 60.0 * minute
        at = Keyboard(evening, Preferences(speed=0), keeps=True)
        on_a_wall(at, Wall())
        with at:
            before = at.hand.rules.big_blind
    assert before == (10, 20, 50)[(minute >= 15) + (minute >= 45)]
    with sit_down(tmp_path / "book.sqlite3") as opened:
        assert opened.book
        assert opened.evening
        with Keyboard(taken_up(opened.evening, opened.book), Preferences(), keeps=True) as again:
            assert again.hand.rules.big_blind == before
            assert again.evening.stopwatch.reading() >= 60 * minute

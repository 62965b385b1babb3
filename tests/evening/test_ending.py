"""An evening comes to its end: asked for, told, settled, and found in the history."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from at_the_keyboard import Keyboard, keyboard
from evenings import table

from drawholdem_tui.cli.main import main
from drawholdem_tui.evening.evening import fresh
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.evening.taken_up import taken_up
from drawholdem_tui.line_mode.play import play
from drawholdem_tui.match.closing import closing_of
from drawholdem_tui.match.state import match_of, state_of
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.settings_schema import Preferences
from drawholdem_tui.tui.table.drawing.cells import shown
from drawholdem_tui.words.cards import letters
from drawholdem_tui.words.past.closing import closing_lines

TEXAS = "texas-holdem"


def fold_to_the_end(at: Keyboard) -> None:
    while not at.between_open and not at.ended:
        at.press("space" if at.scene.curtain else "f")


def at_the_table(book: Path, *typed: str, seats: str = "Ann,Ben") -> str:
    out = io.StringIO()
    with sit_down(book) as opened:
        source = io.StringIO("".join(f"{line}\n" for line in typed))
        assert play(table(TEXAS, seats, 1000), source, out, opened=opened) == 0
    return out.getvalue()


def test_an_evening_that_is_ended_in_mid_hand_ends_with_that_hand() -> None:
    with keyboard(TEXAS) as at:
        at.do(at.director.end_the_evening)
        assert at.scene.log.rows[-1].text == "This is the last hand of the evening."
        assert at.asked  # it goes on
        fold_to_the_end(at)
        assert at.between_open  # the last hand is looked at like any other
        at.press("enter")
        assert at.ended
        assert at.evening.match.hands == 1


def test_an_evening_that_is_ended_between_two_hands_is_over_at_once() -> None:
    with keyboard(TEXAS) as at:
        fold_to_the_end(at)
        at.do(at.director.end_the_evening)
        at.press("space")  # whatever is pressed then
        assert at.ended
        assert at.evening.match.hands == 1


def test_the_last_hand_is_still_the_last_when_it_is_taken_up_again(tmp_path: Path) -> None:
    book = tmp_path / "book.sqlite3"
    assert "This is the last hand of the evening." in at_the_table(book, "", "end")
    with sit_down(book) as opened:
        assert opened.book
        assert opened.evening
        again = taken_up(opened.evening, opened.book)
        assert again.to_end
        with Keyboard(again, Preferences(speed=0), keeps=True) as at:
            assert at.asked
            fold_to_the_end(at)
            at.press("enter")
            assert at.ended
    with history(book) as past:
        assert [row.status for row in past.evenings()] == ["over"]


def test_in_lines_end_plays_this_hand_and_no_other(tmp_path: Path) -> None:
    told = at_the_table(tmp_path / "book.sqlite3", "", "end", "fold", "never asked")
    assert "This is the last hand of the evening." in told
    assert "After one hand:\n1. " in told
    assert " pays " in told
    with history(tmp_path / "book.sqlite3") as past:
        assert [row.status for row in past.evenings()] == ["over"]


def test_in_lines_end_between_two_hands_is_the_end(tmp_path: Path) -> None:
    told = at_the_table(tmp_path / "book.sqlite3", "", "fold", "end")
    assert "After one hand:" in told
    with history(tmp_path / "book.sqlite3") as past:
        assert [row.status for row in past.evenings()] == ["over"]


def test_what_an_evening_is_remembered_for_is_in_its_book() -> None:
    with keyboard("draw-holdem", seed="remembered") as at:
        while at.evening.match.hands < 6:
            if at.between_open:
                at.press("enter")
            elif at.scene.curtain:
                at.press("space")
            else:
                at.press("k" if at.button("keep")[1] else "c")
        match = at.evening.match
        assert match.highlights
        assert match.highlights.best_hand
        assert match.highlights.biggest_pot
        again = match_of(state_of(match))
        assert again.highlights == match.highlights
        lines = closing_lines(closing_of(again), letters)
        assert any(line.startswith("Best hand shown: ") for line in lines)
        assert any(line.startswith("Biggest win: ") for line in lines)


@pytest.mark.parametrize("you", [None, 1])
def test_whoever_plays_alone_is_told_whom_to_pay(you: int | None) -> None:
    with keyboard(TEXAS, seats="Ann,Ben") as at:
        at.evening.match.chairs[0].stack += 40
        at.evening.match.chairs[1].stack -= 40
        lines = closing_lines(closing_of(at.evening.match), letters, you)
    assert lines[-1] == ("Ben pays Ann 40." if you is None else "You pay Ann 40.")


def test_the_history_tells_later_how_an_evening_ended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = at_the_table(tmp_path / "book.sqlite3", "", "fold", "end")
    assert main(["history", "--evening", "1", "--data-dir", str(tmp_path)]) == 0
    lines = capsys.readouterr().out
    assert lines.startswith("After one hand:\n1. ")
    assert lines in told
    assert main(["history", "--evening", "7", "--data-dir", str(tmp_path)]) == 2
    assert "no evening 7" in capsys.readouterr().err


def test_whoever_is_asked_to_buy_is_asked_again_after_an_interruption(tmp_path: Path) -> None:
    book = tmp_path / "book.sqlite3"
    with (
        sit_down(book) as opened,
        Keyboard(
            fresh(table(TEXAS, "Ann,Ben", 10), opened.book), Preferences(speed=0), keeps=True
        ) as at,
    ):
        while not at.between_open:
            at.press("space" if at.scene.curtain else "c")
        asked = at.scene.results.hint if at.scene.results else ""
        assert "is out of chips. B: buy 10; Enter:" in shown(asked)
    with sit_down(book) as opened:
        assert opened.book
        assert opened.evening
        with Keyboard(taken_up(opened.evening, opened.book), Preferences(), keeps=True) as at:
            assert at.scene.results
            assert at.scene.results.hint == asked
            at.press("b", "enter")
            assert at.evening.match.hands == 2
            assert sum(chair.bought for chair in at.evening.match.chairs) == 30

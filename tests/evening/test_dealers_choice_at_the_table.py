"""Dealer's choice at the table: asked, told, in book and hand files, and gone on with."""

from __future__ import annotations

import io
import tomllib
from dataclasses import replace
from pathlib import Path

from at_the_keyboard import Keyboard
from evenings import table

from drawholdem_tui.evening.evening import fresh
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.evening.taken_up import taken_up
from drawholdem_tui.line_mode.play import play
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.settings_schema import Preferences
from drawholdem_tui.tui.table.scene.regions import ResultsPicture

LAID = table("draw-holdem", "Ann,Ben,Cleo", 1000, "choice").but(choice="button")


def fold_to_the_end(at: Keyboard) -> None:
    while not at.between_open:
        at.press("space" if at.scene.curtain else "k" if at.button("keep")[1] else "f")
        if not at.scene.curtain and at.asked:
            at.press("f")


def told(at: Keyboard) -> str:
    return (at.scene.results or ResultsPicture()).hint


def test_the_next_to_deal_is_asked_and_the_evening_goes_on_at_the_question(
    tmp_path: Path,
) -> None:
    book = tmp_path / "book.sqlite3"
    with (
        sit_down(book) as opened,
        Keyboard(fresh(LAID, opened.book), Preferences(speed=0), keeps=True) as at,
    ):
        fold_to_the_end(at)
        asked = told(at)
        assert asked.endswith("chooses the game. D: pick one; Enter: same again")
    with sit_down(book) as opened:
        assert opened.book
        assert opened.evening
        with Keyboard(taken_up(opened.evening, opened.book), Preferences(), keeps=True) as at:
            assert told(at) == asked
            at.press("d")
            assert at.front.opened == ["game"]
            at.director.between.choose("texas-holdem")
            assert told(at).endswith("chooses Texas Hold'em.")
    with sit_down(book) as opened:  # what was chosen is written
        assert opened.book
        assert opened.evening
        with Keyboard(taken_up(opened.evening, opened.book), Preferences(), keeps=True) as at:
            assert "chooses the game" not in told(at)
            at.press("enter")
            assert at.scene.title.game == "Texas Hold'em"
            assert any(row.text.startswith("Texas Hold'em") for row in at.scene.log.rows)
            fold_to_the_end(at)
            at.press("enter")
            at.wait(0.1)
    with history(book) as past:
        rows = past.hands_of(1)
        assert [row.game for row in rows] == ["draw-holdem", "texas-holdem"]
        codes = [tomllib.loads(past.text(row.id))["variant"] for row in rows]
        assert codes == ["NDH", "NT"]


def test_what_waits_for_another_game_stays_in_the_title() -> None:
    with Keyboard(fresh(LAID, None), Preferences(speed=0)) as at:
        choice = at.evening.match.choice
        assert choice
        at.evening.match.choice = replace(choice, aside={"draw-poker": 40})
        at.press("l")
        assert at.scene.title.rise == "40 waits for Draw Poker"


def test_one_person_alone_is_not_spoken_of_by_name() -> None:
    alone = table("draw-holdem", "You,cpu:random", 1000, "two").but(choice="button")
    with Keyboard(fresh(alone, None), Preferences(speed=0)) as at:
        fold_to_the_end(at)
        assert told(at) == "You choose the game. D: pick one; Enter: same again"


def test_in_lines_the_game_is_typed() -> None:
    out = io.StringIO()
    play(LAID, io.StringIO("\nkeep\n" * 6 + "\nfold\n" * 4 + "game draw-poker\n\n"), out)
    assert "chooses the next game: type game and one of draw-holdem, texas-holdem" in out.getvalue()

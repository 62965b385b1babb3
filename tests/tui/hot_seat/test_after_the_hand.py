"""What the coach says of a finished hand: by itself to one person alone, among several to whoever
has asked, and to nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest
from at_the_keyboard import Keyboard, hint, keyboard
from moments_at_the_table import told
from on_the_screen import hurry, options, run, sitting
from pages import Program, with_program

from drawholdem_tui.tui.live.screens.overlays import overlay
from drawholdem_tui.tui.pages.choice import Choice, Whom
from drawholdem_tui.tui.pages.page import LeafPage
from drawholdem_tui.tui.table.drawing.lines import Faces, Table

__all__ = ["hurry"]


def to_the_end(at: Keyboard, *, swapping: bool = True) -> Keyboard:
    """Whoever is asked swaps the first card wherever that is possible, and stays in."""
    while not at.between_open:
        if at.scene.curtain:
            at.lift()
        if at.button("swap")[1]:
            at.press("1", "s", "s", "enter") if swapping else at.press("k")
        elif at.button("call")[1]:
            at.press("c", "c")
        else:
            at.press("enter")
    return at


def test_one_person_alone_is_told_what_cost_most_once_the_coach_has_looked() -> None:
    with keyboard(seats="Ann,cpu,cpu", seed="s2") as at:
        results = to_the_end(at).scene.results
        assert results
        assert results.line == ()  # the row is there already: nothing moves
        results = at.think().results
        assert results
        assert results.line
        assert results.line[0].startswith("Coach, on the turn: swapping")
        assert len(results.line[-1]) < len(results.line[0])
        assert "why" in [hint.command for hint in at.scene.keys.hints]
        at.press("w")
        assert at.front.opened == ["why-0"]


def test_a_hand_that_cost_nothing_is_not_spoken_of() -> None:
    with keyboard("texas-holdem", seats="Ann,cpu,cpu") as at:
        while not at.between_open:
            at.press("f", "f")
        results = at.think().results
        assert results
        assert results.line == ()


def test_without_the_setting_nothing_is_told_until_somebody_asks() -> None:
    with keyboard(seats="Ann,cpu,cpu", seed="s2", after_the_hand=False) as at:
        to_the_end(at).think()
        assert at.scene.results
        assert at.scene.results.line is None
        assert at.director.afterwards.of(0) is None
        at.press("w")
        at.think()
        assert at.front.opened == ["why-0"]


def test_among_several_nobody_is_told_who_has_not_asked() -> None:
    with keyboard(seats="Ann,Ben,cpu") as at:
        to_the_end(at).think()
        assert at.scene.results
        assert at.scene.results.line is None
        assert "why" not in [hint.command for hint in at.scene.keys.hints]
        at.press("w")
        assert told(at) == "W on your turn switches your own review on."
        assert at.front.opened == []


@pytest.mark.usefixtures("hurry")
def test_that_nobody_has_asked_is_told_at_every_size(tmp_path: Path) -> None:
    async def steps() -> None:
        async with sitting(tmp_path, options("texas-holdem", "Ann,Ben,cpu:rookie")) as at:
            while not at.director.between.open:
                await at.press("space", "f", "f")
            await at.press("w")
            for size in ((60, 20), (80, 24), (100, 30), (140, 40), (200, 55)):
                await at.size(*size)
                said = "W on your turn switches your own review on."
                assert said in str(at), f"{size}\n{at}"

    run(steps())


def test_who_has_asked_at_the_own_turn_is_told_alone_and_never_on_the_table() -> None:
    with keyboard(seats="Ann,Ben,cpu") as at:
        while at.asked != "Ben":
            if at.scene.curtain:
                at.lift()
            at.press("k" if at.button("keep")[1] else "c")
        at.press("w")
        assert at.director.afterwards.asked == set()  # not from behind the curtain
        at.lift()
        at.press("space")
        closed = at.press("w").title.notice
        assert closed == "open your cards first (Space), then W"
        at.press("space")
        assert "Review on for Ben: after each hand, W shows" in at.press("w").title.notice
        to_the_end(at).think()
        assert at.scene.results
        assert at.scene.results.line is None
        assert at.director.afterwards.of(0) is None
        assert at.director.afterwards.of(1)
        at.press("w")
        assert at.front.opened == ["why"]
        who = overlay("why", at.director).screen
        assert isinstance(who, Whom)
        assert who._lines == [
            "Who is looking?",
            "",
            (" 1 ", "  Ben"),
            "",
            (" Esc ", "  nobody"),
        ]
        curtain = overlay("why-1", at.director)
        assert isinstance(curtain.screen, Choice)
        assert curtain.screen._lines == [
            "Only Ben sees this: the others look away.",
            "",
            (" Space ", "  I am Ben"),
            (" Esc   ", "  back"),
        ]
        assert curtain.then
        curtain.then(False)  # what the question is dismissed with
        at.wait(1.0)
        assert at.front.opened == ["why"]
        curtain.then(True)
        at.wait(1.0)
        page = overlay(at.front.opened[-1], at.director).screen
        assert isinstance(page, LeafPage)
        assert page.private
        tables = [
            item for part in page._whole.parts for item in part.items if isinstance(item, Table)
        ]
        cells = [cell for table in tables for row in table.rows for cell in row]
        assert any(isinstance(cell, Faces) for cell in cells)  # what was held at each decision


def test_who_has_just_stood_up_sees_the_screen_too() -> None:
    with keyboard(seats="Ann,Ben,cpu") as at:
        while at.asked != "Ben":
            at.lift()
            at.press("f", "f")
        at.lift()
        at.press("w")
        to_the_end(at).think()
        at.do(lambda: at.director.between.change("get up", 0))
        assert at.evening.alone == 1
        screen = overlay("why-1", at.director).screen
        assert isinstance(screen, Choice)
        assert screen._lines[0] == "Only Ben sees this: the others look away."


def test_asking_a_second_time_takes_it_back() -> None:
    with keyboard(seats="Ann,Ben") as at:
        at.lift()
        at.press("w")
        assert "Review off for Ben: no coach after the hand." in at.press("w").title.notice
        assert at.director.afterwards.asked == set()


def test_who_has_asked_is_still_told_when_the_evening_was_left_and_goes_on(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.choose("Quick game")
        await program.until_asked()
        await program.press("w")
        await program.leave_the_table()
        await program.choose("Continue")
        await program.until_asked()
        assert "review: on" in str(program)
        await program.press("w")
        await program.leave_the_table()
        await program.choose("Continue")
        await program.until_asked()
        assert "review: off" in str(program)

    with_program(tmp_path, steps, (140, 40), after_the_hand=False)


def test_with_the_next_hand_the_last_one_is_forgotten() -> None:
    with keyboard(seats="Ann,cpu,cpu", seed="s2") as at:
        to_the_end(at).think()
        at.press("enter")
        assert at.director.afterwards.of(0) is None
        assert "why" not in [hint.command for hint in at.scene.keys.hints]


def test_who_is_told_anyway_hears_when() -> None:
    with keyboard(seats="Ann,cpu,cpu", seed="s2") as at:
        told = "Your mistakes after a hand: on (see settings)."
        assert hint(at.press("w")) == told
        at.press("k")
        assert hint(at.press("w")) == told  # and pressed again the same

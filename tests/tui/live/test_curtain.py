"""When the curtain falls, and what lifts it."""

from __future__ import annotations

import pytest
from at_the_keyboard import cards_in, deal, keyboard
from moments_at_the_table import TEXAS, keep_to_the_flop

from drawholdem_tui.tui.hot_seat.keyboard import CALM
from drawholdem_tui.tui.table.scene.regions import CurtainPicture, LogPicture


def test_the_first_person_of_several_is_asked_behind_a_curtain() -> None:
    with keyboard() as at:
        assert at.scene.curtain
        assert at.scene.curtain.name == at.asked == "Cleo"


def test_while_the_keyboard_is_handed_over_only_what_is_private_is_covered() -> None:
    with keyboard() as at:
        keep_to_the_flop(at)
        shown = at.scene
        assert shown.curtain
        assert len(shown.board.cards) == 3
        assert shown.pots.rows
        assert shown.log != LogPicture()
        assert not cards_in(shown.own)
        assert not any(cards_in(seat) for seat in shown.seats)
        assert not any(button.possible for button in shown.actions.buttons)
        at.lift()
        assert len(cards_in(at.own)) == 2  # one Space takes the turn and opens the cards


def test_space_lifts_the_curtain_and_no_other_key() -> None:
    with keyboard() as at:
        at.press("f", "c", "enter", "s", "k", "1", "l", "?", "escape", "r", "5")
        assert at.scene.curtain
        assert at.said == []
        assert at.front.opened == []
        assert not at.press("space").curtain


def test_the_turn_is_taken_at_the_earliest_a_calm_moment_after_the_last_persons_key() -> None:
    with keyboard() as at:
        at.lift()
        at.press("k")
        assert at.asked == "Ann"
        assert at.press("space", after=CALM * 0.6).curtain
        assert at.scene.curtain == CurtainPicture("Ann", "One moment …")
        # an early key does not begin the wait anew
        assert not at.press("space", after=CALM * 0.6).curtain


@pytest.mark.parametrize("milliseconds", range(50, 401, 50))
@pytest.mark.parametrize("key", ["f", "c", "k", "space"])
def test_no_second_press_of_one_person_counts_for_the_next(key: str, milliseconds: int) -> None:
    """Whatever has been folded: every change of who is asked is a change of hands."""
    for seats in ("Ann,Ben,cpu:random", "Ann,Ben,Cleo"):
        with keyboard(TEXAS, seats=seats, seed="stays in") as at:
            first = at.asked
            at.lift()
            at.press("f")
            assert at.asked not in ("", first)
            before = list(at.said)
            at.press(key, after=milliseconds / 1000)
            assert at.said == before
            assert not cards_in(at.own)


def test_a_double_press_of_the_one_before_lifts_no_curtain() -> None:
    with keyboard(TEXAS) as at:
        at.lift()
        assert at.press("f").curtain
        assert at.press("space", "space", "space", after=0.1).curtain
        assert at.press("f", "c", after=0.1).curtain
        assert at.said == ["Fold"]


def test_there_is_no_curtain_when_the_same_person_acts_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "AsKs", "7c2d", "9h9d", board="QsJs2c3d4h")
    with keyboard() as at:
        keep_to_the_flop(at)
        assert at.asked == "Ann"
        at.lift()
        at.press("1", "s")
        assert at.asked == "Ann"
        assert at.director.question is not None
        assert at.director.question.decision.kind == "bet"
        assert not at.scene.curtain


def test_there_is_no_curtain_for_one_person_alone() -> None:
    with keyboard(seats="Ann,cpu,cpu") as at:
        for _ in range(60):
            assert not at.scene.curtain
            at.press("enter" if not at.asked else "k" if at.button("keep")[1] else "c")


def test_the_last_person_left_in_a_hand_gets_the_keyboard_like_any_other() -> None:
    with keyboard(TEXAS, seats="Ann,Ben,cpu:random", seed="stays in") as at:
        assert at.asked == "Ann"
        at.lift()
        at.press("f")
        assert at.asked == "Ben"
        assert at.scene.curtain
        # and nothing lies open for who has just folded
        assert not cards_in(at.own)


def test_there_is_no_curtain_for_one_person_alone_at_the_table() -> None:
    with keyboard(seats="Ann,cpu,cpu") as at:
        assert at.asked == "Ann"
        assert not at.scene.curtain


def test_who_has_no_chips_still_sits_there_and_sees_nobodys_cards() -> None:
    with keyboard(seats="Ann,Ben,cpu", stacks={"Ben": 0}) as at:
        assert at.asked == "Ann"
        assert at.scene.curtain


def test_leaving_can_be_asked_for_from_behind_the_curtain() -> None:
    with keyboard() as at:
        assert at.press("q").curtain
        assert at.front.opened == ["leave"]

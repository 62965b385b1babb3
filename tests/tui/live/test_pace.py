"""A pause, skipping, faster and slower."""

from __future__ import annotations

from at_the_keyboard import cards_in, keyboard
from moments_at_the_table import TEXAS


def test_a_pause_holds_the_table_and_is_told() -> None:
    with keyboard(TEXAS, seats="Ann,cpu,cpu") as at:
        assert "paused" in at.press("p").title.notice
        before = at.said
        at.press("c")
        assert len(at.said) <= len(before) + 2  # the next one still thinks
        assert at.asked == ""
        assert "paused" not in at.press("p").title.notice
        assert at.asked or at.scene.results


def test_a_pause_closes_the_cards_of_whoever_shares_the_keyboard() -> None:
    with keyboard(TEXAS, seats="Ann,Ben") as at:
        at.lift()
        assert cards_in(at.own)
        at.press("p")
        assert not cards_in(at.own)
        at.press("p", "space")
        assert cards_in(at.own)
        assert "skip" not in {each.command for each in at.scene.keys.hints}
    with keyboard(TEXAS, seats="Ann,cpu") as at:  # nobody else looks
        at.press("p")
        assert cards_in(at.own)


def test_skipping_goes_on_from_a_pause_to_the_next_decision() -> None:
    with keyboard(TEXAS, seats="Ann,cpu,cpu") as at:
        at.director.pace.speed = 1
        at.press("p", ".")
        assert not at.director.pace.paused
        at.press("c")  # nobody waits for the computer's players
        assert at.asked or at.scene.results


def test_faster_and_slower_go_one_step_and_stop_at_the_ends() -> None:
    with keyboard(TEXAS, seats="Ann,cpu") as at:
        pace = at.director.pace
        pace.speed = 3
        seen = []
        for key in "+++----":
            at.press(key)
            seen.append(pace.speed)
        assert seen == [4, 5, 5, 4, 3, 2, 1]


def test_it_runs_fast_when_no_person_is_in_the_hand_any_more() -> None:
    with keyboard(TEXAS, seats="Ann,cpu,cpu,cpu") as at:
        assert not at.director.pace.fast_forward
        at.press("f", "f")
        assert at.director.pace.fast_forward


def test_a_bell_rings_on_ones_turn_where_that_is_wanted() -> None:
    for bell, rung in ((True, 1), (False, 0)):
        with keyboard(bell=bell) as at:
            assert at.front.rung == rung


def test_what_was_told_when_somebody_sat_down_goes_with_the_first_deed() -> None:
    with keyboard(seats="Ann,cpu:random") as at:
        at.director.notice = "continued"
        assert at.scene.title.notice == "continued \u00b7 seed keys"
        assert at.press("1").title.notice  # nothing is said yet
        assert not at.press("k").title.notice

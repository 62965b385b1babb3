"""When the curtain falls, and what lifts it."""

from __future__ import annotations

import pytest
from at_the_keyboard import Keyboard, cards_in, deal, hint, keyboard
from moments_at_the_table import TEXAS, keep_to_the_flop

from drawholdem_tui.tui.hot_seat.keyboard import CALM
from drawholdem_tui.tui.table.scene.log_rows import LogPicture
from drawholdem_tui.tui.table.scene.regions import (
    CurtainPicture,
)


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
        at.press("f", "c", "enter", "s", "k", "1", "h", "escape", "r", "5")
        assert at.scene.curtain
        assert at.said == []
        assert at.front.opened == []
        assert not at.press("space").curtain


def test_a_key_for_which_the_turn_has_to_be_taken_first_says_so_unless_it_is_the_last_ones() -> (
    None
):
    with keyboard() as at:
        assert at.press("f").title.notice == "first Space: take the turn"
        at.lift()
        assert "the turn" not in at.scene.title.notice  # it is taken
        at.press("k")
        assert "the turn" not in at.press("k", after=CALM * 0.6).title.notice


def test_space_is_never_swallowed_without_a_sign() -> None:
    with keyboard(TEXAS, seats="Ann,cpu,cpu") as at:
        assert hint(at.press("space")) == "Your cards lie open already."
        while not at.between_open:
            at.press("c")
        assert at.press("space").title.notice == "the hand is over: Enter goes on"


def test_what_the_footer_offers_on_the_curtain_does_something_and_shows_no_card() -> None:
    with keyboard() as at:
        offered = {each.command: each.key.lower() for each in at.scene.keys.hints}
        assert {"log", "help", "pause", "settings", "leave"} <= offered.keys()
        at.press("l", "?", ",", "t", "p", "p", "q")
        assert at.front.opened == ["log", "help", "settings", "pots", "leave"]
        at.click("log", "help", "settings")
        assert at.front.opened[-3:] == ["log", "help", "settings"]
        assert at.scene.curtain
        assert not cards_in(at.own)
        assert "look at your cards first" in at.press("h").title.notice
        at.do(lambda: at.director.run("keep", at.front.time))  # from the palette
        assert at.scene.title.notice == "first Space: take the turn"
        assert at.said == []


def test_the_one_behind_the_curtain_is_to_act_and_not_next_small_blind() -> None:
    with keyboard() as at:
        name = at.asked
        assert next(each.said for each in at.scene.seats if each.name == name) == "to act"


def test_the_turn_is_taken_at_the_earliest_a_calm_moment_after_the_last_persons_key() -> None:
    with keyboard() as at:
        at.lift()
        at.press("k")
        assert at.asked == "Ann"
        assert at.press("space", after=CALM * 0.6).curtain
        assert at.scene.curtain == CurtainPicture("Ann", ("One moment…",))
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


def test_a_space_too_early_is_seen_to_be_too_early() -> None:
    with keyboard(TEXAS) as at:
        at.lift()
        at.paints = False  # nobody has seen the curtain fall
        at.press("c")
        assert at.press("space", after=0.1).curtain == CurtainPicture(at.asked, ("One moment…",))


def test_who_hammers_space_ends_with_open_cards() -> None:
    with keyboard(TEXAS) as at:
        at.lift()
        at.press("c")
        for _press in range(8):
            at.press("space", after=0.37)
        assert len(cards_in(at.own)) == 2
        assert at.scene.title.notice == "One moment…"
        assert not cards_in(at.press("space").own)


def to_the_flop_with_known_cards(at: Keyboard) -> str:
    """Everybody has looked before the flop; who is asked there, behind the curtain."""
    keep_to_the_flop(at)
    assert at.scene.curtain
    return at.asked


def test_who_has_seen_the_cards_checks_without_opening_them() -> None:
    with keyboard(seats="Ann,Ben,Cleo") as at:
        asked = to_the_flop_with_known_cards(at)
        assert at.scene.curtain
        assert at.scene.curtain.unseen == ("C", "keep and check without looking")
        seen: list[object] = []
        at.front.watch = lambda: seen.extend(cards_in(at.own))
        assert at.press("c").curtain
        assert at.said[-2:] == ["Keep", "Check"]
        assert at.asked != asked
        assert not seen


def test_the_price_of_a_call_is_told_where_nothing_else_has_room() -> None:
    with keyboard(TEXAS) as at:
        at.lift()
        at.press("r", "3", "0", "enter")
        assert at.scene.curtain
        assert at.scene.curtain.facts[0].startswith("25\u00a0to\u00a0call\u00a0\u00b7 ")
        assert at.scene.curtain.facts[-1] == "25\u00a0to\u00a0call"


def test_a_mark_on_the_curtain_takes_the_turn_and_opens_the_cards() -> None:
    with keyboard(seats="Ann,Ben,Cleo") as at:
        to_the_flop_with_known_cards(at)
        assert not at.press("2").curtain
        assert len(cards_in(at.own)) == 2
        assert at.own.marked == {1}


def test_a_key_for_a_card_that_nobody_has_takes_no_turn() -> None:
    with keyboard(seats="Ann,Ben,Cleo") as at:
        to_the_flop_with_known_cards(at)
        for key in ("3", "4", "5"):
            assert at.press(key).curtain


@pytest.mark.parametrize("apart", [0.2, 0.5, 0.7])
def test_a_check_that_is_hammered_checks_for_nobody_else(apart: float) -> None:
    """Without a look a key has to come after a longer calm, and each in vain begins it anew."""
    with keyboard(seats="Ann,Ben,Cleo") as at:
        to_the_flop_with_known_cards(at)
        at.press("c")
        said = list(at.said)
        for _press in range(10):
            assert at.press("c", after=apart).curtain
            assert at.scene.curtain is not None
            assert at.scene.curtain.hint == ("One moment…",) or apart > CALM
        assert at.said == said
        at.press("c")
        assert at.said != said


def test_nothing_but_a_check_is_said_without_a_look(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "AsKs", "7c2d", "9h9d", board="QsJs2c3d4h")
    with keyboard(seats="Ann,Ben,Cleo") as at:
        to_the_flop_with_known_cards(at)
        at.press("space", "r", "enter")
        assert at.scene.curtain
        assert at.scene.curtain.unseen == ("", "")
        before = list(at.said)
        assert at.press("c", "f", "k", "s", "enter", "r").curtain
        assert at.said == before


def test_who_has_got_a_card_unseen_looks_before_checking() -> None:
    with keyboard(seats="Ann,Ben,Cleo") as at:
        asked = at.asked
        at.press("space", "space", "1", "s", "enter")
        while at.asked != asked:
            at.press("space", "c")
        assert at.scene.curtain
        assert at.scene.curtain.unseen == ("", "")


def test_in_the_next_hand_everybody_looks_first() -> None:
    with keyboard(TEXAS, seats="Ann,Ben,Cleo") as at:
        while not at.between_open:
            at.press(*(["space"] if at.scene.curtain else []), "f")
        assert at.press("enter").curtain
        assert not at.director.keyboard.have_looked
        assert at.scene.curtain
        assert at.scene.curtain.unseen == ("", "")


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

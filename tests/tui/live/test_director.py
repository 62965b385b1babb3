"""Whoever sits at the keyboard, without a screen: what keys do, when the curtain falls, what is
told to whom. The clock stands still between the keys."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from at_the_keyboard import (
    Keyboard,
    cards_in,
    cards_of,
    deal,
    deal_in_order,
    facts,
    hint,
    in_letters,
    keyboard,
    named,
)
from chips_laid_out import lay_out
from evenings import STEEP, table
from tableau import any_deck

from drawholdem_tui.controller.bots import BotPlayer
from drawholdem_tui.controller.loop import least_action
from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import Card, card, cards
from drawholdem_tui.engine.decisions import BetDecision, Decision
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.rules import PRESETS, Opening, Stakes
from drawholdem_tui.engine.view import View
from drawholdem_tui.evening.evening import fresh, taken_up
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.storage.settings_schema import Preferences
from drawholdem_tui.tui.hot_seat.keyboard import CALM
from drawholdem_tui.tui.hot_seat.question import REST
from drawholdem_tui.tui.keys.keymap import keymap_of
from drawholdem_tui.tui.table.scene.regions import (
    CurtainPicture,
    LogPicture,
    ResultsPicture,
    Scene,
    SeatLook,
)

DRAW_HOLDEM, TEXAS, DRAW, CASINO = PRESETS  # in the order of the rulebook

# The curtain


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


# Own cards


def keep_to_the_flop(at: Keyboard) -> None:
    """Everybody keeps, calls or checks before the flop."""
    while not at.hand.view(None).board:
        if at.scene.curtain:
            at.lift()
        at.press("k" if at.button("keep")[1] else "c")


def test_own_cards_open_with_the_turn_and_space_hides_them_and_opens_them_again() -> None:
    with keyboard() as at:
        assert at.own.cards == (None, None)
        assert named(at.scene) == ""
        at.lift()
        assert set(map(str, at.own.cards)) <= cards_of(at.hand, 2)
        assert named(at.scene)
        assert at.press("space").own.cards == (None, None)
        assert named(at.scene) == ""
        assert cards_in(at.press("space").own)


def test_losing_the_focus_covers_open_cards_and_among_people_they_stay_covered() -> None:
    with keyboard() as at:
        at.lift()
        at.director.attended(now=False)
        assert not cards_in(at.own)
        at.director.attended(now=True)
        assert not cards_in(at.own)
        assert cards_in(at.press("space").own)


def test_one_person_alone_comes_back_to_open_cards() -> None:
    with keyboard(seats="Ann,cpu") as at:
        assert cards_in(at.own)
        at.director.attended(now=False)
        assert not cards_in(at.own)
        at.director.attended(now=True)
        assert cards_in(at.own)


def test_one_person_alone_sees_the_own_cards_from_the_deal_to_the_end_also_when_folded() -> None:
    with keyboard(TEXAS, seats="Ann,cpu:random,cpu:random", seed="stays in") as at:
        cards = at.own.cards
        assert len(cards_in(at.own)) == 2
        assert cards_in(at.wait(60).own)
        seen = []
        at.front.watch = lambda: seen.append(at.own)
        at.press("f", "f")
        folded = [own for own in seen if own.faded]
        assert folded
        assert {own.cards for own in folded} == {cards}


def test_cards_turn_by_themselves_after_some_seconds() -> None:
    with keyboard(peek_seconds=8) as at:
        at.lift()
        assert cards_in(at.wait(7.9).own)
        assert not cards_in(at.wait(0.2))


def test_a_second_look_has_its_full_time() -> None:
    with keyboard(peek_seconds=8) as at:
        at.lift()
        at.press("space", "space", after=3)
        assert cards_in(at.wait(7).own)
        assert not cards_in(at.wait(2))


def test_cards_turn_after_the_action() -> None:
    with keyboard(seats="Ann,cpu", game=TEXAS, always_open=False) as at:
        at.press("space")
        assert cards_in(at.own)
        at.press("c")
        if at.director.question:
            assert at.own.cards == (None, None)


def test_cards_stay_open_through_keeping_and_then_betting() -> None:
    with keyboard() as at:
        keep_to_the_flop(at)
        at.lift()
        at.press("k")
        assert at.asked == "Ann"
        assert cards_in(at.own)


def test_one_person_alone_may_have_the_cards_always_open() -> None:
    with keyboard(seats="Ann,cpu", always_open=True) as at:
        for _ in range(12):
            if at.asked:
                assert cards_in(at.own)
                assert named(at.scene)
            at.wait(100)
            at.press("enter" if not at.asked else "k" if at.button("keep")[1] else "c")


def test_with_several_people_cards_are_never_always_open() -> None:
    with keyboard(always_open=True) as at:
        assert not cards_in(at.own)
        at.lift()
        assert at.press("space").own.cards == (None, None)


def test_folded_cards_are_gone() -> None:
    with keyboard(seats="Ann,Ben,cpu", game=TEXAS, seed="folded 2") as at:
        at.lift()
        own = {str(each) for each in at.press("space").own.cards}
        folded = at.asked
        at.press("f", "f")
        assert at.own.cards == ()
        at.press("space")
        assert not own & cards_in(at.scene)
        seat = at.scene.seats[at.scene.own_seat]
        assert seat.name == folded or at.scene.curtain or not at.asked


def test_a_new_card_is_shown_to_its_owner_before_the_curtain_falls() -> None:
    with keyboard() as at:
        before = at.lift().own.cards
        at.press("1", "s")
        assert not at.scene.curtain
        assert at.asked == ""
        now = at.own.cards
        assert now != before
        assert set(now) & set(before)
        assert "new card" in hint(at.scene)
        assert at.director.show.stage.to_act is None  # nobody else's turn yet
        assert at.press("enter").curtain
        assert at.asked == "Ann"


@pytest.mark.parametrize("key", ["space", "enter"])
def test_who_swapped_without_looking_may_look_at_the_new_card_or_go_on(key: str) -> None:
    with keyboard() as at:
        at.lift()
        at.press("space", "1", "s")
        assert not at.scene.curtain
        assert not cards_in(at.own)
        at.press(key)
        if key == "space":
            assert len(cards_in(at.own)) == 2
            at.press("space")  # seen
        assert at.scene.curtain


def test_other_keys_do_nothing_while_a_new_card_is_looked_at() -> None:
    with keyboard() as at:
        at.lift()
        at.press("space", "2", "s", "s", "k", "f", "c", "1")
        assert at.said == ["Swap"]
        assert not at.scene.curtain


def test_the_new_card_turns_by_itself_and_the_curtain_still_waits_for_a_key() -> None:
    with keyboard(peek_seconds=8) as at:
        at.lift()
        at.press("space", "1", "s")
        assert not cards_in(at.wait(9).own)
        assert not at.scene.curtain
        assert at.press("enter").curtain


def test_a_hand_that_ends_after_a_swap_goes_on_with_enter() -> None:
    """Everybody else folds to whoever swapped last: nobody is asked any more."""
    with keyboard(seats="Ann,Ben,cpu:random", seed="over", rules={"ante": 0}) as at:
        for _ in range(400):
            if at.ended:
                break
            before = (at.asked, len(at.said), len(at.record.hands), at.director.shows_new_card)
            if at.scene.curtain:
                at.lift()
            elif at.button("swap")[1]:
                at.press("1", "s", "s")
            elif at.asked:
                at.press("f", "f")
            else:
                at.press("enter")
            after = (at.asked, len(at.said), len(at.record.hands), at.director.shows_new_card)
            assert before != after or not at.scene.curtain
        assert len(at.record.hands) > 20


# Decisions by key


def test_a_mark_moves_at_a_swap_and_goes_when_pressed_again() -> None:
    with keyboard() as at:
        at.lift()
        assert at.press("1").own.marked == {0}
        assert at.press("2").own.marked == {1}
        assert at.press("2").own.marked == set()
        assert at.press("3", "4", "5").own.marked == set()


def test_marks_are_put_and_taken_one_by_one_at_a_draw() -> None:
    with keyboard(DRAW, rules={"opening": PRESETS[CASINO].opening}) as at:
        while at.own.numbered is False:
            if at.scene.curtain:
                at.lift()
            if not at.own.numbered:
                at.press("c" if at.button("call")[1] else "r", "enter")
        assert at.press("1", "3", "5").own.marked == {0, 2, 4}
        assert at.press("3").own.marked == {0, 4}


@pytest.mark.parametrize("key", ["s", "enter"])
def test_a_swap_is_said_only_with_a_mark(key: str) -> None:
    with keyboard() as at:
        at.lift()
        at.press(key, key)
        assert at.said == []
        marked = at.hand.view(2).own_cards[1]
        at.press("2", key)
        assert at.record.actions == [Swap(marked)]


def test_k_keeps_and_in_draw_poker_stands_pat() -> None:
    with keyboard() as at:
        at.lift()
        at.press("1", "k")  # a mark does not matter
        assert at.record.actions == [Keep()]
    with keyboard(CASINO) as at:
        to_the_draw(at)
        assert at.button("keep") == ("stand pat", True)
        at.press("1", "k")
        assert at.record.actions[-1] == Draw()


def to_the_draw(at: Keyboard) -> None:
    """The first bets, the others call."""
    while not at.own.numbered:
        if at.scene.curtain:
            at.lift()
            continue
        at.press("c") if at.button("call")[1] else at.press("r", "enter")


def test_in_the_first_swap_round_raising_waits_for_the_betting() -> None:
    with keyboard() as at:
        at.lift()
        assert [at.button(each)[1] for each in ("fold", "call", "raise", "swap", "keep")] == [
            True, True, False, True, True,
        ]  # fmt: skip
        at.press("r", "r")
        assert at.said == []
        assert at.scene.bet is None


def test_keep_then_call_is_one_turn_before_the_flop_if_nobody_raises() -> None:
    with keyboard() as at:
        for name in ("Cleo", "Ann", "Ben"):
            assert at.asked == name
            at.lift()
            at.press("c")
        assert at.said == ["Keep", "Keep", "Keep", "Call", "Call", "Check"]
        assert at.hand.view(None).street == "flop"


def test_a_call_said_before_the_flop_does_not_count_after_a_raise() -> None:
    with keyboard() as at:
        at.lift()
        at.press("k")
        for _name in ("Ann", "Ben"):
            at.lift()
            at.press("c")
        assert at.asked == "Cleo"
        at.lift()
        at.press("r", "enter")
        assert at.said == ["Keep", "Keep", "Keep", "RaiseTo"]
        assert at.asked == "Ann"
        assert at.scene.curtain


def test_what_was_said_before_the_flop_is_forgotten_with_the_hand() -> None:
    with keyboard() as at:
        for key in ("c", "f", "f"):
            at.lift()
            at.press(*(key * 2 if key == "f" and at.button("call")[0] == "check" else key))
        hand_over(at)
        at.press("enter")
        assert at.asked
        assert at.said == []


@pytest.mark.parametrize(
    ("keys", "actions"),
    [
        (("c",), [Keep(), Check()]),
        (("f", "f"), [Keep(), Fold()]),
        (("r", "enter"), [Keep(), RaiseTo(10)]),
        (("r", "right", "enter"), [Keep(), RaiseTo(15)]),
        (("k", "c"), [Keep(), Check()]),
    ],
)
def test_a_bet_at_a_swap_decision_is_keeping_and_then_that(
    keys: tuple[str, ...], actions: list[object]
) -> None:
    with keyboard() as at:
        keep_to_the_flop(at)
        before = len(at.said)
        at.lift()
        at.press(*keys)
        assert at.record.actions[before:] == actions
        assert at.asked == "Ben"


def test_keep_and_then_call_with_the_amounts_of_the_engine() -> None:
    with keyboard() as at:
        keep_to_the_flop(at)
        at.lift()
        at.press("r", "6", "0", "enter")
        at.lift()
        assert at.button("call") == ("keep and call 60", True)
        assert at.button("swap") == ("swap for 30: first mark 1 or 2", True)
        before = len(at.said)
        at.press("c")
        assert at.record.actions[before:] == [Keep(), Call()]


def test_a_free_fold_is_asked_once_more() -> None:
    with keyboard() as at:
        keep_to_the_flop(at)
        at.lift()
        assert "free" in hint(at.press("f"))
        assert "Fold" not in at.said
        at.press("f")
        assert at.said[-2:] == ["Keep", "Fold"]


def test_a_free_fold_need_not_be_asked() -> None:
    with keyboard(confirm_free_fold=False) as at:
        keep_to_the_flop(at)
        at.lift()
        at.press("f")
        assert at.said[-1] == "Fold"


def test_another_key_takes_the_question_back() -> None:
    with keyboard() as at:
        keep_to_the_flop(at)
        at.lift()
        at.press("f", "1", "f")
        assert "Fold" not in at.said
        assert at.asked == "Ann"


def test_a_quick_double_press_does_not_confirm_a_free_fold() -> None:
    with keyboard() as at:
        keep_to_the_flop(at)
        at.lift()
        at.press("f", "f", after=0.08)  # a key that bounces
        assert "Fold" not in at.said
        at.press("f", after=0.2)
        assert "Fold" in at.said


def test_an_all_in_call_is_asked_once_and_a_quick_double_press_does_not_confirm() -> None:
    with keyboard(TEXAS, stacks={"Cleo": 5}) as at:
        at.lift()
        assert at.button("call") == ("call 5 all-in", True)
        at.press("c")
        at.press("c", after=0.08)
        assert at.said == []
        assert "all-in" in hint(at.scene)
        at.press("c", after=0.2)
        assert at.said == ["Call"]


def test_enter_confirms_what_is_asked_once_more() -> None:
    with keyboard(TEXAS, stacks={"Cleo": 5}) as at:
        at.lift()
        at.press("c", "enter")
        assert at.said == ["Call"]


def test_a_call_of_more_than_half_the_stack_is_asked_once_unless_the_setting_says_no() -> None:
    with keyboard(TEXAS, stacks={"Cleo": 15}) as at:
        at.lift()
        at.press("c")
        assert at.said == []
        assert hint(at.scene) == "That is 10 of your 15. Press C again."
        at.press("c")
        assert at.said == ["Call"]
    with keyboard(TEXAS, stacks={"Cleo": 15}, confirm_big_calls=False) as at:
        at.lift()
        at.press("c")
        assert at.said == ["Call"]


def test_a_swap_for_the_last_chip_is_asked_once() -> None:
    with keyboard(stacks={"Cleo": 5}) as at:
        at.lift()
        assert at.button("swap") == ("swap for 5, all-in: first mark 1 or 2", True)
        at.press("1")
        assert at.button("swap") == ("swap 5 all-in", True)
        at.press("s")
        at.press("s", after=0.1)
        assert at.said == []
        at.press("s")
        assert at.said == ["Swap"]


def test_no_single_key_puts_the_whole_stack_in() -> None:
    """Also where calling, swapping or the smallest raise take all of it."""
    for stacks in ({"Cleo": 10}, {"Cleo": 5}, {"Cleo": 13}, {"Cleo": 17}):
        for game in (DRAW_HOLDEM, TEXAS):
            for key in "fcrbsk12345h$ozp.+-lt? ":
                with keyboard(game, stacks=stacks) as at:
                    at.lift()
                    if game == DRAW_HOLDEM and key == "k":
                        continue
                    at.press(key)
                    assert not any(seat.look is SeatLook.ALL_IN for seat in at.scene.seats)


def test_a_key_that_has_changed_its_meaning_rests_for_a_second() -> None:
    with keyboard(TEXAS, seats="Ann,cpu:random", seed="rest") as at:
        for _ in range(200):
            before = at.button("call")[0] if at.asked else ""
            said = at.record.actions.copy()
            at.press("c" if at.asked else "enter", after=2)
            question = at.director.question
            if not question or not before or len(at.said) < len(said):
                continue
            if question.resting:
                break
        question = at.director.question
        assert question
        assert "call" in question.resting
        now = len(at.said)
        assert at.button("call")[1] is False
        at.press("c", after=REST * 0.5)
        assert len(at.said) == now
        at.press("c", after=REST * 0.6)
        assert len(at.said) > now or "again" in hint(at.scene)


def test_keys_pressed_before_the_decision_was_painted_are_dropped() -> None:
    with keyboard(TEXAS) as at:
        at.paints = False
        at.lift()
        at.press("f", "c", "f", "f")
        assert at.said == []
        at.director.painted()
        at.director.press("f", at.front.time - 0.1)  # it was on its way already
        at.press()
        assert at.said == []
        at.press("f")
        assert at.said == ["Fold"]


def test_two_presses_never_act_twice() -> None:
    with keyboard(TEXAS, seats="Ann,cpu,cpu", seed="twice") as at:
        now = at.front.time + 1
        at.front.time = now

        def twice() -> None:
            at.director.press("c", now)
            at.director.press("c", now)

        at._run(twice)
        own = [action for action in at.record.actions if isinstance(action, Call | Check)]
        asked = at.director.question
        assert asked is None or asked.shown_at >= now
        assert len(own) <= len(at.said)
        assert at.evening.match.chairs[0].stack in (1000, 990, 995)


def test_a_press_for_an_old_decision_never_answers_the_next() -> None:
    with keyboard(TEXAS, seats="Ann,cpu:random", seed="old") as at:
        for _ in range(30):
            if not at.asked:
                at.press("enter")
                continue
            shown = at.director.question
            assert shown
            at.press("c")
            said = list(at.record.actions)
            if at.director.question and at.director.question is not shown:
                at._run(lambda shown=shown: at.director.press("f", shown.shown_at + 0.5))  # type: ignore[misc]
                assert list(at.record.actions) == said


def test_the_mouse_obeys_the_same_rules() -> None:
    with keyboard() as at:
        at.click("fold", "keep", "swap", "log")
        assert at.scene.curtain
        at.click("leave")
        assert at.front.opened == ["leave"]
        at.press("f")
        assert at.scene.curtain
        at.click("peek")
        lifted = at.scene
        assert not lifted.curtain
        at.click("swap", "raise", "next")
        assert at.said == []
        at.click("mark 1", "mark 2", "swap")
        assert at.said == ["Swap"]
        at.click("peek")  # seen
        assert at.scene.curtain


def test_a_free_fold_from_a_list_can_be_confirmed_from_it_and_by_key() -> None:
    """What is chosen from a list has no time of its own."""
    for confirm in ("list", "key"):
        with keyboard() as at:
            keep_to_the_flop(at)
            at.lift()
            at.wait(2)
            at._run(lambda at=at: at.director.run("fold", float("inf")))  # type: ignore[misc]
            assert "Fold" not in at.said
            at.wait(2)
            if confirm == "key":
                at.press("f")
            else:
                at._run(lambda at=at: at.director.run("fold", float("inf")))  # type: ignore[misc]
            assert at.said[-1] == "Fold"


# The bet entry


def at_the_entry(at: Keyboard) -> None:
    at.lift()
    at.press("r")
    assert at.scene.bet


def amount(at: Keyboard) -> str:
    bet = at.scene.bet
    assert bet
    return bet.amount


def test_the_first_digit_replaces_and_backspace_takes_back() -> None:
    with keyboard(TEXAS) as at:
        at_the_entry(at)
        assert amount(at) == "20"
        at.press("2")
        assert amount(at) == "2"
        at.press("4", "0", "7")
        assert amount(at) == "2,407"
        at.press("backspace")
        assert amount(at) == "240"
        at.press("backspace", "backspace", "backspace", "backspace")
        assert amount(at) == ""
        at.press("5", "5", "enter")
        assert at.record.actions == [RaiseTo(55)]


def test_up_and_down_are_one_big_blind_within_the_bounds() -> None:
    with keyboard(TEXAS, stacks={"Cleo": 45}) as at:
        at_the_entry(at)
        seen = []
        for key in ("up", "up", "up", "up", "down", "down", "down", "down", "down"):
            at.press(key)
            seen.append(amount(at))
        assert seen == ["30", "40", "45", "45", "35", "25", "20", "20", "20"]


def test_left_and_right_go_through_the_usual_sizes() -> None:
    with keyboard(TEXAS) as at:
        keep_to_the_flop(at)
        at.lift()
        at.press("r", "1", "0", "0", "enter")
        at.lift()
        at.press("r")
        shown = at.scene.bet
        assert shown
        assert shown.steps == (
            "min 200", "1/2 215", "2/3 253", "pot 330", "all-in 990",
        )  # fmt: skip
        seen = [amount(at)]
        for key in ("right",) * 5 + ("left",) * 5:
            at.press(key)
            seen.append(amount(at))
        up = ["200", "215", "253", "330", "990", "990"]
        assert seen == [*up, *up[-3::-1], "200"]
        assert at.scene.bet
        assert not at.scene.bet.all_in


def test_the_largest_amount_is_said_to_be_all_in_and_needs_enter() -> None:
    with keyboard(TEXAS) as at:
        at_the_entry(at)
        at.press(*["right"] * 6)
        assert at.scene.bet
        assert at.scene.bet.all_in
        assert at.said == []
        at.press("enter")
        assert at.record.actions == [RaiseTo(1000)]


def test_escape_closes_and_says_nothing() -> None:
    with keyboard(TEXAS) as at:
        at_the_entry(at)
        assert at.press("5", "0", "escape").bet is None
        assert at.said == []
        assert at.asked == "Cleo"


def test_letters_are_dead_in_the_entry() -> None:
    with keyboard(TEXAS) as at:
        at_the_entry(at)
        before = at.scene
        assert at.press(*"fcrbskqp.zoe$", "tab", "f1") == before
        assert at.said == []
        assert at.front.opened == []


def test_cards_log_and_help_can_be_looked_at_while_an_amount_is_typed() -> None:
    with keyboard(TEXAS) as at:
        at_the_entry(at)
        at.press("7", "5")
        assert cards_in(at.own)
        assert not cards_in(at.press("space").own)
        assert cards_in(at.press("space").own)
        at.press("l", "?", "t")
        assert at.front.opened == ["log", "help", "pots"]
        assert amount(at) == "75"


def test_all_in_is_two_keys_and_enter() -> None:
    with keyboard(TEXAS) as at:
        at.lift()
        at.press("r", "a")
        assert at.scene.bet
        assert at.scene.bet.all_in
        at.press("enter")
        assert at.record.actions == [RaiseTo(1000)]


def test_before_the_flop_the_steps_are_multiples_of_the_blinds() -> None:
    with keyboard(TEXAS) as at:
        at.lift()
        bet = at.press("r").bet
        assert bet
        assert bet.steps == (
            "min 20",
            "2.5\u00d7 25",
            "3\u00d7 30",
            "pot 35",
            "4\u00d7 40",
            "all-in 1,000",
        )


def test_after_a_refused_amount_the_next_digit_begins_anew() -> None:
    with keyboard(TEXAS, stacks={"Cleo": 300}) as at:
        at.lift()
        at.press("r", "3", "3", "9", "enter")
        assert at.said == []
        at.press("2")
        assert amount(at) == "2"


@pytest.mark.parametrize(
    ("digits", "word"), [("5", "20"), ("1001", "1000"), ("", "20"), ("999999999999", "1000")]
)
def test_a_refusal_is_a_sentence_and_the_entry_stays(digits: str, word: str) -> None:
    with keyboard(TEXAS) as at:
        at_the_entry(at)
        at.press(*digits or ("backspace",), "enter")
        assert at.said == []
        assert at.scene.bet
        assert word in at.scene.bet.wrong.replace(",", "")
        assert " " in at.scene.bet.wrong
        assert at.press("right").bet
        assert at.scene.bet
        assert at.scene.bet.wrong == ""


def test_a_raise_that_is_not_on_offer_is_dimmed() -> None:
    with keyboard(TEXAS, stacks={"Cleo": 8}) as at:
        at.lift()
        assert at.button("raise") == ("raise: calling is all-in", False)
        assert at.press("r").bet is None
        assert hint(at.scene) == "A call takes your whole stack already. /: the rule."


def test_a_swap_that_is_too_dear_says_so_in_grey_and_in_words() -> None:
    with keyboard(stacks={"Ben": 15}) as at:
        keep_to_the_flop(at)
        while at.asked != "Ben":
            at.lift()
            at.press("c")
        at.lift()
        assert at.button("swap") == ("swap 30: you have 5", False)
        at.press("s")
        assert hint(at.scene) == "A swap costs 30, you have 5. /: the rule."


def test_the_price_of_a_swap_is_explained_where_it_is_asked() -> None:  # DH-5, DH-6, DH-12
    with keyboard() as at:
        told = {}
        for _ in range(3):
            name = at.asked
            at.lift()
            told[name] = facts(at.scene)[1:]
            at.press("c")
        assert told["Cleo"] == ("Swap a card for 5, a small blind?", "It counts towards the call.")
        assert told["Ann"] == ("Swap a card for free? You posted a blind.",)
        at.lift()
        assert facts(at.scene)[1:] == (
            "Swap a card for 30, the pot at the flop?", "It goes into the main pot.",
        )  # fmt: skip


# Jacks or better


def jacks(at: Keyboard) -> None:
    if at.scene.curtain:
        at.lift()


OPENERS, NONE = "JsJh4c7d9s", "Ts9h4c7d2s"


@pytest.mark.parametrize("steps", [(), ("r",), ("r", "r"), ("1",), ("h",), ("space", "r", "space"),
    ("space", "r", "escape", "space"), ("space", "wait"), ("space", "r", "wait"),
    ("space", "r", "3", "wait")])  # fmt: skip
def test_hidden_openers_change_nothing_in_the_scene(
    steps: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With and without openers alike, also after somebody has looked and hidden them again."""
    shown = []
    for own in (OPENERS, NONE):
        deal(monkeypatch, own, "8c8d3h3c5d", "QcTd6h5c3s")
        with keyboard(DRAW) as at:
            jacks(at)
            assert at.asked == "Ann"
            for step in steps:
                at.wait(30) if step == "wait" else at.press(step)
            if at.director.keyboard.open:  # Space is dead in an open bet entry
                at.press("escape", "space")
            assert not at.director.keyboard.open
            assert not cards_in(at.scene)
            shown.append(at.scene)
    assert shown[0] == shown[1]


def test_who_cannot_open_is_told_so_beside_the_open_cards_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, NONE, "8c8d3h3c5d", "QcTd6h5c3s")
    with keyboard(DRAW) as at:
        jacks(at)
        assert at.button("raise") == ("open", True)
        at.press("space")
        assert "Look at your cards" in hint(at.press("r"))
        told = hint(at.press("space", "r"))
        assert "jacks" in told
        assert hint(at.press("space")) != told
        assert at.said == []


def test_who_can_open_gets_the_entry_after_a_look(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, OPENERS, "8c8d3h3c5d", "QcTd6h5c3s")
    with keyboard(DRAW) as at:
        jacks(at)
        assert at.press("r").bet
        at.press("enter")
        assert at.record.actions == [RaiseTo(10)]


def test_typing_an_amount_keeps_the_cards_open(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, OPENERS, "8c8d3h3c5d", "QcTd6h5c3s")
    with keyboard(DRAW, peek_seconds=8) as at:
        jacks(at)
        at.press("r", "2", "5", after=5)
        assert amount(at) == "25"
        assert at.wait(9).bet is None


@pytest.mark.parametrize("game", PRESETS)
@pytest.mark.parametrize("seed", range(12))
def test_what_is_hidden_changes_nothing_that_is_shown(
    game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same keys with other hidden cards: scene for scene the same while no card lies open."""
    print("seed", seed)
    told: list[list[Scene]] = []
    for deck in two_decks(game, seed):
        deal_in_order(monkeypatch, deck)
        rng = Random(seed)
        scenes = []
        with keyboard(game, seats="Ann,Ben,Cleo", stack=200) as at:
            for _ in range(40):
                if at.scene.curtain:
                    scenes.append(at.scene)
                    at.lift()
                if cards_in(at.own):
                    at.press("space")
                if not at.asked or at.scene.results:
                    break
                scenes.append(at.scene)
                key = rng.choice("cckk1r2fh")
                if key == "r" and at.button("raise")[0] == "open":
                    at.press("r")
                elif key == "r":
                    at.press("r", "enter", "escape")
                else:
                    at.press(key)
                if any(isinstance(each, Card) for seat in at.scene.seats for each in seat.cards):
                    break
        told.append(scenes)
    short = min(map(len, told))
    assert short > 1
    assert told[0] == told[1]


def two_decks(game: str, seed: int) -> Iterator[OrderedDeck]:
    """The same board and burns, other hole cards."""
    deck = any_deck(seed)
    dealt = 15 if PRESETS[game].game.value.startswith("draw") else 6
    order = list(deck.order)
    yield replace(deck, order=tuple(order))
    hole = order[:dealt]
    Random(seed).shuffle(hole)
    yield replace(deck, order=tuple(hole + order[dealt:]))


# Pots and the end of a hand


class Folds:
    """Keeps, and folds as soon as it can."""

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        return Fold() if isinstance(decision, BetDecision) else Keep()


def test_enter_goes_on_when_everybody_folds_to_a_new_card_that_nobody_has_looked_at() -> None:
    evening = keyboard(seats="Ann,cpu").evening
    evening.bots[1] = BotPlayer(Folds())
    with Keyboard(evening, Preferences(speed=0)) as at:
        at.press("1", "s")
        assert at.said == ["Keep", "Swap", "Fold"]
        assert at.scene.results
        at.press("enter")
        assert at.asked == "Ann"
        assert at.said == []


SHORT = {"Ann": 30, "Ben": 200}
BOARD = "2c7d9hJs3d"


def three_pots(at: Keyboard) -> None:
    """Ann is all-in for 30; Ben pays 90 for a swap and bets 45, Cleo calls."""
    press(at, "k", "k", "k", "r 3 0 enter", "c c", "c")
    press(at, "1 s", "r right right enter", "c")


def press(at: Keyboard, *turns: str) -> None:
    """Keys, a turn each, behind whatever curtain there is."""
    for turn in turns:
        if at.scene.curtain:
            at.lift()
        at.press(*turn.split())


def rows(at: Keyboard) -> list[tuple[str, int, str]]:
    return [(row.name, row.amount, " ".join(row.who)) for row in at.scene.pots.rows]


def test_side_pots_and_the_swap_pot_have_rows_with_who_can_win_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "AsAh", "KsKh", "QsQh", board=BOARD, replacements="4c")
    with keyboard(stacks=SHORT) as at:
        three_pots(at)
        at.lift()
        assert rows(at) == [
            ("main pot", 90, "Ann Ben Cleo"),
            ("side pot", 90, "Ben Cleo"),
            ("swap pot", 90, "for the best hand of all"),
        ]
        assert [seat.reach for seat in at.scene.seats] == ["main pot", "side pot", "side pot"]


def at_stake(at: Keyboard) -> list[str]:
    return [line.text for line in at.scene.panel.lines if line.text.startswith("at stake")]


def test_what_can_be_played_for_is_told_against_whoever_has_raised_and_has_chips(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "AsAh", "KsKh", "QsQh", board=BOARD)
    with keyboard(stacks={"Ann": 200, "Ben": 700, "Cleo": 400}) as at:
        press(at, "k", "k", "k")
        at.lift()
        assert at_stake(at) == []  # nobody has raised, and two others are in
        press(at, "r 3 0 enter")
        at.lift()
        assert at_stake(at) == ["at stake with Cleo: 200"]  # all that Ann has
        press(at, "c")
        at.lift()
        assert at_stake(at) == ["at stake with Cleo: 400"]  # all that Cleo has


def test_the_fee_of_a_swap_lies_on_the_line_until_the_street_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "AsAh", "KsKh", "QsQh", board=BOARD, replacements="4c")
    with keyboard(stacks=SHORT) as at:
        press(at, "k", "k", "k", "r 3 0 enter", "c c", "c", "1 s")
        assert [(each.seat, each.cards, each.fee) for each in at.scene.line.lying] == [(1, 1, 90)]
        press(at, "c", "c")
        at.lift()
        assert at.scene.line.lying == ()
        assert at.scene.seats[1].swaps == ("flop",)


def played_out(at: Keyboard) -> ResultsPicture:
    """Everybody checks to the end."""
    while not at.scene.results:
        if at.scene.curtain:
            at.lift()
        at.press("c")
    return at.scene.results


def test_the_showdown_says_who_has_won_what_with_which_five(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "AsAh", "KsKh", "QsQh", board=BOARD, replacements="4c")
    with keyboard(stacks=SHORT) as at:
        three_pots(at)
        end = played_out(at)
        assert [(row.name, row.hand, row.won, row.net) for row in end.rows] == [
            ("Ann", "pair of aces", ("90 main", "90 swap pot"), 150),
            ("Cleo", "pair of queens", ("90 side",), 15),
            ("Ben", "king high", (), -165),
        ]
        fives = {row.name: set(row.marked) for row in end.rows}
        assert fives == {
            "Ann": set(cards("AsAhJs9h7d")),
            "Cleo": set(cards("QsQhJs9h7d")),
            "Ben": set(),
        }
        held = [set(row.cards) for row in end.rows]
        assert held == [set(cards("AsAh")), set(cards("QsQh")), set(cards("Kh4c"))]
        assert sum(row.net for row in end.rows) == 0
        assert [row.amount for row in at.scene.pots.rows] == [90, 90, 90]  # what was won
        assert at.scene.curtain is None
        seats = at.scene.seats
        assert [seat.look for seat in seats][::2] == [SeatLook.WON, SeatLook.WON]
        assert seats[0].marked == set(cards("AsAh"))
        assert set(map(str, at.scene.board.marked)) == {"Js", "9h", "7d"}
        assert [hint.key for hint in at.scene.keys.hints if hint.command == "next"] == ["Enter"]
        assert "Enter" not in end.hint  # it is told once


def test_a_bet_that_nobody_matched_is_told_as_returned(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "AsAh", "KsKh", "QsQh", board=BOARD)
    with keyboard(TEXAS, stacks={"Ann": 300}) as at:
        press(at, "r 8 0 0 enter", "c c", "f")
        end = played_out(at)
        assert [(row.name, row.won, row.net) for row in end.rows] == [
            ("Ann", ("610 pot",), 310),
            ("Cleo", (), -300),
            ("Ben", (), -10),
        ]
        assert end.notes == ("Cleo gets 500 back: nobody matched it.",)


def test_as_many_kickers_are_told_as_decide_and_losers_are_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "KsTd", "AsTh", "4s9h", board="Tc8d6s3h2d")
    with keyboard(TEXAS) as at:
        press(at, "f", "c", "c")
        end = played_out(at)
        assert [(row.name, row.hand) for row in end.rows] == [
            ("Ben", "pair of tens, ace kicker (beats king)"),
            ("Ann", "pair of tens, king kicker"),
            ("Cleo", "folded before the flop"),
        ]


def test_of_a_hand_that_is_not_shown_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "AsTh", "KsTd", "4s9h", board="Tc8d6s3h2d")
    with keyboard(TEXAS) as at:
        press(at, "f", "c", "c")
        end = played_out(at)
        assert [(row.hand, len(row.cards)) for row in end.rows[:2]] == [
            ("pair of tens", 2),  # a kicker would tell of the other
            ("beaten, not shown", 0),
        ]


def test_one_person_alone_still_sees_the_own_cards_when_they_are_folded_or_won_unseen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "AsTh", "KsTd", "4s5h", board=BOARD)
    with keyboard(TEXAS, seats="Ann,cpu,cpu") as at:
        hand_over(at)
        rows = {row.name: row for row in (at.scene.results or ResultsPicture()).rows}
        assert rows["Ann"].cards == cards("AsTh")
        assert rows["Ann"].hand == "folded before the flop"


def test_nobody_elses_folded_cards_are_told_among_several(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "AsTh", "KsTd", "4s5h", board=BOARD)
    with keyboard(TEXAS) as at:
        hand_over(at)
        end = at.scene.results or ResultsPicture()
        assert [row.cards for row in end.rows] == [(), (), ()]
        assert end.rows[0].hand == "nobody called"
        assert {row.hand for row in end.rows[1:]} == {"folded before the flop"}


def test_between_hands_nothing_is_offered_or_told_that_belongs_to_a_hand() -> None:
    with keyboard() as at:
        hand_over(at)
        assert "coach" not in [hint.command for hint in at.scene.keys.hints]
        assert at.scene.title.swap == ""


def test_those_who_share_a_pot_all_have_their_five_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "AsKh", "AhKs", "QsQh", board="2c7d9hAdKd")
    with keyboard(TEXAS) as at:
        press(at, "c", "c", "c")
        played_out(at)
        assert [len(seat.marked) for seat in at.scene.seats] == [2, 2, 0]
        assert at.scene.seats[0].look is at.scene.seats[1].look is SeatLook.WON


def test_the_end_stays_until_a_key_or_for_the_seconds_of_a_setting() -> None:
    with keyboard(TEXAS) as at:
        press(at, "f", "f")
        end = at.scene.results
        assert end
        assert at.wait(1000).results == end
        at.press("space", "f", "c", "r", "x")
        assert at.scene.results == end
        assert at.press("enter").curtain


def test_nobody_who_has_won_unseen_shows_a_card() -> None:
    with keyboard(TEXAS) as at:
        press(at, "f", "f")
        at.press("space")
        assert not cards_in(at.scene)


@pytest.mark.parametrize("game", PRESETS)
def test_standings_say_who_has_won_the_evening(game: str) -> None:
    with keyboard(game, mode=Mode.KNOCKOUT, levels=STEEP, stack=100) as at:
        play(at, Random(game), keys=2_000)
        assert at.ended
        places = sorted(chair.place or 0 for chair in at.evening.match.chairs)
        assert places[0] == 1
        assert sum(chair.stack for chair in at.evening.match.chairs) == 300
        assert re.search(r"finish(es)? 2nd of 3\.", at.scene.log.rows[-1].text)


def test_it_is_told_why_cards_stay_hidden_while_somebody_may_still_swap(
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # DH-20
    deal(monkeypatch, "AsAh", "KsKh", board=BOARD, replacements="4c")
    with keyboard(seats="Ann,Ben", stacks={"Ann": 30}) as at:
        press(at, "k", "k", "r 3 0 enter", "c c")
        while at.scene.results is None:
            assert at.scene.title.notice == "cards stay hidden: Ben may still swap"
            assert all(None in seat.cards for seat in at.scene.seats if seat.cards)
            press(at, "k")
        assert "may still swap" not in at.scene.title.notice


def test_before_an_all_in_board_each_street_is_waited_for_and_the_river_longest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # TH-11
    deal(monkeypatch, "AsAh", "KsKh", board=BOARD)
    with keyboard(TEXAS, seats="Ann,Ben", stacks={"Ann": 30}) as at:
        waited: list[tuple[int, float]] = []

        async def beat(share: float = 1.0) -> None:
            waited.append((len(at.director.show.board), share))

        monkeypatch.setattr(at.director.pace, "beat", beat)
        press(at, "r 3 0 enter", "c c")
        before = {cards: max(share for seen, share in waited if seen == cards) for cards in (3, 4)}
        assert before == {3: 3.0, 4: 4.0}  # at the default pace 1.5 and 2 seconds
        assert (0, 3.0) in waited


def test_a_key_of_another_time_says_so_for_a_moment() -> None:
    with keyboard(TEXAS, seats="Ann,cpu,cpu") as at:
        at.press("o")
        assert at.scene.title.notice == "only between hands"
        at.wait(2)
        assert "between hands" not in at.scene.title.notice
        hand_over(at).press("f")
        assert at.scene.title.notice == "the hand is over"


def test_a_change_of_pace_is_told_for_a_moment() -> None:
    with keyboard(TEXAS, seats="Ann,cpu,cpu") as at:
        before = at.scene.title.notice
        at.press("-", "-")
        assert at.scene.title.notice == f"speed {at.director.pace.speed} of 5"
        at.wait(2)
        assert at.scene.title.notice == before
        at.press("p")
        assert "paused" in at.scene.title.notice


# Between hands


BETWEEN = {"next", "overblind", "rebuy", "sit out"}


def hand_over(at: Keyboard) -> Keyboard:
    """Everybody but one folds."""
    while not at.between_open:
        if at.scene.curtain:
            at.lift()
        at.press("k" if at.button("keep")[1] else "f", "f")
    return at


def test_one_person_buys_chips_without_being_asked_who() -> None:
    with keyboard(TEXAS, seats="Ann,cpu,cpu", stacks={"Ann": 400}) as at:
        hand_over(at).press("$")
        ann = at.evening.match.chairs[0]
        assert ann.stack < 1000  # asked first, with the amount
        assert f"Buy {1000 - ann.stack}," in (at.scene.results or ResultsPicture()).hint
        at.press("$")
        assert at.evening.match.chairs[0].stack == 1000
        assert "1,000" in (at.scene.results or ResultsPicture()).hint
        assert at.front.opened == []
        at.press("$")  # there is nothing to buy
        assert at.evening.match.chairs[0].stack == 1000


@pytest.mark.parametrize(("key", "what"), [("$", "rebuy"), ("z", "sit out")])
def test_several_people_are_asked_who_is_meant(key: str, what: str) -> None:
    with keyboard(TEXAS, stacks={"Ann": 400}) as at:
        hand_over(at).press(key)
        assert at.front.opened == [what]
        at.director.between.change(what, 0)
        ann = at.evening.match.chairs[0]
        assert {"rebuy": ann.stack == 1000, "sit out": ann.sits_out}[what]
        assert "Ann" in (at.scene.results or ResultsPicture()).hint


def told(at: Keyboard) -> str:
    return (at.scene.results or ResultsPicture()).hint


def test_an_overblind_is_offered_by_name_to_the_one_whose_place_it_is() -> None:  # DH-8
    with keyboard(TEXAS) as at:
        hand_over(at)
        chair = at.director.between.hands.may_overblind()
        assert chair is not None
        name = at.evening.match.chairs[chair].name
        assert f"overblind: {name}" in [hint.title for hint in at.scene.keys.hints]
        at.press("o")
        assert at.front.opened == []  # nobody has to say who
        assert told(at) == f"{name} posts an overblind of 20 in the next hand."
        assert "overblind" not in str(at.scene.keys)  # it is said once
        at.press("enter")
        posts = [post.kind for post in at.hand.setup.posts]
        assert posts == ["small", "big", "over"]
        assert not any(chair.wants_overblind for chair in at.evening.match.chairs)


def test_where_nobody_at_the_screen_may_post_an_overblind_the_key_says_who() -> None:  # DH-8
    with keyboard(TEXAS, seats="Ann,cpu,cpu") as at:
        hand_over(at)
        refused = 0
        for _ in range(3):
            if at.director.between.hands.may_overblind() != 0:
                at.press("o")
                assert re.match(r"Only CPU \d, left of the big blind, may post", told(at))
                refused += 1
            at.press("enter")
            hand_over(at)
        assert refused


@pytest.mark.parametrize("game", ["draw-poker", "draw-poker-casino"])
@pytest.mark.parametrize("stakes", [Stakes.ANTE, Stakes.BLINDS])
def test_there_is_no_overblind_in_draw_poker(game: str, stakes: Stakes) -> None:
    with keyboard(game, rules={"stakes": stakes}) as at:
        while not at.between_open:
            press(at, "c")
            at.press("k", "f")
        assert "overblind" not in str(at.scene.keys)
        at.press("o")
        assert told(at) == "There are no overblinds at this table."


def test_out_of_chips_one_is_asked_at_once_and_enter_buys() -> None:
    with keyboard(TEXAS, seats="Ann,Ben", stack=10) as at:
        while not at.between_open:
            press(at, "c")
        broke = next(chair for chair in at.evening.match.chairs if not chair.stack)
        asked = f"{broke.name} is out of chips. Enter: buy 10; Z: sit out; Q: leave"
        assert told(at) == asked
        at.press("enter")
        assert told(at) == f"{broke.name} buys 10 and has 10; bought so far: 20."
        assert at.between_open  # the next hand is another key
        at.press("enter")
        assert at.evening.match.hands == 2


def test_whoever_does_not_buy_sits_out_and_is_not_asked_again() -> None:
    with keyboard(TEXAS) as at:
        hand_over(at)
        ann, *_others = at.evening.match.chairs
        lay_out(at.evening.match, {0: 0, 1: 0})
        assert told(at).startswith("Ann is out of chips. ")
        at.press("z")
        assert ann.sits_out
        assert told(at).startswith("Ann sits out. Ben is out of chips. ")
        at.press("enter")
        assert told(at) == "Ben buys 1,000 and has 1,000; bought so far: 2,000."
        at.director.between.change("rebuy", 0)
        assert told(at) == (
            "Ann buys 1,000 and has 1,000; bought so far: 2,000. Ann still sits out."
        )
        at.press("enter")
        assert len(at.hand.stacks) == 2  # chips alone bring nobody back


def test_what_a_computer_buys_is_told_with_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "AsAh", "KsKh", board=BOARD)
    with keyboard(TEXAS, seats="Ann,cpu", stack=10) as at:
        while not at.between_open:
            at.press("c")
        results = at.scene.results or ResultsPicture()
        assert results.notes[-1] == "CPU 1 buys 10; bought so far: 20."


def test_what_a_regular_of_the_house_says_stands_below_the_result(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "AsAh", "KsKh", board=BOARD)
    with keyboard(TEXAS, seats="Ann,cpu:rookie:otto", stack=10) as at:
        while not at.between_open:
            at.press("c")
        results = at.scene.results or ResultsPicture()
        assert "Otto: \u201cI would have called again.\u201d" in results.notes


def test_a_knockout_counts_down_to_the_next_level() -> None:
    with keyboard(TEXAS, mode=Mode.KNOCKOUT, levels=STEEP) as at:
        title = at.scene.title
        assert title.stakes == "level 1 of 10, blinds 5/10"
        assert title.rise == "3 hands left, then 10/20"


def test_whoever_is_out_watches_or_skips_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "4c5d", "AsAh", "AdAc", board=BOARD)
    with keyboard(
        TEXAS, seats="Ann,cpu,cpu", mode=Mode.KNOCKOUT, levels=STEEP, stacks={"Ann": 10}
    ) as at:
        while not at.between_open:
            at.press("c")
        assert told(at) == "Enter: watch; .: to the end; Q: leave"
        assert (at.scene.results or ResultsPicture()).heading == "You finish 3rd of 3."
        at.press(".")
        assert told(at) == "Enter: how the evening ended"


def test_who_sits_out_is_not_dealt_in_and_comes_back() -> None:
    with keyboard(TEXAS, seats="Ann,Ben,cpu,cpu") as at:
        hand_over(at)
        at.director.between.change("sit out", 0)
        at.press("enter")
        assert at.scene.seats[0].look is SeatLook.OUT
        assert at.scene.seats[0].said == "sits out"
        assert at.asked == "Ben"
        assert at.scene.curtain  # who sits out sits at the table
        hand_over(at)
        at.director.between.change("sit out", 0)
        assert not at.evening.match.chairs[0].sits_out


def joins(at: Keyboard, name: str | None) -> None:
    assert at.director.between.joins(name) == ""


def test_somebody_new_sits_down_and_is_asked_like_everybody() -> None:
    with keyboard(TEXAS, seats="Ann,cpu,cpu") as at:
        hand_over(at).press("j")
        assert at.front.opened == ["join"]
        at.do(lambda: joins(at, "Zoe"))
        assert "Zoe sits down with 1,000." in told(at)
        assert at.evening.match.chairs[3].waits  # for the big blind (DH-8)
        asked: set[str] = set()
        while asked != {"Ann", "Zoe"}:
            at.press("enter")
            while not at.between_open:
                asked.add(at.asked)
                at.press("space" if at.scene.curtain else "c" if at.button("call")[1] else "k")
        assert sum(chair.bought for chair in at.evening.match.chairs) == 4_000


@pytest.mark.parametrize("name", ["ann", "7up", "cpu:shark", "", "Z" * 21])
def test_a_name_that_cannot_be_is_refused_in_a_sentence(name: str) -> None:
    with keyboard(TEXAS, seats="Ann,cpu,cpu") as at:
        hand_over(at).press("j")
        assert at.director.between.joins(name).endswith(".")
        assert len(at.evening.match.chairs) == 3


def test_the_table_waits_while_a_name_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float | None] = []
    wait_for = asyncio.wait_for

    async def noted(what: Awaitable[bool], seconds: float | None) -> bool:
        waits.append(seconds)
        return await wait_for(what, seconds)

    monkeypatch.setattr(asyncio, "wait_for", noted)
    with keyboard(TEXAS, seats="Ann,cpu,cpu", showdown_seconds=60) as at:
        hand_over(at).press("j")
        assert waits[-2:] == [60, None]
        at.do(lambda: joins(at, None))
        assert waits[-1] == 60


def test_whoever_joins_does_not_see_the_cards_that_somebody_alone_had() -> None:
    with keyboard(TEXAS, seats="Ann,cpu,cpu") as at:
        hand_over(at)
        assert at.scene.own.cards
        at.press("j")
        at.do(lambda: joins(at, "Zoe"))
        assert not at.scene.own.cards


def test_whoever_gets_up_takes_the_chips_and_does_not_see_the_cards_of_who_stays() -> None:
    with keyboard(TEXAS, seats="Ann,Ben,cpu,cpu") as at:
        hand_over(at).press("x")
        assert at.front.opened == ["get up"]
        at.do(lambda: at.director.between.change("get up", 1))
        assert "Ben leaves with " in told(at)
        assert not at.scene.own.cards
        at.press("enter")
        assert not at.scene.curtain  # nobody else is here
        assert at.scene.own.cards
        hand_over(at).press("x")  # the last one leaves the table as a whole
        assert "leave the table instead" in told(at)
        assert not at.evening.match.chairs[0].left


def test_nobody_joins_a_knockout_and_that_is_told() -> None:
    with keyboard(TEXAS, mode=Mode.KNOCKOUT) as at:
        hand_over(at).press("j")
        assert at.front.opened == []
        assert told(at).startswith("Nobody can join")


def test_an_overblind_that_was_asked_for_is_posted() -> None:
    with keyboard(seats="Ann,cpu,cpu") as at:
        for _ in range(3):
            hand_over(at).press("o", "enter")
            if any(re.match("You post .*overblind", row.text) for row in at.scene.log.rows):
                break
        assert any(re.match("You post .*overblind", row.text) for row in at.scene.log.rows)


def test_an_answer_that_comes_after_the_next_hand_has_begun_changes_nothing() -> None:
    with keyboard(TEXAS, stacks={"Ann": 400}) as at:
        hand_over(at).press("$", "enter")
        before = at.evening.match.chairs[0].stack
        at.director.between.change("rebuy", 0)
        assert at.evening.match.chairs[0].stack == before


def test_a_knockout_offers_neither_chips_nor_a_rest() -> None:
    with keyboard(TEXAS, mode=Mode.KNOCKOUT, levels=STEEP) as at:
        hand_over(at).press("$", "z")
        assert at.front.opened == []
        bar = {hint.command for hint in at.scene.keys.hints}
        assert "next" in bar
        assert not bar & {"rebuy", "sit out"}


def test_the_key_bar_offers_what_there_is_between_hands_alone() -> None:
    with keyboard(seats="Ann,cpu,cpu") as at:
        assert not BETWEEN & {hint.command for hint in at.scene.keys.hints}
        hand_over(at)
        assert {"next", "overblind", "sit out"} <= {hint.command for hint in at.scene.keys.hints}


def test_the_last_hand_of_an_evening_is_looked_at_like_any_other() -> None:
    with keyboard(TEXAS, seats="Ann,Ben,cpu", hands=1) as at:
        scene = hand_over(at).scene
        assert scene.results
        assert scene.results.hint == "Enter: how the evening ended"
        between = [hint for hint in scene.keys.hints if hint.command in BETWEEN]
        assert [(hint.command, hint.title) for hint in between] == [("next", "go on")]
        at.press("$", "z", "o")
        assert not at.ended
        assert at.front.opened == []
        at.press("enter")
        assert at.ended


def test_the_end_of_a_knockout_is_looked_at_by_whoever_is_out() -> None:
    with keyboard(TEXAS, seats="Ann,Ben", mode=Mode.KNOCKOUT, levels=STEEP, stack=10) as at:
        while not at.between_open:
            if at.scene.curtain:
                at.lift()
            at.press("c", "c")
        results = at.scene.results
        assert results
        assert "finishes 2nd of 2." in results.heading
        assert results.hint == "Enter: how the evening ended"
        at.press("enter")
        assert at.ended


def test_an_end_that_was_looked_at_is_not_looked_at_twice() -> None:
    with keyboard(TEXAS, seats="Ann,Ben", stack=10) as at:
        while not at.between_open:
            if at.scene.curtain:
                at.lift()
            at.press("c", "c")
        at.press("z")  # whoever is out of chips buys none
        assert "the evening is over" in (at.scene.results or ResultsPicture()).hint
        at.press("enter")
        assert at.ended


def test_cards_that_are_always_open_take_no_bet_entry_away(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "JsJdQhKcAs", "2s3d4h5c7s")
    with keyboard("draw-poker", seats="Ann,cpu", always_open=True) as at:
        at.press("r")
        assert at.scene.bet
        at.wait(600.0)
        assert at.scene.bet
        assert "peek" not in {hint.command for hint in at.scene.keys.hints}


def test_what_is_told_of_marks_goes_with_them_and_with_the_keys() -> None:
    with keyboard(seats="Ann,cpu") as at:
        at.director.prefer(at.director.preferences, keymap_of({"mark 1": "a", "mark 2": "d"}))
        assert at.own.keys[:2] == ("A", "D")
        assert hint(at.scene) == "A or D, then S: swap. K: keep."
        assert hint(at.press("d")) == "S swaps the marked card."
        assert at.own.marked == {1}
    with keyboard("draw-poker", seats="Ann,cpu", rules={"opening": Opening.ANYTHING}) as at:
        while at.asked != "Ann" or not at.own.numbered:
            at.press("enter" if at.between_open else "c")
        assert hint(at.press("1", "3")) == "S draws 2."


def test_a_refusal_goes_with_its_reason() -> None:
    with keyboard(seats="Ann,cpu", always_open=False) as at:
        assert hint(at.press("h")) == "Look at your cards first."
        assert hint(at.press("space")) == "1 or 2, then S: swap. K: keep."


def test_looking_between_two_presses_is_no_second_press() -> None:
    """What was asked is not to be seen any more."""
    with keyboard(TEXAS, seats="Ann,cpu,cpu", stacks={"Ann": 10}) as at:
        at.press("c")
        assert "all-in" in hint(at.scene)
        at.press("space", "c")
        assert "all-in" in hint(at.scene)
        assert at.asked == "Ann"


# Pace


def test_a_pause_holds_the_table_and_is_told() -> None:
    with keyboard(TEXAS, seats="Ann,cpu,cpu") as at:
        assert "paused" in at.press("p").title.notice
        before = at.said
        at.press("c")
        assert len(at.said) <= len(before) + 2  # the next one still thinks
        assert at.asked == ""
        assert "paused" not in at.press("p").title.notice
        assert at.asked or at.scene.results


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


# Taken up again


@pytest.mark.parametrize("seed", range(4))
def test_a_hand_taken_up_again_shows_at_once_what_has_been(seed: int, tmp_path: Path) -> None:
    rng = Random(seed)
    options = table(DRAW_HOLDEM, "Ann,Ben,cpu").but(seed=f"again {seed}")
    with sit_down(tmp_path / "book", afresh=False) as opened:
        evening = fresh(options, opened.book)
        with Keyboard(evening, Preferences(speed=0, peek_seconds=60), keeps=True) as at:
            while len(at.hand.actions) < 7 + seed:
                if at.scene.curtain:
                    at.lift()
                at.press("k" if at.button("keep")[1] else rng.choice("cc"))
                assert not at.between_open
            if not cards_in(at.own):
                at.press("space")
            before = at.scene
    with sit_down(tmp_path / "book", afresh=False) as opened:
        assert opened.evening
        assert opened.book
        evening = taken_up(opened.evening, opened.book)
        with Keyboard(evening, Preferences(speed=1, peek_seconds=60), keeps=True) as at:
            if not cards_in(at.own):
                at.press("space")
            after = at.scene
    rows = [row for row in after.log.rows if "taken up again" not in row.text]
    assert len(rows) == len(after.log.rows) - 1  # that is told, and nothing else is new
    assert after.but(log=LogPicture(tuple(rows))) == before


# Nobody sees what is not theirs


def play(at: Keyboard, rng: Random, keys: int) -> None:
    """Random keys, those that get on with it more often."""
    for number in range(keys):
        if at.ended:
            break
        if number % 3 == 0:
            at.think()
        if at.scene.curtain:
            at.press(rng.choice(["space", "space", "space", "f", "c", "l"]))
        elif at.scene.bet:
            at.press(rng.choice(["enter", "enter", "right", "up", "5", "escape"]))
        elif at.asked:
            at.press(rng.choice(_AT_A_DECISION), after=rng.choice([0.05, 1, 1, 1, 1, 3]))
        else:
            at.press(rng.choice(["enter", "enter", "space", "l", "o", "$", "z", ".", "w"]))


_AT_A_DECISION = ["c", "c", "c", "c", "k", "k", "f", "r", "b", "1", "2", "3", "s", "s", "enter",
    "space", "space", "h", "h", "w", ".", "l", "?", "t"]  # fmt: skip


class Onlooker:
    """Looks at every scene there is, and knows who sits at the keyboard."""

    def __init__(self, at: Keyboard) -> None:
        self.at = at
        self.reader: int | None = None
        self.scenes = self.curtains = self.own = 0
        at.front.watch = self.look

    def look(self) -> None:
        at, director = self.at, self.at.director
        shown = at.scene
        found = cards_in(shown)
        self.scenes += 1
        if shown.curtain:
            self.curtains += 1
            self.reader = None
            assert not cards_in(shown.own)
        elif director.question:
            self.reader = director.question.chair
        hand, dealing = at.table.hand, director.show.dealing
        if hand is None or dealing is None:
            return
        public = cards_of(hand, None)
        seat = dealing.seat_of(self.reader) if self.reader is not None else None
        own = set(map(str, hand.view(seat).own_cards)) if seat is not None else set()
        self.own += bool(found & own)
        assert found <= public | own, (found, public, own, self.reader)
        if not cards_in(shown.own):
            assert found <= public
            assert named(shown) == ""


@pytest.mark.parametrize(
    "seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 6))]
)
@pytest.mark.parametrize("game", PRESETS)
def test_no_scene_has_a_card_that_the_person_at_the_keyboard_may_not_see(
    game: str, seed: int
) -> None:
    print("seed", seed)
    seats = "Ann,cpu,Ben,cpu:random,Cleo"
    with keyboard(game, seats, seed=f"onlooker {seed}", stack=300, coach="always") as at:
        onlooker = Onlooker(at)
        play(at, Random(seed), keys=250)
        assert onlooker.scenes > 250
        assert onlooker.curtains > 5
        assert onlooker.own > 5


def test_cards_as_text_would_be_found() -> None:
    assert in_letters("K\u2660") == "Ks"
    assert cards_in(("Ann has A\u2665 and 7c", card("2d"))) == {"Ah", "7c", "2d"}


# How much there is to press


class Calls:
    """A computer that keeps, checks and calls."""

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        return least_action(decision) if not getattr(decision, "to_call", 0) else Call()


@pytest.mark.parametrize(
    ("seats", "most"), [("Ann,cpu,cpu", 6), ("Ann,Ben,cpu", 19), ("Ann,Ben,Cleo,cpu", 28)]
)
def test_a_hand_checked_down_takes_few_keys(seats: str, most: int) -> None:
    """Space and one key a decision, before the flop one turn for both; and Enter for the next."""
    evening = keyboard(seats=seats, stack=1000).evening
    for chair in evening.bots:
        evening.bots[chair] = BotPlayer(Calls())
    with Keyboard(evening, Preferences(speed=0)) as at:
        for hand in range(1, 11):
            pressed = at.presses
            while not at.between_open:
                if at.scene.curtain:
                    at.press("space")
                at.press("c")
            at.press("enter")
            assert at.presses - pressed <= most, f"hand {hand}"
            assert len(at.record.hands[-1].view(None).board) == 5


def test_the_new_card_is_marked_and_the_kept_one_is_not() -> None:
    with keyboard() as at:
        at.lift()
        at.press("2", "s")
        assert at.scene.own.new
        assert at.scene.own.marked == {1}
        at.press("enter")
        assert not at.scene.own.new


def test_one_person_alone_keeps_the_own_cards_in_sight_at_the_end() -> None:
    with keyboard(seats="Ann,cpu,cpu") as at:
        while at.scene.results is None:
            at.press("c", "enter")
        assert len(at.scene.own.cards) == 2
        assert None not in at.scene.own.cards

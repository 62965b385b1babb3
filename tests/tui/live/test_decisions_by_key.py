"""What each key says at a decision, and what is asked once more."""

from __future__ import annotations

import pytest
from at_the_keyboard import Keyboard, hint, keyboard
from moments_at_the_table import CASINO, DRAW, DRAW_HOLDEM, TEXAS, hand_over, keep_to_the_flop

from drawholdem_tui.engine.actions import Call, Check, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.rules import PRESETS, Opening
from drawholdem_tui.tui.hot_seat.keyboard import REST
from drawholdem_tui.tui.table.scene.regions import Scene, SeatLook


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


def test_escape_takes_all_marks_back_so_that_enter_pays_for_nothing() -> None:
    with keyboard() as at:
        at.lift()
        assert at.press("1", "escape").own.marked == set()
        at.press("enter")
        assert at.said == []


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


def test_a_fold_said_before_the_flop_says_that_it_keeps_first_and_counts_at_any_price() -> None:
    with keyboard() as at:
        at.lift()
        at.press("k")
        at.lift()
        assert at.button("fold") == ("keep, then fold", True)
        at.press("f")
        at.lift()
        at.press("c")
        at.lift()
        at.press("r", "enter")
        assert at.said == ["Keep", "Keep", "Keep", "RaiseTo", "Fold"]


def test_one_person_alone_is_told_what_follows_the_swaps() -> None:
    for key, told in (("f", "You keep now, and fold"), ("c", "You keep now, and call")):
        seen: list[str] = []
        with keyboard(seats="Ann,cpu,cpu", seed="first") as at:
            at.front.watch = lambda seen=seen, at=at: seen.extend(  # type: ignore[misc]
                line.text for line in at.scene.panel.lines
            )
            at.press(key)
        assert any(each.startswith(told) for each in seen), seen


def test_a_bet_that_keeps_first_is_shown_at_once() -> None:
    with keyboard(seats="Ann,cpu,cpu", seed="first") as at:
        seen: list[Scene] = []
        at.front.watch = lambda: seen.append(at.scene)
        while not (at.own.numbered and at.scene.board.cards):
            assert not at.between_open
            at.press("c")
        at.press("r", "enter")
        assert "RaiseTo" in at.said


def test_a_key_that_can_do_nothing_says_why() -> None:
    with keyboard() as at:
        keep_to_the_flop(at)
        at.lift()
        at.press("k")
        for key in "s1k":
            told = hint(at.press(key))
            assert told == "You have already swapped or kept on this street. / shows the rule."
    with keyboard("texas-holdem") as at:
        at.lift()
        assert hint(at.press("k")) == "There are no swaps in this game."
    with keyboard("draw-poker", rules={"opening": Opening.ANYTHING}) as at:
        while at.button("keep")[0] != "stand pat" or not at.button("keep")[1]:
            at.press("space" if at.scene.curtain else "c")
        assert hint(at.press("r")) == "First the draw, then the betting."


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
        assert "First mark" in hint(at.press("enter", after=1))  # which folds nothing
        assert "Fold" not in at.said
        at.press("f", after=1)
        at.press("f", after=1)
        assert at.said[-2:] == ["Keep", "Fold"]


def test_escape_takes_back_a_key_that_waits_for_its_second_press() -> None:
    with keyboard(TEXAS) as at:
        keep_to_the_flop(at)
        at.lift()
        asked = hint(at.press("f"))
        assert "again" in asked
        assert "again" not in hint(at.press("escape"))
        before = list(at.said)
        assert hint(at.press("f")) == asked
        assert at.said == before


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


@pytest.mark.parametrize(
    ("raised", "stack", "asked"),
    [
        (105, 305, "That is 100 of your 300. Press C again."),
        (105, 306, ""),  # less than a third
        (104, 115, ""),  # less than ten big blinds
    ],
)
def test_a_call_that_costs_much_is_asked_once_unless_the_setting_says_no(
    raised: int, stack: int, asked: str
) -> None:
    for confirms in (True, False):
        with keyboard(TEXAS, stacks={"Ann": stack}, confirm_big_calls=confirms) as at:
            at.lift()
            at.press("r", *str(raised), "enter")
            at.lift()
            at.press("c")
            if confirms and asked:
                assert at.said == ["RaiseTo"]
                assert hint(at.scene) == asked
                at.press("c")
            assert at.said == ["RaiseTo", "Call"]


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


def test_a_swap_without_a_marked_card_says_what_comes_first() -> None:
    with keyboard() as at:
        at.lift()
        at.press("s")
        assert at.said == []
        assert hint(at.scene) == "First mark the card to swap: 1 or 2."
        at.press("1")
        assert hint(at.scene) != "First mark the card to swap: 1 or 2."


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
        at.click("fold", "keep", "swap")
        assert at.scene.curtain
        at.click("log", "leave")
        assert at.front.opened == ["log", "leave"]
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


@pytest.mark.parametrize(("keys", "marked"), [("1", {0}), ("2", {1}), ("12", {1}), ("11", set())])
def test_one_person_alone_marks_before_the_turn_and_nothing_more_is_said(
    keys: str, marked: set[int]
) -> None:
    with keyboard(seats="cpu:random,cpu:random,Ann", stack=100_000) as at:
        at.press("f", "f")
        assert at.between_open
        at.press("p", "enter")
        assert at.director.question is None
        at.press(*keys, "s", "enter")
        assert at.own.marked == marked
        assert at.said == []
        at.press("p")
        assert at.asked == "Ann"
        assert at.own.marked == marked
        at.press("p", "k", "1")  # chosen, on this street
        assert not at.own.marked


def test_discards_marked_early_wait_for_the_draw() -> None:
    with keyboard("draw-poker", seats="Ann,cpu:random", rules={"opening": Opening.ANYTHING}) as at:
        while not at.button("swap")[1]:
            at.press("p", "c", "2", "4", "p")
            assert at.asked == "Ann"
        assert at.own.marked == {1, 3}


def test_at_a_shared_keyboard_nothing_is_marked_before_the_turn() -> None:
    with keyboard(DRAW, seats="Ben,cpu:random,Ann,cpu:random") as at:
        at.lift()
        at.press("p", "c", "1")
        assert not at.asked
        assert not at.own.marked

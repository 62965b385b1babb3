"""When the cards of whoever sits there are open, and what hides them."""

from __future__ import annotations

from functools import partial

import pytest
from at_the_keyboard import Keyboard, cards_in, cards_of, hint, keyboard, named
from moments_at_the_table import TEXAS, keep_to_the_flop

from drawholdem_tui.engine.events import Street
from drawholdem_tui.tui.table.scene.regions import Scene, SeatLook


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


def test_beside_a_new_card_the_one_key_that_does_anything_stands_where_keys_stand() -> None:
    with keyboard(seats="Ann,Ben") as at:
        at.lift()
        at.press("1", "s")
        assert at.director.shows_new_card
        assert at.button("peek") == ("next player", True)
        assert [each.command for each in at.scene.actions.buttons if each.shown] == ["peek"]


def test_behind_the_curtain_the_keys_that_rest_say_call_where_there_is_a_bet_to_call() -> None:
    with keyboard(seats="Ann,Ben") as at:
        assert at.director.keyboard.curtain
        assert at.button("call") == ("call", False)  # the big blind's 10


def test_one_person_alone_comes_back_to_open_cards() -> None:
    with keyboard(seats="Ann,cpu") as at:
        assert cards_in(at.own)
        at.director.attended(now=False)
        assert not cards_in(at.own)
        at.director.attended(now=True)
        assert cards_in(at.own)


def test_cards_turn_as_soon_as_one_keeps_whoever_is_next() -> None:
    """Where a computer is next, it would take its time with open cards beside it."""
    with keyboard(seats="Ann,Ben,cpu") as at:
        kept: list[bool] = []
        at.lift()
        director = at.director
        say = director.answering.own_cards.hide

        def hides() -> None:
            kept.append(director.own_cards.open)
            say()

        director.answering.own_cards.hide = hides  # type: ignore[method-assign]
        at.press("k")
        assert kept == [True]


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


def test_that_cards_close_by_themselves_is_told_in_time() -> None:
    with keyboard(peek_seconds=8) as at:
        at.lift()
        assert "close" not in at.wait(4.9).title.notice
        assert at.wait(0.2).title.notice == "cards close in 3 s"
        at.press("space", "space")  # another look has its full time
        assert "close" not in at.wait(4.5).title.notice
    with keyboard(seats="Ann,cpu", peek_seconds=8) as at:  # one person's lie open anyway
        assert "close" not in at.wait(5.1).title.notice
    with keyboard(peek_seconds=3) as at:
        at.lift()
        assert "close" not in at.wait(2.9).title.notice


def test_cards_stay_open_while_their_owner_is_busy_with_them() -> None:
    with keyboard(peek_seconds=8) as at:
        at.lift()
        for mark in "121":
            at.wait(5)
            at.press(mark)
        assert at.own.marked
        assert cards_in(at.wait(7.9).own)
        assert not cards_in(at.wait(0.2).own)


@pytest.mark.parametrize("key", ["h", "l", "c", "+"])
def test_any_key_of_their_owner_keeps_cards_open_and_takes_the_warning_back(key: str) -> None:
    with keyboard(TEXAS, peek_seconds=8, coach="always", confirm_big_calls=True) as at:
        at.lift()
        assert "close" in at.wait(5.5).title.notice
        at.press(key)
        assert "close" not in at.scene.title.notice
        if at.own.cards and key != "c":  # a call is an answer: nothing is left to look at
            assert cards_in(at.wait(7.9).own)
            assert not cards_in(at.wait(0.2).own)


@pytest.mark.parametrize("by", ["time", "focus"])
def test_what_was_begun_goes_with_cards_that_their_owner_has_not_closed(by: str) -> None:
    """A fold that waits for its second press, an amount, a marked card: all tell of them."""

    def goes_away() -> None:
        if by == "time":
            at.wait(8.1)
        else:
            at.director.attended(now=False)

    with keyboard(peek_seconds=8) as at:
        at.lift()
        at.press("1")
        assert at.own.marked
        goes_away()
        assert not at.own.marked
    with keyboard(TEXAS, peek_seconds=8) as at:
        at.lift()
        for _caller in range(2):
            at.press("c")
            at.lift()
        at.press("f")  # the big blind may check
        assert "again" in str(at.scene.panel)
        goes_away()
        assert "again" not in str(at.scene.panel)
        at.press("r", "7", "5")
        assert at.scene.bet
        goes_away()
        assert not at.scene.bet


@pytest.mark.parametrize("typed", ["", "7"])
def test_an_amount_that_time_took_away_marks_no_card_where_it_is_typed_on(typed: str) -> None:
    with keyboard(peek_seconds=8) as at:
        keep_to_the_flop(at)
        at.lift()
        at.press("r", *typed)
        assert at.wait(8.1).bet is None
        said = len(at.said)
        at.press("backspace", "1", "5", "enter", "enter")
        assert len(at.said) == said
        assert not at.own.marked
        assert hint(at.scene) == "Your cards closed. Space: look at them again."
        at.press("space", "1")
        assert at.own.marked  # now it is a card


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
        assert at.director.question
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
        turns = 0
        for _ in range(12):
            if at.asked:
                assert cards_in(at.own)
                assert named(at.scene)
                turns += 1
            at.wait(100)
            at.press("enter" if not at.asked else "k" if at.button("keep")[1] else "c")
        assert turns


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
        assert "Space: next player" in hint(at.scene)
        keys = {each.command: each.title for each in at.scene.keys.hints}
        assert keys["peek"] == "next player"
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


def test_who_has_answered_sees_no_cards_while_others_play_who_may_be_pressing_the_key() -> None:
    with keyboard(seats="Ben,cpu:random,Ann,cpu:random") as at:
        at.lift()
        at.press("p", "space", "1", "s")
        assert at.asked == ""  # a computer's turn, and the game is paused
        assert not cards_in(at.press("space").own)
        assert not cards_in(at.press("space", after=0.2).own)
        assert not cards_in(at.press("space").own)
        assert at.director.notices.text == "cards open when it is your turn"


def test_other_keys_do_nothing_while_a_new_card_is_looked_at() -> None:
    with keyboard() as at:
        at.lift()
        at.press("space", "2", "s", "s", "k", "f", "c", "1")
        assert at.said == ["Swap"]
        assert not at.scene.curtain


def test_a_new_card_that_nobody_has_looked_at_waits_for_a_key() -> None:
    with keyboard(peek_seconds=8) as at:
        at.lift()
        at.press("space", "1", "s")
        assert not cards_in(at.wait(9).own)
        assert not at.scene.curtain
        assert at.press("enter").curtain


def test_a_new_card_covered_because_the_focus_went_waits_for_its_owner() -> None:
    with keyboard(peek_seconds=8) as at:
        at.lift()
        at.press("1", "s")
        at.director.attended(now=False)
        assert not at.wait(20).curtain
        at.director.attended(now=True)
        assert not at.scene.curtain
        assert cards_in(at.press("space").own)
        assert at.wait(9).curtain


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


def test_the_new_card_is_marked_and_the_kept_one_is_not() -> None:
    with keyboard() as at:
        at.lift()
        at.press("2", "s")
        assert at.scene.own.new
        assert at.scene.own.marked == {1}
        at.press("enter")
        assert not at.scene.own.new


def test_a_new_card_stays_marked_while_its_owner_goes_on_deciding() -> None:
    with keyboard(seats="Ann,Ben") as at:
        while at.hand.view(None).street is Street.PREFLOP or at.scene.curtain:
            at.press("space" if at.scene.curtain else "enter" if at.own.new else "c")
        if not cards_in(at.own):
            at.press("space")
        at.press("1", "s")
        assert at.button("call")[1]  # the same person is asked
        assert at.own.new
        assert at.own.marked == {0}
        at.press("c")
        while at.scene.curtain:
            at.lift()
        assert not at.own.new  # of whoever comes next


def test_one_person_alone_keeps_the_own_cards_in_sight_at_the_end() -> None:
    with keyboard(seats="Ann,cpu,cpu") as at:
        while at.scene.results is None:
            at.press("c", "enter")
        assert len(at.scene.own.cards) == 2
        assert None not in at.scene.own.cards


def test_one_person_alone_sees_the_own_cards_and_no_keys_while_a_pot_is_won() -> None:
    folds = 0
    for seed in "abcdefgh":
        with keyboard(TEXAS, seats="Ann,cpu:random", seed=seed) as at:
            cards, seen = at.own.cards, list[Scene]()
            at.front.watch = partial(_remember, at, seen)
            while at.scene.results is None:
                at.press("r", "enter") if at.button("raise")[1] else at.press("c")
            won = [scene for scene in seen if scene.results is None and _is_won(scene)]
            folds += any(seat.look is SeatLook.FOLDED for seat in at.scene.seats)
            assert {scene.own.cards for scene in won} <= {cards}
            assert not any(each.shown for scene in won for each in scene.actions.buttons)
    assert folds


def _remember(at: Keyboard, seen: list[Scene]) -> None:
    seen.append(at.scene)


def _is_won(scene: Scene) -> bool:
    return any(seat.look is SeatLook.WON for seat in scene.seats)


def test_a_new_card_is_seen_before_the_hand_ends() -> None:
    """The small blind has folded with its swap: nobody is asked behind the big blind's."""
    with keyboard(seats="Ann,Ben") as at:
        at.lift()
        folds = at.asked
        at.press("f")
        at.lift()
        swaps = at.asked
        assert swaps != folds
        at.press("1", "s")
        assert len(cards_in(at.own)) == 2
        assert not at.scene.results
        assert f"{swaps}, your new card. Space: how it ends." in hint(at.scene)
        keys = {each.command: each.title for each in at.scene.keys.hints}
        assert keys["peek"] == "how it ends"
        assert at.press("space").results
        assert not cards_in(at.own)

"""What is offered between hands: chips, rests, overblinds, a new player."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable

import pytest
from at_the_keyboard import Keyboard, deal, hint, keyboard
from chips_laid_out import lay_out
from evenings import STEEP
from moments_at_the_table import BOARD, TEXAS, hand_over, press, told

from drawholdem_tui.engine.rules import Opening, Stakes
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.tui.keys.keymap import keymap_of
from drawholdem_tui.tui.live.pictures.results import _asked
from drawholdem_tui.tui.live.screens.overlays import overlay
from drawholdem_tui.tui.pages.choice import Choice
from drawholdem_tui.tui.table.scene.regions import ResultsPicture, SeatLook

BETWEEN = {"next", "overblind", "rebuy", "sit out"}


def test_one_person_buys_chips_without_being_asked_who() -> None:
    with keyboard(TEXAS, seats="Ann,cpu,cpu", stacks={"Ann": 400}) as at:
        hand_over(at).press("$")
        ann = at.evening.match.chairs[0]
        assert ann.stack < 1000  # asked first, with the amount
        assert (
            f"Press again: you buy {1000 - ann.stack} and"
            in (at.scene.results or ResultsPicture()).hint
        )
        at.press("$")
        assert at.evening.match.chairs[0].stack == 1000
        assert "1,000" in (at.scene.results or ResultsPicture()).hint
        assert at.front.opened == []
        at.press("$")  # you cannot buy chips now
        assert at.evening.match.chairs[0].stack == 1000


def test_only_who_may_buy_is_listed_with_stack_and_price() -> None:
    with keyboard(TEXAS, stacks={"Ann": 400, "Ben": 900, "Cleo": 3000}) as at:
        hand_over(at).press("b")
        assert at.front.opened == ["rebuy"]
        choice = overlay("rebuy", at.director).screen
        assert isinstance(choice, Choice)
        ann, ben, _cleo = at.evening.match.chairs
        assert [answer.means for answer in choice._rows if answer] == [
            f"Ann, with {ann.stack}, buys {1000 - ann.stack}",
            f"Ben, with {ben.stack}, buys {1000 - ben.stack}",
            "nobody",
        ]
        at.director.between.change("rebuy", 1)
        at.press("b")  # one only: no list
        assert at.front.opened == ["rebuy"]
        assert told(at).startswith(f"Press again: Ann buys {1000 - ann.stack} and plays on with ")
        at.press("b")
        assert ann.stack == 1000
        at.press("b")
        assert told(at) == "Nobody can buy: each of you has 1,000 or more."
    with keyboard(TEXAS, seats="Ann,cpu", stacks={"Ann": 2000}) as at:
        hand_over(at).press("b")
        assert told(at) == "You cannot buy: you have 1,000 or more."


@pytest.mark.parametrize(("key", "what"), [("b", "rebuy"), ("z", "sit out")])
def test_several_people_are_asked_who_is_meant(key: str, what: str) -> None:
    with keyboard(TEXAS, stacks={"Ann": 400, "Ben": 400}) as at:
        hand_over(at).press(key)
        assert at.front.opened == [what]
        at.director.between.change(what, 0)
        ann = at.evening.match.chairs[0]
        assert {"rebuy": ann.stack == 1000, "sit out": ann.sits_out}[what]
        assert "Ann" in (at.scene.results or ResultsPicture()).hint


def test_an_overblind_is_offered_by_name_to_the_one_whose_place_it_is() -> None:  # DH-8
    with keyboard(TEXAS) as at:
        hand_over(at)
        chair = at.director.between.hands.may_overblind()
        assert chair is not None
        name = at.evening.match.chairs[chair].name
        (hint,) = (hint for hint in at.scene.keys.hints if hint.command == "overblind")
        assert (hint.title, hint.shorter) == (f"{name} posts an overblind", f"overblind: {name}")
        at.press("o")
        assert at.front.opened == []  # nobody has to say who
        assert told(at) == f"{name} will post an overblind of 20 in the next hand."
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
        assert told(at) == "This table has no overblinds."


def bar(at: Keyboard) -> dict[str, str]:
    return {hint.command: hint.title for hint in at.scene.keys.hints}


def plate(at: Keyboard, name: str) -> tuple[int, str]:
    seat = next(each for each in at.scene.seats if each.name == name)
    return seat.stack, "ALL-IN" if seat.said == "ALL-IN" else ""


def test_out_of_chips_one_buys_at_once_by_a_key_of_its_own() -> None:
    with keyboard(TEXAS, seats="Ann,Ben", stack=10) as at:
        while not at.between_open:
            press(at, "c")
        broke = next(chair for chair in at.evening.match.chairs if not chair.stack)
        asked = "B: buy 10; Enter: end the evening"
        assert told(at) == f"{broke.name} is out of chips. {asked}"
        assert bar(at)["next"] == "end the evening"
        assert bar(at)["rebuy"] == f"{broke.name} buys 10"
        at.press("b")
        assert told(at) == f"{broke.name} buys 10 and now has 10 (20 bought so far)."
        assert plate(at, broke.name) == (10, "")  # and lies before them
        assert at.between_open  # the next hand is another key
        at.press("enter")
        assert at.evening.match.hands == 2


def test_whoever_does_not_buy_sits_out_and_is_not_asked_again() -> None:
    with keyboard(TEXAS) as at:
        hand_over(at)
        ann, *_others = at.evening.match.chairs
        lay_out(at.evening.match, {0: 0, 1: 0})
        assert told(at).startswith("Ann and Ben are out of chips. ")
        assert told(at).endswith("B: Ann buys 1,000; Enter: end the evening")  # Cleo alone is left
        at.press("z")
        assert ann.sits_out
        assert told(at).startswith("Ann sits out. Ben is out of chips. ")
        at.press("b")
        assert told(at) == "Ben buys 1,000 and now has 1,000 (2,000 bought so far)."
        at.director.between.change("rebuy", 0)
        assert told(at) == (
            "Ann buys 1,000 and now has 1,000 (2,000 bought so far). Ann is still sitting out."
        )
        at.press("enter")
        assert len(at.hand.stacks) == 2  # chips alone bring nobody back


def test_who_buys_no_chips_is_not_dealt_in_and_can_buy_some_later() -> None:
    with keyboard(TEXAS) as at:
        hand_over(at)
        lay_out(at.evening.match, {0: 0})
        assert told(at) == "Ann is out of chips. B: buy 1,000; Enter: play on without Ann"
        assert list(bar(at))[:2] == ["next", "rebuy"]
        results = at.scene.results or ResultsPicture()
        assert results.asks == "Ann is out of chips."
        assert [key.command for key in results.next][:2] == ["next", "rebuy"]  # the rest
        at.press("enter")
        assert told(at) == "Ann is out of chips. B: buy 1,000; Enter again: play on without Ann"
        again = at.scene.results or ResultsPicture()
        assert again == results.but(hint=again.hint, next=again.next)  # no row lies elsewhere
        assert [key.title for key in again.next][:2] == ["again: without Ann", "Ann buys 1,000"]
        at.press("enter", after=0.1)  # a double press only asks
        assert at.between_open
        at.press("enter")
        assert len(at.hand.stacks) == 2
        hand_over(at).press("enter")
        assert len(at.hand.stacks) == 2  # it is asked once
        hand_over(at)
        assert told(at) == "Ann is out of chips. B: buy 1,000; Enter: play on without Ann"
        at.press("b")
        assert at.evening.match.chairs[0].stack == 1000
    with keyboard(TEXAS, seats="Ann,cpu,cpu") as at:
        hand_over(at)
        lay_out(at.evening.match, {0: 0})
        assert told(at) == "You are out of chips. B: buy 1,000; Enter: watch the others"
        assert bar(at)["next"] == "watch"
        at.press("enter")
        assert bar(at)["next"] == "again: watch"
        assert told(at) == "You are out of chips. B: buy 1,000; Enter again: watch the others"
        at.press("b")
        assert at.evening.match.chairs[0].stack == 1000


def test_what_a_computer_buys_is_told_with_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "AsAh", "KsKh", board=BOARD)
    with keyboard(TEXAS, seats="Ann,cpu", stack=10) as at:
        while not at.between_open:
            at.press("c")
        results = at.scene.results or ResultsPicture()
        assert results.notes[-1] == "CPU 1 buys 10 (20 bought so far)."


def test_what_a_regular_of_the_house_says_stands_below_the_result(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "AsAh", "KsKh", board=BOARD)
    with keyboard(TEXAS, seats="Ann,cpu:rookie:otto", stack=10) as at:
        while not at.between_open:
            at.press("c")
        results = at.scene.results or ResultsPicture()
        bought, says = results.notes[0], results.notes[-1]  # the last one goes first
        assert bought == "Otto buys 10 (20 bought so far)."
        assert says == "Otto: \u201cIt was worth the price of the ticket.\u201d"


def test_a_knockout_counts_down_to_the_next_level() -> None:
    with keyboard(TEXAS, mode=Mode.KNOCKOUT, levels=STEEP) as at:
        title = at.scene.title
        assert title.stakes == "level 1 of 10, blinds 5/10"
        assert title.rise == "3 hands left, then 10/20"


def test_a_new_level_is_told_above_and_in_the_log_until_somebody_acts() -> None:
    with keyboard(TEXAS, seats="Ann,Ben,Cleo", mode=Mode.KNOCKOUT, levels=STEEP) as at:
        for _hand in range(4):
            assert "new level" not in at.scene.title.notice
            hand_over(at).press("enter")
        assert at.scene.title.notice == "the blinds have gone up"
        assert "New level: blinds 10/20." in map(str, at.director.show.log)
        at.lift()
        at.press("f")
        assert not at.scene.title.notice
        hand_over(at).press("enter")
        assert not at.scene.title.notice
        assert "New level: blinds 10/20." not in map(str, at.director.show.log)


def test_whoever_is_out_watches_or_skips_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "4c5d", "AsAh", "AdAc", board=BOARD)
    with keyboard(
        TEXAS, seats="Ann,cpu,cpu", mode=Mode.KNOCKOUT, levels=STEEP, stacks={"Ann": 10}
    ) as at:
        while not at.between_open:
            at.press("c")
        assert told(at) == "Enter to watch, . to skip to the end, Q to leave"
        assert (at.scene.results or ResultsPicture()).heading == "You finish 3rd of 3."
        at.press(".")
        assert told(at) == "Enter: how the evening ended"


def test_who_sits_out_is_not_dealt_in_and_comes_back() -> None:
    with keyboard(TEXAS, seats="Ann,Ben,cpu,cpu") as at:
        hand_over(at)
        at.director.between.change("sit out", 0)
        at.press("enter")
        assert at.scene.seats[0].look is SeatLook.OUT
        assert at.scene.seats[0].said == "sitting out"
        assert at.asked == "Ben"
        assert at.scene.curtain  # who sits out sits at the table
        hand_over(at)
        at.director.between.change("sit out", 0)
        assert not at.evening.match.chairs[0].sits_out


def joins(at: Keyboard, name: str | None) -> None:
    assert at.director.between.joins(name) == ""


def test_who_leaves_is_gone_with_the_next_hand_and_comes_back_to_the_old_chair() -> None:
    def seats() -> list[str]:
        return [seat.name for seat in at.scene.seats]

    with keyboard(TEXAS, seats="Ann,Ben,Cleo", stacks={"Cleo": 400}) as at:
        hand_over(at)
        at.director.between.change("get up", 2)
        at.press("enter")
        assert seats() == ["Ann", "Ben"]
        hand_over(at)
        at.do(lambda: joins(at, "cleo"))
        assert "Cleo is back with 1,000 (1,600 bought so far)" in told(at)
        assert seats() == ["Ann", "Ben", "Cleo"]


def test_where_nobody_can_buy_somebody_else_may_sit_down() -> None:
    with keyboard(TEXAS, seats="Ann,Ben") as at:
        hand_over(at)
        at.director.between.change("get up", 1)
        at.press("w")
        said = _asked(at.director)
        assert said[0] == "Enter: end the evening; J: a new player sits down"
        at.evening.match.chairs[0].stack = 900
        assert _asked(at.director)[0] == "Enter: end the evening; B: buy chips"


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


@pytest.mark.parametrize("name", ["ann", "you", "7up", "cpu:shark", "", "Z" * 21])
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
        told = [hint.title for hint in scene.results.next]
        assert told == ["how the evening ended", "the same three again"]
        assert [hint.command for hint in scene.keys.hints if hint.command in BETWEEN] == ["next"]
        at.press("$", "z", "o")
        assert not at.ended
        assert at.front.opened == []
        at.press("enter")
        assert at.ended


def test_the_same_again_can_begin_behind_the_last_hand_and_not_before() -> None:
    with keyboard(TEXAS, seats="Ann,Ben,cpu", hands=2) as at:
        hand_over(at).press("a")
        assert at.front.opened == []  # the evening goes on
        at.press("enter")
        hand_over(at).press("a")
        assert at.front.opened == ["evening again"]


def test_at_the_end_of_what_might_have_been_enter_goes_back_by_one_name() -> None:
    with keyboard(TEXAS, seats="Ann,cpu", hands=1) as at:
        at.evening.is_a_fork = True
        hand_over(at)
        assert at.scene.results
        assert [hint.title for hint in at.scene.results.next] == ["back to the previous page"]
        assert at.scene.results.hint == "Enter: back to the previous page"
        assert bar(at)["next"] == "back to the previous page"


def test_the_end_of_a_knockout_is_looked_at_by_whoever_is_out() -> None:
    with keyboard(TEXAS, seats="Ann,Ben", mode=Mode.KNOCKOUT, levels=STEEP, stack=10) as at:
        while not at.between_open:
            if at.scene.curtain:
                at.lift()
            at.press("c", "c")
        results = at.scene.results
        assert results
        assert [row.placed[:2] for row in results.rows] == ["1 ", "2 "]
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
        assert "end the evening" in (at.scene.results or ResultsPicture()).hint
        at.press("enter")
        assert not at.ended, "an evening that could go on does not end by one key"
        at.press("enter")
        assert at.ended


def test_an_evening_that_could_go_on_is_ended_by_a_second_press() -> None:
    with keyboard(TEXAS, seats="Ann,Ben") as at:
        hand_over(at)
        at.do(lambda: at.director.between.change("sit out", 0))
        assert "end the evening" in (at.scene.results or ResultsPicture()).hint
        at.press("space")
        assert "ends the evening" in told(at) + at.scene.title.notice
        at.press("enter")
        assert not at.ended
        at.do(lambda: at.director.between.change("sit out", 0))
        at.press("enter")
        assert not at.ended
        assert at.director.question is not None or at.scene.curtain


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
        assert at.button("swap") == ("swap for free: first mark A or D", True)
        assert hint(at.press("d")) == "3♦ will go for free."
        assert at.own.marked == {1}
        assert not any("?" in line.text for line in at.scene.panel.lines)  # nothing is asked now
    with keyboard("draw-poker", seats="Ann,cpu", rules={"opening": Opening.ANYTHING}) as at:
        while at.asked != "Ann" or not at.own.numbered:
            at.press("enter" if at.between_open else "c")
        assert hint(at.press("1", "3")) == "5\u2666 3\u2660 go, three stay."


def test_a_refusal_goes_with_its_reason() -> None:
    with keyboard(seats="Ann,cpu", always_open=False) as at:
        assert hint(at.press("h")) == "Look at your cards first."
        assert hint(at.press("space")) == ""


def test_looking_between_two_presses_is_no_second_press() -> None:
    """What was asked is not to be seen any more."""
    with keyboard(TEXAS, seats="Ann,cpu,cpu", stacks={"Ann": 10}) as at:
        at.press("c")
        assert "all-in" in hint(at.scene)
        at.press("space", "c")
        assert "all-in" in hint(at.scene)
        assert at.asked == "Ann"


def test_a_hand_begins_with_what_is_played_and_the_page_of_the_log_has_its_seal() -> None:
    with keyboard(TEXAS) as at:
        assert not any("sealed" in row.text for row in at.scene.log.rows)  # no part of the story
        assert "sealed" in str(at.director.show.log[1])  # before the first card

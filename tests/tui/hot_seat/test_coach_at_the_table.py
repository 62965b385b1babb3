"""The coach at the table: asked by a key, private, better from moment to moment."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator

import pytest
from at_the_keyboard import Keyboard, deal, hint, keyboard
from waiting import until

from drawholdem_tui.engine.actions import Keep, Swap
from drawholdem_tui.engine.cards import cards
from drawholdem_tui.engine.rules import Opening
from drawholdem_tui.players.coach.advice import Advice
from drawholdem_tui.players.coach.review import looked_at
from drawholdem_tui.players.odds.chances import Chances
from drawholdem_tui.players.odds.price import Choice, Verdict
from drawholdem_tui.tui.hot_seat import background
from drawholdem_tui.tui.hot_seat.background import Thoughts
from drawholdem_tui.tui.hot_seat.coaching import worth_a_look
from drawholdem_tui.tui.live.pictures import coach as pictures
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.panel.coach import Coach
from drawholdem_tui.tui.table.panel.coach_columns import beside
from drawholdem_tui.tui.table.scene.layouts import plan
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.scene.regions import CoachPicture, CoachRow


def to_the_flop(at: Keyboard) -> None:
    """And asks the coach there."""
    while not at.scene.board.cards:
        if at.scene.curtain:
            at.lift()
        at.press("k" if at.button("keep")[1] else "c")
    if not at.director.keyboard.open:
        at.press("space")
    at.press("h")


def test_the_coach_tells_the_chances_of_each_choice_what_it_costs_and_what_it_is_worth() -> None:
    with keyboard(seats="Ann,Ben", coach="always") as at:
        to_the_flop(at)
        coach = at.think().coach
        assert coach
        keep, *swaps = coach.rows
        assert keep.names == ("keep",)
        assert [row.names[0].split()[0] for row in swaps] == ["swap", "swap"]
        assert [row.costs for row in coach.rows] == [0, 20, 20]  # the pot at the flop
        assert all(row.share and row.share < 1 and row.worth is not None for row in coach.rows)
        assert "win back" in coach.says[0]
        assert coach.hand
        assert coach.facts == ("20\u00a0to\u00a0win",)
        pot = re.search("[0-9]+", coach.foot[0])
        assert pot
        assert keep.share
        assert keep.worth == round(keep.share * int(pot[0]))


def test_the_sentence_is_told_in_shorter_words_where_there_is_less_room() -> None:
    with keyboard(seats="Ann,Ben", coach="always") as at:
        to_the_flop(at)
        coach = at.think().coach
        assert coach
        lengths = [len(each) for each in coach.says]
        assert lengths == sorted(lengths, reverse=True)


def test_a_call_is_told_with_what_it_has_to_win() -> None:
    with keyboard("texas-holdem", seats="Ann,Ben", coach="always") as at:
        at.lift()
        at.press("h")
        coach = at.think().coach
        assert coach
        row, fold = coach.rows
        assert row.names == ("call",)
        assert (fold.names, fold.share, fold.worth) == (("fold",), None, 0)
        assert [each.best for each in coach.rows].count(True) == 1, "one of them is advised"
        assert coach.against == ("against 1 unknown hand", "against 1 hand", "against 1")
        assert row.costs == 5
        assert coach.foot[0].startswith("Net: your share of the pot of 20 after your call")
        assert "you need 25%" in coach.says[0]


def test_beside_a_computed_strategy_no_figure_says_which_choice_is_best() -> None:
    """With any two cards against it another choice might be worth more: two answers to one
    question."""
    with keyboard(seats="Ann,Ben", coach="always") as at:
        at.lift()
        at.press("h")
        coach = at.think().coach
        assert coach
        assert "heads-up chart" in coach.says[0]
        assert len(coach.rows) == 3
        assert [row.worth for row in coach.rows] == [None] * 3
        assert sum(row.best for row in coach.rows) == 1
        assert not coach.foot


def test_at_a_draw_the_best_of_each_size_is_told_in_the_same_order() -> None:
    with keyboard("draw-poker", seats="Ann,cpu", rules={"opening": Opening.ANYTHING}) as at:
        while at.button("swap") != ("draw up to five: mark discards first", True):
            at.press("c")
        at.press("h")
        coach = at.think().coach
        assert coach
        assert coach.rows[0].names == ("stand pat", "pat")
        sizes = [len(row.names[-1].split()) for row in coach.rows[1:]]
        assert sizes == [1, 2, 3, 4, 5]
        assert sum(row.best for row in coach.rows) <= 1


def test_a_coach_who_was_sent_away_stays_away() -> None:
    with keyboard(seats="Ann,cpu") as at:
        at.press("h", "h")
        assert at.think().coach is None


def test_asked_while_others_think_the_coach_comes_with_the_next_decision() -> None:
    with keyboard(seats="Ann,cpu,cpu") as at:
        for told, comes in (("the coach joins your next decision", True), ("no coach", False)):
            at.press("p", "c")
            assert not at.asked, "others think, and the game stands still"
            assert told in at.press("h").title.notice
            at.press("p", "enter")
            assert bool(at.scene.coach) is comes


def test_the_coach_speaks_to_one_person_alone_and_hides_with_the_cards() -> None:
    with keyboard(seats="Ann,cpu", always_open=False) as at:
        coach = at.press("space", "h").coach
        assert coach
        assert coach.says == ("The coach is thinking…",)
        told = at.think().coach
        assert told
        assert told.rows
        assert at.press("space").coach is None
        assert at.press("space").coach == told
        assert at.press("h").coach is None


@pytest.mark.parametrize(("coach", "seats"), [("solo", "Ann,Ben,cpu"), ("never", "Ann,cpu")])
def test_the_coach_is_silent_where_the_table_does_without(coach: str, seats: str) -> None:
    with keyboard(seats=seats, coach=coach) as at:
        if at.scene.curtain:
            at.lift()
        assert "Coach" in hint(at.press("h"))
        assert at.front.thoughts == []
        assert "coach" not in {hint.command for hint in at.scene.keys.hints}


def test_the_coach_speaks_where_the_table_agrees_and_the_cards_lie_open() -> None:
    with keyboard(coach="always") as at:
        at.lift()
        at.press("space")
        assert hint(at.press("h")) == "Look at your cards first."
        assert at.front.thoughts == []
        at.press("space", "h")
        coach = at.think().coach
        assert coach
        assert coach.rows


def test_a_coach_who_comes_too_late_says_nothing_to_the_next() -> None:
    with keyboard(coach="always") as at:
        at.lift()
        at.press("h", "k")
        at.think()
        assert at.scene.coach is None
        assert at.lift().coach is None


def test_the_coach_stays_for_whoever_has_opened_it_and_comes_to_nobody_else() -> None:
    with keyboard(coach="always") as at:
        at.lift()
        first = at.asked
        at.press("h", "k")
        for _decision in range(6):
            assert at.scene.coach is None  # behind the curtain
            assert (at.lift().coach is not None) is (at.asked == first)
            at.press("k" if at.button("keep")[1] else "c")
        while at.asked != first or at.scene.curtain:
            at.press("space" if at.scene.curtain else "c")
        at.press("h")
        assert at.scene.coach is None
        at.press("c")
        while at.asked != first or at.scene.curtain:
            at.press("space" if at.scene.curtain else "c")
        assert at.scene.coach is None


def test_a_look_back_tells_the_same_figures_as_the_coach_did() -> None:
    told: dict[int, Advice] = {}
    with keyboard(seats="Ann,Ben", coach="always") as at:
        while at.scene.results is None:
            if at.scene.curtain:
                at.lift()
            question = at.director.question
            if at.asked == "Ann" and question:
                if not question.coached:
                    at.press("h")
                at.think()
                assert question.advice
                told[len(at.hand.actions)] = question.advice
            at.press("k" if at.button("keep")[1] else "c")
        [hand] = at.record.hands
        every = looked_at(hand, 0).every
        assert len(every) > 3
        assert all(each.advice == told[each.number] for each in every)


def test_why_a_key_did_nothing_is_told_in_place_of_the_sentence() -> None:
    with keyboard("texas-holdem", seats="Ann,cpu,cpu") as at:
        while at.button("call")[0] != "check":
            at.press("c")
        at.press("h")
        coach = at.think() and at.press("f").coach
        assert coach
        assert coach.hint == "Checking is free. Press F again to fold."


def what_is_said(monkeypatch: pytest.MonkeyPatch, *holes: str, keys: str) -> CoachPicture | None:
    deal(monkeypatch, *holes, board="2s7hJdQc3c")
    with keyboard(seats="Ann,Ben,Cleo", coach="always", seed="the same") as at:
        for key in keys:
            if at.scene.curtain:
                at.lift()
            at.press(key)
        if at.scene.curtain:
            at.lift()
        assert at.asked == "Ann"
        at.press("h")
        return at.think().coach


@pytest.mark.parametrize("keys", ["", "kkkccc"])
def test_hidden_cards_change_nothing_that_the_coach_says(
    monkeypatch: pytest.MonkeyPatch, keys: str
) -> None:
    if not keys:  # the button speaks first before the flop
        keys = "k"
    said = [
        what_is_said(monkeypatch, "AsKh", *others, keys=keys)
        for others in (("2c2d", "8c8d"), ("QsQh", "JsJh"), ("4c5d", "4d9c"))
    ]
    assert said[0] is not None
    assert said[0] == said[1] == said[2]


def test_the_coach_knows_what_its_player_has_given_away(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "2c2d", "AsKh", board="7s7hJdQc3c", replacements="Qs")
    with keyboard(seats="Ann,Ben", coach="always") as at:
        at.lift()
        assert at.asked == "Ben"
        assert at.director.question
        assert at.director.question.view.gone == ()
        at.press("2", "s", "enter")
        at.lift()
        assert at.asked == "Ann"
        assert at.director.question.view.gone == ()
        at.press("k")
        at.lift()
        assert at.asked == "Ben"
        assert at.director.question.view.gone == tuple(cards("Kh"))


# Beside the event loop


def test_thoughts_are_handed_over_one_by_one_in_the_thread_of_the_loop() -> None:
    told: list[tuple[str, int]] = []
    thought_in: list[int] = []

    def work() -> Iterator[str]:
        thought_in.append(threading.get_ident())
        yield from ("first", "better")

    async def run() -> None:
        mind = Thoughts(lambda error: None)
        mind.start(work, lambda each: told.append((each, threading.get_ident())))
        await until(lambda: len(told) == 2)

    asyncio.run(run())
    assert told == [("first", threading.get_ident()), ("better", threading.get_ident())]
    assert thought_in[0] != threading.get_ident()


def test_what_nobody_wants_any_more_is_not_thought_to_its_end() -> None:
    told: list[int] = []
    went_on = threading.Event()
    ended = threading.Event()

    def work() -> Iterator[int]:
        try:
            yield 1
            assert went_on.wait(10)
            yield from range(2, 1_000)
        finally:
            ended.set()

    async def run() -> None:
        mind = Thoughts(lambda error: None)
        stop = mind.start(work, told.append)
        await until(lambda: told == [1])
        stop()
        went_on.set()
        await until(ended.is_set)

    asyncio.run(run())
    assert told == [1]


def test_a_thought_waits_while_a_key_is_answered() -> None:
    begun, pressed, went_on = threading.Event(), threading.Event(), threading.Event()

    async def run() -> None:
        mind = Thoughts(lambda error: None)

        def work() -> Iterator[int]:
            mind.give_way()  # no key: nothing to wait for
            begun.set()
            assert pressed.wait(10)
            mind.give_way()
            went_on.set()
            yield 1

        mind.start(work, lambda _: None)
        await until(begun.is_set)
        mind.wait_for_a_key()
        pressed.set()
        assert not went_on.wait(0.05)  # the loop is still at the key
        await until(went_on.is_set)

    asyncio.run(run())


def test_a_thought_waits_for_a_key_that_the_loop_has_not_heard_of_yet() -> None:
    begun, read, went_on = threading.Event(), threading.Event(), threading.Event()

    async def run() -> None:
        mind = Thoughts(lambda error: None)

        def work() -> Iterator[int]:
            begun.set()
            assert read.wait(10)
            mind.give_way()
            went_on.set()
            yield 1

        mind.start(work, lambda _: None)
        await until(begun.is_set)
        reader = threading.Thread(target=mind.key_is_on_its_way)
        reader.start()
        reader.join()
        read.set()
        assert not went_on.wait(0.05)  # the loop has had no turn
        await until(went_on.is_set)

    asyncio.run(run())


def test_nothing_is_told_between_two_keys_that_follow_each_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It would be a frame, and the second key would wait for it."""
    # long enough for a machine that has much else to do
    monkeypatch.setattr(background, "TYPED", 2.0)
    monkeypatch.setattr(background, "_LONGEST_TYPED", 20.0)
    told: list[int] = []
    thought = threading.Event()

    def work() -> Iterator[int]:
        thought.set()
        yield 1

    async def run() -> None:
        mind = Thoughts(lambda error: None)
        mind.start(work, told.append)
        for _ in range(4):
            mind.wait_for_a_key()
            mind.go_on()  # it is answered
            await asyncio.sleep(0.03)
        assert thought.is_set()
        assert told == []
        await until(lambda: told == [1])

    asyncio.run(run())


def test_what_is_held_down_keeps_nobody_from_thinking() -> None:
    told: list[int] = []

    async def run() -> None:
        mind = Thoughts(lambda error: None)
        mind.start(lambda: iter([1]), told.append)

        def again() -> bool:
            mind.wait_for_a_key()
            mind.go_on()
            return told == [1]

        await until(again)

    asyncio.run(run())


def test_a_long_thought_leaves_the_processor_alone_time_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever reads keys may be waiting for just that one."""
    slept: list[float] = []
    moments = iter([0.0, 0.1, 0.1001, 0.1002, 0.2, 0.3])
    monkeypatch.setattr("drawholdem_tui.tui.hot_seat.background.sleep", slept.append)
    monkeypatch.setattr("drawholdem_tui.tui.hot_seat.background.monotonic", lambda: next(moments))
    mind = Thoughts(lambda error: None)
    mind.give_way()  # at 0.0
    mind.give_way()  # at 0.1: since 0.1001
    mind.give_way()  # at 0.1002
    mind.give_way()  # at 0.2
    assert len(slept) == 2


def test_what_a_key_asks_for_is_thought_about_behind_its_answer() -> None:
    begun = threading.Event()

    async def run() -> None:
        mind = Thoughts(lambda error: None)

        def work() -> Iterator[int]:
            begun.set()
            yield 1

        mind.wait_for_a_key()
        mind.start(work, lambda _: None)
        await asyncio.sleep(0)
        assert not begun.is_set()  # the loop is still at the key
        mind.go_on()
        await until(begun.is_set)

    asyncio.run(run())


def test_no_more_figures_are_shown_than_can_be_read_but_the_last_is() -> None:
    """Each is a frame, and a key that comes just then has to wait for it."""
    moments = iter([0.0, 0.001, 0.002, 0.006, 0.11, 0.15, 0.209, 0.3, 0.31])
    shown = worth_a_look(iter("abcdefgh"), lambda: next(moments))
    assert list(shown) == ["d", "g", "h"]
    assert list(worth_a_look(iter("ab"), lambda: 1.0)) == ["b"]
    assert list(worth_a_look(iter(()), lambda: 1.0)) == []


def test_a_fault_in_a_thought_is_told() -> None:
    failed: list[BaseException] = []

    def work() -> Iterator[int]:
        yield 1
        raise ValueError("a fault")

    async def run() -> None:
        Thoughts(failed.append).start(work, lambda each: None)
        await until(lambda: bool(failed))

    asyncio.run(run())
    assert str(failed[0]) == "a fault"


def test_whose_turn_it_is_stays_in_sight_however_much_the_coach_says() -> None:
    planned = plan(80, 24, 3)
    panel = planned.places["panel"]
    drawn = Coach(Looks(), id="coach")
    for says, rows in (("Keep.", 2), ("Keep. " * 20, 2)):
        drawn.picture = CoachPicture(says=(says,))
        place = drawn.place_in(planned)
        assert place
        assert (place.bottom, place.height) == (panel.bottom, rows)


def swap_called(often: float) -> Verdict:
    """Keeping, and a swap with a call after so many of the new cards; a bet of 10 into 25."""
    ways = Chances(0.4, 0.0, 0.4), Chances(0.44, 0.0, 0.44)
    keep = Choice(Keep(), ways[0], 0, 0.0, 0.1, 25)
    swap = Choice(Swap(cards("5s")[0]), ways[1], 5, 1.0, 0.1, 25, often)
    return Verdict((keep, swap), swap, False, 25, ((0.0, 0.0), (0.0, 0.0)), 10)


def test_of_a_bad_card_that_is_folded_it_is_told_only_where_one_is() -> None:
    for often, told in ((0.6, True), (1.0, False)):
        ways = pictures._net_of_swaps(swap_called(often))
        assert any("you fold" in str(each) for each in ways) is told


def test_the_one_row_of_a_small_screen_says_what_its_net_is_and_against_how_many() -> None:
    rows = (
        CoachRow(("keep",), 0.38, 0, 0),
        CoachRow(("swap A\u2660", "A\u2660"), 0.3, 5, -3, swaps=True),
        CoachRow(("swap 5\u2666", "5\u2666"), 0.44, 5, 1, best=True, swaps=True),
    )
    ways = "against 2 unknown hands", "against 2 hands", "against 2"
    picture = CoachPicture(rows, 25, worth="net", is_net=True, against=ways)
    for room, labels, against in ((60, [True, False, False], ways[2]), (120, [True] * 3, ways[0])):
        found = beside(picture, Place(0, 0, room, 1), "~")
        assert sum(found.widths) + len(found.against) < room
        assert [found.label_of(at) == "net" for at in range(3)] == labels
        assert found.against == against


def test_far_ahead_the_coach_says_that_a_raise_is_not_worked_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(monkeypatch, "7d2c", "AsAh")
    with keyboard("texas-holdem", seats="Ann,Ben", coach="always", stack=5_000) as at:
        at.lift()
        at.press("h")
        coach = at.think().coach
        assert coach
        assert coach.says[0].startswith("Call at least.")
        assert "raise" in coach.says[0]
        assert [row.best for row in coach.rows] == [True, False]


def test_a_chart_that_folds_against_the_odds_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "7d2s", "AhKd")
    with keyboard(seats="Ann,Ben", coach="always", stacks={"Ann": 220, "Ben": 220}) as at:
        for _player in range(2):
            at.lift()
            at.press("k")
        at.lift()
        at.press("r", "enter")
        at.lift()
        at.press("h")
        coach = at.think().coach
        assert coach
        assert [row.names[0] for row in coach.rows if row.best] == ["fold"]
        assert all("better" in each or "any two" in each for each in coach.says[:-1])

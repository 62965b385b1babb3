"""The application on a screen: whole evenings by keys and by mouse, any size, what lies over the
table, leaving and coming back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from at_the_keyboard import cards_in
from evenings import STEEP
from on_the_screen import AtTheScreen, hurry, options, run, sitting  # noqa: F401 - a fixture
from rich.cells import cell_len
from textual.command import CommandPalette

from drawholdem_tui.cli.command import why_it_ended
from drawholdem_tui.controller.loop import Loop
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.view import View
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.tui.live.asking import Person
from drawholdem_tui.tui.live.pictures.compose import compose
from drawholdem_tui.tui.live.screens.evening_over import EveningOver
from drawholdem_tui.tui.live.screens.table import TableScreen
from drawholdem_tui.tui.table.panel.action_bar import ActionBar
from drawholdem_tui.tui.table.panel.over_the_panel import BetEntry
from drawholdem_tui.tui.table.panel.panel import OwnCards

PEOPLE = "Ann,Ben,Cleo,cpu,cpu:random"
MOST_STEPS = 3_000

KEYS = [*["c", "k", "r"] * 6, "f", "1", "2", "s", "s", "space", "l", "?"]

# Whole evenings


def next_key(at: AtTheScreen, rng: Random) -> str:
    """Something that gets on with it."""
    director = at.director
    question = director.question
    if at.app.screen is not at.table:
        return "x"
    if director.keyboard.curtain:
        return "space"
    if question is None:
        return "enter"
    if question.entry:
        return rng.choice(["enter", "right", "right", "up", "2", "escape"])
    return rng.choice(KEYS)


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize(
    ("game", "size"),
    [("draw-holdem", (100, 30)), pytest.param("draw-poker", (80, 24), marks=pytest.mark.long)],
)
def test_a_knockout_is_played_by_keys_to_the_last_chip(
    game: str, size: tuple[int, int], tmp_path: Path
) -> None:
    async def play() -> None:
        rng = Random(game)
        laid = options(game, PEOPLE, game, 40, mode=Mode.KNOCKOUT, levels=STEEP)
        async with sitting(tmp_path, laid, size) as at:
            match = at.director.match
            for _ in range(MOST_STEPS):
                if isinstance(at.app.screen, EveningOver) and not at.table.is_running:
                    break
                await at.press(next_key(at, rng))
            assert isinstance(at.app.screen, EveningOver)
            assert "wins the tournament" in str(at)
            winner = next(chair for chair in match.chairs if chair.place == 1)
            assert winner.stack == 200
            assert winner.name in str(at)
            await at.pilot.press("enter")
            await at.until(lambda: not at.app.is_running)
            assert at.app.return_code == 0

    run(play())


def places_to_click(at: AtTheScreen) -> Iterator[tuple[str, int, int]]:
    """Where the mouse can do something now: region, column, row."""
    table, director = at.table.table, at.director
    question = director.question
    if director.keyboard.curtain:
        yield "#curtain", 5, 5
    elif question is None and director.between.open:
        yield "#results", 5, 1
    elif question and question.entry:
        entry = table.query_one(BetEntry)
        yield "#bet-entry", 3, entry._top() + 1
        picture = entry.picture
        assert picture
        for x, y, _words, key in entry._keys(picture):
            if key == "enter":
                yield "#bet-entry", x, y
    else:
        own = table.query_one(OwnCards).picture
        if own and own.cards:
            yield "#own-cards", 1, 0
        actions = table.query_one(ActionBar)
        picture_of_actions = actions.picture
        assert picture_of_actions
        slots = actions._slots(picture_of_actions)
        for slot, button in zip(slots, picture_of_actions.buttons, strict=True):
            if button.possible and (button.command != "fold" or len(slots) > 9):
                yield "#actions", slot.x + 1, slot.y


@pytest.mark.usefixtures("hurry")
def test_a_knockout_is_played_by_mouse_to_the_last_chip(tmp_path: Path) -> None:
    async def play() -> None:
        rng = Random(3)
        laid = options("draw-holdem", PEOPLE, "mouse", 60, mode=Mode.KNOCKOUT, levels=STEEP)
        async with sitting(tmp_path, laid) as at:
            for _ in range(MOST_STEPS):
                if not at.table.is_running:
                    break
                assert at.app.screen is at.table
                await at.click(*rng.choice(list(places_to_click(at))))
            assert "wins the tournament" in str(at)
            await at.pilot.click(offset=(5, 5))
            await at.until(lambda: not at.app.is_running)

    run(play())


# Any size, at any moment


SIZES = [(60, 20), (80, 24), (59, 30), (100, 19), (100, 30), (140, 40), (200, 60), (20, 5), (1, 1)]


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize(
    "game", ["draw-holdem", pytest.param("draw-poker", marks=pytest.mark.long)]
)
def test_any_resize_at_any_moment_is_harmless(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        rng = Random(7)
        async with sitting(tmp_path, options(game, seed="sizes")) as at:
            for step in range(40):
                size = SIZES[step % len(SIZES)]
                await at.size(*size)
                lines = at.app.screen._compositor.render_strips()
                assert [cell_len(strip.text) for strip in lines] == [size[0]] * size[1]
                if size[0] < 60 or size[1] < 20:
                    if at.app.screen is at.table and size[0] > 30:
                        assert "needs 60" in str(at)
                        assert not cards_in((str(at),))
                elif at.director.keyboard.curtain and at.app.screen is at.table:
                    assert "look away" in str(at)
                await at.press(next_key(at, rng))
            assert at.table.is_running

    run(play())


# What lies over the table


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("keys", [("q", "q"), ("l", "?"), ("?", "q"), ("t", "l"), ("q", "l")])
def test_two_quick_keys_open_one_thing(keys: tuple[str, str], tmp_path: Path) -> None:
    async def play() -> None:
        async with sitting(tmp_path, options()) as at:
            await at.press("space")
            below = len(at.app.screen_stack)
            for key in keys:  # both before the first is answered
                at.director.press(key, at.table.now())
            await at.until(lambda: at.app.screen is not at.table)
            await at.pilot.pause()
            assert len(at.app.screen_stack) == below + 1

    run(play())


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("over", ["q", "l", "?", "t"])
def test_keys_behind_what_lies_over_the_table_do_nothing_to_it(over: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with sitting(tmp_path, options()) as at:
            await at.press("space")
            before = compose(at.director)
            await at.press(over)
            assert at.app.screen is not at.table
            assert "Q leave" not in str(at)  # nor do those at the foot say that they would
            for key in ("down", "up", "pagedown", "home", "end"):
                await at.press(key)
            assert at.app.screen is not at.table
            await at.press("escape")
            assert at.app.screen is at.table
            if not at.director.keyboard.open:  # the others had looked up
                await at.press("space")
            assert compose(at.director) == before
            await at.press("k")
            assert at.director.loop
            assert at.director.loop.hand
            assert len(at.director.loop.hand.actions) > 0

    run(play())


@pytest.mark.usefixtures("hurry")
def test_a_question_that_comes_while_something_lies_over_the_table_can_be_answered(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        laid = options("texas-holdem", "Ann,cpu,cpu", "late")
        async with sitting(tmp_path, laid) as at:
            at.director.pace.pause()
            await at.pilot.press("c")
            await at.pilot.press("l")
            await at.until(lambda: at.app.screen is not at.table)
            at.director.pace.pause()
            await at.until(lambda: at.director.question is not None)
            await at.press("escape")
            await at.press("f", "f")
            assert at.director.show.ending or at.director.question is None

    run(play())


@pytest.mark.usefixtures("hurry")
def test_help_log_and_pots_say_what_they_are_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with sitting(tmp_path, options()) as at:
            await at.press("space", "?")
            assert "give up your hand" in str(at)
            assert "Royal flush" in str(at) or "royal flush" in await to_the_end(at)
            await at.press("escape", "l")
            assert "(SHA-256)" in str(at)
            groups = re.findall(r"\b[0-9a-f]{8}\b", str(at))
            assert len(groups) == 8
            assert "".join(groups) == at.director.show.seal
            assert "sealed" not in str(at), "once, and whole"
            assert "Ben posts the big blind, 10." in str(at)
            await at.press("escape", "t")
            assert "main pot" in str(at)
            assert re.search(r"this round +15 +not in a pot yet", str(at))

    async def to_the_end(at: AtTheScreen) -> str:
        pages = []
        for _page in range(8):
            await at.press("pagedown")
            await at.pilot.pause()
            pages.append(str(at))
        return "".join(pages).lower()

    run(play())


@pytest.mark.usefixtures("hurry")
def test_the_pots_tell_how_bets_would_part_them(tmp_path: Path) -> None:  # TH-8
    async def play() -> None:
        laid = options(seats="Ann,Ben,Cleo")
        async with sitting(tmp_path, laid, stacks={"Cleo": 8}) as at:
            await at.press("t")
            assert "if everybody calls" in str(at)
            assert re.search(r"this round +15 +not in a pot yet", str(at))
            assert re.search(r"main pot +24 +Ann, Ben, Cleo", str(at))
            assert re.search(r"side pot +4 +Ann, Ben\b(?!, Cleo)", str(at))

    run(play())


@pytest.mark.usefixtures("hurry")
def test_the_palette_lists_the_tables_commands_and_nothing_that_shows_cards(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with sitting(tmp_path, options()) as at:
            titles = [each.title for each in at.app.get_system_commands(at.app.screen)]
            assert {"Fold", "Check or call", "Swap or draw", "Mark card 2"} <= set(titles)
            assert not {"Bet or raise", "Mark card 3", "Buy chips"} & set(titles)  # not possible
            assert not [title for title in titles if "screenshot" in title.lower()]
            await at.pilot.press("ctrl+p")
            await at.until(lambda: isinstance(at.app.screen, CommandPalette))

    run(play())


# Leaving and coming back


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("keys", [("q", "enter"), ("ctrl+c",), ("q", "ctrl+c"), ("l", "ctrl+c")])
def test_whoever_leaves_finds_the_hand_as_it_was(keys: tuple[str, ...], tmp_path: Path) -> None:
    async def play() -> None:
        laid = options("draw-holdem", "Ann,cpu", "leave")
        async with sitting(tmp_path, laid) as at:
            await at.press("k", "space")
            before = compose(at.director)
            for key in keys:
                await at.pilot.press(key)
                await at.pilot.pause()
            await at.until(lambda: not at.app.is_running)
        async with sitting(tmp_path, laid) as at:
            await at.press("space")
            after = compose(at.director)
            assert after.own == before.own
            assert after.seats == before.seats
            assert after.pots == before.pots
            assert after.log.rows[-1] == before.log.rows[-1]

    run(play())


@pytest.mark.usefixtures("hurry")
def test_among_several_own_cards_lie_face_down_while_somebody_leaves(tmp_path: Path) -> None:
    async def play(seats: str, *, open_still: bool) -> None:
        async with sitting(tmp_path / seats, options(seats=seats)) as at:
            await at.press("space")
            assert at.director.keyboard.open
            await at.press("q")
            assert at.director.keyboard.open is open_still
            assert any(compose(at.director).own.cards) is open_still
            await at.press("escape", "space")
            assert at.director.keyboard.open

    run(play("Ann,Ben", open_still=False))
    run(play("Ann,cpu", open_still=True))


@pytest.mark.usefixtures("hurry")
def test_whoever_stays_plays_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with sitting(tmp_path, options()) as at:
            await at.press("space", "q", "escape", "k")
            assert at.table.is_running
            assert at.director.loop
            assert at.director.loop.hand
            assert at.director.loop.hand.actions

    run(play())


@pytest.mark.usefixtures("hurry")
def test_an_evening_left_between_two_hands_waits_for_enter(tmp_path: Path) -> None:
    async def play() -> None:
        laid = options("texas-holdem", "Ann,cpu", "between")
        async with sitting(tmp_path, laid) as at:
            while not at.director.between.open:
                await at.press("f")
            await at.press("q", "enter")
            await at.until(lambda: not at.app.is_running)
        async with sitting(tmp_path, laid) as at:
            assert at.director.between.open
            await at.pilot.pause()
            assert " Enter  next hand" in str(at)
            await at.press("enter")
            assert at.director.question

    run(play())


@pytest.mark.usefixtures("hurry")
def test_a_fault_ends_the_program_with_a_sentence_and_everything_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def breaks(_self: Person, _view: View, decision: Decision) -> Action:
        if isinstance(decision, BetDecision):
            raise RuntimeError("the felt is on fire")
        return await whole(_self, _view, decision)

    whole, details = Person.decide, tmp_path / "fault.txt"
    laid = options("draw-holdem", "Ann,cpu", "fault")

    async def until_it_breaks() -> None:
        async with sitting(tmp_path, laid) as at:
            await at.pilot.press("k")
            await at.until(lambda: not at.app.is_running)
            assert at.app.return_code == 1
            assert at.app.fault
            told = why_it_ended(at.app.fault, paths(tmp_path))
            assert told == f"the program crashed; the details are in {details}"
            assert "the felt is on fire" in details.read_text(encoding="utf-8")

    async def play() -> None:
        with monkeypatch.context() as patched:
            patched.setattr(Person, "decide", breaks)
            with pytest.raises(RuntimeError, match="felt"):  # told to the test as well
                await until_it_breaks()
        async with sitting(tmp_path, laid) as at:
            assert at.director.loop
            assert isinstance(at.director.loop, Loop)
            assert at.director.loop.hand
            assert "Keep" in [type(each).__name__ for each in at.director.loop.hand.actions]
            assert at.director.question

    run(play())


# What is new, and what comes


def test_the_first_decision_ever_says_what_is_new_and_no_later_one(tmp_path: Path) -> None:
    new = ("New here? Your swap is free;", "later it costs the whole pot.")

    async def play(*, first: bool) -> None:
        async with sitting(tmp_path, options(seats="Ann,cpu:random"), (120, 40)) as at:
            assert [each in str(at) for each in new] == [first, first], str(at)
            await at.press("k")
            assert not any(each in str(at) for each in new)

    run(play(first=True))
    run(play(first=False))


@pytest.mark.parametrize("shown", [True, False])
def test_the_price_of_the_next_street_can_be_switched_off(shown: bool, tmp_path: Path) -> None:
    async def play() -> None:
        laid = options(seats="Ann,Ben", seed="ladder")
        async with sitting(tmp_path, laid, (120, 40), next_fee=shown) as at:
            for _ in range(MOST_STEPS):
                question, keyboard = at.director.question, at.director.keyboard
                if question is None or keyboard.curtain or not keyboard.open:
                    await at.press("space")
                elif isinstance(question.decision, SwapDecision):
                    if question.view.street is Street.FLOP:
                        break
                    await at.press("k")
                else:
                    await at.press("c")
            told = ("Turn swap if all check: 20", "if you keep, 40 if you swap.")
            assert [each in str(at) for each in told] == [shown, shown], str(at)

    run(play())


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 30), (140, 40)])
def test_a_key_in_gold_stands_nowhere_else_and_a_click_on_it_does_what_it_says(
    size: tuple[int, int], tmp_path: Path
) -> None:
    async def play() -> None:
        laid = options("texas-holdem", "Ann,Ben,Cleo", "gold 2")
        async with sitting(tmp_path, laid, size, stacks={"Ann": 10}) as at:
            while not at.director.between.open:
                await at.press("space" if at.director.keyboard.curtain else "c")
            lines = str(at).splitlines()
            broke = at.director.between.out_of_chips
            assert broke is not None
            for key, does in ((" Enter ", " next hand"), (" B ", " buys 1,000")):
                there = [line for line in lines if does in line]
                assert len(there) == 1
                assert key in there[0]
            y = next(y for y, line in enumerate(lines) if " buys 1,000" in line)
            await at.pilot.click(offset=(lines[y].index(" buys 1,000"), y))
            await at.until(lambda: at.director.match.chairs[broke].stack == 1000)
            assert at.director.between.open

    run(play())


@pytest.mark.usefixtures("hurry")
def test_behind_the_last_hand_it_is_looked_at_again_and_the_same_people_sit_down_again(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        laid = options("texas-holdem", "Ann,cpu", "between", 10).but(hands=1)
        async with sitting(tmp_path, laid) as at:
            while not at.director.between.open:
                await at.press("c")
            assert "the same two again" in str(at)
            assert "see the last hand again" in str(at)
            await at.press("v")
            assert "ReplayScreen" in str(at.app.screen)
            await at.press("escape")
            await at.until(lambda: at.app.screen is at.table)
            await at.press("a")
            await at.until(lambda: isinstance(at.app.screen, TableScreen))
            await at.until(lambda: at.app.screen is not at.table)
            again = at.app.screen
            assert isinstance(again, TableScreen)
            assert again.evening.match.hands == 0

    run(play())

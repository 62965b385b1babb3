"""Motion on the real screen: it can be ended at any moment, leaves nothing behind, and nothing
depends on it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from evenings import table
from textual.app import App
from textual.pilot import Pilot

from drawholdem_tui.engine.actions import Keep
from drawholdem_tui.engine.events import BoardDealt, CardSwapped, Event, HoleCardsDealt
from drawholdem_tui.evening.evening import Evening, fresh
from drawholdem_tui.storage.book.pages import GoingOn
from drawholdem_tui.storage.settings_schema import Preferences
from drawholdem_tui.tui.hot_seat import keyboard as hot_seat
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.live.pace import LONGEST_FLIGHT, Pace
from drawholdem_tui.tui.live.pictures.compose import compose
from drawholdem_tui.tui.live.screens.table import TableScreen
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pages.page import Page
from drawholdem_tui.tui.table.felt.middle import Board
from drawholdem_tui.tui.table.felt.seat import Seat
from drawholdem_tui.tui.table.widgets import motion as motion_module
from drawholdem_tui.tui.table.widgets.bars import KeyBar

LONG = 600.0  # seconds in the air: whoever ends it sooner has ended it
LIMIT = 60.0  # seconds to wait for anything
A_CALM_MOMENT = 0.5


class OneTable(App[None]):
    """A table, and nothing before or behind it."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, evening: Evening, preferences: Preferences) -> None:
        super().__init__()
        self.evening = evening
        self.looks = Looks()
        self.table = TableScreen(evening, preferences, Keymap(), self.looks, lambda: None)
        self.seen: list[Event] = []
        self._see = self.table.see
        self.table.see = self._remember  # type: ignore[method-assign]

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """What pages over the table are drawn on."""
        return {"felt": "#14523c", "rail": "#4a2f1b", "on-felt": "#f1eee3"}

    def on_mount(self) -> None:
        self.push_screen(self.table)

    async def _remember(self, event: Event, happens: Callable[[], None]) -> None:
        self.seen.append(event)
        await self._see(event, happens)

    @property
    def in_the_air(self) -> int:
        return sum(sprite.place is not None for sprite in self.table.table.sprites)


Steps = Callable[[OneTable, Pilot[None]], Coroutine[None, None, None]]


def an_evening(game: str, seats: str, seed: str = "motion") -> Evening:
    return fresh(table(game, seats, 1_000, seed), None)


def on_screen(
    steps: Steps,
    seats: str = "Ann,cpu:random,cpu:random",
    *,
    game: str = "draw-holdem",
    evening: Evening | None = None,
    **preferences: Any,
) -> OneTable:
    """Run steps with a seeded evening on a screen."""
    wanted = Preferences(**{"speed": 3, **preferences})
    app = OneTable(evening or an_evening(game, seats), wanted)

    async def run() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await steps(app, pilot)

    asyncio.run(run())
    return app


async def until(condition: Callable[[], object], what: str) -> None:
    ends = asyncio.get_running_loop().time() + LIMIT
    while not condition():
        assert asyncio.get_running_loop().time() < ends, f"never: {what}"
        await asyncio.sleep(0.005)


async def flies(app: OneTable) -> None:
    await until(lambda: app.table.table.motion.flying and app.in_the_air, "something flies")


async def play(app: OneTable, enough: Callable[[], bool]) -> None:
    """Keep and call until there has been enough; between hands go on."""
    director = app.table.director
    ends = asyncio.get_running_loop().time() + LIMIT
    while not enough():
        assert asyncio.get_running_loop().time() < ends, "the hands do not come to an end"
        director.keyboard.take(app.table.now())
        if question := director.question:
            question.shown_at = 0.0
            for at, command in enumerate(("keep", "call", "call"), 10):  # twice if it is all-in
                director.run(command, at)
        elif director.between.open:
            director.run("next", app.table.now())
        await asyncio.sleep(0.005)


@pytest.fixture(autouse=True)
def no_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time passes in flights alone, and nobody needs a calm moment."""

    async def beat(_pace: Pace, _share: float = 1.0) -> None:
        await asyncio.sleep(0)

    monkeypatch.setattr(Pace, "beat", beat)
    monkeypatch.setattr(hot_seat, "CALM", -1.0)


@contextmanager
def flights_of(seconds: float) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Pace, "flight", property(lambda _pace: seconds))
        yield


@pytest.mark.parametrize("key", ["q", "p", "question_mark", "space", "enter", "escape", "f"])
def test_any_key_ends_a_flight_and_does_nothing_else(key: str) -> None:
    async def steps(app: OneTable, pilot: Pilot[None]) -> None:
        await flies(app)
        before = compose(app.table.director).keys
        first = len(app.seen)
        await pilot.press(key)
        await until(lambda: len(app.seen) > first, "the flight is over")
        assert app.screen is app.table
        assert not app.table.director.pace.paused
        assert app.table.director.keyboard.open  # one person alone: it was no press of Space
        assert compose(app.table.director).keys.hints == before.hints

    with flights_of(LONG):
        on_screen(steps)


def test_who_has_seen_a_new_card_hands_on_while_something_else_still_flies() -> None:
    async def steps(app: OneTable, pilot: Pilot[None]) -> None:
        table, director = app.table.table, app.table.director
        await until(lambda: director.keyboard.curtain, "somebody is asked")
        await asyncio.sleep(A_CALM_MOMENT)
        await pilot.press("space")
        await asyncio.sleep(A_CALM_MOMENT)
        await pilot.press("1", "s")
        await until(lambda: director.shows_new_card, "a new card")
        lull = director.own_cards.lull
        await until(lambda: lull.is_over(app.table.now()), "it has been seen")
        await asyncio.sleep(A_CALM_MOMENT)
        flight = asyncio.create_task(table.motion.fly((), table.plan, LONG))
        await until(lambda: table.motion.flying, "a computer's swap")
        await pilot.press("space")
        assert not director.shows_new_card
        assert not director.keyboard.open
        await flight

    with flights_of(0.0):
        on_screen(steps, "Ann,Ben,Cleo")


def test_a_key_pressed_in_time_and_read_too_late_does_nothing_either() -> None:
    async def steps(app: OneTable, _pilot: Pilot[None]) -> None:
        await flies(app)
        pressed = app.table.now()
        app.table.table.motion.finish()
        assert app.table.table.motion.spends(pressed)
        assert not app.table.table.motion.spends(app.table.now() + 1)

    with flights_of(LONG):
        on_screen(steps)


def test_a_click_ends_a_flight_and_does_nothing_else() -> None:
    async def steps(app: OneTable, pilot: Pilot[None]) -> None:
        await flies(app)
        first = len(app.seen)
        bar = app.table.table.query_one(KeyBar)
        text = bar.render_line(0).text
        await pilot.click("#key-bar", offset=(text.index("leave"), 0))
        await until(lambda: len(app.seen) > first, "the flight is over")
        assert app.screen is app.table

    with flights_of(LONG):
        on_screen(steps)


@pytest.mark.parametrize(
    "preferences", [{"motion": False}, {"speed": 0}], ids=["motion off", "no waiting"]
)
def test_off_nothing_ever_moves(preferences: dict[str, Any]) -> None:
    async def steps(app: OneTable, _pilot: Pilot[None]) -> None:
        await play(app, lambda: app.evening.match.hands >= 2)
        assert app.table.table.motion.frames == 0
        assert app.seen == []

    on_screen(steps, **preferences)


def test_skipping_leaves_everything_on_the_ground() -> None:
    pace = Pace(3)
    assert pace.flight == LONGEST_FLIGHT
    pace.skip()
    assert pace.flight == 0
    pace.arrived()
    pace.fast_forward = True
    assert pace.flight == 0
    assert all(Pace(speed).flight <= LONGEST_FLIGHT for speed in range(6))


def test_a_table_left_in_mid_flight_has_nothing_left_over() -> None:
    async def steps(app: OneTable, pilot: Pilot[None]) -> None:
        await flies(app)
        await app.table.stop()
        assert app.in_the_air == 0
        assert not app.table.table.motion.flying
        await pilot.pause()
        scene = compose(app.table.director)
        await until(lambda: app.table.table.query_one(Board).picture == scene.board, "all is shown")
        for seat, picture in zip(app.table.table.query(Seat), scene.seats, strict=False):
            own = seat.index == scene.own_seat  # the open cards lie there, too
            assert seat.picture is not None
            as_told = picture.but(kind_wants=seat.picture.kind_wants)  # which goes by all of them
            assert seat.picture == (as_told.but(cards=scene.own.cards) if own else as_told)
        # it had happened before it was let fly
        assert all(each.cards for each in app.table.director.show.stage.seats)

    with flights_of(LONG):
        on_screen(steps)


@pytest.mark.parametrize("size", [(60, 20), (140, 40), (50, 14)])
def test_a_screen_that_changes_its_size_has_nothing_in_the_air(size: tuple[int, int]) -> None:
    async def steps(app: OneTable, pilot: Pilot[None]) -> None:
        await flies(app)
        assert app.seen[-1:] == [event for event in app.seen if isinstance(event, HoleCardsDealt)]
        await pilot.resize_terminal(*size)
        # the deal is over; what comes next flies where there is a table, and in its new places
        await until(lambda: isinstance(app.seen[-1], CardSwapped), "the flight is over")
        if size == (50, 14):
            await until(lambda: app.table.director.question, "somebody is asked")
            assert app.in_the_air == 0
        else:
            await flies(app)
            places = [sprite.place for sprite in app.table.table.sprites if sprite.place]
            assert all(place.right <= size[0] and place.bottom <= size[1] for place in places)

    with flights_of(LONG):
        # a computer is the first to act, and swaps
        on_screen(steps, evening=an_evening("draw-holdem", "Ann,cpu:random,cpu:random", "motion 3"))


def test_nothing_flies_below_another_screen() -> None:
    async def steps(app: OneTable, pilot: Pilot[None]) -> None:
        await flies(app)
        app.push_screen(Page("Help", ["…"]))
        await until(lambda: app.in_the_air == 0, "all has landed")
        await play(app, lambda: any(isinstance(event, BoardDealt) for event in app.seen))
        assert app.in_the_air == 0
        assert not app.table.table.motion.flying
        await pilot.press("x")

    with flights_of(LONG):
        on_screen(steps)


def test_flights_are_short_and_show_few_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    took: list[float] = []
    fly = motion_module.Motion.fly

    async def measured(
        self: motion_module.Motion, moves: object, plan: object, seconds: float
    ) -> None:
        frames = self.frames
        await fly(self, moves, plan, seconds)  # type: ignore[arg-type]
        took.append(seconds)
        assert self.frames - frames <= LONGEST_FLIGHT / motion_module.FRAME + 1

    monkeypatch.setattr(motion_module.Motion, "fly", measured)

    async def steps(app: OneTable, _pilot: Pilot[None]) -> None:
        await play(app, lambda: app.evening.match.hands >= 2)
        assert app.table.table.motion.frames > 0

    on_screen(steps, speed=5)
    assert took
    assert max(took) <= LONGEST_FLIGHT


@pytest.mark.parametrize("game", ["draw-holdem", "draw-poker"])
def test_an_evening_is_the_same_with_motion_and_without(game: str) -> None:
    def nets(*, motion: bool) -> list[tuple[str, int]]:
        async def steps(app: OneTable, _pilot: Pilot[None]) -> None:
            await play(app, lambda: app.evening.match.hands >= 3)
            assert (app.table.table.motion.frames > 0) is motion

        app = on_screen(steps, "Ann,Ben,Cleo", game=game, motion=motion)
        return [(chair.name, chair.stack) for chair in app.evening.match.chairs]

    with flights_of(0.001):
        still = nets(motion=False)
        assert nets(motion=True) == still


def test_swaps_and_deals_are_seen() -> None:
    async def steps(app: OneTable, _pilot: Pilot[None]) -> None:
        await play(app, lambda: app.evening.match.hands >= 2)
        kinds = {type(event) for event in app.seen}
        assert {HoleCardsDealt, CardSwapped, BoardDealt} <= kinds

    with flights_of(0.001):
        on_screen(steps, "Ann,cpu:random,cpu:random,cpu:random")


def test_what_has_been_before_a_hand_is_taken_up_again_does_not_fly() -> None:
    async def steps(app: OneTable, _pilot: Pilot[None]) -> None:
        await until(lambda: app.table.director.question, "somebody is asked")
        assert app.table.director.show.stage.seats[0].cards
        assert not any(isinstance(event, HoleCardsDealt) for event in app.seen)

    evening = an_evening("draw-holdem", "Ann,cpu:random,cpu:random")
    evening.hand = GoingOn(1, evening.secret_of(1), (Keep(),))
    with flights_of(LONG):
        on_screen(steps, evening=evening)

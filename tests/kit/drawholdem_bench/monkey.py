"""A monkey at the keyboard: random keys, clicks, pastes and sizes over all screens, from the menu
on, and after each what must never be otherwise.

It plays with a book and a settings file in a folder of its own. Where it has closed the program it
opens it again and goes on.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections import deque
from dataclasses import dataclass
from functools import partial
from operator import lt
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING
from weakref import ref

from drawholdem_bench.real_table import (
    AT_A_REAL_TABLE,
    a_real_table,
    differs_from_the_book,
    faults_at,
    keys_to_the_referee,
    next_key,
    real_table_of,
)
from drawholdem_bench.witness import Witness
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.events import Called, CardSwapped, Raised
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.evening.lobby import Lobby, sit_down
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.match.mode import WAYS
from drawholdem_tui.match.state import match_of, state_of
from drawholdem_tui.storage.book.opening import Opened
from drawholdem_tui.storage.paths import Paths, paths
from drawholdem_tui.storage.settings import load
from drawholdem_tui.tui.hot_seat.keyboard import CALM, REST
from drawholdem_tui.tui.table.scene.plan import SMALLEST

if TYPE_CHECKING:
    from drawholdem_tui.tui.headless import Headless
    from drawholdem_tui.tui.hot_seat.question import Question
    from drawholdem_tui.tui.live.director import Director
    from drawholdem_tui.tui.live.screens.table import TableScreen
    from drawholdem_tui.tui.referee.director import AtARealTable

_A_WHILE = 150  # actions, then it plays a hand as people do, to see that the game goes on
_PATIENCE = 400  # sensible keys in which a hand has to end
_LONGEST_TIMER = 130.0  # seconds: asyncio forgets a stopped timer when it would have been due
_REMEMBERED = 30  # actions told with a fault

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789.,+-$?!/:AZ\u00e9\u6f22\u0130\u00b2"
NAMED = (
    *("enter", "escape", "space", "up", "down", "left", "right", "tab", "shift+tab", "backspace"),
    *("home", "end", "pageup", "pagedown", "delete", "f1", "f5", "ctrl+p", "ctrl+a", "ctrl+z"),
)
_AT_THE_TABLE = ("c", "k", "f", "1", "2", "s", "r", "space", "enter", "right", "up", "9", ".", "c")
_TEXTS = ("", "Ann", "9" * 80, "[red]x[/]", "a\nb\r\nc", "\x1b[31m", "\u5c0f\u6797, cpu", "5/10")
_SIZES = ((80, 24), (100, 30), (120, 40), (140, 45), (60, 20), (50, 14), (20, 5), (1, 1), (250, 70))


class Fault(Exception):
    """Something that must never be, with what led to it."""


@dataclass(slots=True)
class Figures:
    actions: int = 0
    hands: int = 0
    restarts: int = 0
    real_hands: int = 0


class _Lobby(Lobby):
    """Where every game is dealt from a seed, often with so few chips that somebody is all-in."""

    def __init__(self, opened: Opened, files: Paths, rng: Random) -> None:
        super().__init__(opened, files)
        self._rng = rng

    def new_game(self, table: TableOptions) -> Evening:
        rng = self._rng
        return super().new_game(
            table.but(
                stack=rng.choice((table.stack, 30, 100)),
                seed=str(rng.random()),
                rabbit=rng.random() < 0.2,
                choice=rng.choice((None, None, *WAYS)),
                in_the_open=rng.random() < 0.1,
            )
        )


class Monkey:
    """One evening after the other, as the random numbers want it."""

    def __init__(
        self, folder: Path, seed: int | str, figures: Figures, real_share: float = 0.3
    ) -> None:
        """``real_share``: how often it is a table with real cards that is sat down at."""
        self.real_share = real_share
        self.rng = Random(seed)
        self.figures = figures
        self.files = paths(folder)
        self.done: deque[str] = deque(maxlen=_REMEMBERED)
        self._hands: Headless
        self._witness: Witness | None = None
        self._watched: ref[TableScreen] | None = None
        self._past: list[tuple[ref[TableScreen], float]] = []  # left, but not quite gone, and when
        self._tasks = 0  # of the menu
        self._real: tuple[AtARealTable, int] | None = None  # and so many hands of it were over

    def play(self, actions: int, *, motion: bool) -> None:
        """So many actions, in as many sittings as it takes."""
        until = self.figures.actions + actions
        while self.figures.actions < until:
            try:
                asyncio.run(self._sit(until, motion=motion))
            except Exception as error:
                raise Fault(
                    f"{type(error).__name__}: {error}; after {' '.join(self.done)}"
                ) from error
            self.figures.restarts += 1

    async def _sit(self, until: int, *, motion: bool) -> None:
        """Until the program is closed, or enough has been done."""
        from drawholdem_tui.tui.app import DrawHoldem
        from drawholdem_tui.tui.headless import headless

        settings = load(self.files.settings).for_now("speed", 0).for_now("motion", motion)
        real = self.rng.random() < 0.8 * self.real_share  # as "drawholdem table" does
        asked_for = a_real_table(self.rng) if real else None
        with sit_down(self.files.book, real=asked_for is not None) as opened:
            app = DrawHoldem(
                partial(_Lobby, opened, self.files, self.rng),
                settings,
                opens=(lambda app: app.home.real_table(asked_for)) if asked_for else None,
            )
            self._watched = self._witness = self._real = None
            async with headless(app, self.rng.choice(_SIZES[:5])) as self._hands:
                self._tasks = len(asyncio.all_tasks())
                while app.is_running and self.figures.actions < until:
                    await self._act()
                    if self.figures.actions % _A_WHILE == 0 and app.is_running:
                        await self._play_a_hand()
            if app.fault or app.return_code not in (0, None, 130):
                raise Fault(f"it ended with {app.return_code}: {app.fault}")

    # One action

    async def _act(self) -> None:
        self.figures.actions += 1
        self._watch()
        self._note_what_is_confirmed()
        await self._do_something()
        if self._hands.app.is_running:
            await self._look()

    async def _do_something(self) -> None:
        hands, rng = self._hands, self.rng
        match rng.choices("kncspwa", (60, 20, 10, 2, 2, 1, 1))[0]:
            case "k":
                at_table = {"TableScreen": _AT_THE_TABLE, "RefereeScreen": AT_A_REAL_TABLE}
                keys = at_table.get(hands.page, LETTERS) if rng.random() < 0.8 else LETTERS
                await self._press(rng.choice(keys))
            case "n":
                await self._press(rng.choice(NAMED))
            case "c":
                width, height = hands.size
                x, y = rng.randrange(max(1, width)), rng.randrange(max(1, height))
                self.done.append(f"click({x},{y})")
                await hands.click(x, y)
            case "s":
                size = rng.choice(_SIZES)
                self.done.append(f"size{size}")
                await hands.resize(*size)
            case "p":
                text = rng.choice(_TEXTS)
                self.done.append(f"paste({text!r})")
                await hands.paste(text)
            case "a":
                await self._keys("r", *["right"] * 6, "enter")  # all-in
            case _:
                self.done.append("wait")
                await hands.wait(CALM + 0.02)
                await self._press("space")  # lifts a curtain

    async def _press(self, key: str) -> None:
        self.done.append(key)
        if self.rng.random() < 0.05:
            await self._hands.type_ahead(key, key)
        else:
            await self._hands.press(key)

    # What must never be otherwise

    def _watch(self) -> None:
        """Whatever table there is now."""
        table = self._hands.table
        if table is None or table.director.loop is None:
            return
        loop = table.director.loop
        if self._watched is None or self._watched() is not table:
            self._watched = ref(table)
            self._witness = Witness(loop, loop.keeper, table.evening.people)
            loop.keeper = self._witness

    def _note_what_is_confirmed(self) -> None:
        table, witness = self._hands.table, self._witness
        question = table.director.question if table else None
        if question is None or witness is None or question.answer.done():
            return
        said: type | None = {"call": Called, "swap": CardSwapped}.get(question.sure)
        if question.entry and question.entry.picture().all_in:
            said = Raised
        witness.confirmed = (question.chair, said) if said else None

    async def _look(self) -> None:
        """After every action."""
        hands = self._hands
        if hands.app.fault:
            raise Fault(hands.app.fault)
        if self._witness is not None:
            self._ask(self._witness)
        self._look_at_a_real_table()
        if self._watched is not None and hands.table is None and hands.page == "MenuScreen":
            await self._left()

    def _look_at_a_real_table(self) -> None:
        table = real_table_of(self._hands)
        if table is not None:
            for fault in faults_at(table):
                raise Fault(fault)
            over = table.evening.match.hands - (table.referee.hand is not None)
            done = over - self._real[1] if self._real and self._real[0] is table else 0
            self.figures.hands += max(0, done)
            self.figures.real_hands += max(0, done)
            self._real = table, over
        elif self._real is not None and self._hands.page == "MenuScreen":
            if told := differs_from_the_book(self._real[0], self._hands.app.lobby.waiting()):
                raise Fault(told)
            self._real = None

    def _ask(self, witness: Witness) -> None:
        if self._hands.table is not None:
            witness.check_chips()
        if witness.faults:
            raise Fault(witness.faults[0])
        self.figures.hands += witness.hands
        witness.hands = 0

    async def _left(self) -> None:
        """After leaving a table nothing of it is there any more, and the book has all of it."""
        hands, watched = self._hands, self._watched
        table = watched() if watched else None
        if table is not None:
            self._compare_with_the_book(table)
        if watched is not None:
            self._past.append((watched, time.monotonic()))
        self._watched = self._witness = table = None
        await hands.click(0, 0)  # the screen remembers where the mouse was pressed last
        for _ in range(100):
            gc.collect()
            self._past = [(each, since) for each, since in self._past if each() is not None]
            if not self._past and len(asyncio.all_tasks()) <= self._tasks:
                return
            await asyncio.sleep(0.01)
        now = time.monotonic()
        if len(asyncio.all_tasks()) > self._tasks or any(
            now - since > _LONGEST_TIMER for _table, since in self._past
        ):
            left = sorted(task.get_name() for task in asyncio.all_tasks())
            raise Fault(f"something is left of the table: {', '.join(left)}")

    def _compare_with_the_book(self, table: TableScreen) -> None:
        """An evening that goes on is there as it was left, to the last action."""
        found, loop = self._hands.app.lobby.waiting(), table.director.loop
        keeper = table.director.evening.keeper
        if found is None or loop is None or keeper is None or keeper.evening != found.id:
            return  # nothing of this table is in the book, or it is another one that waits there
        match, hand = match_of(found.standing.state), None
        if found.hand is not None:
            dealing = match.next_dealing()
            hand = Hand(dealing.rules, dealing.setup, SecretDeck(found.hand.secret))
            hand.play(found.hand.actions)
        if (hand and hand.events) != (loop.hand and loop.hand.events):
            raise Fault("the hand in the book is another one")
        if state_of(match) != state_of(loop.match):
            raise Fault(f"the book has {state_of(match)}, the table {state_of(loop.match)}")

    # The game goes on

    async def _play_a_hand(self) -> None:
        """As people do it, from wherever the monkey is."""
        before = self.figures.hands
        if any(map(lt, self._hands.size, SMALLEST)):  # nothing can be played there
            await self._hands.resize(*_SIZES[0])
        for _ in range(_PATIENCE):
            if self.figures.hands > before or not self._hands.app.is_running:
                return
            self._watch()
            self._note_what_is_confirmed()
            await self._do_what_makes_sense()
            if self._hands.app.is_running:
                await self._look()
        screen = "\n".join(self._hands.lines())
        raise Fault(f"the game does not go on ({self._hands.page}); on the screen:\n{screen}\n")

    async def _do_what_makes_sense(self) -> None:
        table = self._hands.table
        match self._hands.page:
            case "MenuScreen":
                # the first item, the tour where nobody has played yet, or a new game
                where = [self.rng.choice(("down", "n"))]
                if self.rng.random() < self.real_share:
                    where = keys_to_the_referee(self._hands)
                await self._keys("escape", *where, "enter")
            case "NewGameScreen":
                await self._keys("enter")
                if self._hands.page == "NewGameScreen":
                    await self._set_right()
            case "RefereeScreen" if real := real_table_of(self._hands):
                await self._keys(next_key(real, cheap=self.rng.random() < 0.5))
            case "TableScreen" if table and table.director.loop:
                await self._play_on(table.director)
            case "Whom":
                await self._keys(str(self.rng.randint(1, 9)), "escape")
            case _:
                await self._keys("escape")

    async def _set_right(self) -> None:
        """The row with the cursor has been marked."""
        form = self._hands.form
        typed = {"blinds": "5/10", "ante": "1", "stack": "500", "seats": "3", "spread": "20"}
        await self._keys(*(typed.get(form.row.id) or ["right"]))

    async def _play_on(self, director: Director) -> None:
        question, key = director.question, director.keymap.keys_of
        if director.keyboard.curtain:
            await self._hands.wait(CALM + 0.02)
            await self._keys(key("peek")[0])
        elif director.shows_new_card:
            await self._hands.wait(CALM + 0.02)
            await self._keys("enter")
        elif question:
            await self._answer(director, question)
        elif director.between.open:
            await self._hands.wait(CALM + 0.02)
            await self._keys(key(self.rng.choice(("rebuy", "next", "next")))[0])
        else:
            await self._keys(key("pause" if director.pace.paused else "skip")[0])
            await self._hands.wait(0.02)

    async def _answer(self, director: Director, question: Question) -> None:
        """Cheaply and soon."""
        if question.entry:
            await self._keys("escape")
            return
        possible = question.offers()
        wanted = ("fold", "call", "keep") if self.rng.random() < 0.5 else ("call", "keep", "fold")
        command = next(each for each in wanted if each in possible)
        if question.rests(command, director.front.now()):
            await self._hands.wait(REST)
        elif question.sure == command:
            await self._hands.wait(CALM)
        await self._keys(director.keymap.keys_of(command)[0])
        if self._hands.app.is_running and not question.answer.done():
            await self._hands.wait(0.02)  # a tutor thinks first

    async def _keys(self, *keys: str) -> None:
        for key in keys:
            self.done.append(key)
            self._note_what_is_confirmed()
            await self._hands.press(key)

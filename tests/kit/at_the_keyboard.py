"""The table without a screen: the director, the presenter and the loop, driven by keys at times of
a clock that stands still between them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Self

import pytest
from chips_laid_out import lay_out
from evenings import table
from tableau import LaidOut

from drawholdem_tui.controller import loop as loop_of_the_table
from drawholdem_tui.controller.bots import BotPlayer
from drawholdem_tui.controller.loop import Loop
from drawholdem_tui.controller.ports import Played
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.events import Event
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.evening.evening import Evening, fresh
from drawholdem_tui.match.levels import Levels
from drawholdem_tui.match.match import Match
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.storage.settings_schema import Preferences
from drawholdem_tui.tui.hot_seat.screen_port import Thought
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.tui.live.host import ScreenHost
from drawholdem_tui.tui.live.pictures.compose import compose
from drawholdem_tui.tui.table.scene.regions import OwnCardsPicture, Scene, Tone
from drawholdem_tui.words.cards import unicode

MOST_STEPS = 2_000  # of the loop, between two keys
MOST_KEYS = 3_000
CARD_AS_TEXT = re.compile("[2-9TJQKA][\u2660\u2665\u2666\u2663]|\\b[2-9TJQKA][cdhs]\\b")


class Record:
    """A keeper that remembers what was said."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.hands: list[Hand] = []

    def hand_begins(self, match: Match, secret: bytes) -> None:
        self.actions.clear()

    def said(self, place: int, action: Action) -> None:
        assert place == len(self.actions)
        self.actions.append(action)

    def hand_is_over(self, match: Match, played: Played) -> None:
        self.hands.append(played.hand)

    def table_changed(self, match: Match) -> None:
        """Not looked at."""

    def evening_is_over(self, match: Match) -> None:
        """Not looked at."""

    async def written(self) -> None:
        """At once."""


@dataclass
class Timer:
    due: float
    call: Callable[[], None]


class NoScreen:
    """What a screen does for the director, remembered."""

    def __init__(self) -> None:
        self.time = 100.0
        self.timers: list[Timer] = []
        self.opened: list[str] = []
        self.rung = 0
        self.thoughts: list[Callable[[], None]] = []
        self.watch: Callable[[], None] = lambda: None

    def changed(self) -> None:
        self.watch()

    async def see(self, event: Event, happens: Callable[[], None]) -> None:
        happens()
        self.changed()

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        self.timers.append(Timer(self.time + seconds, call))

    def now(self) -> float:
        return self.time

    def ring(self) -> None:
        self.rung += 1

    def open(self, what: str) -> None:
        self.opened.append(what)

    def think(
        self, work: Callable[[], Iterator[Thought]], tell: Callable[[Thought], None]
    ) -> Callable[[], None]:
        stopped: list[bool] = []

        def run() -> None:
            for thought in work():
                if not stopped:
                    tell(thought)

        self.thoughts.append(run)
        return lambda: stopped.append(True)

    def give_way(self) -> None:
        """Nobody thinks beside a key here."""


class Keyboard:
    """An evening at the keyboard. Every key comes a calm second after the one before, unless a
    test says otherwise, and what is shown has been painted before it."""

    def __init__(self, evening: Evening, preferences: Preferences, *, keeps: bool = False) -> None:
        self.front = NoScreen()
        self.presses = 0
        self.director = Director(evening, preferences, Keymap(), self.front, unicode)
        self.evening = evening
        self.record = Record()
        self.keeps = keeps  # in the book, and not in the record
        self.paints = True
        self.table: Loop
        self._asyncio: asyncio.AbstractEventLoop
        self.task: asyncio.Task[None] | None = None

    def __enter__(self) -> Self:
        self._asyncio = asyncio.new_event_loop()
        loop = self.evening.loop(self.director.people, ScreenHost(self.director))
        if not self.keeps:
            loop.keeper = self.record
        self.director.loop = self.table = loop
        self._run(lambda: None)
        return self

    def __exit__(self, *_error: object) -> None:
        async def end() -> None:
            if self.task:
                self.task.cancel()
                await asyncio.gather(self.task, return_exceptions=True)

        self._asyncio.run_until_complete(end())
        self._asyncio.close()

    # Doing

    def press(self, *keys: str, after: float = 1.0) -> Scene:
        for key in keys:
            self.presses += 1
            assert self.presses < MOST_KEYS, "this goes on for ever"
            self.wait(after)
            at = self.front.time
            self._run(lambda key=key, at=at: self.director.press(key, at))  # type: ignore[misc]
        return self.scene

    def click(self, *commands: str, after: float = 1.0) -> Scene:
        for command in commands:
            self.wait(after)
            at = self.front.time
            self._run(lambda command=command, at=at: self.director.run(command, at))  # type: ignore[misc]
        return self.scene

    def wait(self, seconds: float) -> Scene:
        """Time passes, and what is due happens."""
        until = self.front.time + seconds
        while due := [timer for timer in self.front.timers if timer.due <= until]:
            timer = min(due, key=lambda each: each.due)
            self.front.timers.remove(timer)
            self.front.time = max(self.front.time, timer.due)
            self._run(timer.call)
        self.front.time = until
        return self.scene

    def think(self) -> Scene:
        """The coach comes to an end."""
        for thought in self.front.thoughts:
            self._run(thought)
        self.front.thoughts.clear()
        return self.scene

    def do(self, what: Callable[[], Awaitable[None] | None]) -> Scene:
        """What a page over the table brings about."""
        self._run(what)
        return self.scene

    def lift(self) -> Scene:
        """The next one sits down."""
        assert self.scene.curtain, "there is no curtain"
        return self.press("space")

    def _run(self, do: Callable[[], Awaitable[None] | None]) -> None:
        async def run() -> None:
            if self.task is None:
                self.task = asyncio.create_task(self.table.play(self.evening.laid.hands))
            if (rest := do()) is not None:
                await rest
            for _ in range(MOST_STEPS):
                for _each in range(10):
                    await asyncio.sleep(0.001 if self.keeps else 0)
                if self.waits:
                    break
            else:
                raise AssertionError("the loop does not come to rest")
            if self.paints:
                self.director.painted()

        self._asyncio.run_until_complete(run())

    # Seeing

    @property
    def waits(self) -> bool:
        director = self.director
        if self.task is None or self.task.done():
            if self.task and not self.task.cancelled():
                self.task.result()  # what went wrong in it
            return True
        if director.between.is_being_written:
            return False
        asked = director.question is not None or director.shows_new_card
        return (
            asked or director.between.open or director.pace.paused or director.pace.waits_for_a_hand
        )

    @property
    def between_open(self) -> bool:
        return self.director.between.open

    @property
    def scene(self) -> Scene:
        return compose(self.director)

    @property
    def own(self) -> OwnCardsPicture:
        return self.scene.own

    @property
    def asked(self) -> str:
        question = self.director.question
        return self.evening.match.chairs[question.chair].name if question else ""

    @property
    def hand(self) -> Hand:
        hand = self.table.hand
        assert hand is not None
        return hand

    @property
    def said(self) -> list[str]:
        """The actions of this hand, or of the last one, as their names."""
        return [type(action).__name__ for action in self.record.actions]

    @property
    def ended(self) -> bool:
        return self.task is not None and self.task.done()

    def button(self, command: str) -> tuple[str, bool]:
        """What a place of the action bar says, and whether it can be used."""
        for each in self.scene.actions.buttons:
            if each.command == command:
                return each.label, each.possible and not each.rests
        return "", False


def keyboard(
    game: str = "draw-holdem",
    seats: str = "Ann,Ben,Cleo",
    *,
    stacks: Mapping[str, int] | None = None,
    seed: str = "keys",
    mode: Mode = Mode.CASH,
    levels: Levels | None = None,
    rules: Mapping[str, Any] | None = None,
    hands: int | None = None,
    stack: int = 1_000,
    **preferences: Any,
) -> Keyboard:
    """A table where the last one has the button, so that seats and chairs are the same."""
    options = table(game, seats, stack, seed)
    options = options.but(mode=mode, levels=levels, hands=hands)
    options = options.but(rules=replace(options.rules, **dict(rules or {})))
    evening = fresh(options, None)
    for bot in evening.bots.values():
        if isinstance(bot, BotPlayer):
            bot.at_once = True  # no thread's pace decides what a test sees
    button = evening.match.button
    assert button is not None
    evening.match.button = button.but(button=len(evening.match.chairs) - 1)
    for chair in evening.match.chairs:
        chair.stack = (stacks or {}).get(chair.name, chair.stack)
    lay_out(evening.match)
    return Keyboard(evening, Preferences(**{"speed": 0, **preferences}))


def deal(
    monkeypatch: pytest.MonkeyPatch, *holes: str, board: str = "", replacements: str = ""
) -> None:
    """Every hand from now on has these cards, by seat."""
    monkeypatch.setattr(
        loop_of_the_table, "SecretDeck", lambda _secret: LaidOut(holes, board, replacements)
    )


def deal_in_order(monkeypatch: pytest.MonkeyPatch, deck: OrderedDeck) -> None:
    monkeypatch.setattr(loop_of_the_table, "SecretDeck", lambda _secret: deck)


# What can be read in a scene


def named(scene: Scene) -> str:
    return _told(scene, Tone.STRONG)


def hint(scene: Scene) -> str:
    """What is to be done, or why a key has done nothing."""
    return _told(scene, Tone.ACCENT)


def facts(scene: Scene) -> tuple[str, ...]:
    """What else stands beside the own cards."""
    tones = (Tone.PLAIN, Tone.ASKED)
    return tuple(line.text for line in scene.panel.lines if line.tone in tones)


def _told(scene: Scene, tone: Tone) -> str:
    return " ".join(line.text for line in scene.panel.lines if line.tone is tone)


def walk(thing: object) -> Iterator[object]:
    if isinstance(thing, Card) or not (
        is_dataclass(thing) or isinstance(thing, Fact | tuple | list | frozenset)
    ):
        yield thing
    elif isinstance(thing, Fact):
        for value in thing.fields().values():
            yield from walk(value)
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from walk(getattr(thing, field.name))
    else:
        for each in thing:
            yield from walk(each)


def cards_in(thing: object) -> set[str]:
    """The cards of a scene, as values or as text, in the letters ``As``."""
    found = set()
    for each in walk(thing):
        if isinstance(each, Card):
            found.add(str(each))
        elif isinstance(each, str):
            found |= {in_letters(text) for text in CARD_AS_TEXT.findall(each)}
    return found


def in_letters(text: str) -> str:
    return text[0] + {"\u2660": "s", "\u2665": "h", "\u2666": "d", "\u2663": "c"}.get(
        text[1], text[1]
    )


def cards_of(hand: Hand, seat: int | None) -> set[str]:
    return cards_in(tuple(hand.events_for(seat)))

"""Random evenings, put down at some of their questions and taken up again: in one process, with the
real loop and the real book. At every question it is noted how everything stands."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from drawholdem_bench.random_hands import random_rules

from drawholdem_tui.controller.bots import BotPlayer
from drawholdem_tui.controller.loop import least_action
from drawholdem_tui.controller.ports import Player, TableLeft
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.events import Event
from drawholdem_tui.engine.rules import PRESETS, Game
from drawholdem_tui.engine.view import View
from drawholdem_tui.evening.evening import Evening, fresh
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.evening.taken_up import taken_up
from drawholdem_tui.match.choice import GAMES
from drawholdem_tui.match.dealing import Dealing, HandResult
from drawholdem_tui.match.errors import MatchError
from drawholdem_tui.match.levels import Level, Levels
from drawholdem_tui.match.match import Match
from drawholdem_tui.match.mode import WAYS, Mode
from drawholdem_tui.match.state import state_of
from drawholdem_tui.players.cpu.random_choice import any_action
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.book.opening import open_book

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
PEOPLE = ("Ann", "Ben", "Cleo")
COMPUTERS = ("cpu:random", "cpu:random", "cpu:rookie")
STEEP = Levels(3, tuple(Level(5 * 2**step, 10 * 2**step, 0) for step in range(8)))
BETWEEN = "between"  # hands
_ANOTHER_TIME = ("_taken_up", "day =", "month =", "year =")  # midnight may lie between the two

# a hand and how many actions it has seen; or how many hands there have been and how many things
# have been done since the last
Question = tuple[int, str, int]


@dataclass
class Course:
    """What was seen of an evening, however often it was put down."""

    seen: dict[Question, list[Any]] = field(default_factory=dict)  # each time it was asked
    hands: list[tuple[Any, ...]] = field(default_factory=list)  # as the book has them
    taken_up: int = 0


def random_table(seed: int) -> TableOptions:
    """Any game with any rules, any dealer's choice, a cash game or a knockout."""
    rng = Random(f"table {seed}")
    game = rng.choice(GAMES)
    people = rng.choice((1, 2, 2, 3))
    computers = rng.randint(2 if people == 1 else 0, 3) if people < 3 else rng.randint(0, 3)
    seats = [*PEOPLE[:people], *rng.sample(COMPUTERS, computers)]
    rng.shuffle(seats)
    knockout = rng.random() < 0.25
    return TableOptions(
        game,
        random_rules(rng, [PRESETS[game]]),
        tuple(seats),
        rng.choice((40, 150, 600)),
        f"interrupted {seed}",
        Mode.KNOCKOUT if knockout else Mode.CASH,
        STEEP if knockout else None,
        hands=rng.randint(4, 9),
        rabbit=rng.random() < 0.2,
        choice=rng.choice((None, *WAYS)),
        in_the_open=rng.random() < 0.1,
    )


def orbit(game: str, way: str | None, seed: int) -> TableOptions:
    """Two orbits, of one game or of changing ones."""
    seats = ("Ann", "Ben", "Cleo")
    return TableOptions(game, PRESETS[game], seats, 300, f"orbit {seed}", hands=6, choice=way)


def played(
    table: TableOptions, folder: Path, put_down_at: Collection[Question] = (), timid: bool = False
) -> Course:
    """To its end; put down once at each of these questions."""
    folder.mkdir(parents=True)
    deeds = _CHOOSING if timid else _COMING_AND_GOING
    book = folder / "book.sqlite3"
    course, to_come, done = Course(), set(put_down_at), dict[int, int]()
    over = False
    while not over:
        opened = open_book(book, NOON)
        assert opened.book
        assert opened.fault is None
        evening = (
            taken_up(opened.evening, opened.book) if opened.evening else fresh(table, opened.book)
        )
        course.taken_up += opened.evening is not None
        host = _Host(evening, course, to_come, done, deeds)
        try:
            asyncio.run(host.loop.play(evening.laid.hands))
            over = True
        except TableLeft:
            pass
        finally:
            opened.book.close()
    assert not to_come, f"never asked: {to_come}"
    with history(book) as past:
        for row in past.hands_of(1):
            text = past.text(row.id).splitlines()
            own = [line for line in text if not line.startswith(_ANOTHER_TIME)]
            course.hands.append((row.number, row.game, row.pot, past.nets(row.id), own))
    return course


class _Host:
    """Everybody at the table, and what they do between two hands: the same another time."""

    listens = True

    def __init__(
        self,
        evening: Evening,
        course: Course,
        to_come: set[Question],
        done: dict[int, int],
        deeds: Sequence[str],
    ) -> None:
        """``done`` remembers, by hands, how much has been done since: people do that."""
        self.evening = evening
        self.course = course
        self.to_come = to_come
        self.done = done
        self.deeds = deeds
        for bot in evening.bots.values():
            if isinstance(bot, BotPlayer):
                bot.at_once = True
        self.people = {chair: _Person(self) for chair in evening.people}
        self.loop = evening.loop(dict(self.people), self)

    def asked(self, question: Question, *about: object) -> None:
        """Note how everything stands; and leave here, if that is the plan."""
        match, laid = self.evening.match, self.evening.laid
        hand = self.loop.hand
        stands: dict[str, Any] = {
            "match": state_of(match),
            "laid": {**laid.as_fields(), "taken_up": 0},
            "about": repr(about),
            "to end": self.evening.to_end,
        }
        if hand is not None:
            stands["hand"] = (
                hand.rules, hand.setup, hand.stacks, list(hand.actions), list(hand.events),
            )  # fmt: skip
        else:
            chairs = range(len(match.chairs))
            stands["may show"] = [self.evening.may_show(chair) for chair in chairs]
        self.course.seen.setdefault(question, []).append(stands)
        if question in self.to_come:
            self.to_come.remove(question)
            raise TableLeft

    async def between_hands(self, match: Match) -> bool:
        self.evening.bots_buy_in()
        number = match.hands
        chance = Random(f"{self.evening.laid.seed} {number}")
        plan = chance.choices(self.deeds, k=chance.randint(0, 3))
        for step, deed in enumerate(["buy", *plan]):
            if step < self.done.get(number, 0):
                continue
            self.asked((number, BETWEEN, step))
            with suppress(MatchError):  # not possible now
                self._do(deed, match, Random(f"{self.evening.laid.seed} {number} {step}"))
            self.done[number] = step + 1
            self.evening.changed()
        self.evening.computer_chooses()
        self.asked((number, BETWEEN, 9))
        return True

    def _do(self, deed: str, match: Match, chance: Random) -> None:
        people = [chair for chair in self.people if not match.chairs[chair].left]
        someone = chance.choice(people)
        match deed:
            case "buy":
                for chair in people:
                    if not match.chairs[chair].stack:
                        match.buy(chair, self.evening.laid.buy_in)
            case "join":
                chair = match.join(f"Newcomer {match.hands}", 100)
                self.people[chair] = self.loop.players[chair] = _Person(self)
            case "leave" if len(people) == 1:
                return
            case "overblind":
                match.ask_for_overblind((match.next_overblind() or (someone, 0))[0])
            case "choose":
                match.choose(chance.choice(GAMES))
            case "top up":
                match.buy(someone, chance.randint(1, 50))
            case _:
                {"sit out": match.sit_out, "sit in": match.sit_in, "leave": match.leave}[deed](
                    someone
                )

    async def evening_is_over(self) -> None:
        assert self.evening.match.chips() == sum(c.bought for c in self.evening.match.chairs)

    def hand_begins(self, dealing: Dealing, seal: str) -> None: ...

    def happened(self, dealing: Dealing, events: Sequence[Event]) -> None: ...

    def player_failed(self, dealing: Dealing, seat: int, why: str) -> None:
        raise AssertionError(why)

    def hand_is_over(self, dealing: Dealing, result: HandResult) -> None: ...

    async def settled(self) -> None: ...


_CHOOSING = ("choose",)
_COMING_AND_GOING = ("top up", "sit out", "sit in", "join", "leave", "overblind", *_CHOOSING * 2)


class _Person(Player):
    """Says what follows from what it sees, so that it says the same another time."""

    def __init__(self, host: _Host) -> None:
        self.host = host

    async def decide(self, view: View, decision: Decision) -> Action:
        loop = self.host.loop
        assert loop.hand
        assert loop.dealing
        self.host.asked((loop.dealing.number, "hand", len(loop.hand.actions)), view, decision)
        chance = Random(repr((view, decision)))
        if self.host.deeds is _CHOOSING and loop.hand.rules.game is Game.DRAW_POKER:
            return least_action(decision)
        return any_action(decision, chance)

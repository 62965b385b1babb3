"""The loop of a table: players who fail, loops that are cancelled, long evenings."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
import threading
import tracemalloc
from collections.abc import Sequence
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random

import pytest

from drawholdem_tui.arena.simulation import Simulation
from drawholdem_tui.cli.main import main
from drawholdem_tui.controller.bots import BotPlayer, Fault, ThinksAside
from drawholdem_tui.controller.loop import Loop
from drawholdem_tui.controller.outsiders import OutsiderPlayer
from drawholdem_tui.controller.ports import Player
from drawholdem_tui.engine.actions import Action, Fold, RaiseTo
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.events import Event
from drawholdem_tui.engine.ranking import strength
from drawholdem_tui.engine.rules import DRAW_HOLDEM, DRAW_POKER, PRESETS, Rules
from drawholdem_tui.engine.shuffle import shuffled
from drawholdem_tui.engine.view import View
from drawholdem_tui.match.dealing import Dealing, HandResult
from drawholdem_tui.match.match import Match, new_match
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu.random_choice import RandomChoice
from drawholdem_tui.players.cpu.rookie import Rookie
from drawholdem_tui.players.protocol import Bot

pytestmark = pytest.mark.every_python


class Witness:
    """A host that writes down what it is told, and lets others run at every word."""

    listens = True

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.failures: list[tuple[int, str]] = []
        self.hands = 0

    async def evening_is_over(self) -> None:
        """Nothing to look at."""

    async def between_hands(self, match: Match) -> bool:
        for chair, seat in enumerate(match.chairs):
            if not seat.stack:
                match.buy(chair, 100)
                seat.waits = False
        await asyncio.sleep(0)
        return True

    def hand_begins(self, dealing: Dealing, seal: str) -> None: ...

    def happened(self, dealing: Dealing, events: Sequence[Event]) -> None:
        self.events += events

    def player_failed(self, dealing: Dealing, seat: int, why: str) -> None:
        self.failures.append((dealing.chairs[seat], why))

    def hand_is_over(self, dealing: Dealing, result: HandResult) -> None:
        self.hands += 1
        assert sum(result.nets.values()) == 0

    async def settled(self) -> None:
        for _ in range(3):
            await asyncio.sleep(0)


def laid(bots: Sequence[Bot], patience: float | None = None) -> tuple[Loop, Witness]:
    """A table of bots; the first one is somebody else's where there is a patience."""
    match = new_match(DRAW_HOLDEM, [f"P{n}" for n in range(len(bots))], 100)
    match.draw_for_the_button(shuffled(b"button"))
    witness = Witness()
    players: dict[int, Player] = {chair: BotPlayer(bot) for chair, bot in enumerate(bots)}
    if patience is not None:
        players[0] = OutsiderPlayer(bots[0], patience)
    return Loop(match, players, witness, lambda number: b"secret %d" % number), witness


# Bots that fail


class Raises:
    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        raise ZeroDivisionError("oh")


class SleepsForEver:
    def __init__(self) -> None:
        self.asked = 0
        self.woken = threading.Event()

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        self.asked += 1
        self.woken.wait(60)
        return Fold()


class AnswersNonsense:
    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        return rng.choice([RaiseTo(-5), "fold", None, RaiseTo(10**9)])  # type: ignore[return-value]


class Exits:
    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        sys.exit(3)


class Cheats:
    """Writes into what it was given."""

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        for field, value in (("max_to", 10**9), ("seat", 2), ("no_raise", None)):
            with contextlib.suppress(AttributeError):
                object.__setattr__(decision, field, value)
        return RaiseTo(10**9)


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (Raises(), Fault.RAISED),
        (AnswersNonsense(), Fault.NOT_POSSIBLE),
        (SleepsForEver(), Fault.TOO_SLOW),
        (Exits(), Fault.RAISED),
        (Cheats(), Fault.NOT_POSSIBLE),
    ],
)
def test_a_bot_that_fails_costs_nobody_else_anything(bot: Bot, why: Fault) -> None:
    table, witness = laid([bot, RandomChoice(), RandomChoice()], patience=0.05)
    asyncio.run(table.play(hands=20))
    assert witness.hands == 20
    assert {chair for chair, _ in witness.failures} == {0}
    assert why in {reason for _, reason in witness.failures}
    if isinstance(bot, SleepsForEver):
        assert bot.asked == 1  # while it thinks it is not asked again
        bot.woken.set()


class WritesAnywhere(RandomChoice):
    """Into the rules, the pots, the posts and whatever else it was shown."""

    looks = True

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        for thing in (view.rules, *view.pots, *view.line, *view.table.posts, decision):
            for field in ("amount", "fee", "seat", "big_blind", "stack"):
                with contextlib.suppress(AttributeError):
                    object.__setattr__(thing, field, 1)
        return super().decide(view, decision, rng)


def test_what_a_bot_writes_into_its_copies_changes_nothing_of_the_game() -> None:
    class WritesNothing(RandomChoice):
        looks = True

    played: list[list[Event]] = []
    for bot in (WritesAnywhere(), WritesNothing()):
        table, witness = laid([bot, RandomChoice(), RandomChoice()], patience=5)
        asyncio.run(table.play(hands=20))
        played.append(witness.events)
        assert witness.failures == []
    assert played[0] == played[1]


class ThinksUntil(RandomChoice):
    """Until somebody else has been heard."""

    looks = True

    def __init__(self) -> None:
        self.heard = threading.Event()
        self.in_time = False

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        self.in_time = self.heard.wait(20)
        return super().decide(view, decision, rng)


def test_while_a_computer_thinks_keys_are_heard() -> None:
    bot = ThinksUntil()
    table, _ = laid([bot, RandomChoice()])
    table.players[0] = ThinksAside(bot)

    async def a_key_is_pressed() -> None:
        playing = asyncio.create_task(table.play(hands=1))
        await asyncio.sleep(0)
        bot.heard.set()
        await playing

    asyncio.run(a_key_is_pressed())
    assert bot.in_time


def test_the_seed_makes_the_answer_the_same_wherever_a_computer_thinks() -> None:
    told = []
    for player in (BotPlayer, ThinksAside):
        table, witness = laid([Rookie(), Rookie(), Rookie()])
        table.players.update({chair: player(Rookie()) for chair in range(3)})
        asyncio.run(table.play(hands=6))
        told.append(witness.events)
    assert told[0] == told[1]


def test_a_bot_of_ones_own_sits_down_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mybot.py").write_text(
        "from drawholdem_tui.controller.loop import least_action\n"
        "class Meek:\n"
        "    def decide(self, view, decision, rng):\n"
        "        return least_action(decision)\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    seats = "cpu:mybot:Meek,cpu:random"
    assert main(["play", "--plain", "--seats", seats, "--hands", "5", "--mode", "knockout"]) == 0
    out = capsys.readouterr().out
    assert "After 5 hands" in out
    assert "no answer" not in out


# Loops that are cancelled


@pytest.mark.parametrize("seed", range(8))
def test_a_cancelled_loop_goes_on_as_if_nothing_had_been(seed: int) -> None:
    bots = [RandomChoice() for _ in range(4)]
    unbroken, quiet = laid(bots)
    asyncio.run(unbroken.play(hands=12))

    broken, witness = laid(bots)
    rng = Random(seed)

    async def with_interruptions() -> int:
        cancelled = 0
        while broken.match.hands < 12 or broken.hand is not None:
            task = asyncio.create_task(broken.play(hands=12))
            for _ in range(rng.randint(1, 40)):
                await asyncio.sleep(0)
            if not task.done():
                cancelled += 1
                task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        return cancelled

    assert asyncio.run(with_interruptions()) > 5
    assert [chair.net for chair in broken.match.chairs] == [
        chair.net for chair in unbroken.match.chairs
    ]
    assert witness.events == quiet.events


# Chance


def test_a_bots_chance_follows_from_the_secret_and_the_decision_alone() -> None:
    class Notes(RandomChoice):
        def __init__(self) -> None:
            self.drawn: list[float] = []

        def decide(self, view: View, decision: Decision, rng: Random) -> Action:
            self.drawn.append(rng.random())
            return super().decide(view, decision, Random(1))

    first, second = Notes(), Notes()
    for notes in (first, second):
        table, _ = laid([notes, RandomChoice(), RandomChoice()])
        asyncio.run(table.play(hands=10))
    assert first.drawn == second.drawn
    assert len(set(first.drawn)) == len(first.drawn) > 10


def test_chance_is_even() -> None:
    chance = Chance(7)
    count = [0] * 6
    for _ in range(6_000):
        count[chance.randrange(6)] += 1
    assert max(count) < 1_150
    assert min(count) > 850
    assert 0.48 < sum(chance.random() for _ in range(5_000)) / 5_000 < 0.52
    assert chance.getrandbits(200) >> 190
    assert chance.getrandbits(200) < 1 << 200


def test_chance_samples_and_chooses_as_the_standard_library_does() -> None:
    class Slowly(Chance):
        _randbelow = Random._randbelow_with_getrandbits  # type: ignore[attr-defined]

    for seed in range(200):
        ours, theirs = Chance(seed), Slowly(seed)
        for most in (1, 2, 6, 49, 1000, 10**30):
            assert ours.randrange(most) == theirs.randrange(most), seed
        for count in (3, 5, 9, 20):
            assert ours.sample(range(50), count) == theirs.sample(range(50), count), seed


# The rookie


@pytest.mark.parametrize("rules", [DRAW_HOLDEM, DRAW_POKER], ids=["draw-holdem", "draw-poker"])
def test_the_rookie_is_legal_lively_and_not_hopeless(rules: Rules) -> None:
    bots: list[Bot] = [Rookie(), Rookie(), RandomChoice(), RandomChoice()]
    simulation = Simulation(rules, [(bot, None) for bot in bots], 500, b"rookie")
    simulation.play(150)
    assert simulation.failures == 0
    nets = [chair.net for chair in simulation.match.chairs]
    assert sum(nets[:2]) > 0
    assert simulation.conserved


# Long evenings


def know_every_hand_without_a_flush() -> None:
    """What it is worth is kept on purpose, as it is met: so that none is met any more."""
    for cards in (5, 6, 7):
        for ranks in combinations_with_replacement(range(13), cards):
            if all(ranks.count(rank) <= 4 for rank in set(ranks)):
                strength([Card(4 * rank + at % 4) for at, rank in enumerate(ranks)])


@pytest.mark.long
@pytest.mark.parametrize(
    "name",
    [
        "draw-holdem",
        pytest.param("draw-poker", marks=pytest.mark.by_hand),
        pytest.param("texas-holdem", marks=pytest.mark.by_hand),
        pytest.param("draw-poker-casino", marks=pytest.mark.by_hand),
    ],
)
def test_memory_stays_flat_over_ten_thousand_hands(name: str) -> None:
    know_every_hand_without_a_flush()
    simulation = Simulation(PRESETS[name], [(RandomChoice(), None)] * 6, 300, b"flat")
    simulation.play(500)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    simulation.play(10_500)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert after - before < 300_000
    assert simulation.conserved

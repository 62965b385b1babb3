"""A simulation of any length, in blocks: each is a table of its own, set up afresh, so that it can
be played anywhere and in any order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from drawholdem_tui.arena.broken import Broken, luggage_of
from drawholdem_tui.arena.simulation import Simulation
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.heavy.jobs import Blocks, Doubt, Job
from drawholdem_tui.heavy.plain import as_plain
from drawholdem_tui.players.cpu import our_bot, somebody_elses
from drawholdem_tui.players.guests.limits import PATIENCE

HANDS_A_BLOCK: Final = 250


class Block(NamedTuple):
    rules: Rules
    bots: tuple[str, ...]  # the words behind ``cpu:``
    buy_in: int
    seed: bytes
    hands: int
    record: Callable[[Hand], Any] | None  # what is to be known of every hand
    before: int = 0  # hands of other blocks


class Played(NamedTuple):
    hands: int
    decisions: int
    failures: int  # answers that did not count, of bots that are not ours
    broken: dict[int, Broken]  # the first of them by seat, counted from 0
    nets: tuple[int, ...]
    bought: tuple[int, ...]
    conserved: bool
    records: tuple[dict[str, Any], ...]


class Simulations:
    """All blocks; one played in this process ends after the current hand."""

    def __init__(self, whole: Block) -> None:
        self.whole = whole
        self._here: Simulation | None = None

    @property
    def blocks(self) -> Sequence[Block]:
        """The first block has the seed itself, so that a short simulation is one table."""
        whole = self.whole
        befores = range(0, whole.hands, HANDS_A_BLOCK)
        return Blocks(
            len(befores),
            lambda number: whole._replace(
                seed=sha256(whole.seed + b"block%d" % number).digest() if number else whole.seed,
                before=befores[number],
                hands=min(HANDS_A_BLOCK, whole.hands - befores[number]),
            ),
        )

    def job(self, *, here: bool) -> Job[Block, Played]:
        whole = self.whole
        return Job(
            self._play if here else play,
            self.blocks,
            "simulate",
            {**as_plain(whole._replace(record=None)), "phh": whole.record is not None},
            Played,
            luggage=luggage_of(whole.bots),
            doubt=_doubt,
        )

    def stop(self) -> None:
        if self._here is not None:
            self._here.stop()

    def _play(self, block: Block) -> Played:
        self._here = simulation_of(block)
        return _played(self._here, block)


def play(block: Block) -> Played:
    return _played(simulation_of(block), block)


def simulation_of(block: Block) -> Simulation:
    """The table of a block; ``UnknownBotError`` if a player is unknown."""
    bots = [
        (ours, None) if (ours := our_bot(words)) else (somebody_elses(words), PATIENCE)
        for words in block.bots
    ]
    return Simulation(block.rules, bots, block.buy_in, block.seed)


def _doubt(block: Block, played: Played) -> Doubt | None:
    """Of an answer that was read: what is played here is not doubted."""
    from drawholdem_tui.arena import doubts

    seats, rules, hands = len(block.bots), block.rules, block.hands
    each_buys = block.buy_in * (hands + 1)  # whoever is broke, between two hands
    chips = seats * each_buys
    most = doubts.most_decisions(rules, seats, chips) * hands
    numbers = (block.before + 1, block.before + hands)
    return (
        doubts.so_many("hands", hands, played.hands)
        or doubts.so_many("seats", seats, len(played.nets), len(played.bought))
        or doubts.so_many("files", hands if block.record else 0, len(played.records))
        or doubts.hand_files(played.records)
        or doubts.counted(played.decisions, played.failures, *played.bought)
        or doubts.between(0, most, [played.decisions])
        or doubts.between(0, played.decisions, [played.failures])
        or doubts.between(0, each_buys, played.bought)
        or doubts.among(range(seats), played.broken)
        or doubts.among(block.bots, (each.player for each in played.broken.values()))
        or doubts.of_broken(played.broken.values(), rules, seats, chips, numbers)
        or doubts.chips_are_conserved(played.nets, said=played.conserved)
        or doubts.between(-chips, chips, played.nets)
    )


def _played(simulation: Simulation, block: Block) -> Played:
    records: list[Any] = []
    if record := block.record:
        simulation.recorder = lambda hand: records.append(record(hand))
    simulation.play(block.hands)
    chairs = simulation.match.chairs
    return Played(
        simulation.hands,
        simulation.decisions,
        simulation.failures,
        {
            chair: each._replace(player=block.bots[chair], hand=block.before + each.hand)
            for chair, each in simulation.broken.items()
        },
        tuple(chair.net for chair in chairs),
        tuple(chair.bought for chair in chairs),
        simulation.conserved,
        tuple(records),
    )

"""Duplicate play: every deal is played once with each rotation of the entrants, so that all have
the same cards and places, and luck counts for little.

Cards are in fixed slots: what one player takes moves nobody else's. The seating is drawn at random
for every deal. Each hand stands alone, from the same stacks; antes that would be carried over
(DP-5) are returned in equal parts. What players were seen to do in earlier deals of a block is
known, as on an evening, and the same in all rotations of a deal.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from itertools import chain
from random import Random
from typing import Any, Final, NamedTuple

from drawholdem_tui.arena import doubts
from drawholdem_tui.arena.broken import Broken, luggage_of
from drawholdem_tui.arena.entrants import entrant
from drawholdem_tui.controller.bots import BotFailed, Fault
from drawholdem_tui.controller.loop import least_action
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.deck import Deck, fixed_slots
from drawholdem_tui.engine.errors import IllegalAction
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.past import NO_PAST, Past, remembered
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.shuffle import shuffled
from drawholdem_tui.engine.view import UNSEEN, table_alone
from drawholdem_tui.heavy.jobs import Blocks, Doubt, Job
from drawholdem_tui.heavy.plain import as_plain

HANDS_A_BLOCK: Final = 120  # an evening: who remembers has seen so many at the end of it
_LONGEST: Final = 10**12  # microseconds, eleven days: nobody thinks about a decision for longer

_FAR: Final = 10  # times all chips: where luck is taken off, nets go further than there are chips

# makes a document of a hand, with its players by seat
Recorder = Callable[[Hand, Sequence[str]], Any]
# by seat, how many chips of a finished hand's nets were the luck of the cards
Weigher = Callable[[Hand], Sequence[float]]


class Contest(NamedTuple):
    """What is played, or a block of it: ``deals`` from number ``first`` on."""

    rules: Rules
    seats: tuple[str, ...]  # the words behind ``cpu:``; one entrant may hold several seats
    stack: int
    seed: bytes
    deals: int
    first: int = 0
    worst: int = 0  # how many hands of each entrant are recorded, those it lost most in
    record: Recorder | None = None
    calm: bool = False  # the luck of the cards is taken off each net, as ``weigh`` finds it
    weigh: Weigher | None = None

    @property
    def players(self) -> tuple[str, ...]:
        """The entrants, each once."""
        return tuple(dict.fromkeys(self.seats))

    @property
    def blocks(self) -> Sequence[Contest]:
        """Each can be played anywhere, before or after the others."""
        firsts = range(0, self.deals, HANDS_A_BLOCK // len(self.seats))
        return Blocks(
            len(firsts),
            lambda number: self._replace(
                first=self.first + firsts[number],
                deals=min(firsts.step, self.deals - firsts[number]),
            ),
        )


def job_of(contest: Contest) -> Job[Contest, Played]:
    """The whole contest, as blocks."""
    return Job(
        play,
        contest.blocks,
        "arena",
        as_plain(contest._replace(record=None, weigh=None)),
        Played,
        luggage=luggage_of(contest.players),
        doubt=_doubt,
        figures=lambda played: played._replace(micros=()),  # times differ from machine to machine
    )


class Worst(NamedTuple):
    """A hand that an entrant lost more in than others with its cards."""

    lost: float  # big blinds more than the others' average in the same seat of the same deal
    player: str
    hand: int
    document: dict[str, Any]


class Played(NamedTuple):
    hands: int
    deals: tuple[tuple[float, ...], ...]  # by deal and player: big blinds a hand
    micros: tuple[dict[int, int], ...]  # by player: decisions by the time they took, two digits
    broken: tuple[Broken, ...]  # the first of each player
    failures: int
    worst: tuple[Worst, ...]


def _doubt(block: Contest, played: Played) -> Doubt | None:
    players, seats = block.players, len(block.seats)
    times = [time for each in played.micros for time in each]
    decisions = [many for each in played.micros for many in each.values()]
    chips = seats * block.stack
    most = doubts.most_decisions(block.rules, seats, chips) * block.deals * seats
    first, last = block.first * seats + 1, (block.first + block.deals) * seats
    swing = chips / block.rules.big_blind * (_FAR if block.calm else 1)
    return (
        doubts.so_many("deals", block.deals, len(played.deals))
        or doubts.so_many("hands", block.deals * seats, played.hands)
        or doubts.so_many("entrants", len(players), len(played.micros), *map(len, played.deals))
        or doubts.hand_files(each.document for each in played.worst)
        or doubts.counted(played.failures, *times, *decisions)
        or doubts.between(0, _LONGEST, times)
        or doubts.between(0, most, [sum(decisions)])
        or doubts.between(0, sum(decisions), [played.failures])
        or doubts.among(players, (each.player for each in played.broken))
        or doubts.among(players, (each.player for each in played.worst))
        or doubts.of_broken(played.broken, block.rules, seats, chips, (first, last))
        or doubts.between(first, last, (each.hand for each in played.worst))
        or doubts.between(-2 * swing, 2 * swing, (each.lost for each in played.worst))
        or doubts.between(-swing, swing, chain.from_iterable(played.deals))
        or doubts.nobody_wins_what_none_loses(
            played.deals, [block.seats.count(each) for each in players], block.first
        )
    )


def play(block: Contest) -> Played:
    table = _Table(block)
    try:
        deals = tuple(map(table.play, range(block.first, block.first + block.deals)))
    finally:
        table.is_over()
    return Played(
        block.deals * len(block.seats),
        deals,
        tuple(dict(each) for each in table.micros),
        tuple(table.broken.values()),
        table.failures,
        table.recorded(),
    )


def come_in(contest: Contest) -> None:
    """``UnknownBotError`` if a player is unknown."""
    for words in contest.players:
        entrant(words).leaves()


class _Table:
    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.players = contest.players
        self.micros: list[Counter[int]] = [Counter() for _ in self.players]
        self.broken: dict[str, Broken] = {}
        self.failures = 0
        self._entrants = [entrant(words) for words in contest.seats]
        self._past: Mapping[int, Past] = {}  # by place
        self._lost: list[list[tuple[float, int, Hand, tuple[str, ...]]]] = [
            [] for _ in self.players
        ]
        self._somebody_looks = any(each.looks for each in self._entrants)

    def is_over(self) -> None:
        for each in self._entrants:
            each.leaves()

    def play(self, number: int) -> tuple[float, ...]:
        """A deal with all its rotations: what each player made of it."""
        contest, seats = self.contest, len(self.contest.seats)
        secret = sha256(contest.seed + b"deal%d" % number).digest()
        deck = fixed_slots(shuffled(secret), contest.rules, seats)
        order = list(range(seats))
        Random(secret).shuffle(order)
        hands = []
        for turn in range(seats):
            sitting = order[turn:] + order[:turn]
            hand = self._dealt(deck, sitting)
            self._play(hand, sitting, sha256(secret + b"%d" % turn).digest(), number * seats + turn)
            hands.append((hand, sitting))
        for hand, sitting in hands if self._somebody_looks else ():
            self._past = remembered(self._past, sitting, hand.said, hand.won())
        nets = [self._nets(hand) for hand, _ in hands]
        self._look_for_the_worst(number, hands, nets)
        made: list[list[float]] = [[] for _ in self.players]
        for (_, sitting), won in zip(hands, nets, strict=True):
            for place, net in zip(sitting, won, strict=True):
                made[self._player(place)].append(net)
        return tuple(sum(each) / len(each) for each in made)

    def recorded(self) -> tuple[Worst, ...]:
        record = self.contest.record
        if record is None:
            return ()
        return tuple(
            Worst(lost, player, number, record(hand, sitting))
            for player, worst in zip(self.players, self._lost, strict=True)
            for lost, number, hand, sitting in worst
        )

    def _dealt(self, deck: Deck, sitting: Sequence[int]) -> Hand:
        contest = self.contest
        setup = regular(contest.rules, (contest.stack,) * len(sitting))
        past = tuple(self._past.get(place, NO_PAST) for place in sitting)
        return Hand(contest.rules, setup, deck, table_alone(setup)._replace(past=past))

    def _player(self, place: int) -> int:
        return self.players.index(self.contest.seats[place])

    def _play(self, hand: Hand, sitting: Sequence[int], chance: bytes, number: int) -> None:
        answered = [0] * len(sitting)
        while (decision := hand.decision) is not None:
            seat = decision.seat
            asked = self._entrants[sitting[seat]]
            place = b"/%d/%d" % (seat, answered[seat])
            seed = int.from_bytes(sha256(chance + place).digest()[:8], "big")
            answered[seat] += 1
            view = hand.view(seat) if asked.looks else UNSEEN
            started = time.perf_counter()
            said: Action | None = None
            try:
                said = asked.answer(view, decision, seed)
                hand.act(said)
            except IllegalAction:
                self._failed(sitting[seat], hand, number, BotFailed(Fault.NOT_POSSIBLE), said)
            except BotFailed as failed:
                self._failed(sitting[seat], hand, number, failed, None)
            took = int((time.perf_counter() - started) * 1e6)
            digits = 10 ** max(len(str(took)) - 2, 0)
            self.micros[self._player(sitting[seat])][took // digits * digits] += 1

    def _failed(
        self, place: int, hand: Hand, number: int, failed: BotFailed, said: Action | None
    ) -> None:
        """It checks or folds instead."""
        decision = hand.decision
        if decision is None:
            return
        player = self.contest.seats[place]
        self.failures += 1
        told = Broken(
            player, number + 1, len(hand.actions) + 1, decision, failed.why, said, failed.told
        )
        self.broken.setdefault(player, told)
        hand.act(least_action(decision))

    def _nets(self, hand: Hand) -> list[float]:
        """In big blinds, by seat."""
        seats = len(hand.stacks)
        back, luck = hand.carried / seats, [0.0] * seats
        if self.contest.weigh:
            luck = list(self.contest.weigh(hand))
            all_of_it = sum(luck) / seats  # nothing, but for what was rounded
            luck = [each - all_of_it for each in luck]
        return [
            (left + back - lucky - self.contest.stack) / self.contest.rules.big_blind
            for left, lucky in zip(hand.stacks, luck, strict=True)
        ]

    def _look_for_the_worst(
        self, deal: int, hands: Sequence[tuple[Hand, list[int]]], nets: Sequence[list[float]]
    ) -> None:
        most = self.contest.worst
        names = self.contest.seats
        for seat in range(len(names) if most else 0):
            for turn, (hand, sitting) in enumerate(hands):
                player = names[sitting[seat]]
                others = [
                    won[seat]
                    for (_, beside), won in zip(hands, nets, strict=True)
                    if names[beside[seat]] != player
                ]
                if others:
                    lost = sum(others) / len(others) - nets[turn][seat]
                    by_seat = tuple(names[place] for place in sitting)
                    number = deal * len(names) + turn + 1
                    self._lost[self.players.index(player)].append((lost, number, hand, by_seat))
        for worst in self._lost:
            worst.sort(key=lambda each: (-each[0], each[1]))
            del worst[most:]

"""Hands between computer players, without a table to look at: ``drawholdem simulate``."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random

from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.pots import share
from drawholdem_tui.engine.rules import AnteKind, Game, Overblind, Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.shuffle import shuffled
from drawholdem_tui.match.button import (
    Button,
    first_hand,
    next_hand,
    next_hand_without_blinds,
    seats_from,
    wins_the_draw,
)
from drawholdem_tui.players.protocol import Bot

OVERBLIND_CHANCE = 0.1  # how often a bot that could post an overblind does


@dataclass(slots=True)
class Simulation:
    """A cash table of bots: whoever is broke buys in again, and every hand is played."""

    rules: Rules
    bots: list[Bot]
    buy_in: int
    seed: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    stacks: list[int] = field(init=False)
    bought: list[int] = field(init=False)
    carried: int = 0  # the pot of a passed-in hand (DP-5)
    decisions: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.stacks = [self.buy_in] * len(self.bots)
        self.bought = [self.buy_in] * len(self.bots)

    @property
    def nets(self) -> list[int]:
        """What each seat has won or lost, purchases counted."""
        return [stack - paid for stack, paid in zip(self.stacks, self.bought, strict=True)]

    @property
    def conserved(self) -> bool:
        return sum(self.stacks) + self.carried == sum(self.bought)

    def play(self, hands: int) -> Iterator[Hand]:
        """Play hand after hand; each is handed out when it is over."""
        chairs = range(len(self.bots))
        on = next_hand if self.rules.has_blinds else next_hand_without_blinds
        button: Button | None = None
        for number in range(hands):
            started = time.perf_counter()
            button = on(button, chairs) if button else first_hand(self._first_button(), chairs)
            hand = self._play_hand(number, seats_from(button.button, chairs))
            self.seconds += time.perf_counter() - started
            yield hand
        if self.carried and button:
            self._share_what_is_carried(seats_from(button.button, chairs))

    def _share_what_is_carried(self, chairs: list[int]) -> None:
        """A pot that no further hand can win is everybody's who was dealt in (DP-5)."""
        for seat, amount in share(self.carried, range(len(chairs))).items():
            self.stacks[chairs[seat]] += amount
        self.carried = 0

    def _first_button(self) -> int:
        """Drawn by high card (TH-2)."""
        drawn = shuffled(sha256(self.seed + b"button").digest())
        return wins_the_draw(dict(enumerate(drawn[: len(self.bots)])))

    def _play_hand(self, number: int, chairs: list[int]) -> Hand:
        for chair in chairs:
            if not self.stacks[chair]:
                self.stacks[chair] = self.buy_in
                self.bought[chair] += self.buy_in
        secret = sha256(self.seed + number.to_bytes(8, "big")).digest()
        rng = Random(sha256(secret + b"players").digest())  # tells nothing about the deck
        stacks = tuple(self.stacks[chair] for chair in chairs)
        overblinds = self._overblinds(stacks, rng)
        setup = regular(self.rules, stacks, overblinds=overblinds, carried=self.carried)
        hand = Hand(self.rules, setup, SecretDeck(secret))
        while (decision := hand.decision) is not None:
            bot = self.bots[chairs[decision.seat]]
            hand.act(bot.decide(hand.view(decision.seat), decision, rng))
        self.carried = hand.carried
        self.decisions += len(hand.actions)
        for chair, stack in zip(chairs, hand.stacks, strict=True):
            self.stacks[chair] = stack
        return hand

    def _overblinds(self, stacks: tuple[int, ...], rng: Random) -> int:
        """How many feel like an overblind, as far as rules and chips allow it (DH-8)."""
        if self.rules.game is not Game.HOLDEM or len(stacks) == 2:
            return 0
        most = {Overblind.OFF: 0, Overblind.ONE: 1, Overblind.RE_OVERBLINDS: len(stacks) - 2}
        wanted = amount = 0
        for stack in stacks[2 : 2 + most[self.rules.overblind]]:
            amount = 2 * (amount or self.rules.big_blind)
            ante = self.rules.ante if self.rules.ante_kind is AnteKind.EACH else 0
            if stack < amount + ante or rng.random() >= OVERBLIND_CHANCE:
                break
            wanted += 1
        return wanted

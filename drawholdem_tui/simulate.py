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
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.match.button import Button, first_hand, next_hand, seats_from
from drawholdem_tui.players.protocol import Bot


@dataclass(slots=True)
class Simulation:
    """A cash table of bots: whoever is broke buys in again, and every hand is played."""

    rules: Rules
    bots: list[Bot]
    buy_in: int
    seed: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    stacks: list[int] = field(init=False)
    bought: list[int] = field(init=False)
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
        return sum(self.stacks) == sum(self.bought)

    def play(self, hands: int) -> Iterator[Hand]:
        """Play hand after hand; each is handed out when it is over."""
        chairs = range(len(self.bots))
        button: Button | None = None
        for number in range(hands):
            started = time.perf_counter()
            button = next_hand(button, chairs) if button else first_hand(chairs[-1], chairs)
            hand = self._play_hand(number, seats_from(button.button, chairs))
            self.seconds += time.perf_counter() - started
            yield hand

    def _play_hand(self, number: int, chairs: list[int]) -> Hand:
        for chair in chairs:
            if not self.stacks[chair]:
                self.stacks[chair] = self.buy_in
                self.bought[chair] += self.buy_in
        secret = sha256(self.seed + number.to_bytes(8, "big")).digest()
        setup = regular(self.rules, tuple(self.stacks[chair] for chair in chairs))
        hand = Hand(self.rules, setup, SecretDeck(secret))
        rng = Random(secret)
        while (decision := hand.decision) is not None:
            bot = self.bots[chairs[decision.seat]]
            hand.act(bot.decide(hand.view(decision.seat), decision, rng))
        self.decisions += len(hand.actions)
        for chair, stack in zip(chairs, hand.stacks, strict=True):
            self.stacks[chair] = stack
        return hand

"""Hands between computer players at one table, without an audience."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random

from drawholdem_tui.arena.broken import Broken
from drawholdem_tui.controller.bots import BotPlayer, Fault
from drawholdem_tui.controller.loop import Loop
from drawholdem_tui.engine.events import Event
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.engine.shuffle import shuffled
from drawholdem_tui.match.dealing import Dealing, HandResult
from drawholdem_tui.match.match import Match, new_match
from drawholdem_tui.players.protocol import Bot

OVERBLIND_CHANCE = 0.1  # how often a bot asks for an overblind

# gets every finished hand
Recorder = Callable[[Hand], None]


class Simulation:
    """A cash table of bots: broke players buy in again, and every hand is played."""

    listens = False

    def __init__(
        self,
        rules: Rules,
        bots: Sequence[tuple[Bot, float | None]],
        buy_in: int,
        seed: bytes,
        recorder: Recorder | None = None,
    ) -> None:
        """A bot with a patience is a guest, and has that many seconds for a decision."""
        self.buy_in = buy_in
        self.recorder = recorder
        self.decisions = 0
        self.failures = 0  # answers that did not count, of bots that are not ours
        self.broken: dict[int, Broken] = {}  # the first of them by chair
        self._stopped = False
        names = [f"seat {number}" for number in range(1, len(bots) + 1)]
        self.match = new_match(rules, names, buy_in)
        self.match.draw_for_the_button(shuffled(sha256(seed + b"button").digest()))
        self._rng = Random(sha256(seed + b"overblinds").digest())
        self._loop = Loop(
            self.match,
            {chair: _player(bot, patience) for chair, (bot, patience) in enumerate(bots)},
            self,
            lambda number: sha256(seed + number.to_bytes(8, "big")).digest(),
        )
        self._hand: Hand | None = None

    def play(self, hands: int) -> None:
        self._loop.play_at_once(hands)

    def stop(self) -> None:
        """After the current hand."""
        self._stopped = True

    @property
    def hands(self) -> int:
        return self.match.hands

    @property
    def conserved(self) -> bool:
        chairs = self.match.chairs  # at the end no pot waits any more
        return sum(chair.stack for chair in chairs) == sum(chair.bought for chair in chairs)

    # The host's part

    async def evening_is_over(self) -> None:
        """Nobody is watching."""

    async def between_hands(self, match: Match) -> bool:
        if self._stopped:
            return False
        for chair, seat in enumerate(match.chairs):
            if not seat.stack:
                match.buy(chair, self.buy_in)
                seat.waits = False  # every hand is played by all
        if match.rules.has_blinds and match.rules.overblinds(len(match.chairs)):
            for seat in match.chairs:
                seat.wants_overblind = self._rng.random() < OVERBLIND_CHANCE
        return True

    def hand_begins(self, dealing: Dealing, seal: str) -> None:
        self._hand = self._loop.hand

    def happened(self, dealing: Dealing, events: Sequence[Event]) -> None: ...

    def player_failed(self, dealing: Dealing, seat: int, why: str) -> None:
        self.failures += 1
        hand, player = self._hand, self._loop.players[dealing.chairs[seat]]
        if hand is None or hand.decision is None or not isinstance(player, BotPlayer):
            return
        chair, number = dealing.chairs[seat], len(hand.actions) + 1
        name = self.match.chairs[chair].name
        broken = Broken(
            name, dealing.number, number, hand.decision, Fault(why), player.said, player.raised
        )
        self.broken.setdefault(chair, broken)

    async def settled(self) -> None: ...

    def hand_is_over(self, dealing: Dealing, result: HandResult) -> None:
        if self._hand is not None:
            self.decisions += len(self._hand.actions)
            if self.recorder:
                self.recorder(self._hand)


def _player(bot: Bot, patience: float | None) -> BotPlayer:
    if patience is None:
        return BotPlayer(bot)
    from drawholdem_tui.controller.outsiders import OutsiderPlayer

    return OutsiderPlayer(bot, patience)

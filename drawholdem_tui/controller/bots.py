"""Programs on chairs, asked in this process: the computer's players, and in simulations all."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from copy import deepcopy
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING

from drawholdem_tui.controller.ports import Player
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.protocol import Bot

if TYPE_CHECKING:  # only for bots that are not ours: simulations are not to wait for it
    import asyncio
    import threading

_SHOWS_A_WIN = 1 / 8
_SHOWS_A_FOLD = 1 / 40
PATIENCE = 5.0  # seconds for a decision of a bot that is not ours


def chance_of_a_hand(secret: bytes) -> bytes:
    """What the bots' chance starts from: follows from the secret, and tells nothing about it."""
    return sha256(secret + b"players").digest()


def cards_to_show(
    chance: bytes, seat: int, unseen: Sequence[Card], *, won: bool
) -> tuple[Card, ...]:
    """Behind the end of a hand: now and then a program shows what nobody has seen, by the hand's
    chance and its own part of it; oftener what it has won with."""
    rng = Chance(int.from_bytes(sha256(chance + b"shows%d" % seat).digest()[:8], "big"))
    if not unseen or rng.random() >= (_SHOWS_A_WIN if won else _SHOWS_A_FOLD):
        return ()
    return tuple(unseen) if rng.random() < 0.5 else (rng.choice(unseen),)


class Fault(enum.StrEnum):
    """Why there is no answer that counts. Fixed words: nothing that the bot itself has said travels
    on, not even the name of an exception, because it could tell its cards."""

    RAISED = "raised"
    TOO_SLOW = "too_slow"
    STILL_THINKING = "still_thinking"
    ENDED = "ended"  # its process did
    NOT_POSSIBLE = "not_possible"


class BotFailed(Exception):
    """A bot has given no answer."""

    def __init__(self, why: Fault) -> None:
        super().__init__(why)
        self.why = why


class ComputerPlayer(Player):
    """A program on a chair. Its chance comes from the hand's secret and the number of the decision,
    so that a hand taken up again goes on as it would have."""

    is_program = True

    def leaves(self) -> None:
        """The evening is over, or left."""


class BotPlayer(ComputerPlayer):
    """A bot that is asked in here. Ours ``answer`` at once.

    With ``patience`` it thinks in a thread of its own, and who takes longer than that fails; while
    it still thinks, it is not asked again.
    """

    def __init__(self, bot: Bot, patience: float | None = None) -> None:
        self.bot = bot
        self.patience = patience
        self.looks = getattr(bot, "looks", True)
        self._seed = 0
        self._rng = Chance(0)
        self._decisions = 0
        self._thinking: threading.Thread | None = None

    def begins(self, chance: bytes, seat: int, decisions: int = 0) -> None:
        self._seed = int.from_bytes(chance[:8], "big") + (seat << 32)
        self._decisions = decisions

    def answer(self, view: View, decision: Decision) -> Action:
        """What a bot of ours says, at once."""
        self._rng.seed(self._next_seed())
        try:
            return self.bot.decide(view, decision, self._rng)
        except Exception as error:
            raise BotFailed(Fault.RAISED) from error

    async def decide(self, view: View, decision: Decision) -> Action:
        if self.patience is None:
            return self.answer(view, decision)
        # somebody else's bot: copies of its own to think about, and a clock
        view, decision = deepcopy((view, decision))
        return await self._in_a_thread(view, decision, Chance(self._next_seed()), self.patience)

    def _next_seed(self) -> int:
        """Counts also where the bot fails: something is said for it all the same."""
        self._decisions += 1
        return self._seed + self._decisions - 1

    async def _in_a_thread(
        self, view: View, decision: Decision, rng: Random, patience: float
    ) -> Action:
        import asyncio
        import threading

        if self._thinking and self._thinking.is_alive():
            raise BotFailed(Fault.STILL_THINKING)
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Action] = loop.create_future()

        def think() -> None:
            try:
                action = self.bot.decide(view, decision, rng)
            except BaseException:
                self._thinking = None
                _hand_over(loop, answer, BotFailed(Fault.RAISED))
            else:
                self._thinking = None
                _hand_over(loop, answer, action)

        self._thinking = threading.Thread(target=think, daemon=True)
        self._thinking.start()
        try:
            return await asyncio.wait_for(answer, patience)
        except TimeoutError:
            raise BotFailed(Fault.TOO_SLOW) from None


def _hand_over(
    loop: asyncio.AbstractEventLoop,
    answer: asyncio.Future[Action],
    what: Action | BotFailed,
) -> None:
    """From the bot's thread to the loop, if that still waits for it."""

    def set_it() -> None:
        if answer.done():
            return
        if isinstance(what, BotFailed):
            answer.set_exception(what)
        else:
            answer.set_result(what)

    try:
        loop.call_soon_threadsafe(set_it)
    except RuntimeError:
        return  # the evening is over

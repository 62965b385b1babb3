"""Programs on chairs: the computer's own players, asked in this process."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from hashlib import sha256

from drawholdem_tui.controller.ports import Player
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.protocol import Bot

_SHOWS_A_WIN = 1 / 8
_SHOWS_A_FOLD = 1 / 40


def cards_to_show(
    secret: bytes, seat: int, unseen: Sequence[Card], *, won: bool
) -> tuple[Card, ...]:
    """Behind the end of a hand: now and then a program shows what nobody has seen, by a chance that
    follows from the hand's secret; oftener what it has won with."""
    rng = Chance(int.from_bytes(sha256(secret + b"shows%d" % seat).digest()[:8], "big"))
    if not unseen or rng.random() >= (_SHOWS_A_WIN if won else _SHOWS_A_FOLD):
        return ()
    return tuple(unseen) if rng.random() < 0.5 else (rng.choice(unseen),)


class Fault(enum.StrEnum):
    """Why there is no answer that counts. Fixed words: nothing that the bot itself has said reaches
    a table, not even the name of an exception, because it could tell its cards."""

    RAISED = "raised"
    TOO_SLOW = "too_slow"
    STILL_THINKING = "still_thinking"
    ENDED = "ended"  # its process did
    NOT_POSSIBLE = "not_possible"


class BotFailed(Exception):
    """``told`` is what a bot has raised, in words of its own: not for a table with people."""

    def __init__(self, why: Fault, told: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.told = told


class ComputerPlayer(Player):
    is_program = True

    def leaves(self) -> None:
        """The evening is over, or left."""


class BotPlayer(ComputerPlayer):
    """A bot of ours, asked in this process: the same view and seed, the same answer."""

    at_once = True  # nobody has to wait for it
    said: Action | None = None  # last, by somebody else's, where it was an action at all
    raised = ""  # what it has raised instead, in its own words

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.looks = getattr(bot, "looks", True)
        self._rng = Chance(0)

    def answer(self, view: View, decision: Decision) -> Action:
        self._rng.seed(self.seed)
        try:
            return self.bot.decide(view, decision, self._rng)
        except Exception as error:
            raise BotFailed(Fault.RAISED) from error

    async def decide(self, view: View, decision: Decision) -> Action:
        return self.answer(view, decision)


class ThinksAside(BotPlayer):
    """The same where somebody plays along: it thinks in a thread, and keys are heard meanwhile."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.at_once = not self.looks  # what is on offer alone takes no thinking

    async def decide(self, view: View, decision: Decision) -> Action:
        import asyncio

        return await asyncio.to_thread(self.answer, view, decision)

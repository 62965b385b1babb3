"""Who sits at a table of the arena: our players are called, guests are asked in their own process,
without a thread or a copy for each decision of ours."""

from __future__ import annotations

from typing import Final, Protocol

from drawholdem_tui.controller.bots import BotFailed, Fault
from drawholdem_tui.controller.guests import Desk
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu import our_bot
from drawholdem_tui.players.guests.limits import PATIENCE
from drawholdem_tui.players.guests.protocol import Question
from drawholdem_tui.players.protocol import Bot


class Entrant(Protocol):
    looks: bool

    def answer(self, view: View, decision: Decision, seed: int) -> Action:
        """``BotFailed`` without a readable answer."""
        ...

    def leaves(self) -> None: ...


def entrant(words: str) -> Entrant:
    """By the words after ``cpu:``; ``UnknownBotError`` if there is no such player."""
    ours = our_bot(words, quick=True)
    return _Ours(ours) if ours else _Guest(words)


class _Ours:
    """What fails in it is a bug, and the caller's."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._rng: Final = Chance(0)
        self.looks = getattr(bot, "looks", True)

    def answer(self, view: View, decision: Decision, seed: int) -> Action:
        self._rng.seed(seed)
        return self._bot.decide(view, decision, self._rng)

    def leaves(self) -> None:
        """Nothing to put away."""


class _Guest:
    """If its process has ended, another begins with its next decision."""

    looks = True

    def __init__(self, words: str) -> None:
        self._desk = Desk(words)
        self._desk.has_come()

    def answer(self, view: View, decision: Decision, seed: int) -> Action:
        self._desk.has_come()
        try:
            said = self._desk.room().ask(Question(view, decision, seed)).result(PATIENCE)
        except TimeoutError:
            self.leaves()
            raise BotFailed(Fault.TOO_SLOW) from None
        return self._desk.answer(said)

    def leaves(self) -> None:
        self._desk.clear()

"""Who sits at a table of the arena: ours are called, somebody else's bot is asked in its own
process, without a thread or a copy a decision of ours."""

from __future__ import annotations

from typing import Final, Protocol

from drawholdem_tui.controller.bots import PATIENCE, BotFailed, Fault
from drawholdem_tui.controller.guests import LOADING
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu import UnknownBotError, our_bot
from drawholdem_tui.players.guests.letters import READY, NoAnswer, Question, action_in
from drawholdem_tui.players.guests.room import ENDED, Room
from drawholdem_tui.players.protocol import Bot


class Entrant(Protocol):
    """Whoever is asked here."""

    looks: bool

    def answer(self, view: View, decision: Decision, seed: int) -> Action:
        """``BotFailed`` where none comes that can be read."""
        ...

    def leaves(self) -> None: ...


def entrant(words: str) -> Entrant:
    """From the words behind ``cpu:``; ``UnknownBotError`` where there is no such player."""
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
        """It has gone nowhere."""


class _Guest:
    """Where its process has ended, or had to be, another begins with its next decision."""

    looks = True

    def __init__(self, words: str) -> None:
        self._words = words
        self._room: Room | None = None
        self._come_in()

    def answer(self, view: View, decision: Decision, seed: int) -> Action:
        room = self._room or self._come_in()
        try:
            said = room.ask(Question(view, decision, seed)).result(PATIENCE)
        except TimeoutError:
            self.leaves()
            raise BotFailed(Fault.TOO_SLOW) from None
        try:
            return action_in(said)
        except NoAnswer as nothing:
            if nothing.raised:
                raise BotFailed(Fault.RAISED) from None
            if not nothing.in_step:
                self.leaves()
            raise BotFailed(Fault.ENDED if said == ENDED else Fault.NOT_POSSIBLE) from None

    def leaves(self) -> None:
        if self._room is not None:
            self._room.end()
            self._room = None

    def _come_in(self) -> Room:
        room = Room(self._words)
        try:
            told = room.greeting.result(LOADING)
        except TimeoutError:
            told = ENDED
        if told != READY:
            room.end()
            code = "bot_cannot_decide" if told == "bot_cannot_decide" else "bot_not_loaded"
            why = told.removeprefix("bot_not_loaded ")
            raise UnknownBotError(code, bot=f"cpu:{self._words}", why=why)
        self._room = room
        return room

"""A chair for somebody else's bot: asked in its own process, for so long and no longer."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future

from drawholdem_tui.controller.bots import BotFailed, ComputerPlayer, Fault
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.cpu import UnknownBotError
from drawholdem_tui.players.guests.limits import LOADING, PATIENCE
from drawholdem_tui.players.guests.protocol import (
    READY,
    NoAnswer,
    Question,
    action_in,
)
from drawholdem_tui.players.guests.room import ENDED, Room
from drawholdem_tui.words.language import _, translate


class Desk:
    """A guest's room, while there is one, and what its lines come to."""

    def __init__(self, words: str) -> None:
        """``words`` are ``module:Class``."""
        self.words = words
        self._room: Room | None = None

    def room(self) -> Room:
        """Where its process has ended, or had to be, another one begins."""
        if self._room is None:
            self._room = Room(self.words)
        return self._room

    def has_come(self) -> None:
        """Wait until it sits there; ``UnknownBotError`` if it does not."""
        try:
            told = self.room().greeting.result(LOADING)
        except TimeoutError:
            late = translate(_("it did not start within {patience:g} seconds"))
            told = late.format(patience=LOADING)
        if told == READY:
            return
        self.clear()
        bot = f"cpu:{self.words}"
        if told == "bot_cannot_decide":
            raise UnknownBotError(told, bot=bot)
        why = told.removeprefix("bot_not_loaded ") or translate(_("its process ended"))
        raise UnknownBotError("bot_not_loaded", bot=bot, why=why)

    def answer(self, said: str) -> Action:
        """``BotFailed`` where it is none."""
        try:
            return action_in(said)
        except NoAnswer as nothing:
            if nothing.raised:
                raise BotFailed(Fault.RAISED, nothing.told) from None
            if not nothing.in_step:
                self.clear()  # gone, or out of step: the next line could be of any decision
            raise BotFailed(Fault.ENDED if said == ENDED else Fault.NOT_POSSIBLE) from None

    def clear(self) -> None:
        if self._room is not None:
            self._room.end()
            self._room = None


class GuestPlayer(ComputerPlayer):
    """Where its process has ended, or had to be, another one begins with its next decision."""

    def __init__(self, words: str, patience: float = PATIENCE) -> None:
        """``words`` are ``module:Class``. Its process begins here, and is not waited for."""
        self.words = words
        self.patience = patience
        self._desk = Desk(words)
        self._desk.room()

    def has_come(self) -> None:
        self._desk.has_come()

    async def decide(self, view: View, decision: Decision) -> Action:
        question = Question(view, decision, self.seed)
        try:
            said = await self._said(question)
        except asyncio.CancelledError:
            self.leaves()  # what it is thinking about may never be asked again
            raise
        return self._desk.answer(said)

    def leaves(self) -> None:
        self._desk.clear()

    async def _said(self, question: Question) -> str:
        room = self._desk.room()
        if await self._within(LOADING, room.greeting) != READY:
            return ENDED
        return await self._within(self.patience, room.ask(question))

    async def _within(self, seconds: float, line: Future[str]) -> str:
        try:
            return await asyncio.wait_for(asyncio.wrap_future(line), seconds)
        except TimeoutError:
            self.leaves()
            raise BotFailed(Fault.TOO_SLOW) from None

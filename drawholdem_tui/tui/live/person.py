"""Somebody at the screen, as the loop of the table knows a player."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from drawholdem_tui.controller.ports import Player
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.view import View

# puts a question to the person on a chair
Ask = Callable[[int, View, Decision], Awaitable[Action]]


class Person(Player):
    """Answers when the screen has an answer. What happens is shown to everybody; own cards come
    from the view."""

    def __init__(self, chair: int, ask: Ask) -> None:
        self.chair = chair
        self._ask = ask

    async def decide(self, view: View, decision: Decision) -> Action:
        return await self._ask(self.chair, view, decision)

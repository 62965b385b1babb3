"""What a player who is a program answers to."""

from __future__ import annotations

from random import Random
from typing import Protocol

from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.view import View


class Bot(Protocol):
    """Decides from what its seat may see; all its chance comes from ``rng``.

    A bot with ``looks = False`` decides from what is on offer alone: nobody shows it the table.
    """

    def decide(self, view: View, decision: Decision, rng: Random) -> Action: ...

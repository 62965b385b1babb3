"""Answers that did not count."""

from __future__ import annotations

from typing import NamedTuple

from drawholdem_tui.controller.bots import Fault
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.decisions import Decision


class Broken(NamedTuple):
    """An answer that did not count."""

    player: str
    hand: int  # from 1
    number: int  # of the decision in its hand, from 1
    decision: Decision
    why: Fault
    said: Action | None  # what was said, where it was an action at all

"""Scripts: a game as a generator that yields decisions and is sent actions.

``Hand`` has checked an action against the decision before it is sent in, so a script never sees
an illegal one. The typed helpers tell mypy what comes back where it is not simply an action.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from drawholdem_tui.engine.actions import Action, Draw, Swap
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import Decision, DrawDecision, SwapDecision
from drawholdem_tui.engine.judging import Judging

Script = Generator[Decision, Action, None]
# one that comes to a showdown, which may have to be judged by the table; what answers it depends on
# what was asked: an action a decision, a judgement a judging
WholeScript = Generator[Decision | Judging, Any, None]


def ask_swap(decision: SwapDecision) -> Generator[Decision, Action, Card | None]:
    """Ask a player for the card to swap; ``None``: both are kept."""
    action = yield decision
    return action.card if isinstance(action, Swap) else None


def ask_draw(decision: DrawDecision) -> Generator[Decision, Action, Draw]:
    """Ask a player for the discards; none: stands pat."""
    action = yield decision
    return action if isinstance(action, Draw) else Draw()

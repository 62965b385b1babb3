"""The commands that would do something now, for the command palette."""

from __future__ import annotations

from drawholdem_tui.engine.decisions import DrawDecision, SwapDecision
from drawholdem_tui.tui.keys.command import Command, When
from drawholdem_tui.tui.keys.commands import COMMANDS
from drawholdem_tui.tui.live.director import Director


def possible(director: Director) -> list[Command]:
    """All of them, in their order."""
    return [each for each in COMMANDS if _is_possible(director, each)]


def _is_possible(director: Director, command: Command) -> bool:
    if command.when not in director.times():
        return False
    if command.when is When.BETWEEN:
        return director.between.possible(command.id)
    if command.when is When.DECISION:
        return command.id in _said_now(director)
    if command.id == "sort":
        return director.may_sort
    if command.id == "coach":
        return director.question is not None and director.coach_is_allowed
    return True


def _said_now(director: Director) -> set[str]:
    question = director.question
    if question is None:
        return set()
    decision = question.decision
    cards = decision.cards if isinstance(decision, SwapDecision | DrawDecision) else ()
    return {*question.offers(), *(f"mark {place}" for place in range(1, len(cards) + 1))}

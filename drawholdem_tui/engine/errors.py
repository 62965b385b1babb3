"""What can go wrong, as facts: a code and its values. ``words`` makes the sentences."""

from __future__ import annotations


class EngineError(Exception):
    """A refusal by the engine. Nothing has changed when one is raised."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.code} ({told})" if told else self.code


class CardError(EngineError):
    """A text that is no card, a deck that is no deck, a card dealt twice."""


class RulesError(EngineError):
    """House rules that do not go together, or a value a rule does not know."""


class SetupError(EngineError):
    """A hand that cannot start: stacks, posts or seats that the rules do not allow."""


class IllegalAction(EngineError):
    """What a player said is not on offer now."""


class BrokenHand(EngineError):
    """A bug: chips went missing or a script failed. The hand is dead and says so."""

"""What can go wrong, as facts: a code and its values. ``words`` makes the sentences."""

from __future__ import annotations

from copyreg import __newobj__  # type: ignore[attr-defined]


class Coded(Exception):
    """A code and its values; two of the same kind are told by the same sentence."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.code} ({told})" if told else self.code

    def __reduce__(self) -> tuple[object, ...]:
        """Raised again in another process than it was found in."""
        state = {**self.__dict__, "code": self.code, "values": self.values}
        return __newobj__, (type(self), *self.args), state


class EngineError(Coded):
    """A refusal by the engine. Nothing has changed when one is raised."""


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

"""What can be wrong with a hand file, as facts: a code and its values; ``words`` says them."""

from __future__ import annotations

from functools import partial
from typing import Any


class FileFault(Exception):
    """Something that is not readable as a hand file."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it can be found in another process than it is told of."""
        values: dict[str, Any] = self.values
        return partial(type(self), **values), (self.code,), self.__dict__


class HandFault(FileFault):
    """A readable hand that breaks the rules or ends otherwise than its file says.

    ``action`` is the index of the action at fault and ``said`` its text, where it is one.
    """

    action: int | None = None
    said: str = ""

    def at(self, action: int, said: str) -> HandFault:
        """This fault, found at an action; one that has its place already keeps it."""
        if self.action is None:
            self.action, self.said = action, said
        return self

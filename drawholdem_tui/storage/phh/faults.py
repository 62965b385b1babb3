"""What can be wrong with a hand file, as facts: a code and its values; ``words`` says them."""

from __future__ import annotations

from drawholdem_tui.engine.errors import Coded


class FileFault(Coded):
    """Something that is not readable as a hand file."""


class HandFault(FileFault):
    """A readable hand that breaks the rules or ends otherwise than its file says.

    ``action`` is the index of the action at fault and ``said`` its text, where it is one.
    """

    action: int | None = None
    said: str = ""

    @classmethod
    def of(cls, error: Coded) -> HandFault:
        """What the engine refuses, as a fault of the file."""
        return error if isinstance(error, HandFault) else cls(error.code, **error.values)

    def at(self, action: int, said: str) -> HandFault:
        """This fault, found at an action; one that has its place already keeps it."""
        if self.action is None:
            self.action, self.said = action, said
        return self

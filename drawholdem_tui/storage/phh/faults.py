"""What can be wrong with a hand file, as facts: a code and its values; ``words`` says them."""

from __future__ import annotations


class FileFault(Exception):
    """Something that is not readable as a hand file."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values


class HandFault(FileFault):
    """A readable hand that breaks the rules or ends otherwise than its file says.

    ``action`` is the index of the action at fault and ``said`` its text, where it is one.
    """

    def __init__(
        self, code: str, *, action: int | None = None, said: str = "", **values: object
    ) -> None:
        super().__init__(code, **values)
        self.action = action
        self.said = said

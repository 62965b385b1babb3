"""What can go wrong at a table: a code and its values. ``words`` makes the sentences."""

from __future__ import annotations


class MatchError(Exception):
    """Something that cannot be done at the table now."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values


class BrokenMatch(MatchError):
    """A bug, or a book that was changed by hand: chips have gone missing or come from nowhere."""

    def __init__(self, there: int, bought: int) -> None:
        super().__init__("chips_do_not_add_up", there=there, bought=bought)
        self.there = there
        self.bought = bought

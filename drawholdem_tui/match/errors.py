"""What can go wrong at a table: a code and its values. ``words`` makes the sentences."""

from __future__ import annotations

from drawholdem_tui.engine.errors import Coded


class MatchError(Coded):
    """Something that cannot be done at the table now."""


class BrokenMatch(MatchError):
    """A bug, or a book that was changed by hand: chips have gone missing or come from nowhere."""

    def __init__(self, there: int, bought: int) -> None:
        super().__init__("chips_do_not_add_up", there=there, bought=bought)
        self.there = there
        self.bought = bought

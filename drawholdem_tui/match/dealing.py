"""A hand of a match, from outside: what is about to be dealt to whom, and what it has changed."""

from __future__ import annotations

from collections.abc import Mapping

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.engine.setup import Setup


class Dealing(Fact):
    """A hand about to be dealt. ``chairs`` are those dealt in, by seat from the button's left."""

    number: int
    rules: Rules
    setup: Setup
    chairs: tuple[int, ...]
    button: int
    level: int | None = None  # counted from 1, in a knockout

    def seat_of(self, chair: int) -> int | None:
        return self.chairs.index(chair) if chair in self.chairs else None


class HandResult(Fact):
    """What a hand has changed, by chair."""

    nets: Mapping[int, int]
    knocked_out: tuple[int, ...]  # the best place first

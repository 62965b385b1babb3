"""A hand of a match, from outside: what is about to be dealt to whom, and what it has changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.engine.pots import share
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.engine.setup import Setup
from drawholdem_tui.match.chair import Chair


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


def shared_out(pot: int, chairs: Sequence[Chair], dealt_in: Sequence[int]) -> dict[int, int]:
    """A pot that no hand can win any more, by chair: it is everybody's who was dealt in last, and
    has not left (DP-5)."""
    owners = [each for each in dealt_in if not chairs[each].left] or dealt_in
    return share(pot, owners)

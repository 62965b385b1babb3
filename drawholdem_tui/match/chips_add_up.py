"""No chip is ever created or lost: looked at whenever a match is made or taken up, and between any
two hands."""

from __future__ import annotations

from collections.abc import Iterable

from drawholdem_tui.match.chair import Chair
from drawholdem_tui.match.errors import BrokenMatch


def check_that_chips_add_up(there: int, chairs: Iterable[Chair], brought: int) -> None:
    """All that is there, waiting pots included, has been bought at a chair or brought along."""
    bought = sum([chair.bought for chair in chairs]) + brought
    if there != bought:
        raise BrokenMatch(there, bought)

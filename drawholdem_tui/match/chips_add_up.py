"""No chip is ever created or lost: looked at whenever a match is made or taken up, and between any
two hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from drawholdem_tui.match.errors import BrokenMatch

if TYPE_CHECKING:
    from drawholdem_tui.match.match import Match


def check_that_chips_add_up(match: Match) -> None:
    """What lies there, waiting pots included, is what has been bought."""
    bought = sum([chair.bought for chair in match.chairs]) + match.brought
    if (there := match.chips()) != bought:
        raise BrokenMatch(there, bought)

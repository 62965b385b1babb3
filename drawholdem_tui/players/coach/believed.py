"""What a hand wins where bets are believed: against the hands that what the others have said and
done speaks for, as a shark reads it."""

from __future__ import annotations

from random import Random
from typing import Final

from drawholdem_tui.engine.rules import Game
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.cpu.shark.scenes import Ranges

_SAMPLES: Final = 2_000
_WAYS: Final = 48  # in which a board may go on


def share_if_believed(view: View, seed: int) -> float | None:
    """The share of the pot; at hold'em, where alone hands are read so."""
    if view.rules.game is not Game.HOLDEM:
        return None
    return Ranges(view, _SAMPLES, _WAYS, Random(seed)).scenes(view.own_cards).share()

"""The hand of a spot to be followed: up to the question, or all of it."""

from __future__ import annotations

from drawholdem_tui.drills.spot import Asks, Spot
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.events import BoardDealt
from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.story.log import LogLine
from drawholdem_tui.story.player import Player
from drawholdem_tui.story.recorded import Eyes, Recorded
from drawholdem_tui.words.cards import Face


def followed(spot: Spot, face: Face) -> Player:
    """Opened at the question. At a showdown all live hands are open, and their names have not been
    said."""
    is_you = spot.called[spot.seat] == NAMELESS
    recorded = Recorded(spot.hand, spot.called, own=spot.seat, own_is_you=is_you)
    player = Player(recorded, face, Eyes.OWN if spot.decision or _is_asked(spot) else Eyes.ALL)
    before = [at for at, place in enumerate(player.places) if place.events <= spot.events]
    player.go_to(before[-1] if before else 0)
    return player


def hand_so_far(spot: Spot, player: Player) -> list[LogLine]:
    """The lines so far, without the size of the pot when the street's card came if that is the
    question."""
    lines = player.lines()
    if spot.asks is Asks.FEE:
        board = [isinstance(event, BoardDealt) for event in spot.hand.events[: spot.events]]
        last = len(board) - board[::-1].index(True)
        came = next(at for at, place in enumerate(player.places) if place.events >= last)
        lines = [said for said in lines if said.place != came]
    return [said.line for said in lines]


def lie_open(spot: Spot) -> dict[int, tuple[Card, ...]]:
    """The hands that all can see, by seat: none before the showdown."""
    if spot.decision is not None or _is_asked(spot):
        return {}
    board = len(spot.view.board)
    return {seat: held[: len(held) - board] for seat, held in spot.hand.hands_at_showdown().items()}


def _is_asked(spot: Spot) -> bool:
    return spot.asks in (Asks.FEE, Asks.GOES)

"""The chances of the open hands in a replay, counted where somebody wants them."""

from __future__ import annotations

from drawholdem_tui.engine.cards import UNKNOWN, Card
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.story.player import Player
from drawholdem_tui.tui.hot_seat.chances import Chances, OpenHands
from drawholdem_tui.tui.hot_seat.screen_port import Front


class ReplayChances(Chances):
    """Counted where somebody wants them."""

    def __init__(self, front: Front) -> None:
        super().__init__(front)
        self.wanted = False

    def turn(self) -> None:
        """Somebody wants them, or no longer."""
        self.wanted = not self.wanted
        self.count(None)

    def look(self, player: Player) -> bool:
        """Somebody is elsewhere; whether there is a hand to tell the chances of, if wanted."""
        if not self.wanted or player.rules.game is not Game.HOLDEM or player.at_the_end:
            self.count(None)
            return True
        hands, board = _open_hands(player), player.show.board
        if UNKNOWN in board:
            self.count(None)
            return False
        unknown = sum(not seat.folded for seat in player.show.stage.seats) - len(hands)
        if unknown:  # one's own against those of which nothing is known
            own = player.recorded.own
            known = {seat: cards for seat, cards in hands.items() if seat == own}
            unknown += len(hands) - len(known)
            self.count(OpenHands(known, board, unknown) if known else None)
        else:
            self.count(OpenHands(hands, board))
        return bool(hands)


def _open_hands(player: Player) -> dict[int, tuple[Card, ...]]:
    seats = player.show.stage.seats
    held = {seat: on.cards for seat, on in enumerate(seats) if not on.folded}
    own = player.recorded.own
    if own in held and player.own_cards:
        held[own] = player.own_cards
    return {
        seat: tuple(card for card in cards if card is not None)
        for seat, cards in held.items()
        if cards and None not in cards
    }

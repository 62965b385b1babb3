"""The chances of the hands that lie open at a place of a recorded hand, as the cards lie."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.story.player import Player
from drawholdem_tui.tui.hot_seat.screen_port import Front

_Hands = dict[int, tuple[Card, ...]]  # by seat


class ReplayChances:
    """Looks again after each step; counting is done beside the event loop."""

    def __init__(self, front: Front) -> None:
        self._front = front
        self.wanted = False
        self.shares: Mapping[int, float] = {}  # by seat
        self._counted: object = None  # what they are the shares of
        self._stop: Callable[[], None] = lambda: None

    def turn(self) -> None:
        """Somebody wants them, or no longer."""
        self._stop()
        self.wanted = not self.wanted
        self.shares, self._counted = {}, None

    def look(self, player: Player) -> bool:
        """Somebody is elsewhere; whether there is a hand to tell the chances of, if wanted."""
        if not self.wanted or player.rules.game is not Game.HOLDEM or player.at_the_end:
            self._stop()
            self.shares, self._counted = {}, None
            return True
        hands, board = _open_hands(player), player.show.board
        if self._counted == (hands, board):
            return bool(hands)
        self._stop()
        self._counted, self.shares = (hands, board), {}
        live = sum(not seat.folded for seat in player.show.stage.seats)
        own = player.recorded.own
        if len(hands) == live:
            self._stop = self._front.think(lambda: _among_themselves(hands, board), self._tell)
        elif own in hands and own is not None:
            cards = hands[own]
            self._stop = self._front.think(
                lambda: _against_the_rest(own, cards, board, live - 1), self._tell
            )
        return bool(hands)

    def _tell(self, shares: Mapping[int, float]) -> None:
        self.shares = shares
        self._front.changed()


def _open_hands(player: Player) -> _Hands:
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


def _among_themselves(hands: _Hands, board: tuple[Card, ...]) -> Iterator[Mapping[int, float]]:
    from drawholdem_tui.players.odds.open_hands import open_hands

    yield dict(zip(hands, open_hands(list(hands.values()), board), strict=True))


def _against_the_rest(
    seat: int, own: tuple[Card, ...], board: tuple[Card, ...], others: int
) -> Iterator[Mapping[int, float]]:
    """One hand against so many of which nothing is known."""
    from drawholdem_tui.players.odds.swapping import as_it_is

    for ways in as_it_is(own, board, others):
        yield {seat: ways.chances[0].share}

"""Chances beside the names while a board is dealt out over open hands: figures for everybody, from
nothing but what lies there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.tui.hot_seat.screen_port import Front

_WHOLE_BOARD = 5

_Hands = dict[int, tuple[Card, ...]]  # by seat


class RunOut:
    """Looks again after each event; counting is done beside the event loop."""

    def __init__(self, front: Front) -> None:
        self._front = front
        self.shares: Mapping[int, float] = {}  # by seat
        self._open: tuple[_Hands, tuple[Card, ...]] | None = None  # what they are the shares of
        self._stop: Callable[[], None] = lambda: None

    def look(self, show: HandOnShow, *, allowed: bool) -> None:
        """Something has happened; ``allowed`` where this table has a coach."""
        opened = _opened(show) if allowed else None
        if opened == self._open:
            return
        self._stop()
        self._open = opened
        self.shares = {}
        if opened is not None:
            hands, board = opened
            self._stop = self._front.think(lambda: _counted(hands, board), self._tell)

    def _tell(self, shares: Mapping[int, float]) -> None:
        self.shares = shares
        self._front.changed()


def _opened(show: HandOnShow) -> tuple[_Hands, tuple[Card, ...]] | None:
    """The hands that can win, where all of them lie open before the board is whole (TH-11)."""
    board = show.board
    is_run_out = show.rules.game is Game.HOLDEM and show.hands_are_open
    if not is_run_out or len(board) == _WHOLE_BOARD or show.winning:
        return None
    hands = {
        number: tuple(card for card in seat.cards if card is not None)
        for number, seat in enumerate(show.stage.seats)
        if seat.cards and not seat.folded
    }
    return hands, board


def _counted(hands: _Hands, board: tuple[Card, ...]) -> Iterator[Mapping[int, float]]:
    from drawholdem_tui.players.odds.open_hands import open_hands

    shares = open_hands(list(hands.values()), board)
    yield dict(zip(hands, shares, strict=True))

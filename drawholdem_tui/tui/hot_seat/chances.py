"""The chances of hands that lie open, counted beside the event loop: at the table while a board is
dealt out, in a replay wherever somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.tui.hot_seat.screen_port import Front

_WHOLE_BOARD = 5


class OpenHands(NamedTuple):
    """Cards by seat; ``unknown`` hands may win as well."""

    hands: dict[int, tuple[Card, ...]]
    board: tuple[Card, ...]
    unknown: int = 0


class Chances:
    """Looks again after each event; counts only what has changed."""

    def __init__(self, front: Front) -> None:
        self._front = front
        self.shares: Mapping[int, float] = {}  # by seat
        self._of: OpenHands | None = None
        self._stop: Callable[[], None] = lambda: None

    def count(self, opened: OpenHands | None) -> None:
        """These are open now, if any."""
        if opened == self._of:
            return
        self._stop()
        self._of, self.shares = opened, {}
        if opened is not None:
            self._stop = self._front.think(lambda: _counted(opened), self._tell)

    def _tell(self, shares: Mapping[int, float]) -> None:
        self.shares = shares
        self._front.changed()


def run_out(show: HandOnShow) -> OpenHands | None:
    """The hands that can win, where all of them lie open before the board is whole (TH-11)."""
    is_run_out = show.rules.game is Game.HOLDEM and show.hands_are_open
    if not is_run_out or len(show.board) == _WHOLE_BOARD or show.winning:
        return None
    hands = {
        number: tuple(card for card in seat.cards if card is not None)
        for number, seat in enumerate(show.stage.seats)
        if seat.cards and not seat.folded
    }
    return OpenHands(hands, show.board)


def _counted(opened: OpenHands) -> Iterator[Mapping[int, float]]:
    if not opened.unknown:
        from drawholdem_tui.players.odds.open_hands import open_hands

        shares = open_hands(list(opened.hands.values()), opened.board)
        yield dict(zip(opened.hands, shares, strict=True))
        return
    from drawholdem_tui.players.odds.sampled import as_it_is

    ((seat, cards),) = opened.hands.items()
    for ways in as_it_is(cards, opened.board, opened.unknown):
        yield {seat: ways.chances[0].share}

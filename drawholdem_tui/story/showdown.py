"""The end of a hand, put together from its events: who won what with which five cards."""

from __future__ import annotations

from typing import NamedTuple

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.ranking import rank_hand


class Row(NamedTuple):
    """Something that the end of a hand has to tell."""

    text: str
    five: tuple[Card, ...] = ()  # won with these
    strong: bool = False


class Showdown:
    """Listens to a hand and remembers what its end has to tell."""

    def __init__(self) -> None:
        self.winning: frozenset[Card] = frozenset()
        self._board: tuple[Card, ...] = ()
        self._shown: dict[int, tuple[Card, ...]] = {}
        self._awards: list[Row] = []
        self._returned: list[Row] = []
        self._others: list[Row] = []

    def after(self, event: e.Event, said: str | None) -> None:
        """``said`` is the event's sentence."""
        match event:
            case e.BoardDealt(_, cards):
                self._board += cards
            case e.HandShown(seat, cards):
                self._shown[seat] = cards
            case e.BetReturned():
                self._returned = [Row(said or "")]
            case e.PotAwarded(shares=shares) | e.SwapPotAwarded(shares=shares):
                fives = [self._five_of(seat) for seat, _chips in shares]
                self.winning = self.winning.union(*fives)
                self._awards.append(Row(said or "", fives[0], strong=True))
            case e.OpenersShown() | e.PotCarried() | e.FeesCollected() if said:
                self._others.append(Row(said))

    @property
    def rows(self) -> tuple[Row, ...]:
        """Who has won, what came back, and the last of the rest."""
        return (*self._awards, *self._returned, *self._others[-3:])

    def _five_of(self, seat: int) -> tuple[Card, ...]:
        """Of the whole board: a hand may have been shown before it was dealt (TH-11)."""
        held = self._shown.get(seat)
        return rank_hand(held + self._board).five if held else ()

"""The end of a hand, put together from its events: who won what with which five cards."""

from __future__ import annotations

from collections.abc import Sequence

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.ranking import rank_hand
from drawholdem_tui.tui.scene.regions import ResultRow, ResultsPicture


class Showdown:
    """Listens to a hand and remembers what its end has to tell."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.winning: frozenset[Card] = frozenset()
        self._board: tuple[Card, ...] = ()
        self._fives: dict[int, tuple[Card, ...]] = {}
        self._awards: list[ResultRow] = []
        self._returned: list[ResultRow] = []
        self._others: list[ResultRow] = []

    def after(self, event: e.Event, said: str | None) -> None:
        """``said`` is the event's sentence."""
        match event:
            case e.BoardDealt(_, cards):
                self._board += cards
            case e.HandShown(seat, cards):
                self._fives[seat] = rank_hand(cards + self._board).five
            case e.BetReturned():
                self._returned = [ResultRow(said or "")]
            case e.PotAwarded(shares=shares) | e.SwapPotAwarded(shares=shares):
                fives = [self._fives.get(seat, ()) for seat, _chips in shares]
                self.winning = self.winning.union(*fives)
                self._awards.append(ResultRow(said or "", fives[0], strong=True))
            case e.OpenersShown() | e.PotCarried() | e.FeesCollected() if said:
                self._others.append(ResultRow(said))

    def picture(self, nets: tuple[tuple[str, int], ...]) -> ResultsPicture:
        rows = (*self._awards, *self._returned, *self._others[-3:])
        return ResultsPicture(rows=rows, nets=nets)

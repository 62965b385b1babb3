"""The end of a hand, put together from its events: who won what with which five cards."""

from __future__ import annotations

from collections.abc import Sequence

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.ranking import rank_hand
from drawholdem_tui.tui.scene import ResultRow, ResultsPicture


class Showdown:
    """Listens to a hand and remembers what its end has to tell."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.winning: frozenset[Card] = frozenset()
        self._board: tuple[Card, ...] = ()
        self._fives: dict[int, tuple[Card, ...]] = {}
        self._rows: list[ResultRow] = []
        self._returned: list[ResultRow] = []

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
                five = self._fives.get(shares[0][0], ())
                self.winning |= frozenset(five)
                self._rows.append(ResultRow(said or "", five, strong=True))
            case e.OpenersShown() | e.PotCarried() | e.FeesCollected():
                self._rows.append(ResultRow(said or ""))

    def picture(self, nets: tuple[tuple[str, int], ...]) -> ResultsPicture:
        awards = [row for row in self._rows if row.strong]
        others = [row for row in self._rows[-3:] if not row.strong]
        return ResultsPicture(rows=(*awards, *self._returned, *others), nets=nets)

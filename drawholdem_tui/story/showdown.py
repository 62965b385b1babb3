"""The end of a hand, put together from its events: what everybody had, and what it won."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.cards import UNKNOWN, Card
from drawholdem_tui.engine.ranking import Deciding, Ranked, deciding, rank_hand
from drawholdem_tui.words.table.awards import adds_up_to


class Won(NamedTuple):
    """What somebody has got from one pot."""

    pot: int | None  # its number; None: the swap pot
    amount: int


@dataclass(slots=True)
class AtTheEnd:
    """What a hand came to for one seat. Of cards that nobody had to show nothing is known."""

    cards: tuple[Card, ...] = ()
    ranked: Ranked | None = None
    told: Deciding = field(default_factory=Deciding)
    won: tuple[Won, ...] = ()
    folded: e.Street | None = None
    mucked: bool = False
    shown: bool = False  # also where nobody has told the program the cards

    @property
    def five(self) -> frozenset[Card]:
        """The cards that have won."""
        return frozenset(self.ranked.five) if self.ranked and self.won else frozenset()


class Showdown:
    """Listens to a hand and remembers what its end has to tell."""

    def __init__(self, hole_cards: int) -> None:
        self.seats: list[AtTheEnd] = []
        self.pots = 1
        self.notes: tuple[str, ...] = ()  # what came back, and what else decided
        self._carried = 0  # from the hand before (DP-5)
        self._split = False  # the opener does not hold all that is proved any more (DP-10)
        self._hole_cards = hole_cards
        self._board: tuple[Card, ...] = ()
        self._street = e.Street.PREFLOP

    def after(self, event: e.Event, said: str | None) -> None:  # noqa: C901, PLR0912  # what there is
        """``said`` is the event's sentence."""
        match event:
            case e.HandStarted(stacks, carried):
                self._carried = carried
                self.seats = [AtTheEnd() for _seat in stacks]
            case e.BoardDealt(street, cards):
                self._street = street
                self._board += cards
            case e.Burned(street):
                self._street = street
            case e.Folded(seat):
                self.seats[seat].folded = self._street
            case e.HandShown(seat, cards):
                self.seats[seat].cards = cards
                self.seats[seat].shown = True
            case e.HandMucked(seat):
                self.seats[seat].mucked = True
            case e.CardsShown(seat, cards) if said:
                self._shows_after_all(self.seats[seat], cards)
                self.notes += (said,)
            case e.OpenersSplit():
                self._split = True
            case e.OpenersShown(seat, cards) if said:
                if not self._split and not self.seats[seat].cards:
                    self.seats[seat].cards = cards
                self.notes += (said,)
            case e.RabbitHunted() | e.BetReturned() | e.PotCarried() if said:
                self.notes += (said,)
            case e.BetsCollected(pots):
                self.pots = len(pots)
            case e.PotAwarded(pot, _, shares):
                self._award(pot, shares)
                if not pot and self._carried:
                    self.notes += (adds_up_to(self._carried),)
            case e.SwapPotAwarded(shares=shares):
                self._award(None, shares)

    @property
    def winning(self) -> frozenset[Card]:
        """The cards of the hands that win; of a board what all play that win with the best one."""
        won = [seat for seat in self.seats if seat.five]
        best = max((seat.ranked.strength for seat in won if seat.ranked), default=0)
        alike = [seat.five for seat in won if seat.ranked and seat.ranked.strength == best]
        union, board = frozenset[Card]().union(*(seat.five for seat in won)), {*self._board}
        return union - board | union.intersection(board, *alike)

    def _shows_after_all(self, seat: AtTheEnd, cards: tuple[Card, ...]) -> None:
        """A beaten hand is one of the others as soon as all of it lies open."""
        seat.cards += cards
        if seat.mucked and len(seat.cards) == self._hole_cards:
            seat.mucked = False
            seat.ranked = rank_hand(seat.cards + self._board)
            self._tell_apart([each for each in self.seats if each.ranked])

    def _award(self, pot: int | None, shares: tuple[tuple[int, int], ...]) -> None:
        self._rank()
        for seat, amount in shares:
            if amount:
                self.seats[seat].won += (Won(pot, amount),)

    def _rank(self) -> None:
        """By the whole board: a hand may have been shown before it was dealt (TH-11)."""
        if UNKNOWN in self._board:
            return
        shown = [seat for seat in self.seats if seat.cards and not seat.ranked]
        for seat in shown:
            if len(seat.cards + self._board) >= 5:  # else nobody is left to compare with
                seat.ranked = rank_hand(seat.cards + self._board)
        self._tell_apart(shown)

    def _tell_apart(self, shown: list[AtTheEnd]) -> None:
        hands = [seat.ranked for seat in shown if seat.ranked]
        for seat in shown:
            if seat.ranked:
                seat.told = deciding(seat.ranked, hands)

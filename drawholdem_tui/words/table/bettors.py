"""Who can still bet in a hand, and whether it is still to be opened: what decides how something is
told."""

from __future__ import annotations

from dataclasses import dataclass, field

from drawholdem_tui.engine import events as e


@dataclass(slots=True)
class Bettors:
    """A fold over the public events of a hand."""

    seats: int = 0
    gone: set[int] = field(default_factory=set)  # folded
    all_in: set[int] = field(default_factory=set)
    opening: bool = False  # the first interval of draw poker, where a first bet opens (DP-4)

    @property
    def able(self) -> int:
        """How many have cards and chips."""
        return self.seats - len(self.gone | self.all_in)

    def after(self, event: e.Event) -> None:
        """Let an event happen."""
        match event:
            case e.HandStarted(stacks):
                self.seats = len(stacks)
            case e.HoleCardsDealt(hands):
                self.opening = len(hands[0]) == 5
            case e.Burned():
                self.opening = False
            case e.Folded(seat):
                self.gone.add(seat)
            case e.BetReturned(seat):
                self.all_in.discard(seat)
            case (
                e.AntePosted(seat, all_in=True)
                | e.BlindPosted(seat, all_in=True)
                | e.Called(seat, all_in=True)
                | e.Raised(seat, all_in=True)
                | e.CardSwapped(seat, all_in=True)
            ):
                self.all_in.add(seat)

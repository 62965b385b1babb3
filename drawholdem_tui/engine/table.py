"""The felt during one hand: chips, cards and who is still in. State and questions, no rules."""

from __future__ import annotations

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.events import OnTheLine, Street
from drawholdem_tui.engine.setup import Setup


class Table:
    """What is where. The dealer alone changes it."""

    def __init__(self, setup: Setup) -> None:
        seats = len(setup.stacks)
        self.stacks = list(setup.stacks)
        # all betting pots together, the bets of this street included; neither what lies on the swap
        # line nor the swap pot (DH-22); always what is paid and what is dead
        self.in_pots = setup.carried
        self.paid = [0] * seats  # what each seat has put into them
        self.bets = [0] * seats  # what lies before the seats on this street
        self.dead = setup.carried  # what is the main pot's, whoever paid it
        self.line: list[OnTheLine] = []
        self.line_fees = 0  # what lies on the line and is no bet
        self.swap_pot = 0  # held apart until the hand ends (DH-17)
        self.fee: int | None = None  # what a swap costs now
        self.swaps: list[tuple[Street, ...]] = [()] * seats
        self.aside: list[Card] = []  # kept for the proof of openers, never dealt again (DP-10)
        self.drew: list[int | None] = [None] * seats  # shown until the second interval (DP-9)
        self.hands: list[tuple[Card, ...]] = [()] * seats
        self.board: list[Card] = []
        self.folded = [False] * seats
        self.live = seats  # how many are dealt in and not folded
        self.shown: set[int] = set()
        self.street = Street.PREFLOP
        self.total = self.chips()

    def chips(self) -> int:
        return sum(self.stacks) + self.in_pots + self.line_fees + self.swap_pot

    def able(self, seat: int) -> bool:
        """Live with chips behind."""
        return self.stacks[seat] > 0 and not self.folded[seat]

    def able_seats(self) -> list[int]:
        """From the left of the button."""
        folded = self.folded
        return [seat for seat, stack in enumerate(self.stacks) if stack and not folded[seat]]

    def able_beside(self, seat: int) -> bool:
        folded = self.folded
        for other, stack in enumerate(self.stacks):  # a loop: asked at every decision
            if stack and other != seat and not folded[other]:
                return True
        return False

    def live_seats(self) -> list[int]:
        """From the left of the button."""
        return [seat for seat, gone in enumerate(self.folded) if not gone]

    def clockwise_from(self, first: int) -> list[int]:
        """All seats, starting with ``first``."""
        return [*range(first, len(self.stacks)), *range(first)]

    def anyone_all_in(self) -> bool:
        return any(
            not stack and not gone for stack, gone in zip(self.stacks, self.folded, strict=True)
        )

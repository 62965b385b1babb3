"""Sees everything that is said at a table, and whether all chips are there."""

from __future__ import annotations

from drawholdem_tui.controller.loop import Loop
from drawholdem_tui.controller.ports import Keeper, Played
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.events import Called, CardSwapped, Held, Raised, SwapDeclined
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.match.match import Match


class Witness:
    """Stands between the loop and its keeper, and sees everything that is said."""

    def __init__(self, loop: Loop, keeper: Keeper | None, people: list[int]) -> None:
        self._loop = loop
        self._keeper = keeper
        self._people = people
        self._hand: Hand | None = None
        self._told = 0
        self.confirmed: tuple[int, type] | None = None  # who may be all-in now, and how
        self._keeps_and_calls: set[int] = set()  # chairs that have confirmed it with their keeping
        self.faults: list[str] = []
        self.hands = 0
        self._look(judge=False)

    def hand_begins(self, match: Match, secret: bytes) -> None:
        self.check_chips()
        if self._keeper:
            self._keeper.hand_begins(match, secret)

    def said(self, place: int, action: Action) -> None:
        self._look(judge=True)
        if self._keeper:
            self._keeper.said(place, action)

    def hand_is_over(self, match: Match, played: Played) -> None:
        self.hands += 1
        self.check_chips()
        if self._keeper:
            self._keeper.hand_is_over(match, played)

    def table_changed(self, match: Match) -> None:
        if self._keeper:
            self._keeper.table_changed(match)

    def evening_is_over(self, match: Match) -> None:
        self.check_chips()
        if self._keeper:
            self._keeper.evening_is_over(match)

    async def written(self) -> None:
        if self._keeper:
            await self._keeper.written()

    def check_chips(self) -> None:
        """Whatever has been bought lies somewhere."""
        match, dealing, hand = self._loop.match, self._loop.dealing, self._loop.hand
        playing = dealing.chairs if dealing and hand else ()
        there = sum(chair.stack for place, chair in enumerate(match.chairs) if place not in playing)
        there += chips_of(hand) if playing and hand else match.carried
        there += match.choice.waiting if match.choice else 0
        bought = sum(chair.bought for chair in match.chairs) + match.brought
        if there != bought:
            self.faults.append(f"{bought} chips were bought, and {there} are there")

    def _look(self, *, judge: bool) -> None:
        """At what has happened since last time: who has gone all-in, and was that confirmed?"""
        dealing, hand = self._loop.dealing, self._loop.hand
        if dealing is None or hand is None:
            return
        if hand is not self._hand:
            self._hand, self._told = hand, 0
            self._keeps_and_calls.clear()
        for event in hand.events[self._told :]:
            if judge and isinstance(event, Called | Raised | CardSwapped):
                chair = dealing.chairs[event.seat]
                all_in = chair in self._people and not hand.view(None).seats[event.seat].stack
                if all_in and not self._was_confirmed(chair, event):
                    self.faults.append(f"all-in, unconfirmed: {event}")
            elif isinstance(event, SwapDeclined):
                chair = dealing.chairs[event.seat]
                if self.confirmed == (chair, Called):  # the call comes when the swaps are over
                    self._keeps_and_calls.add(chair)
        self._told = len(hand.events)

    def _was_confirmed(self, chair: int, event: Called | Raised | CardSwapped) -> bool:
        if isinstance(event, Called) and chair in self._keeps_and_calls:
            return True
        return self.confirmed == (chair, type(event))


def chips_of(hand: Hand) -> int:
    view = hand.view(None)
    if view.over:
        return sum(hand.stacks) + hand.carried
    on_the_line = sum(card.fee for card in view.line if card.held is not Held.BET)
    return sum(seat.stack for seat in view.seats) + view.in_pots + view.swap_pot + on_the_line

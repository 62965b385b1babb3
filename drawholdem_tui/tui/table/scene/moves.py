"""What moves over the table when something happens: from where to where, in cells.

All that is needed is what everybody sees: cards fly as backs, whatever they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.tui.table.scene.plan import CardSize, CardSpots, Cell, Place, Plan, amount, runs
from drawholdem_tui.tui.table.scene.pot_rows import LaidPot, lay_pots, lies_in
from drawholdem_tui.tui.table.scene.regions import LyingPicture, Scene
from drawholdem_tui.tui.table.scene.spots import (
    board_card,
    line_cards,
    piece,
    seat_spots,
)

# What can fly, and how it gets from one place to another


class Backs(Fact):
    """Cards face down, side by side."""

    cards: int
    card: CardSize = (2, 1)
    step: int = 3  # from one to the next

    @property
    def size(self) -> tuple[int, int]:
        return (self.cards - 1) * self.step + self.card[0], self.card[1]


class Chips(Fact):
    amount: int
    fee: bool = False  # in the colour of the swap line

    @property
    def size(self) -> tuple[int, int]:
        return 2 + len(amount(self.amount)), 1


class DealerButton(Fact):
    width: int = 3

    @property
    def size(self) -> tuple[int, int]:
        return self.width, 1


class Bare(Fact):
    """The table where cards have just left it, until new ones lie there. It stays in its place."""

    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height


Thing: TypeAlias = Backs | Chips | DealerButton | Bare


class Move(Fact):
    what: Thing
    start: Cell
    end: Cell
    out_of_the_deck: bool = False  # not seen before it sets out

    def at(self, share: float) -> Place:
        """Where it is after a share of its way; things set out fast and arrive softly.

        >>> Move(DealerButton(), (0, 0), (8, 4)).at(0.5)
        Place(x=7, y=4, width=3, height=1)
        """
        left = (1 - min(max(share, 0.0), 1.0)) ** 3
        x, y = (
            round(end + (start - end) * left)
            for start, end in zip(self.start, self.end, strict=True)
        )
        return Place(x, y, *self.what.size)


# What happens


def moves(
    event: e.Event, before: Scene, after: Scene, places: Sequence[int | None], plan: Plan
) -> list[Move]:
    """What flies; ``places`` are the seats' indexes in the scenes by their numbers in the hand."""
    if plan.layout == "too small":
        return []
    felt = _Felt(before, after, places, plan)
    return [felt.on_screen(move) for move in felt.moves(event)]


def in_flight(event: e.Event, before: Scene, after: Scene) -> Scene:
    """The table while something flies: it has left the one place and is not at the other."""
    if isinstance(event, e.HandStarted):
        return after.but(seats=tuple(seat.but(button=False) for seat in after.seats))
    if isinstance(event, e.HoleCardsDealt | e.BoardDealt):
        return before
    # what has been hidden is hidden, whatever flies
    scene = before.but(own=after.own, curtain=after.curtain)
    match event:
        case e.FeesCollected():
            return scene.but(line=after.line)
        case e.BetsCollected() | e.BetReturned():
            left = tuple(
                seat.but(bet=then.bet, said=then.said) if seat.bet != then.bet else seat
                for seat, then in zip(before.seats, after.seats, strict=True)
            )
            return scene.but(line=after.line, seats=left)
        case e.PotAwarded() | e.SwapPotAwarded():
            return scene.but(pots=after.pots)
    return scene


class _Felt(Fact):
    """Where everything lies, by the numbers of the hand."""

    before: Scene
    after: Scene
    places: Sequence[int | None]
    plan: Plan

    def on_screen(self, move: Move) -> Move:
        """The same, moved as little as keeps all of it in sight."""
        screen_width, screen_height = self.plan.size
        width, height = move.what.size

        def kept(cell: Cell) -> Cell:
            x, y = cell
            return max(0, min(x, screen_width - width)), max(0, min(y, screen_height - height))

        return move.but(start=kept(move.start), end=kept(move.end))

    def moves(self, event: e.Event) -> Iterator[Move]:
        match event:
            case e.HandStarted():
                yield from self._button()
            case e.HoleCardsDealt(hands):
                for number, hand in enumerate(hands):
                    yield from self._dealt(number, len(hand))
            case e.BoardDealt(_, cards):
                yield from self._board(len(cards))
            case e.CardSwapped(seat=number):
                yield from self._exchanged(number, 1)
            case e.CardsDrawn(seat=number, count=count) if count:
                yield from self._exchanged(number, count)
            case _:
                yield from self._chips_of(event)

    def _chips_of(self, event: e.Event) -> Iterator[Move]:
        match event:
            case e.BetReturned(number, returned):
                if (index := self._index(number)) is not None:
                    yield Move(
                        Chips(returned), self._bet(index, returned), self._stack(index, returned)
                    )
            case e.FeesCollected(main, apart):
                yield from self._fees(main, apart)
            case e.BetsCollected(pots):
                yield from self._bets([pot.contenders for pot in pots])
            case e.PotAwarded(pot, _, shares):
                yield from self._awarded(self._pot(self.before, pot), shares)
            case e.SwapPotAwarded(_, shares):
                yield from self._awarded(self._swap_pot(self.before), shares)

    def _index(self, number: int) -> int | None:
        return self.places[number] if number < len(self.places) else None

    # Cards

    def _from_the_deck(self, what: Backs, end: Cell) -> Move:
        """From the middle of the deck."""
        deck = self.plan.deck
        width, height = what.size
        start = deck.x + (deck.width - width) // 2, deck.y + (deck.height - height) // 2
        return Move(what, start, end, out_of_the_deck=True)

    def _dealt(self, number: int, cards: int) -> Iterator[Move]:
        index = self._index(number)
        if index is not None:
            spots = seat_spots(self.plan, index).cards
            yield self._from_the_deck(_backs(spots, cards), (spots.x, spots.y))

    def _board(self, cards: int) -> Iterator[Move]:
        lying = len(self.after.board.cards) - cards
        for number in range(lying, lying + cards):
            place = board_card(self.plan, number)
            back = Backs(1, (place.width, place.height))
            lower = 1 if self.after.board.below_hands and self.plan.beside else 0
            yield self._from_the_deck(back, (place.x, place.y + lower))

    def _exchanged(self, number: int, count: int) -> Iterator[Move]:
        """Cards go to the line, with what that costs, and as many come."""
        index = self._index(number)
        lying = next((each for each in self.after.line.lying if each.seat == index), None)
        if index is None or lying is None:
            return
        spots = seat_spots(self.plan, index).cards
        places, new = self._exchanged_places(index, count), []
        for first, cards in runs(places):
            place = spots.place(first)
            back = _backs(spots, cards)
            yield Move(Bare(*back.size), (place.x, place.y), (place.x, place.y))
            new.append(self._from_the_deck(back, (place.x, place.y)))
        line = line_cards(self.plan, index, lying.cards)
        old, left = _backs(line.spots, line.seen), spots.place(places[0])
        yield Move(old, (left.x, left.y), (line.spots.x, line.spots.y))
        if lying.fee:
            start = self._stack(index, lying.fee)
            end = self._bet(index, lying.fee) if lying.as_bet else self._fee(lying)
            yield Move(Chips(lying.fee, fee=not lying.as_bet), start, end)
        yield from new

    def _exchanged_places(self, index: int, count: int) -> list[int]:
        """Always those at the right: which ones they were is nobody's business. But whoever holds
        the own cards open sees them go and come where the new ones lie."""
        own = self.after.own
        mine = index == self.after.own_seat and self.after.holder in (None, index)
        if mine and own.new and len(own.marked) == count:
            return sorted(own.marked)
        held = len(self.before.seats[index].cards)
        return list(range(held - count, held))

    def _fee(self, lying: LyingPicture) -> Cell:
        """Where the fee lies on the line."""
        line = line_cards(self.plan, lying.seat, lying.cards)
        return line.fee_at(Chips(lying.fee or 0).size[0])

    def _bet(self, index: int, value: int) -> Cell:
        return piece(self.plan, index).bet_at(Chips(value).size[0])

    # The button

    def _button(self) -> Iterator[Move]:
        was, now = (
            next((at for at, seat in enumerate(scene.seats) if seat.button), None)
            for scene in (self.before, self.after)
        )
        if was is not None and now is not None and was != now:
            width = 1 if self.plan.layout == "compact" else 3
            here, there = (seat_spots(self.plan, each).button for each in (was, now))
            yield Move(DealerButton(width), here, there)

    # Chips

    def _stack(self, index: int, value: int) -> Cell:
        x, y = seat_spots(self.plan, index).stack_end
        return x - Chips(value).size[0], y

    def _fees(self, main: int, apart: int) -> Iterator[Move]:
        """What is held apart was said while three or more were in: it lies there first (DH-17)."""
        for lying in self.before.line.lying:
            if not lying.fee or lying.as_bet or not (main or apart):
                continue
            held_apart = apart > 0
            pot = self._swap_pot(self.after) if held_apart else self._pot(self.after, 0)
            if held_apart:
                apart -= lying.fee
            if pot:
                start = self._fee(lying)
                yield Move(Chips(lying.fee, fee=True), start, self._beside(pot, lying.fee))

    def _bets(self, contenders: Sequence[Sequence[int]]) -> Iterator[Move]:
        """Every bet into the last pot that its owner can win; of those who have folded, into the
        main pot."""
        for number, index in enumerate(self.places):
            if index is None or not self.before.seats[index].bet:
                continue
            reached = [at for at, each in enumerate(contenders) if number in each]
            pot = self._pot(self.after, reached[-1] if reached else 0)
            if pot:
                value = self.before.seats[index].bet
                start = self._bet(index, value)
                yield Move(Chips(value), start, self._beside(pot, value))

    def _awarded(self, pot: LaidPot | None, shares: Sequence[tuple[int, int]]) -> Iterator[Move]:
        for number, value in shares if pot else ():
            index = self._index(number)
            if index is not None and pot is not None:
                yield Move(Chips(value), self._beside(pot, value), self._stack(index, value))

    # Pots

    def _laid(self, scene: Scene) -> tuple[LaidPot, ...]:
        place = self.plan.places["pots"]
        below_board = self.plan.ring is not None
        return lay_pots(scene.pots, place.width, place.height, below_board=below_board)

    def _pot(self, scene: Scene, number: int) -> LaidPot | None:
        """A pot, or the row that the smallest ones share."""
        laid = [pot for pot in self._laid(scene) if not pot.row.swap]
        return laid[min(number, len(laid) - 1)] if laid else None

    def _swap_pot(self, scene: Scene) -> LaidPot | None:
        return next((pot for pot in self._laid(scene) if pot.row.swap), None)

    def _beside(self, pot: LaidPot, value: int) -> Cell:
        """Where chips come to those of a pot: they do not cover its amount."""
        place = self.plan.places["pots"]
        x = pot.end - len(lies_in(pot.row)) - 1 - Chips(value).size[0]
        return place.x + max(0, x), place.y + pot.y


def _backs(spots: CardSpots, cards: int) -> Backs:
    return Backs(cards, spots.size, spots.step)

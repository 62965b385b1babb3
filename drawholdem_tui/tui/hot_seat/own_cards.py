"""The cards of whoever sits at the keyboard: looked at, hidden again by themselves, and a new card
that its owner should see before the next one comes."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.tui.hot_seat.keyboard import Keyboard, Lull
from drawholdem_tui.tui.hot_seat.screen_port import Front

SOON = 3  # seconds before cards close by themselves


class OwnCards:
    """``are_down`` is called when they are hidden, and told whether their owner did it: what tells
    of them goes, too. ``close_soon`` is called before time hides them."""

    def __init__(
        self,
        hot_seat: Keyboard,
        front: Front,
        are_down: Callable[[bool], None],
        close_soon: Callable[[], None],
    ) -> None:
        self.keyboard = hot_seat
        self.front = front
        self.seconds = 0.0  # that they stay open
        self.new_card: asyncio.Future[None] | None = None  # nobody has looked at it yet
        # beside which it lies, also while the same person goes on deciding
        self.kept: tuple[Card, ...] = ()
        self._sorted: set[int] = set()  # the chairs of those who want to see them sorted
        self.lull = Lull()  # the key that asked for a card, pressed twice, has not seen it
        self._are_down = are_down
        self._close_soon = close_soon
        self._looks = 0  # how often they were opened: tells an old timer from the last one

    @property
    def open(self) -> bool:
        return self.keyboard.open

    @property
    def waits_for_a_look(self) -> bool:
        return self.new_card is not None and not self.new_card.done()

    def sort(self, chair: int) -> None:
        """Five cards, what belongs together first; or again as they came. Of one chair alone:
        everybody else counts on where their own lie."""
        self._sorted ^= {chair}

    def sorts(self, chair: int | None) -> bool:
        """Whether they lie sorted before whoever sits there."""
        return chair in self._sorted

    def look(self, at: float) -> None:
        """Open what is hidden, hide what is open."""
        self.keyboard.look(at)
        if self.open:
            self.stay_open_for_a_while()
        else:
            self._are_down(True)

    def hide(self) -> None:
        self.keyboard.hide()
        if not self.open:  # one person alone may have them always open
            self._are_down(False)

    def stay_open_for_a_while(self) -> None:
        """If they are open: a little longer than before."""
        self._looks += 1
        looked = self._looks

        def hide() -> None:
            if looked != self._looks:
                return
            if self.waits_for_a_look and self.open:
                self.keyboard.passes_on(self.front.now())
                self.seen()  # long enough for anybody
            else:
                self.hide()
                self.front.changed()

        def warn() -> None:
            if looked == self._looks and self.open and not self.keyboard.always_open:
                self._close_soon()

        if self.seconds > SOON:
            self.front.later(self.seconds - SOON, warn)
        self.front.later(self.seconds, hide)

    def gets_a_new_card(self, kept: tuple[Card, ...]) -> None:
        """A swap or a draw has been said."""
        self.kept = kept
        self.new_card = asyncio.get_running_loop().create_future()
        self.keyboard.holds_others()
        self.lull.begin()
        self.stay_open_for_a_while()

    def new_ones(self, own: Sequence[Card]) -> frozenset[int]:
        """Their places, where some have just come."""
        if not self.kept:
            return frozenset()
        return frozenset(at for at, card in enumerate(own) if card not in self.kept)

    def seen(self) -> None:
        """The new card has been looked at, and lies face down."""
        if self.new_card and not self.new_card.done():
            self.new_card.set_result(None)
        self.keyboard.hide()
        self.front.changed()


FIVE = 5


def order_of(cards: Sequence[Card], *, sort: bool) -> tuple[int, ...]:
    """The places of the cards from left to right, counted as they came. Two cards stay as they are.

    >>> from drawholdem_tui.engine.cards import cards
    >>> order_of(cards("9hKs4d9cAs"), sort=True)
    (0, 3, 4, 1, 2)
    """
    places = tuple(range(len(cards)))
    if not sort or len(cards) != FIVE:
        return places
    alike = Counter(card.rank for card in cards)
    return tuple(sorted(places, key=lambda place: (-alike[cards[place].rank], -cards[place].rank)))


def in_order(cards: tuple[Card, ...], *, sort: bool) -> tuple[Card, ...]:
    return tuple(cards[place] for place in order_of(cards, sort=sort))


def as_they_lie(
    seen: tuple[Card | None, ...], held: tuple[Card, ...], *, sort: bool
) -> tuple[Card | None, ...]:
    """Cards that everybody sees, in the places in which their owner saw them. A part of a hand
    lies as it was dealt: sorted it would tell of the rest.

    >>> from drawholdem_tui.engine.cards import cards
    >>> as_they_lie((*cards("9cAs"), None, None, None), cards("Kd9c4dAs2s"), sort=True)
    (None, 9c, None, As, None)
    """
    known = {card for card in seen if card is not None}
    if not known or len(seen) != len(held) or not known.issubset(held):
        return seen
    if len(known) == len(held):
        return in_order(held, sort=sort)
    return tuple(card if card in known else None for card in held)

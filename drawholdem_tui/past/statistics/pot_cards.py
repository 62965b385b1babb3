"""The cards with which somebody won a pot, of an evening that is over: while one can go on nothing
is looked up."""

from __future__ import annotations

from pathlib import Path

from drawholdem_tui.engine.cards import UNKNOWN, Card
from drawholdem_tui.past.hands import Played, Player, played_again
from drawholdem_tui.past.seen import Seen
from drawholdem_tui.past.statistics.totals import PotOfAll
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.history import history


def cards_of_a_pot(book: Path, pot: PotOfAll, player: Player) -> tuple[Card, ...]:
    """Nothing where they are not known, or may not be."""
    try:
        played = _hand(book, pot)
    except BookFault:
        return ()
    won = played.hand.won() if played else {}
    seats = [seat for seat in won if played and played.players[seat] == player]
    if not played or not seats:
        return ()
    seat = max(seats, key=lambda each: won[each])
    cards = [card for card in played.hand.view(seat).seats[seat].cards if card is not None]
    return () if UNKNOWN in cards else tuple(cards)


def _hand(book: Path, pot: PotOfAll) -> Played | None:
    with history(book) as past:
        if Seen(past.every_evening()).goes_on(pot.evening):
            return None
        rows = (row.id for row in past.hands_of(pot.evening) if row.number == pot.hand)
        return next((played_again(kept) for kept in past.hands(rows)), None)

"""The rabbit hunt: what would have come, when a hand is over."""

from __future__ import annotations

from contextlib import suppress

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.actions import Keep, Swap
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.dealer import Dealer
from drawholdem_tui.engine.decisions import SwapDecision
from drawholdem_tui.engine.games import script_of
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import Game


def hunt_the_rabbit(hand: Hand) -> None:
    """Tell what would have come, if anything would."""
    found = would_have_come(hand)
    if found is not None:
        hand.tell(found)


def would_have_come(hand: Hand) -> e.RabbitHunted | None:
    """From the same deck, dealt again; the hand is unchanged."""
    if not hand.over or hand.rules.game is not Game.HOLDEM:
        return None
    dealt = sum(isinstance(event, e.BoardDealt) for event in hand.events)
    dealer = _dealt_again(hand)
    before = len(dealer.table.board)
    for street in (e.Street.FLOP, e.Street.TURN, e.Street.RIVER)[dealt:]:
        dealer.deal_board(street)
    board, swap = tuple(dealer.table.board[before:]), _declined_last(hand)
    return e.RabbitHunted(board, swap) if board or swap else None


def _dealt_again(hand: Hand) -> Dealer:
    """A dealer that has dealt the same hand to its end, with the rest of the deck."""
    dealer = Dealer(hand.rules, hand.setup, hand.deck)
    script = script_of(hand.rules)(dealer)
    with suppress(StopIteration):  # what a script says at its end
        next(script)
        for action in hand.actions:
            script.send(action)
    return dealer


def _declined_last(hand: Hand) -> Card | None:
    """What the last swap that was declined would have brought, if no card was dealt since."""
    for event in reversed(hand.events):
        if isinstance(event, e.Burned | e.BoardDealt | e.CardSwapped):
            return None
        if isinstance(event, e.SwapDeclined):
            break
    declined = [at for at, action in enumerate(hand.actions) if isinstance(action, Keep)]
    if not declined:
        return None
    fork = hand.before(declined[-1])
    if not isinstance(fork.decision, SwapDecision):
        return None
    events = fork.act(Swap(fork.decision.cards[0]))
    return next(event.received for event in events if isinstance(event, e.CardSwapped))

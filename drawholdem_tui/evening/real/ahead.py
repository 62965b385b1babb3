"""The next hand of a real table, as it will be dealt: whoever deals sees whom it begins with before
anything is pressed, and the first word said of it is enough to go on."""

from __future__ import annotations

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.deck import RealDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.judging import Judging
from drawholdem_tui.evening.between import BetweenHands
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.evening.real.table import Referee
from drawholdem_tui.match.dealing import Dealing, HandResult
from drawholdem_tui.match.match import Match
from drawholdem_tui.match.mode import Mode


class Ahead:
    """A hand that nobody has begun; nothing that is asked of it changes the evening."""

    judging: Judging | None = None
    board: tuple[Card, ...] = ()
    aside = range(0)

    def __init__(self, evening: Evening, match: Match, result: HandResult | None) -> None:
        """``result``: of the hand before it, where nobody has closed that yet."""
        self.result = result
        self.evening = evening
        self.match = match
        self.dealing: Dealing | None = match.next_dealing()
        self.hand = Hand(self.dealing.rules, self.dealing.setup, RealDeck())
        self.decision = self.hand.decision
        self.events = [event.seen_by(None) for event in self.hand.events]


# what a hand is called out from
HandAtHand = Referee | Ahead


def enough_hands(referee: Referee) -> bool:
    """Nobody deals another one."""
    over = referee.as_it_will_stand().match.over and referee.match.mode is Mode.KNOCKOUT
    return referee.evening.is_last_hand or over


def out_of_chips(referee: Referee, between: BetweenHands) -> list[int]:
    """Whoever is asked whether to buy some, as soon as the hand is over."""
    return between.out_of_chips(referee.as_it_will_stand().match)


def ahead_of(referee: Referee, between: BetweenHands) -> Ahead | None:
    """``None`` where a hand goes on, something else is asked first, or nobody can say anything in
    it."""
    if referee.hand is not None and not referee.to_be_closed:
        return None
    match, result = referee.as_it_will_stand()
    if match.over or between.out_of_chips(match) or enough_hands(referee):
        return None
    ahead = Ahead(referee.evening, match, result)
    return ahead if ahead.decision else None

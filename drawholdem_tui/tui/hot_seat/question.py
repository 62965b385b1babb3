"""What somebody is asked: what is on offer, marked and typed so far, which keys rest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from drawholdem_tui.engine.actions import Action, Call, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.decisions import (
    Decision,
    DrawDecision,
    NoCheck,
    NoRaise,
    NoSwap,
    SwapDecision,
)
from drawholdem_tui.engine.errors import IllegalAction
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.engine.view import View
from drawholdem_tui.tui.hot_seat import choices
from drawholdem_tui.tui.hot_seat.bet_entry import TypedBet
from drawholdem_tui.tui.hot_seat.commands import (
    CALL,
    FOLD,
    KEEP,
    MARKS,
    RAISE,
    SWAP,
    Offer,
    Verb,
    nothing_on_offer,
    places,
)
from drawholdem_tui.tui.hot_seat.keyboard import REST

if TYPE_CHECKING:  # nobody waits for it at the start
    from drawholdem_tui.players.coach.advice import Advice


# where an answer is on offer
_PLACES: Final[dict[type[Action], tuple[str, ...]]] = {
    Fold: (FOLD,), Call: (CALL,), RaiseTo: (RAISE,), Keep: (KEEP,), Swap: (SWAP,),
    Draw: (SWAP, KEEP),
}  # fmt: skip


@dataclass(slots=True)
class Asked:
    """A decision, wherever it is asked: at the table, or of a spot, where ``only`` some answers
    count."""

    chair: int
    view: View
    decision: Decision
    only: tuple[Action, ...] = field(default=(), kw_only=True)  # none: all that the rules allow
    hides_openers: bool = field(default=False, kw_only=True)  # others see what keys say (DP-6)
    marked: frozenset[int] = field(default=frozenset(), kw_only=True)
    sure: str = field(default="", kw_only=True)  # the command that waits for a second press
    # keys pressed before that were meant for something else
    shown_at: float = field(default=float("inf"), kw_only=True)
    resting: frozenset[str] = field(default=frozenset(), kw_only=True)

    @property
    def rules(self) -> Rules:
        return self.view.rules

    @property
    def bets_later(self) -> bool:
        """The betting comes after all the swaps (DH-4)."""
        return choices.owed_later(self.decision) is not None

    @property
    def has_swapped(self) -> bool:
        """On this street."""
        return (
            self.view.you is not None and self.view.street in self.view.seats[self.view.you].swaps
        )

    @property
    def keeps(self) -> bool:
        """Betting keeps both cards first (DH-9), if there is any to come."""
        bets = self.bets_later or choices.betting(self.decision) is not None
        return isinstance(self.decision, SwapDecision) and bets and not self.only

    def offers(self) -> dict[str, Offer]:
        """What can be said now, by the places of the action bar."""
        return {place: each for place, each in self.all_offers().items() if each.possible}

    def all_offers(self) -> dict[str, Offer]:
        """What each place means, possible or not."""
        return {each: self._offer(each) for each in places(self.rules)}

    def _offer(self, place: str) -> Offer:
        if self.only and not any(place in _PLACES.get(type(each), ()) for each in self.only):
            return nothing_on_offer(place, self.rules)
        if place == RAISE and (all_in := self._the_one_raise()):
            return Offer(Verb.ALL_IN, True, all_in.amount, all_in.amount)
        bet = choices.betting(self.decision)
        if place == RAISE and bet and choices.may_open(bet, self.rules, self.view.street):
            hidden = self.hides_openers or bet.may_raise
            return Offer(Verb.OPEN, hidden, why=None if hidden else bet.no_raise)
        return choices.offer(place, self.decision, self.rules, self.view.fee)

    def says(self, command: str) -> Action | None:
        """What a place that is on offer says at once: nothing where more has to be chosen first."""
        says: Mapping[str, Callable[[], Action | None]] = {
            FOLD: Fold,
            CALL: lambda: choices.call_or_check(self.decision),
            RAISE: self._the_one_raise,
            SWAP: lambda: choices.exchange(self.decision, self.marked),
            KEEP: lambda: choices.keep(self.decision),
        }
        return says[command]()

    def _the_one_raise(self) -> RaiseTo | None:
        return next((each for each in self.only if isinstance(each, RaiseTo)), None)

    def refuses(self, action: Action) -> IllegalAction | None:
        """Why it cannot be said; betting at a swap decision keeps both cards first."""
        actions, then = choices.said(self.decision, action), choices.betting(self.decision)
        try:
            self.decision.check(actions[0])
            if actions[1:] and then:
                then.check(actions[1])
        except IllegalAction as error:
            return error
        return None

    def rests(self, command: str, now: float) -> bool:
        return command in self.resting and now < self.shown_at + REST

    def is_seen_resting(self, command: str, now: float) -> bool:
        """Whether that is shown: before anybody has seen the question it is not known yet."""
        return self.shown_at < float("inf") and self.rests(command, now)

    @property
    def asks_for_marks(self) -> bool:
        return isinstance(self.decision, SwapDecision | DrawDecision)

    def has_a_card_for(self, command: str) -> bool:
        """Whether that marks one of those that may go."""
        marks = MARKS[: len(self.view.own_cards)] if self.asks_for_marks else ()
        return command in marks

    @property
    def may_check(self) -> bool:
        return self.all_offers()[CALL] == Offer(Verb.CHECK, True)

    def mark(self, place: int) -> None:
        """A swap has one mark, which moves; at a draw marks are put and taken."""
        if isinstance(self.decision, SwapDecision):
            self.marked = frozenset() if place in self.marked else frozenset({place})
        elif isinstance(self.decision, DrawDecision):
            self.marked ^= {place}


@dataclass(slots=True)
class Question(Asked):
    """A decision on the screen. It is answered at most once: the future belongs to it alone."""

    answer: asyncio.Future[Action]
    swallowed: str = ""  # the command whose key rested when it was pressed
    entry: TypedBet | None = None
    was_typing: bool = False  # an amount, when time hid the cards: more of it may come
    refused: str = ""  # why the last press did nothing
    refused_why: NoSwap | NoRaise | NoCheck | None = None  # the same as a fact, where it is a rule
    refused_privately: str = ""  # the same where it may tell of cards: not without them
    sure_since: float = 0.0
    tutored: Action | None = None  # the tutor has spoken of it
    coached: bool = False  # the coach has been asked
    advice: Advice | None = None  # what it knows so far
    stop_thinking: Callable[[], None] = lambda: None

    def forget_refusals(self) -> None:
        """Why the last press did nothing, and what a second one would mean."""
        self.refused = self.refused_privately = self.sure = self.swallowed = ""
        self.refused_why = None

    @property
    def is_about_opening(self) -> bool:
        """On jacks or better: whether it can be done would tell of the cards (DP-6)."""
        return self.hides_openers and self.all_offers()[RAISE].verb is Verb.OPEN

    def cards_are_down(self, *, forgets: bool) -> None:
        """What tells of them goes with them; where it ``forgets``, all that was begun."""
        if forgets:
            self.forget_refusals()
            self.marked, self.was_typing = frozenset(), self.entry is not None
        if self.entry and (forgets or self.is_about_opening):
            self.entry = None

    def rest_after(self, before: Mapping[str, Offer]) -> None:
        """Let the keys rest that meant something else a moment ago. A raise and a swap need a
        second step anyway."""
        now = self.offers()
        self.resting = frozenset(
            place
            for place in (FOLD, CALL, KEEP)
            if place in now and before.get(place, now[place]) != now[place]
        )

    def rest_at_first(self) -> None:
        """No key means what it meant: it was a hand ago, and perhaps somebody else's."""
        self.resting = frozenset((FOLD, CALL, KEEP)) & self.offers().keys()

    def seen(self, now: float, last_key: float) -> None:
        """On the screen from now on. Keys rest only where one was pressed a moment ago: that is the
        accident they rest for."""
        self.shown_at = now
        if now - last_key > REST:
            self.resting = frozenset()

    def say(self, action: Action) -> bool:
        """Answer; ``False`` where that has been done already."""
        if self.answer.done():
            return False
        self.answer.set_result(action)
        return True

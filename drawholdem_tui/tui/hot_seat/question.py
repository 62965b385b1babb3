"""The question that is open: whose it is, what is marked and typed so far, which keys rest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.decisions import (
    Decision,
    DrawDecision,
    NoCheck,
    NoRaise,
    NoSwap,
    SwapDecision,
)
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.engine.view import View
from drawholdem_tui.tui.hot_seat.action_places import Offer, places
from drawholdem_tui.tui.hot_seat.bet_entry import TypedBet
from drawholdem_tui.tui.hot_seat.choices import betting, may_open, offer
from drawholdem_tui.tui.hot_seat.commands import CALL, FOLD, KEEP

if TYPE_CHECKING:  # nobody waits for it at the start
    from drawholdem_tui.players.coach.advice import Advice

REST = 0.45  # seconds in which a key whose meaning has just changed does nothing, if it was in use


def _nothing() -> None:
    """Nobody is thinking."""


@dataclass(slots=True)
class Question:
    """A decision on the screen. It is answered at most once: the future belongs to it alone."""

    chair: int
    view: View
    decision: Decision
    answer: asyncio.Future[Action]
    shown_at: float = float("inf")  # keys pressed before that were meant for something else
    resting: frozenset[str] = frozenset()
    swallowed: str = ""  # the command whose key rested when it was pressed
    marked: frozenset[int] = frozenset()
    entry: TypedBet | None = None
    refused: str = ""  # why the last press did nothing
    refused_why: NoSwap | NoRaise | NoCheck | None = None  # the same as a fact, where it is a rule
    refused_privately: str = ""  # the same where it may tell of cards: not without them
    sure: str = ""  # the command that waits for a second press
    sure_since: float = 0.0
    tutored: Action | None = None  # the tutor has spoken of it
    coached: bool = False  # the coach has been asked
    advice: Advice | None = None  # what it knows so far
    stop_thinking: Callable[[], None] = _nothing

    def forget_refusals(self) -> None:
        """Why the last press did nothing, and what a second one would mean."""
        self.refused = self.refused_privately = self.sure = self.swallowed = ""
        self.refused_why = None

    @property
    def rules(self) -> Rules:
        return self.view.rules

    @property
    def is_about_opening(self) -> bool:
        """On jacks or better: whether it can be done would tell of the cards (DP-6)."""
        bet = betting(self.decision)
        return bet is not None and may_open(bet, self.rules)

    def offers(self) -> dict[str, Offer]:
        """What can be said now, by the places of the action bar."""
        return {place: each for place, each in self.all_offers().items() if each.possible}

    def all_offers(self) -> dict[str, Offer]:
        """What each place means, possible or not."""
        return {
            each: offer(each, self.decision, self.rules, self.view.fee)
            for each in places(self.rules)
        }

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

    def rests(self, command: str, now: float) -> bool:
        return command in self.resting and now < self.shown_at + REST

    def is_seen_resting(self, command: str, now: float) -> bool:
        """Whether that is shown: before anybody has seen the question it is not known yet."""
        return self.shown_at < float("inf") and self.rests(command, now)

    def mark(self, place: int) -> None:
        """A swap has one mark, which moves; at a draw marks are put and taken."""
        if isinstance(self.decision, SwapDecision) and place < len(self.decision.cards):
            self.marked = frozenset() if place in self.marked else frozenset({place})
        elif isinstance(self.decision, DrawDecision) and place < len(self.decision.cards):
            self.marked ^= {place}

    def say(self, action: Action) -> bool:
        """Answer; ``False`` where that has been done already."""
        if self.answer.done():
            return False
        self.answer.set_result(action)
        return True

"""Somebody else's bot where nobody plays for anything: asked in this process, as fast as can be.

It gets copies of its own to write into, and so much time and no more; whoever has taken longer is
not asked again. Where something is at stake it has a process of its own, see ``guests``.
"""

from __future__ import annotations

import signal
import threading
from dataclasses import replace
from typing import Final

from drawholdem_tui.controller.bots import BotFailed, BotPlayer, Fault
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.decisions import Decision, SwapDecision
from drawholdem_tui.engine.rules import DRAW_HOLDEM, Rules
from drawholdem_tui.engine.view import UNSEEN, TableView, View
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.guests.limits import PATIENCE
from drawholdem_tui.players.guests.protocol import FAILED, answer_as_line, described
from drawholdem_tui.players.protocol import Bot

_HAS_AN_ALARM: Final = hasattr(signal, "setitimer")


class _TooSlow(BaseException):
    """No ``Exception``: a bot that catches those does not catch this."""


class OutsiderPlayer(BotPlayer):
    """A bot that may do anything, and costs nobody else anything."""

    def __init__(self, bot: Bot, patience: float = PATIENCE) -> None:
        super().__init__(bot)
        self.patience = patience
        self._copies = OwnCopies()
        self._thinks = False
        self._was_too_slow = False

    def answer(self, view: View, decision: Decision) -> Action:
        if self._was_too_slow:
            raise BotFailed(Fault.STILL_THINKING)
        self.said, self.raised = None, ""
        view, decision = self._copies.of(view, decision)
        try:
            self._thinks = True
            self._set_the_alarm()
            action = self.bot.decide(view, decision, Chance(self.seed))
            self._thinks = False
        except _TooSlow:
            self._was_too_slow = True
            raise BotFailed(Fault.TOO_SLOW) from None
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # also SystemExit
            self.raised = described(error)
            raise BotFailed(Fault.RAISED, self.raised) from None
        finally:
            self._thinks = False
            if _HAS_AN_ALARM:
                signal.setitimer(signal.ITIMER_REAL, 0)
        self.said = action if answer_as_line(action) != FAILED else None
        return action

    def _set_the_alarm(self) -> None:
        """Where the system has one. Python hears it in the main thread alone, and not where that
        is just about to wait: so it rings again."""
        if _HAS_AN_ALARM and threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGALRM, self._rings)
            signal.setitimer(signal.ITIMER_REAL, self.patience, self.patience)

    def _rings(self, *_: object) -> None:
        if self._thinks:  # else it has just answered
            raise _TooSlow


class OwnCopies:
    """What is a tuple of tuples nobody can change, and needs no copy."""

    def __init__(self) -> None:
        self._rules: tuple[Rules, Rules] = (DRAW_HOLDEM, replace(DRAW_HOLDEM))
        self._table: tuple[TableView, TableView] = (UNSEEN.table, UNSEEN.table)

    def of(self, view: View, decision: Decision) -> tuple[View, Decision]:
        own = _own_decision(decision)
        if view.decision is None:  # it does not look
            return view, own
        return view._replace(
            rules=self._own_rules(view.rules),
            pots=tuple(pot.but() for pot in view.pots),
            line=tuple(lying.but() for lying in view.line),
            decision=own,
            table=self._own_table(view.table),
        ), own

    def _own_rules(self, rules: Rules) -> Rules:
        """Once a game: who spoils them has spoiled its own."""
        if self._rules[0] is not rules:
            self._rules = rules, replace(rules)
        return self._rules[1]

    def _own_table(self, table: TableView) -> TableView:
        """Copied once per hand."""
        if self._table[0] is not table:
            self._table = table, table._replace(posts=tuple(post.but() for post in table.posts))
        return self._table[1]


def _own_decision(decision: Decision) -> Decision:
    if isinstance(decision, SwapDecision) and decision.then is not None:
        return decision.but(then=decision.then.but())
    return decision.but()

"""What each key says at a real table: the answer of whoever is to act."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import UNKNOWN
from drawholdem_tui.engine.decisions import BetDecision, DrawDecision, SwapDecision
from drawholdem_tui.evening.real.called import CalledHand
from drawholdem_tui.evening.real.table import Referee
from drawholdem_tui.evening.real.typed import last_chip
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips


class Answers:
    """Asked once where it is for the last chip."""

    referee: Referee
    hand: CalledHand
    notice: str
    _sure: tuple[str, Callable[[], None]] | None
    _splits: bool

    def _says(self, *actions: Action) -> None:
        raise NotImplementedError

    def _bet(self) -> BetDecision | None:
        decision = self.referee.decision
        bet = decision.then if isinstance(decision, SwapDecision) else decision
        return bet if isinstance(bet, BetDecision) else None

    def _no_bet(self) -> str:
        if self._bet() is not None:
            return ""
        if isinstance(self.referee.decision, SwapDecision):
            return translate(_("Before the flop everybody swaps or keeps first."))
        return translate(_("Nobody is asked to bet now."))

    def _no_raise(self) -> str:
        bet = self._bet()
        if bet is not None and not bet.may_raise:
            return translate(_("A raise is not possible now."))
        return self._no_bet()

    def _bets(self, action: Action) -> None:
        """On the flop and later a bet means keeping both cards, where a swap is on offer."""
        keeps = isinstance(self.referee.decision, SwapDecision)
        actions = [Keep(), action] if keeps else [action]
        decision, bet = self.referee.decision, self._bet()
        amount = last_chip(decision, action) if decision and bet else None
        self._asked_or_said(amount, actions)

    def _asked_or_said(self, amount: int | None, actions: Sequence[Action]) -> None:
        decision = self.referee.decision
        if amount is None or decision is None:
            self._says(*actions)
            return
        sure = translate(_("{name} all-in with {amount}? Y"))
        name = self.hand.names[decision.seat]
        self._sure = (
            sure.format(name=name, amount=chips(amount)),
            lambda: self._says(*actions),
        )

    def _check_or_call(self) -> None:
        bet = self._bet()
        self._bets(Call() if bet and bet.may_call else Check())

    def _all_in(self) -> None:
        bet = self._bet()
        if bet and bet.may_raise and bet.max_to == bet.all_in_to:
            self._bets(RaiseTo(bet.max_to))
        elif bet and bet.to_call == bet.stack:
            self._bets(Call())
        elif bet:
            self.notice = translate(_("All-in is not possible now."))

    def _swap(self) -> None:
        decision = self.referee.decision
        if isinstance(decision, DrawDecision) and decision.opener:
            self._splits = not self._splits
        elif isinstance(decision, SwapDecision):
            self._asked_or_said(last_chip(decision, Swap(UNKNOWN)), [Swap(UNKNOWN)])
        else:
            self.notice = translate(_("A swap is not possible now."))

    def _keep(self) -> None:
        if isinstance(self.referee.decision, DrawDecision):
            self._says(Draw())
        else:
            self._says(Keep())

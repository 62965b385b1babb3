"""What each key says at a real table: the answer of whoever is to act."""

from __future__ import annotations

from collections.abc import Callable

from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import UNKNOWN
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, SwapDecision
from drawholdem_tui.evening.between import BetweenHands, Change
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.evening.real.ahead import Ahead, ahead_of, enough_hands, out_of_chips
from drawholdem_tui.evening.real.called import CalledHand
from drawholdem_tui.evening.real.offers import Preset, presets
from drawholdem_tui.evening.real.table import Referee
from drawholdem_tui.evening.real.who_wins import Unclear, last_chip
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips


class Answers:
    """Asked once where it is for the last chip."""

    def __init__(self, evening: Evening, face: Face) -> None:
        self.evening = evening
        self.referee = Referee(evening)
        self.hand = CalledHand(self.referee, face)
        self.between = BetweenHands(evening)
        self.lines: list[str] = []
        self.ahead: Ahead | None = None  # the next hand, as the screen shows it
        self.notice = ""  # until the next key
        self._sure: tuple[str, Callable[[], None]] | None = None  # what is asked once
        self._splits = False  # the opener has said so

    # Hands

    def _deals(self) -> None:
        self._close()
        self.referee.deal()
        self.ahead = None
        self._begins()

    def _begins(self) -> None:
        self.lines.extend(self.hand.begins())
        self.lines.extend(self.hand.news())

    def _goes_on(self) -> None:
        self._splits = False
        self.lines.extend(self.hand.news())

    def _close(self) -> None:
        if result := self.referee.close():
            self.lines.extend(self.hand.ends(result))

    @property
    def is_between(self) -> bool:
        """No hand goes on that anything could be said in."""
        return self.referee.hand is None or self.referee.to_be_closed

    @property
    def broke(self) -> int | None:
        """Who has no chips for the next hand."""
        asked = out_of_chips(self.referee, self.between) if self.is_between else []
        return asked[0] if asked and not enough_hands(self.referee) else None

    def _looks_ahead(self) -> Ahead | None:
        return ahead_of(self.referee, self.between)

    @property
    def decision(self) -> Decision | None:
        """Of the hand going on, or the first of the next one: to say something of it deals it."""
        return self.ahead.decision if self.ahead else self.referee.decision

    @property
    def names(self) -> list[str]:
        return CalledHand(self.ahead, str).names if self.ahead else self.hand.names

    def presets(self) -> tuple[Preset | None, ...]:
        """The bets that have a key of their own."""
        bet = self.bet_asked()
        hand = self.ahead.hand if self.ahead else self.referee.hand
        return presets(bet, hand) if bet and hand else ()

    def _says(self, *actions: Action) -> None:
        if shown := self.ahead:
            now = self._looks_ahead()
            if now is None or now.dealing != shown.dealing:  # the clock has gone on
                self.ahead = now
                raise Unclear(_("the blinds have risen; look again"))
            self._deals()
        self.referee.act(*actions)
        self._goes_on()

    def bet_asked(self) -> BetDecision | None:
        decision = self.decision
        bet = decision.then if isinstance(decision, SwapDecision) else decision
        return bet if isinstance(bet, BetDecision) else None

    def _no_bet(self) -> str:
        if self.bet_asked() is not None:
            return ""
        if isinstance(self.decision, SwapDecision):
            return translate(_("No betting yet: everyone swaps or keeps first."))
        return translate(_("There is no betting now."))

    def _no_raise(self) -> str:
        bet = self.bet_asked()
        if bet is not None and not bet.may_raise:
            return translate(_("No raise allowed now."))
        return self._no_bet()

    def _no_board(self) -> str:
        return "" if self.referee.board else translate(_("There is no board yet."))

    def _not_over(self) -> str:
        return "" if self.is_between else translate(_("The hand is not over."))

    def _nothing_to_misdeal(self) -> str:
        return "" if self.referee.hand else translate(_("No hand is in progress."))

    def _bets(self, action: Action) -> None:
        """On the flop and later a bet means keeping both cards, where a swap is on offer."""
        keeps = [Keep()] if isinstance(self.decision, SwapDecision) else []
        self._asks_or_says(*keeps, action)

    def _asks_or_says(self, *actions: Action) -> None:
        decision = self.decision
        amount = last_chip(decision, actions[-1]) if decision else None
        if decision is None or amount is None:
            self._says(*actions)
            return
        sure, name = _("{name} all-in for the last {amount}? (Y/N)"), self.names[decision.seat]
        self._sure = translate(sure, name=name, amount=chips(amount)), lambda: self._says(*actions)

    def _check_or_call(self) -> None:
        bet = self.bet_asked()
        self._bets(Call() if bet and bet.may_call else Check())

    def _all_in(self) -> None:
        bet = self.bet_asked()
        if bet and bet.may_raise and bet.max_to == bet.all_in_to:
            self._bets(RaiseTo(bet.max_to))
        elif bet and bet.to_call == bet.stack:
            self._bets(Call())
        elif bet:
            self.notice = translate(_("No all-in allowed now."))

    def _preset(self, place: int) -> None:
        if (preset := self.presets()[place]) is None:
            self.notice = translate(_("There is no bet on that key right now."))
        else:
            self._bets(RaiseTo(preset.amount))

    def _swap(self) -> None:
        decision = self.decision
        if isinstance(decision, DrawDecision) and decision.opener:
            self._splits = not self._splits
        elif isinstance(decision, SwapDecision):
            self._asks_or_says(Swap(UNKNOWN))
        else:
            self.notice = translate(_("No swap allowed now."))

    def _keep(self) -> None:
        self._says(Draw() if isinstance(self.decision, DrawDecision) else Keep())

    def _nobody_broke(self) -> str:
        return translate(_("Nobody is out of chips.")) if self.broke is None else ""

    def _about_broke(self, change: Change) -> None:
        if (chair := self.broke) is not None:
            self._close()
            self.lines.append(self.between.change(change, chair))

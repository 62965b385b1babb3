"""The bet entry: digits, steps and bounds. Letters are dead in it, so that nothing else can happen
by accident."""

from __future__ import annotations

from drawholdem_tui.engine.actions import RaiseTo
from drawholdem_tui.engine.decisions import BetDecision, Size
from drawholdem_tui.engine.errors import IllegalAction
from drawholdem_tui.tui.table.scene.regions import BetPicture
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.refusals.errors import sentence
from drawholdem_tui.words.sentences import capital

MOST_DIGITS = 9
ALL_IN_KEY = "a"

STEPS = {
    Size.MIN: _("min"),
    Size.THIRD: _("1/3"),
    Size.HALF: _("1/2"),
    Size.TWO_THIRDS: _("2/3"),
    Size.POT: _("pot"),
    Size.MOST: _("max"),
    Size.ALL_IN: _("all-in"),
    Size.TWICE: _("2\u00d7"),
    Size.TWO_AND_A_HALF: _("2.5\u00d7"),
    Size.THREE_TIMES: _("3\u00d7"),
    Size.FOUR_TIMES: _("4\u00d7"),
}


class TypedBet:
    """An amount being put together. ``amount`` is what Enter would say."""

    def __init__(
        self,
        decision: BetDecision,
        big_blind: int,
        *,
        plays_to: int = 0,
        to_the_blinds: bool = False,
        to_win: int | None = None,
        opens: bool = False,
    ) -> None:
        """``plays_to`` is how far anybody else can go along; ``to_win`` what the steps are shares
        of; ``opens``: what the key that leads here says."""
        self.decision = decision
        self.big_blind = big_blind
        self.plays_to = plays_to
        self.steps = decision.steps(to_the_blinds=to_the_blinds, to_win=to_win)
        self.opens = opens
        self.amount = decision.min_to
        self.wrong = ""
        self._typed = False  # the first digit replaces what was offered

    def press(self, key: str) -> None:
        """A key that is neither Enter nor Escape; most mean nothing here."""
        self.wrong = ""
        match key:
            case "backspace":
                self.amount = self.amount // 10 if self._typed else 0
                self._typed = True
            case "up" | "down":
                step = self.big_blind if key == "up" else -self.big_blind
                self._set(min(max(self.amount + step, self.decision.min_to), self.decision.max_to))
            case "left" | "right":
                self._step(1 if key == "right" else -1)
            case _ if key == ALL_IN_KEY:
                self._set(self.decision.max_to)
            case step if step.startswith("step "):  # by the mouse
                self._set(self.steps[int(step.removeprefix("step "))][1])
            case digit if len(key) == 1 and digit in "0123456789":
                self._type(digit)

    def said(self) -> RaiseTo | None:
        """What Enter says; ``None`` where that is not possible, and ``wrong`` says why."""
        action = RaiseTo(self.amount)
        try:
            self.decision.check(action)
        except IllegalAction as error:
            self._typed = False  # the next digit begins anew
            self.wrong = capital(sentence(error.code, error.values))
            return None
        return action

    def picture(self) -> BetPicture:
        decision = self.decision
        least, most = chips(decision.min_to), chips(decision.max_to)
        at = [place for place, (_size, amount) in enumerate(self.steps) if amount == self.amount]
        return BetPicture(
            verb=translate(self._verbs[0]),
            amount=chips(self.amount) if self.amount or not self._typed else "",
            all_in=self.amount == decision.all_in_to,
            bounds=least if least == most else f"{least}\u2013{most}",
            stack=decision.stack,
            steps=tuple(f"{translate(STEPS[size])} {chips(amount)}" for size, amount in self.steps),
            step=at[0] if at else None,
            says=self._in_words(),
            wrong=self.wrong,
            plays=self.plays_to if self.plays_to < self.amount <= decision.max_to else None,
            added=max(0, self.amount - decision.bet) if decision.bet else None,
        )

    @property
    def _verbs(self) -> tuple[str, str]:
        """What is done with the amount, and by Enter."""
        if self.opens:
            return _("open for"), _("Enter: open for {amount}")
        if self.decision.price:
            return _("raise to"), _("Enter: raise to {amount}")
        return _("bet"), _("Enter: bet {amount}")

    def _in_words(self) -> str:
        """What Enter does, or what is missing till it does something."""
        if self.amount < self.decision.min_to:
            return translate(_("at least {amount}"), amount=chips(self.decision.min_to))
        if self.amount > self.decision.max_to:
            return translate(_("at most {amount}"), amount=chips(self.decision.max_to))
        template = self._verbs[1]
        if self.amount == self.decision.all_in_to:
            template = _("Enter: all-in {amount}")
        return translate(template).format(amount=chips(self.amount))

    def _type(self, digit: str) -> None:
        before = str(self.amount) if self._typed and self.amount else ""
        if len(before) < MOST_DIGITS:
            self.amount = int(before + digit)
        self._typed = True

    def _set(self, amount: int) -> None:
        self.amount = amount
        self._typed = False

    def _step(self, way: int) -> None:
        """To the next usual raise above or below; from beyond the last one back to it."""
        usual = [size for _name, size in self.steps]
        if way > 0:
            self._set(min((size for size in usual if size > self.amount), default=max(usual)))
        else:
            self._set(max((size for size in usual if size < self.amount), default=min(usual)))

"""The bet entry: digits, steps and bounds. Letters are dead in it, so that nothing else can happen
by accident."""

from __future__ import annotations

from drawholdem_tui.engine.actions import RaiseTo
from drawholdem_tui.engine.decisions import BetDecision, Size
from drawholdem_tui.engine.errors import IllegalAction
from drawholdem_tui.tui.scene.regions import BetPicture
from drawholdem_tui.words.errors import sentence
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.sentences import capital

MOST_DIGITS = 9

_STEPS = {
    Size.MIN: _("min"),
    Size.THIRD: _("1/3"),
    Size.HALF: _("1/2"),
    Size.TWO_THIRDS: _("2/3"),
    Size.POT: _("pot"),
    Size.MOST: _("most"),
}


class TypedBet:
    """An amount being put together. ``amount`` is what Enter would say."""

    def __init__(self, decision: BetDecision, big_blind: int) -> None:
        self.decision = decision
        self.big_blind = big_blind
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
            case "step 0" | "step 1" | "step 2" | "step 3" | "step 4" | "step 5":  # by the mouse
                self._set(self.decision.steps()[int(key[-1])][1])
            case digit if len(key) == 1 and digit in "0123456789":
                self._type(digit)

    def said(self) -> RaiseTo | None:
        """What Enter says; ``None`` where that is not possible, and ``wrong`` says why."""
        action = RaiseTo(self.amount)
        try:
            self.decision.check(action)
        except IllegalAction as error:
            self.wrong = capital(sentence(error.code, error.values))
            return None
        return action

    def picture(self) -> BetPicture:
        decision = self.decision
        least, most = chips(decision.min_to), chips(decision.max_to)
        steps = decision.steps()
        at = [place for place, (_size, amount) in enumerate(steps) if amount == self.amount]
        return BetPicture(
            verb=translate(_("raise to") if decision.price else _("bet")),
            amount=chips(self.amount) if self.amount or not self._typed else "",
            all_in=self.amount == decision.all_in_to,
            bounds=least if least == most else f"{least}\u2013{most}",
            pot=decision.pot,
            stack=decision.stack,
            steps=tuple(f"{translate(_STEPS[size])} {chips(amount)}" for size, amount in steps),
            step=at[0] if at else None,
            wrong=self.wrong,
        )

    def _type(self, digit: str) -> None:
        before = str(self.amount) if self._typed and self.amount else ""
        if len(before) < MOST_DIGITS:
            self.amount = int(before + digit)
        self._typed = True

    def _set(self, amount: int) -> None:
        self.amount = amount
        self._typed = False

    def _step(self, way: int) -> None:
        """To the next usual raise above or below."""
        sizes = self.decision.sizes()
        beyond = [size for size in sizes if (size - self.amount) * way > 0]
        if beyond:
            self._set(min(beyond) if way > 0 else max(beyond))

"""What somebody at a real table has typed: actions without cards, cards of the board, who wins."""

from __future__ import annotations

import re
from collections.abc import Sequence

from drawholdem_tui.engine.actions import Action, Draw, Keep, Swap
from drawholdem_tui.engine.cards import UNKNOWN
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, SwapDecision
from drawholdem_tui.line_mode.choices import bets_of
from drawholdem_tui.line_mode.typed import CommandError, actions_of
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.typed import is_spelled, shown_word


def prompt_for(decision: Decision) -> str:
    """All that can be said now; the last thing can always be taken back."""
    offered = []
    if isinstance(decision, SwapDecision):
        fee = chips(decision.fee)
        swap = translate(_("swap for free") if decision.free else _("swap for {fee}"))
        offered = [swap.format(fee=fee), shown_word("keep")]
    elif isinstance(decision, DrawDecision):
        numbers = translate(_("0 to {most} cards"))
        return numbers.format(most=decision.most)
    bet = decision.then if isinstance(decision, SwapDecision) else decision
    if isinstance(bet, BetDecision):
        offered += [choice.told for choice in bets_of(bet)]
    return ", ".join(offered)


def said_by(word: str, rest: Sequence[str], decision: Decision) -> list[Action]:
    """The actions that a command stands for: two where "keep" goes before."""
    match decision:
        case SwapDecision() if word == "swap":
            if rest:
                raise CommandError(_("nobody needs to say which card: swap stands alone"))
            return [Swap(UNKNOWN)]
        case DrawDecision() if word in ("draw", "pat"):
            return [_draw(word, rest)]
        case SwapDecision(then=BetDecision() as then) if word != "keep":
            return [Keep(), *_bet(word, rest, then)]
        case BetDecision():
            return _bet(word, rest, decision)
    return actions_of(word, rest, decision)


def _bet(word: str, rest: Sequence[str], decision: BetDecision) -> list[Action]:
    return actions_of(word, rest, decision)


def _draw(word: str, rest: Sequence[str]) -> Draw:
    splits = bool(rest) and is_spelled(rest[-1], "split")
    rest = rest[:-1] if splits else rest
    if word == "pat":
        rest = ["0", *rest]
    if len(rest) != 1 or not re.fullmatch("[0-9]", rest[0]):
        raise CommandError(_("how many cards? Type a number, such as 3, or 3 split"))
    return Draw((UNKNOWN,) * int(rest[0]), splits)

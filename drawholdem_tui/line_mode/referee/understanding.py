"""What somebody at a real table has typed: actions without cards, cards of the board, who wins."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from drawholdem_tui.engine.actions import Action, Draw, Keep, Swap
from drawholdem_tui.engine.cards import UNKNOWN
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, SwapDecision
from drawholdem_tui.engine.events import Held
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.line_mode.choices import bets_of
from drawholdem_tui.line_mode.referee.asked import QUESTIONS
from drawholdem_tui.line_mode.understanding import (
    ACTIONS,
    CommandError,
    actions_of,
    command_in,
    not_in_a_hand,
    words_on_offer,
)
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.typed_words import is_spelled, known_as, shown_word


def prompt_for(decision: Decision) -> str:
    """All that can be said now; the last thing can always be taken back."""
    offered = []
    if isinstance(decision, SwapDecision):
        fee = chips(decision.fee)
        swap = translate(_("swap for free") if decision.free else _("swap for {fee}"))
        offered = [swap.format(fee=fee), shown_word("keep")]
    elif isinstance(decision, DrawDecision):
        return translate(_("0 to {most} cards"), most=decision.most)
    bet = decision.then if isinstance(decision, SwapDecision) else decision
    if isinstance(bet, BetDecision):
        offered += [choice.told for choice in bets_of(bet)]
    return ", ".join(offered)


_BETS: Final = ("fold", "check", "call", "bet", "raise", "allin")
IN_A_HAND: Final = ("undo", "misdeal", *QUESTIONS, "pause", "end", "quit")
BETWEEN: Final = (
    "overblind", "rebuy", "topup", "sitout", "sitin", "join", "leave", "correct", "button", "game",
)  # fmt: skip
_ANSWERS: Final = re.compile("[fcks]|[rb]?[0-9]+", re.IGNORECASE)
_A_RUN: Final = re.compile(f"(?:{_ANSWERS.pattern})+", re.IGNORECASE)
_SOME: Final = re.compile("[fcks]*[rb] ?[0-9]+|[fcks]+")
_APART: Final = re.compile(f"(?:{_SOME.pattern})(?: (?:{_SOME.pattern}))*", re.IGNORECASE)


def is_a_run(typed: Sequence[str]) -> bool:
    """Of answers, in one word or apart.

    >>> is_a_run(["cr60f"]), is_a_run(["c", "f"]), is_a_run(["c", "r", "60", "f"])
    (True, True, True)
    >>> is_a_run(["call"]), is_a_run(["raise", "60"])
    (False, False)
    """
    run = _A_RUN if len(typed) == 1 else _APART
    return run.fullmatch(" ".join(typed)) is not None


def answers_in(typed: Sequence[str], decision: Decision) -> list[list[str]]:
    """What several people have said, in one word: ``kks``, ``cr60f``; at a draw ``310``. A bet may
    be its number alone. What is none of these is one answer, as it is."""
    if isinstance(decision, DrawDecision) and typed[0].isdecimal() and typed[1:]:
        return [["draw", *typed]]
    if not is_a_run(typed):
        return [list(typed)]
    if isinstance(decision, DrawDecision):
        return [["draw", each] for each in typed[0]] if typed[0].isdecimal() else [list(typed)]
    answers = _ANSWERS.findall("".join(typed))
    numbers = [re.sub("[^0-9]", "", each) for each in answers]
    return [
        ["raise", number] if number else [each]
        for each, number in zip(answers, numbers, strict=True)
    ]


def whole_answer(typed: list[str], decision: Decision) -> list[str]:
    """The letters of the keys on the screen, in every language: in French, "c" could be four other
    words."""
    bet = decision.then if isinstance(decision, SwapDecision) else decision
    match "".join(typed).lower():
        case "f" if isinstance(bet, BetDecision):
            return ["fold"]
        case "c":
            calls = isinstance(bet, BetDecision) and bet.may_call
            return ["call" if calls else "check"]
        case "s" if isinstance(decision, SwapDecision):
            return ["swap"]
        case "k" if isinstance(decision, SwapDecision):
            return ["keep"]
    return typed


def said_by(word: str, rest: Sequence[str], decision: Decision) -> list[Action]:
    """The actions that a command stands for: two where "keep" goes before."""
    match decision:
        case SwapDecision() if word == "swap":
            if rest:
                raise CommandError(_("type swap alone; which card it is does not matter"))
            return [Swap(UNKNOWN)]
        case SwapDecision(then=None) if word in _BETS:
            raise CommandError(_no_bet_yet(decision))
        case DrawDecision() if word in ("draw", "pat"):
            return [_draw(word, rest)]
        case SwapDecision(then=BetDecision() as then) if word != "keep":
            return [Keep(), *actions_of(word, rest, then)]
    return actions_of(word, rest, decision)


def _no_bet_yet(decision: SwapDecision) -> str:
    """Before the flop there will be one (DH-4); later, everyone else is all-in (DH-20)."""
    if decision.free or decision.held is Held.BET:
        return _("before the flop everyone swaps or keeps first: swap or keep?")
    return _("everyone else is all-in, so there is nothing to bet: swap or keep?")


def _draw(word: str, rest: Sequence[str]) -> Draw:
    splits = bool(rest) and is_spelled(rest[-1], "split")
    rest = rest[:-1] if splits else rest
    if word == "pat":
        rest = ["0", *rest]
    if len(rest) != 1 or not re.fullmatch("[0-9]", rest[0]):
        raise CommandError(_("how many cards? Type a number, such as 3, or 3 split"))
    return Draw((UNKNOWN,) * int(rest[0]), splits)


def understood(typed: list[str], decision: Decision, game: Game) -> tuple[str, list[str]]:
    """What can be done now comes first, then what is done at other times: "s" never asks about
    stacks where somebody wants to swap."""
    typed = whole_answer(typed, decision)
    with suppress(CommandError):
        return command_in(typed, _on_offer(decision), ())
    elsewhere = ("swap", "keep") if game is Game.DRAW_POKER else ("draw", "pat")
    known = tuple(word for word in ACTIONS if word not in elsewhere)
    try:
        return command_in(typed, known, (*IN_A_HAND, *elsewhere))
    except CommandError:
        not_in_a_hand(typed[0], BETWEEN)
        raise


def _on_offer(decision: Decision) -> list[str]:
    """Bet and raise mean each other: nobody at a table minds."""
    offered = words_on_offer(decision)
    return [*offered, "raise"] if "bet" in offered else offered


def is_yes(answer: str) -> bool:
    return bool(answer) and any(each.startswith(answer.lower()) for each in known_as("yes"))

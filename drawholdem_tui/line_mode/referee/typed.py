"""What somebody at a real table has typed: actions without cards, cards of the board, who wins."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from drawholdem_tui.engine.actions import Action, Call, Draw, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import UNKNOWN, Card, cards
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, SwapDecision
from drawholdem_tui.engine.judging import Judgement, Judging
from drawholdem_tui.line_mode.choices import bets_of
from drawholdem_tui.line_mode.typed import CommandError, actions_of
from drawholdem_tui.match.names import heard
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.one_line import on_one_line
from drawholdem_tui.words.people import called
from drawholdem_tui.words.table.referee import numbered
from drawholdem_tui.words.typed import is_spelled, shown_word

_CARDS: Final = re.compile("(?:[2-9TJQKAtjqka][cdhsCDHS])+")
_TIE: Final = re.compile(r"\s*=\s*")


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


def cards_typed(words: Sequence[str]) -> tuple[Card, ...] | None:
    """``Qs 7d 2c``, ``Qs7d2c``; nothing where it is something else."""
    if not words or not all(map(_CARDS.fullmatch, words)):
        return None
    text = "".join(words)
    pairs = (text[at : at + 2] for at in range(0, len(text), 2))
    return cards("".join(two[0].upper() + two[1].lower() for two in pairs))


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


def last_chip(decision: Decision, action: Action) -> int | None:
    """What somebody goes all-in with, who does."""
    bet = decision.then if isinstance(decision, SwapDecision) else decision
    match action, bet:
        case RaiseTo(to), BetDecision() if to == bet.all_in_to:
            return bet.stack
        case Call(), BetDecision() if bet.to_call == bet.stack:
            return bet.stack
        case Swap(), _ if isinstance(decision, SwapDecision) and decision.takes_last_chip:
            return decision.stack
    return None


# The showdown


def judgement_of(
    words: Sequence[str], judging: Judging, name: Callable[[int], str], said: Judgement | None
) -> Judgement:
    """``2 1``, ``1=3 2``, ``Ben``; or cards: ``1 AsKd 2 QhQc``. ``said``: what somebody has said
    before, which was not enough."""
    typed = _TIE.sub("=", " ".join(words)).split()
    if any(_CARDS.fullmatch(word) and len(word) > 2 for word in typed):
        return judging.ranked(_hands(typed, judging, name))
    order = tuple(tuple(_seat(each, judging, name) for each in group.split("=")) for group in typed)
    if not order:
        raise CommandError(_("who wins? Type a number or a name"))
    return Judgement((*said.order, *order) if said else order)


def _hands(
    typed: Sequence[str], judging: Judging, name: Callable[[int], str]
) -> list[tuple[int, tuple[Card, ...]]]:
    """Whose cards they are stands before them."""
    hands: list[tuple[int, tuple[Card, ...]]] = []
    who: int | None = None
    held: list[str] = []
    for word in (*typed, ""):
        if word and _CARDS.fullmatch(word):
            held.append(word)
            continue
        if who is not None:
            hands.append((who, cards_typed(held) or ()))
        elif held:
            raise CommandError(_("say whose cards they are, such as: 1 AsKd"))
        held = []
        who = _seat(word, judging, name) if word else None
    return hands


def _seat(word: str, judging: Judging, name: Callable[[int], str]) -> int:
    seats = dict(numbered(judging))
    if word.isascii() and word.isdecimal() and int(word[:3]) in seats:
        return seats[int(word[:3])]
    alike = [seat for seat in seats.values() if heard(called(name(seat))) == heard(word)]
    alike = alike or [
        seat for seat in seats.values() if heard(called(name(seat))).startswith(heard(word))
    ]
    if len(alike) != 1:
        none = _("{word!r} is nobody in the showdown; type a number from 1 to {most}, or a name")
        raise CommandError(none, word=on_one_line(word, 20), most=len(seats))
    return alike[0]

"""Help that fits the moment: what each thing does that can be said now, a line each."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, SwapDecision
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips

_FOLD: Final = _("fold: give up the hand and what you have put in.")
_CHECK: Final = _("check: stay in; there is nothing to pay.")
_CALL: Final = _("call: stay in by paying {amount}.")
_BET: Final = _("bet 40: put in 40. The least is {least}, the most {most}.")
_RAISE: Final = _("raise 60: raise to 60 in all. The least is {least}, the most {most}.")
_ALL_IN: Final = _("allin: put in all you have; never shortened.")
_SWAP: Final = _("swap 1, swap 2 or swap {card}: give up that card and get a new one for {fee}.")
_SWAP_FREE: Final = _("swap 1, swap 2 or swap {card}: give up that card and get a new one, free.")
_KEEP: Final = _("keep: keep both cards.")
_KEEPING: Final = _("fold, check, call, bet and raise keep both cards, and then do that.")
_DRAW: Final = _("draw 1 3, or 1 3, or draw {card}: give up those cards and get as many new ones.")
_PAT: Final = _("pat: keep all five.")
_QUESTIONS: Final = (
    _("hand, board, pot and stacks tell what you have, what lies there, and who has what."),
    _("log tells this hand from its beginning, coach what your cards are worth, rules the game."),
    _("notes tell what has been seen of the others this evening."),
    _("seal tells the seal of the deck, pause hides your cards, end makes this hand the last."),
    _("quit leaves; the game is saved. Words may be shortened, except allin and quit."),
)


def help_with(decision: Decision) -> list[str]:
    """What can be done and what it does, and what can be asked."""
    return [*_doing(decision), *map(translate, _QUESTIONS)]


def _doing(decision: Decision) -> list[str]:
    match decision:
        case SwapDecision(then=then):
            swap = translate(_SWAP_FREE if decision.free else _SWAP)
            said = [swap.format(card=decision.cards[0], fee=chips(decision.fee)), translate(_KEEP)]
            return [*said, translate(_KEEPING), *_betting(then)] if then else said
        case DrawDecision():
            return [translate(_DRAW).format(card=decision.cards[0]), translate(_PAT)]
        case BetDecision():
            return _betting(decision)


def _betting(decision: BetDecision) -> list[str]:
    said = [translate(_FOLD)]
    if decision.may_check:
        said.append(translate(_CHECK))
    if decision.may_call:
        said.append(translate(_CALL).format(amount=chips(decision.to_call)))
    if decision.may_raise:
        least, most = chips(decision.min_to), chips(decision.max_to)
        said.append(translate(_RAISE if decision.price else _BET).format(least=least, most=most))
        said.append(translate(_ALL_IN))
    return said


_BETWEEN: Final = (
    _("next, or Enter alone: the next hand."),
    _("stacks: who has how much. rules: the game in short. why: what the last decisions cost."),
    _("notes: what has been seen of the others this evening."),
    _("rebuy: buy chips up to what you began with. topup 500: buy 500."),
    _("sitout: miss hands. sitin: come back. leave: take your chips and go. join Zoe: sit down."),
    _("overblind: post twice the big blind in the next hand, where your place allows it."),
    _("game texas-holdem: the game of the next hand, where it is yours to choose."),
    _("show: show everybody your cards of the last hand. show 1: that one alone."),
    _("faceup: from the next hand on all hands lie open, or no longer, where this table may."),
    _("new: end this evening and begin another. end: end this evening. quit: leave; it is saved."),
    _("With several people say who: overblind Ann, topup Ann 500."),
)


def help_between() -> list[str]:
    """Between two hands."""
    return [translate(line) for line in _BETWEEN]

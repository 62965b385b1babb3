"""What can be said now, each with a number: to be heard once, and answered with one key."""

from __future__ import annotations

from typing import Final, NamedTuple

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, SwapDecision
from drawholdem_tui.line_mode.understanding import CommandError
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.one_line import on_one_line
from drawholdem_tui.words.people import of

_FOLD: Final = _("fold: give up the hand and the chips you have put in.")
_CHECK: Final = _("check: stay in for free.")
_CALL: Final = _("call: stay in by paying {amount}.")
_BET: Final = _("bet {least}: bet {least}, the minimum. The maximum is {most}.")
_RAISE: Final = _("raise {least}: raise to a total of {least}, the minimum. The maximum is {most}.")
_ALL_IN: Final = _("allin: bet all your chips. This word cannot be shortened.")
_SWAP: Final = _("swap 1, swap 2 or swap {card}: swap that card for a new one, for {fee}.")
_SWAP_FREE: Final = _("swap 1, swap 2 or swap {card}: swap that card for a new one, free.")
_KEEP: Final = _("keep: keep both cards.")
_KEEPING: Final = _("fold, check, call, bet and raise keep both cards first.")
_DRAW: Final = _("draw 1 3, or 1 3, or draw {card}: swap those cards for new ones.")
_PAT: Final = _("pat: keep all five cards.")
_QUESTIONS: Final = (
    _("hand, board, pot and stacks show your cards, the board, the pots and everyone's chips."),
    _("log shows the hand so far, coach gives advice, rules explains the game."),
    _("notes shows what the others have done this evening."),
    _("seal shows the seal of the deck, pause hides your cards, end makes this the last hand."),
    _("quit leaves; the game is saved. You can shorten most words."),
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
            return [translate(_DRAW, card=decision.cards[0]), translate(_PAT)]
        case BetDecision():
            return _betting(decision)


def _betting(decision: BetDecision) -> list[str]:
    said = [translate(_FOLD)]
    if decision.may_check:
        said.append(translate(_CHECK))
    if decision.may_call:
        said.append(translate(_CALL, amount=chips(decision.to_call)))
    if decision.may_raise:
        least, most = chips(decision.min_to), chips(decision.max_to)
        said.append(translate(_RAISE if decision.price else _BET, least=least, most=most))
        said.append(translate(_ALL_IN))
    return said


BETWEEN_HANDS: Final = (
    _("next, or Enter alone: the next hand."),
    _("stacks: everyone's chips. rules: the game in brief. why: what your last decisions cost."),
    _("notes: what the others have done this evening."),
    _("rebuy: buy chips up to your starting stack. topup 500: buy 500."),
    _(
        "sitout: skip hands. sitin: come back. leave: take your chips and go. join Zoe: a "
        "seat for Zoe."
    ),
    _("overblind: post twice the big blind in the next hand, if your seat allows it."),
    _("game texas-holdem: choose the next game, when it is your choice."),
    _("show: show everyone your cards from the last hand. show 1: only that one."),
    _("faceup: turn face-up hands on or off from the next hand, if this table allows it."),
    _(
        "new: end the evening and start another. end: end the evening. quit: leave; the game is "
        "saved."
    ),
    _("With several people, add a name: overblind Ann, topup Ann 500."),
)


class Choice(NamedTuple):
    """A command, and how it is offered with its amounts."""

    typed: str
    told: str


def choices_of(decision: Decision, face: Face) -> list[Choice]:
    """In the order of their numbers; the first two of a swap are those of the cards. A draw has
    none: there a number is a card."""
    match decision:
        case SwapDecision(then=then):
            swaps = [
                Choice(f"swap {number}", _swap(decision, card, face))
                for number, card in enumerate(decision.cards, start=1)
            ]
            keep = Choice("keep", translate(_("keep")))
            return [*swaps, keep, *(bets_of(then) if then else [])]
        case BetDecision():
            return bets_of(decision)
    return []


def prompt_of(decision: Decision, face: Face) -> str:
    """All of it in a line."""
    if isinstance(decision, DrawDecision):
        template = _("draw up to {most} cards by their numbers, such as 1 3, or pat")
        if decision.most == 1:
            template = _("draw 1 card by its number, such as 3, or pat")
        return translate(template, most=decision.most)
    return ", ".join(
        of(number, choice.told) for number, choice in enumerate(choices_of(decision, face), 1)
    )


def terse_prompt_of(decision: Decision) -> str:
    """For whoever knows what can be said: what is asked, and its price."""
    match decision:
        case SwapDecision(free=True):
            return translate(_("Free swap?"))
        case SwapDecision(fee=fee):
            return translate(_("Swap for {fee}?"), fee=chips(fee))
        case DrawDecision(most=most):
            return translate(_("Draw up to {most}?"), most=most)
        case BetDecision(to_call=to_call) if to_call:
            return translate(_("Call {amount}?"), amount=chips(to_call))
        case BetDecision(may_check=False):  # DP-4: pass and out
            return translate(_("Bet or fold?"))
        case BetDecision(may_raise=False):  # such as without openers (DP-6)
            return translate(_("Check?"))
        case BetDecision(price=price) if price:
            return translate(_("Check or raise?"))
        case BetDecision():
            return translate(_("Check or bet?"))


def by_number(typed: list[str], decision: Decision) -> list[str]:
    """The words that a number stands for; other words as they are."""
    if not typed or not all(word.isdecimal() and word.isascii() for word in typed):
        return typed
    if isinstance(decision, DrawDecision):
        return ["draw", *typed]
    choices = choices_of(decision, str)
    place = int(typed[0][:4]) - 1
    if not 0 <= place < len(choices):
        none = _("there is no choice {number}; choose 1 to {most}")
        raise CommandError(none, most=len(choices), number=on_one_line(typed[0], 20))
    return [*choices[place].typed.split(), *typed[1:]]


def _swap(decision: SwapDecision, card: Card, face: Face) -> str:
    template = _("swap {card} for {fee}")
    if decision.free:
        template = _("swap {card} for free")
    elif decision.takes_last_chip:
        template = _("swap {card} for {fee} (your last chip)")
    return translate(template, card=face(card), fee=chips(decision.fee))


# whether it is a raise, and whether it may be for everything
_RAISES = {
    (False, False): _("bet {least} to {most}"),
    (False, True): _("bet {least} to {most} (all-in)"),
    (True, False): _("raise to between {least} and {most}"),
    (True, True): _("raise to between {least} and {most} (all-in)"),
}
_THE_ONLY_RAISE = {
    (False, False): _("bet {most}"),
    (False, True): _("bet {most} (all-in)"),
    (True, False): _("raise to {most}"),
    (True, True): _("raise to {most} (all-in)"),
}


def bets_of(decision: BetDecision) -> list[Choice]:
    """Fold, check, call, bet and raise, as far as they are on offer."""
    choices = [Choice("fold", translate(_("fold")))]
    if decision.may_check:
        choices.append(Choice("check", translate(_("check"))))
    if decision.may_call:
        told = translate(_("call {amount}"), amount=chips(decision.to_call))
        choices.append(Choice("call", told))
    if decision.may_raise:
        only = decision.min_to == decision.max_to
        kind = decision.price > 0, decision.max_to == decision.all_in_to
        template = translate((_THE_ONLY_RAISE if only else _RAISES)[kind])
        told = template.format(least=chips(decision.min_to), most=chips(decision.max_to))
        choices.append(Choice("raise" if decision.price else "bet", told))
    return choices

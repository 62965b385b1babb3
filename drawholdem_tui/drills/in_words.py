"""A spot in sentences: the table, the question, the answers, and why the best is the best."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.spot import Amount, Answer, Asks, Goes, Holds, Option, Spot, Wins
from drawholdem_tui.drills.your_answer import your_answer
from drawholdem_tui.engine.actions import Call, Draw, Fold, Keep, RaiseTo, Swap, cards_given
from drawholdem_tui.engine.decisions import BetDecision, DrawDecision, SwapDecision
from drawholdem_tui.engine.events import Held
from drawholdem_tui.engine.ranking import deciding, rank_hand
from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.players.odds.price import Grade
from drawholdem_tui.players.pushfold.spot import Spot as Computed
from drawholdem_tui.words.advice.coach import coach_says
from drawholdem_tui.words.advice.sentences import Wordings
from drawholdem_tui.words.advice.which_reason import choice_name
from drawholdem_tui.words.cards import Face, faces
from drawholdem_tui.words.hands.names import hand_in_full, hand_name
from drawholdem_tui.words.hands.ranking import category_name
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import at_least_one, chips, in_print, in_tenths, written

LEAST: Final = 0.05  # which are told in tenths
_GOES: Final = {
    Held.BET: _("it counts as a bet"),
    Held.LINE: _("into the main pot"),
    Held.SWAP_POT: _("into the swap pot"),
}
_GOES_IN_SHORT: Final = {Held.BET: _("counts as a bet")}
FEE_IS_A_BET: Final = _("Before the flop the fee counts as a bet: to call, you pay only the rest.")
_WHY_IT_GOES: Final = {
    Held.BET: FEE_IS_A_BET,
    Held.LINE: _("From the flop on, a fee goes into the main pot."),
    Held.SWAP_POT: _(
        "A player is all-in and three or more are in the hand: the fee goes into a separate "
        "swap pot, for the best hand."
    ),
}
_VERDICTS: Final = {
    Grade.BEST: _("Best."),
    Grade.FINE: _("Almost: that costs {cost} on average in a pot of {pot}."),
    Grade.COSTS: _("That costs {cost} on average in a pot of {pot}."),
    Grade.COSTS_MUCH: _("A big mistake: that costs {cost} on average in a pot of {pot}."),
}


_VERDICTS_IN_SHORT: Final = {
    Grade.BEST: _("Best."),
    Grade.FINE: _("Almost: costs {cost} on average."),
    Grade.COSTS: _("Costs {cost} on average."),
    Grade.COSTS_MUCH: _("A big mistake: costs {cost} on average."),
}
_VERDICTS_OF_ALL: Final = {
    Grade.BEST: _("Best."),
    Grade.FINE: _("Almost: costs {cost} on average (final pot: {pot})."),
    Grade.COSTS: _("Costs {cost} on average (final pot: {pot})."),
    Grade.COSTS_MUCH: _("A big mistake: costs {cost} on average (final pot: {pot})."),
}
_RIGHT: Final = In("a verdict", "Right")
_WRONG: Final = In("a verdict", "Wrong")
_IN_A_WORD: Final = {
    Grade.BEST: In("a verdict", "Best"),
    Grade.FINE: In("a verdict", "Almost"),
}
_ASKS: Final = {
    Asks.FEE: _("What does a swap cost you here?"),
    Asks.GOES: _("Where does the fee go if you swap now?"),
    Asks.MOST: _("{name} is all-in. What is the most {name} can win?"),
    Asks.SWAP_POT: _("Who gets the swap pot of {amount}?"),
    Asks.WINS: _("Which hand wins?"),
    Asks.HOLDS: _("What is {name}'s hand?"),
}
_YOUR_HAND: Final = _("What is your hand?")
_ASKS_IN_SHORT: Final = {
    Asks.FEE: (_("what a swap costs"),),
    Asks.GOES: (_("where the fee goes"),),
    Asks.MOST: (_("the most {name} can win"), _("{name}: most to win")),
    Asks.SWAP_POT: (_("who wins the swap pot"), _("who wins swap pot")),
    Asks.WINS: (_("which hand wins"),),
    Asks.HOLDS: (_("what {name} holds"),),
}
_YOUR_HAND_IN_SHORT: Final = (_("what you hold"),)


def question(spot: Spot) -> str:
    if spot.asks is not None:
        own = spot.asks is Asks.HOLDS and spot.about == spot.seat
        asked = _YOUR_HAND if own else _ASKS[spot.asks]
        return translate(asked, name=spot.names[spot.about], amount=chips(spot.pot))
    match spot.decision:
        case SwapDecision(fee=0):
            return translate(_("Keep, or swap a card for free?"))
        case SwapDecision(fee=fee):
            return translate(_("Keep, or swap a card for {fee}?"), fee=chips(fee))
        case DrawDecision():
            return translate(_("What do you discard?"))
        case BetDecision(to_call=to_call) if spot.kind is Kind.CALL:
            return translate(_("Call {amount}, or fold?"), amount=chips(to_call))
        case BetDecision() if isinstance(spot.options[0].do, RaiseTo):
            return translate(_("All-in, or fold?"))
    return translate(_("Call the all-in, or fold?"))


def asked_in_short(spot: Spot, asks: Asks) -> Wordings:
    """The question in a list of many, the longest wording first."""
    own = asks is Asks.HOLDS and spot.about == spot.seat
    ways = _YOUR_HAND_IN_SHORT if own else _ASKS_IN_SHORT[asks]
    return tuple(translate(each, name=spot.names[spot.about]) for each in ways)


def answer_name(spot: Spot, do: Answer, face: Face) -> str:
    match do:
        case Keep() | Swap() | Draw():
            return choice_name(do, face)
        case Call():
            return translate(_("call"))
        case Fold():
            return translate(_("fold"))
        case RaiseTo():
            return translate(_("all-in"))
        case Amount(amount):
            return chips(amount)
        case Goes(held):
            return translate(_GOES[held])
        case Holds(category):
            return category_name(category)
        case Wins((seat,)):
            return _named(spot, seat)
    return translate(_("they split it"))


def shorter_names(do: Answer, face: Face) -> tuple[str, ...]:
    """For less room."""
    if cards := cards_given(do) if isinstance(do, Draw | Swap) else ():
        told, many = faces(cards, face), translate(_("draw {count}"), count=len(cards))
        return (told, told.replace(" ", ""), many) if isinstance(do, Draw) else (told,)
    short = _GOES_IN_SHORT.get(do.to) if isinstance(do, Goes) else None
    return (translate(short),) if short else ()


def _named(spot: Spot, seat: int) -> str:
    name = spot.names[seat]
    return translate(In("who wins", "you")) if name == NAMELESS and seat == spot.seat else name


def says(spot: Spot, option: Option, face: Face) -> str:
    if spot.asks is not None:
        if spot.is_right(option):
            return translate(_("Right."))
        best = answer_name(spot, spot.best.do, face)
        return translate(_("Wrong. Answer: {answer}."), answer=best)
    if spot.close and spot.is_right(option):
        return translate(_("Right: both are about equal."))
    return _graded(_VERDICTS, spot, option)


def says_of_all(spot: Spot, option: Option, face: Face) -> str:
    """Where figures stand below it, the pot is that of which they are parts: as large as it is
    likely to be."""
    if spot.asks is not None or spot.kind is Kind.SHORT or spot.is_right(option):
        return says(spot, option, face)
    cost, told = less_than_best(spot, option), _VERDICTS_OF_ALL[spot.grade(option)]
    return translate(told, cost=cost, pot=chips(spot.final_pot))


def verdict(spot: Spot, option: Option) -> str:
    """In one word, or in chips, to be read across a room."""
    if spot.asks is not None or (spot.close and spot.is_right(option)):
        return translate(_RIGHT if spot.is_right(option) else _WRONG)
    if (word := _IN_A_WORD.get(spot.grade(option))) is not None:
        return translate(word)
    return in_print(f"-{less_than_best(spot, option)}")


def says_in_short(spot: Spot, option: Option) -> str:
    """The price in fewer words, or nothing."""
    priced = spot.asks is None and not spot.is_right(option)
    return _graded(_VERDICTS_IN_SHORT, spot, option) if priced else ""


def _graded(verdicts: Mapping[Grade, str], spot: Spot, option: Option) -> str:
    cost = less_than_best(spot, option)
    return translate(verdicts[spot.grade(option)], cost=cost, pot=chips(spot.pot))


def worth_told(spot: Spot, option: Option) -> str:
    """``+24.2``"""
    digits = spot.tenths
    value = round(option.value, digits)
    return written(f"{value:+,.{digits}f}") if value else "0"


def less_than_best(spot: Spot, option: Option) -> str:
    cost = spot.told_cost(option)
    return in_tenths(cost, spot.tenths) if cost >= LEAST else at_least_one(cost)


def why(spot: Spot, face: Face, chosen: Option | None = None) -> str:
    return whys(spot, face, chosen)[0]


def whys(spot: Spot, face: Face, chosen: Option | None = None) -> Wordings:
    """The reason, the longest wording first; before it, of a wrong answer that was ``chosen``, what
    is wrong with that."""
    if spot.advice is None or spot.decision is None:
        return (_why_so(spot),)
    if spot.kind is Kind.SHORT and isinstance(spot.advice.spot, Computed):
        from drawholdem_tui.drills.short_why import short_says

        better = short_says(spot, spot.advice.spot, face, chosen)
    else:
        better = coach_says(spot.advice, spot.decision, face)
    if chosen is None or spot.is_right(chosen):
        return better
    figures = in_print(worth_told(spot, chosen)), less_than_best(spot, chosen)
    return your_answer(spot, chosen, figures, better, face) or better


def _why_so(spot: Spot) -> str:
    best, name = spot.best.do, spot.names[spot.about]
    match spot.asks:
        case Asks.FEE if spot.view.swap_pot:
            return translate(_WHY_NOT_THE_SWAP_POT)
        case Asks.FEE if len(spot.view.pots) > 1:
            return translate(_WHY_ALL_POTS)
        case Asks.FEE:
            return translate(_WHY_THE_POT)
        case Asks.GOES if isinstance(best, Goes):
            return translate(_WHY_IT_GOES[best.to])
        case Asks.MOST:
            return translate(_WHY_SO_MUCH, name=name)
        case Asks.SWAP_POT:
            return translate(_WHY_THE_WINNER, hand=_best_hand(spot))
        case Asks.WINS if isinstance(best, Wins) and len(best.seats) > 1:
            return translate(_ALIKE, hand=_best_hand(spot))
        case Asks.WINS:
            return translate(_BETTER, hand=_best_hand(spot))
    held = spot.hand.hands_at_showdown()[spot.about]
    return translate(_IT_IS, hand=hand_name(rank_hand(held)))


_WHY_THE_POT: Final = _(
    "A swap costs what was in the pot when this street began. Bets and fees since then do not "
    "count."
)
_WHY_ALL_POTS: Final = _(
    "A swap costs what was in all the pots when this street began. Bets and fees since then do "
    "not count."
)
_WHY_NOT_THE_SWAP_POT: Final = _(
    "A swap costs what was in the pots when this street began, not counting the swap pot. Bets "
    "and fees since then do not count."
)
_WHY_SO_MUCH: Final = _(
    "{name} can win the pots {name} has paid into, and the whole swap pot, no matter who paid "
    "for it."
)
_WHY_THE_WINNER: Final = _(
    "The best hand wins the whole swap pot, however little that player is all-in for: {hand}."
)
_ALIKE: Final = _("Both have the same best five cards: {hand}.")
_BETTER: Final = _("Best hand: {hand}.")
_IT_IS: Final = _("The hand: {hand}.")


def _best_hand(spot: Spot) -> str:
    """With its full name and the deciding cards."""
    held = spot.hand.hands_at_showdown()
    ranked = sorted((rank_hand(cards) for cards in held.values()), key=lambda each: each.strength)
    best = ranked[-1]
    return hand_in_full(best, deciding(best, ranked))

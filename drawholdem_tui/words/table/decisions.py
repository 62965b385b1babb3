"""What a player is asked: what there is to win, what it costs, and why something cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import (
    BetDecision,
    Decision,
    DrawDecision,
    NoCheck,
    NoRaise,
    NoSwap,
    SwapDecision,
)
from drawholdem_tui.engine.events import Held, Street
from drawholdem_tui.engine.fee_ladder import Ladder
from drawholdem_tui.engine.one_card_short import OneShort, one_card_short
from drawholdem_tui.engine.openers import proves_openers
from drawholdem_tui.engine.ranking import first_kicker, hole_cards, rank_hand
from drawholdem_tui.engine.view import View
from drawholdem_tui.words.cards import Face, faces
from drawholdem_tui.words.hands.names import hand_in_full, hand_name, hole_cards_name
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import chips, how_many, percent
from drawholdem_tui.words.people import Told, Who, called, told


def own_hand(cards: Sequence[Card], board: Sequence[Card], face: Face) -> str:
    """``Ks Qs (pair of kings). Board: Kd 7c 2s``."""
    own = f"{faces(cards, face)} ({hand_in_words(cards, board)})"
    if not board:
        return own
    return translate(_("{own}. Board: {board}"), own=own, board=faces(board, face))


def hand_in_words(cards: Sequence[Card], board: Sequence[Card]) -> str:
    if len(cards) == 2 and not board:
        return hole_cards_name(hole_cards(cards))
    return hand_name(rank_hand((*cards, *board)))


_ONE_SHORT: Final = {
    (OneShort.FLUSH,): _("{hand}, flush draw"),
    (OneShort.STRAIGHT,): _("{hand}, straight draw"),
    (OneShort.GUTSHOT,): _("{hand}, gutshot"),
    (OneShort.FLUSH, OneShort.STRAIGHT): _("{hand}, flush and straight draw"),
    (OneShort.FLUSH, OneShort.GUTSHOT): _("{hand}, flush draw and gutshot"),
}


def hand_in_ways(cards: Sequence[Card], board: Sequence[Card]) -> list[str]:
    """The longest first: with what it is one card short of, with its kicker, or alone."""
    ways = [hand_with_kicker(cards, board), hand_in_words(cards, board)]
    if short_of := _ONE_SHORT.get(one_card_short(tuple(cards), tuple(board))):
        ways.insert(0, translate(short_of, hand=ways[-1]))
    return ways


def hand_with_kicker(cards: Sequence[Card], board: Sequence[Card]) -> str:
    """The same as it is told at the end: ``pair of tens, ace kicker``."""
    if len(cards) == 2 and not board:
        return hand_in_words(cards, board)
    ranked = rank_hand((*cards, *board))
    return hand_in_full(ranked, first_kicker(ranked))


def situation(view: View, decision: Decision) -> list[str]:
    """What there is to win and what it costs, a sentence each."""
    bet = decision.then if isinstance(decision, SwapDecision) else decision
    said = [_in_the_pots(view)]
    if isinstance(bet, BetDecision):
        if bet.to_call:
            said.append(translate(_("{amount} to call."), amount=chips(bet.to_call)))
        said.append(translate(_("You have {amount}."), amount=chips(bet.stack)))
    if view.swap_pot:
        amount = chips(view.swap_pot)
        said.append(translate(_("The swap pot is {amount}."), amount=amount))
    if view.to_win < view.in_the_middle:
        told = _("You can win {amount}.")
        if view.at_risk:
            told = _("You can win {amount}; you need {share}.")
        said.append(translate(told, amount=chips(view.to_win), share=_needed(view)))
    if isinstance(decision, DrawDecision) and decision.opener and proves_openers(decision.cards):
        said.append(translate(_("You opened and will have to show your openers.")))
    return said


def _in_the_pots(view: View) -> str:
    """Fees of this street lie on the swap line until it ends (DH-14)."""
    told = translate(_("{amount} in the pot."))
    fees = sum(each.fee for each in view.line if each.held is Held.LINE)
    if fees:
        told = translate(_("{amount} in the pot, and {fees} in fees on the swap line."))
    return told.format(amount=chips(view.in_pots), fees=chips(fees))


_WHY_NOT = {
    # only draw poker has a place for it
    NoSwap.NOT_IN_THIS_GAME: _("The draw comes between the betting rounds."),
    NoSwap.ROUND_IS_OVER: _("The next swap is on the flop."),
    NoSwap.NO_MORE: _("No more swaps in this hand: the pot is too big for your stack."),
    NoSwap.TURN_IS_OVER: _("You have already swapped or kept on this street."),
    NoSwap.TOO_DEAR: _("A swap costs {fee}; you have {stack}."),
    NoCheck.FACING_A_BET: _("There is a bet to call."),
    NoCheck.BET_OR_DROP: _("You cannot check here: bet or fold."),
    NoRaise.NOBODY_CAN_CALL: _("Everyone else is all-in: nobody could call a raise."),
    NoRaise.CALLING_IS_ALL_IN: _("A call already takes your whole stack."),
    NoRaise.NOT_REOPENED: _("There has been no full raise since you acted: call or fold."),
    NoRaise.NO_OPENERS: _("You need jacks or better to open."),
    NoRaise.CAPPED: _("The cap of a bet and three raises has been reached."),
    NoRaise.SWAPS_FIRST: _("Before the flop, betting comes after the swaps."),
}


def why_not(why: NoSwap | NoCheck | NoRaise, *, fee: int = 0, stack: int = 0) -> str:
    """Why something is not on offer, to whoever wants it."""
    return translate(_WHY_NOT[why], fee=chips(fee), stack=chips(stack))


_POT_OF = {
    Street.FLOP: _("Swap a card for {fee} (the pot on the flop)?"),
    Street.TURN: _("Swap a card for {fee} (the pot on the turn)?"),
    Street.RIVER: _("Swap a card for {fee} (the pot on the river)?"),
}
_GOES_TO = {
    Held.BET: _("The fee counts towards your call."),
    Held.LINE: _("It goes into the main pot."),
    Held.SWAP_POT: _("It goes into the swap pot."),
}


def price_of_a_swap(
    decision: SwapDecision, street: Street, *, new: bool = False
) -> tuple[str, ...]:
    """What a swap costs this player, why, and where it goes; to whoever is ``new`` that there are
    any."""
    if decision.free:
        asked = _("Swap a card for free? You posted a blind.")
        if new:
            asked = _("New here? Your swap is free; later it costs the whole pot.")
        return (translate(asked),)
    asked = _POT_OF.get(street, _("Swap a card for {fee}?"))
    if new:
        asked = _("New here? Swap a card for {fee}; later it costs the whole pot.")
    goes = (
        _("That is all-in: your last chips.")
        if decision.takes_last_chip
        else _GOES_TO[decision.held]
    )
    return translate(asked, fee=chips(decision.fee)), translate(goes)


_CARD_GOES_TO = {
    Held.BET: _("{card} will go for {fee}, towards your call."),
    Held.LINE: _("{card} will go for {fee}, into the main pot."),
    Held.SWAP_POT: _("{card} will go for {fee}, into the swap pot."),
}


def what_a_card_goes_for(decision: SwapDecision, card: str) -> tuple[str, ...]:
    """Once it is marked, the longest wording first."""
    if decision.free:
        return (translate(_("{card} will go for free."), card=card),)
    told = _CARD_GOES_TO[decision.held]
    if decision.takes_last_chip:
        told = _("{card} will go for {fee}, your last chips.")
    ways = told, _("{card} will go for {fee}.")
    return tuple(translate(each, card=card, fee=chips(decision.fee)) for each in ways)


_NEXT_FEE = {
    Street.FLOP: (_("Flop swap: {kept} if all call."),),
    Street.TURN: (_("Turn swap: {kept} if all call."),),
    Street.RIVER: (_("River swap: {kept} if all call."),),
}
_NEXT_FEE_WITHOUT_A_BET = {
    Street.TURN: (_("Turn swap: {kept} if all check."),),
    Street.RIVER: (_("River swap: {kept} if all check."),),
}
_NEXT_FEE_FOR_ALL_IN = {
    Street.TURN: (_("Turn swap: {kept}."),),
    Street.RIVER: (_("River swap: {kept}."),),
}
_NEXT_FEE_BY_CHOICE = {
    Street.TURN: (
        _("Turn swap if all call: {kept} if you keep, {swapped} if you swap."),
        _("Turn swap if all call: {kept}, or {swapped} if you swap"),
    ),
    Street.RIVER: (
        _("River swap if all call: {kept} if you keep, {swapped} if you swap."),
        _("River swap if all call: {kept}, or {swapped} if you swap"),
    ),
}
_NEXT_FEE_BY_CHOICE_WITHOUT_A_BET = {
    Street.TURN: (
        _("Turn swap if all check: {kept} if you keep, {swapped} if you swap."),
        _("Turn swap if all check: {kept}, or {swapped} if you swap"),
    ),
    Street.RIVER: (
        _("River swap if all check: {kept} if you keep, {swapped} if you swap."),
        _("River swap if all check: {kept}, or {swapped} if you swap"),
    ),
}
_NEXT_FEE_WITHOUT_BETTING = {
    Street.TURN: (
        _("Turn swap: {kept} if you keep, {swapped} if you swap."),
        _("Turn swap: {kept}, or {swapped} if you swap"),
    ),
    Street.RIVER: (
        _("River swap: {kept} if you keep, {swapped} if you swap."),
        _("River swap: {kept}, or {swapped} if you swap"),
    ),
}


def next_fee(ladder: Ladder) -> tuple[str, ...]:
    """What a swap will cost on the next street, and if what; the same where there is less room."""
    told: tuple[str, ...] = _NEXT_FEE[ladder.street]
    by_choice = _NEXT_FEE_BY_CHOICE
    if not ladder.bet:
        told, by_choice = _NEXT_FEE_WITHOUT_A_BET[ladder.street], _NEXT_FEE_BY_CHOICE_WITHOUT_A_BET
    if ladder.over:
        told = _NEXT_FEE_FOR_ALL_IN[ladder.street]
    if ladder.swapped != ladder.kept:
        told = (_NEXT_FEE_WITHOUT_BETTING if ladder.over else by_choice).get(ladder.street, told)
    kept, swapped = chips(ladder.kept), chips(ladder.swapped)
    return tuple(translate(each, kept=kept, swapped=swapped) for each in told)


def price_in_short(decision: SwapDecision) -> str:
    """The first sentence of it, where there is little room."""
    if decision.free:
        return translate(_("Swap a card for free?"))
    return translate(_("Swap a card for {fee}?"), fee=chips(decision.fee))


_OPENED: Final = (
    Told(
        _("You opened for {amount}, {count} are in."),
        _("{name} opened for {amount}, {count} are in."),
    ),
    Told(_("You opened for {amount}."), _("{name} opened for {amount}.")),
)


def who_opened(who: Who, amount: int, still_in: int) -> tuple[str, ...]:
    """``Ben opened for 20, three are in.``, and the same where there is less room."""
    values = {"amount": chips(amount), "count": how_many(still_in)}
    return tuple(told(who, each, **values) for each in _OPENED[still_in < 2 :])


_BETS: Final = (
    Told(_("You bet {amount}."), _("{name} bets {amount}.")),
    Told(_("You bet {amount}, {caller} calls."), _("{name} bets {amount}, {caller} calls.")),
    Told(_("You bet {amount}, {count} call."), _("{name} bets {amount}, {count} call.")),
)
_RAISES: Final = (
    Told(_("You raise to {amount}."), _("{name} raises to {amount}.")),
    Told(
        _("You raise to {amount}, {caller} calls."), _("{name} raises to {amount}, {caller} calls.")
    ),
    Told(_("You raise to {amount}, {count} call."), _("{name} raises to {amount}, {count} call.")),
)


def who_bets(who: Who, amount: int, callers: Sequence[Who], *, opens: bool) -> tuple[str, ...]:
    """``Cleo bets 10, Dario calls.``, and the same where there is less room."""
    alone, one, several = _BETS if opens else _RAISES
    values = {"amount": chips(amount), "count": how_many(len(callers))}
    ways = [alone]
    if len(callers) > 1:
        ways.insert(0, several)
    elif callers and not callers[0].you:
        ways.insert(0, one)
        values["caller"] = called(callers[0].name)
    return tuple(told(who, each, **values) for each in ways)


def who_drew(drawn: Sequence[tuple[str, int | None]]) -> str:
    """``Ben drew one, Ann two.``; who stands pat says so at the seat."""
    some = [(called(name), how_many(count)) for name, count in drawn if count]
    each = (
        translate(_("{name} {count}") if at else _("{name} drew {count}"), name=name, count=count)
        for at, (name, count) in enumerate(some)
    )
    return f"{', '.join(each)}." if some else ""


def free_to_draw(view: View) -> str:
    """``90 to win · drawing is free``."""
    return translate(_("{amount} to win \u00b7 drawing is free"), amount=chips(view.to_win))


def at_stake(amount: int, name: str = "") -> str:
    """``you can lose 820 to Ben``; to nobody by name where several have as much."""
    told = _("you can lose {amount} to {name}") if name else _("you can lose {amount}")
    return translate(told, name=name, amount=chips(amount))


def to_win(view: View) -> tuple[str, ...]:
    """``60 to call · 360 to win · you need 14%``, and the same where there is less room."""
    win = chips(view.to_win)
    if not view.at_risk:
        return (translate(_("{amount} to win"), amount=win),)
    told = (
        _("{call} to call \u00b7 {win} to win \u00b7 you need {share}"),
        _("{call} to call \u00b7 {win} to win \u00b7 need {share}"),
        _("call {call} \u00b7 win {win} \u00b7 need {share}"),
    )
    call, share = chips(view.to_call), _needed(view)
    return tuple(translate(each, call=call, win=win, share=share) for each in told)


def _needed(view: View) -> str:
    return percent(view.needs)


def new_card_to_see(count: int, *, is_open: bool, is_last: bool) -> str:
    """To whoever has swapped, at a shared keyboard: what has come, and the key that goes on from
    there; ``is_last`` where nobody is asked any more."""
    if is_last and is_open:
        return plural(
            "{name}, your new card. {key}: how it ends.",
            "{name}, your new cards. {key}: how it ends.",
            count,
        )
    if is_last:
        return plural(
            "{name}, your new card. {key}: look. Enter: how it ends.",
            "{name}, your new cards. {key}: look. Enter: how it ends.",
            count,
        )
    if is_open:
        return plural(
            "{name}, your new card. {key}: next player.",
            "{name}, your new cards. {key}: next player.",
            count,
        )
    return plural(
        "{name}, your new card. {key}: look. Enter: next player.",
        "{name}, your new cards. {key}: look. Enter: next player.",
        count,
    )

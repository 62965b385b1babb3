"""The end in words: of an evening (places, who pays whom, its highlights) and of a hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.match.closing import Closing, Placed
from drawholdem_tui.match.highlights import SwapMade
from drawholdem_tui.match.settling import BANK, Payment
from drawholdem_tui.words.cards import Face, faces
from drawholdem_tui.words.hands.names import hand_name
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import chips, net
from drawholdem_tui.words.people import called
from drawholdem_tui.words.sentences import as_sentence, capital

_ON: Final = {
    Street.PREFLOP: _("{fee} before the flop"),
    Street.FLOP: _("{fee} on the flop"),
    Street.TURN: _("{fee} on the turn"),
    Street.RIVER: _("{fee} on the river"),
}


class Remembered(NamedTuple):
    """A highlight of the evening: what it is, whose it was, and what to say about it."""

    title: str
    name: str
    told: str
    hand: int
    shorter: str = ""


def closing_lines(closing: Closing, face: Face, you: int | None = None) -> list[str]:
    """To be read, printed or copied; ``you`` is the chair of a person who plays alone."""
    return [
        plural("After one hand:", "After {hands} hands:", closing.hands, hands=closing.hands),
        *(_placed(closing, row) for row in closing.placed),
        *chips_changed(closing),
        *_who_pays(closing, you),
        *map(_remembered, remembered(closing, face)),
    ]


def _placed(closing: Closing, row: Placed) -> str:
    """In a knockout nobody buys more than all the others."""
    won = plural("1 hand in profit", "{hands} hands in profit", row.hands_won, hands=row.hands_won)
    template = _("{place}. {name}: {net}, bought {bought}, has {stack}, {won}.")
    if closing.knockout:
        template = _("{place}. {name}: {net}, {won}.")
        if row.out:
            template = _("{place}. {name}: {net}, out in hand {hand}, {won}.")
        if row.by is not None:
            template = _("{place}. {name}: {net}, out in hand {hand} by {winner}, {won}.")
    return translate(
        template,
        place=row.place,
        name=called(row.name),
        net=net(row.net),
        bought=chips(row.bought),
        stack=chips(row.stack),
        hand=row.out,
        winner="" if row.by is None else called(closing.name(row.by)),
        won=won,
    )


def chips_changed(closing: Closing) -> list[str]:
    """By how much the chips at a real table are others than were bought; the pot that came back to
    everybody."""
    if closing.shared_out:
        told = _("Nobody won the pot of {amount}: it was shared out.")
        return [translate(told, amount=chips(closing.shared_out)), *_corrected(closing)]
    return _corrected(closing)


def _corrected(closing: Closing) -> list[str]:
    if not closing.corrected:
        return []
    told = _(
        "Stacks were corrected: {amount} more chips than were bought. The difference comes from "
        "the bank."
    )
    if closing.corrected < 0:
        told = _(
            "Stacks were corrected: {amount} fewer chips than were bought. The difference stays in "
            "the bank."
        )
    return [translate(told, amount=chips(abs(closing.corrected)))]


def who(closing: Closing, chair: int) -> str:
    """Somebody who pays or is paid."""
    return translate(_("the bank")) if chair == BANK else called(closing.name(chair))


def all_pay(closing: Closing) -> Payment | None:
    """What each of several owes to the same one, where all owe the same; the payer is nobody."""
    first, *others = closing.payments or (None,)
    if first is None or not others or any(each.payer == BANK for each in closing.payments):
        return None
    owed = {(each.payee, each.amount) for each in closing.payments}
    return first if len(owed) == 1 else None


def _who_pays(closing: Closing, you: int | None) -> list[str]:
    if any(each.payer == you for each in closing.payments) or not all_pay(closing):
        return [pays(closing, each, you) for each in closing.payments]
    return [everyone_pays(closing, you)]


def everyone_pays(closing: Closing, you: int | None) -> str:
    """In a sentence, where all owe the same to one."""
    payment = all_pay(closing)
    if payment is None:
        return ""
    template = _("Everyone pays {payee} {amount}.")
    if payment.payee == you:
        template = _("Everyone pays you {amount}.")
    return translate(template, payee=who(closing, payment.payee), amount=chips(payment.amount))


def pays(closing: Closing, payment: Payment, you: int | None) -> str:
    """``Ben pays Ann 575.``"""
    template = _("{payer} pays {payee} {amount}.")
    if payment.payer == you:
        template = _("You pay {payee} {amount}.")
    elif payment.payee == you:
        template = _("{payer} pays you {amount}.")
    said = translate(template).format(
        payer=who(closing, payment.payer),
        payee=who(closing, payment.payee),
        amount=chips(payment.amount),
    )
    return capital(said)


def remembered(closing: Closing, face: Face | None = None) -> list[Remembered]:
    """The best hand, the biggest pot, the dearest swap and the most won with one; with a
    ``face`` the cards are named."""
    highlights, told = closing.highlights, list[Remembered]()

    def add(title: str, chair: int, said: str, hand: int, shorter: str = "") -> None:
        name = called(closing.name(chair))
        told.append(Remembered(translate(title), name, said, hand, shorter))

    if best := highlights.best_hand:
        said = hand_name(best.ranked)
        if face:
            said = translate(_("{hand}, {cards}"), hand=said, cards=faces(best.five, face))
        add(_("best hand shown"), best.chair, said, best.hand)
    if pot := highlights.biggest_pot:
        add(_("biggest win"), pot.chair, chips(pot.amount), pot.hand)
    if swap := highlights.dearest_swap:
        add(_("most expensive swap"), swap.chair, _fee(swap), swap.hand)
    if swap := highlights.best_swap:
        whole, shorter = _PAID if swap.fee else _FREE
        values = {"fee": _fee(swap), "net": net(swap.net)}
        said, in_short = translate(whole, **values), translate(shorter, **values)
        add(_("most won with a swap"), swap.chair, said, swap.hand, in_short)
    return told


_PAID: Final = _("paid {fee}, net {net}"), _("{fee}, net {net}")
_FREE: Final = _("{fee}, net {net}"), _("free, net {net}")


def _fee(swap: SwapMade) -> str:
    template = _ON[swap.street] if swap.fee else _("free before the flop")
    return translate(template, fee=chips(swap.fee))


def _remembered(what: Remembered) -> str:
    return as_sentence(translate(_("{title}: {name}, {told} (hand {hand})"), **what._asdict()))


_FOLDED: Final = {
    Street.PREFLOP: _("folded before the flop"),
    Street.FLOP: _("folded on the flop"),
    Street.TURN: _("folded on the turn"),
    Street.RIVER: _("folded on the river"),
    Street.DRAW: _("folded after the draw"),
}


def folded(street: Street, game: Game) -> str:
    """How a hand ended for you when you gave it up."""
    if street is Street.PREFLOP and game is Game.DRAW_POKER:
        return translate(_("folded before the draw"))
    return translate(_FOLDED[street])


def unseen(*, won: bool, mucked: bool, shown: bool = False) -> str:
    """A player reached the end of the hand and has not shown; or has ``shown`` cards that nobody
    has told the program."""
    if shown:
        return translate(_("shown at the table"))
    if won:
        return translate(_("nobody called"))
    return translate(_("beaten, not shown")) if mucked else ""


def beaten_with(hand: str) -> str:
    """The same, to the loser who plays alone."""
    return translate(_("{hand}, not shown"), hand=hand)


def in_two(won: Iterable[tuple[int | None, int]]) -> str:
    """What pots paid, and the swap pot beside them."""
    paid = list(won)
    swap = sum(amount for pot, amount in paid if pot is None)
    pots = sum(amount for _pot, amount in paid) - swap
    told = _("{pots} + {swap} swap")
    return translate(told, pots=chips(pots), swap=chips(swap)) if swap and pots else ""


def from_pot(pot: int | None, amount: int, pots: int) -> str:
    """What a pot paid, by its number (``None``: the swap pot), of so many betting pots."""
    template = _("{amount} side {number}")
    if pot is None:
        template = _("{amount} swap pot")
    elif pots == 1:
        template = _("{amount} pot")
    elif pot == 0:
        template = _("{amount} main")
    elif pots == 2:
        template = _("{amount} side")
    return translate(template, amount=chips(amount), number=pot)

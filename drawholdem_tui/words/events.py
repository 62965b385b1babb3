"""What happened, in whole sentences: the log and the plain-text table.

Sentences are made from events as somebody may see them, so they say no more than those.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.pots import Pot
from drawholdem_tui.engine.ranking import rank_hand
from drawholdem_tui.engine.setup import PostKind
from drawholdem_tui.words.cards import Face, faces
from drawholdem_tui.words.hands import hand_name, with_article
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import about

_POSTS = {
    PostKind.SMALL: _("{name} post{s} the small blind, {amount}."),
    PostKind.BIG: _("{name} post{s} the big blind, {amount}."),
    PostKind.OVER: _("{name} post{s} an overblind, {amount}."),
    PostKind.EXTRA: _("{name} post{s} {amount} to come in."),
}

_STREETS = {
    e.Street.FLOP: _("Flop: {cards}."),
    e.Street.TURN: _("Turn: {cards}."),
    e.Street.RIVER: _("River: {cards}."),
}


@dataclass(slots=True)
class Storyteller:
    """Tells one hand, event by event. ``names`` are those of the seats."""

    names: Sequence[str]
    face: Face
    board: tuple[Card, ...] = ()
    shown: dict[int, tuple[Card, ...]] | None = None  # the hands on the table
    pots: int = 1

    def tell(self, event: e.Event) -> str | None:
        """The sentence of an event; ``None`` where there is nothing to say."""
        match event:
            case e.HandShown(seat, cards):
                return self._hand_shown(seat, cards)
            case e.PotAwarded(pot, amount, shares):
                return self._pot_awarded(pot, amount, shares)
            case e.SwapPotAwarded(amount, shares):
                return self._won(_("the swap pot"), amount, shares)
            case e.BetsCollected(pots):
                self.pots = len(pots)
                return self.side_pots(pots) if len(pots) > 1 else None
            case e.BoardDealt(street, cards):
                self.board += cards
                told = faces(self.board[: -len(cards)], self.face)
                new = faces(cards, self.face)
                return translate(_STREETS[street]).format(cards=f"{told} + {new}" if told else new)
        return self._posting(event) or self._saying(event) or self._swapping(event)

    def _posting(self, event: e.Event) -> str | None:
        match event:
            case e.HandStarted(_, carried) if carried:
                return translate(_("{amount} wait in the pot from the last hand.")).format(
                    amount=chips(carried)
                )
            case e.AntePosted(seat, amount):
                template = _("{name} ante{s} {amount}.")
            case e.BlindPosted(seat, blind, amount):
                template = _POSTS[blind]
            case _:
                return None
        return self._by(template, seat, amount, event.all_in)

    def _saying(self, event: e.Event) -> str | None:
        match event:
            case e.Folded(seat):
                return self._by(_("{name} fold{s}."), seat)
            case e.Checked(seat):
                return self._by(_("{name} check{s}."), seat)
            case e.Called(seat, amount, all_in):
                return self._by(_("{name} call{s} {amount}."), seat, amount, all_in)
            case e.Raised(seat, _, to, opens, all_in):
                template = (
                    _("{name} bet{s} {amount}.") if opens else _("{name} raise{s} to {amount}.")
                )
                return self._by(template, seat, to, all_in)
            case e.BetReturned(seat, amount):
                return self._by(_("{name} get{s} {amount} back: nobody called it."), seat, amount)
            case e.HandMucked(seat):
                return self._by(_("{name} {is_} beaten and show{s} nothing."), seat)
        return None

    def _swapping(self, event: e.Event) -> str | None:
        match event:
            case e.CardSwapped(seat, fee=fee, all_in=all_in):
                free = _("{name} swap{s} a card, free of charge.")
                template = _("{name} swap{s} a card for {amount}.") if fee else free
                return self._by(template, seat, fee, all_in)
            case e.SwapDeclined(seat):
                return self._by(_("{name} keep{s}."), seat)
            case e.CardsDrawn(seat, count):
                if not count:
                    return self._by(_("{name} stand{s} pat."), seat)
                one, many = _("{name} draw{s} one card."), _("{name} draw{s} {amount} cards.")
                return self._by(one if count == 1 else many, seat, count)
            case e.OpenersSplit(seat):
                return self._by(_("{name} split{s} the openers; the discards stay aside."), seat)
            case e.OpenersShown(seat, cards):
                shown = faces(cards, self.face)
                return self._with(_("{name} show{s} the openers: {cards}."), seat, cards=shown)
            case e.PotCarried(amount):
                return translate(_("Nobody opens. {amount} wait for the next hand.")).format(
                    amount=chips(amount)
                )
            case e.DeckReshuffled():
                return translate(_("The discards are shuffled into a new deck."))
        return self._fees(event)

    def _fees(self, event: e.Event) -> str | None:
        if not isinstance(event, e.FeesCollected):
            return None
        said = []
        if event.main:
            said.append(translate(_("{amount} from the swap line go into the main pot.")))
        if event.swap_pot:
            said.append(translate(_("{apart} go into the swap pot.")))
        return " ".join(said).format(amount=chips(event.main), apart=chips(event.swap_pot))

    def _hand_shown(self, seat: int, cards: tuple[Card, ...]) -> str:
        self.shown = {**(self.shown or {}), seat: cards}
        if len(cards + self.board) < 5:  # the rest of the board is still to come (TH-11)
            return self._with(_("{name} show{s} {cards}."), seat, cards=faces(cards, self.face))
        ranked = rank_hand(cards + self.board)
        template = _("{name} show{s} {cards}: {hand} ({five}).")
        if set(ranked.five) == set(cards):
            template = _("{name} show{s} {five}: {hand}.")
        return self._with(
            template,
            seat,
            cards=faces(cards, self.face),
            hand=hand_name(ranked),
            five=faces(ranked.five, self.face),
        )

    def _pot_awarded(self, pot: int, amount: int, shares: tuple[tuple[int, int], ...]) -> str:
        if self.pots == 1:
            return self._won(_("the pot"), amount, shares)
        if pot == 0:
            return self._won(_("the main pot"), amount, shares)
        if self.pots == 2:
            return self._won(_("the side pot"), amount, shares)
        return self._won(translate(_("side pot {number}")).format(number=pot), amount, shares)

    def _won(self, what: str, amount: int, shares: tuple[tuple[int, int], ...]) -> str:
        held = (self.shown or {}).get(shares[0][0])
        hand = with_article(rank_hand(held + self.board)) if held else ""
        with_it = translate(_(", with {hand}")).format(hand=hand) if hand else ""
        if len(shares) == 1:
            return self._with(
                _("{name} win{s} {what}, {amount}{with_it}."),
                shares[0][0],
                what=translate(what),
                amount=chips(amount),
                with_it=with_it,
            )
        parts = ", ".join(f"{self.names[seat]} {chips(part)}" for seat, part in shares)
        return translate(_("Shared: {what}, {amount}{with_it}: {parts}.")).format(
            what=translate(what), amount=chips(amount), with_it=with_it, parts=parts
        )

    def side_pots(self, pots: Sequence[Pot]) -> str:
        """All of them, and who can win each."""
        parts = []
        for number, pot in enumerate(pots):
            name = (
                translate(_("main pot")) if not number else f"{translate(_('side pot'))} {number}"
            )
            who = ", ".join(self.names[seat] for seat in pot.contenders)
            parts.append(f"{name} {chips(pot.amount)} ({who})")
        return translate(_("In the pots: {pots}.")).format(pots="; ".join(parts))

    def _by(self, template: str, seat: int, amount: int = 0, all_in: bool = False) -> str:
        said = self._with(template, seat, amount=chips(amount))
        if all_in:
            said = self._with(_("{said} and {is_} all-in."), seat, said=said.rstrip("."))
        return said

    def _with(self, template: str, seat: int, **values: str) -> str:
        """A sentence about a seat."""
        return about(self.names[seat], template, **values)

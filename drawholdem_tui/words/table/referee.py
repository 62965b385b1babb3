"""What the dealer of a real table is told: what to do next, and what was taken back.

Made from the engine's events and decisions, never from other sentences.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.pots import Pot
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import called, together

_DEAL: Final = {
    2: _("Deal two cards each, {name} first."),
    5: _("Deal five cards each, {name} first."),
}
_BURN: Final = {
    e.Street.FLOP: _("Burn one, deal the flop: three cards."),
    e.Street.TURN: _("Burn one, deal the turn."),
    e.Street.RIVER: _("Burn one, deal the river."),
}
_AGAIN: Final = {
    e.Street.FLOP: _("Put the same flop back out; do not burn."),
    e.Street.TURN: _("Put the same turn card back out; do not burn."),
    e.Street.RIVER: _("Put the same river card back out; do not burn."),
}
_NEW_DECK: Final = {
    e.Pool.THROWN_AWAY: _("The deck runs out: shuffle the discard pile with the last card."),
    e.Pool.FOLDED: _("The deck runs out: shuffle the folded hands with the last card."),
    e.Pool.OWN: _(
        "The deck runs out: shuffle what {name} just discarded with the last card of the deck."
    ),
}
_NEW_DECK_WITHOUT: Final = {
    e.Pool.THROWN_AWAY: _(
        "The deck runs out: shuffle the discard pile with the last card, but not what {name} just "
        "discarded."
    ),
    e.Pool.FOLDED: _(
        "The deck runs out: shuffle the folded hands with the last card, but not what {name} just "
        "discarded."
    ),
    e.Pool.OWN: _NEW_DECK[e.Pool.OWN],
}
_COLLECT_FREE: Final = _("Collect {name}'s card and deal a new one, without a burn.")
_COLLECT: Final = {
    e.Held.BET: _(
        "Collect {name}'s card and deal a new one, without a burn; the {fee} stays in front of "
        "{name} as a bet."
    ),
    e.Held.LINE: _(
        "Collect {name}'s card and deal a new one, without a burn; keep the {fee} apart, on the "
        "swap line, until this street's betting is over."
    ),
    e.Held.SWAP_POT: _(
        "Collect {name}'s card and deal a new one, without a burn; keep the {fee} apart, on the "
        "swap line, for the swap pot."
    ),
}


class Caller:
    """Calls one hand, event by event: what somebody has done, and what the dealer does then."""

    def __init__(
        self, names: Sequence[str], story: Callable[[e.Event], str | None], aside: range
    ) -> None:
        """``story`` says what somebody has done; ``aside`` are the places of board cards that were
        set aside when an action was taken back, and are dealt again."""
        self._names = names
        self._story = story
        self._won: Counter[int] = Counter()  # by seat
        self._in_front: Counter[int] = Counter()  # by seat, until the bets are collected
        self._dead = 0  # antes until then that are no bets
        self._carried = 0  # chips of the last hand that have lain in the middle until then
        self._pots: Sequence[Pot] = ()  # as last collected
        self._fees = 0  # gone into the main pot since
        self._swap_pot = 0
        self._aside = aside
        self._board = 0  # cards of it
        self._hands_are_up = False
        self._odd_chips = False  # a pot was shared, and not evenly

    def tell(self, events: Sequence[e.Event]) -> list[str]:
        """Of what has happened since last time, a line each."""
        lines: list[str | None] = []
        for at, event in enumerate(events):
            then = events[at + 1 :]
            both = [self._story_of(event, then), self._to_do(event, then)]
            self._in_front_after(event)
            lines += reversed(both) if isinstance(event, e.BetsCollected) else both
        return [line for line in lines if line]

    def _story_of(self, event: e.Event, then: Sequence[e.Event]) -> str | None:
        told = self._story(event)
        if isinstance(event, e.DeckReshuffled | e.BoardDealt):
            return None  # it is the dealer's to do
        if isinstance(event, e.HandMucked) or (isinstance(event, e.HandShown) and not event.cards):
            return None  # everybody has seen who shows: the winner was named by it
        if isinstance(event, e.Raised) and event.amount != event.to:
            adds = translate(_("{name} adds {amount}."))
            told = f"{told} {adds.format(name=self._name(event.seat), amount=chips(event.amount))}"
        if told is None and isinstance(event, e.SwapDeclined) and not _acts(event.seat, then):
            return translate(_("{name} keeps both cards."), name=self._name(event.seat))
        return told

    def _in_front_after(self, event: e.Event) -> None:
        match event:
            case e.HandStarted(carried=carried):
                self._carried = carried
            case e.AntePosted(dead=True):
                self._dead += event.amount
            case e.AntePosted() | e.BlindPosted() | e.Called() | e.Raised():
                self._in_front[event.seat] += event.amount
            case e.CardSwapped(held=e.Held.BET):
                self._in_front[event.seat] += event.fee
            case e.BetReturned():
                self._in_front[event.seat] -= event.amount
            case e.BetsCollected():
                self._in_front.clear()
                self._carried = self._dead = 0
            case _:
                pass

    def _to_do(self, event: e.Event, then: Sequence[e.Event]) -> str | None:
        match event:
            case e.HoleCardsDealt(hands):
                return deal_to(self._name(0), len(hands[0]))
            case e.BoardDealt(street, cards):
                self._board += len(cards)
                return translate((_AGAIN if self._board - 1 in self._aside else _BURN)[street])
            case e.HandShown(seat):
                return self._hands_up(seat, then)
            case e.Burned(e.Street.DRAW):
                return translate(_("Burn one, then the draw."))
            case e.DeckReshuffled(_cards, pool):
                return self._new_deck(pool, then)
            case e.CardSwapped() | e.CardsDrawn():
                return self._new_cards(event, then)
            case e.FeesCollected() | e.BetsCollected():
                return self._collect(event)
            case e.PotAwarded() | e.SwapPotAwarded():
                self._awarded(event)
            case e.HandEnded() if self._won:
                return self._push()
        return None

    def _awarded(self, event: e.PotAwarded | e.SwapPotAwarded) -> None:
        self._won.update(dict(event.shares))
        if isinstance(event, e.PotAwarded):  # a swap pot may be shared in proportion
            self._odd_chips |= len({amount for _seat, amount in event.shares}) > 1

    def _push(self) -> str:
        told = push_to([(self._names[seat], won) for seat, won in self._won.items()])
        if self._odd_chips:
            odd = translate(_("Odd chips: one each, starting left of the button."))
            told = f"{told} {odd}"
        return told

    def _new_cards(
        self, event: e.CardSwapped | e.CardsDrawn, then: Sequence[e.Event]
    ) -> str | None:
        name = self._name(event.seat)
        if isinstance(event, e.CardSwapped):
            # nobody can bet any more: where the fee goes is told at once
            at_once = any(isinstance(each, e.FeesCollected) for each in then)
            template = _COLLECT[event.held] if event.fee and not at_once else _COLLECT_FREE
            return translate(template, name=name, fee=chips(event.fee))
        told = plural(
            "Collect one card from {name} and deal one.",
            "Collect {count} cards from {name} and deal {count}.",
            event.count,
        )
        return told.format(name=name, count=event.count) if event.count else None

    def _collect(self, event: e.FeesCollected | e.BetsCollected) -> str | None:
        """Who can win each of several pots is told next."""
        if isinstance(event, e.FeesCollected):
            self._fees += event.main
            return self._swap_pot_is(event.swap_pot) if event.swap_pot else None
        before, fees, pots = self._pots, self._fees, event.pots
        self._pots, self._fees = pots, 0
        bets = _in_all(pots) > _in_all(before) + fees  # beside those that went back
        if len(pots) > 1:
            if not bets:
                return None
            there = fees + self._carried
            return _into_the_pots(before, pots, there, self._dead, self._in_front)
        template = (
            _("Collect the bets: the pot is {amount}.") if bets else _("The pot is {amount}.")
        )
        return translate(template, amount=chips(_in_all(pots)))

    def _hands_up(self, first: int, then: Sequence[e.Event]) -> str | None:
        """Once, where nobody can do anything any more and cards are still to come (TH-11)."""
        if self._hands_are_up or not any(isinstance(event, e.BoardDealt) for event in then):
            return None
        self._hands_are_up = True
        up = _("No more bets or swaps: everyone turns their cards face up, {name} first.")
        return translate(up, name=self._name(first))

    def _swap_pot_is(self, more: int) -> str:
        """What has been said of it once is not said again."""
        before, self._swap_pot = self._swap_pot, self._swap_pot + more
        if not before:
            return translate(_("The swap pot does not count towards the price of a swap."))
        return translate(_("The swap pot is {amount} now."), amount=chips(self._swap_pot))

    def _new_deck(self, pool: e.Pool, then: Sequence[e.Event]) -> str:
        served = next((event for event in then if not isinstance(event, e.DeckReshuffled)), None)
        if isinstance(served, e.CardSwapped | e.CardsDrawn):
            return translate(_NEW_DECK_WITHOUT[pool], name=self._name(served.seat))
        return translate(_NEW_DECK[pool])

    def _name(self, seat: int) -> str:
        return called(self._names[seat])


def _acts(seat: int, then: Sequence[e.Event]) -> bool:
    """At once, which says that both cards were kept."""
    match then:
        case [e.Folded(by) | e.Checked(by) | e.Called(by) | e.Raised(by), *_]:
            return by == seat
    return False


def _in_all(pots: Sequence[Pot]) -> int:
    return sum(pot.amount for pot in pots)


def _into_the_pots(
    before: Sequence[Pot], pots: Sequence[Pot], there: int, dead: int, in_front: Mapping[int, int]
) -> str:
    """What of the bets goes where; where a fold has joined pots, they are made anew. ``there`` lies
    in the middle already; ``dead`` are antes beside the bets."""
    had = [pot.amount for pot in before] + [0] * (len(pots) - len(before))
    more = [pot.amount - old for pot, old in zip(pots, had, strict=False)]
    more[0] -= there
    if len(had) > len(pots) or min(more) < 0:
        return translate(_("Make these pots from the bets and what is in the middle."))
    each, left, limited = list[str](), list(in_front.values()), False
    for number, amount in enumerate(more):
        if amount:
            antes = 0 if number else dead
            most = _most_of_a_bet(amount - antes, left)
            left = [max(0, bet - most) for bet in left]
            most = most if any(left) else 0
            each.append(_into(number, amount, most, len(pots), antes=antes > 0, again=limited))
            limited |= most > 0
    return translate(_("Collect the bets: {amounts}."), amounts=together(each))


def _most_of_a_bet(amount: int, bets: Sequence[int]) -> int:
    """Up to how much of each bet makes this amount: 0 where no limit does."""
    limits = (most for most in sorted(set(bets)) if sum(min(most, bet) for bet in bets) == amount)
    return next(limits, 0)


def _into(number: int, amount: int, most: int, pots: int, *, antes: bool, again: bool) -> str:
    """``again``: a pot before it had a part of each bet, too."""
    if not most:
        template = _("{amount} into the main pot")
        if number and pots == 2:
            template = _("{amount} into the side pot")
        elif number:
            template = _("{amount} into side pot {number}")
    elif not number:
        template = _("{amount} into the main pot (up to {most} of each bet)")
        if antes:
            template = _("{amount} into the main pot (the antes, and up to {most} of each bet)")
    else:
        template = _("{amount} into side pot {number} (up to {most} of each bet)")
        if again:
            template = _("{amount} into side pot {number} (up to {most} more of each bet)")
    return translate(template, amount=chips(amount), most=chips(most), number=number)


def deal_to(name: str, cards: int) -> str:
    """``Deal two cards each, Cleo first.``"""
    return translate(_DEAL[cards], name=called(name))


def shares_of(shares: Sequence[tuple[str, int]]) -> str:
    """``1,300 to Ann and 200 to Ben``."""
    each = translate(_("{amount} to {name}"))
    return together([each.format(amount=chips(got), name=called(name)) for name, got in shares])


def push_to(won: Sequence[tuple[str, int]], returned: Sequence[tuple[str, int]] = ()) -> str:
    """``Push 1,300 to Ann and 200 to Ben.``; what nobody has matched is ``returned`` before."""
    if returned:
        told = _("Give back {returned}, then push {amounts}.")
        return translate(told, returned=shares_of(returned), amounts=shares_of(won))
    return translate(_("Push {amounts}."), amounts=shares_of(won))

"""What the dealer of a real table is told: what to do next, and what was taken back.

Made from the engine's events and decisions, never from other sentences.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, SwapDecision
from drawholdem_tui.engine.judging import Judging
from drawholdem_tui.engine.rules import FeeBase, Opening, Rules
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import plural, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import called, together

_DEAL: Final = {
    2: _("Deal two cards each, {name} first."),
    5: _("Deal five cards each, {name} first."),
}
_BURN: Final = {
    e.Street.FLOP: _("Burn one, deal the flop."),
    e.Street.TURN: _("Burn one, deal the turn."),
    e.Street.RIVER: _("Burn one, deal the river."),
}
_NEW_DECK: Final = {
    e.Pool.THROWN_AWAY: _("The deck runs out: shuffle what was thrown away with the last card."),
    e.Pool.FOLDED: _("The deck runs out: shuffle the folded hands with the last card."),
    e.Pool.OWN: _("The deck runs out: shuffle {name}'s last cards with the last card of the deck."),
}
_NEW_DECK_WITHOUT: Final = {
    e.Pool.THROWN_AWAY: _(
        "The deck runs out: shuffle what was thrown away with the last card, without {name}'s "
        "last cards."
    ),
    e.Pool.FOLDED: _(
        "The deck runs out: shuffle the folded hands with the last card, without {name}'s last "
        "cards."
    ),
    e.Pool.OWN: _NEW_DECK[e.Pool.OWN],
}
_COLLECT_FREE: Final = _("Collect {name}'s card and deal a new one.")
_COLLECT: Final = {
    e.Held.BET: _(
        "Collect {name}'s card and deal a new one; the {fee} lie in front of {name} as a bet."
    ),
    e.Held.LINE: _(
        "Collect {name}'s card and deal a new one; the {fee} stay on the swap line until the "
        "betting is over."
    ),
    e.Held.SWAP_POT: _(
        "Collect {name}'s card and deal a new one; the {fee} stay on the swap line, for the swap "
        "pot."
    ),
}


class Caller:
    """Calls one hand, event by event: what somebody has done, and what the dealer does then."""

    def __init__(self, names: Sequence[str], story: Callable[[e.Event], str | None]) -> None:
        """``story`` says what somebody has done."""
        self._names = names
        self._story = story
        self._won: Counter[int] = Counter()  # by seat

    def tell(self, events: Sequence[e.Event]) -> list[str]:
        """Of what has happened since last time, a line each."""
        return [
            line
            for at, event in enumerate(events)
            for line in (
                self._story_of(event, events[at + 1 :]),
                self._to_do(event, events[at + 1 :]),
            )
            if line
        ]

    def _story_of(self, event: e.Event, then: Sequence[e.Event]) -> str | None:
        told = self._story(event)
        if isinstance(event, e.DeckReshuffled | e.BoardDealt):
            return None  # it is the dealer's to do
        if told is None and isinstance(event, e.SwapDeclined) and not _acts(event.seat, then):
            keeps = translate(_("{name} keeps both cards."))
            return keeps.format(name=self._name(event.seat))
        return told

    def _to_do(self, event: e.Event, then: Sequence[e.Event]) -> str | None:
        match event:
            case e.HoleCardsDealt(hands):
                return deal_to(self._name(0), len(hands[0]))
            case e.BoardDealt(street):
                return translate(_BURN[street])
            case e.Burned(e.Street.DRAW):
                return translate(_("Burn one, then the draw."))
            case e.DeckReshuffled(_cards, pool):
                return self._new_deck(pool, then)
            case e.CardSwapped(seat, fee=fee, held=held):
                template = _COLLECT[held] if fee else _COLLECT_FREE
                return translate(template).format(name=self._name(seat), fee=chips(fee))
            case e.CardsDrawn(seat, count) if count:
                told = plural(
                    "Collect one card from {name} and deal one.",
                    "Collect {count} cards from {name} and deal {count}.",
                    count,
                )
                return told.format(name=self._name(seat), count=count)
            case e.BetsCollected(pots) if len(pots) == 1:
                told = translate(_("Collect the bets: the pot is {amount}."))
                return told.format(amount=chips(pots[0].amount))
            case e.PotAwarded(shares=shares) | e.SwapPotAwarded(shares=shares):
                self._won.update(dict(shares))
            case e.HandEnded() if self._won:
                return push_to([(self._names[seat], won) for seat, won in self._won.items()])
        return None

    def _new_deck(self, pool: e.Pool, then: Sequence[e.Event]) -> str:
        served = next((event for event in then if not isinstance(event, e.DeckReshuffled)), None)
        if isinstance(served, e.CardSwapped | e.CardsDrawn):
            return translate(_NEW_DECK_WITHOUT[pool]).format(name=self._name(served.seat))
        return translate(_NEW_DECK[pool])

    def _name(self, seat: int) -> str:
        return called(self._names[seat])


def _acts(seat: int, then: Sequence[e.Event]) -> bool:
    """At once, which says that both cards were kept."""
    match then:
        case [e.Folded(by) | e.Checked(by) | e.Called(by) | e.Raised(by), *_]:
            return by == seat
    return False


def deal_to(name: str, cards: int) -> str:
    """``Deal two cards each, Cleo first.``"""
    return translate(_DEAL[cards]).format(name=called(name))


def push_to(won: Sequence[tuple[str, int]]) -> str:
    """``Push 1,300 to Ann and 200 to Ben.``"""
    each = translate(_("{amount} to {name}"))
    parts = [each.format(amount=chips(amount), name=called(name)) for name, amount in won]
    return translate(_("Push {amounts}.")).format(amounts=together(parts))


# Whose turn it is


def turn_of(
    decision: Decision, name: str, rules: Rules, street: e.Street, *, opened: bool = True
) -> str:
    """``Ann's turn: a swap costs 150 (the pot at the flop); it goes to the main pot.``, and what
    else there is to say. ``opened``: somebody has bet, or nobody has to open."""
    what = [*_swap(decision, rules, street), *_rest(decision, rules, opened=opened)]
    turn = translate(_("{name}'s turn: {what}"))
    return " ".join((turn.format(name=called(name), what=what[0]), *what[1:]))


_PRICES: Final = {
    (e.Street.FLOP, e.Held.LINE): _(
        "a swap costs {fee} (the pot at the flop); it goes to the main pot."
    ),
    (e.Street.TURN, e.Held.LINE): _(
        "a swap costs {fee} (the pot at the turn); it goes to the main pot."
    ),
    (e.Street.RIVER, e.Held.LINE): _(
        "a swap costs {fee} (the pot at the river); it goes to the main pot."
    ),
    (e.Street.FLOP, e.Held.SWAP_POT): _(
        "a swap costs {fee} (the pot at the flop); it goes to the swap pot."
    ),
    (e.Street.TURN, e.Held.SWAP_POT): _(
        "a swap costs {fee} (the pot at the turn); it goes to the swap pot."
    ),
    (e.Street.RIVER, e.Held.SWAP_POT): _(
        "a swap costs {fee} (the pot at the river); it goes to the swap pot."
    ),
}
_PRICES_OF_THE_MAIN_POT: Final = {
    e.Held.LINE: _("a swap costs {fee}, as much as the main pot was; it goes to the main pot."),
    e.Held.SWAP_POT: _("a swap costs {fee}, as much as the main pot was; it goes to the swap pot."),
}


def _swap(decision: Decision, rules: Rules, street: e.Street) -> list[str]:
    if not isinstance(decision, SwapDecision):
        return []
    if decision.free:
        return [translate(_("a swap is free."))]
    if decision.held is e.Held.BET:
        template = _("a swap costs {fee} (a small blind), and counts as a bet.")
    elif rules.fee_base is FeeBase.MAIN:
        template = _PRICES_OF_THE_MAIN_POT[decision.held]
    else:
        template = _PRICES[street, decision.held]
    told = [translate(template).format(fee=chips(decision.fee))]
    if decision.takes_last_chip:
        told.append(translate(_("That would be the last chip: all-in.")))
    return told


def _rest(decision: Decision, rules: Rules, *, opened: bool) -> list[str]:
    match decision:
        case SwapDecision(then=None):
            return [translate(_("Or keep both cards."))]
        case SwapDecision(then=BetDecision() as bet):
            then = translate(_("With or without a swap, then: {what}"))
            return [then.format(what=_bet(bet, opened=True))]
        case BetDecision():
            jacks = not opened and rules.opening is Opening.JACKS and decision.may_raise
            told = [_bet(decision, opened=opened)]
            if jacks:
                told.append(translate(_("Opening takes a pair of jacks or better.")))
            return told
        case DrawDecision(most=most):
            told = [
                plural("no new cards, or one.", "how many new cards? At most {most}.", most).format(
                    most=most
                )
            ]
            if decision.opener:
                split = _("If the opener splits the openers, type: 2 split")
                told.append(translate(split))
            return told
    return []


def _bet(bet: BetDecision, *, opened: bool) -> str:
    """Behind a colon, with everything worked out."""
    least, most = chips(bet.min_to), chips(bet.max_to)
    only = bet.min_to == bet.max_to
    if bet.may_call:
        template = _("{call} to call.")
        if bet.may_raise:
            template = _("{call} to call, or raise to {least} or more.")
            if bet.max_to < bet.all_in_to:
                template = _("{call} to call, or raise to {least} up to {most}.")
            if only:
                template = _("{call} to call, or raise to {least}.")
    elif not bet.may_check:
        template = _("bet {least} or more, or drop out.")
    elif not bet.may_raise:
        template = _("check.")
    elif bet.price:
        template = (
            _("check, or raise to {least}.") if only else _("check, or raise to {least} or more.")
        )
    elif not opened:
        template = (
            _("check, or open for {least}.") if only else _("check, or open for {least} or more.")
        )
    else:
        template = _("check, or bet {least}.") if only else _("check, or bet {least} or more.")
    return translate(template).format(call=chips(bet.to_call), least=least, most=most)


# The showdown


def shows_first(judging: Judging, name: str) -> str:
    """``Ann shows first.``"""
    return translate(_("{name} shows first.")).format(name=called(name))


_WHO_WINS: Final = _(
    "Who wins? Type numbers, best first: 2 1; a tie: 1=3; or the cards: 1 AsKd 3 7c7d."
)


def ask_who_wins(judging: Judging, names: Sequence[str]) -> list[str]:
    """The hands with their numbers, and what each pot is."""
    hands = ", ".join(f"{number} {called(names[seat])}" for number, seat in numbered(judging))
    return [translate(_("In the showdown: {hands}.")).format(hands=hands), translate(_WHO_WINS)]


def numbered(judging: Judging) -> list[tuple[int, int]]:
    """Number and seat, in the order of showing."""
    first = judging.seats.index(judging.first)
    return list(enumerate((*judging.seats[first:], *judging.seats[:first]), start=1))


def no_winner_yet(number: int, amount: int, contenders: Sequence[str], pots: int) -> str:
    """What is still to be said for a pot."""
    template = _("Who wins the pot of {amount}: {who}?")
    if number:
        template = _("Who wins side pot {number} of {amount}: {who}?")
    elif pots > 1:
        template = _("Who wins the main pot of {amount}: {who}?")
    who = together([called(name) for name in contenders])
    return translate(template).format(number=number, amount=chips(amount), who=who)

"""What happened, in whole sentences: the log and the plain-text table.

Sentences are made from events as a seat may see them, so they say no more than those.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.cards import UNKNOWN, Card
from drawholdem_tui.engine.pots import Pot
from drawholdem_tui.engine.ranking import rank_hand
from drawholdem_tui.words.cards import Face, faces, in_words
from drawholdem_tui.words.hands.names import hand_name, with_hand
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import chips, how_many
from drawholdem_tui.words.people import Told, Who, called, told
from drawholdem_tui.words.table import actions
from drawholdem_tui.words.table.awards import SWAP_POT, Award, award_of, awarded, in_the_pots


@dataclass(slots=True)
class Bettors:
    """A fold over the public events of a hand."""

    seats: int = 0
    gone: set[int] = field(default_factory=set)  # folded
    all_in: set[int] = field(default_factory=set)
    split: bool = False  # the openers: a part of them is discarded (DP-6)
    opening: bool = False  # the first interval of draw poker, where a first bet opens (DP-4)

    @property
    def one_pot(self) -> bool:
        """Whether there can be no side pot yet."""
        return not self.all_in - self.gone or self.seats - len(self.gone) < 3

    @property
    def able(self) -> int:
        """How many have cards and chips."""
        return self.seats - len(self.gone | self.all_in)

    def after(self, event: e.Event) -> None:
        match event:
            case e.HandStarted(stacks):
                self.seats = len(stacks)
            case e.HoleCardsDealt(hands):
                self.opening = len(hands[0]) == 5
            case e.Burned():
                self.opening = False
            case e.OpenersSplit():
                self.split = True
            case e.Folded(seat):
                self.gone.add(seat)
            case e.BetReturned(seat):
                self.all_in.discard(seat)
            case (
                e.AntePosted(seat, all_in=True)
                | e.BlindPosted(seat, all_in=True)
                | e.Called(seat, all_in=True)
                | e.Raised(seat, all_in=True)
                | e.CardSwapped(seat, all_in=True)
            ):
                self.all_in.add(seat)


_PASSED_IN = (
    _("Nobody opened: {amount} stays in the pot."),
    _("Nobody opened: the pot of {amount} is shared out."),  # by the last hand of the evening
)
_STREETS = {
    e.Street.FLOP: _("Flop, pot {pot}: {cards}."),
    e.Street.TURN: _("Turn, pot {pot}: {cards}."),
    e.Street.RIVER: _("River, pot {pot}: {cards}."),
}
_STREETS_WITH_A_SWAP_POT = {
    e.Street.FLOP: _("Flop, pot {pot} + swap pot {apart}: {cards}."),
    e.Street.TURN: _("Turn, pot {pot} + swap pot {apart}: {cards}."),
    e.Street.RIVER: _("River, pot {pot} + swap pot {apart}: {cards}."),
}
_TITLES = {
    e.Street.FLOP: _("Flop"),
    e.Street.TURN: _("Turn"),
    e.Street.RIVER: _("River"),
    e.Street.DRAW: _("Draw"),
}


def street_title(street: e.Street, pot: int, swap_pot: int) -> tuple[str, str]:
    """Of what happens from there on, and what there is to win."""
    won = _("pot {pot} + swap pot {apart}") if swap_pot else _("pot {pot}")
    return translate(_TITLES[street]), translate(won, pot=chips(pot), apart=chips(swap_pot))


@dataclass(slots=True)
class Storyteller:
    """Tells one hand, event by event, with the seats' ``names``; ``you`` is the seat of a person
    who plays alone and is addressed."""

    names: Sequence[str]
    face: Face
    you: int | None = None
    is_last: bool = False  # no hand follows
    board: tuple[Card, ...] = ()
    shown: dict[int, tuple[Card, ...]] = field(default_factory=dict)  # the hands on the table
    pots: tuple[Pot, ...] = ()
    swap_pot: int = 0
    bettors: Bettors = field(default_factory=Bettors)

    def tell(self, event: e.Event) -> str | None:
        """The sentence of an event; ``None`` if there is nothing to say."""
        self.bettors.after(event)
        match event:
            case e.HandShown(seat, cards):
                return self._hand_shown(seat, cards)
            case e.PotAwarded(pot, amount, shares):
                return self._won(award_of(pot, max(1, len(self.pots))), pot, amount, shares)
            case e.SwapPotAwarded(amount, shares):
                return self._won(SWAP_POT, 0, amount, shares)
            case e.BetsCollected(pots):
                self.pots = pots
                return self.side_pots(pots) if len(pots) > 1 else None
            case e.BoardDealt(street, cards):
                self.board += cards
                streets = _STREETS_WITH_A_SWAP_POT if self.swap_pot else _STREETS
                return translate(
                    streets[street],
                    pot=chips(self.in_the_pots),
                    apart=chips(self.swap_pot),
                    cards=faces(cards, self.face),
                )
            case e.Burned(e.Street.DRAW):
                return translate(_("The draw, pot {pot}."), pot=chips(self.in_the_pots))
        return self._posting(event) or self._saying(event) or self._swapping(event)

    def _posting(self, event: e.Event) -> str | None:
        match event:
            case e.HandStarted(_, carried) if carried:
                waits = _("The pot starts with {amount} from the last hand.")
                return translate(waits, amount=chips(carried))
            case e.AntePosted(seat, amount):
                return self._by(actions.ANTE[event.all_in], seat, amount)
            case e.BlindPosted(seat, blind, amount):
                return self._by(actions.POSTS[blind][event.all_in], seat, amount)
        return None

    def _saying(self, event: e.Event) -> str | None:
        match event:
            case e.Folded(seat):
                return self._by(actions.FOLD, seat)
            case e.Checked(seat):
                return self._by(actions.CHECK, seat)
            case e.Called(seat, amount, all_in):
                return self._by(actions.CALL[all_in], seat, amount)
            case e.Raised(seat, _, to, opens, all_in):
                first = actions.OPEN if self.bettors.opening else actions.BET
                return self._by((first if opens else actions.RAISE)[all_in], seat, to)
            case e.BetReturned(seat, amount):
                return self._by(actions.GET_BACK, seat, amount)
            case e.HandMucked(seat):
                return self._by(actions.MUCK, seat)
        return None

    def _swapping(self, event: e.Event) -> str | None:
        match event:
            case e.CardSwapped(seat, fee=fee, all_in=all_in):
                return self._by(actions.SWAP[all_in] if fee else actions.SWAP_FREE, seat, fee)
            case e.SwapDeclined(seat, street):
                return self._keeps(seat, street)
            case e.CardsDrawn(seat, count):
                return self._drawn(seat, count) if count else self._by(actions.STAND_PAT, seat)
            case e.OpenersSplit(seat):
                return self._by(actions.SPLIT_OPENERS, seat)
            case e.CardsShown(seat, cards):
                return told(self._who(seat), actions.SHOW_CARDS, cards=faces(cards, self.face))
            case e.RabbitHunted(board, swap):
                return would_have_come(board, swap, self.face)
            case e.OpenersShown(seat, cards):
                shows = actions.SHOW_OPENERS[self.bettors.split] if cards else actions.PROVE_OPENERS
                return told(self._who(seat), shows, cards=faces(cards, self.face))
            case e.PotCarried(amount):
                return translate(_PASSED_IN[self.is_last], amount=chips(amount))
            case e.DeckReshuffled():
                return translate(_("The discards are shuffled into a new deck."))
        return self._fees(event)

    def _keeps(self, seat: int, street: e.Street) -> str | None:
        """Keeping is no news if the same player acts at once, or if others have yet to choose: then
        only the player who kept is told. When there are no more bets, it is all that happens."""
        news = seat == self.you if street is e.Street.PREFLOP else self.bettors.able < 2
        return self._by(actions.KEEP, seat) if news else None

    @property
    def in_the_pots(self) -> int:
        return sum(pot.amount for pot in self.pots)

    def _drawn(self, seat: int, count: int) -> str:
        who = self._who(seat)
        if who.you:
            told = plural("You draw one card.", "You draw {count} cards.", count)
        else:
            told = plural("{name} draws one card.", "{name} draws {count} cards.", count)
        return told.format(name=called(who.name), count=how_many(count))

    def _fees(self, event: e.Event) -> str | None:
        if not isinstance(event, e.FeesCollected):
            return None
        self.swap_pot += event.swap_pot
        template = _("The swap fees, {main}, go into the main pot.")
        if self.bettors.one_pot:
            template = _("The swap fees, {main}, go into the pot.")
        if event.swap_pot:
            template = _("The swap fees, {apart}, go into the swap pot.")
        if event.main and event.swap_pot:
            template = _("Swap fees: {main} into the main pot, {apart} into the swap pot.")
        return translate(template, main=chips(event.main), apart=chips(event.swap_pot))

    def _hand_shown(self, seat: int, cards: tuple[Card, ...]) -> str:
        who, held = self._who(seat), faces(cards, self.face)
        if not cards:  # at a real table everybody sees them, but the program
            return told(who, actions.SHOW_HAND)
        self.shown[seat] = cards
        # the rest of the board is still to come (TH-11), or nobody has told it
        if len(cards + self.board) < 5 or UNKNOWN in self.board:
            return told(who, actions.SHOW_CARDS, cards=held)
        ranked = rank_hand(cards + self.board)
        if self.face is in_words:  # whoever listens has heard the board
            return told(who, actions.SHOW_FIVE, five=held, hand=hand_name(ranked))
        sentence = actions.SHOW_FIVE if set(ranked.five) == set(cards) else actions.SHOW
        five = faces(ranked.five, self.face)
        return told(who, sentence, cards=held, hand=hand_name(ranked), five=five)

    def _won(
        self, award: Award, number: int, amount: int, shares: tuple[tuple[int, int], ...]
    ) -> str:
        winners = [(self._who(seat), part) for seat, part in shares]
        held = self.shown.get(shares[0][0])
        ranked = held and UNKNOWN not in self.board
        won_with = with_hand(rank_hand(held + self.board)) if held and ranked else ""
        return awarded(award, number, amount, winners, won_with)

    def side_pots(self, pots: Sequence[Pot]) -> str:
        """All of them, and who can win each."""
        return in_the_pots(
            [(pot.amount, [self._who(seat) for seat in pot.contenders]) for pot in pots]
        )

    def _by(self, sentence: Told, seat: int, amount: int = 0) -> str:
        return told(self._who(seat), sentence, amount=chips(amount))

    def _who(self, seat: int) -> Who:
        return Who(self.names[seat], seat == self.you)


def would_have_come(board: Sequence[Card], swap: Card | None, face: Face) -> str:
    """The rest of the board, the card of a swap that was declined, or both."""
    if swap is None:
        template = _("The board would have run out: {board}.")
    elif not board:
        template = _("A swap would have brought {swap}.")
    else:
        template = _("The board would have run out: {board}. A swap would have brought {swap}.")
    return translate(
        template, board=faces(board, face), swap=face(swap) if swap is not None else ""
    )

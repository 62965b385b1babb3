"""The hand of a real table as it is called out, whoever shows it."""

from __future__ import annotations

from collections.abc import Sequence

from drawholdem_tui.engine.cards import UNKNOWN
from drawholdem_tui.engine.events import (
    BetReturned,
    BetsCollected,
    BoardDealt,
    HandShown,
    Held,
    Raised,
)
from drawholdem_tui.engine.judging import Judging
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.engine.view import SeatState
from drawholdem_tui.evening.real.ahead import HandAtHand
from drawholdem_tui.evening.real.offers import have_spoken
from drawholdem_tui.evening.real.table import Referee, Standing, TakenBack
from drawholdem_tui.evening.real.words import BoardTold, words_for
from drawholdem_tui.match.dealing import HandResult
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.words.cards import Face, faces
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.people import called
from drawholdem_tui.words.table.evening import hand_heading, not_dealt_in
from drawholdem_tui.words.table.mistakes import (
    board_forgotten,
    lies_again,
    mistake_in_words,
    put_back_on_the_table,
    taken_back,
)
from drawholdem_tui.words.table.referee import Caller, deal_to, push_to
from drawholdem_tui.words.table.who_wins import shows_first
from drawholdem_tui.words.table.whose_turn import turn_of


def comes_to(referee: Referee, then: Standing, face: Face) -> list[str]:
    """What a hand that is over brings each, though its last word can still be taken back; ``then``
    is how the match will stand."""
    match, result = then
    if result is None:
        return []
    show = HandOnShow(match.chairs, {}, referee.match.rules, face, referee.dealing)
    for event in referee.events:
        show.after(event)
    return show.ends(result)


class CalledHand:
    """What has happened in it so far, and what the dealer does now."""

    def __init__(self, referee: HandAtHand, face: Face) -> None:
        self._referee = referee
        self._face = face
        self._again()

    @property
    def names(self) -> list[str]:
        """By seat, as they are read."""
        chairs = self._referee.dealing.chairs if self._referee.dealing else ()
        return [called(self._referee.match.chairs[chair].name) for chair in chairs]

    @property
    def button(self) -> str:
        dealing = self._referee.dealing
        return called(self._referee.match.chairs[dealing.button].name) if dealing else ""

    def begins(self) -> list[str]:
        """Its heading; nothing else of it has been told."""
        self._again()
        dealing, match = self._referee.dealing, self._referee.match
        if dealing is None:
            return []
        told = self._referee.evening.told_with_a_hand()
        away = [seat for chair, seat in enumerate(match.chairs) if chair not in dealing.chairs]
        without = not_dealt_in(
            [(seat.name, seat.waits) for seat in away if seat.stack and not seat.left]
        )
        return [*hand_heading(dealing, match, None, ""), *without, *told]

    def news(self) -> list[str]:
        """What has happened since last time."""
        events = self._referee.events[self._told :]
        self._told += len(events)
        return self._caller.tell(events)

    def stands_otherwise(self) -> None:
        """Something was taken back, or told of cards that lie there: nothing of it is news."""
        self._again()
        self.news()

    def _again(self) -> None:
        self._told = 0  # events
        match, dealing = self._referee.match, self._referee.dealing
        self.show = HandOnShow(match.chairs, {}, match.rules, self._face, dealing)
        self.show.is_last = self._referee.evening.is_last_hand
        self._caller = Caller(self.names, self.show.after, self._referee.aside)

    def ends(self, result: HandResult) -> list[str]:
        return self.show.ends(result)

    def turn(self) -> str:
        """Whose it is, and what it costs; or who shows first."""
        referee, rules = self._referee, self.show.rules
        if (judging := referee.judging) is not None:
            return self._shows(judging)
        decision = referee.decision
        if decision is None:
            return ""
        draws = rules.game is Game.DRAW_POKER and not rules.has_blinds
        opened = not draws or self.show.stage.opener is not None
        street = self.show.stage.street
        name, fee = self.names[decision.seat], self.show.stage.fee
        hand = referee.hand
        if hand and decision.seat in have_spoken(hand, hand.view(None)):
            fee = None  # it is too late for it, whatever it costs
        return turn_of(decision, name, rules, street, opened=opened, fee=fee)

    def _shows(self, judging: Judging) -> str:
        """Nothing where the hands lie open already, since before the board was complete (TH-11)."""
        if any(isinstance(event, HandShown) for event in self._referee.events):
            return ""
        hand = self._referee.hand
        seats = hand.view(None).seats if hand else ()
        all_in = any(seat.state is SeatState.ALL_IN for seat in seats)
        rules = self.show.rules
        may_muck = rules.muck and rules.game is Game.HOLDEM
        return shows_first(self.names[judging.first], may_muck=may_muck, all_in=all_in)

    def deal(self) -> str:
        """How the dealer begins it."""
        return deal_to(self.names[0], self.show.rules.hole_cards)

    def push(self) -> str:
        """What the dealer does once it is over; nothing where the pot stays."""
        hand = self._referee.hand
        found = hand.won().items() if hand else ()
        won = [(self.names[seat], amount) for seat, amount in found if amount]
        return push_to(won, self._returned()) if won else ""

    def _returned(self) -> list[tuple[str, int]]:
        """Of the last bets what nobody had matched."""
        found: list[tuple[str, int]] = []
        for event in self._referee.events:
            if isinstance(event, BoardDealt):
                found = []
            elif isinstance(event, BetReturned):
                found.append((self.names[event.seat], event.amount))
        return found

    def put_in(self) -> list[tuple[str, int]]:
        """What everybody has paid so far, whoever has: a misdeal gives it back. Nothing once the
        pots have been pushed."""
        hand = self._referee.hand
        if hand is None or hand.over:
            return []
        view = hand.view(None)
        paid = [had - seat.stack for had, seat in zip(view.table.stacks, view.seats, strict=True)]
        return [(name, each) for name, each in zip(self.names, paid, strict=True) if each]

    def board(self) -> str:
        """As far as somebody has typed it."""
        board = self._referee.board
        told = any(card != UNKNOWN for card in board)
        said = _("Board: {cards}.") if told else _("Board: not typed in yet.")
        return translate(said).format(cards=faces(board, self._face))

    def taken_back(self, backs: Sequence[TakenBack]) -> list[str]:
        """A line each, and how the chips lie again where they had been collected."""
        hand = self._referee.hand
        lines = [self._taken_back(back) for back in backs]
        if hand and any(isinstance(it, BetsCollected) for back in backs for it in back.undone):
            view = hand.view(None)
            bets = [(self.names[seat.seat], seat.bet) for seat in view.seats if seat.bet]
            fees = [(self.names[it.seat], it.fee) for it in view.line if it.held is not Held.BET]
            pots = sum(pot.amount for pot in view.pots)
            lines.append(lies_again(pots, view.swap_pot, bets, [each for each in fees if each[1]]))
        return lines

    def _taken_back(self, back: TakenBack) -> str:
        if isinstance(back.entry, BoardTold):
            return board_forgotten()
        name = self.names[back.seat] if back.seat is not None else None
        opens = any(isinstance(event, Raised) and event.opens for event in back.undone[:1])
        said = mistake_in_words(words_for(back.entry), opens=opens)
        told = taken_back(said, name, back.amount)
        return " ".join([told, *put_back_on_the_table(back.entry, self.names, back.undone)])

"""The hand of a real table as it is called out, whoever shows it."""

from __future__ import annotations

from drawholdem_tui.engine.cards import UNKNOWN
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.evening.real.ahead import HandAtHand
from drawholdem_tui.evening.real.table import TakenBack
from drawholdem_tui.evening.real.words import words_for
from drawholdem_tui.match.dealing import HandResult
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.words.cards import Face, faces
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.people import called
from drawholdem_tui.words.table.evening import hand_heading
from drawholdem_tui.words.table.mistakes import mistake_in_words, taken_back
from drawholdem_tui.words.table.referee import Caller, deal_to, push_to, shows_first, turn_of


class CalledHand:
    """What has happened in it so far, and what the dealer does now."""

    def __init__(self, referee: HandAtHand, face: Face) -> None:
        self._referee = referee
        self._face = face
        self._told = 0  # events
        self.show = self._on_show()
        self._caller = Caller(self.names, self.show.after)

    @property
    def names(self) -> list[str]:
        """By seat, as they are read."""
        chairs = self._referee.dealing.chairs if self._referee.dealing else ()
        return [called(self._referee.match.chairs[chair].name) for chair in chairs]

    @property
    def button(self) -> str:
        """Who has it in this hand."""
        dealing = self._referee.dealing
        return called(self._referee.match.chairs[dealing.button].name) if dealing else ""

    def _on_show(self) -> HandOnShow:
        match = self._referee.match
        return HandOnShow(match.chairs, {}, match.rules, self._face, self._referee.dealing)

    def begins(self) -> list[str]:
        """Its heading; nothing else of it has been told."""
        self._again()
        dealing, match = self._referee.dealing, self._referee.match
        if dealing is None:
            return []
        told = self._referee.evening.told_with_a_hand()
        return [*hand_heading(dealing, match, None, ""), *told]

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
        self._told = 0
        self.show = self._on_show()
        self._caller = Caller(self.names, self.show.after)

    def ends(self, result: HandResult) -> list[str]:
        return self.show.ends(result)

    def turn(self) -> str:
        """Whose it is, and what it costs; or who shows first."""
        referee, rules = self._referee, self.show.rules
        if (judging := referee.judging) is not None:
            return shows_first(judging, self.names[judging.first])
        decision = referee.decision
        if decision is None:
            return ""
        draws = rules.game is Game.DRAW_POKER and not rules.has_blinds
        opened = not draws or self.show.stage.opener is not None
        street = self.show.stage.street
        return turn_of(decision, self.names[decision.seat], rules, street, opened=opened)

    def deal(self) -> str:
        """How the dealer begins it."""
        return deal_to(self.names[0], self.show.rules.hole_cards)

    def push(self) -> str:
        """What the dealer does once it is over; nothing where the pot stays."""
        hand = self._referee.hand
        won = {seat: amount for seat, amount in hand.won().items() if amount} if hand else {}
        return push_to([(self.names[seat], amount) for seat, amount in won.items()]) if won else ""

    def board(self) -> str:
        """As far as somebody has typed it."""
        board = self._referee.board
        told = any(card != UNKNOWN for card in board)
        said = _("Board: {cards}.") if told else _("Board: not typed in yet.")
        return translate(said).format(cards=faces(board, self._face))

    def taken_back(self, back: TakenBack) -> str:
        name = self.names[back.seat] if back.seat is not None else None
        return taken_back(mistake_in_words(words_for(back.entry)), name)

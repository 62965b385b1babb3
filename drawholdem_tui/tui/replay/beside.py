"""What is worked out beside a replay, where somebody wants it: the chances of open hands, and what
choices cost, as the coach grades them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from drawholdem_tui.engine.cards import UNKNOWN, Card
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.story.player import Player
from drawholdem_tui.tui.hot_seat.screen_port import Front, Notices
from drawholdem_tui.tui.hot_seat.worked_out import Chances, Grading, OpenHands
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.replay.commands import EYES
from drawholdem_tui.words.language import _, translate

if TYPE_CHECKING:  # nobody waits for it at the start
    from drawholdem_tui.players.coach.review import Reviewed


class ReplayChances(Chances):
    """Of the hands that lie open where somebody is."""

    def __init__(self, front: Front) -> None:
        super().__init__(front)
        self.wanted = False

    def turn(self) -> None:
        """Somebody wants them, or no longer."""
        self.wanted = not self.wanted
        self.count(None)

    def look(self, player: Player) -> bool:
        """Somebody is elsewhere; whether there is a hand to tell the chances of, if wanted."""
        is_told = self.wanted and player.rules.game is Game.HOLDEM and not player.at_the_end
        if not is_told or UNKNOWN in player.show.board:
            self.count(None)
            return not is_told
        hands, own = _open_hands(player), player.recorded.own
        live = sum(not seat.folded for seat in player.show.stage.seats)
        there = bool(hands)
        if live > len(hands):  # one's own against those of which nothing is known
            hands = {seat: cards for seat, cards in hands.items() if seat == own}
        opened = OpenHands(hands, player.show.board, live - len(hands))
        self.count(opened if hands or not live else None)
        return there


def _open_hands(player: Player) -> dict[int, tuple[Card, ...]]:
    held = {seat: on.cards for seat, on in enumerate(player.show.stage.seats) if not on.folded}
    own = player.recorded.own
    if own in held and player.own_cards:
        held[own] = player.own_cards
    return {
        seat: tuple(card for card in cards if card is not None)
        for seat, cards in held.items()
        if cards and None not in cards
    }


class WhatCost(Grading):
    """Judged are the choices of those whose cards may be seen. ``arrived`` is called where somebody
    has gone to one."""

    def __init__(
        self, player: Player, front: Front, notices: Notices, arrived: Callable[[], None]
    ) -> None:
        super().__init__(front)
        self.told = False  # with each choice
        self._player = player
        self._notices = notices
        self._arrived = arrived

    def take_up(self, player: Player) -> None:
        """Another hand."""
        self.stop()
        self._player = player

    def turn(self) -> None:
        """Somebody wants it told, or no longer."""
        self.told = not self.told
        self.look()

    def look(self) -> None:
        """Somebody is elsewhere, or sees other cards."""
        hand = self._player.recorded.hand
        if hand.over:
            self.look_at(hand, self._player.seen_seats(), lambda: None)

    def here(self, seat: int) -> Reviewed | None:
        """What there is to say of this seat's choice that is made here."""
        at = self._player.place.actions
        return next((each for each in self._every({seat}) if each.number == at), None)

    def go(self, step: int, keymap: Keymap, *, every: bool = False) -> None:
        """Forward or back to the next that was dear, or has a price at all, as soon as the coach
        has thought."""
        seats, hand = self._player.seen_seats(), self._player.recorded.hand
        if not seats or not hand.over:
            template = translate(_("no hand can be graded here; {key}: all cards"))
            self._notices.tell(template.format(key=keymap.key_of(EYES)))
            return
        if not self.knows(seats):
            self._notices.tell(translate(_("The coach is thinking\u2026")))
        self.look_at(hand, seats, lambda: self._step(seats, step, every=every))

    def _step(self, seats: set[int], step: int, *, every: bool) -> None:
        here = self._player.place.actions
        found = sorted(self.prices(seats)) if every else self.dear(seats)
        ahead = [n for n in found if n > here] if step > 0 else [n for n in found if n < here][::-1]
        if not ahead:
            none = _("no mistakes") if not found else _("no more mistakes")
            self._notices.tell(translate(_("no more graded decisions") if every else none))
        elif self._player.before_action(ahead[0]):
            self.told = True
            self._arrived()

    def prices(self, seats: set[int]) -> dict[int, float]:
        """What each choice cost that has a price, by the number of its action."""
        return {each.number: each.cost for each in self._every(seats)}

    def dear(self, seats: set[int]) -> list[int]:
        """The numbers of the mistakes, in order."""
        return sorted(each.number for each in self._every(seats) if each.is_mistake)

    def _every(self, seats: set[int]) -> list[Reviewed]:
        return [each for seat in seats if (looked := self.of(seat)) for each in looked.every]

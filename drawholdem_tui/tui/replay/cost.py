"""What choices cost, as the coach grades them: told with each, and gone to from one to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from drawholdem_tui.story.player import Player
from drawholdem_tui.tui.hot_seat.grading import Grading
from drawholdem_tui.tui.hot_seat.screen_port import Front, Notices
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.replay.commands import EYES
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

if TYPE_CHECKING:  # nobody waits for it at the start
    from drawholdem_tui.players.coach.review import Reviewed


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
        every = looked.every if (looked := self.of(seat)) else ()
        at = self._player.place.actions
        return next((each for each in every if each.number == at), None)

    def go(self, step: int, keymap: Keymap, *, every: bool = False) -> None:
        """Forward or back to the next that was dear, or has a price at all, as soon as the coach
        has thought."""
        seats, hand = self._player.seen_seats(), self._player.recorded.hand
        if not seats or not hand.over:
            key = keymap.key_of(EYES)
            template = translate(_("no hand can be graded here; {key}: all cards"))
            self._notices.tell(template.format(key=key))
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
        found = (looked for seat in seats if (looked := self.of(seat)))
        return {each.number: each.cost for looked in found for each in looked.every}

    def dear(self, seats: set[int]) -> list[int]:
        """The numbers of the actions that cost something, in order."""
        from drawholdem_tui.players.odds.price import Grade

        found = (looked for seat in seats if (looked := self.of(seat)))
        return sorted(
            each.number
            for looked in found
            for each in looked.every
            if each.grade in (Grade.COSTS, Grade.COSTS_MUCH)
        )

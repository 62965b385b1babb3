"""What choices cost, as the coach grades them: told with each, and gone to from one to the next."""

from __future__ import annotations

from collections.abc import Callable

from drawholdem_tui.story.player import Player
from drawholdem_tui.tui.hot_seat.notices import Notices
from drawholdem_tui.tui.hot_seat.screen_port import Front
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.replay.commands import EYES
from drawholdem_tui.tui.replay.reviewing import Reviewing
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


class WhatCost:
    """Judged are the choices of those whose cards may be seen. ``arrived`` is called where somebody
    has gone to one."""

    def __init__(
        self, player: Player, front: Front, notices: Notices, arrived: Callable[[], None]
    ) -> None:
        self.told = False  # with each choice
        self.reviewing = Reviewing(player.recorded.hand, front)
        self._player = player
        self._front = front
        self._notices = notices
        self._arrived = arrived

    def take_up(self, player: Player) -> None:
        """Another hand: of the one before nobody wants to know any more."""
        self.reviewing.stop()
        self.reviewing = Reviewing(player.recorded.hand, self._front)
        self._player = player

    def turn(self) -> None:
        """Somebody wants it told, or no longer."""
        self.told = not self.told
        self.look()

    def look(self) -> None:
        """Somebody is elsewhere, or sees other cards."""
        if self.told and self._player.recorded.hand.over:
            self.reviewing.look_at(self._player.seen_seats())

    def go(self, step: int, keymap: Keymap) -> None:
        """Forward or back, as soon as the coach has thought."""
        seats = self._player.seen_seats()
        if not seats or not self._player.recorded.hand.over:
            key = keymap.key_of(EYES)
            template = translate(_("nobody's cards can be judged here; {key}: all cards"))
            self._notices.tell(template.format(key=key))
            return
        if not self.reviewing.knows(seats):
            self._notices.tell(translate(_("The coach thinks \u2026")))
        self.reviewing.look_at(seats, lambda: self._step(seats, step))

    def _step(self, seats: set[int], step: int) -> None:
        here = self._player.place.actions
        dear = self.reviewing.dear(seats)
        ahead = [n for n in dear if n > here] if step > 0 else [n for n in dear if n < here][::-1]
        if not ahead:
            none = _("no choice cost anything") if not dear else _("no further choice that cost")
            self._notices.tell(translate(none))
        elif self._player.before_action(ahead[0]):
            self.told = True
            self._arrived()

"""From one choice that cost something to the next, as the coach grades them."""

from __future__ import annotations

from collections.abc import Callable

from drawholdem_tui.story.player import Player
from drawholdem_tui.tui.directing.again.reviewing import Reviewing
from drawholdem_tui.tui.directing.notices import Notices
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


class WhatCost:
    """In one hand; judged are the choices of those whose cards may be seen. ``arrived`` is called
    where there is one."""

    def __init__(
        self,
        player: Player,
        reviewing: Reviewing,
        notices: Notices,
        arrived: Callable[[], None],
    ) -> None:
        self._player = player
        self._reviewing = reviewing
        self._notices = notices
        self._arrived = arrived

    def go(self, step: int, keymap: Keymap) -> None:
        """Forward or back, as soon as the coach has thought."""
        seats = self._player.seen_seats()
        if not seats or not self._player.recorded.hand.over:
            key = keymap.key_of("replay eyes")
            template = translate(_("nobody's cards can be judged here; {key}: all cards"))
            self._notices.tell(template.format(key=key))
            return
        if not self._reviewing.knows(seats):
            self._notices.tell(translate(_("The coach thinks \u2026")))
        self._reviewing.look_at(seats, lambda: self._step(seats, step))

    def _step(self, seats: set[int], step: int) -> None:
        here = self._player.place.actions
        dear = self._reviewing.dear(seats)
        ahead = [n for n in dear if n > here] if step > 0 else [n for n in dear if n < here][::-1]
        if not ahead:
            none = _("no choice cost anything") if not dear else _("no further choice that cost")
            self._notices.tell(translate(none))
        elif self._player.before_action(ahead[0]):
            self._arrived()

"""A game that waits to be gone on with, in the line of the menu."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import plural, translate
from drawholdem_tui.words.numbers import net
from drawholdem_tui.words.people import called
from drawholdem_tui.words.times import day, here, here_and_now


def waits(
    game: str, hand: int, people: Sequence[tuple[str, int]], computers: int, when: str
) -> str:
    """``Draw-Holdem, hand 6: You -40, 2 computers; yesterday, 21:10``. ``people`` with what they
    have won so far, ``when`` as the book has it."""
    players = [f"{called(name)} {net(won)}" for name, won in people]
    if computers:
        template = plural("one computer", "{number} computers", computers)
        players.append(template.format(number=computers))
    said = translate(_("{game}, hand {hand}: {players}; {when}"))
    return said.format(game=game, hand=hand, players=", ".join(players), when=_lately(when))


def _lately(moment: str) -> str:
    """As one says it of the last days."""
    then = here(moment)
    days = (here_and_now().date() - then.date()) // timedelta(days=1)
    template = {0: _("today, {time}"), 1: _("yesterday, {time}")}.get(days, _("{day}, {time}"))
    return translate(template).format(day=day(then), time=f"{then:%H:%M}")

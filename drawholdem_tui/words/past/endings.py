"""What a hand came to for somebody, in a few words: items of the table at its end."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips

_FOLDED: Final = {
    Street.PREFLOP: _("folded before the flop"),
    Street.FLOP: _("folded on the flop"),
    Street.TURN: _("folded on the turn"),
    Street.RIVER: _("folded on the river"),
    Street.DRAW: _("folded after the draw"),
}


def folded(street: Street, game: Game) -> str:
    """When somebody gave up."""
    if street is Street.PREFLOP and game is Game.DRAW_POKER:
        return translate(_("folded before the draw"))
    return translate(_FOLDED[street])


def unseen(*, won: bool, mucked: bool) -> str:
    """Somebody was in it to the end, and has not shown."""
    if won:
        return translate(_("nobody called"))
    return translate(_("beaten, not shown")) if mucked else ""


def beaten_with(hand: str) -> str:
    """The same, told to whoever held it and plays alone."""
    return translate(_("{hand}, not shown")).format(hand=hand)


def from_pot(pot: int | None, amount: int, pots: int) -> str:
    """What has come from a pot by its number, ``None`` for the swap pot, where there are so many
    betting pots."""
    template = _("{amount} side {number}")
    if pot is None:
        template = _("{amount} swap pot")
    elif pots == 1:
        template = _("{amount} pot")
    elif pot == 0:
        template = _("{amount} main")
    elif pots == 2:
        template = _("{amount} side")
    return translate(template).format(amount=chips(amount), number=pot)

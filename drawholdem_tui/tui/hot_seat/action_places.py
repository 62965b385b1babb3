"""The fixed places of the action bar, and what they say while nothing is possible there."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.engine.rules import Game, Rules
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

FOLD: Final = "fold"
CALL: Final = "call"
RAISE: Final = "raise"
SWAP: Final = "swap"
KEEP: Final = "keep"

_BARE: Final = {
    FOLD: _("fold"),
    CALL: _("check"),
    RAISE: _("raise"),
    SWAP: _("swap"),
    KEEP: _("keep"),
}
_BARE_IN_DRAW_POKER: Final = {**_BARE, SWAP: _("draw"), KEEP: _("stand pat")}


def places(rules: Rules) -> tuple[str, ...]:
    """The places in this game, in their order."""
    exchanges = rules.swaps or rules.game is Game.DRAW_POKER
    return (FOLD, CALL, RAISE, SWAP, KEEP) if exchanges else (FOLD, CALL, RAISE)


def bare_label(place: str, rules: Rules) -> str:
    """What a place says without anything to say there."""
    draw_poker = rules.game is Game.DRAW_POKER
    return translate((_BARE_IN_DRAW_POKER if draw_poker else _BARE)[place])

"""What the marks beside a name at the table mean, for the help."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.engine.rules import Game, Rules
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_MARKS: Final = (
    _("D: the button, who is dealt to last."),
    _("SB, BB, OB: posted the small blind, the big blind, an overblind."),
    _("raiser: bet or raised last."),
)
_OPENER: Final = _("opener, or O: made the first bet before the draw.")
_SWAPPED: Final = _("\u21c42: has swapped twice in this hand.")


def marks_in_short(rules: Rules) -> list[str]:
    """With a heading."""
    lines = [translate(line) for line in _MARKS]
    if rules.game is Game.DRAW_POKER and not rules.has_blinds:
        lines.append(translate(_OPENER))
    if rules.swaps:
        lines.append(translate(_SWAPPED))
    return [translate(_("Beside a name:")), *(f"  {line}" for line in lines)]

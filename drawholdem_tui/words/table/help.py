"""The help at the table: how cards are exchanged in this game, and the marks beside a name."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.engine.rules import FeeBase, Game, Opening, Rules
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips

# DH-3 to DH-20
_SWAPS: Final = (
    _("Before the flop everyone may swap one card for {fee}; the blinds swap free."),
    _("That fee counts as a bet. The betting begins when all have chosen."),
    _("Later a swap costs the size of the pot when the street was dealt."),
    _("On each street you may swap once, on your first turn, before you bet."),
    _("Fees go to the main pot; if one of 3+ players is all-in, to the swap pot."),
    _("The best hand wins the whole swap pot, even when all-in for less."),
)
_THE_MAIN_POT: Final = _("Later a swap costs the size of the main pot when the street was dealt.")
_DRAW: Final = _("After the first betting round everyone draws once, then bets again.")
_JACKS: Final = _("You need a pair of jacks or better to open, and prove it at the end.")
_PASS_AND_OUT: Final = _("No checks before the first bet: bet or fold.")


def swapping_in_short(rules: Rules) -> list[str]:
    """With a heading; empty in games without exchanges."""
    if rules.game is Game.DRAW_POKER:
        opening = {Opening.JACKS: _JACKS, Opening.PASS_AND_OUT: _PASS_AND_OUT}.get(rules.opening)
        lines = [_DRAW, *([opening] if opening else [])]
        return [translate(_("The draw:")), *(f"  {translate(line)}" for line in lines)]
    if not rules.swaps:
        return []
    said = [
        translate(_THE_MAIN_POT if rules.fee_base is FeeBase.MAIN and place == 2 else line)
        for place, line in enumerate(_SWAPS)
    ]
    fee = chips(rules.small_blind)
    return [translate(_("Swapping:")), *(f"  {line.format(fee=fee)}" for line in said)]


_MARKS: Final = (
    _("D: the button, dealt last."),
    _("SB, BB, OB: posted the small blind, the big blind, an overblind (twice the big blind)."),
)
_OPENER: Final = _("opener, or O: made the first bet before the draw.")
_SWAPPED: Final = _("\u21c42: has swapped twice in this hand.")


def marks_in_short(rules: Rules) -> list[str]:
    lines = [translate(line) for line in _MARKS]
    if rules.game is Game.DRAW_POKER and not rules.has_blinds:
        lines.append(translate(_OPENER))
    if rules.swaps:
        lines.append(translate(_SWAPPED))
    return [translate(_("Next to a name:")), *(f"  {line}" for line in lines)]

"""What it costs to stay and what can be won, where amounts are as large as cards."""

from __future__ import annotations

from drawholdem_tui.engine.view import View
from drawholdem_tui.words.language import In, translate
from drawholdem_tui.words.numbers import chips, percent


def in_figures(view: View) -> tuple[tuple[str, str], ...]:
    """Amounts, each with what it is."""
    win = chips(view.to_win)
    if not view.at_risk:
        return ((win, translate(In("below how much", "to win"))),)
    call = chips(view.to_call), translate(In("below how much", "to call"))
    share = translate(
        In("below how much", "to win \u00b7 you need {share}"), share=percent(view.needs)
    )
    return call, (win, share)

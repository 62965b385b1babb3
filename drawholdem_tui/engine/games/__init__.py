"""The games, each a script over the same dealer."""

from __future__ import annotations

from collections.abc import Callable

from drawholdem_tui.engine.dealer import Dealer
from drawholdem_tui.engine.games import draw_poker, holdem
from drawholdem_tui.engine.judging import WholeScript
from drawholdem_tui.engine.rules import Game, Rules


def script_of(rules: Rules) -> Callable[[Dealer], WholeScript]:
    return draw_poker.script if rules.game is Game.DRAW_POKER else holdem.script

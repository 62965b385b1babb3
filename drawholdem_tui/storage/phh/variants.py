"""The variant codes of hand files and the rules they stand for."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.engine.rules import (
    DRAW_HOLDEM,
    DRAW_POKER,
    TEXAS_HOLDEM,
    Game,
    Rules,
    Structure,
)


class Variant(Fact):
    """A preset played in one betting structure. Spread limit is the no-limit code."""

    preset: Rules
    structure: Structure

    @property
    def hole_cards(self) -> int:
        return 5 if self.preset.game is Game.DRAW_POKER else 2

    @property
    def fixed_limit(self) -> bool:
        return self.structure is Structure.FIXED_LIMIT


_LIMITS: Final = {"N": Structure.NO_LIMIT, "P": Structure.POT_LIMIT, "F": Structure.FIXED_LIMIT}
_GAMES: Final = {"T": TEXAS_HOLDEM, "DH": DRAW_HOLDEM, "5D": DRAW_POKER}

VARIANTS: Final[dict[str, Variant]] = {
    letter + game: Variant(preset, structure)
    for game, preset in _GAMES.items()
    for letter, structure in _LIMITS.items()
}


def code_of(rules: Rules) -> str:
    """The code that a hand by these rules is written under."""
    structure = Structure.NO_LIMIT if rules.structure is Structure.SPREAD else rules.structure
    for code, variant in VARIANTS.items():
        preset = variant.preset
        if (preset.game, preset.swaps, variant.structure) == (rules.game, rules.swaps, structure):
            return code
    raise LookupError(rules)  # every game has its three codes

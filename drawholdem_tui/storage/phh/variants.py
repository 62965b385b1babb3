"""The variant codes of hand files and the rules they stand for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drawholdem_tui.engine.rules import (
    DRAW_HOLDEM,
    DRAW_POKER,
    TEXAS_HOLDEM,
    Game,
    Rules,
    Structure,
)


@dataclass(frozen=True, slots=True)
class Variant:
    """A preset played in one betting structure. Spread limit is the no-limit code."""

    preset: Rules
    structure: Structure

    @property
    def hole_cards(self) -> int:
        return 5 if self.preset.game is Game.DRAW_POKER else 2

    @property
    def fixed_limit(self) -> bool:
        return self.structure is Structure.FIXED_LIMIT


_STRUCTURES: Final = {
    "N": Structure.NO_LIMIT,
    "P": Structure.POT_LIMIT,
    "F": Structure.FIXED_LIMIT,
}
_GAMES: Final = {"T": TEXAS_HOLDEM, "DH": DRAW_HOLDEM, "5D": DRAW_POKER}

VARIANTS: Final[dict[str, Variant]] = {
    letter + game: Variant(preset, structure)
    for game, preset in _GAMES.items()
    for letter, structure in _STRUCTURES.items()
}


def code_of(rules: Rules) -> str:
    """The code that a hand by these rules is written under."""
    structure = Structure.NO_LIMIT if rules.structure is Structure.SPREAD else rules.structure
    for code, variant in VARIANTS.items():
        if variant.structure is structure and _same_game(variant.preset, rules):
            return code
    raise LookupError(rules)  # every game has its three codes


def _same_game(preset: Rules, rules: Rules) -> bool:
    return (preset.game, preset.swaps) == (rules.game, rules.swaps)

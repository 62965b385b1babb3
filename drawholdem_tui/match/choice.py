"""Dealer's choice: the game changes from hand to hand or from orbit to orbit, by turn or as whoever
is next to deal chooses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from drawholdem_tui.engine.rules import PRESETS, Rules

GAMES: Final = tuple(PRESETS)


@dataclass(frozen=True, slots=True)
class DealersChoice:
    """``way`` is one of ``mode.WAYS``; ``game`` what is dealt now. Frozen: a rehearsal of the hand
    going on must not move the pots that wait at the real table."""

    way: str
    game: str
    left: int = 0  # hands of this orbit that are still to be dealt
    chosen: str | None = None  # for the next hand
    aside: Mapping[str, int] = field(default_factory=dict)  # pots waiting for their game (DP-5)

    @property
    def waiting(self) -> int:
        return sum(self.aside.values())

    @property
    def by_button(self) -> bool:
        return self.way.startswith("button")

    @property
    def is_open(self) -> bool:
        """Whether the next hand may be of another game, and nobody has said which."""
        return self.by_button and not self.left and self.chosen is None

    def next_game(self, *, first: bool) -> str:
        """Where nobody chooses, it stays."""
        if first or self.left:
            return self.game
        if self.by_button:
            return self.chosen or self.game
        return GAMES[(GAMES.index(self.game) + 1) % len(GAMES)]

    def deal(self, game: str, players: int, carried: int) -> tuple[DealersChoice, int]:
        """After dealing a hand of this game; and the pot that waited for it, in place of the one
        ``carried`` so far, which waits for its own game from now on."""
        left = self.left or (players if self.way.endswith(":orbit") else 0)
        aside = dict(self.aside)
        if game != self.game:
            if carried:
                aside[self.game] = carried
            carried = aside.pop(game, 0)
        return replace(self, game=game, left=max(0, left - 1), chosen=None, aside=aside), carried


def rules_of_game(game: str, rules: Rules) -> Rules:
    """The stakes of the table in another game: where there are no blinds, the small one is the
    ante."""
    preset = PRESETS[game]
    if (preset.game, preset.swaps, preset.opening) == (rules.game, rules.swaps, rules.opening):
        return rules
    return replace(
        preset,
        small_blind=rules.small_blind,
        big_blind=rules.big_blind,
        ante=rules.ante if preset.has_blinds else rules.ante or rules.small_blind,
        ante_kind=rules.ante_kind,
        structure=rules.structure,
        spread=rules.spread,
        big_bet=rules.big_bet,
    )

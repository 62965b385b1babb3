"""Dealer's choice: the game changes from hand to hand or from orbit to orbit, by turn or as whoever
is next to deal chooses."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from drawholdem_tui.engine.rules import PRESETS, Rules

GAMES: Final = tuple(PRESETS)


@dataclass(slots=True)
class DealersChoice:
    """``way`` is one of ``mode.WAYS``; ``game`` what is dealt now."""

    way: str
    game: str
    left: int = 0  # hands of this orbit that are still to be dealt
    chosen: str | None = None  # for the next hand
    aside: dict[str, int] = field(default_factory=dict)  # pots that wait for their own game (DP-5)

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

    def deal(self, game: str, players: int, carried: int) -> int:
        """A hand of this game is dealt; the pot that waits for it, in place of the other's."""
        if not self.left and self.way.endswith(":orbit"):
            self.left = players
        self.left = max(0, self.left - 1)
        self.chosen = None
        if game != self.game:
            self.aside[self.game] = self.aside.get(self.game, 0) + carried
            carried = self.aside.pop(game, 0)
            self.game = game
        return carried


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

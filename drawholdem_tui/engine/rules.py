"""Rules: every house rule a named field, and the presets.

Values are the words that the command line and hand files use. A ``Rules`` that exists is one
that can be played: what does not go together is refused when it is made.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from drawholdem_tui.engine.errors import RulesError
from drawholdem_tui.strangers.numbers import is_whole

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 10  # TH-1, DP-1


class Game(enum.StrEnum):
    HOLDEM = "holdem"
    DRAW_POKER = "draw-poker"


class Structure(enum.StrEnum):  # TH-5, DP-3
    NO_LIMIT = "no-limit"
    POT_LIMIT = "pot-limit"
    FIXED_LIMIT = "fixed-limit"
    SPREAD = "spread"


class AnteKind(enum.StrEnum):
    """TH-3, DP-2. Only the antes of every player compete; the others are dead money."""

    EACH = "each"
    BIG_BLIND = "big-blind"
    DEALER = "dealer"


class Overblind(enum.StrEnum):  # DH-8
    OFF = "off"
    ONE = "one"
    RE_OVERBLINDS = "re-overblinds"


class FeeBase(enum.StrEnum):  # DH-13
    TOTAL = "total"
    MAIN = "main"


class SwapPotSplit(enum.StrEnum):  # DH-19
    PROPORTIONAL = "proportional"
    EQUAL = "equal"


class Stakes(enum.StrEnum):  # DP-2
    ANTE = "ante"
    DEALER = "dealer"
    BLINDS = "blinds"


class Opening(enum.StrEnum):  # DP-4
    JACKS = "jacks"
    PASS_AND_OUT = "pass_and_out"
    ANYTHING = "anything"


class MaxDraw(enum.StrEnum):  # DP-8
    BY_PLAYERS = "by_players"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"


class SecondBetStarts(enum.StrEnum):  # DP-13
    OPENER = "opener"
    BUTTON = "button"


def _whole_chips(name: str, amount: object) -> None:
    if not is_whole(amount, 0):
        raise RulesError("not_whole_chips", name=name, amount=amount)


@dataclass(frozen=True, slots=True)
class Rules:
    """What a table has agreed on. The defaults are Draw-Holdem as the rulebook has it."""

    game: Game = Game.HOLDEM
    structure: Structure = Structure.NO_LIMIT
    small_blind: int = 5
    big_blind: int = 10  # posted or not: the minimum bet, and the small bet of fixed limit
    big_bet: int = 0  # fixed limit from the turn or the draw on; 0: twice the big blind
    spread: int = 0  # the largest bet or raise of spread limit
    ante: int = 0
    ante_kind: AnteKind = AnteKind.EACH
    swaps: bool = True
    overblind: Overblind = Overblind.ONE
    fee_base: FeeBase = FeeBase.TOTAL
    swap_pot_split: SwapPotSplit = SwapPotSplit.PROPORTIONAL
    muck: bool = True
    stakes: Stakes = Stakes.ANTE
    opening: Opening = Opening.JACKS
    max_draw: MaxDraw = MaxDraw.BY_PLAYERS
    second_bet_starts: SecondBetStarts = SecondBetStarts.OPENER

    def __post_init__(self) -> None:
        for name in ("small_blind", "big_blind", "big_bet", "spread", "ante"):
            _whole_chips(name, getattr(self, name))
        for name, kind in HOUSE_RULES.items():
            if not isinstance(value := getattr(self, name), kind):
                raise RulesError("unknown_value", name=name, value=value, known=_choices(kind))
        if self.big_blind < 1:
            raise RulesError("no_big_blind", big_blind=self.big_blind)
        if self.swaps and self.game is Game.DRAW_POKER:
            raise RulesError("swaps_in_draw_poker")
        if self.small_blind > self.big_blind:
            code = "small_blind_above_big" if self.has_blinds else "first_figure_above_second"
            raise RulesError(code, small_blind=self.small_blind, big_blind=self.big_blind)
        if (self.structure is Structure.SPREAD) != (self.spread > 0):
            raise RulesError("spread_needs_maximum", structure=self.structure, spread=self.spread)
        if self.big_bet and self.structure is not Structure.FIXED_LIMIT:
            raise RulesError("big_bet_without_fixed_limit", structure=self.structure)
        if self.big_bet and self.big_bet < self.big_blind:
            raise RulesError("big_bet_below_small", big_bet=self.big_bet, small_bet=self.big_blind)

    @property
    def late_bet(self) -> int:
        """The smallest bet from the turn or the draw on; fixed limit doubles it (TH-5)."""
        if self.structure is not Structure.FIXED_LIMIT:
            return self.big_blind
        return self.big_bet or 2 * self.big_blind

    @property
    def antes_from(self) -> AnteKind:
        """Who pays the ante: in draw poker the house rule ``stakes`` says it (DP-2)."""
        if self.has_blinds:
            return self.ante_kind
        return AnteKind.DEALER if self.stakes is Stakes.DEALER else AnteKind.EACH

    @property
    def has_blinds(self) -> bool:
        """Whether blinds are posted at all (DP-2: draw poker usually has antes instead)."""
        return self.game is Game.HOLDEM or self.stakes is Stakes.BLINDS

    @property
    def needs_openers(self) -> bool:
        """Whether only jacks or better open (DP-4): blinds would have opened already."""
        no_blinds = self.game is Game.DRAW_POKER and not self.has_blinds
        return no_blinds and self.opening is Opening.JACKS

    @property
    def hole_cards(self) -> int:
        """How many cards each is dealt."""
        return 5 if self.game is Game.DRAW_POKER else 2

    def with_rule(self, name: str, value: str) -> Rules:
        """These rules with one house rule changed, as ``--rule NAME=VALUE`` says it."""
        kind = HOUSE_RULES.get(name)
        if kind is None:
            raise RulesError("unknown_rule", name=name, known=tuple(HOUSE_RULES))
        try:
            changed: Any = _SWITCH[value] if kind is bool else kind(value)
        except (KeyError, ValueError):
            known = _choices(kind)
            raise RulesError("unknown_value", name=name, value=value, known=known) from None
        return replace(self, **{name: changed})

    @property
    def house_rules(self) -> tuple[str, ...]:
        """The names of those that change something in this game, in the rulebook's order."""
        if self.game is Game.DRAW_POKER:
            return _OF_DRAW_POKER
        others = _OF_DRAW_POKER if self.swaps else (*_OF_DRAW_POKER, *_OF_SWAPS)
        return tuple(name for name in HOUSE_RULES if name not in others)

    def overblinds(self, players: int) -> int:
        """How many overblinds there can be (DH-8)."""
        if self.overblind is Overblind.OFF or players == 2:
            return 0
        return 1 if self.overblind is Overblind.ONE else players - 2

    def most_discards(self, players: int) -> int:
        """How many cards one may draw (DP-8)."""
        if self.max_draw is MaxDraw.BY_PLAYERS:
            return 5 if players <= 4 else 3
        return int(self.max_draw)

    def rule(self, name: str) -> str:
        """A house rule's value as ``with_rule`` reads it back."""
        value = getattr(self, name)
        return ("on" if value else "off") if isinstance(value, bool) else str(value)


_SWITCH: Final = {"on": True, "off": False}
_OF_SWAPS: Final = ("fee_base", "swap_pot_split")
_OF_DRAW_POKER: Final = ("stakes", "opening", "max_draw", "second_bet_starts")


def _choices(kind: Any) -> tuple[str, ...]:
    return tuple(_SWITCH) if kind is bool else tuple(kind)


_ELSEWHERE: Final = ("game", "structure", "ante_kind")  # these have options of their own
# the fields that ``--rule`` may set: switches and choices, not amounts
HOUSE_RULES: Final[dict[str, Any]] = {
    field.name: type(field.default)
    for field in fields(Rules)
    if field.name not in _ELSEWHERE and type(field.default) is not int
}

DRAW_HOLDEM: Final = Rules()
TEXAS_HOLDEM: Final = Rules(swaps=False)

DRAW_POKER: Final = Rules(game=Game.DRAW_POKER, swaps=False, ante=5)
DRAW_POKER_CASINO: Final = replace(
    DRAW_POKER,
    opening=Opening.PASS_AND_OUT,
    max_draw=MaxDraw.FOUR,
    second_bet_starts=SecondBetStarts.BUTTON,
)

PRESETS: Final[dict[str, Rules]] = {
    "draw-holdem": DRAW_HOLDEM,
    "texas-holdem": TEXAS_HOLDEM,
    "draw-poker": DRAW_POKER,
    "draw-poker-casino": DRAW_POKER_CASINO,
}

"""How the table of an evening was laid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from drawholdem_tui.engine.fact import Fact


class Laid(Fact):
    """What an evening keeps for its whole length, beside the match."""

    game: str
    bots: Mapping[int, str]  # the words of ``cpu:…`` by chair; people sit on the others
    buy_in: int
    hands: int | None = None  # stop after so many
    seed: str | None = None
    number: int = 1  # of the evenings with this seed since the program began
    taken_up: int = 0  # how often the hand going on was
    last_hand: bool = False  # somebody has said that it is
    rabbit: bool = False  # what would have come is told
    in_the_open: bool = False  # all hands lie so
    for_showing: bool = False  # they did when everybody sat down
    deal: tuple[str, ...] = ()  # documents of the first hands
    real: bool = False  # cards and chips are
    mistakes: tuple[str, ...] = ()  # there, since the last finished hand: what did not hold
    corrections: tuple[tuple[str, int, int], ...] = ()  # likewise: name, had, has

    def as_fields(self) -> dict[str, Any]:
        """As JSON can hold it."""
        return {**self.fields(), "bots": {str(chair): words for chair, words in self.bots.items()}}


def laid_of(fields: Mapping[str, Any]) -> Laid:
    deal = fields.get("deal") or ()
    return Laid(
        **{
            **fields,
            "bots": {int(c): words for c, words in fields["bots"].items()},
            "deal": (deal,) if isinstance(deal, str) else tuple(deal),  # one hand in older books
            "mistakes": tuple(fields.get("mistakes", ())),
            "corrections": tuple(map(tuple, fields.get("corrections", ()))),
        }
    )

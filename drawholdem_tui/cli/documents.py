"""What ``--json`` prints: documents for scripts, whose keys are a promise (see README.md)."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from drawholdem_tui import __version__
from drawholdem_tui.words.one_line import printable

if TYPE_CHECKING:
    from drawholdem_tui.engine.rules import Rules

FORMAT: Final = 1  # grows when a key goes or comes to mean something else
_DECIMALS: Final = 4


def document(told: Mapping[str, Any]) -> str:
    """On one line, behind what says how to read it."""
    return json.dumps({"format": FORMAT, "version": __version__} | in_four_decimals(told))


def in_four_decimals(told: Any) -> Any:
    """No figure here is surer than that.

    >>> in_four_decimals({"share": [0.9725490196078431, 1, "x"]})
    {'share': [0.9725, 1, 'x']}
    """
    if isinstance(told, float):
        return round(told, _DECIMALS)
    if isinstance(told, Mapping):
        return {key: in_four_decimals(each) for key, each in told.items()}
    if isinstance(told, (list, tuple)):
        return [in_four_decimals(each) for each in told]
    return told


def print_csv(columns: Iterable[str], rows: Iterable[Mapping[str, Any]]) -> None:
    """For a spreadsheet. Names come from anywhere, and a terminal may be what reads this."""
    import csv

    table = csv.DictWriter(sys.stdout, list(columns), lineterminator="\n")
    table.writeheader()
    for row in map(in_four_decimals, rows):
        table.writerow(
            {name: printable(each) if isinstance(each, str) else each for name, each in row.items()}
        )


def run_of(
    rules: Rules, seats: Iterable[str], stack: int, seed: bytes, hands: int
) -> dict[str, Any]:
    """What was played, in the words of the options that ask for it again."""
    spread = f":{rules.spread}" if rules.spread else ""
    return {
        "game": _preset(rules),
        "seats": list(seats),
        "stack": stack,
        "blinds": f"{rules.small_blind}/{rules.big_blind}",
        "ante": rules.ante,
        "ante_kind": str(rules.ante_kind),
        "structure": f"{rules.structure}{spread}",
        "rules": {name: rules.rule(name) for name in rules.house_rules},
        "seed": seed.decode("utf-8", "surrogateescape"),
        "hands": hands,
    }


def _preset(rules: Rules) -> str:
    """Whatever else a game may be called differs in its house rules."""
    from drawholdem_tui.engine.rules import Game

    if rules.game is Game.DRAW_POKER:
        return "draw-poker"
    return "draw-holdem" if rules.swaps else "texas-holdem"

"""``chart blueprint``: play before the flop between two, as squares of hands or as data."""

from __future__ import annotations

from typing import Any

from drawholdem_tui.cli.documents import document
from drawholdem_tui.cli.surroundings import columns_here
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.players.blueprint.strategy import CONTEXTS, SWAPS, Blueprint
from drawholdem_tui.players.blueprint.tables import STACKS, blueprint
from drawholdem_tui.players.blueprint.tree import BUTTON, nodes
from drawholdem_tui.players.coach.chart import cells
from drawholdem_tui.words.advice.blueprint import blueprint_as_lines
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.one_line import say

_SQUARES = ("button", "after_keep", "after_swap")
_CONTEXTS = ("keep_keep", "keep_swap", "swap_keep", "swap_swap")


def blueprint_chart(stack: int, *, as_json: bool) -> int:
    """For one size of stacks, in big blinds."""
    if stack not in STACKS:
        told = translate(_("blueprints exist for {stacks} big blinds"))
        raise UsageError(told.format(stacks=", ".join(f"{each:g}" for each in STACKS)), "stack")
    made = blueprint(float(stack))
    if as_json:
        print(document(_document(made)))
    else:
        say(*blueprint_as_lines(made, columns_here()))
    return 0


def _document(made: Blueprint) -> dict[str, Any]:
    return {
        "stack": made.stack,
        "value": made.value,
        "exploitability": made.exploitability,
        "swaps": {
            _SQUARES[square]: {
                cell.hand: dict(zip(("high", "low"), made.swaps(square, place), strict=True))
                for place, cell in enumerate(cells(1))
            }
            for square in range(SWAPS)
        },
        "bets": {_CONTEXTS[context]: _bets(made, context) for context in range(CONTEXTS)},
    }


def _bets(made: Blueprint, context: int) -> list[dict[str, Any]]:
    """By node; -1 is a fold."""
    return [
        {
            "asked": "button" if node.so.actor == BUTTON else "big_blind",
            "put_in": node.so.put_in,
            "says": node.says,
            "hands": {
                cell.hand: made.bets(node, context, place) for place, cell in enumerate(cells(1))
            },
        }
        for node in nodes(made.stack)
    ]

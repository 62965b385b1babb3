"""``chart pushfold``: the computed strategy as squares of hands, or as data."""

from __future__ import annotations

import json
from typing import Any

from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.players.coach.chart import cells
from drawholdem_tui.players.pushfold.strategy import HANDS, NODES, Strategy
from drawholdem_tui.players.pushfold.tables import STACKS, table
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.pushfold import pushfold_as_lines


def pushfold(stack: int, *, swaps: bool, as_json: bool) -> int:
    """For one size of stacks, in big blinds."""
    if stack not in STACKS:
        told = translate(_("computed are stacks from {least} to {most} big blinds"))
        raise UsageError(told.format(least=STACKS[0], most=STACKS[-1]), "stack")
    strategy = table(stack, swaps=swaps)
    if as_json:
        print(json.dumps(_document(strategy, stack)))
    else:
        print("\n".join(pushfold_as_lines(strategy, stack)))
    return 0


def _document(strategy: Strategy, stack: int) -> dict[str, Any]:
    told = strategy.told
    names = [each.hand for each in cells(1)]
    nodes = {
        node: {
            "probability": told.reached[at],
            "push": told.push[at],
            "call": told.call[at],
            "hands": {
                names[place]: {"push": strategy.push(place, at), "call": strategy.call(place, at)}
                for place in range(HANDS)
            },
        }
        for at, node in enumerate(NODES if strategy.swaps else NODES[:1])
    }
    found: dict[str, Any] = {
        "stack": stack,
        "value": told.value,
        "exploitability": told.exploitability,
        "button_swaps": told.button_swaps,
        "big_blind_swaps": {"after_keep": told.after_keep, "after_swap": told.after_swap},
        "nodes": nodes,
    }
    if strategy.swaps:
        found["swaps"] = {names[place]: _swaps(strategy, place) for place in range(HANDS)}
    return found


def _swaps(strategy: Strategy, place: int) -> dict[str, dict[str, float]]:
    by_whom = {
        "button": strategy.button_swaps(place),
        "after_keep": strategy.big_blind_swaps(place, button_swapped=False),
        "after_swap": strategy.big_blind_swaps(place, button_swapped=True),
    }
    return {who: {"high": high, "low": low} for who, (high, low) in by_whom.items()}

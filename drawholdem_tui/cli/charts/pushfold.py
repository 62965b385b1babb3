"""``chart pushfold``: the computed strategy as squares of hands, or as data."""

from __future__ import annotations

import json
from typing import Any

from drawholdem_tui.cli.surroundings import columns_here
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.players.coach.chart import cells
from drawholdem_tui.players.pushfold.strategy import HANDS, NODES, Strategy
from drawholdem_tui.players.pushfold.tables import (
    STACKS,
    THREE_STACKS,
    table,
    table_of_three,
)
from drawholdem_tui.players.pushfold.three import SWAPS, ThreeStrategy
from drawholdem_tui.words.advice.pushfold import pushfold_as_lines
from drawholdem_tui.words.advice.three import three_as_lines
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.one_line import say


def pushfold(stack: int, *, swaps: bool, as_json: bool) -> int:
    """For one size of stacks, in big blinds."""
    if stack not in STACKS:
        told = translate(_("computed are stacks from {least} to {most} big blinds"))
        raise UsageError(told.format(least=STACKS[0], most=STACKS[-1]), "stack")
    strategy = table(stack, swaps=swaps)
    if as_json:
        print(json.dumps(_document(strategy, stack)))
    else:
        say(*pushfold_as_lines(strategy, stack, columns_here()))
    return 0


def three(stack: int, *, swaps: bool, as_json: bool) -> int:
    """The same for three players."""
    if stack not in THREE_STACKS:
        told = translate(_("of three there are {stacks} big blinds"))
        raise UsageError(told.format(stacks=", ".join(map(str, THREE_STACKS))), "stack")
    strategy = table_of_three(stack, swaps=swaps)
    if as_json:
        print(json.dumps(_document_of_three(strategy, stack)))
    else:
        say(*three_as_lines(strategy, stack, columns_here()))
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


def _document_of_three(strategy: ThreeStrategy, stack: int) -> dict[str, Any]:
    told, names = strategy.told, [each.hand for each in cells(1)]
    swaps: dict[str, dict[str, Any]] = {}
    nodes: dict[str, dict[str, Any]] = {
        _swapped(at, 3): {"probability": reached} for at, reached in enumerate(told.reached)
    }
    for square in strategy.squares:
        each = [strategy.shares(square, place) for place in range(HANDS)]
        often = strategy.often(square)
        if square in SWAPS:
            seen = ("button_swaps", "small_blind_swaps", "big_blind_swaps").index(square.kind)
            hands = {
                name: {"high": high, "low": low}
                for name, (high, low) in zip(names, each, strict=True)
            }
            behind = swaps.setdefault(square.kind, {})
            behind[_swapped(square.at, seen)] = {"share": often, "hands": hands}
        else:
            shares = {name: share for name, (share, _low) in zip(names, each, strict=True)}
            nodes[_swapped(square.at, 3)][square.kind] = {"share": often, "hands": shares}
    found: dict[str, Any] = {
        "players": 3,
        "stack": stack,
        "values": dict(zip(("button", "small_blind", "big_blind"), told.values, strict=True)),
        "exploitability": told.exploitability,
        "nodes": nodes,
    }
    return found | ({"swaps": swaps} if swaps else {})


def _swapped(at: int, seats: int) -> str:
    """Who has done what, in their turn: "keep-swap-keep"."""
    return "-".join("swap" if at >> seats - 1 - seat & 1 else "keep" for seat in range(seats))

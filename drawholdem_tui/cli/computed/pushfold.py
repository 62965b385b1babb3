"""``chart pushfold``: the computed strategy as squares of hands, or as data."""

from __future__ import annotations

from typing import Any

from drawholdem_tui.cli.command import cannot
from drawholdem_tui.cli.documents import document
from drawholdem_tui.cli.surroundings import columns_here
from drawholdem_tui.players.coach.chart import cells
from drawholdem_tui.players.pushfold.strategy import NODES, Square, Table, node_name
from drawholdem_tui.players.pushfold.tables import STACKS, table
from drawholdem_tui.words.advice.pushfold import pushfold_as_lines
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.one_line import say


def pushfold(stack: int, *, seats: int, swaps: bool, as_json: bool) -> int:
    """For one size of stacks, in big blinds."""
    stacks = STACKS[seats]
    if stack not in stacks:
        told = _("heads-up tables exist for {stacks} big blinds")
        if seats == 3:
            told = _("three-handed tables exist for {stacks} big blinds")
        raise cannot(told, "stack", stacks=", ".join(map(str, stacks)))
    strategy = table(stack, swaps=swaps, seats=seats)
    if as_json:
        print(document((_of_two if seats == 2 else _of_three)(strategy, stack)))
    else:
        say(*pushfold_as_lines(strategy, stack, columns_here()))
    return 0


def _of_two(strategy: Table, stack: int) -> dict[str, Any]:
    nodes, told, squares = {}, strategy.told, strategy.layout.swap_squares
    button_swaps, after_keep, after_swap = map(strategy.often, squares)
    for at in range(len(NODES) if strategy.swaps else 1):
        hands = zip(
            *(_hands(strategy, Square(bet, at)).items() for bet in strategy.layout.bets),
            strict=True,
        )
        nodes[NODES[at]] = {
            "probability": told.reached[at],
            "push": strategy.often(Square("push", at)),
            "call": strategy.often(Square("call", at)),
            "hands": {hand: {"push": push, "call": call} for (hand, push), (_hand, call) in hands},
        }
    found: dict[str, Any] = {
        "stack": stack,
        "value": told.values[0],
        "exploitability": told.exploitability,
        "button_swaps": button_swaps,
        "big_blind_swaps": {"after_keep": after_keep, "after_swap": after_swap},
        "nodes": nodes,
    }
    if strategy.swaps:
        whose = zip(("button", "after_keep", "after_swap"), squares, strict=True)
        by_whom = {who: _hands(strategy, square) for who, square in whose}
        found["swaps"] = {
            hand: {who: hands[hand] for who, hands in by_whom.items()} for hand in by_whom["button"]
        }
    return found


def _of_three(strategy: Table, stack: int) -> dict[str, Any]:
    told, layout = strategy.told, strategy.layout
    swaps: dict[str, dict[str, Any]] = {}
    nodes: dict[str, dict[str, Any]] = {
        node_name(at, 3): {"probability": reached} for at, reached in enumerate(told.reached)
    }
    for square in strategy.squares:
        told_of = {"share": strategy.often(square), "hands": _hands(strategy, square)}
        if square.kind in layout.swaps:
            before = node_name(square.at, layout.swaps.index(square.kind))
            swaps.setdefault(square.kind, {})[before] = told_of
        else:
            nodes[node_name(square.at, 3)][square.kind] = told_of
    found: dict[str, Any] = {
        "players": 3,
        "stack": stack,
        "values": dict(zip(("button", "small_blind", "big_blind"), told.values, strict=True)),
        "exploitability": told.exploitability,
        "nodes": nodes,
    }
    return found | ({"swaps": swaps} if swaps else {})


def _hands(strategy: Table, square: Square) -> dict[str, Any]:
    """How often each swaps its high and its low card, or goes in."""
    shares = {cell.hand: strategy.shares(square, place) for place, cell in enumerate(cells(1))}
    if square.kind in strategy.layout.swaps:
        return {hand: {"high": high, "low": low} for hand, (high, low) in shares.items()}
    return {hand: share for hand, (share, _low) in shares.items()}

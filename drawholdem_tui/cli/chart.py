"""``chart``: all 169 hands before the flop, which card to swap and what that changes; and what was
computed for short stacks, and heads-up."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from drawholdem_tui.cli.command import Parser, cannot, count, whole
from drawholdem_tui.cli.documents import document, in_four_decimals, print_csv
from drawholdem_tui.cli.surroundings import columns_here
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.language import _
from drawholdem_tui.words.one_line import say

if TYPE_CHECKING:  # whoever asks for help is not to wait for it
    from drawholdem_tui.players.blueprint.strategy import Blueprint
    from drawholdem_tui.players.pushfold.strategy import Square, Table

_SHORT: Final = 10  # big blinds
_DEEP: Final = 50
_EXIST: Final = {
    "blueprint": _("blueprints exist for {stacks} big blinds"),
    2: _("heads-up tables exist for {stacks} big blinds"),
    3: _("three-handed tables exist for {stacks} big blinds"),
}
_SQUARES: Final = ("button", "after_keep", "after_swap")


def chart_options(command: Parser) -> None:
    add = command.add_argument
    computed = _(
        "pushfold: the computed strategy for short stacks; blueprint: heads-up play before the "
        "flop with deeper ones"
    )
    add("what", nargs="?", choices=["pushfold", "blueprint"], metavar="CHART", help=computed)
    add("--players", type=whole, choices=[2, 3], help=_("pushfold: number of players (default: 2)"))
    stack = _("pushfold, blueprint: big blinds per player, up to 100 (default: 10; blueprint 50)")
    add("--stack", type=count, metavar="N", help=stack)
    add("--no-swaps", action="store_true", help=_("pushfold: plain hold'em, without swaps"))
    add(
        "--opponents",
        type=count,
        metavar="N",
        help=_("number of opponents, 1 to 9 (default: all)"),
    )
    form = command.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=_("one JSON document"))
    form.add_argument("--csv", action="store_true", help=_("CSV, for a spreadsheet"))


def chart(options: argparse.Namespace) -> int:
    if options.what == "blueprint":
        return _blueprint(options)
    if options.what:
        return _pushfold(options)
    for name, given in (
        ("players", options.players),
        ("no-swaps", options.no_swaps or None),
        ("stack", options.stack),
    ):
        if given is not None:
            raise cannot(_("this option is only for chart pushfold"), name)
    from drawholdem_tui.players.coach.chart import cells
    from drawholdem_tui.players.odds.tables.preflop import MOST_OPPONENTS
    from drawholdem_tui.words.hands.chart import chart_as_lines

    sizes = range(1, MOST_OPPONENTS + 1)
    if options.opponents is not None:
        if options.opponents not in sizes:
            raise too_many(options.opponents, MOST_OPPONENTS)
        sizes = range(options.opponents, options.opponents + 1)
    rows = [
        {
            "hand": cell.hand,
            "opponents": cell.opponents,
            "do": f"swap {cell.swap}" if cell.swapping else "keep",
            "before": cell.before,
            "after": cell.after,
        }
        for size in sizes
        for cell in cells(size)
    ]
    if options.json:
        print(json.dumps(in_four_decimals(rows)))
    elif options.csv:
        print_csv(rows[0], rows)
    else:
        width = columns_here()
        for number, size in enumerate(sizes):
            say(*([""] if number else []), *chart_as_lines(size, width))
    return 0


def too_many(opponents: int, most: int) -> UsageError:
    told = _("too many opponents ({opponents}); a table has room for {most}")
    return cannot(told, "opponents", opponents=opponents, most=most)


def no_tables(what: str | int, there: Iterable[float], option: str) -> UsageError:
    """Blueprints, or tables for so many players: for which stacks there are some."""
    return cannot(_EXIST[what], option, stacks=", ".join(f"{each:g}" for each in there))


def _blueprint(options: argparse.Namespace) -> int:
    from drawholdem_tui.players.blueprint.tables import STACKS, blueprint
    from drawholdem_tui.words.advice.blueprint import blueprint_as_lines

    for name in ("players", "opponents"):
        if getattr(options, name) is not None:
            raise cannot(_("blueprints are for two players"), name)
    if options.no_swaps:
        raise cannot(_("blueprints are for games with swaps"), "no-swaps")
    if options.csv:
        raise cannot(_("blueprint prints text, or JSON with --json"), "csv")
    stack = options.stack or _DEEP
    if stack not in STACKS:
        raise no_tables("blueprint", STACKS, "stack")
    made = blueprint(float(stack))
    if options.json:
        print(document(_of_a_blueprint(made)))
    else:
        say(*blueprint_as_lines(made, columns_here()))
    return 0


def _of_a_blueprint(made: Blueprint) -> dict[str, Any]:
    from drawholdem_tui.players.blueprint.tree import BUTTON, nodes
    from drawholdem_tui.players.coach.chart import cells

    hands = [cell.hand for cell in cells(1)]
    contexts = ("keep_keep", "keep_swap", "swap_keep", "swap_swap")
    return {
        "stack": made.stack,
        "value": made.value,
        "exploitability": made.exploitability,
        "swaps": {
            whose: {
                hand: dict(zip(("high", "low"), made.swaps(square, place), strict=True))
                for place, hand in enumerate(hands)
            }
            for square, whose in enumerate(_SQUARES)
        },
        "bets": {
            name: [
                {
                    "asked": "button" if node.so.actor == BUTTON else "big_blind",
                    "put_in": node.so.put_in,
                    "says": node.says,  # by node; -1 is a fold
                    "hands": {
                        hand: made.bets(node, context, place) for place, hand in enumerate(hands)
                    },
                }
                for node in nodes(made.stack)
            ]
            for context, name in enumerate(contexts)
        },
    }


def _pushfold(options: argparse.Namespace) -> int:
    from drawholdem_tui.players.pushfold.tables import STACKS, table
    from drawholdem_tui.words.advice.pushfold import pushfold_as_lines

    if options.opponents is not None:
        raise cannot(_("with pushfold, use --players for the number of players"), "opponents")
    if options.csv:
        raise cannot(_("pushfold prints text, or JSON with --json"), "csv")
    seats, stack = options.players or 2, options.stack or _SHORT
    if stack not in STACKS[seats]:
        raise no_tables(seats, STACKS[seats], "stack")
    strategy = table(stack, swaps=not options.no_swaps, seats=seats)
    if options.json:
        print(document((_of_two if seats == 2 else _of_three)(strategy, stack)))
    else:
        say(*pushfold_as_lines(strategy, stack, columns_here()))
    return 0


def _of_two(strategy: Table, stack: int) -> dict[str, Any]:
    from drawholdem_tui.players.pushfold.strategy import NODES, Square

    nodes, told, squares = {}, strategy.told, strategy.layout.swap_squares
    button_swaps, after_keep, after_swap = map(strategy.often, squares)
    for at in range(len(NODES) if strategy.swaps else 1):
        pushes, calls = (_hands(strategy, Square(bet, at)) for bet in strategy.layout.bets)
        nodes[NODES[at]] = {
            "probability": told.reached[at],
            "push": strategy.often(Square("push", at)),
            "call": strategy.often(Square("call", at)),
            "hands": {hand: {"push": push, "call": calls[hand]} for hand, push in pushes.items()},
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
        by_whom = {
            who: _hands(strategy, square) for who, square in zip(_SQUARES, squares, strict=True)
        }
        found["swaps"] = {
            hand: {who: hands[hand] for who, hands in by_whom.items()} for hand in by_whom["button"]
        }
    return found


def _of_three(strategy: Table, stack: int) -> dict[str, Any]:
    from drawholdem_tui.players.pushfold.strategy import node_name

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
    from drawholdem_tui.players.coach.chart import cells

    shares = {cell.hand: strategy.shares(square, place) for place, cell in enumerate(cells(1))}
    if square.kind in strategy.layout.swaps:
        return {hand: {"high": high, "low": low} for hand, (high, low) in shares.items()}
    return {hand: share for hand, (share, _low) in shares.items()}

"""``chart``: all 169 hands before the flop, which card to swap and what that changes; and what was
computed for short stacks."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Final

from drawholdem_tui.cli.command import Parser, cannot, count, whole
from drawholdem_tui.cli.documents import in_four_decimals
from drawholdem_tui.cli.surroundings import columns_here
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.one_line import say

_SHORT: Final = 10  # big blinds
_DEEP: Final = 50


def chart_options(command: Parser) -> None:
    """Against how many, or with how much, and in which form."""
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
    """As squares of hands, or as data."""
    if options.what == "blueprint":
        return _blueprint(options)
    if options.what:
        return _pushfold(options)
    of_pushfold = {
        "players": options.players,
        "no-swaps": options.no_swaps or None,
        "stack": options.stack,
    }
    for option in (name for name, given in of_pushfold.items() if given is not None):
        raise cannot(_("this option is only for chart pushfold"), option)
    from drawholdem_tui.players.coach.chart import cells
    from drawholdem_tui.players.odds.tables.preflop import MOST_OPPONENTS
    from drawholdem_tui.words.hands.chart import chart_as_lines

    sizes = range(1, MOST_OPPONENTS + 1)
    if options.opponents is not None:
        if options.opponents not in sizes:
            told = translate(_("too many opponents ({opponents}); a table has room for {most}"))
            told = told.format(opponents=options.opponents, most=MOST_OPPONENTS)
            raise UsageError(told, "opponents")
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
        import csv

        table = csv.DictWriter(sys.stdout, list(rows[0]), lineterminator="\n")
        table.writeheader()
        table.writerows(in_four_decimals(rows))
    else:
        width = columns_here()
        for number, size in enumerate(sizes):
            say(*([""] if number else []), *chart_as_lines(size, width))
    return 0


def _blueprint(options: argparse.Namespace) -> int:
    from drawholdem_tui.cli.computed.blueprint import blueprint_chart

    for name in ("players", "opponents"):
        if getattr(options, name) is not None:
            raise cannot(_("blueprints are for two players"), name)
    if options.no_swaps:
        raise cannot(_("blueprints are for games with swaps"), "no-swaps")
    if options.csv:
        raise cannot(_("blueprint prints text, or JSON with --json"), "csv")
    return blueprint_chart(options.stack or _DEEP, as_json=options.json)


def _pushfold(options: argparse.Namespace) -> int:
    from drawholdem_tui.cli.computed.pushfold import pushfold

    if options.opponents is not None:
        raise cannot(_("with pushfold, use --players for the number of players"), "opponents")
    if options.csv:
        raise cannot(_("pushfold prints text, or JSON with --json"), "csv")
    stack = _SHORT if options.stack is None else options.stack
    seats, swaps = options.players or 2, not options.no_swaps
    return pushfold(stack, seats=seats, swaps=swaps, as_json=options.json)

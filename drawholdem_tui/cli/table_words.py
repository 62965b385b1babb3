"""The options of a table as words of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator

from drawholdem_tui.cli.command import chips_from, offers, whole
from drawholdem_tui.engine.rules import HOUSE_RULES, PRESETS
from drawholdem_tui.evening.table_options import (
    DEFAULT_BLINDS,
    DEFAULT_GAME,
    DEFAULT_LEVELS,
    DEFAULT_STACK,
    TableOptions,
    TableWords,
    table_options,
)
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


def add_table_options(parser: argparse.ArgumentParser, seats: str) -> None:
    """The table options of cli.md; ``seats`` is the command's own default, and where there is none
    people do not sit down by name: seats are counted."""
    add = parser.add_argument
    games = translate(_("one of {games}")).format(games=", ".join(PRESETS))
    offers(add("--game", default=DEFAULT_GAME, metavar="GAME", help=games), lambda: PRESETS)
    who = translate(_("who plays (default {seats})")).format(seats=seats)
    if not seats:
        who = translate(_("number of seats; the players take turns (default: one each)"))
    add("--seats", default=seats, metavar="A,B,…" if seats else "N", help=who)
    stack = translate(_("starting chips"))
    add("--stack", type=chips_from, default=DEFAULT_STACK, metavar="N", help=stack)
    blinds = translate(_("small and big blind"))
    add("--blinds", default=DEFAULT_BLINDS, metavar="S/B", help=blinds)
    ante = translate(_("ante (default 0, in games without blinds S)"))
    add("--ante", type=chips_from, metavar="N", help=ante)
    payers = translate(_("who pays the ante"))
    add("--ante-kind", choices=("each", "big-blind"), default="each", help=payers)
    structures = "no-limit, pot-limit, fixed-limit, spread:MAX"
    offers(
        add("--structure", default="no-limit", metavar="S", help=structures),
        lambda: ("no-limit", "pot-limit", "fixed-limit", "spread:"),
    )
    rule = translate(_("a house rule (repeatable)"))
    offers(
        add("--rule", action="append", default=[], metavar="NAME=VALUE", help=rule), _house_rules
    )
    add("--seed", metavar="S", help=translate(_("the same seed deals the same cards")))
    mode = translate(_("cash game or tournament (knockout)"))
    add("--mode", choices=("cash", "knockout"), default="cash", help=mode)
    levels = translate(_("standard, turbo, deep or a file; standard:15: by minutes"))
    offers(add("--levels", metavar="L", help=levels), _schedules)
    speed = translate(_("1 slowest, 5 fastest, 0 no waiting (default 3)"))
    add("--speed", type=whole, choices=range(6), help=speed)
    add("--new", action="store_true", help=translate(_("start a new game")))


def _schedules() -> Iterable[str]:
    from drawholdem_tui.match.levels import SCHEDULES

    return SCHEDULES


def _house_rules() -> Iterator[str]:
    for name, kind in HOUSE_RULES.items():
        for value in ("on", "off") if kind is bool else kind:
            yield f"{name}={value}"


def table_asked_for(options: argparse.Namespace) -> TableOptions:
    """The table that a command line asks for; ``UsageError`` where there can be none."""
    if options.levels is not None and options.mode == "cash":
        cash = translate(_("only a tournament has levels; add --mode knockout"))
        raise UsageError(cash, "levels")
    return table_options(
        TableWords(
            tuple(seat.strip() for seat in options.seats.split(",")),
            game=options.game,
            stack=options.stack,
            blinds=options.blinds,
            ante=options.ante,
            ante_kind=options.ante_kind,
            structure=options.structure,
            rules=tuple(options.rule),
            seed=options.seed,
            mode=options.mode,
            levels=options.levels or DEFAULT_LEVELS,
            hands=options.hands,
            rabbit=getattr(options, "rabbit", False),
            choice=getattr(options, "choice", None),
            in_the_open=getattr(options, "open", False),
        )
    )

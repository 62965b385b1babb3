"""The options of a table as words of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from typing import Final

from drawholdem_tui.cli.command import Parser, cannot, chips_from, count, offers, whole
from drawholdem_tui.engine.rules import FEWEST_SEATS, HOUSE_RULES, MOST_SEATS, PRESETS
from drawholdem_tui.evening.table_options import (
    DEFAULT_BLINDS,
    DEFAULT_GAME,
    DEFAULT_LEVELS,
    DEFAULT_STACK,
    TableOptions,
    TableWords,
    table_options,
    with_names_for_all,
)
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.match.mode import WAYS
from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.players.cast import CAST, IN_CHARACTER
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.people import called


def add_table_options(parser: Parser, seats: str, *, real: bool = False) -> None:
    """The table options of cli.md; ``seats`` is the command's own default, and where there is none
    people do not sit down by name: seats are counted. At a ``real`` table cards are dealt by hand,
    and nobody is a computer."""
    plays = real or parser.prog.endswith(" play")
    add = parser.group(_("who plays")).add_argument
    who = _("people by name; cpu, cpu:LEVEL, cpu:LEVEL:CHARACTER: see below")
    if not plays:
        who = _("cpu, cpu:LEVEL, cpu:LEVEL:CHARACTER, see below (default: six cpu:random)")
    if real:
        who = _("the players, by name, in seat order")
    if not seats:
        who = _("number of seats, filled by the players in turn (default: one each)")
    add("--seats", default=seats, metavar="A,B,…" if seats else "N", help=who)
    add = parser.group(_("game and stakes")).add_argument
    games = ", ".join(PRESETS)
    offers(add("--game", default=DEFAULT_GAME, metavar="GAME", help=games), lambda: PRESETS)
    add("--stack", type=chips_from, default=DEFAULT_STACK, metavar="N", help=_("starting chips"))
    blinds = _("small and big blind; in games without them, ante and minimum bet")
    add("--blinds", default=DEFAULT_BLINDS, metavar="S/B", help=blinds)
    ante = _("ante (default: 0; in games without blinds, the S of --blinds)")
    add("--ante", type=chips_from, metavar="N", help=ante)
    add("--ante-kind", choices=("each", "big-blind"), default="each", help=_("who pays the ante"))
    structures = "no-limit, pot-limit, fixed-limit, spread:MAX"
    offers(
        add("--structure", default="no-limit", metavar="S", help=structures),
        lambda: ("no-limit", "pot-limit", "fixed-limit", "spread:"),
    )
    rule = _("a house rule, see below; repeatable")
    offers(
        add("--rule", action="append", default=[], metavar="NAME=VALUE", help=rule), _house_rules
    )
    mode = _("cash game or tournament (knockout)")
    modes = add("--mode", choices=("cash", "knockout"), default="cash", help=mode)
    levels = add("--levels", metavar="L", help=_LEVELS)
    offers(levels, _schedules)
    add = parser.group(_("how it is played")).add_argument
    seed = _("the same seed deals the same cards")
    add("--seed", metavar="S", help=argparse.SUPPRESS if real else seed)
    speed = _("1 slowest, 5 fastest, 0 no waiting (default 3)")
    waits = add("--speed", type=whole, choices=range(6), help=speed)
    new = _("put an interrupted game aside, and start a new one")
    afresh = add("--new", action="store_true", help=new)
    if real:
        waits.help = argparse.SUPPRESS
    if not plays:  # known to scripts, and there is nothing for them to do
        for each in (modes, levels, waits, afresh):
            each.help = argparse.SUPPRESS


def add_evening_options(command: Parser, seats: str, *, real: bool = False) -> None:
    """Those of a table at which an evening is played that can be left and resumed."""
    add_table_options(command, seats, real=real)
    command.set_defaults(seats=None)  # whoever names the same ones has named them
    add = command.group(_("game and stakes")).add_argument
    choice = _("dealer's choice: games rotate, or the next dealer picks; every hand or every orbit")
    add("--choice", choices=WAYS, help=choice)
    add = command.group(_("how it is played")).add_argument
    add("--hands", type=count, metavar="N", help=_("stop after this many hands"))
    again = _("resume a game that was put aside; history has the numbers")
    add("--evening", type=count, metavar="ID", help=again)
    add = command.group(_("how it looks")).add_argument
    add("--plain", action="store_true", help=_("plain text, without the full screen"))


_LEVELS_OF_CPUS: Final = (*IN_CHARACTER, "random")
_LEVELS: Final = _(
    "for a tournament: standard, turbo or deep, counted in hands; standard:15 for 15-minute "
    "levels; or a TOML file with hands = 10 and levels = [{ small = 5, big = 10, ante = 0 "
    "}, …] (default standard)"
)


def _schedules() -> Iterable[str]:
    from drawholdem_tui.match.levels import SCHEDULES

    return SCHEDULES


def _house_rules() -> Iterator[str]:
    for name, kind in HOUSE_RULES.items():
        for value in ("on", "off") if kind is bool else kind:
            yield f"{name}={value}"


def _check_seats(seats: tuple[str, ...], first: str) -> None:
    """What is no name of anybody, though it could be one."""
    for seat in seats:
        if seat.casefold() in _LEVELS_OF_CPUS:
            level = seat.casefold()
            told = _("{seat!r} would be a person; cpu:{level} is the computer")
            raise UsageError(translate(told, seat=seat, level=level), "seats")
        kind, _colon, words = seat.partition(":")
        if kind == "cpu" and words in CAST:
            raise cannot(_("{name} needs a level, such as cpu:regular:{name}"), "seats", name=words)
    if len(seats) == 1 and seats[0].isascii() and seats[0].isdigit():
        others = ",".join(["cpu"] * (min(max(int(seats[0]), FEWEST_SEATS), MOST_SEATS) - 1))
        raise cannot(_("name the players, such as {seats}"), "seats", seats=f"{first},{others}")


def table_asked_for(options: argparse.Namespace) -> TableOptions:
    """The table that a command line asks for; ``UsageError`` where there can be none."""
    if options.levels is not None and options.mode == "cash":
        raise cannot(_("only a tournament has levels; add --mode knockout"), "levels")
    seats = tuple(seat.strip() for seat in options.seats.split(","))
    _check_seats(seats, first=called(NAMELESS) if hasattr(options, "plain") else "cpu")
    asked_for = table_options(
        TableWords(
            seats,
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
    return with_names_for_all(asked_for)

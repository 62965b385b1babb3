"""The options that lay a table, from the command line's words to rules and seats."""

from __future__ import annotations

import argparse
import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from drawholdem_tui.engine.errors import RulesError
from drawholdem_tui.engine.rules import (
    FEWEST_SEATS,
    HOUSE_RULES,
    MOST_SEATS,
    PRESETS,
    AnteKind,
    Rules,
    Structure,
)
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.words.errors import sentence

if TYPE_CHECKING:  # only a knockout needs them
    from drawholdem_tui.match.levels import Levels

DEFAULT_LEVEL = "rookie"  # of a computer player
DEFAULT_GAME = "draw-holdem"
DEFAULT_BLINDS = "5/10"
DEFAULT_STACK = 1000
LONGEST_NAME = 20


class UsageError(Exception):
    """A word of the command line that cannot be followed, as a sentence."""


@dataclass(frozen=True, slots=True)
class TableOptions:
    """A table as asked for."""

    game: str
    rules: Rules
    seats: tuple[str, ...]
    stack: int
    seed: str | None
    mode: Mode = Mode.CASH
    levels: Levels | None = None  # of a knockout
    hands: int | None = None  # stop after so many

    def who_sits_there(self) -> tuple[list[str], dict[int, str]]:
        """Everybody's name, and by chair the words of those that are the computer's."""
        names: list[str] = []
        bots: dict[int, str] = {}
        for chair, seat in enumerate(self.seats):
            kind, _colon, words = seat.partition(":")
            if kind == "cpu":
                bots[chair] = words or DEFAULT_LEVEL
                names.append(f"CPU {len(bots)}")
            else:
                names.append(seat)
        return names, bots


def add_table_options(parser: argparse.ArgumentParser, seats: str) -> None:
    """The table options of cli.md; ``seats`` is the command's own default."""
    add = parser.add_argument
    add("--game", default=DEFAULT_GAME, metavar="GAME", help=f"one of {', '.join(PRESETS)}")
    add("--seats", default=seats, metavar="A,B,…", help=f"who plays (default {seats})")
    add("--stack", type=_chips, default=DEFAULT_STACK, metavar="N", help="chips to start with")
    add("--blinds", default=DEFAULT_BLINDS, metavar="S/B", help="small and big blind")
    add("--ante", type=_chips, metavar="N", help="ante (default 0, in games without blinds S)")
    add("--ante-kind", choices=("each", "big-blind"), default="each", help="who pays the ante")
    add(
        "--structure",
        default="no-limit",
        metavar="S",
        help="no-limit, pot-limit, fixed-limit, spread:MAX",
    )
    add(
        "--rule",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule (repeatable)",
    )
    add("--seed", metavar="S", help="the same seed deals the same cards")
    add("--mode", choices=("cash", "knockout"), default="cash", help="cash game or knockout")
    add("--levels", default="standard", metavar="L", help="standard, turbo, deep or a file")
    add("--speed", type=int, choices=range(6), help="1 slowest, 5 fastest, 0 no wait (default 3)")
    add("--new", action="store_true", help="start afresh")


def table_options(options: argparse.Namespace) -> TableOptions:
    """What was asked for, or a ``UsageError`` that says what would be right."""
    if options.game not in PRESETS:
        raise UsageError(f"--game: there is no {options.game!r}; there are {', '.join(PRESETS)}")
    if options.stack < 1:
        raise UsageError("--stack: at least 1 chip is needed to sit down")
    try:
        rules = _with_its_ante(_with_house_rules(_rules(options), options.rule), options.ante)
    except RulesError as error:
        raise UsageError(sentence(error.code, error.values)) from None
    seats = tuple(seat.strip() for seat in options.seats.split(","))
    _check_names(seats)
    if not FEWEST_SEATS <= len(seats) <= MOST_SEATS:
        raise UsageError(
            f"--seats: {FEWEST_SEATS} to {MOST_SEATS} players can sit down, not {len(seats)}"
        )
    mode = Mode(options.mode)
    return TableOptions(
        options.game,
        rules,
        seats,
        options.stack,
        options.seed,
        mode,
        _levels(options.levels) if mode is Mode.KNOCKOUT else None,
        options.hands,
    )


def _levels(name: str) -> Levels:
    from drawholdem_tui.match.levels import LevelsError, levels_named

    try:
        return levels_named(name)
    except LevelsError as error:
        raise UsageError(f"--levels: {error}") from None


def is_a_name(name: str) -> bool:
    """Whether a person can be called that at the table, and be told from amounts and computers."""
    plain = name.isprintable() and name == name.strip() and ":" not in name
    return 0 < len(name) <= LONGEST_NAME and plain and not _TAKEN.match(name)


_TAKEN = re.compile("cpu|[0-9]", re.IGNORECASE)


def _check_names(seats: tuple[str, ...]) -> None:
    people = [seat for seat in seats if seat.partition(":")[0] != "cpu"]
    for name in people:
        if not is_a_name(name):
            raise UsageError(
                f"--seats: {name!r} is no name; 1 to {LONGEST_NAME} letters, and not like cpu"
            )
    if len({name.lower() for name in people}) < len(people):
        raise UsageError("--seats: two people have the same name")


def _rules(options: argparse.Namespace) -> Rules:
    small, big = _blinds(options.blinds)
    structure, spread = _structure(options.structure)
    return replace(
        PRESETS[options.game],
        small_blind=small,
        big_blind=big,
        ante=options.ante or 0,
        ante_kind=AnteKind(options.ante_kind),
        structure=structure,
        spread=spread,
    )


def _with_its_ante(rules: Rules, asked_for: int | None) -> Rules:
    """Games without blinds have an ante: the first blind figure, where nothing else is said."""
    if asked_for is not None or rules.has_blinds:
        return rules
    return replace(rules, ante=rules.small_blind)


def _with_house_rules(rules: Rules, wanted: list[str]) -> Rules:
    for word in wanted:
        name, equals, value = word.partition("=")
        if not equals:
            raise UsageError(f"--rule: {word!r} is not NAME=VALUE; names: {', '.join(HOUSE_RULES)}")
        rules = rules.with_rule(name, value)
    return rules


def _blinds(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,9})/([0-9]{1,9})", text)
    if not found:
        raise UsageError(f"--blinds: {text!r} is not SMALL/BIG, such as 5/10")
    return int(found[1]), int(found[2])


def _structure(text: str) -> tuple[Structure, int]:
    name, colon, most = text.partition(":")
    known: Any = {str(each): each for each in Structure}
    if name not in known or (colon and not re.fullmatch("[0-9]{1,9}", most)):
        raise UsageError(
            f"--structure: {text!r} is none of no-limit, pot-limit, fixed-limit, spread:MAX"
        )
    return known[name], int(most or 0)


def _chips(text: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of chips below a billion")
    return int(text)

"""``arena``: who is better, in duplicate play."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from drawholdem_tui.cli.command import Parser, count
from drawholdem_tui.cli.heavy.where import STOPPED, add_where, tell_left_out, working
from drawholdem_tui.cli.table_words import add_table_options, table_asked_for
from drawholdem_tui.engine.rules import MOST_SEATS
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.errors import sentence
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

if TYPE_CHECKING:  # other commands are not to wait for it
    from drawholdem_tui.arena.duplicate import Contest
    from drawholdem_tui.arena.standings import Standings
    from drawholdem_tui.engine.hand import Hand

FEWEST: Final = 2
MOST: Final = 6
_WORST: Final = 10  # hands of each entrant, where --phh says nothing else


def arena_options(command: Parser) -> None:
    """Those of a table, and what becomes of the hands."""
    add_table_options(command, seats="")
    add = command.add_argument
    who = translate(_("2 to 6 entrants: levels, level:character, module:Class"))
    add("--players", required=True, metavar="A,B,…", help=who)
    add("--hands", type=count, required=True, metavar="N", help=translate(_("how many hands")))
    worst = translate(_("write the hands there that each lost most in"))
    add("--phh", type=Path, metavar="DIR", help=worst)
    add("--worst", type=count, metavar="N", help=translate(_("how many of each (default 10)")))
    needed = translate(_("exit with 1 unless A is better beyond doubt (repeatable)"))
    add("--require", action="append", default=[], metavar='"A > B"', help=needed)
    add("--json", action="store_true", help=translate(_("one JSON document instead of lines")))
    add_where(command)


def arena(options: argparse.Namespace) -> int:
    """Play and tell; 1 where a requirement is not met, 130 where Ctrl-C stopped it."""
    from drawholdem_tui.arena.duplicate import play
    from drawholdem_tui.arena.standings import Standings
    from drawholdem_tui.cli.contest import told
    from drawholdem_tui.cli.contest.requirement import requirements_of
    from drawholdem_tui.cli.heavy.progress import Progress
    from drawholdem_tui.heavy.jobs import Job

    contest = _what_is_played(options)
    requirements = requirements_of(options.require, contest.players)
    standings = Standings(contest.players, contest.worst)
    began = time.perf_counter()
    progress = Progress(contest.deals * len(contest.seats))
    with ExitStack() as stack:
        run = stack.enter_context(working(Job(play, contest.blocks), options))
        stack.callback(progress.is_over)
        progress.at(0)
        for answer in run.answers():
            standings.add(answer.value)
            progress.at(standings.hands)
    left_out = tell_left_out(run, _named)
    if not standings.deals:
        return left_out or STOPPED
    seconds = time.perf_counter() - began
    if options.phh:
        _write(options.phh, standings)
    beside = sys.stderr if options.json else sys.stdout
    if options.json:
        print(json.dumps(told.document(standings, seconds)))
    else:
        print("\n".join(told.lines(standings, seconds)))
    for line in (*told.times(standings), *told.failures(standings)):
        print(line, file=beside)
    met = [each.holds(standings) for each in requirements]
    for each, holds in zip(requirements, met, strict=True):
        print(each.told(holds=holds), file=beside)
    if left_out or standings.deals < contest.deals:
        return left_out or STOPPED
    return 0 if all(met) else 1


def _named(block: Contest) -> str:
    told = translate(_("deals {first} to {last} of seed {seed}"))
    last = block.first + block.deals
    return told.format(first=block.first + 1, last=last, seed=block.seed.hex())


def _what_is_played(options: argparse.Namespace) -> Contest:
    from drawholdem_tui.arena.duplicate import Contest, come_in
    from drawholdem_tui.players.cpu import UnknownBotError

    if options.mode != "cash":
        raise UsageError(translate(_("the arena plays cash games; play plays knockouts")), "mode")
    players = [each.strip().removeprefix("cpu:") for each in options.players.split(",")]
    if not FEWEST <= len(players) <= MOST or not all(players):
        few = translate(_("the arena takes {least} to {most} entrants, such as regular,rookie"))
        raise UsageError(few.format(least=FEWEST, most=MOST), "players")
    if len(set(players)) < FEWEST:
        same = translate(_("all entrants are {player}: there is nothing to compare"))
        raise UsageError(same.format(player=players[0]), "players")
    seats = _seats(options.seats, players)
    options.seats = ",".join(["cpu"] * len(seats))
    table = table_asked_for(options)
    deals = options.hands // len(seats)
    if deals < 2:
        few = translate(_("at least {hands} hands: two deals, each with every rotation of seats"))
        raise UsageError(few.format(hands=2 * len(seats)), "hands")
    if options.worst and not options.phh:
        raise UsageError(translate(_("--worst needs --phh DIR to write them to")), "worst")
    seed = os.urandom(32)
    if table.seed is not None:
        seed = table.seed.encode("utf-8", "surrogateescape")
    contest = Contest(
        table.rules,
        seats,
        table.stack,
        seed,
        deals,
        worst=(options.worst or _WORST) if options.phh else 0,
        record=_document_of if options.phh else None,
    )
    try:
        come_in(contest)
    except UnknownBotError as error:
        raise UsageError(sentence(error.code, error.values), "players") from None
    return contest


def _seats(said: str, players: Sequence[str]) -> tuple[str, ...]:
    """A seat an entrant; where more are asked for, they fill them in turn."""
    if not said:
        return tuple(players)
    if not said.isascii() or not said.isdigit() or not len(players) <= int(said) <= MOST_SEATS:
        wrong = translate(_("here --seats is a number, {least} to {most}: the entrants in turn"))
        raise UsageError(wrong.format(least=len(players), most=MOST_SEATS), "seats")
    return tuple(players[seat % len(players)] for seat in range(int(said)))


def _document_of(hand: Hand, players: Sequence[str]) -> dict[str, Any]:
    from drawholdem_tui.storage.phh.write import document_of

    return document_of(hand, players=told_apart(players))


def told_apart(players: Sequence[str]) -> list[str]:
    """Whoever holds several seats is numbered on them.

    >>> told_apart(["shark", "rookie", "shark"])
    ['shark 1', 'rookie', 'shark 2']
    """
    several = {each for each in players if players.count(each) > 1}
    return [
        f"{each} {players[: seat + 1].count(each)}" if each in several else each
        for seat, each in enumerate(players)
    ]


def _write(folder: Path, standings: Standings) -> None:
    """A file a hand, the worst of each entrant first."""
    from drawholdem_tui.storage.phh.write import text_of
    from drawholdem_tui.storage.whole_files import write_whole

    try:
        folder.mkdir(parents=True, exist_ok=True)
        for player in standings.players:
            name = "".join(sign if sign.isalnum() else "-" for sign in player)
            for number, worst in enumerate(standings.worst(player), start=1):
                write_whole(folder / f"{name}-{number:03}.phh", text_of(worst.document))
    except OSError as error:
        why = translate(_("cannot write {path}: {why}"))
        raise UsageError(why.format(path=folder, why=error.strerror), "phh") from None

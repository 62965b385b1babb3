"""``simulate``: what it plays, prints and writes."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from drawholdem_tui.cli.command import Parser, cannot, count, folder_or, refused
from drawholdem_tui.cli.exit_codes import NOT_ALL_WELL
from drawholdem_tui.cli.heavy.troubles import how_it_ended, tell_deviating
from drawholdem_tui.cli.heavy.where import add_where, one_here, seed_of
from drawholdem_tui.cli.table_words import add_table_options, table_asked_for
from drawholdem_tui.evening.table_options import DEFAULT_LEVEL, TableOptions
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.language import _

if TYPE_CHECKING:  # other commands are not to wait for it
    from drawholdem_tui.arena.blocks import Block


def simulate_options(command: Parser) -> None:
    add_table_options(command, seats=",".join(["cpu:random"] * 6))
    add = command.group(_("how it is played")).add_argument
    add("--hands", type=count, required=True, metavar="N", help=_("number of hands"))
    add = command.group(_("output")).add_argument
    phh = _("write the hands: one file each to a folder, or all to one .phhs or .jsonl")
    add("--phh", type=folder_or(".phhs", ".jsonl"), metavar="DIR", help=phh)
    add("--json", action="store_true", help=_("one JSON document instead of lines"))
    add_where(command)


def simulate(options: argparse.Namespace) -> int:
    """Play, write the hands where asked, print the result; 1 where chips went missing, 130 where
    Ctrl-C stopped it before all hands were played."""
    from drawholdem_tui.arena.blocks import Simulations
    from drawholdem_tui.cli.simulated import Simulated

    table = table_asked_for(options)
    if options.mode != "cash":
        raise cannot(_("simulate plays cash games; for a tournament use play"), "mode")
    simulations = Simulations(_what_is_played(table, options))
    alone = one_here(options) or (options.on is None and len(simulations.blocks) == 1)
    simulated = Simulated(simulations, table.seats, here=alone, writes_to=options.phh)
    try:
        run = simulated.work_out(options)
    except OSError as error:
        if not options.phh:
            raise
        raise UsageError.cannot_write(options.phh, error, "phh") from None
    simulated.tell(as_json=options.json)
    tell_deviating(simulated.by_worker)
    code = how_it_ended(run, simulated.named)
    return code if simulated.conserved else NOT_ALL_WELL


def _what_is_played(table: TableOptions, options: argparse.Namespace) -> Block:
    from drawholdem_tui.arena.blocks import Block, simulation_of
    from drawholdem_tui.players.cpu import UnknownBotError

    seed, bots = seed_of(options), tuple(map(_words_of_a_bot, table.seats))
    whole = Block(table.rules, bots, table.stack, seed, options.hands, record=None)
    if options.phh:
        from drawholdem_tui.storage.phh.write import document_of

        whole = whole._replace(record=document_of)
    try:
        simulation_of(whole)  # can everybody come?
    except UnknownBotError as error:
        raise refused(error, "seats") from None
    return whole


def _words_of_a_bot(seat: str) -> str:
    kind, _colon, words = seat.partition(":")
    if kind != "cpu":
        raise cannot(_("{seat!r} is a person; only cpu seats can play here"), "seats", seat=seat)
    return words or DEFAULT_LEVEL

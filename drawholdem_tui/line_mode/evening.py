"""An evening at the plain-text table, from the command line's words to the summary."""

from __future__ import annotations

import asyncio
import secrets
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from signal import SIGINT, SIGTERM
from typing import TextIO

from drawholdem_tui.controller.bots import PATIENCE, BotPlayer
from drawholdem_tui.controller.ports import NoWaiting, TableLeft, WallClock
from drawholdem_tui.controller.table import Table
from drawholdem_tui.engine.shuffle import shuffled
from drawholdem_tui.line_mode.host import PlainHost
from drawholdem_tui.line_mode.lines import Lines
from drawholdem_tui.match.levels import Levels
from drawholdem_tui.match.match import Mode, new_match
from drawholdem_tui.players.cpu import DEFAULT_LEVEL, make_bot
from drawholdem_tui.table_options import TableOptions
from drawholdem_tui.words.cards import FACES
from drawholdem_tui.words.match import rules_in_short


@dataclass(frozen=True, slots=True)
class Evening:
    """What the command line asks for, beside the table itself."""

    mode: Mode = Mode.CASH
    levels: Levels | None = None
    hands: int | None = None
    speed: int = 3
    glyphs: str = "letters"


class Interrupted(TableLeft):
    """Ctrl-C, or the system wants the program to end."""

    def __init__(self, signal_number: int) -> None:
        super().__init__(signal_number)
        self.signal_number = signal_number


def play(table: TableOptions, evening: Evening, source: TextIO, out: TextIO) -> int:
    """Play until nobody wants to any more, the input ends or the hands are played."""
    lines = Lines(source, out)
    code = 0
    number = 0
    goes_on = True
    while goes_on:
        number += 1
        host = _lay_the_table(table, evening, lines, number)
        clock = WallClock(evening.speed) if source.isatty() else NoWaiting()
        loop = Table(host.match, host.players, host, _secrets(table.seed, number), clock)
        host.loop = loop
        try:
            with _told_of_signals():
                asyncio.run(loop.play(evening.hands))
        except TableLeft as left:
            if isinstance(left, Interrupted):
                lines.say()
                code = 128 + left.signal_number
            if loop.hand is not None:
                lines.say("The evening ends in mid-hand; the chips stand as before it.")
                host.match.hands -= 1
        host.match.close()
        host.summary()
        goes_on = host.starts_anew and not code
    return code


@contextmanager
def _told_of_signals() -> Iterator[None]:
    """Ctrl-C and SIGTERM end the evening wherever it is; without this the loop would wait for the
    next line first."""

    def interrupt(number: int, _: object) -> None:
        raise Interrupted(number)

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, interrupt) for number in (SIGINT, SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _lay_the_table(table: TableOptions, evening: Evening, lines: Lines, number: int) -> PlainHost:
    names, bots = _who_sits_there(table.seats)
    match = new_match(table.rules, names, table.stack, evening.mode, evening.levels)
    host = PlainHost(match, lines, FACES[evening.glyphs], table.stack)
    for chair, bot in enumerate(bots):
        if bot is None:
            host.seat_person(chair)
        else:
            host.players[chair] = bot
    rules = evening.levels.at(1, table.rules) if evening.levels else table.rules
    for line in rules_in_short(rules):
        lines.say(line)
    if table.seed is not None:
        lines.say(f"This evening is seeded ({table.seed}): its cards can be known beforehand.")
    match.draw_for_the_button(shuffled(_secrets(table.seed, number)(0)))
    host.draw_for_the_button()
    return host


def _who_sits_there(seats: tuple[str, ...]) -> tuple[list[str], list[BotPlayer | None]]:
    """Names and bots; ``None`` is a person."""
    names: list[str] = []
    bots: list[BotPlayer | None] = []
    for seat in seats:
        kind, _, words = seat.partition(":")
        if kind != "cpu":
            names.append(seat)
            bots.append(None)
            continue
        bot, is_ours = make_bot(words or DEFAULT_LEVEL)
        number = 1 + sum(each is not None for each in bots)
        names.append(f"CPU {number}")
        bots.append(BotPlayer(bot, None if is_ours else PATIENCE))
    return names, bots


def _secrets(seed: str | None, number: int) -> Callable[[int], bytes]:
    """A secret for each hand of an evening: from the operating system, or from a seed that repeats
    them all."""
    if seed is None:
        return lambda _: secrets.token_bytes(32)
    start = seed.encode("utf-8", "surrogateescape") + b"/%d" % number
    return lambda hand: sha256(start + hand.to_bytes(8, "big")).digest()

"""The guest's side: a process with one bot, which is asked, answers, and knows nothing else.

It has no terminal, no descriptor of the table's program, and a limit of memory.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Final

from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu import UnknownBotError, somebody_elses
from drawholdem_tui.players.guests.closed import close_memory
from drawholdem_tui.players.guests.limits import MOST_MEMORY
from drawholdem_tui.players.guests.protocol import (
    FAILED,
    LONGEST_LINE,
    READY,
    answer_as_line,
    described,
    next_question,
)
from drawholdem_tui.players.protocol import Bot

_ALONE: Final = 60.0  # seconds; who has asked would have ended it long before, unless it died


def main() -> None:
    """Start the bot, and answer until there are no more questions."""
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.dup(1)
    _close_the_doors()

    def say(line: str) -> None:
        os.write(answers, line.encode("utf-8", "replace")[: LONGEST_LINE - 1] + b"\n")

    _look_at_the_clock()
    try:
        bot = somebody_elses(sys.argv[1])
    except UnknownBotError as error:
        say(" ".join([error.code, *str(error.values.get("why", "")).split()]))
        return
    say(READY)
    while True:
        _stop_the_clock()
        question = next_question(questions)
        if question is None:
            os._exit(0)  # whatever it has left running
        _look_at_the_clock()
        say(_decided(bot, *question))


def _decided(bot: Bot, *question: object) -> str:
    view, decision, seed = question
    try:
        return answer_as_line(bot.decide(view, decision, Chance(seed)))  # type: ignore[arg-type]
    except BaseException as error:  # also SystemExit, and what is no Exception
        return f"{FAILED} {described(error)}"


def _close_the_doors() -> None:
    """What it prints and reads goes nowhere; memory is limited where the system can. Other guests
    cannot look at its cards."""
    close_memory()
    nowhere = os.open(os.devnull, os.O_RDWR)
    for descriptor in range(3):
        os.dup2(nowhere, descriptor)
    try:
        import resource
    except ImportError:
        return  # not on this system
    for limit, most in ((resource.RLIMIT_AS, MOST_MEMORY), (resource.RLIMIT_CORE, 0)):
        _soft, hard = resource.getrlimit(limit)
        least = most if hard == resource.RLIM_INFINITY else min(most, hard)
        try:
            resource.setrlimit(limit, (least, least))
        except (OSError, ValueError):
            continue  # a system that has the limit by name only


def _look_at_the_clock() -> None:
    """When the table's program has died, end a bot that holds the interpreter, from C."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, _ALONE)


def _stop_the_clock() -> None:
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, 0)

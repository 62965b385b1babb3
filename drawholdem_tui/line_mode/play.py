"""An evening at the plain-text table, from the command line's words to the summary."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from signal import SIGINT, SIGTERM
from typing import Final, TextIO

from drawholdem_tui.controller.loop import Loop
from drawholdem_tui.controller.pace import WallClock
from drawholdem_tui.controller.ports import TableLeft
from drawholdem_tui.evening.bookkeeping import WhatNow
from drawholdem_tui.evening.evening import Evening, fresh
from drawholdem_tui.evening.lobby import (
    how_it_goes_on,
    left_aside,
    mended,
    what_is_wrong,
)
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.evening.taken_up import CannotGoOn, taken_up
from drawholdem_tui.line_mode.host import PlainHost
from drawholdem_tui.line_mode.lines import Lines
from drawholdem_tui.line_mode.understanding import CommandError, command_in
from drawholdem_tui.storage.book.faults import BookFault, Fault
from drawholdem_tui.storage.book.opening import Opened
from drawholdem_tui.words.cards import FACES
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.one_line import on_one_line
from drawholdem_tui.words.past.book import not_saved, saved_again
from drawholdem_tui.words.past.waiting import cannot_go_on
from drawholdem_tui.words.sentences import as_sentence
from drawholdem_tui.words.table.games import rules_in_short

ANSWERS: Final = tuple(WhatNow)


class SavingInLines:
    """Asks at the keyboard that everybody shares; nothing in it is private. ``note`` has it told
    again to whoever comes later in this hand."""

    def __init__(self, lines: Lines, note: Callable[[str], object]) -> None:
        self._lines = lines
        self._note = note

    async def cannot_save(self, fault: BookFault) -> WhatNow:
        told = not_saved(fault.fault, fault.why)
        self._lines.say(told)
        while True:
            typed = self._lines.ask(translate(_("again (retry), unsaved (play on) or leave")))
            try:
                words = typed.split() or [WhatNow.AGAIN]
                answer = WhatNow(command_in(words, ANSWERS, ())[0])
            except CommandError as error:
                self._lines.say(as_sentence(str(error)))
                continue
            if answer is WhatNow.UNSAVED:
                self._note(told)
            return answer

    def saves_again(self) -> None:
        self._lines.say(saved_again())
        self._note(saved_again())


NO_BOOK = Opened(None)
HANG_UP = int(getattr(signal, "SIGHUP", 0))  # not on every system


class Interrupted(TableLeft, KeyboardInterrupt):
    """Ctrl-C, or the system wants the program to end. A ``KeyboardInterrupt``, because the event
    loop swallows all others where it runs a callback."""

    def __init__(self, signal_number: int) -> None:
        super().__init__(signal_number)
        self.signal_number = signal_number


def play(
    table: TableOptions,
    source: TextIO,
    out: TextIO,
    *,
    opened: Opened = NO_BOOK,
    speed: int = 3,
    glyphs: str = "letters",
    after_the_hand: bool = True,
    small_talk: bool = True,
    tutor: int = 0,
    terse: bool = False,
) -> int:
    """Play until nobody wants to any more, the input ends or the hands are played. An evening that
    ``opened`` has found is gone on with."""
    lines = Lines(source, out, heard=glyphs == "words")
    try:
        with told_of_signals():
            tell_of_the_book(opened, lines)
    except TableLeft as left:
        return code_of(left)
    number, code, starts_anew = 0, 0, True
    while starts_anew and not code:
        number += 1
        evening = laid(table, opened, lines, number)
        host = PlainHost(
            evening,
            lines,
            FACES[glyphs],
            after_the_hand=after_the_hand,
            small_talk=small_talk,
            tutor=tutor,
            terse=terse,
        )
        clock = WallClock(speed) if source.isatty() else None
        host.loop = evening.loop(host.people, host, clock, SavingInLines(lines, host.note))
        begin = partial(_begin, evening, host, host.loop, lines)
        code = until_it_ends(evening, lines, begin, host.interrupted, host.summary)
        starts_anew = host.starts_anew
    return code


def _begin(evening: Evening, host: PlainHost, loop: Loop, lines: Lines) -> None:
    with lines.stopping_puts_cards_away():
        _introduce(evening, host, lines)
        asyncio.run(loop.play(evening.laid.hands))


def until_it_ends(
    evening: Evening,
    lines: Lines,
    play: Callable[[], None],
    interrupted: Callable[[], None],
    summary: Callable[[], None],
) -> int:
    """``play``, and what is told behind it, also where somebody has left; the exit code."""
    code = 0
    try:
        with told_of_signals():
            play()
    except TableLeft as left:
        code = code_of(left)
        lines.everybody_looks()
        if code == 128 + HANG_UP:
            return code  # there is nobody to tell
        if code:
            lines.say()
        tell_what_is_not_saved(evening, lines)
        interrupted()
    else:
        tell_what_is_not_saved(evening, lines)
    finally:
        lines.everybody_looks()
        evening.left()
    summary()
    return code


def laid(
    table: TableOptions | None,
    opened: Opened,
    lines: Lines,
    number: int = 1,
    *,
    real: bool = False,
) -> Evening:
    """The one that is open, or the next; its cards may be ``real``."""
    if opened.book and opened.evening and number == 1:
        try:
            evening = taken_up(opened.evening, opened.book, table.hands if table else None)
        except CannotGoOn as error:
            lines.say(cannot_go_on(opened.evening.began, str(error)))
        else:
            lines.say(how_it_goes_on(opened.evening))
            return evening
    lines.say_all(left_aside(opened, table.seed if table and not real else None, real=real))
    if table is None:
        raise TableLeft
    return fresh(table, opened.book, number, no_book=opened.no_book)


def _introduce(evening: Evening, host: PlainHost, lines: Lines) -> None:
    """The rules in short and the draw for the button; of an evening taken up the rules alone."""
    match = evening.match
    lines.say_all(() if host.terse else rules_in_short(match.next_rules()))
    seed = evening.laid.seed
    if seed is not None:
        known = _("This evening is seeded ({seed}): its cards can be predicted.")
        lines.say(translate(known, seed=on_one_line(seed, 40)))
    if not match.hands and evening.hand is None:
        host.draw_for_the_button()


def tell_of_the_book(opened: Opened, lines: Lines) -> None:
    """What is wrong with it. Somebody at a keyboard decides whether to play unsaved beside another
    program; a script has decided already."""
    lines.say_all((*what_is_wrong(opened), *mended(opened)))
    if opened.book is None and opened.fault is not None:
        if opened.fault.fault is Fault.IN_USE and lines.at_a_terminal:
            lines.ask(translate(_("Enter plays without saving; Ctrl-C quits")))
        else:
            lines.say(translate(_("This game is not being saved.")))


def tell_what_is_not_saved(evening: Evening, lines: Lines) -> None:
    """Before anything is said of how it ended."""
    if evening.keeper and (fault := evening.left_unsaved()):
        lines.say(not_saved(fault.fault, fault.why))


def code_of(left: TableLeft) -> int:
    return 128 + left.signal_number if isinstance(left, Interrupted) else 0


@contextmanager
def told_of_signals() -> Iterator[None]:
    """Ctrl-C, SIGTERM and a closed window end the evening wherever it is; without this the loop
    would wait for the next line first."""

    def interrupt(number: int, _: object) -> None:
        raise Interrupted(number)

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    numbers = [SIGINT, SIGTERM]
    if HANG_UP and signal.getsignal(HANG_UP) is not signal.SIG_IGN:  # as under nohup
        numbers.append(signal.Signals(HANG_UP))
    before = {number: signal.signal(number, interrupt) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)

"""An evening at a real table, from the command line's words to the summary."""

from __future__ import annotations

import asyncio
from typing import Final, TextIO

from drawholdem_tui.controller.ports import TableLeft
from drawholdem_tui.evening.evening import Evening, fresh
from drawholdem_tui.evening.lobby import how_it_goes_on, left_aside
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.evening.taken_up import CannotGoOn, taken_up
from drawholdem_tui.line_mode.lines import Lines
from drawholdem_tui.line_mode.play import (
    HANG_UP,
    SavingInLines,
    code_of,
    tell_of_the_book,
    tell_what_is_not_saved,
    told_of_signals,
)
from drawholdem_tui.line_mode.referee.table import RefereeInLines
from drawholdem_tui.storage.book.opening import Opened
from drawholdem_tui.words.cards import FACES
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.past.book import cannot_go_on
from drawholdem_tui.words.people import called
from drawholdem_tui.words.table.games import rules_in_short

NO_BOOK: Final = Opened(None)


def keep_the_table(
    table: TableOptions | None,
    source: TextIO,
    out: TextIO,
    *,
    opened: Opened = NO_BOOK,
    glyphs: str = "letters",
) -> int:
    """Until nobody wants to play any more, the input ends or the hands are played. An evening that
    ``opened`` has found is gone on with."""
    lines = Lines(source, out, heard=glyphs == "words")
    try:
        with told_of_signals():
            tell_of_the_book(opened, lines)
    except TableLeft as left:
        return code_of(left)
    evening = _laid(table, opened, lines)
    host = RefereeInLines(evening, lines, FACES[glyphs])
    if evening.keeper:
        evening.keeper.saving = SavingInLines(lines, host.note)
    code = 0
    try:
        with told_of_signals():
            _introduce(evening, lines)
            asyncio.run(host.play(evening.laid.hands))
    except TableLeft as left:
        code = code_of(left)
        if code == 128 + HANG_UP:
            return code  # there is nobody to tell
        if code:
            lines.say()
        tell_what_is_not_saved(evening, lines)
        host.interrupted()
    else:
        tell_what_is_not_saved(evening, lines)
    finally:
        evening.left()
    host.summary()
    return code


def _laid(table: TableOptions | None, opened: Opened, lines: Lines) -> Evening:
    if opened.book and opened.evening:
        try:
            evening = taken_up(opened.evening, opened.book, table.hands if table else None)
        except CannotGoOn as error:
            lines.say(cannot_go_on(opened.evening.began, str(error)))
        else:
            lines.say(how_it_goes_on(opened.evening))
            return evening
    for told in left_aside(opened, None, real=True):
        lines.say(told)
    if table is None:
        raise TableLeft
    return fresh(table, opened.book, no_book=opened.no_book)


def _introduce(evening: Evening, lines: Lines) -> None:
    """The rules in short, and who has the button."""
    match = evening.match
    for line in rules_in_short(match.next_rules()):
        lines.say(line)
    if not match.hands and evening.hand is None and match.button:
        drawn = _("{name} has the button, drawn at random; to move it, type: button {other}")
        chairs = match.button.button, match.button.big
        name, other = (match.chairs[chair].name for chair in chairs)
        lines.say(translate(drawn, name=called(name), other=called(other)))

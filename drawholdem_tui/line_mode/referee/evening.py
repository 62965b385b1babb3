"""An evening at a real table, from the command line's words to the summary."""

from __future__ import annotations

import asyncio
from typing import TextIO

from drawholdem_tui.controller.ports import TableLeft
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.line_mode.lines import Lines
from drawholdem_tui.line_mode.play import (
    NO_BOOK,
    SavingInLines,
    code_of,
    laid,
    tell_of_the_book,
    told_of_signals,
    until_it_ends,
)
from drawholdem_tui.line_mode.referee.table import RefereeInLines
from drawholdem_tui.storage.book.opening import Opened
from drawholdem_tui.words.cards import FACES
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.people import called
from drawholdem_tui.words.table.games import rules_in_short


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
    evening = laid(table, opened, lines, real=True)
    host = RefereeInLines(evening, lines, FACES[glyphs])
    if evening.keeper:
        evening.keeper.saving = SavingInLines(lines, host.note)

    def begin() -> None:
        _introduce(evening, lines)
        asyncio.run(host.play(evening.laid.hands))

    return until_it_ends(evening, lines, begin, host.interrupted, host.summary)


def _introduce(evening: Evening, lines: Lines) -> None:
    """The rules in short, and who has the button."""
    match = evening.match
    lines.say_all(rules_in_short(match.next_rules()))
    if not match.hands and evening.hand is None and match.button:
        drawn = _("{name} has the button, drawn at random; to move it, type: button {other}")
        chairs = match.button.button, match.button.big
        name, other = (match.chairs[chair].name for chair in chairs)
        lines.say(translate(drawn, name=called(name), other=called(other)))

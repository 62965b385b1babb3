"""Notes on everybody else at the table, as somebody with a good memory would have them."""

from __future__ import annotations

from drawholdem_tui.engine.past import NO_PAST
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.players.cast import character_in
from drawholdem_tui.words.advice.notes import notes_on
from drawholdem_tui.words.people import called
from drawholdem_tui.words.table.cast import bio


def notes_of(evening: Evening) -> list[str]:
    """A heading for each, and what there is to say; of a regular of the house who it is."""
    match, lines = evening.match, list[str]()
    for number, chair in enumerate(match.chairs):
        if chair.left or number == evening.alone:
            continue
        character = character_in(evening.laid.bots.get(number, ""))
        about = [bio(character)] if character else []
        past = match.past.get(number, NO_PAST)
        about += notes_on(chair.name, past, swaps=match.rules.swaps)
        lines += [called(chair.name), *(f"  {line}" for line in about), ""]
    return lines[:-1]

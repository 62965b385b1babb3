"""What lies over what is private, while the keyboard is handed over."""

from __future__ import annotations

from drawholdem_tui.engine.decisions import DrawDecision
from drawholdem_tui.tui.hot_seat.commands import CALL, MARKS
from drawholdem_tui.tui.hot_seat.keyboard import CALM
from drawholdem_tui.tui.live.commands import PEEK
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.tui.table.scene.regions import (
    CurtainPicture,
)
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.people import called
from drawholdem_tui.words.table.decisions import to_win


def curtain_picture(director: Director) -> CurtainPicture | None:
    """Over what is private, while the keyboard is handed over."""
    keyboard = director.keyboard
    if not keyboard.curtain or keyboard.holder is None:
        return None
    name = called(director.match.chairs[keyboard.holder].name)
    if director.front.now() - keyboard.too_early < CALM:
        return CurtainPicture(name, translate(_("One moment\u2026")))
    key_of = director.keymap.key_of
    facts = to_win(director.question.view) if director.question else ()
    hint = translate(_("{key}: {name}'s turn")).format(key=key_of(PEEK), name=name)
    return CurtainPicture(name, hint, _shorter_ways(director), facts)


def _shorter_ways(director: Director) -> tuple[str, ...]:
    """What somebody can say at once who has seen the cards before."""
    question, key_of = director.known_hand, director.keymap.key_of
    if question is None:
        return ()
    ways = []
    if question.may_check:
        ways.append(translate(_("{key}: check without looking")).format(key=key_of(CALL)))
    if question.asks_for_marks:
        template, last = _("{first} or {last}: look and mark"), MARKS[1]
        if isinstance(question.decision, DrawDecision):
            template, last = _("{first}\u2013{last}: look and mark"), MARKS[-1]
        ways.append(translate(template).format(first=key_of(MARKS[0]), last=key_of(last)))
    return tuple(ways)


# The bars round the table

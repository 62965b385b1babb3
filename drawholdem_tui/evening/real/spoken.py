"""What is typed between two hands of a real table, in a line: ``correct Ben 1240``."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.evening.between import BetweenHands, Change
from drawholdem_tui.evening.real.table import Referee
from drawholdem_tui.evening.real.who_wins import Unclear
from drawholdem_tui.match.names import heard, is_a_name
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.people import called, kept_as
from drawholdem_tui.words.table.mistakes import corrected
from drawholdem_tui.words.typed_words import amount_behind, is_spelled

_VERBS: Final = ("correct", "button", "join", "game", *Change)


def spoken_between(words: list[str], referee: Referee, between: BetweenHands) -> list[str]:
    """What has come of it, in sentences."""
    verb = next((each for each in _VERBS if words and is_spelled(words[0], each)), None)
    rest = words[1:]
    match verb:
        case None:
            none = _(
                "begin with correct, button, join, leave, rebuy, topup, sitout, sitin, overblind "
                "or game"
            )
            raise Unclear(none)
        case "correct":
            return _correct(rest, referee, between)
        case "button":
            chair = _chair(rest, between)
            referee.give_button(chair)
            has = _("{name} has the button.")
            return [translate(has, name=called(between.match.chairs[chair].name))]
        case "join":
            name = " ".join(rest)
            if not is_a_name(name):
                raise Unclear(_("join needs a name, such as: join Zoe"))
            return [between.has_joined(between.join(name))]
        case "game":
            return [between.choose(" ".join(rest))]
        case "topup":
            rest, amount = amount_behind(rest)
            return [between.change(Change.TOP_UP, _chair(rest, between), amount or 0)]
    return [between.change(Change(verb), _chair(rest, between))]


def _correct(rest: list[str], referee: Referee, between: BetweenHands) -> list[str]:
    name, stack = amount_behind(rest)
    if stack is None or not name:
        raise Unclear(_("correct needs a name and the stack, such as: correct Ben 1240"))
    chair, match = _chair(name, between), between.match
    by = referee.correct(chair, stack)
    bought = sum(seat.bought for seat in match.chairs) + match.brought
    return corrected(match.chairs[chair].name, stack, by, match.chips(), bought)


def _chair(name: list[str], between: BetweenHands) -> int:
    wanted, people = kept_as(" ".join(name)), between.people()
    for chair in people:
        if heard(between.match.chairs[chair].name) == heard(wanted):
            return chair
    names = ", ".join(called(between.match.chairs[chair].name) for chair in people)
    raise Unclear(_("name one of: {names}"), names=names)

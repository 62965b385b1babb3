"""What is typed at a real table on any front end: cards of the board, and who wins."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from drawholdem_tui.engine.actions import Action, Call, RaiseTo, Swap
from drawholdem_tui.engine.cards import Card, cards
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.errors import IllegalAction
from drawholdem_tui.engine.judging import Judgement, Judging
from drawholdem_tui.match.names import heard
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.one_line import on_one_line
from drawholdem_tui.words.people import called
from drawholdem_tui.words.table.who_wins import no_winner_yet, not_in_that_pot

if TYPE_CHECKING:
    from drawholdem_tui.evening.real.table import Referee

_CARDS: Final = re.compile("(?:[2-9TJQKAtjqka][cdhsCDHS])+")
_TIE: Final = re.compile(r"\s*=\s*")


class Unclear(Exception):
    """What cannot be understood, as a sentence."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(translate(message).format(**values))


def cards_typed(words: Sequence[str]) -> tuple[Card, ...] | None:
    """``Qs 7d 2c``, ``Qs7d2c``; nothing where it is something else.

    >>> cards_typed(["qs", "7D2c"]), cards_typed(["call"])
    ((Qs, 7d, 2c), None)
    """
    if not words or not all(map(_CARDS.fullmatch, words)):
        return None
    text = "".join(words)
    pairs = (text[at : at + 2] for at in range(0, len(text), 2))
    return cards("".join(two[0].upper() + two[1].lower() for two in pairs))


def last_chip(decision: Decision, action: Action) -> int | None:
    """What somebody goes all-in with, who does."""
    bet = decision.then if isinstance(decision, SwapDecision) else decision
    match action, bet:
        case RaiseTo(to), BetDecision() if to == bet.all_in_to:
            return bet.stack
        case Call(), BetDecision() if bet.to_call == bet.stack:
            return bet.stack
        case Swap(), _ if isinstance(decision, SwapDecision) and decision.takes_last_chip:
            return decision.stack
    return None


def judgement_of(words: Sequence[str], referee: Referee, said: Judgement | None) -> Judgement:
    """``2 1``, ``1=3 2``, ``=13``, ``Ben``; or cards: ``1 AsKd 2 QhQc``. ``said``: what somebody
    has said before, which was not enough; to say it again does no harm."""
    judging = asked(referee)
    typed = _TIE.sub("=", " ".join(words)).split()
    if any(_CARDS.fullmatch(word) and len(word) > 2 for word in typed):
        return judging.ranked(_hands(typed, referee))
    if typed and typed[0].startswith("="):  # a tie of all that are named: =12
        tied = re.sub("([0-9])", r" \1 ", " ".join(typed)[1:]).split()
        typed = ["=".join("10" if each == "0" else each for each in tied)]
    order = tuple(tuple(_seat(each, referee) for each in group.split("=")) for group in typed)
    if said:
        placed = {seat for group in said.order for seat in group}
        left = (tuple(seat for seat in group if seat not in placed) for group in order)
        order = tuple(group for group in left if group)
    if not order and not said:
        raise Unclear(_("who wins? Type a number or a name"))
    return Judgement((*said.order, *order) if said else order)


def asked(referee: Referee) -> Judging:
    """The showdown that somebody has to judge."""
    if referee.judging is None:
        raise IllegalAction("nothing_to_judge")
    return referee.judging


def numbered(referee: Referee) -> list[tuple[int, int]]:
    """The hands at the showdown, each with the number of its chair and its seat. A chair has its
    number all evening: whoever has typed it once need not look."""
    chairs = referee.dealing.chairs if referee.dealing else ()
    return sorted((chairs[seat] + 1, seat) for seat in asked(referee).seats)


def judge(
    words: Sequence[str], referee: Referee, said: Judgement | None
) -> tuple[Judgement | None, str]:
    """Say who wins. Where that is not enough for every pot: what has been said so far, and what has
    to be said yet. Whoever is named again has no part in that pot."""
    judging = asked(referee)
    judgement = judgement_of(words, referee, said)
    try:
        referee.judge(judgement)
    except IllegalAction as refused:
        if refused.code != "pot_not_judged":
            raise
        number = int(str(refused.values["pot"]))
        pot = judging.pots[number]
        who = [(n, referee.name(seat)) for n, seat in numbered(referee) if seat in pot.contenders]
        due = no_winner_yet(number, pot.amount, who, len(judging.pots))
        return judgement, f"{not_in_that_pot()} {due}" if words and judgement == said else due
    return None, ""


def _hands(typed: Sequence[str], referee: Referee) -> list[tuple[int, tuple[Card, ...]]]:
    """Whose cards they are stands before them."""
    hands: list[tuple[int, tuple[Card, ...]]] = []
    who: int | None = None
    held: list[str] = []
    for word in (*typed, ""):
        if word and _CARDS.fullmatch(word):
            held.append(word)
            continue
        if who is not None:
            hands.append((who, cards_typed(held) or ()))
        elif held:
            raise Unclear(_("put the player in front of the cards, such as 1 AsKd"))
        held = []
        who = _seat(word, referee) if word else None
    return hands


def _seat(word: str, referee: Referee) -> int:
    seats = dict(numbered(referee))
    if word.isascii() and word.isdecimal() and int(word[:3]) in seats:
        return seats[int(word[:3])]
    if _CARDS.fullmatch(word):
        raise Unclear(_("put the player in front of the cards, such as 1 AsKd"))
    # whole: a pot is not given to Cleo for a "c" too many
    alike = [seat for seat in seats.values() if heard(called(referee.name(seat))) == heard(word)]
    if len(alike) != 1:
        none = _("{word!r} is not in the showdown; type one of {numbers}, or a name")
        raise Unclear(none, word=on_one_line(word, 20), numbers=", ".join(map(str, seats)))
    return alike[0]

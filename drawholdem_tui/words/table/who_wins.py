"""Who shows at a real table, and who is asked to have won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import called, together


def shows_first(name: str, *, may_muck: bool, all_in: bool) -> str:
    """``Ann shows first, …``, and whether a beaten hand is shown, too: it is where a player is
    all-in, where mucking is off (TH-9), and in draw poker (DP-14)."""
    told = _("{name} shows first, then clockwise; a beaten hand may stay hidden.")
    if all_in:
        told = _("All-in: everyone shows their cards, {name} first.")
    elif not may_muck:
        told = _("Everyone shows their cards, {name} first.")
    return translate(told, name=called(name))


_WHO_WINS: Final = _(
    "Who wins? Type a name or a number; several, best first: {two} {one}; a tie: {one}={two}. "
    "Anyone you leave out loses. Or type the board, then the hands."
)
_WHO_WINS_ON_THIS_BOARD: Final = _(
    "Who wins? Type a name or a number; several, best first: {two} {one}; a tie: {one}={two}. "
    "Anyone you leave out loses. Or type the hands: {one} AsKd {two} 7c7d."
)


def ask_who_wins(hands: Sequence[tuple[int, str]], *, knows_the_board: bool) -> list[str]:
    """``hands``: a number and a name each."""
    told = ", ".join(f"{number} {called(name)}" for number, name in hands)
    asked = _WHO_WINS_ON_THIS_BOARD if knows_the_board else _WHO_WINS
    (one, _first), (two, _second) = hands[:2]
    return [translate(_("At showdown: {hands}."), hands=told), translate(asked, one=one, two=two)]


def not_in_that_pot() -> str:
    """Of somebody who is named for it, and has won another one."""
    return translate(_("That player has no share in this pot."))


def no_winner_yet(
    number: int, amount: int, contenders: Sequence[tuple[int, str]], pots: int
) -> str:
    """What is still to be said for a pot: who can win it, each with a number."""
    template = _("Who wins the pot of {amount}? In it: {who}.")
    if number:
        template = _("Who wins side pot {number} ({amount})? In it: {who}.")
        if pots == 2:
            template = _("Who wins the side pot of {amount}? In it: {who}.")
    elif pots > 1:
        template = _("Who wins the main pot of {amount}? In it: {who}.")
    who = together([f"{each} {called(name)}" for each, name in contenders])
    return translate(template, number=number, amount=chips(amount), who=who)

"""Sentences about a player: each is written twice, to "you" and with a name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Final, NamedTuple

from drawholdem_tui.match.names import NAMELESS, composed, heard, seat_in
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.one_line import printable


class Who(NamedTuple):
    """A player. ``you``: this person plays alone and reads."""

    name: str
    you: bool = False


# Translators: what the one person at a table is called who has given no name
_YOU: Final = In("name of a seat", "You")


def called(name: str) -> str:
    """The name to show: unnamed players are stored under one fixed name, and shown under the
    language's word for it."""
    if name == NAMELESS:
        return translate(_YOU)
    number = seat_in(name)
    return translate(_("Seat {number}"), number=number) if number else printable(name)


def as_kept(name: str) -> Who:
    """Of a name as it is stored: unnamed is only the one who reads."""
    return Who(name, you=name == NAMELESS)


def kept_as(name: str) -> str:
    """The name to store for a typed one; the language's word for an unnamed player, or the fixed
    name, counts as no name."""
    nobody = {heard(NAMELESS), heard(translate(_YOU))}
    return NAMELESS if heard(name) in nobody else composed(name)


def you_is_no_name() -> str:
    """Why somebody who shares a table needs one."""
    no_name = _("type a name: \u201c{you}\u201d would be everybody")
    return translate(no_name, you=called(NAMELESS))


class Told(NamedTuple):
    """A sentence in both its forms: ``Told(_("You fold."), _("{name} folds."))``."""

    you: str
    other: str


def told(who: Who, sentence: Told, **values: object) -> str:
    """The form that fits, filled in."""
    return translate(sentence.you if who.you else sentence.other, name=called(who.name), **values)


def one_by_one(items: Iterable[str]) -> str:
    """``Ann has 60; Ben has 40``."""
    after = _("{these}; {this}")
    return reduce(lambda these, this: translate(after, these=these, this=this), items)


def of(name: object, told: str) -> str:
    """``Ann: +60``."""
    return translate(_("{name}: {told}"), name=name, told=told)


def you_first(people: Iterable[Who]) -> list[Who]:
    """As they come, but the one who reads before all others."""
    return sorted(people, key=lambda who: not who.you)


def together(items: Sequence[str]) -> str:
    """``Ann, Ben and Cleo``."""
    if len(items) < 2:
        return "".join(items)
    return translate(_("{these} and {last}"), these=", ".join(items[:-1]), last=items[-1])

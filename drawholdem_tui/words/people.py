"""Sentences about somebody at the table: each is written twice, to "you" and of a name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Final, NamedTuple

from drawholdem_tui.match.names import NAMELESS, composed, heard, seat_in
from drawholdem_tui.words.language import In, translate
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.one_line import printable


class Who(NamedTuple):
    """Somebody at the table. ``you`` is a fact and no name: this person plays alone, and reads."""

    name: str
    you: bool = False


# Translators: what the one person at a table is called who has given no name
_YOU: Final = In("name of a seat", "You")


def called(name: str) -> str:
    """A name as it is read: who has given none is kept under one that is the same everywhere, and
    is called as the language has it."""
    if name == NAMELESS:
        return translate(_YOU)
    number = seat_in(name)
    return translate(_("Seat {number}")).format(number=number) if number else printable(name)


def kept_as(name: str) -> str:
    """A name as it is kept, of whoever types it: who is called as the language calls somebody
    without a name, or as that is kept, has none."""
    nobody = {heard(NAMELESS), heard(translate(_YOU))}
    return NAMELESS if heard(name) in nobody else composed(name)


class Told(NamedTuple):
    """A sentence in both its forms: ``Told(_("You fold."), _("{name} folds."))``."""

    you: str
    other: str


def told(who: Who, sentence: Told, **values: object) -> str:
    """The form that fits, with its values."""
    template = translate(sentence.you if who.you else sentence.other)
    return template.format(name=called(who.name), **values)


def one_by_one(items: Iterable[str]) -> str:
    """``Ann has 60; Ben has 40``."""
    after = translate(_("{these}; {this}"))
    return reduce(lambda these, this: after.format(these=these, this=this), items)


def of(name: object, told: str) -> str:
    """``Ann: +60``."""
    return translate(_("{name}: {told}")).format(name=name, told=told)


def together(items: Sequence[str]) -> str:
    """``Ann, Ben and Cleo``."""
    if len(items) < 2:
        return "".join(items)
    return translate(_("{these} and {last}")).format(these=", ".join(items[:-1]), last=items[-1])

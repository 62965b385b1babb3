"""Sentences about somebody at the table: each is written twice, to "you" and of a name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Final, NamedTuple

from drawholdem_tui.match.names import heard
from drawholdem_tui.words.language import In, translate
from drawholdem_tui.words.language import mark as _


class Who(NamedTuple):
    """Somebody at the table. ``you`` is a fact and no name: this person plays alone, and reads."""

    name: str
    you: bool = False


# Translators: what the one person at a table is called who has given no name
YOU: Final = In("name of a seat", "You")


def you() -> str:
    """As the seat of somebody is called who has given no name."""
    return translate(YOU)


def means_you(name: str) -> bool:
    """Whether somebody is called so who has given no name, here or in a file in English."""
    return heard(name) in (heard(YOU.message), heard(you()))


class Told(NamedTuple):
    """A sentence in both its forms: ``Told(_("You fold."), _("{name} folds."))``."""

    you: str
    other: str


def told(who: Who, sentence: Told, **values: object) -> str:
    """The form that fits, with its values."""
    template = translate(sentence.you if who.you else sentence.other)
    return template.format(name=who.name, **values)


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

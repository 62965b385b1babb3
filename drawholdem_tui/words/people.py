"""Sentences about somebody at the table: each is written twice, to "you" and of a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


class Who(NamedTuple):
    """Somebody at the table. ``you`` is a fact and no name: this person plays alone, and reads."""

    name: str
    you: bool = False


class Told(NamedTuple):
    """A sentence in both its forms: ``Told(_("You fold."), _("{name} folds."))``."""

    you: str
    other: str


def told(who: Who, sentence: Told, **values: object) -> str:
    """The form that fits, with its values."""
    template = translate(sentence.you if who.you else sentence.other)
    return template.format(name=who.name, **values)


def together(items: Sequence[str]) -> str:
    """``Ann, Ben and Cleo``."""
    if len(items) < 2:
        return "".join(items)
    return translate(_("{these} and {last}")).format(these=", ".join(items[:-1]), last=items[-1])
